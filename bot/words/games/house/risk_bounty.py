"""The bounty for breaking a region."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.fluent import Words
from bot.words.topics.questions import QuestionWords
from rules import Decision, View
from rules.house import Bounty
from rules.risk import ToFight


class BountyQuestions(QuestionWords):
    """The bounty in combat."""

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """In combat, the regions with a bounty, if the player can still earn it."""
        bounty = seen.parts[Bounty]
        if isinstance(decision, ToFight) and bounty.whole and not bounty.broken:
            regions = words.all_of([words.say(f"region-{region}") for region in bounty.whole])
            yield words.say("panel-bounty", regions=regions)
