"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pack_1."""

from __future__ import annotations

from bot.words.fluent import Words
from bot.words.game_words import CardFace, GameWords
from rules import Board, Player
from rules.legacy.sealed.pack_1 import BIOHAZARD


class Pack1Words(GameWords):
    """The words of pack_1."""

    label = "pack_1"

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of the scar card."""
        title = card.partition(".")[0]
        return CardFace("power", words.attribute(f"card-{title}", "when")) if title == BIOHAZARD else None
