"""What Risk Godstorm adds to the story of a turn: gods in an invasion, miracles, great moments, dear spaces; and what
a seat has lost to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.words.arguments import card_title, lands_in
from bot.words.fluent import Words
from bot.words.topics.story import StoryWords
from rules import NOBODY, Event, Player, Territory, View
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
    HandLost,
    HandSeen,
    LandSeized,
    MiraclePlayed,
    OrderTaken,
    PlagueLaid,
    PointsCounted,
    RelicGained,
    RelicLost,
    TempleDestroyed,
    Temples,
)
from rules.risk import ArmiesLost, Conquered

MOST_LANDS = 3
"""The territories named on which a card killed armies; more are counted."""


class GodstormStory(StoryWords):
    """The story of a turn among gods."""

    along = ("along-gods",)
    lost = ("lost-gods",)
    card_effects = ("struck", "returned", "temple", "plague")
    cards_played = (MiraclePlayed, BoxOpened)
    prized_spaces = (CRYPT, ALTAR)
    great_moments = (EpochBegan, BidsRevealed, OrderTaken, GodswarFought, AtlantisSank, PointsCounted)

    great_effects = (EpochSetBack, RelicGained, RelicLost, HandSeen, HandLost, TempleDestroyed, LandSeized)

    def after_conquest(
        self, event: Event, attacker: str, target: str, told: Mapping[str, str]
    ) -> Mapping[str, str] | None:
        """The gods who move in, and those who are banished."""
        if isinstance(event, GodMoved) and (event.player, event.target) == (attacker, target):
            return {"along-gods": _and_more(told.get("along-gods", ""), event.god), "along-gods-of": event.player}
        if isinstance(event, GodBanished) and event.where == target and event.by == attacker:
            return {"lost-gods": _and_more(told.get("lost-gods", ""), event.god), "lost-gods-of": event.player}
        return None

    def losses(self, events: Sequence[Event], seat: Player, seen: View, words: Words) -> Iterator[str]:
        """Temples, then what each miracle card did; and an epoch more, or Atlantis gone, for everybody."""
        own = _Losses(seat, seen, words)
        for event in events:
            own.hear(event)
        return own.lines()


def _and_more(gods: str, god: str) -> str:
    """Gods as `LEADERS` and `GOD` read them, with one more."""
    return f"{gods} {god}".strip()


@dataclass(slots=True)
class _Losses:
    """What a seat has lost in others' turns of which no event says that it was the seat's."""

    seat: Player
    seen: View
    words: Words
    by: Player = NOBODY
    card: str = ""
    """Who played the miracle card under way, and its title."""
    temples: dict[Territory, None] = field(default_factory=dict)
    struck: Counter[Territory] = field(default_factory=Counter)
    """The armies that the card under way has killed."""
    by_cards: list[str] = field(default_factory=list)

    def hear(self, event: Event) -> None:
        """Take in the next event."""
        if isinstance(event, MiraclePlayed | BoxOpened):
            self._end_card()
            self.by, self.card = event.player, card_title(event.card)
        elif isinstance(event, ArmiesLost):
            if event.player == self.seat and card_title(event.why) == self.card:
                self.struck[event.where] += event.count
        elif isinstance(event, Conquered):
            if (
                event.loser == self.seat
                and event.target in self.seen.parts[Temples].at
                and not self._holds(event.target)
            ):
                self.temples[event.target] = None
        elif line := self._by_card(event):
            self._end_card()
            self.by_cards.append(line)

    def _by_card(self, event: Event) -> str:
        """What an event of the card under way took from the seat, or changed for everybody; "" for nothing."""
        who, card = self.words.say(f"seat-{self.by}") if self.by else "", self.card
        match event:
            case TempleDestroyed(where=where) if self._holds(where):
                return self.words.say("your-loss-temple-destroyed", who=who, card=card, where=where)
            case LandSeized(where=where) if where in self.struck:
                self.struck.clear()
                return self.words.say("your-loss-land-seized", who=who, card=card, where=where)
            case PlagueLaid(where=where) if self._holds(where):
                return self.words.say("your-loss-plague", who=who, card=card, where=where)
            case EpochSetBack():
                return self.words.say("changed-epochs", who=who, card=card)
            case AtlantisSank():
                return self.words.say("changed-atlantis", who=who, card=card)
        return ""

    def _holds(self, where: Territory) -> bool:
        return self.seen.land.owner(where) == self.seat

    def _end_card(self) -> None:
        """Tell what armies the card under way has killed."""
        if self.struck:
            few = len(self.struck) <= MOST_LANDS
            lands = lands_in("in", [*self.struck], self.words) if few else "none"
            self.by_cards.append(
                self.words.say(
                    "your-loss-armies",
                    who=self.words.say(f"seat-{self.by}"),
                    card=self.card,
                    count=self.struck.total(),
                    lands=lands,
                    lands_count=len(self.struck),
                )
            )
            self.struck.clear()

    def lines(self) -> Iterator[str]:
        """A line for the temples, and those about cards in order."""
        self._end_card()
        if self.temples:
            lands = lands_in("in", [*self.temples], self.words)
            yield self.words.say("your-loss-temples", count=len(self.temples), lands=lands)
        yield from self.by_cards
