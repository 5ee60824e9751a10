"""The events shared by every game: cards moved, zones laid out, a turn's beginning, the end of the game."""

from __future__ import annotations

from typing import ClassVar, Self

from rules.atlas import NO_CARD, Card
from rules.kernel.state import CLEARED, State
from rules.kernel.values import EVERYONE, NOBODY, Event, Player, Zone, ZoneName


class CardsMoved(Event):
    """Cards moved from one zone to the bottom of another. `seen` are the players who saw their faces (or everyone).

    `told`: the move revealed cards to a player.
    """

    cards: tuple[Card, ...]
    source: ZoneName
    target: ZoneName
    seen: tuple[str, ...]
    told: bool

    def apply(self, state: State) -> None:
        zones = state.zones
        source = zones[self.source]
        left = list(source.cards)
        for card in self.cards:
            left.remove(card)
        zones[self.source] = Zone(tuple(left), source.seen_by)
        target = zones[self.target]
        zones[self.target] = Zone(target.cards + self.cards, target.seen_by)

    @property
    def shows(self) -> bool:
        return self.told

    def redact_for(self, viewer: Player | None) -> Self:
        if EVERYONE in self.seen or (viewer is not None and viewer in self.seen):
            return self
        return type(self)((NO_CARD,) * len(self.cards), self.source, self.target, self.seen, self.told)


class ZoneLaid(Event):
    """A zone was laid out or its cards were reordered. Only players who may look into the zone see the cards."""

    bookkeeping: ClassVar[bool] = True
    zone: ZoneName
    cards: tuple[Card, ...]
    shown: str

    def apply(self, state: State) -> None:
        state.zones[self.zone] = Zone(self.cards, self.shown)

    def redact_for(self, viewer: Player | None) -> Self:
        if Zone((), self.shown).shown_to(viewer):
            return self
        return type(self)(self.zone, (NO_CARD,) * len(self.cards), self.shown)


class SeenBefore(Event):
    """Cards that players saw in steps since undone are hidden again. The event informs and changes nothing.

    Cards of a pile, and those that the whole table saw, are named to everyone, so that all know the same. Other cards
    of a hand are named only to its owner (`shown`) and to the players who saw them (`by`).
    """

    cards: tuple[Card, ...]
    zone: ZoneName
    by: tuple[Player, ...]
    shown: str

    def redact_for(self, viewer: Player | None) -> Self:
        if self.shown in (NOBODY, *self.by) or (viewer is not None and viewer in (self.shown, *self.by)):
            return self
        return type(self)((NO_CARD,) * len(self.cards), self.zone, self.by, self.shown)


class TurnBegan(Event):
    """A player's turn began; parts that last a turn are cleared."""

    player: Player

    def apply(self, state: State) -> None:
        state.active = self.player
        state.parts.table.update(CLEARED)


class GameEnded(Event):
    """The game ended; several winners share the victory. `how` is the kind of victory."""

    winners: tuple[Player, ...]
    how: str

    def apply(self, state: State) -> None:
        state.winners = self.winners
