"""A view: what one reader may know of a game. Pictures, texts and AIs only ever see views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from rules.kernel.state import BLANKS, Land, State
from rules.kernel.values import Decision, Part, Player

P = TypeVar("P", bound=Part)


@dataclass(frozen=True, slots=True)
class Cards:
    """A zone as a reader sees it: the number of cards, and which they are if he may look."""

    count: int
    faces: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class View:
    """A game as `viewer` may know it (None: the public).

    `waiting` lists the players whom the game waits for and the topics, `mine` the viewer's own pending decisions.
    """

    viewer: Player | None
    seats: tuple[Player, ...]
    active: Player
    land: Land
    zones: dict[str, Cards]
    parts: dict[type[Part], Part]
    winners: tuple[Player, ...] | None
    waiting: tuple[tuple[Player, str], ...]
    mine: dict[int, Decision]
    draws: int

    def part(self, of: type[P]) -> P:
        parts: dict[type[Part], Any] = self.parts
        kept: P | None = parts.get(of)
        return BLANKS[of] if kept is None else kept

    def cards(self, zone: str) -> Cards:
        return self.zones.get(zone) or Cards(0, None)


def view(state: State, viewer: Player | None) -> View:
    """The game as this reader may know it. Parts and land are public by design; only zones hide anything."""
    return View(
        viewer,
        state.seats,
        state.active,
        state.land,
        {
            name: Cards(len(zone.cards), zone.cards if zone.shown_to(viewer) else None)
            for name, zone in state.zones.items()
        },
        state.parts,
        state.winners,
        tuple(
            (decision.player, decision.topic)
            for number, decision in state.pending.items()
            if number not in state.replies
        ),
        {number: decision for number, decision in state.pending.items() if decision.player == viewer},
        state.draws,
    )
