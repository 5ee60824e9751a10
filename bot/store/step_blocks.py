"""Blocks: consecutive steps of one table, compressed together, as a row of the database.

A snapshot differs little from the one before it: sixty-four of them compressed together take a twentieth of what they
take one by one. Nothing is left out, so that steps of older rules, which cannot be played again, stay readable.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec.structs import astuple

from bot.store.models import StoredStep
from rules.records import Drawn

BLOCK = 64
"""How many steps a block holds; the last of an ended game, or of a version of the rules, may hold fewer."""
TURN_BEGAN = "turn-began"
"""The kind of the event with which a turn begins."""
_LEVEL = 9
_BETWEEN = b"\n"
"""Separates the snapshots of a block; JSON text of one line does not contain it."""


class NotPackable(ValueError):
    """Steps that a block cannot hold exactly as they are stored; the message says why."""


@dataclass(frozen=True, slots=True)
class Block:
    """The steps `first` to `last` of a table, played under one version of the rules.

    `people` are those who pressed, each with their last step here; None is one who was erased. The compressed steps
    name a person by their place in it. `turns` are the steps in which turns began (a step twice if two did), `undone`
    the steps that took others back, each with the first that it took back. Both leave nothing to decompress for the
    points to which a game can go back. `steps` and `snapshots` are compressed.
    """

    first: int
    last: int
    rules: str
    people: tuple[tuple[int | None, int], ...]
    turns: tuple[int, ...]
    undone: tuple[tuple[int, int], ...]
    steps: bytes
    snapshots: bytes

    def read_steps(self) -> tuple[StoredStep, ...]:
        """The steps without their snapshots."""
        people = [person for person, _ in self.people]
        rows = json.loads(zlib.decompress(self.steps))
        return tuple(_step(seq, self.rules, people, *row) for seq, row in enumerate(rows, self.first))

    def read_snapshots(self) -> list[bytes]:
        """The snapshots, one a step."""
        return zlib.decompress(self.snapshots).split(_BETWEEN)


def pack(steps: Sequence[StoredStep]) -> Block:
    """Compress steps, with their snapshots, into a block; raises `NotPackable` unless reading it gives the same."""
    last_of: dict[int | None, int] = {step.person: step.seq for step in steps if step.person is not None}
    place = {person: at for at, person in enumerate(last_of)}
    rows = [
        [
            *(step.by, place.get(step.person), step.action, step.events, [astuple(drawn) for drawn in step.draws]),
            *(int(step.free), step.at, step.undoes),
        ]
        for step in steps
    ]
    text = json.dumps(rows, separators=(",", ":"), ensure_ascii=False).encode()
    block = Block(
        first=steps[0].seq,
        last=steps[-1].seq,
        rules=steps[0].rules,
        people=tuple(last_of.items()),
        turns=tuple(step.seq for step in steps if step.undoes is None for _ in range(turns_begun_in(step.events))),
        undone=tuple((step.seq, step.undoes) for step in steps if step.undoes is not None),
        steps=zlib.compress(text, _LEVEL),
        snapshots=zlib.compress(_BETWEEN.join(step.snapshot for step in steps), _LEVEL),
    )
    if list(steps) != read_whole(block):
        raise NotPackable(f"the steps {block.first} to {block.last} do not come out of a block as they are")
    return block


def read_whole(block: Block) -> list[StoredStep]:
    """The steps of a block with their snapshots."""
    return [
        replace(step, snapshot=snapshot)
        for step, snapshot in zip(block.read_steps(), block.read_snapshots(), strict=True)
    ]


def turns_begun_in(events: Sequence[Mapping[str, Any]]) -> int:
    """How many turns began in a step with these events."""
    return sum(event.get("kind") == TURN_BEGAN for event in events)


def _step(
    seq: int,
    rules: str,
    people: Sequence[int | None],
    by: str,
    place: int | None,
    action: dict[str, Any] | None,
    events: Sequence[dict[str, Any]],
    draws: Sequence[Sequence[int]],
    free: int,
    at: int,
    undoes: int | None,
) -> StoredStep:
    person = None if place is None else people[place]
    drawn = tuple(Drawn(*draw) for draw in draws)
    return StoredStep(seq, by, person, action, tuple(events), drawn, bool(free), at, undoes, rules)
