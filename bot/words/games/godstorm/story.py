"""What Risk Godstorm adds to the story of a turn: gods in an invasion, miracles, great moments, dear spaces; and what
a seat has lost to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field

from bot.words.arguments import card_title, lands_in
from bot.words.fluent import Words
from bot.words.topics.story import StoryWords
from rules import NOBODY, Event, Player, Territory, View
from rules.godstorm import (
    ALTAR,
    CRYPT,
    LAST_EPOCH,
    ArmiesSwapped,
    AtlantisSank,
    BidsRevealed,
    BoxOpened,
    EpochBegan,
    Epochs,
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
    PlagueMoved,
    PointsCounted,
    RelicGained,
    RelicLost,
    TempleDestroyed,
    TempleMoved,
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
    great_moments = (EpochBegan, BidsRevealed, OrderTaken, GodswarFought, AtlantisSank)
    counted_at_end = (PointsCounted,)

    great_effects = (
        EpochSetBack, RelicGained, RelicLost, HandSeen, HandLost, TempleDestroyed, TempleMoved, ArmiesSwapped,
        PlagueMoved, LandSeized, GodBanished,
    )  # fmt: skip
    great_manners = ("struck", "banished")

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
        conquered = {event.target for event in events if isinstance(event, Conquered) and event.loser == seat}
        own = _Losses(seat, seen, words, _epoch_played_again(events, seen), conquered)
        for event in events:
            own.hear(event)
        return own.lines()


def _and_more(gods: str, god: str) -> str:
    """Gods as `LEADERS` and `GOD` read them, with one more."""
    return f"{gods} {god}".strip()


def _epoch_played_again(events: Sequence[Event], seen: View) -> int:
    """The epoch that is played again after a card has set the epochs back in one of these events: it has begun since,
    or is the next to come."""
    begun = seen.parts[Epochs].now + 1
    for event in reversed(events):
        if isinstance(event, EpochSetBack):
            break
        begun = event.epoch if isinstance(event, EpochBegan) else begun
    return begun


@dataclass(slots=True)
class _Losses:
    """What a seat has lost in others' turns of which no event says that it was the seat's."""

    seat: Player
    seen: View
    words: Words
    again: int
    """The epoch that is played again, if one is."""
    conquered: Set[Territory]
    """What was conquered from the seat; what else is no longer its own a card has emptied."""
    by: Player = NOBODY
    card: str = ""
    """Who played the miracle card under way, and its title."""
    temples: dict[Territory, None] = field(default_factory=dict)
    struck: Counter[Territory] = field(default_factory=Counter)
    """The armies that the card under way has killed."""
    drowned: int = 0
    """The temples that went down with them."""
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
            case TempleDestroyed(where=where) if where in self.struck:
                self.drowned += 1
            case TempleMoved(source=source, target=target) if self._holds(target):
                return self.words.say("your-loss-temple-moved", who=who, card=card, source=source, target=target)
            case ArmiesSwapped(player=self.seat, one=one, other=other):
                return self.words.say("your-loss-armies-swapped", who=who, card=card, one=one, other=other)
            case PlagueMoved(target=where) if self._holds(where):
                return self.words.say("your-loss-plague", who=who, card=card, where=where)
            case LandSeized(where=where) if where in self.struck:
                self.struck.clear()
                return self.words.say("your-loss-land-seized", who=who, card=card, where=where)
            case PlagueLaid(where=where) if self._holds(where):
                return self.words.say("your-loss-plague", who=who, card=card, where=where)
            case EpochSetBack():
                left = LAST_EPOCH - self.again
                return self.words.say("changed-epochs", who=who, card=card, epoch=self.again, left=left)
            case AtlantisSank():
                lost = {"count": self.struck.total(), "temples": self.drowned}
                self.struck.clear()
                return self.words.say("changed-atlantis", who=who, card=card, **lost)
        return ""

    def _holds(self, where: Territory) -> bool:
        return self.seen.land.owner(where) == self.seat

    def _end_card(self) -> None:
        """Tell what armies the card under way has killed."""
        if self.struck:
            few = len(self.struck) <= MOST_LANDS
            lands = lands_in("in", [*self.struck], self.words) if few else "none"
            gone = [land for land in self.struck if not self._holds(land) and land not in self.conquered]
            self.by_cards.append(
                self.words.say(
                    "your-loss-armies",
                    who=self.words.say(f"seat-{self.by}"),
                    card=self.card,
                    count=self.struck.total(),
                    lands=lands,
                    lands_count=len(self.struck),
                    gone=lands_in("the", gone, self.words) if gone else "none",
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
