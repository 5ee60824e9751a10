"""The golden records as the bot stored their steps while the games ran."""

from __future__ import annotations

from functools import cache
from itertools import islice
from pathlib import Path

from bot.store.models import StoredStep
from rules import plain, ruleset
from rules.records import UNDO, Record, read_record, replay, snapshot_text

GAMES = Path(__file__).parents[1] / "games"


@cache
def record_of(name: str) -> Record:
    """The golden record of this name."""
    return read_record((GAMES / f"{name}.game").read_text(encoding="utf-8"))


@cache
def stored_steps(name: str, most: int) -> tuple[StoredStep, ...]:
    """Its first steps as they were stored, with their snapshots."""
    rows = []
    for line, step in islice(replay(record_of(name), ruleset), most):
        assert step is not None
        action = None if step.action is None else plain(step.action)
        undoes = line.fields["to"] + 1 if line.kind == UNDO else None
        events, state = tuple(map(plain, step.events)), snapshot_text(step.state).encode()
        rows.append(StoredStep(line.seq, line.by, 1, action, events, step.draws, False, 0, undoes, step.rules, state))
    return tuple(rows)
