"""Group similar events into one line a player: regiments placed, territories dealt, income, cards drawn, counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol, cast

from bot.words.arguments import arguments, card_list, land_name
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seats import Naming
from bot.words.topics.log import LogWords, Placed, Tally
from rules import Event, Ruleset
from rules.author import CardsMoved
from rules.risk import DECK, ArmiesGranted, ArmiesPlaced, Claimed, LandTaken, Stationed

HAND = "hand"
"""The zone of a player's Territory cards."""


@dataclass(slots=True)
class PlacementGroup:
    """Pieces placed by each player, as long as they are placed in the same manner."""

    rules: Ruleset
    manner: str = ""
    places: dict[str, Counter[str]] = field(default_factory=dict)

    def takes(self, event: Event) -> bool:
        put = _placement(event, self.rules)
        if put is None or (self.manner and put.manner != self.manner):
            return False
        self.manner = put.manner
        self.places.setdefault(put.player, Counter())[put.where] += put.count
        return True

    def lines(self, words: Words, naming: Naming) -> list[str]:
        return [self.line(player, words, naming) for player in self.places]

    def line(self, player: str, words: Words, naming: Naming, key: str = "") -> str:
        """What one player put where; `key`: the message, if not `told-<manner>`."""
        where = self.places[player]
        lands = words.all_of([land_name(land, words) for land in where])
        within = words.all_of([words.attribute(f"land-{land}", "in") for land in where])
        counted = words.all_of([words.say("told-place", count=count, where=land) for land, count in where.items()])
        args = {
            "lands": lands,
            "lands_count": len(where),
            "places": counted,
            "within": within,
            "count": where.total(),
        }
        return words.say(key or f"told-{self.manner}", who=naming(player), **args)


def _placement(event: Event, rules: Ruleset) -> Placed | None:
    """What an event places, and in which manner; None if it places nothing."""
    if isinstance(event, Claimed | LandTaken):
        return Placed("dealt" if event.dealt else "claimed", event.player, event.where)
    if isinstance(event, Stationed):
        return Placed("stationed", event.player, event.where, event.count)
    if isinstance(event, ArmiesPlaced):
        return Placed("placed" if event.pool else "gained", event.player, event.where, event.count)
    return next((put for known in words_in(rules, LogWords) if (put := known.placement(event))), None)


class Granted(Protocol):
    """The fields of every event that gives an income: `ArmiesGranted`, and those of `LogWords.income`."""

    @property
    def player(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def why(self) -> str: ...
    @property
    def what(self) -> str: ...


def _income(event: Event, rules: Ruleset) -> str:
    """What regular income an event gives: `income` for armies; "" for none."""
    if isinstance(event, ArmiesGranted):
        return "income"
    return next((name for known in words_in(rules, LogWords) if (name := known.income(event))), "")


@dataclass(slots=True)
class IncomeGroup:
    """A player's income by reason. Armies for a set are left out, as the line about the set includes them."""

    rules: Ruleset
    income: str = ""
    granted: list[Granted] = field(default_factory=list)

    def takes(self, event: Event) -> bool:
        income = _income(event, self.rules)
        if not income:
            return False
        granted = cast(Granted, event)
        if self.granted and (self.income, self.player) != (income, granted.player):
            return False
        self.income = income
        self.granted.append(granted)
        return True

    @property
    def player(self) -> str:
        """Who receives it."""
        return self.granted[0].player

    @property
    def counted(self) -> list[Granted]:
        """What no other event tells."""
        elsewhere = {"set", *(why for known in words_in(self.rules, LogWords) for why in known.told_elsewhere)}
        return [event for event in self.granted if event.why not in elsewhere]

    @property
    def total(self) -> int:
        """All that the player receives."""
        return sum(event.count for event in self.granted)

    def lines(self, words: Words, naming: Naming) -> list[str]:
        counted = self.counted
        if not counted:
            return []
        if len(counted) == 1:
            (event,) = counted
            assert isinstance(event, Event)
            return [words.say(f"event-{event.kind}", **arguments(event, words, naming))]
        parts = [words.say(f"told-{self.income}-{event.why}", count=event.count, what=event.what) for event in counted]
        total = sum(event.count for event in counted)
        return [words.say(f"told-{self.income}", who=naming(self.player), total=total, parts=words.all_of(parts))]


@dataclass(slots=True)
class TallyGroup:
    """Events that are added up and told once, by player and thing."""

    manner: str
    notable: bool = False
    counts: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)
    striking: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)
    """The part of the counts that the story of a turn tells: all but what is routine."""

    def add(self, tally: Tally) -> None:
        for counts in (self.counts, *([] if tally.routine else [self.striking])):
            counts.setdefault(tally.player, Counter())[tally.what, tally.where] += tally.count

    def lines(self, words: Words, naming: Naming) -> list[str]:
        one = f"told-{self.manner}-one"
        return [words.say(f"told-{self.manner}", list=self._list(one, words, naming))]

    def clause(self, words: Words, naming: Naming) -> str:
        """The same in the story of a turn, by its own shorter messages, or "" where all of it is routine.

        `naming` gives the turn's seat no name.
        """
        if not self.striking:
            return ""
        one, same = f"story-{self.manner}-one", TallyGroup(self.manner, self.notable, self.striking)
        listed = same._list(one if one in words else f"told-{self.manner}-one", words, naming)
        count = sum(counted.total() for counted in self.striking.values())
        return words.say(f"story-{self.manner}", list=listed, count=count)

    def _list(self, one: str, words: Words, naming: Naming) -> str:
        """What each player has; one whom `naming` gives no name stands first, without."""
        players = sorted(self.counts, key=lambda player: naming(player) != "")
        return ", ".join(self._of(player, one, words, naming) for player in players)

    def _of(self, player: str, one: str, words: Words, naming: Naming) -> str:
        """What one player has, after the name; in a message of its own where the name belongs elsewhere."""
        who, things = naming(player), self._things(player, one, words)
        whose = f"told-{self.manner}-whose"
        return words.say(whose, who=who, list=things) if who and whose in words else f"{who} {things}".strip()

    def _things(self, player: str, one: str, words: Words) -> str:
        counted = self.counts[player].items()
        phrases = [
            words.say(one, who_id=player, what=what, where=where, count=count) for (what, where), count in counted
        ]
        return words.all_of(phrases)


@dataclass(slots=True)
class DrawGroup:
    """Cards drawn into hands: how many, or which ones if the reader may know."""

    rules: Ruleset
    drawn: dict[tuple[str, str], list[str]] = field(default_factory=dict)

    def takes(self, event: Event) -> bool:
        own = words_in(self.rules, LogWords)
        if not isinstance(event, CardsMoved):
            return any(known.confirms_draw(event) in self.drawn for known in own)
        if event.source.partition(":")[0] not in (DECK, *(deck for known in own for deck in known.decks)):
            return False
        kind, _, player = event.target.partition(":")
        if kind not in (HAND, *(pile for known in own for pile in (*known.hands, *known.quiet_hands))):
            return False
        self.drawn.setdefault((kind, player), []).extend(event.cards)
        return True

    def lines(self, words: Words, naming: Naming) -> list[str]:
        known = {key: cards for key, cards in self.drawn.items() if all(cards)}
        quiet = {pile for each in words_in(self.rules, LogWords) for pile in each.quiet_hands}
        hidden = {key: cards for key, cards in self.drawn.items() if key not in known and key[0] not in quiet}
        kinds = dict.fromkeys((kind, len(cards)) for (kind, _), cards in hidden.items())
        lines = [self._line(kind, count, hidden, words, naming) for kind, count in kinds]
        for (_, player), cards in known.items():
            named = words.all_of(card_list(cards, words))
            lines.append(words.say("told-drawn-known", who=naming(player), cards=named, count=len(cards)))
        return lines

    def _line(
        self, kind: str, count: int, hidden: dict[tuple[str, str], list[str]], words: Words, naming: Naming
    ) -> str:
        who = [player for (drawn, player), cards in hidden.items() if drawn == kind and len(cards) == count]
        return words.say(
            f"told-drawn-{kind}",
            players=words.all_of([naming(player) for player in who]),
            players_count=len(who),
            count=count,
            each="yes" if len(who) > 1 else "no",
        )
