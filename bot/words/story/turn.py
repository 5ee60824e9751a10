"""Tell a turn: a headline that says what mattered, then a line for each thing that happened, failed attacks last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bot.words.arguments import Arguments, arguments, land_name, lands_in
from bot.words.fluent import Words
from bot.words.games import known_words
from bot.words.marks import mark
from bot.words.seats import Naming, naming
from bot.words.story.events import Group, grouped, told_lines
from bot.words.story.groups import DrawGroup, PlacementGroup
from bot.words.story.invasions import InvasionGroup
from bot.words.typography import capital
from rules import Board, Event, GameEnded, Land, Player, TurnBegan
from rules.risk import Eliminated, Fortified

MOST_NAMED = 4
"""The conquests that a headline names; more are counted."""
MOST_PLACES = 3
"""The territories named with their reinforcements; the others share one number."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn, or the set-up (number 0, no seat): its events, as their reader may know them, up to step `last`."""

    number: int
    seat: Player
    events: tuple[Event, ...]
    last: int = 0


@dataclass(frozen=True, slots=True)
class Strength:
    """What a seat holds at the end of a turn: all its regiments, and the regions that are wholly its own."""

    armies: int
    regions: tuple[str, ...]


def strength_of(seat: Player, land: Land, board: Board) -> Strength:
    """The strength of a seat on a board."""
    held = land.of(seat)
    own = frozenset(held)
    regions = tuple(name for name, region in board.regions.items() if own.issuperset(region.territories))
    return Strength(sum(map(land.armies, held)), regions)


def turns_in(events: Iterable[tuple[int, Event]], first: int, seat: Player, *, begun: bool) -> list[Turn]:
    """Split events, each with the number of its step, into turns, of which the first has the number `first`.

    `begun`: that turn, of `seat`, began before these events; otherwise the events before its beginning are left out.
    """
    turns = [Turn(first, seat, ())] if begun else []
    number = first if begun else first - 1
    for step, event in events:
        if isinstance(event, TurnBegan):
            number += 1
            turns.append(Turn(number, event.player, (), step))
        elif turns:
            turns[-1] = replace(turns[-1], events=(*turns[-1].events, event), last=step)
    return turns


@dataclass(slots=True)
class TurnStory:
    """What is told of one turn. `lines` are conquests and everything else, in the order in which it happened."""

    seat: Player
    words: Words
    placed: Counter[str] = field(default_factory=Counter)
    raised: Counter[str] = field(default_factory=Counter)
    drawn: int = 0
    lost: int = 0
    taken: list[str] = field(default_factory=list)
    held: list[InvasionGroup] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    great: list[str] = field(default_factory=list)
    small: list[str] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """Whether the turn has brought no more than its income so far."""
        return not (self.placed or self.taken or self.held or self.lines or self.small or self.drawn)

    def hear(self, told: Group | Event) -> None:
        """Take in the next group or event of the turn."""
        if isinstance(told, InvasionGroup):
            if told.battles:
                self._hear_invasion(told)
        elif isinstance(told, PlacementGroup):
            self._hear_placement(told)
        elif isinstance(told, DrawGroup):
            self._hear_draws(told)
        elif isinstance(told, Event):
            self._hear_event(told)
        elif told.granted[0].player != self.seat:
            self.lines += self._said(told)

    def _said(self, told: Group | Event) -> list[str]:
        return [capital(line) for line in told_lines(told, self.words, self._naming)]

    @property
    def _naming(self) -> Naming:
        return naming(self.words)

    def _hear_event(self, told: Event) -> None:
        if isinstance(told, Fortified) and told.player == self.seat:
            self.small.append(self._march(told))
            return
        if f"story-{told.kind}" in self.words:
            self.small.append(self.words.say(f"story-{told.kind}", **arguments(told, self.words, self._naming)))
            return
        lines = self._said(told)
        self.lines += lines
        if isinstance(told, (Eliminated, GameEnded, *_kinds(known.great_moments for known in known_words()))):
            self.great += lines

    def _march(self, told: Fortified) -> str:
        led = "yes" if told.led else "no"
        return self.words.say("story-march", count=told.count, source=told.source, target=told.target, led=led)

    def _hear_placement(self, told: PlacementGroup) -> None:
        for player, places in told.places.items():
            if player != self.seat:
                self.lines.append(told.line(player, self.words, self._naming))
            elif told.manner in ("placed", "gained"):
                self.placed.update(places)
            elif f"story-{told.manner}" in self.words:
                self.raised[told.manner] += places.total()
            else:
                self.lines.append(told.line(player, self.words, self._naming))

    def _hear_draws(self, told: DrawGroup) -> None:
        """Count the cards that the turn's own seat draws in secret; the others are told."""
        own = {key: cards for key, cards in told.drawn.items() if key[1] == self.seat and not all(cards)}
        self.drawn += sum(map(len, own.values()))
        others = {key: cards for key, cards in told.drawn.items() if key not in own}
        self.lines += self._said(DrawGroup(others))

    def _hear_invasion(self, told: InvasionGroup) -> None:
        """Keep a failed attack for the end of the story; one that goes on later joins what it began with."""
        before = next((each for each in self.held if each.is_of(told)), None)
        if before is not None:
            self.held.remove(before)
            told.join(before)
        if told.attacker == self.seat:
            self.lost += told.attacker_lost - (before.attacker_lost if before else 0)
        if told.fallen is None:
            self.held.append(told)
            return
        if told.attacker == self.seat:
            self.taken.append(told.target)
        self.lines.append(self._conquest(told))

    def _conquest(self, told: InvasionGroup) -> str:
        return self.words.say("story-conquest", **self._outcome(told))

    def headline(self, strength: Strength | None, board: Board) -> str:
        """What mattered: land taken or attacked in vain, losses, whole regions, and the regiments that are left."""
        parts = [self._deed()]
        if self.lost:
            parts.append(self.words.say("story-lost", count=self.lost))
        if strength is not None:
            taken = frozenset(self.taken)
            won = [name for name in strength.regions if not taken.isdisjoint(board.regions[name].territories)]
            if won:
                parts.append(self.words.all_of([self.words.say("story-region", region=name) for name in won]))
            parts.append(self.words.say("story-armies", count=strength.armies))
        return " · ".join(parts)

    def _deed(self) -> str:
        who = f"{mark(self.seat)} **{self._naming(self.seat)}**".strip()
        if len(self.taken) > MOST_NAMED:
            return self.words.say("story-took-many", who=who, count=len(self.taken))
        if self.taken:
            return self.words.say("story-took", who=who, lands=lands_in("the", self.taken, self.words))
        tried = list(dict.fromkeys(each.target for each in self.held if each.attacker == self.seat))
        if tried:
            return self.words.say("story-in-vain", who=who, lands=lands_in("the", tried[:MOST_NAMED], self.words))
        return self.words.say("story-quiet", who=who)

    def body(self) -> list[str]:
        """Reinforcements, everything in order, and in small print the attacks that failed, the march and the cards."""
        lines = []
        if self.placed or self.raised:
            lines.append(self._reinforcements())
        lines += self.lines
        if self.held:
            parts = [self.words.say("story-held-one", **self._outcome(each)) for each in self.held]
            lines.append("-# " + self.words.say("story-held", attacks=", ".join(parts)))
        cards = [self.words.say("story-drawn", count=self.drawn)] if self.drawn else []
        small = [*self.small, *cards]
        if small:
            lines.append("-# " + " · ".join(small))
        return lines

    def _reinforcements(self) -> str:
        most = self.placed.most_common()
        named = [f"{land_name(land, self.words)} {count}" for land, count in most[:MOST_PLACES]]
        if len(most) > MOST_PLACES:
            rest = sum(count for _, count in most[MOST_PLACES:])
            named.append(self.words.say("story-elsewhere", count=rest))
        placed = [self.words.say("story-placed", count=self.placed.total(), places=", ".join(named))] if named else []
        raised = [self.words.say(f"story-{manner}", count=count) for manner, count in self.raised.items()]
        return " · ".join([*placed, *raised])

    def _outcome(self, told: InvasionGroup) -> Arguments:
        """The arguments of a line about an invasion, with the losses of both sides: `−2, Red −3`."""
        said = told.arguments(self.words, self._naming)
        attacker = "" if told.attacker == self.seat else f"{said['short']} "
        sides = ((attacker, said["lost"]), (f"{said['foe']} ", said["taken"]))
        losses = [f"{who}−{lost}" for who, lost in sides if lost]
        return said | {"losses": ", ".join(losses)}


def story_of(turn: Turn, words: Words) -> TurnStory:
    """Gather what is told of a turn."""
    story = TurnStory(turn.seat, words)
    for told in grouped(turn.events):
        story.hear(told)
    return story


def turn_text(turn: Turn, strength: Strength | None, board: Board, words: Words) -> str:
    """A turn as its message tells it; "" while nothing but the income has happened."""
    story = story_of(turn, words)
    if story.is_empty:
        return ""
    return "\n".join([story.headline(strength, board), *story.body()])


def short_text(turn: Turn, strength: Strength | None, board: Board, words: Words) -> str:
    """A turn that nobody played by hand: its headline, and the great moments."""
    story = story_of(turn, words)
    return "" if story.is_empty else "\n".join([story.headline(strength, board), *story.great])


def _kinds(named: Iterable[tuple[type[Event], ...]]) -> tuple[type[Event], ...]:
    return tuple(kind for kinds in named for kind in kinds)


def setup_text(turn: Turn, words: Words) -> str:
    """The set-up: rolls and bargains; the map shows who holds what."""
    told = [each for each in grouped(turn.events) if not _is_on_the_map(each)]
    return "\n".join(capital(line) for each in told for line in told_lines(each, words, naming(words)))


def _is_on_the_map(told: Group | Event) -> bool:
    """Whether the map shows it: territories dealt or claimed, and regiments placed."""
    return isinstance(told, PlacementGroup) and told.manner != "captains"
