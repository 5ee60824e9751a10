"""The cards of Risk Legacy: resources and coins, scars, missions."""

from __future__ import annotations

from bot.words.fluent import Words
from bot.words.topics.cards import CardFace, CardWords
from rules import Card, Player, View
from rules.author import Board
from rules.legacy import COIN_CARDS, MISSIONS, SCARS, Factions, worth


class LegacyCards(CardWords):
    """Resource cards, scar cards and missions."""

    piles = ("hand", "scar")

    def worth(self, card: Card, seen: View, words: Words) -> int:
        """What a territory's card or a coin card is worth."""
        return worth(seen, card) if seen.parts[Factions].of and is_resource(card, words) else 0

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of scar cards, coin cards and missions."""
        if card in COIN_CARDS:
            return CardFace("wild", words.say("card-coin"))
        title = card.partition(".")[0]
        if title in SCARS:
            return CardFace("power", words.attribute(f"card-{title}", "when"), scene=title)
        if title in MISSIONS:
            return CardFace("mission", words.attribute(f"card-{title}", "effect"))
        return None


def is_resource(card: object, words: Words) -> bool:
    """Whether a card is a territory's, or a coin."""
    return card in COIN_CARDS or f"land-{card}" in words
