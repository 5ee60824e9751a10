"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pack_2."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.fluent import Words
from bot.words.topics.cards import CardFace, CardWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.orders import OrderWords
from bot.words.topics.questions import QuestionWords
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from bot.words.topics.wording import Wording
from rules import Card, Player, Ruleset, View
from rules.author import Board
from rules.legacy.sealed.pack_2 import COMEBACKS, MERCENARY, ComebackPicked, comeback_of, comebacks
from rules.legacy.sealed.scar_moments import moments_over


class Pack2Status(StatusWords):
    """The standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The comeback power of the faction."""
        if power := comeback_of(seen, seat):
            yield words.say(f"card-{power}")


class Pack2Questions(QuestionWords):
    """Questions and their answers."""

    def hint(self, field: str, value: object, seen: View, words: Words) -> str:
        """What a comeback power does, below its name."""
        power = str(value)
        return words.attribute(f"card-{power}", "effect") if field == "power" and power in COMEBACKS else ""


class Pack2Orders(OrderWords):
    """Answers given in advance."""

    def moot(self, seen: View, rules: Ruleset) -> Collection[str]:
        """The moments of scar cards, for who holds none."""
        return moments_over(seen)


class Pack2Cards(CardWords):
    """The cards."""

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of the scar card."""
        title = card.partition(".")[0]
        return CardFace("power", words.attribute(f"card-{title}", "when"), scene=title) if title == MERCENARY else None


class Pack2Story(StoryWords):
    """The story of a turn."""

    great_moments = (ComebackPicked,)


PACK_2_WORDS = Wording(
    name="pack_2",
    lobby=LobbyWords(
        topics=("comebacks", "mercenaries"),
        explained={
            "to-pick-comeback": "comebacks",
            "to-move-headquarters": "comebacks",
        },
    ),
    by_module={
        comebacks: (
            Pack2Status(),
            Pack2Questions(),
            Pack2Orders(),
            Pack2Cards(),
            Pack2Story(),
        ),
    },
)
