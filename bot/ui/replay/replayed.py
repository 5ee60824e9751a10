"""A game as a page tells it: its steps, each with what everybody may know after it; from its record, or while it runs.

Steps have the numbers that everybody can count, the same while a game runs and after its end. A secret answer that was
only changed is no step of its own: that it was changed shows nowhere while the game runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.game.export import ChangedAnswers
from bot.game.loading import read_step
from bot.game.progress import load_state
from bot.store.models import StoredStep
from bot.ui.replay.story_parts import OTHER, ThrownDie, dice_of, roles_of
from rules import Event, Land, Player, Ruleset, Setting, State, Step, View, ruleset, view
from rules.author import TurnBegan, ZoneName
from rules.records import REWIND, SNAPSHOT, UNDO, Line, Record, Tampered, replay
from rules.risk import Order

Hidden = Mapping[ZoneName, Sequence[str]]
"""Of each zone into which one seat alone may look: that seat, then its cards."""


@dataclass(frozen=True, slots=True)
class Back:
    """That a step goes back: in which way (`undo`, `rewind`), and to the step of which number."""

    kind: str
    to: int


@dataclass(frozen=True, slots=True)
class ReplayedStep:
    """A step that can be shown, and the game after it as everybody may know it.

    `events` are those that the page may tell. While a game runs, a page has no more than that. Of a game that is over
    it also has who answered (`by`), the cards that lay hidden, its line of the record, the roles of its draws and its
    dice.
    """

    number: int
    seen: View
    events: tuple[Event, ...]
    back: Back | None
    by: str = ""
    hidden: Hidden = field(default_factory=dict)
    line: int = 0
    roles: str = ""
    dice: Sequence[ThrownDie] = ()

    @property
    def turn(self) -> int:
        """The turn in which it stands, 0 before the first."""
        return self.seen.parts[Order].turns


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """A game as a page tells it, from the first step that can be shown. `over`: it comes from the record of a game that
    has ended.

    `older` tells that steps before those shown are of older rules, and `broken` why those after them cannot be played.
    """

    setting: Setting
    rules: Ruleset
    steps: tuple[ReplayedStep, ...]
    over: bool
    older: bool
    broken: Tampered | None = None

    def rules_at(self, at: int) -> Ruleset:
        """The rules in force after the step at this place."""
        return self.rules.at(self.steps[at].seen)


def play_again(record: Record) -> ReplayedGame:
    """The game of a record, as far as it can be played again; raises `Tampered` where no step of it can be shown."""
    steps: list[ReplayedStep] = []
    numbers, changed = _Numbers(), ChangedAnswers()
    older, broken = False, None
    try:
        for line, step in replay(record, ruleset):
            older = older or step is None
            back = Back(line.kind, numbers.of[line.fields["to"]]) if line.kind in (UNDO, REWIND) else None
            if changed.is_one(_answers(line, step), tells=_tells(line, step), goes_back=back is not None):
                numbers.repeat(line.seq)
                continue
            if line.kind == SNAPSHOT and line.seq:
                numbers.repeat(line.seq)
            else:
                numbers.count(line.seq)
            if step is not None:
                drawn = _seat_dice(record, line) + roles_of(step), dice_of(line.seq, step)
                seen, hidden = view(step.state, None), _hidden(step.state)
                steps.append(ReplayedStep(numbers.last, seen, step.events, back, line.by, hidden, line.seq, *drawn))
    except Tampered as tampered:
        if not steps:
            raise
        broken = tampered
    return ReplayedGame(record.head.setting, ruleset(record.head.setting), tuple(steps), True, older, broken)


class Follower:
    """Follows a game that runs from its stored steps, as everybody may know it; `played` is the game so far.

    Like the record of the game, once it has ended, it begins with the position after the last step of older rules.
    """

    def __init__(self, setting: Setting) -> None:
        rules = ruleset(setting)
        self.played = ReplayedGame(setting, rules, (), over=False, older=False)
        self._numbers, self._changed = _Numbers(), ChangedAnswers()
        self._older: StoredStep | None = None

    def add(self, rows: Iterable[StoredStep]) -> tuple[ReplayedStep, ...]:
        """Follow the next steps, with their snapshots. Returns those of them that everybody can count; raises
        `Unreadable`."""
        before = self.played.steps
        found = [*before]
        for row in rows:
            found += self._steps_of(row, first=not found)
        if self._older is not None and not found:
            found.append(self._position(self._older))
        self.played = replace(self.played, steps=tuple(found), older=self._older is not None)
        return self.played.steps[len(before) :]

    def drop_boards(self) -> ReplayedGame:
        """The game so far, whose steps but for the last one have lost what only a board shows: most of their size."""
        *earlier, last = self.played.steps
        for at in range(len(earlier) - 1, -1, -1):
            if not earlier[at].seen.land:
                break
            seen = replace(earlier[at].seen, land=Land(), zones={}, waiting=())
            earlier[at] = replace(earlier[at], seen=seen)
        self.played = replace(self.played, steps=(*earlier, last))
        return self.played

    def _steps_of(self, row: StoredStep, *, first: bool) -> Iterator[ReplayedStep]:
        """What a stored step adds: nothing where it only changed a secret answer, or is of older rules."""
        numbers, rules, back = self._numbers, self.played.rules, None
        if row.undoes is not None:
            back = Back(REWIND if row.by == REWIND else UNDO, numbers.of[row.undoes - 1])
        if self._changed.is_one(row.answers, tells=bool(row.events), goes_back=back is not None):
            numbers.repeat(row.seq)
        else:
            numbers.count(row.seq)
            if row.rules == rules.version:
                if self._older is not None and first:
                    yield self._position(self._older)
                state = load_state(rules, row.snapshot)
                events = read_step(rules.at(state), row).events_for(None)
                yield ReplayedStep(numbers.last, view(state, None), events, back)
        if row.rules != rules.version:
            self._older = row

    def _position(self, older: StoredStep) -> ReplayedStep:
        """The position after a step of older rules, of which nothing is told."""
        state = load_state(self.played.rules, older.snapshot)
        return ReplayedStep(self._numbers.of[older.seq], view(state, None), (), None)


def follow(setting: Setting, rows: Iterable[StoredStep]) -> ReplayedGame:
    """A game that runs, as everybody may know it, from its stored steps with their snapshots; raises `Unreadable`."""
    follower = Follower(setting)
    follower.add(rows)
    return follower.played


def _seat_dice(record: Record, line: Line) -> str:
    """The roles of the dice that gave the seats, which the page shows before the draws of the first line."""
    return "" if line.seq or record.head.seat_draw is None else OTHER * len(record.head.seat_draw.dice)


def _answers(line: Line, step: Step | None) -> Iterable[Mapping[str, Any]]:
    """What each seat answered with a line, as JSON; of older rules what can be told without them."""
    if step is not None:
        return (line.fields, *line.fields.get("others", ()))
    return ({"decision": line.fields["decision"]},) if type(line.fields.get("decision")) is int else ()


def _tells(line: Line, step: Step | None) -> bool:
    """Whether anything came of a line; of older rules the draws alone are known."""
    return bool(line.draws if step is None else step.events)


class _Numbers:
    """Numbers the steps of a game as everybody can count them; `of` gives that of each line or stored step."""

    def __init__(self) -> None:
        self.of: dict[int, int] = {}
        self.last = -1

    def count(self, at: int) -> None:
        """Give the next number."""
        self.last += 1
        self.of[at] = self.last

    def repeat(self, at: int) -> None:
        """Give the number of the step before, of which this is a part."""
        self.of[at] = self.last


def _hidden(state: State) -> Hidden:
    return {
        name: (zone.seen_by, *zone.cards)
        for name, zone in state.zones.items()
        if zone.cards and zone.seen_by in state.seats
    }


def standing_events(played: ReplayedGame) -> Iterator[list[tuple[int, Event]]]:
    """After each step, the events that stand, each with the number of its step; the list is the same one each time."""
    standing: list[tuple[int, Event]] = []
    for each in played.steps:
        add_standing(standing, each)
        yield standing


def add_standing(standing: list[tuple[int, Event]], each: ReplayedStep) -> None:
    """Add the events of the next step to those that stand, or drop those that it takes back."""
    if each.back is not None:
        while standing and standing[-1][0] > each.back.to:
            standing.pop()
    standing += [(each.number, event) for event in each.events]


def standing_places(played: ReplayedGame) -> list[int]:
    """The places of the steps that no later one has undone."""
    standing: list[int] = []
    for at, each in enumerate(played.steps):
        if each.back is not None:
            while standing and played.steps[standing[-1]].number > each.back.to:
                standing.pop()
        standing.append(at)
    return standing


def split_turns(events: Sequence[Event]) -> list[Sequence[Event]]:
    """The events of a step by the turns in which they stand: those before the last turn that began in it, and those
    since; all of them where none began."""
    begun = [at for at, event in enumerate(events) if isinstance(event, TurnBegan)]
    return [events[: begun[-1]], events[begun[-1] :]] if begun else [events]


def of_this_turn(standing: Sequence[tuple[int, Event]]) -> list[Event]:
    """The events since the last turn began; of the set-up none."""
    found: list[Event] = []
    for _, event in reversed(standing):
        if isinstance(event, TurnBegan):
            return found[::-1]
        found.append(event)
    return []


def add_to_turn(turn: Sequence[Event], standing: Sequence[tuple[int, Event]], each: ReplayedStep) -> Sequence[Event]:
    """As `of_this_turn` after a step, from what it was before the step: that is asked for after each one."""
    if each.back is not None or any(isinstance(event, TurnBegan) for event in each.events):
        return of_this_turn(standing)
    return (*turn, *each.events) if each.turn else ()


def turn_starts(played: ReplayedGame) -> list[list[int | Player]]:
    """Where turns begin: the place of the step, the number of the turn, its seat."""
    found: list[list[int | Player]] = []
    number = 0
    for at, each in enumerate(played.steps):
        if each.turn != number:
            number = each.turn
            found.append([at, number, each.seen.active])
    return found
