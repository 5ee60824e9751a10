"""Group similar events into one line a player: regiments placed, territories dealt, income, cards drawn, counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, cast

from bot.words.arguments import arguments, card_list, card_name, land_name, told_apart
from bot.words.cards import card_effect
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seats import Naming
from bot.words.topics.log import Announced, LogWords, Placed, Tally
from rules import Card, Event, Ruleset
from rules.author import CardsMoved
from rules.risk import DECK, ArmiesGranted, ArmiesPlaced, ArmiesUnavailable, Claimed, LandTaken, SetTraded, Stationed

HAND = "hand"
"""The zone of a player's Territory cards."""
FEW_PLACES = 3
"""The most territories of a set-up that are told of each player; of more, how many they are: the map shows them."""
SET = "set"
"""Why armies are granted that a traded set brings."""


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

    def line(self, player: str, words: Words, naming: Naming, key: str = "", *, whole: bool = False) -> str:
        """What one player put where; `key`: the message, if not `told-<manner>`. `whole`: with each territory, also
        where a set-up has many."""
        where = self.places[player]
        lands = words.all_of([land_name(land, words) for land in where])
        within = words.all_of([words.attribute(f"land-{land}", "in") for land in where])
        args = {
            "lands": lands,
            "lands_count": len(where),
            "places": _places(where, words, "story-place" if key else "told-place"),
            "each": "yes" if whole or len(where) <= FEW_PLACES else "no",
            "within": within,
            "count": where.total(),
        }
        return words.say(key or f"told-{self.manner}", who=naming(player), **args)


def _places(where: Mapping[str, int], words: Words, key: str) -> str:
    """How many are where, most first, those of as many together: `3 armies each in Ash and Birch; 2 in Elm`."""
    lands: dict[int, list[str]] = {}
    for land, count in where.items():
        lands.setdefault(count, []).append(words.attribute(f"land-{land}", "in"))
    groups = [
        words.say(key, count=count, first="no" if at else "yes", lands=len(those), within=words.all_of(those))
        for at, (count, those) in enumerate(sorted(lands.items(), reverse=True))
    ]
    return told_apart(groups, words) if len(groups) < len(where) else words.all_of(groups)


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
    """A player's income by reason, after the event that announces it, if one does, and what he is due in vain."""

    rules: Ruleset
    player: str = ""
    income: str = ""
    announced: tuple[Event, Announced] | None = None
    granted: list[Granted] = field(default_factory=list)
    unavailable: int = 0

    def takes(self, event: Event) -> bool:
        if announced := self._announced_by(event):
            if self.player:
                return False
            self.announced = event, announced
        elif isinstance(event, ArmiesUnavailable):
            if self.player not in ("", event.player):
                return False
            self.unavailable += event.count
        elif not self._takes_grant(event):
            return False
        self.player = cast(Granted, event).player
        return True

    def _takes_grant(self, event: Event) -> bool:
        income = _income(event, self.rules)
        granted = cast(Granted, event)
        if not income or self.player not in ("", granted.player) or self.income not in ("", income):
            return False
        if self.announced is not None and granted.why != self.announced[1].why:
            return False
        self.income = income
        self.granted.append(granted)
        return True

    def _announced_by(self, event: Event) -> Announced | None:
        """The armies that an event announces."""
        if isinstance(event, SetTraded):
            return Announced(event.armies, SET)
        return next((due for known in words_in(self.rules, LogWords) if (due := known.announces(event))), None)

    @property
    def total(self) -> int:
        """All that the player receives."""
        return sum(event.count for event in self.granted)

    @property
    def for_sets(self) -> int:
        """What the player receives for sets."""
        return sum(event.count for event in self.granted if event.why == SET)

    def lines(self, words: Words, naming: Naming) -> list[str]:
        told = self._grants if self.announced is None else partial(self._announcement, *self.announced)
        lines = told(words, naming)
        if self.unavailable:
            lines.append(words.say("event-armies-unavailable", player=naming(self.player), count=self.unavailable))
        return lines

    def _announcement(self, event: Event, due: Announced, words: Words, naming: Naming) -> list[str]:
        """The event that announced armies, with their number where all of them came."""
        key, args = f"event-{event.kind}", arguments(event, words, naming)
        return [words.attribute(key, "given", **args) if self.total == due.count else words.say(key, **args)]

    def _grants(self, words: Words, naming: Naming) -> list[str]:
        if not self.granted:
            return []
        if len(self.granted) == 1:
            (event,) = self.granted
            assert isinstance(event, Event)
            return [words.say(f"event-{event.kind}", **arguments(event, words, naming))]
        parts = [
            words.say(f"told-{self.income}-{event.why}", count=event.count, what=event.what) for event in self.granted
        ]
        return [words.say(f"told-{self.income}", who=naming(self.player), total=self.total, parts=words.all_of(parts))]


@dataclass(slots=True)
class TallyGroup:
    """Events that are added up and told once, by player and thing."""

    manner: str
    notable: bool = False
    last: bool = False
    counts: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)
    striking: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)
    """The part of the counts that the story of a turn tells: all but what is routine."""

    def add(self, tally: Tally) -> None:
        for counts in (self.counts, *([] if tally.routine else [self.striking])):
            counts.setdefault(tally.player, Counter())[tally.what, tally.where] += tally.count

    def lines(self, words: Words, naming: Naming) -> list[str]:
        one = f"told-{self.manner}-one"
        about = f"told-{self.manner}-about"
        things = dict.fromkeys(what for counted in self.counts.values() for what, _ in counted)
        count = sum(counted.total() for counted in self.counts.values())
        told = words.say(f"told-{self.manner}", list=self._list(one, words, naming), count=count)
        return [told, *(words.say(about, what=what) for what in things if about in words)]

    def clause(self, words: Words, naming: Naming) -> str:
        """The same in the story of a turn, by its own shorter messages, or "" where all of it is routine.

        `naming` gives the turn's seat no name.
        """
        if not self.striking:
            return ""
        one, same = f"story-{self.manner}-one", TallyGroup(self.manner, self.notable, self.last, self.striking)
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
        for (kind, player), cards in known.items():
            names = card_list(cards, words)
            named = words.all_of(names if kind == HAND else [f"*{name}*" for name in names])
            key = "told-drawn-known-hand" if kind == HAND else "told-drawn-known"
            lines.append(words.say(key, who=naming(player), cards=named, count=len(cards)))
            effects = {card: card_effect(Card(card), words, self.rules) for card in dict.fromkeys(cards)}
            lines += [
                words.say("told-drawn-about", card=card_name(card, words), effect=effect)
                for card, effect in effects.items()
                if effect and kind != HAND
            ]
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
