"""RISK Équipe: won by destroying or finding the Ring, or by eliminating a side; points do not matter."""

from __future__ import annotations

from rules.atlas import RegionName, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player, Task
from rules.lotr.board import strongholds_on
from rules.lotr.fellowship import RingDestroyed
from rules.lotr.ring_hunt import hunt_bonus
from rules.lotr.sides import EVIL, GOOD, of_side
from rules.risk.turn.turns import FirstChosen

team = Module("team", needs=("ring-hunt",))


class SeatTeams(Task):
    """Choose who begins: the Evil player with more strongholds in Mordor plays last, his left neighbour first."""


@team.does(SeatTeams)
def seat_teams(g: Context, task: SeatTeams) -> None:
    evil = of_side(g.state.seats, EVIL)
    mordor = [t for t in g.rules.board.regions[RegionName("mordor")].territories if t in strongholds_on(g.rules.board)]
    count = {seat: sum(g.state.land.owner(t) == seat for t in mordor) for seat in evil}
    most = max(count.values())
    tied = [seat for seat in evil if count[seat] == most]
    rolls: list[tuple[Player, int]] = []
    while len(tied) > 1:
        thrown = list(zip(tied, g.roll(len(tied), "first"), strict=True))
        rolls += thrown
        best = max(die for _, die in thrown)
        tied = [seat for seat, die in thrown if die == best]
    left = g.state.seats[(g.state.seats.index(tied[0]) + 1) % len(g.state.seats)]
    g.emit(FirstChosen("team", tuple(rolls), left))


@team.modifies(hunt_bonus)
def whole_region(g: Context, bonus: int, hunter: Player, where: Territory) -> int:
    """Add one if the hunter holds the whole region."""
    region = g.rules.board.regions[g.rules.board.region_of[where]].territories
    return bonus + all(g.state.land.owner(t) == hunter for t in region)


@team.reacts(RingDestroyed)
def good_wins(g: Context, event: RingDestroyed) -> None:
    g.end(of_side(g.state.seats, GOOD), "ring-destroyed")
