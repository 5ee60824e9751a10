"""The words of Three Piers, written like those in `bot/words/games`; its messages are in `toy_pages`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from support.made_up.toy_boats import Boats, boats
from support.made_up.toy_rules import CHEST, SECRETS, BoatSailed, PierTaken, Sailed, piers, secrets_of

from bot.words import Words
from bot.words.arguments import Arguments, escape_typed
from bot.words.seats import Naming
from bot.words.topics.cards import CardFace, CardWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.log import LogWords, Told
from bot.words.topics.questions import QuestionWords
from bot.words.topics.status import StatusWords
from bot.words.topics.wording import Wording
from rules import Event, Player, Ruleset, View
from rules.author import Board


class SecretCards(CardWords):
    """Secrets in a hand."""

    piles = ("secret",)

    def face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """A secret card."""
        return CardFace("event", words.say("kind-secret")) if card in SECRETS else None


class PierLog(LogWords):
    """Landings, and secrets that are drawn."""

    decks = (CHEST,)
    hands = ("secret",)

    def which_to_tell(self, before: Event, event: Event) -> Told:
        """Report a successful landing instead of the boat's departure."""
        return "second" if isinstance(before, BoatSailed) and isinstance(event, PierTaken) else "both"


class PierStatus(StatusWords):
    """Secrets beside the piers."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How many secrets a seat holds."""
        yield words.say("status-secrets", count=seen.cards(secrets_of(seat)).count)


class PierQuestions(QuestionWords):
    """The landing."""

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """Whose boat is landing, and where."""
        return {"sailor": naming(seen.active), "pier": seen.parts[Sailed].where}


class BoatStatus(StatusWords):
    """Boats that have names."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """What a seat's boat is called."""
        if name := seen.parts[Boats].names.get(seat):
            yield words.say("status-boat", name=escape_typed(name))


TOY_WORDS = Wording(
    name="toy",
    pages=Path(__file__).parent / "toy_pages",
    lobby=LobbyWords(topics=("toy-goal",), first_options=("secrets",)),
    by_module={
        piers: (SecretCards(), PierLog(), PierStatus(), PierQuestions()),
        boats: (BoatStatus(),),
    },
)
