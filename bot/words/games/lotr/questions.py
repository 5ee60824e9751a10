"""What The Lord of the Rings adds to questions: the Fellowship's step, cards and marches one may forget."""

from __future__ import annotations

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.topics.questions import QuestionWords
from rules import View
from rules.author import Board
from rules.lotr import NEEDED_ROLL, PATH, Crossing, Journey


class FellowshipQuestions(QuestionWords):
    """The Fellowship's step."""

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """The Fellowship's step, its die, and what cards have made of it."""
        path = PATH.of(board)
        where = path[seen.parts[Journey].steps][0] if path else ""
        now = seen.parts[Crossing]
        total = now.die + now.change
        return {"where": where, "die": now.die, "change": now.change, "total": total, "needed": NEEDED_ROLL}

    def choice(self, field: str, value: object, seen: View, words: Words) -> str:
        """What a card adds to the roll, and whether the sum lets the Fellowship go."""
        if field != "change" or not isinstance(value, int) or not value:
            return ""
        now = seen.parts[Crossing]
        total = now.die + now.change + value
        enough = "yes" if total >= NEEDED_ROLL else "no"
        return words.say("roll-changed-to", by=words.say(f"value-change-{value}"), total=total, enough=enough)


class AdventureQuestions(QuestionWords):
    """Adventure cards."""

    forfeited = ("complete-mission", "reveal-uprising")
    usual = ("complete-mission",)
