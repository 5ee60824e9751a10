"""The single front: where it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.arguments import arguments
from bot.words.fluent import Words
from bot.words.seats import naming
from bot.words.topics.questions import QuestionWords
from bot.words.typography import capital
from rules import Decision, View
from rules.house import Front, OneFront
from rules.risk import Attack, ToFight


class FrontQuestions(QuestionWords):
    """The front in combat."""

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """In combat, where the turn's only front is, or that it is used up."""
        front = seen.parts[Front]
        if not isinstance(decision, ToFight) or not front.source:
            return
        if Attack.kind not in offered:
            yield words.say("panel-front-spent", source=front.source)
            return
        drawn = arguments(OneFront(front.source, front.target), words, naming(words))
        yield capital(words.say(f"refusal-{OneFront.kind}", **drawn))
