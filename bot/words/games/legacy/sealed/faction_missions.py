"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of packs whose factions have missions of
their own."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.topics.questions import QuestionWords
from rules import NOBODY, Decision, Player, View
from rules.legacy.sealed.faction_missions import ClaimOwnMission


class OwnMissionQuestions(QuestionWords):
    """The questions of a pack whose factions have missions of their own."""

    forfeited = (ClaimOwnMission.kind,)

    def own_mission(self, seat: Player, seen: View, words: Words) -> str:
        """What a player's faction has to do for the mission that this pack gives it, and what that brings; "" where it
        gives none."""
        return ""

    def about_question(self, decision: Decision, offered: Collection[str], seen: View) -> Arguments:
        """That a mission may be claimed, whether the open one may be or not."""
        return {"mission": "any"} if ClaimOwnMission.kind in offered else {}

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """What the own mission is, where it may be claimed."""
        if ClaimOwnMission.kind in offered and (about := self.own_mission(seen.viewer or NOBODY, seen, words)):
            yield f"-# {about}"
