"""A view: what one reader may know of a game. Pictures, texts and AIs only ever see views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.kernel.state import Land, PartReader, State, blank
from rules.kernel.values import Decision, Part, Player


@dataclass(frozen=True, slots=True)
class Cards:
    """A zone as a reader sees it: the number of cards, and which they are if he may look."""

    count: int
    faces: tuple[str, ...] | None


class PartsSeen(dict[Any, Any]):
    """The parts that a game has kept, by kind; a kind that it has not reads as the default part."""

    def __missing__(self, of: type[Part]) -> Part:
        return blank(of)


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
    parts: PartReader
    winners: tuple[Player, ...] | None
    waiting: tuple[tuple[Player, str], ...]
    mine: dict[int, Decision]
    draws: int

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
        PartsSeen(state.kept),
        state.winners,
        tuple(
            (decision.player, decision.topic)
            for number, decision in state.pending.items()
            if number not in state.replies
        ),
        {number: decision for number, decision in state.pending.items() if decision.player == viewer},
        state.draws,
    )
