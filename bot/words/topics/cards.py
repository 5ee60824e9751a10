"""Cards: in which piles they lie, how each looks, what it costs and what it is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar, NamedTuple

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from rules import Card, Player, Ruleset, View
from rules.author import Board


class CardFace(NamedTuple):
    """How a card looks in the picture of a hand. Every field is that of `renders.Card`."""

    kind: str
    caption: str = ""
    land: str = ""
    points: int = 0
    scene: str = ""
    colour: str = ""
    realms: tuple[str, ...] = ()
    cost: int | None = None


class CardWords:
    """What some modules say of their piles and cards. A card is asked about by its id, whosever it is."""

    piles: ClassVar[Sequence[str]] = ()
    """A player's zones that are drawn in the picture of the hand, in order."""
    open_piles: ClassVar[Sequence[str]] = ()
    """A player's zones that lie open and work as long as they do: everybody can look at their picture."""
    titled_piles: ClassVar[Collection[str]] = ()
    """Piles whose cards have their own titles, even if a territory has the same id."""

    named_by_effect: ClassVar[Collection[str]] = ()
    """Piles whose cards' names only say in short what their effects say: in a list these stand alone."""

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of a card that is neither a territory's nor wild; None if the card is not one of these."""
        return None

    def facts(self, card: Card, seat: Player, words: Words) -> Iterator[str]:
        """What a card's picture says besides its name and what it does: its kind, and its points for this seat."""
        return iter(())

    def price(self, card: Card, words: Words) -> str:
        """What it costs to play a card; "" for one that has no price, or is not one of these."""
        return ""

    def worth(self, card: Card, seen: View, words: Words) -> int:
        """The resources that a card is worth; 0 for one that is worth none."""
        return 0

    def held(self, seen: View, words: Words) -> Iterator[str]:
        """What the viewer holds besides cards, a paragraph each, as a pile of their hand."""
        return iter(())

    def progress(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How far the viewer is with the missions he may fulfil, a line each: `Your mission: 14 of 24 territories`."""
        return iter(())

    def effect_arguments(self, board: Board) -> Arguments:
        """The arguments of `card-….effect` on this board."""
        return {}
