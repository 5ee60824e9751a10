"""Calling an invasion off: it costs nothing, and the same territory may be invaded again, with a card before it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.values import NOBODY, Action, Event, Player, Refusal
from rules.risk.combat.invasion import Invasion, ToFight, end_invasion

calling_off = Module("calling-off", needs=("invasion",))


class CallOff(Action):
    """End the invasion under way, and go on with the step."""


class CalledOff(Event):
    """The attacker called the invasion off."""

    player: Player
    target: Territory


class NoInvasion(Refusal):
    """No invasion is under way."""


@calling_off.allows(CallOff, during=(ToFight,))
def may_call_off(g: Context, action: CallOff, decision: ToFight) -> Refusal | None:
    return NoInvasion() if g.parts[Invasion].attacker == NOBODY else None


@calling_off.plays(CallOff)
def call_off(g: Context, action: CallOff, decision: ToFight) -> None:
    g.emit(CalledOff(action.player, g.parts[Invasion].target))
    end_invasion(g)


@calling_off.offers(ToFight)
def offer_calling_off(g: Context, decision: ToFight) -> Iterator[Offer]:
    if g.parts[Invasion].attacker != NOBODY:
        yield Offer(CallOff, {})
