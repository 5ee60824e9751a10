"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The closed sea of the envelope.

Nobody attacks over sea lines before a player's next turn; at worst nobody expands or marches over them either.
"""

from __future__ import annotations

from typing import Any

from rules.atlas import Territory
from rules.kernel.context import Context, links
from rules.kernel.events import TurnBegan
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Event, LeaderKind, Part, Player, Refusal
from rules.risk.combat.invasion import targets, why_spared, why_unlinked
from rules.risk.turn.turns import order_of_play, still_plays

sea_closing = Module("sea-closing", needs=("expand", "fortify", "invasion"))


class ClosedSea(Part):
    """Until whose next turn the sea is closed; nobody's: it is open. `attacks`: for attacks alone."""

    until: Player = NOBODY
    attacks: bool = False


class SeaClosed(Event):
    """Nobody uses sea lines until a player's next turn, or nobody attacks over them."""

    player: Player
    attacks: bool

    def apply(self, state: State) -> None:
        state.parts[ClosedSea] = ClosedSea(self.player, self.attacks)


class SeaOpened(Event):
    """The sea lines are open again."""

    def apply(self, state: State) -> None:
        state.parts[ClosedSea] = ClosedSea()


class SeaIsClosed(Refusal):
    """No army goes over this sea line before a player's next turn."""

    target: Territory
    until: Player


def close_until(g: Context, player: Player, attacks: bool) -> None:
    """Close the sea until a player's next turn. Where it is closed for longer already it stays so."""
    order, before = order_of_play(g.state), g.parts[ClosedSea].until
    at = order.index(g.state.active) + 1
    coming = order[at:] + order[:at]
    longer = before != NOBODY and still_plays(g.state, before) and coming.index(before) > coming.index(player)
    g.emit(SeaClosed(before if longer else player, attacks))


@sea_closing.reacts(TurnBegan, given=ClosedSea)
def open_again(g: Context, event: TurnBegan) -> None:
    """As the player's turn begins; with the next turn of anybody if he plays no more."""
    until = g.parts[ClosedSea].until
    if until != NOBODY and (until == event.player or not still_plays(g.state, until)):
        g.emit(SeaOpened())


@sea_closing.modifies(links, given=ClosedSea)
def without_sea(
    g: Context, links: dict[Territory, Any], where: Territory, leaders: tuple[LeaderKind, ...]
) -> dict[Territory, Any]:
    now = g.parts[ClosedSea]
    if now.until == NOBODY or now.attacks:
        return links
    return {near: kind for near, kind in links.items() if kind != "sea"}


@sea_closing.modifies(targets, given=ClosedSea)
def not_over_sea(g: Context, near: tuple[Territory, ...], player: Player, source: Territory) -> tuple[Territory, ...]:
    if g.parts[ClosedSea].until == NOBODY:
        return near
    links = g.rules.board.links_of[source]
    return tuple([where for where in near if links.get(where) != "sea"])


@sea_closing.modifies(why_spared, given=ClosedSea)
def spare_coasts(g: Context, why: Refusal, source: Territory, target: Territory) -> Refusal:
    return because_closed(g, why, source, target)


@sea_closing.modifies(why_unlinked, given=ClosedSea)
def unlink_coasts(g: Context, why: Refusal, source: Territory, target: Territory, led_too: bool) -> Refusal:
    return because_closed(g, why, source, target)


def because_closed(g: Context, why: Refusal, source: Territory, target: Territory) -> Refusal:
    """That the sea is closed, where a sea line would lead."""
    until = g.parts[ClosedSea].until
    over_sea = g.rules.board.links_of.get(source, {}).get(target) == "sea"
    return SeaIsClosed(target, until) if until != NOBODY and over_sea else why
