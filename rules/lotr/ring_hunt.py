"""The Ring hunt of two sides: Evil hunts the Ring, and a side without players loses. Points do not matter."""

from __future__ import annotations

from typing import Literal, get_args

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.values import Event, Player, Task, ThrownDice
from rules.lotr.captains import Captains
from rules.lotr.fellowship import ring_stands
from rules.lotr.sides import EVIL, GOOD, of_side, side
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import seats_still_in

ring_hunt = Module("ring-hunt", needs=("fellowship", "captains"))
RingHuntChoice = Literal["every-evil-turn", "own-turn"]
RING_HUNT: Option[RingHuntChoice] = Option("ring-hunt", get_args(RingHuntChoice))
FOUND = 12


class RingHunt(Task):
    """In an Evil player's turn, before the Fellowship moves: search for the Ring, if Evil holds its territory."""


class RingHunted(Event):
    """Evil searched for the Ring: two dice, the region's bonus and the captain's; twelve or more finds it."""

    player: Player
    where: Territory
    dice: ThrownDice
    region: int
    captain: int
    found: bool


@ring_hunt.asks
def hunt_bonus(g: Context, hunter: Player, where: Territory) -> int:
    """What is added to the dice of a hunt for what its player holds around the place of the Ring."""
    return 0


@ring_hunt.does(RingHunt)
def hunt_ring(g: Context, task: RingHunt) -> None:
    where = ring_stands(g)
    hunter = g.state.land.owner(where)
    own_turn_only = RING_HUNT.of(g.options) == "own-turn"
    if side(g.state.active) != EVIL or side(hunter) != EVIL or (own_turn_only and hunter != g.state.active):
        return
    region = hunt_bonus(g, hunter, where)
    captain = int(where in g.parts[Captains].at(hunter))
    dice = g.roll(2, "hunt")
    found = sum(dice) + region + captain >= FOUND
    g.emit(RingHunted(hunter, where, dice, region, captain, found))
    if found:
        g.end(of_side(g.state.seats, EVIL), "ring-found")


@ring_hunt.reacts(Eliminated)
@ring_hunt.reacts(ArmyTurnedNeutral)
def side_wiped_out(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    left = seats_still_in(g.state, event.player)
    for loser, winner in ((EVIL, GOOD), (GOOD, EVIL)):
        if not of_side(left, loser):
            g.end(of_side(g.state.seats, winner), "conquest")
