"""What The Lord of the Rings adds to the lines about events: cards and their effects, garrisons, captains."""

from __future__ import annotations

from bot.words.arguments import Arguments
from bot.words.fluent import Words
from bot.words.topics.log import LogWords, Placed, Told
from rules import Event
from rules.lotr import (
    PILE,
    AdventureKept,
    CaptainMoved,
    CaptainPlaced,
    CardPlayed,
    GarrisonRaised,
    MissionDone,
    RollChanged,
    StepForced,
    StepHeld,
    card_data,
    side,
)
from rules.risk import CAPTAIN, Fortified

WORKED = (MissionDone, StepForced, StepHeld, RollChanged)
"""Events for a card's effect, right after it is played; reported in place of the card."""


class AdventureLog(LogWords):
    """Adventure cards drawn, kept and played."""

    decks = (PILE,)
    hands = ("tales",)
    quiet_hands = ("rising",)

    def confirms_draw(self, event: Event) -> tuple[str, str] | None:
        """The draw confirmed by an Adventure card that was kept."""
        return ("tales", event.player) if isinstance(event, AdventureKept) else None

    def which_to_tell(self, before: Event, event: Event) -> Told:
        """Report a card's effect instead of the card."""
        worked = isinstance(event, WORKED) and isinstance(before, CardPlayed) and before.card == event.card
        return "second" if worked else "both"


class CaptainLog(LogWords):
    """Captains placed and moved."""

    def placement(self, event: Event) -> Placed | None:
        """Captains."""
        return Placed("captains", event.player, event.where) if isinstance(event, CaptainPlaced) else None

    def which_to_tell(self, before: Event, event: Event) -> Told:
        """Report a march of regiments instead of its captain's."""
        led = isinstance(event, CaptainMoved) and isinstance(before, Fortified) and CAPTAIN in before.leaders
        return "first" if led else "both"


class StrongholdLog(LogWords):
    """Garrisons of strongholds."""

    def placement(self, event: Event) -> Placed | None:
        """Garrisons."""
        if isinstance(event, GarrisonRaised):
            return Placed("garrisoned", event.player, event.where, event.count)
        return None


def mission_points(event: MissionDone, words: Words) -> Arguments:
    """The points on the card of a mission."""
    return {"points": card_data(event.card).points.get(side(event.player), 0)}
