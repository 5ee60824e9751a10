"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pack_4."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.games.legacy.cards import open_mission_line
from bot.words.games.legacy.sealed.faction_missions import OwnMissionQuestions
from bot.words.topics.cards import CardFace, CardWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from bot.words.topics.wording import Wording
from rules import NOBODY, Card, Player, Ruleset, View
from rules.author import Board
from rules.legacy import OPEN_MISSION, Mission
from rules.legacy.ids import NO_MISSION
from rules.legacy.sealed.pack_4 import (
    OWN,
    MissionKept,
    PrivateMissionFulfilled,
    count_private,
    is_done,
    lead_player,
    private_mission_of,
    private_missions,
)


class Pack4Status(StatusWords):
    """The standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """Whether the faction leads, as long as the war lasts, and the mission on its card."""
        if seen.winners is None and lead_player(seen) == seat:
            yield words.say("status-lead-faction")
        if mission := private_mission_of(seen, seat):
            yield words.say("status-private-mission", mission=mission)
            if seen.winners is None and is_done(seen, seat):
                yield words.say("status-own-mission-done")


class Pack4Questions(OwnMissionQuestions):
    """Questions and their answers."""

    def own_mission(self, seat: Player, seen: View, words: Words) -> str:
        """The mission on the card of the player's faction."""
        if not (mission := private_mission_of(seen, seat)):
            return ""
        name, effect = words.say(f"card-{mission}"), words.attribute(f"card-{mission}", "effect")
        return words.say("panel-explained", name=name, about=effect)


class Pack4Cards(CardWords):
    """The cards."""

    def progress(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How far the viewer is with the open mission, and with the one on the card of his faction."""
        seat = seen.viewer or NOBODY
        for mission in map(Mission, seen.cards(OPEN_MISSION).faces or ()):
            if count := count_private(seen, mission, seat):
                yield open_mission_line(mission, count, words)
        own = private_mission_of(seen, seat) if seat else NO_MISSION
        if own and not is_done(seen, seat) and (count := count_private(seen, own, seat)):
            told = words.say("mission-own-count", mission=own, held=count.held, wanted=count.wanted)
            yield words.say("hand-progress", progress=told)

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of the missions."""
        return CardFace("mission", words.attribute(f"card-{card}", "effect")) if Mission(card) in OWN else None


class Pack4Story(StoryWords):
    """The story of a turn."""

    great_moments = (MissionKept, PrivateMissionFulfilled)


PACK_4_WORDS = Wording(
    name="pack_4",
    lobby=LobbyWords(topics=("capital", "own-missions")),
    by_module={
        private_missions: (
            Pack4Status(),
            Pack4Questions(),
            Pack4Cards(),
            Pack4Story(),
        ),
    },
)
