"""Play a record once more, and keep of each step what a page tells: what stands of the events, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules import Event, Player, Ruleset, Setting, Step, ruleset
from rules.author import TurnBegan
from rules.records import REWIND, UNDO, Line, Record, replay
from rules.risk import Order


@dataclass(frozen=True)
class ReplayedStep:
    """A step that was played again: its line of the record, and the turn in which it stands, 0 before the first."""

    line: Line
    step: Step
    turn: int


@dataclass(frozen=True)
class ReplayedGame:
    """A game as a page tells it. `first` is the number of the first step that could be played again; those before it
    are of older rules."""

    setting: Setting
    rules: Ruleset
    steps: tuple[ReplayedStep, ...]

    @property
    def first(self) -> int:
        return self.steps[0].line.seq if self.steps else 0

    def rules_at(self, at: int) -> Ruleset:
        """The rules in force after the step at this place."""
        return self.rules.at(self.steps[at].step.state)


def play_again(record: Record) -> ReplayedGame:
    """Play a record; steps of older rules are left out. Raises `Tampered`."""
    steps = [
        ReplayedStep(line, step, step.state.parts[Order].turns)
        for line, step in replay(record, ruleset)
        if step is not None
    ]
    return ReplayedGame(record.head.setting, ruleset(record.head.setting), tuple(steps))


def standing_events(played: ReplayedGame) -> Iterator[list[tuple[int, Event]]]:
    """After each step, the events that stand, each with the number of its step; the list is the same one each time."""
    standing: list[tuple[int, Event]] = []
    for each in played.steps:
        if each.line.kind in (UNDO, REWIND):
            to = int(each.line.fields["to"])
            while standing and standing[-1][0] > to:
                standing.pop()
        standing += [(each.line.seq, event) for event in each.step.events]
        yield standing


def of_this_turn(standing: list[tuple[int, Event]]) -> list[Event]:
    """The events since the last turn began; of the set-up none."""
    found: list[Event] = []
    for _, event in reversed(standing):
        if isinstance(event, TurnBegan):
            return found[::-1]
        found.append(event)
    return []


def turn_starts(played: ReplayedGame) -> list[list[int | Player]]:
    """Where turns begin: the place of the step, the number of the turn, its seat."""
    found: list[list[int | Player]] = []
    number = 0
    for at, each in enumerate(played.steps):
        if each.turn != number:
            number = each.turn
            found.append([at, number, each.step.state.active])
    return found
