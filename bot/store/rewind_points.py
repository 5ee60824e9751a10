"""How far a table may go back: to the beginning of a turn, or to before an answer that was not taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RewindPoint:
    """A moment to which a table may go back: `first` is the first step to take back, `turn` the turn that begins there
    (0: none, the moment is before an answer)."""

    first: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class RewindPoints:
    """The facts about a game's steps that decide how far it may go back.

    `last` is the last step; `begun` are the steps in which turns began (a step twice if two did); `undone` are the
    steps that took others back, each with the first that it took back; `rules_since` is the first step of the rules in
    force; `final` is the last step that did something for ever (0: none).
    """

    last: int
    begun: Sequence[int]
    undone: Sequence[tuple[int, int]]
    rules_since: int = 0
    final: int = 0

    def reaches(self, first: int) -> bool:
        """Whether the game can go back to before this step: the rules in force played it, nothing went back past it
        since, and nothing from it on is for ever."""
        if not 1 <= first <= self.last or first < self.rules_since or first <= self.final:
            return False
        return all(back >= first for step, back in self.undone if step >= first)

    def turns(self) -> tuple[int, ...]:
        """The steps in which turns began that were not taken back, in order."""
        return tuple(at for at in self.begun if not any(back <= at < step for step, back in self.undone))

    def turns_after(self, first: int) -> int:
        """How many turns began in this step or later: they are taken back with it."""
        return sum(at >= first for at in self.turns())

    def turn(self, number: int) -> RewindPoint | None:
        """The beginning of a turn, by its number from 1; None if the game cannot go back there."""
        begun = self.turns()
        if not 1 <= number <= len(begun) or not self.reaches(begun[number - 1] + 1):
            return None
        return RewindPoint(begun[number - 1] + 1, number)

    def answer(self, step: int) -> RewindPoint | None:
        """The moment before an answer, by its step; None if it was taken back or the game cannot go back there."""
        taken_back = any(back <= step <= undo for undo, back in self.undone)
        return RewindPoint(step) if self.reaches(step) and not taken_back else None
