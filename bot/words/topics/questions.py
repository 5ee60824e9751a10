"""Questions, in the panel: what their text needs to know, remarks, hints beside choices, answers one may forget."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.seats import Naming
from rules import Action, Decision, View
from rules.author import Board


class QuestionWords:
    """What some modules add to a question and its answers."""

    forfeited: ClassVar[Collection[str]] = ()
    """Kinds of answer that one would regret to have lost with the turn: their player is reminded of them."""
    usual: ClassVar[Collection[str]] = ()
    """Kinds of answer that bring something and cost nothing: what one normally does, before one finishes a step."""
    declining: ClassVar[Collection[str]] = ()
    """Kinds of answer that leave what is offered: their button does not stand out from the others."""
    after_fighting: ClassVar[Collection[str]] = ()
    """Decisions for which owners and armies no longer count: the territories to choose from stand by their names."""
    about_marks: ClassVar[Collection[str]] = ()
    """The kinds of answer that name a territory for what lies on it, whoever holds it."""

    def moment(self, seen: View, board: Board, words: Words, naming: Naming) -> Arguments:
        """More arguments for the text of a window or of a question, from the game as it stands."""
        return {}

    def about_question(self, decision: Decision, offered: Collection[str], seen: View) -> Arguments:
        """More arguments for the text of a question, from the kinds of answer on offer (none where nobody can say)."""
        return {}

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """Paragraphs between a question and its answers. `offered`: the kinds of answer on offer."""
        return iter(())

    def about_answers(self, decision: Decision, offered: Sequence[str], words: Words) -> Iterator[str]:
        """Paragraphs that say what each of these kinds of answer to a decision brings."""
        return iter(())

    def last_question(self, action: Action, what: str, words: Words) -> str:
        """The question before an answer that nothing takes back (`what` it is), where that has words of its own; else
        ""."""
        return ""

    def unasked_uses(self, seen: View, settled: Collection[str], words: Words) -> str:
        """What the reader might use during their own attacks without being asked, in a line; "" if nothing.

        `settled` are the windows for which they have set what to do.
        """
        return ""

    def hint(self, field: str, value: object, seen: View, words: Words) -> str:
        """What a choice for a field of an answer does or is worth as things stand; "" where its card says it."""
        return ""

    def choice(self, field: str, value: object, seen: View, words: Words) -> str:
        """The name of a choice for a field of an answer with what it leads to as things stand; "" where its name is
        enough."""
        return ""


class StepWords:
    """The steps of a turn, in a game whose players know them by number."""

    steps: ClassVar[int] = 0
    """How many a turn has."""

    def step(self, decision: Decision) -> int:
        """The step to which a question belongs, from 1; 0 for any other."""
        return 0
