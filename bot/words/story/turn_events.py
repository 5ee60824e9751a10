"""What happened in one turn, taken in event by event and sorted as its story tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.words.arguments import land_name, leader_arguments
from bot.words.fluent import Words
from bot.words.games import words_in
from bot.words.seats import naming
from bot.words.story.conquest_runs import ConquestRun, great_moments
from bot.words.story.events import Group, are_shown, event_arguments, tell_lines
from bot.words.story.groups import DrawGroup, IncomeGroup, PlacementGroup, TallyGroup
from bot.words.story.invasions import InvasionGroup
from bot.words.topics.status import StatusWords
from bot.words.topics.story import StoryWords
from bot.words.typography import capital
from rules import Event, Player, Ruleset, Territory
from rules.author import Board, GameEnded, RealmName
from rules.risk import (
    ArmiesForfeited,
    ArmyTurnedNeutral,
    Conceded,
    Eliminated,
    Expanded,
    Fortified,
    PlayerKnockedOut,
    SetTraded,
)

TOLD_APART = (Conceded, ArmyTurnedNeutral, ArmiesForfeited, GameEnded)
"""Giving up, what becomes of the army, and the end of the game: the table reads it in a message of its own."""


@dataclass(slots=True)
class Entry:
    """Empty land of the main map that was entered without a battle, and how many armies each cost."""

    lands: dict[Territory, int] = field(default_factory=dict)

    def line(self, words: Words) -> str:
        bold = (f"**{land_name(land, words)}**{f' −{lost}' if lost else ''}" for land, lost in self.lands.items())
        return words.say("story-entered", lands=", ".join(bold))


@dataclass(slots=True)
class TurnEvents:
    """What happened in one turn. `lines` are conquests and everything else that stands out, in order."""

    seat: Player
    words: Words
    rules: Ruleset
    placed: Counter[str] = field(default_factory=Counter)
    raised: Counter[str] = field(default_factory=Counter)
    """What came without the player's doing, which alone is no story."""
    sets: int = 0
    drawn: int = 0
    lost: int = 0
    taken: list[Territory] = field(default_factory=list)
    held: list[InvasionGroup] = field(default_factory=list)
    entered: set[Territory] = field(default_factory=set)
    """Empty land that was entered without a battle."""
    entry: Entry | None = None
    """What is entered next stands in its line; None after a great moment, below which it stands."""
    beyond: dict[RealmName, list[InvasionGroup]] = field(default_factory=dict)
    """The conquests in each realm beside the main map. `lines` has the realm's name where its line stands."""
    lines: list[str | ConquestRun | Entry] = field(default_factory=list)
    great: list[int] = field(default_factory=list)
    """Which of the lines are told even where the turn has a headline and little else."""
    arrival: tuple[int, Event] | None = None
    """Which of the lines tells that the seat came back to the board, and the event."""
    end: int | None = None
    """How many of the lines are the turn's own, once the count has moved on (`StatusWords.moves_count`); the others are
    told below all of it."""
    tolls: Counter[RealmName] = field(default_factory=Counter)
    """What entering empty spaces of each realm beside the main map has cost."""
    small: list[str] = field(default_factory=list)
    under_way: InvasionGroup | None = None
    effects: list[str] = field(default_factory=list)
    """What the cards did that were played for the invasion under way."""
    card: Event | None = None
    """The card told last, while what follows may be its effect."""
    before: Group | Event | None = None
    """What was told last; armies gained with an income are part of it."""

    @property
    def board(self) -> Board:
        return self.rules.board

    @property
    def own(self) -> tuple[StoryWords, ...]:
        """What the modules that are played add to the story."""
        return words_in(self.rules, StoryWords)

    def idle_cards(self) -> list[str]:
        """The cards played for an invasion that has had no battle."""
        if self.under_way is None or self.under_way.battles:
            return []
        cards = [line for card in self.under_way.cards for line in self._lines_of(card)]
        return [" · ".join([*cards, *self.effects])] if cards else []

    def add(self, item: Group | Event) -> None:
        """Take in the next group or event of the turn."""
        card, self.card = self.card, None
        if self.end is None and isinstance(
            item, _kinds(known.moves_count for known in words_in(self.rules, StatusWords))
        ):
            self.end = len(self.lines)
        if isinstance(item, InvasionGroup):
            self._add_invasion(item, card)
        elif isinstance(item, PlacementGroup):
            self._add_placement(item, card)
        elif isinstance(item, DrawGroup):
            self._add_draws(item)
        elif isinstance(item, TallyGroup):
            self._add_tally(item)
        elif isinstance(item, IncomeGroup):
            self._add_income(item)
        elif isinstance(item, Event):
            self._add_event(item, card)
        self.before = item

    def _lines_of(self, item: Group | Event) -> list[str]:
        if isinstance(item, Event) and f"story-line-{item.kind}" in self.words:
            on_turn = "yes" if getattr(item, "player", "") == self.seat else "no"
            args = event_arguments(item, self.words, naming(self.words))
            return [self.words.say(f"story-line-{item.kind}", **args, on_turn=on_turn, turn_id=self.seat)]
        return [capital(line) for line in tell_lines(item, self.words, naming(self.words))]

    def _naming_others(self, seat: str) -> str:
        """The name of a seat, "" for the turn's own: the headline has it."""
        return "" if seat == self.seat else naming(self.words)(seat)

    def _add_tally(self, tally: TallyGroup) -> None:
        """Tell a count in small print, or in a line of its own."""
        clause = tally.clause(self.words, self._naming_others)
        if not clause:
            return
        (self.lines if tally.notable else self.small).append(clause)
        if tally.notable and self._is_great(tally.manner):
            self.great.append(len(self.lines) - 1)

    def _is_great(self, manner: str) -> bool:
        """Whether what was done in this manner is told even where the whole turn has one line."""
        return any(manner in known.great_manners for known in self.own)

    def _add_income(self, income: IncomeGroup) -> None:
        """Count what the seat's sets brought; its other income goes without saying, unless an event announces it."""
        if income.player != self.seat:
            self.lines += self._lines_of(income)
            return
        self.sets += income.for_sets
        if income.announced is not None and not isinstance(income.announced[0], SetTraded):
            self.lines += self._lines_of(income)
        elif income.unavailable:
            self.small.append(self.words.say("story-armies-unavailable", count=income.unavailable))

    def _add_event(self, event: Event, card: Event | None) -> None:
        if isinstance(event, TOLD_APART):
            pass
        elif isinstance(event, Fortified) and event.player == self.seat:
            self.small.append(self._march(event))
        elif isinstance(event, Expanded):
            self._add_entry(event)
        elif f"story-{event.kind}" in self.words:
            self.small.append(
                self.words.say(f"story-{event.kind}", **event_arguments(event, self.words, naming(self.words)))
            )
        elif are_shown(event, self.rules) or isinstance(
            event, (Eliminated, PlayerKnockedOut, *_kinds(known.great_moments for known in self.own))
        ):
            if isinstance(event, _kinds(known.arrivals for known in self.own)):
                self.arrival = (len(self.lines), event)
            self._add_great(self._lines_of(event))
        elif not isinstance(event, _kinds(known.cards_played for known in self.own)):
            great = isinstance(event, _kinds(known.great_effects for known in self.own))
            self._add_lines(self._lines_of(event), card, great=great)
        elif self.under_way is not None:
            self.under_way.cards.append(event)
        else:
            self.lines += self._lines_of(event)
            self.card = event

    def _add_entry(self, event: Expanded) -> None:
        self.entered.add(event.target)
        self.taken.append(event.target)
        self.lost += event.lost
        if self._is_beyond(event.target):
            self.tolls[self.board.realm_of[event.target]] += event.lost
            return
        if self.entry is None:
            self.entry = Entry()
            self.lines.append(self.entry)
        self.entry.lands[event.target] = event.lost

    def _add_great(self, lines: Sequence[str]) -> None:
        """Add the lines of a great moment."""
        self.great += range(len(self.lines), len(self.lines) + len(lines))
        self.lines += lines
        self.entry = None if lines else self.entry

    def _add_lines(self, lines: list[str], card: Event | None, *, great: bool) -> None:
        """Add lines, `great` ones or not; the effects of a card stand behind it, those of one played for an invasion in
        small print."""
        lines, first = [*filter(None, lines)], len(self.lines)
        if card is not None:
            first -= 1
            self.lines[-1] = " · ".join([str(self.lines[-1]), *_clauses(lines)])
            self.card = card
        elif self.under_way is not None and self.under_way.cards:
            self.effects += _clauses(lines)
        else:
            self.lines += lines
        if great:
            self.great = list(dict.fromkeys([*self.great, *range(first, len(self.lines))]))

    def _march(self, march: Fortified) -> str:
        args = leader_arguments(march.leaders)
        return self.words.say("story-march", count=march.count, target=march.target, seat=self.seat, **args)

    def _add_placement(self, placement: PlacementGroup, card: Event | None) -> None:
        worked = any(placement.manner in known.card_effects for known in self.own)
        for player, places in placement.places.items():
            if player != self.seat or worked or (card is not None and placement.manner == "gained"):
                great = self._is_great(placement.manner)
                self._add_lines([self._place(placement, player)], card, great=great)
            elif placement.manner == "gained" and isinstance(self.before, IncomeGroup):
                self.raised.update(places)
            elif placement.manner in ("placed", "gained"):
                self.placed.update(places)
            elif any(placement.manner in known.reinforcing for known in self.own):
                self.raised.update(places)
            else:
                self.lines.append(self._place(placement, player))

    def _place(self, placement: PlacementGroup, player: Player | str) -> str:
        own = f"story-place-{placement.manner}"
        named = self._naming_others if placement.manner == "gained" else naming(self.words)
        return capital(placement.line(player, self.words, named, own if own in self.words else "").strip())

    def _add_draws(self, draws: DrawGroup) -> None:
        """Count the cards that the turn's own seat draws in secret; the others are told."""
        own = {key: cards for key, cards in draws.drawn.items() if key[1] == self.seat and not all(cards)}
        self.drawn += sum(map(len, own.values()))
        others = {key: cards for key, cards in draws.drawn.items() if key not in own}
        self.lines += self._lines_of(DrawGroup(self.rules, others))

    def _add_invasion(self, invasion: InvasionGroup, card: Event | None) -> None:
        """Add an invasion; a card played to begin it belongs to it, and so do those played before its battles."""
        if self.under_way is not None and not self.under_way.battles and self.under_way.is_of(invasion):
            invasion.cards[:0] = self.under_way.cards
        else:
            self.lines += self.idle_cards()
            self.effects = []
        if invasion.battles:
            self.small += self.effects
            self.effects = []
        if isinstance(card, _kinds(known.opening_cards for known in self.own)) and invasion.declared is not None:
            self.lines.pop()
            invasion.cards.append(card)
        self.under_way = None if invasion.fallen or invasion.ended else invasion
        if invasion.battles:
            self._add_battles(invasion)

    def _is_beyond(self, land: Territory) -> bool:
        """Whether a land taken is in a realm beside the main map, all of which has one line, where it was first."""
        realm = self.board.realm_of.get(land, RealmName(""))
        if realm and realm not in self.beyond:
            self.beyond[realm] = []
            self.lines.append(realm)
        return bool(realm)

    def _add_battles(self, invasion: InvasionGroup) -> None:
        """Keep a failed attack for the end of the story; one that goes on later joins what it began with."""
        before = next((each for each in self.held if each.is_of(invasion)), None)
        if before is not None:
            self.held.remove(before)
            invasion.join(before)
        if invasion.attacker == self.seat:
            self.lost += invasion.attacker_lost - (before.attacker_lost if before else 0)
        if invasion.fallen is None:
            self.held.append(invasion)
            return
        if invasion.attacker == self.seat:
            self.taken.append(invasion.target)
        if self._is_beyond(invasion.target):
            self.beyond[self.board.realm_of[invasion.target]].append(invasion)
        elif not any(isinstance(line, ConquestRun) and line.takes(invasion) for line in self.lines):
            self.lines.append(ConquestRun([invasion]))
        self._add_great(great_moments(invasion, self.words, naming(self.words)))


def _clauses(sentences: Iterable[str]) -> list[str]:
    """Sentences as they stand in a row."""
    return [sentence.removesuffix(".") for sentence in sentences]


def _kinds(named: Iterable[tuple[type[Event], ...]]) -> tuple[type[Event], ...]:
    return tuple(kind for kinds in named for kind in kinds)
