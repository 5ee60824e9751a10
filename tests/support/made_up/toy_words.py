"""The words of Three Piers, written like a file of `bot/words/games`; its messages are in `toy_pages`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from support.made_up.toy_boats import Boats
from support.made_up.toy_rules import CHEST, SECRETS, BoatSailed, PierTaken, Sailed, piers, secrets_of

from bot.words import Words
from bot.words.arguments import Arguments, typed_text
from bot.words.game_words import CardFace, GameWords, Told
from bot.words.seats import Naming
from rules import Board, Event, Player, Ruleset, View


class ToyWords(GameWords):
    """The texts that the bot cannot derive from the kinds of the game's values."""

    game = "toy"
    pages = Path(__file__).parent / "toy_pages"
    topics = ("toy-goal",)
    first_options = ("secrets",)
    piles = ("secret",)
    decks = (CHEST,)
    hands = ("secret",)

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """Whose boat is landing, and where."""
        return {"sailor": naming(seen.active), "pier": seen.parts[Sailed].where}

    def told(self, before: Event, event: Event) -> Told:
        """Report a successful landing instead of the boat's departure."""
        return "second" if isinstance(before, BoatSailed) and isinstance(event, PierTaken) else "both"

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How many secrets a seat holds, and what its boat is called."""
        if rules.has(piers):
            yield words.say("status-secrets", count=seen.cards(secrets_of(seat)).count)
        if name := seen.parts[Boats].names.get(seat):
            yield words.say("status-boat", name=typed_text(name))

    def card_face(self, card: str, seat: Player, board: Board, words: Words) -> CardFace | None:
        """A secret card."""
        return CardFace("event", words.say("kind-secret")) if card in SECRETS else None
