"""The powers of the Saharan Republic: a manoeuvre at any moment of the turn, or between any two territories."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.kernel.context import Context
from rules.kernel.events import TurnBegan
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import Player, Refusal
from rules.legacy.setup.factions import power_of
from rules.legacy.turn.buying_stars import ToBuyStars
from rules.risk.combat.invasion import ToFight, end_invasion
from rules.risk.turn.fortify import (
    Fortified,
    Fortify,
    Marches,
    MarchesGranted,
    marches,
    marches_anywhere,
    possible_marches,
    why_not_march,
)
from rules.risk.turn.reinforce import ToReinforce

powers_march = Module("powers-march", needs=("buying-stars", "fortify", "reinforce"))
TIMING, PATH = "free_timing", "free_path"
MOMENTS = (ToBuyStars, ToReinforce, ToFight)
"""The decisions of one's own turn, before the step of the manoeuvre, that come between two actions."""


class NotYet(Refusal):
    """The manoeuvre has a step of its own, after all attacks."""


@powers_march.reacts(TurnBegan)
def grant_early(g: Context, event: TurnBegan) -> None:
    """Who may march at any moment has his march from the beginning of the turn, and none more in its step."""
    if power_of(g.state, event.player) == TIMING:
        g.emit(MarchesGranted(event.player, 1))


@powers_march.modifies(marches)
def add_granted(g: Context, marches: int) -> int:
    return marches - 1 if power_of(g.state, g.state.active) == TIMING else marches


@powers_march.allows(Fortify, during=MOMENTS)
def may_march_early(g: Context, action: Fortify, decision: Any) -> Refusal | None:
    """Between two actions, never inside a battle: while a battle is fought, another decision is open."""
    if power_of(g.state, action.player) != TIMING:
        return NotYet()
    return why_not_march(g, action, g.parts[Marches].left)


@powers_march.reacts(Fortified)
def turn_to_march(g: Context, event: Fortified) -> None:
    """An invasion under way is over with a march."""
    end_invasion(g)


@powers_march.offers(ToBuyStars)
@powers_march.offers(ToReinforce)
@powers_march.offers(ToFight)
def offer_early(g: Context, decision: Any) -> Iterator[Offer]:
    if power_of(g.state, decision.player) == TIMING and g.parts[Marches].left:
        yield from possible_marches(g, decision.player)


@powers_march.modifies(marches_anywhere)
def anywhere(g: Context, free: bool, player: Player) -> bool:
    return free or power_of(g.state, player) == PATH
