"""The cards of Risk Legacy: resources and coins, scars, missions."""

from __future__ import annotations

from collections.abc import Iterator

from bot.words.fluent import Words
from bot.words.topics.cards import CardFace, CardWords
from rules import NOBODY, Card, Player, Ruleset, View
from rules.author import Board
from rules.legacy import (
    COIN_CARDS,
    MISSIONS,
    OPEN_MISSION,
    SCARS,
    Factions,
    Mission,
    MissionCount,
    missiles_left,
    mission_count,
    worth,
)


class LegacyCards(CardWords):
    """Resource cards, scar cards and missions."""

    piles = ("hand", "scar")

    def worth(self, card: Card, seen: View, words: Words) -> int:
        """What a territory's card or a coin card is worth."""
        return worth(seen, card) if seen.parts[Factions].of and is_resource(card, words) else 0

    def held(self, seen: View, words: Words) -> Iterator[str]:
        """The viewer's missiles."""
        if count := missiles_left(seen, seen.viewer or NOBODY):
            yield words.say("hand-missiles", count=count)

    def progress(self, seen: View, rules: Ruleset, words: Words) -> Iterator[str]:
        """How far the viewer is with the open mission."""
        for mission in map(Mission, seen.cards(OPEN_MISSION).faces or ()):
            if count := mission_count(seen, mission, seen.viewer or NOBODY):
                yield open_mission_line(mission, count, words)

    def face(self, card: Card, seat: Player, board: Board, words: Words) -> CardFace | None:
        """The look of scar cards, coin cards and missions."""
        if card in COIN_CARDS:
            return CardFace("wild", words.say("card-coin"))
        title = card.partition(".")[0]
        if title in SCARS:
            return CardFace("power", words.attribute(f"card-{title}", "when"), scene=title)
        if title in MISSIONS:
            return CardFace("mission", words.attribute(f"card-{title}", "effect"))
        return None


def open_mission_line(mission: Mission, count: MissionCount, words: Words) -> str:
    """How far somebody is with the open mission: `Open mission, Reign of Terror: 4 of 9`."""
    return words.say("mission-open-count", mission=mission, held=count.held, wanted=count.wanted)


def is_resource(card: object, words: Words) -> bool:
    """Whether a card is a territory's, or a coin."""
    return card in COIN_CARDS or f"land-{card}" in words
