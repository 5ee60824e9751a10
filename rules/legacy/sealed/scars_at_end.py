"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The scar cards of the end of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Task
from rules.kernel.windows import ToReact, card_windows
from rules.legacy.campaign.options import SCAR_CARDS
from rules.legacy.combat.scar_cards import scar_kind, scars_held
from rules.legacy.sealed.acting_scars import tasks_at_end
from rules.legacy.sealed.scar_moments import (
    AT_END,
    PLACED_AT_END,
    ScarMoment,
    place_as_ordered,
    scar_moments,
    turn_scars,
)

scars_at_end = Module("scars-at-end", needs=("scar-moments",))


def moments_of_scars(options: Mapping[str, str]) -> tuple[Module, ...]:
    """The modules of the moments with which a campaign of these options plays."""
    return (scar_moments, scars_at_end) if SCAR_CARDS.of(options) == "start-and-end" else (scar_moments,)


@scars_at_end.modifies(tasks_at_end)
def at_the_end(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (*tasks, ScarMoment(AT_END))


@scars_at_end.opens(AT_END, policies={"place": place_as_ordered}, wants={"place": PLACED_AT_END})
def active_player(g: Context, window: str) -> Iterator[ToReact]:
    """The active player, if he holds any scar card."""
    if g.zone(scars_held(g.state.active)).cards:
        yield ToReact(g.state.active, window)


@scars_at_end.modifies(card_windows)
def at_the_end_too(g: Context, windows: tuple[str, ...], card: Card) -> tuple[str, ...]:
    return (*windows, AT_END) if scar_kind(card) in turn_scars(g) else windows
