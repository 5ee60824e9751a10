"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The words of pack_3."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.words.fluent import Words
from bot.words.games.legacy.cards import open_mission_line
from bot.words.topics.cards import CardFace, CardWords
from bot.words.topics.lobby import LobbyWords
from bot.words.topics.log import LogWords, Told
from bot.words.topics.questions import QuestionWords
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from bot.words.topics.wording import Wording
from rules import NOBODY, Card, Decision, Event, Player, Ruleset, Territory, View
from rules.author import Board, CardsMoved
from rules.legacy import OPEN, OPEN_MISSION, Campaign, Factions, Mission, TakeCard, ToTakeCard, board_between
from rules.legacy.sealed.pack_3 import (
    EXPLORE,
    READY,
    CapitalPlaced,
    LaneDrawn,
    MissionChosen,
    count_islands,
    homeland_of,
    homelands,
)


class Pack3Status(StatusWords):
    """The standings."""

    def stocks(self, seat: Player, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """The homeland of the faction, as long as the war lasts."""
        if seen.winners is not None:
            return
        if seat in seen.parts[Factions].of and (region := homeland_of(seen, rules.board, seat)):
            yield words.say("status-homeland", region=region)


class Pack3Questions(QuestionWords):
    """Questions and their answers."""

    about_marks = ("draw-lane",)

    def remarks(self, decision: Decision, offered: Collection[str], seen: View, words: Words) -> Iterator[str]:
        """Whose open cards may be taken without their territories, where such a card lies open."""
        now, seat = seen.parts[Campaign], seen.viewer or NOBODY
        if not isinstance(decision, ToTakeCard) or TakeCard.kind not in offered:
            return
        world = board_between(now)
        region = homeland_of(seen, world, seat)
        lands = world.regions[region].territories if region else ()
        opened = map(Territory, seen.cards(OPEN).faces or ())
        if any(land in lands and seen.land.owner(land) != seat for land in opened):
            yield f"-# {words.say('homeland-cards', region=region)}"


class Pack3Cards(CardWords):
    """The cards."""

    def progress(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How far the viewer is with the open mission."""
        if EXPLORE in (seen.cards(OPEN_MISSION).faces or ()):
            yield open_mission_line(Mission(EXPLORE), count_islands(seen, rules.board, seen.viewer or NOBODY), words)

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of the missions."""
        return CardFace("mission", words.attribute(f"card-{card}", "effect")) if card in (EXPLORE, READY) else None


class Pack3Log(LogWords):
    """Events of a war."""

    def which_to_tell(self, before: Event, event: Event) -> Told:
        """Of a mission that somebody chose the choice is told, not that it is turned up."""
        return "second" if isinstance(before, CardsMoved) and isinstance(event, MissionChosen) else "both"


class Pack3Story(StoryWords):
    """The story of a turn."""

    great_moments = (CapitalPlaced, LaneDrawn, MissionChosen)


PACK_3_WORDS = Wording(
    name="pack_3",
    lobby=LobbyWords(
        topics=("two-stars", "homelands"),
        explained={
            "to-draw-lane": "two-stars",
            "to-place-capital": "two-stars",
            "to-join-cause": "two-stars",
            "to-choose-mission": "two-stars",
        },
    ),
    by_module={
        homelands: (
            Pack3Status(),
            Pack3Questions(),
            Pack3Cards(),
            Pack3Log(),
            Pack3Story(),
        ),
    },
)
