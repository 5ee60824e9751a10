"""RISK Équipe: the Ring destroyed or found, or a side wiped out; points do not matter."""

from __future__ import annotations

from rules.kernel.ruleset import Module
from rules.kernel.table import Table
from rules.kernel.tagged import value
from rules.kernel.values import Event, Player, Task
from rules.lotr.captains import Captains
from rules.lotr.fellowship import RingDestroyed, ring_stands
from rules.lotr.sides import EVIL, GOOD, of_side, side
from rules.risk.concede import ArmyTurnedNeutral
from rules.risk.occupy import Eliminated
from rules.risk.turns import FirstChosen, living

team = Module("team", needs=("fellowship", "captains"))
FOUND = 12


@value
class SeatTeams(Task):
    """The Evil player with more strongholds in Mordor places and plays last; his left neighbour first."""


@value
class RingHunt(Task):
    """In every Evil player's turn, before the Fellowship moves: whoever of Evil holds its territory looks for it."""


@value
class RingHunted(Event):
    """Two dice, and what region and captain add: the Ring is found on twelve or more."""

    player: Player
    where: str
    dice: tuple[int, ...]
    region: int
    captain: int
    found: bool


@team.does(SeatTeams)
def seat_teams(g: Table, task: SeatTeams) -> None:
    evil = of_side(g.state.seats, EVIL)
    mordor = [t for t in g.rules.board.regions["mordor"].territories if t in (g.rules.board.strongholds or {})]
    count = {seat: sum(g.state.land.owner(t) == seat for t in mordor) for seat in evil}
    most = max(count.values())
    tied = [seat for seat in evil if count[seat] == most]
    rolls: list[tuple[Player, int]] = []
    while len(tied) > 1:
        thrown = list(zip(tied, g.roll(len(tied)), strict=True))
        rolls += thrown
        best = max(die for _, die in thrown)
        tied = [seat for seat, die in thrown if die == best]
    left = g.state.seats[(g.state.seats.index(tied[0]) + 1) % len(g.state.seats)]
    g.emit(FirstChosen("team", tuple(rolls), left))


@team.does(RingHunt)
def ring_hunt(g: Table, task: RingHunt) -> None:
    where = ring_stands(g)
    hunter = g.state.land.owner(where)
    own_turn_only = g.options["ring-hunt"] == "own-turn"
    if side(g.state.active) != EVIL or side(hunter) != EVIL or (own_turn_only and hunter != g.state.active):
        return
    region = g.rules.board.regions[g.rules.board.region_of[where]].territories
    whole = int(all(g.state.land.owner(t) == hunter for t in region))
    captain = int(where in g.part(Captains).at(hunter))
    dice = g.roll(2)
    found = sum(dice) + whole + captain >= FOUND
    g.emit(RingHunted(hunter, where, dice, whole, captain, found))
    if found:
        g.end(of_side(g.state.seats, EVIL), "ring-found")


@team.reacts(RingDestroyed)
def good_wins(g: Table, event: RingDestroyed) -> None:
    g.end(of_side(g.state.seats, GOOD), "ring-destroyed")


@team.reacts(Eliminated)
@team.reacts(ArmyTurnedNeutral)
def side_wiped_out(g: Table, event: Eliminated | ArmyTurnedNeutral) -> None:
    left = living(g.state)
    for loser, winner in ((EVIL, GOOD), (GOOD, EVIL)):
        if not of_side(left, loser):
            g.end(of_side(g.state.seats, winner), "conquest")
