"""Free for all: the best score wins when the Fellowship's journey ends, or else the last player standing."""

from __future__ import annotations

from typing import Literal, get_args

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.lotr.fellowship import FellowshipGone, RingDestroyed
from rules.lotr.score import Tallied, TieThrown, best, tally
from rules.risk.armies import NEUTRAL
from rules.risk.combat.battle import Conquered
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import seats_still_in

free_for_all = Module("free-for-all", needs=("fellowship",), tells=(Tallied, TieThrown))
ConquestChoice = Literal["last-player", "whole-land"]
CONQUEST: Option[ConquestChoice] = Option("conquest", get_args(ConquestChoice))


@free_for_all.reacts(RingDestroyed)
@free_for_all.reacts(FellowshipGone)
def count_points(g: Context, event: RingDestroyed | FellowshipGone) -> None:
    g.end(best(g, tally(g)), "points")


@free_for_all.reacts(Eliminated)
@free_for_all.reacts(ArmyTurnedNeutral)
def last_standing(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    """End the game when one player is left, even if a neutral army remains (decision 46, an option)."""
    left = seats_still_in(g.state, event.player)
    enough = isinstance(event, ArmyTurnedNeutral) or CONQUEST.of(g.options) == "last-player"
    if len(left) == 1 and (enough or not g.state.land.of(NEUTRAL)):
        g.end(left, "conquest")


@free_for_all.reacts(Conquered)
def whole_land(g: Context, event: Conquered) -> None:
    """End the game when a player takes the last neutral territory and holds all of Middle-earth."""
    if event.loser == NEUTRAL and len(g.state.land.of(event.player)) == len(g.rules.board.territories):
        g.end((event.player,), "conquest")
