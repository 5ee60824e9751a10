"""What The Lord of the Rings adds to the story of a turn: captains, Adventure cards, the Fellowship."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.topics.story import StoryWords
from rules import Event
from rules.lotr import (
    CaptainLost,
    CaptainMoved,
    CardPlayed,
    EventTurnedUp,
    FellowshipGone,
    RingDestroyed,
    Tallied,
    UprisingRevealed,
)


class CaptainStory(StoryWords):
    """Captains in an invasion."""

    along = ("along-captain",)
    lost = ("lost-captain",)
    great_moments = (CaptainLost,)

    def after_conquest(
        self, event: Event, attacker: str, target: str, told: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """The captain who moves in, and the one who is lost."""
        if isinstance(event, CaptainMoved) and (event.player, event.target) == (attacker, target):
            return {"along-captain": "yes"}
        return {"lost-captain": "yes"} if isinstance(event, CaptainLost) and event.where == target else None


class AdventureStory(StoryWords):
    """Cards that everybody sees."""

    cards_played = (CardPlayed, EventTurnedUp)
    opening_cards = (CardPlayed, EventTurnedUp)
    great_moments = (UprisingRevealed,)


class FellowshipStory(StoryWords):
    """The end of the Ring's way, and the points that are counted then."""

    great_moments = (RingDestroyed, FellowshipGone)
    counted_at_end = (Tallied,)


class StrongholdStory(StoryWords):
    """Garrisons of strongholds."""

    reinforcing = ("garrisoned",)
