"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pack_2."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.fluent import Words
from bot.words.game_words import CardFace, GameWords
from rules import Board, Player, Ruleset, View
from rules.legacy.sealed.pack_2 import COMEBACKS, MERCENARY, ComebackPicked, comeback_of, comebacks
from rules.legacy.sealed.scar_moments import moments_over


class Pack2Words(GameWords):
    """The words of pack_2."""

    label = "pack_2"
    topics = ("comebacks", "mercenaries")
    great_moments = (ComebackPicked,)

    def moot(self, seen: View, rules: Ruleset) -> Collection[str]:
        """The moments of scar cards, for who holds none."""
        return moments_over(seen)

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The comeback power of the faction."""
        if rules.has(comebacks) and (power := comeback_of(seen, seat)):
            yield words.say(f"card-{power}")

    def hint(self, field: str, value: object, seen: View, words: Words) -> str:
        """What a comeback power does, below its name."""
        power = str(value)
        return words.attribute(f"card-{power}", "effect") if field == "power" and power in COMEBACKS else ""

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of the scar card."""
        title = card.partition(".")[0]
        return CardFace("power", words.attribute(f"card-{title}", "when"), scene=title) if title == MERCENARY else None
