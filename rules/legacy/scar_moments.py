"""Scar cards of a turn: played at its start by anybody, and by the active player at the end of his own turn too.

They go on any territory without a scar. The modules of such cards name their kinds in the query `turn-scars`; the rules
of these moments are awake with them.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel.conditions import NoSuchLand
from rules.kernel.context import Context
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.values import FinalAction, NotNow, Player, Refusal, Task
from rules.kernel.windows import ToReact
from rules.legacy.campaign import ScarGlued
from rules.legacy.scar_cards import USED_SCARS, Scarred, scar_kind, scar_on, scars_held, scars_to_play
from rules.risk.cards import NotInHand

scar_moments = Module("scar-moments", needs=("buying-stars", "end-of-turn", "scar-cards"))
AT_START, AT_END = "turn-start", "turn-end"
"""The windows at the start of a turn and at its end."""
NO_KINDS: tuple[str, ...] = ()


class ScarMoment(Task):
    """Let scar cards be played in this window."""

    window: str


class PlaceScar(FinalAction):
    """Put the scar of a card on a territory that has none."""

    card: str
    where: str


@scar_moments.modifies("tasks-at-start")
def at_the_start(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (*tasks, ScarMoment(AT_START))


@scar_moments.modifies("tasks-at-end")
def at_the_end(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (*tasks, ScarMoment(AT_END)) if g.options["scar-cards"] == "start-and-end" else tasks


@scar_moments.does(ScarMoment)
def open_moment(g: Context, task: ScarMoment) -> None:
    g.window(task.window)


@scar_moments.opens(AT_START)
def everybody(g: Context, window: str) -> Iterator[ToReact]:
    """Everybody who holds any scar card."""
    yield from (ToReact(seat, window) for seat in g.state.seats if g.zone(scars_held(seat)).cards)


@scar_moments.opens(AT_END)
def active_player(g: Context, window: str) -> Iterator[ToReact]:
    """The active player, if he holds any scar card."""
    if g.zone(scars_held(g.state.active)).cards:
        yield ToReact(g.state.active, window)


def placeable(g: Context, player: Player) -> tuple[str, ...]:
    """The scar cards of a player that are played at the start or the end of a turn."""
    kinds = g.value("turn-scars", NO_KINDS)
    return tuple([card for card in scars_to_play(g, player) if scar_kind(card) in kinds])


@scar_moments.allows(PlaceScar, during=(ToReact,))
def may_place(g: Context, action: PlaceScar, decision: ToReact) -> Refusal | None:
    if action.card not in g.zone(scars_held(action.player)).cards:
        return NotInHand(action.card)
    if decision.window not in (AT_START, AT_END) or action.card not in placeable(g, action.player):
        return NotNow(action.kind, decision.kind)
    if action.where not in g.rules.board.links_of:
        return NoSuchLand(action.where)
    return Scarred(action.where) if scar_on(g.state, action.where) else None


@scar_moments.plays(PlaceScar)
def place_scar(g: Context, action: PlaceScar, decision: ToReact) -> None:
    """Where somebody before him in the order has scarred the territory, the card stays in his hand."""
    if not scar_on(g.state, action.where):
        g.move((action.card,), scars_held(action.player), USED_SCARS)
        g.emit(ScarGlued(action.player, scar_kind(action.card), action.where))


@scar_moments.offers(ToReact)
def offer_places(g: Context, decision: ToReact) -> Iterator[Offer]:
    if decision.window in (AT_START, AT_END) and (cards := placeable(g, decision.player)):
        lands = tuple([where for where in g.rules.board.territories if not scar_on(g.state, where)])
        if lands:
            yield Offer(PlaceScar, {"card": cards, "where": lands})


@scar_moments.modifies("played-in")
def at_these_moments(g: Context, windows: tuple[str, ...], card: str) -> tuple[str, ...]:
    if scar_kind(card) not in g.value("turn-scars", NO_KINDS):
        return windows
    return (*windows, AT_START, AT_END) if g.options["scar-cards"] == "start-and-end" else (*windows, AT_START)
