"""What Risk Godstorm adds to the story of a turn: gods in an invasion, miracles, great moments, dear spaces."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words.topics.story import StoryWords
from rules import Event
from rules.godstorm import (
    ALTAR,
    CRYPT,
    AtlantisSank,
    BidsRevealed,
    BoxOpened,
    EpochBegan,
    EpochSetBack,
    GodBanished,
    GodMoved,
    GodswarFought,
    MiraclePlayed,
    OrderTaken,
    PointsCounted,
)


class GodstormStory(StoryWords):
    """The story of a turn among gods."""

    along = ("along-gods",)
    lost = ("lost-gods",)
    card_effects = ("struck", "returned", "temple", "plague")
    cards_played = (MiraclePlayed, BoxOpened)
    prized_spaces = (CRYPT, ALTAR)
    great_moments = (EpochBegan, EpochSetBack, BidsRevealed, OrderTaken, GodswarFought, AtlantisSank, PointsCounted)

    def after_conquest(
        self, event: Event, attacker: str, target: str, told: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """The gods who move in, and those who are banished."""
        if isinstance(event, GodMoved) and (event.player, event.target) == (attacker, target):
            return {"along-gods": _and_more(told.get("along-gods", ""), event.god), "along-gods-of": event.player}
        if isinstance(event, GodBanished) and event.where == target and event.by == attacker:
            return {"lost-gods": _and_more(told.get("lost-gods", ""), event.god), "lost-gods-of": event.player}
        return None


def _and_more(gods: str, god: str) -> str:
    """Gods as `LEADERS` and `GOD` read them, with one more."""
    return f"{gods} {god}".strip()
