"""What The Lord of the Rings adds to questions: the Fellowship's step, cards and marches one may forget."""

from __future__ import annotations

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.seats import Naming
from bot.words.topics.questions import QuestionWords
from rules import View
from rules.author import Board
from rules.lotr import PATH, Crossing, Journey


class FellowshipQuestions(QuestionWords):
    """The Fellowship's step."""

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """The Fellowship's step and its die."""
        path = PATH.of(board)
        where = path[seen.parts[Journey].steps][0] if path else ""
        return {"where": where, "die": seen.parts[Crossing].die}


class AdventureQuestions(QuestionWords):
    """Adventure cards."""

    forfeited = ("complete-mission", "reveal-uprising")
    usual = ("complete-mission",)
