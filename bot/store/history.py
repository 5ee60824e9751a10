"""How far a table may go back: to the beginning of a turn, or to before an answer that still stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reached:
    """A moment to which a table may go back: `first` is the first step that is taken back, `turn` the turn that it is
    the beginning of (0: none, it is before an answer)."""

    first: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Trail:
    """What of a game's steps matters here.

    `last` is the last step, `begun` the steps in which turns began (a step twice if two did), `undone` each step that
    took others back with the first that it took back, `rules_since` the first step of the rules in force.
    """

    last: int
    begun: Sequence[int]
    undone: Sequence[tuple[int, int]]
    rules_since: int = 0

    def reaches(self, first: int) -> bool:
        """Whether the game can go back to before this step: played by these rules, and not gone back past since."""
        if not 1 <= first <= self.last or first < self.rules_since:
            return False
        return all(back >= first for step, back in self.undone if step >= first)

    def turns(self) -> tuple[int, ...]:
        """The steps in which the turns that still stand began, the first turn's first."""
        standing = list(self.begun)
        gone = [(step, back) for step, back in self.undone]
        return tuple(at for at in standing if not any(back <= at < step for step, back in gone))

    def turns_after(self, first: int) -> int:
        """How many of them began in this step or later: no longer, once it is taken back."""
        return sum(at >= first for at in self.turns())

    def turn(self, number: int) -> Reached | None:
        """The beginning of a turn that still stands, by its number from 1."""
        begun = self.turns()
        if not 1 <= number <= len(begun) or not self.reaches(begun[number - 1] + 1):
            return None
        return Reached(begun[number - 1] + 1, number)

    def answer(self, step: int) -> Reached | None:
        """Before an answer that still stands."""
        gone = any(back <= step <= undo for undo, back in self.undone)
        return Reached(step) if self.reaches(step) and not gone else None
