"""A program that a host has changed: it plays the made-up game with the real rules and writes what record it likes."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import GAME
from support.made_up.tiny_records import HEAD, rules_of
from support.processes.quicknet import SIGNATURES

from rules import Action, Chance, Seeded, State, Step, apply, begin, fingerprint, take_back
from rules.records import (
    QUICKNET,
    Drawn,
    Head,
    Line,
    Proof,
    Record,
    Round,
    Tampered,
    key_of,
    line_of,
    read_record,
    rewind,
    verify,
    write_record,
)

NUMBER = 32285086
"""A published round, which the frozen list of `WITH_BEACON` names."""
WITH_BEACON = replace(HEAD, beacon=Round(QUICKNET.hash, NUMBER, SIGNATURES[NUMBER]))
SCRIPT = Path(__file__).parents[3] / "docs" / "recompute.py"


class ChangedProgram:
    """Plays random answers and writes each step down; its user may write down anything else in between."""

    def __init__(self, head: Head = HEAD, seed: int = 0, chance: Chance | None = None) -> None:
        self.head, self.luck = head, Random(seed)
        self.chance = chance or Seeded(key_of(head))
        self.lines: list[Line] = []
        self.states: list[State] = []
        self._write(begin(GAME, self.chance))

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self.lines) - 1

    def play(self, action: Action | None = None, by: str = "player") -> Step:
        """Play this answer, or any."""
        step = apply(GAME, self.state, action or tiny.anything(self.state, self.luck), self.chance, by)
        self._write(step)
        return step

    def play_until(self, fits: Callable[[Step], bool]) -> Step:
        """Play until a step fits; it is the last line then."""
        while not fits(step := self.play()):
            assert self.state.winners is None, "no step fits: take another seed"
        return step

    def undo(self, to: int, draws: tuple[Drawn, ...] = ()) -> None:
        """Write an undo with the fingerprint that belongs to it."""
        back = take_back(self.states[to], self.state)
        self.write("undo", {"to": to}, back, draws)

    def rewind(self, to: int, chance: Chance | None = None) -> None:
        """Write a rewind, whether anybody has voted or not."""
        step = rewind(GAME, self.states[to], self.state, chance or self.chance)
        self.write("rewind", {"to": to}, step.state, step.draws)

    def write(self, kind: str, fields: dict[str, object], state: State, draws: tuple[Drawn, ...] = ()) -> None:
        """Write a line of the program's own, after which the game stands so."""
        self.lines.append(Line(len(self.lines), kind, "-", kind, dict(fields), draws, fingerprint(state)))
        self.states.append(state)

    def finish(self) -> Record:
        """Play to the end. Returns the record."""
        while self.state.winners is None:
            self.play()
        return self.record()

    def record(self) -> Record:
        return Record(self.head, tuple(self.lines))

    def _write(self, step: Step) -> None:
        self.lines.append(line_of(len(self.lines), step))
        self.states.append(step.state)


def proved(record: Record) -> Proof:
    """The proof of a record as its reader makes it: from its text."""
    return verify(read_record(write_record(record)), rules_of)


def found(record: Record) -> Tampered:
    """How `verify` finds out that a record was bent."""
    with pytest.raises(Tampered) as tampered:
        proved(record)
    return tampered.value


def recomputed(record: Record, folder: Path, *more: str) -> str:
    """What `docs/recompute.py` returns for a record: 'true', or what is wrong."""
    file = folder / "a.game"
    file.write_text(write_record(record), encoding="utf-8")
    verdict = script().main(str(file), *more)
    return "true" if verdict == 0 else str(verdict)


def script() -> ModuleType:
    """`docs/recompute.py` as a module."""
    spec = importlib.util.spec_from_file_location("recompute", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
