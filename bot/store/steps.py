"""Logged steps, and the interactions that caused them, in SQL.

New steps are rows of their own; blocks of older ones follow in the background (`step_blocks.py`).
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile
from typing import Any

from msgspec.structs import astuple

from bot.store.engines import Clashed, Connection
from bot.store.models import HandledInteraction, StoredStep
from bot.store.rewind_points import RewindPoints
from bot.store.step_blocks import BLOCK, TURN_BEGAN, Block, NotPackable, pack, turns_begun_in
from rules.records import Drawn

_STEP = "seq, by, person, action, events, draws, free, at, undoes, rules"
_BLOCK = "first, last, rules, people, turns, undone, steps, snapshots"
UNREADABLE = (NotPackable, ValueError, TypeError, KeyError, AttributeError, zlib.error)
"""What damaged steps raise that are to be packed."""
_ENDED = "(SELECT id FROM tables WHERE state = 'ended')"


class Steps:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, table: int, steps: Iterable[StoredStep]) -> None:
        """Write steps; the transaction clashes if one of these numbers exists already."""
        steps = tuple(steps)
        ((packed,),) = self._db.execute("SELECT max(last) FROM step_blocks WHERE table_id = ?", (table,))
        if packed is not None and any(step.seq <= packed for step in steps):
            raise Clashed(f"table {table} has its step {packed} in a block already")
        self._db.execute_many(
            f"INSERT INTO steps (table_id, {_STEP}, snapshot) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(table, *_to_row(step), compress_snapshot(step.snapshot)) for step in steps],
        )

    def between(self, table: int, first: int, last: int) -> tuple[StoredStep, ...]:
        """The steps from `first` to `last`, both included, without their snapshots."""
        packed = [step for block in self._blocks(table, first, last) for step in block.read_steps()]
        rows = self._db.execute(
            f"SELECT {_STEP} FROM steps WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq", (table, first, last)
        )
        return (*(step for step in packed if first <= step.seq <= last), *map(_from_row, rows))

    def last_answer(self, table: int, person: int) -> int:
        """When a person last answered at a table (seconds since 1970); 0: never, or long ago."""
        (latest,) = self._db.fetch_one("SELECT max(at) FROM steps WHERE table_id = ? AND person = ?", (table, person))
        packed = self._db.fetch_one("SELECT max(last) FROM step_blocks WHERE table_id = ?", (table,))[0]
        blocks = self._blocks(table, packed, packed) if packed else ()
        last = (step.at for block in blocks for step in block.read_steps() if step.person == person)
        return max(latest or 0, max(last, default=0))

    def with_snapshots(self, table: int, first: int, last: int) -> tuple[StoredStep, ...]:
        """As `between`, with their snapshots."""
        snapshots = self.snapshots(table, range(first, last + 1))
        return tuple(replace(step, snapshot=snapshots[step.seq]) for step in self.between(table, first, last))

    def snapshot(self, table: int, seq: int) -> bytes | None:
        """The stored state after a step; None if there is no such step."""
        return self.snapshots(table, (seq,)).get(seq)

    def snapshots(self, table: int, steps: Collection[int]) -> dict[int, bytes]:
        """The stored states after these steps, by step; a step that does not exist is missing."""
        if not steps:
            return {}
        found = {}
        for block in self._blocks(table, min(steps), max(steps)):
            if wanted := [seq for seq in range(block.first, block.last + 1) if seq in steps]:
                snapshots = block.read_snapshots()
                found.update({seq: snapshots[seq - block.first] for seq in wanted})
        for seq, snapshot in self._db.execute(
            "SELECT seq, snapshot FROM steps WHERE table_id = ? AND seq BETWEEN ? AND ?",
            (table, min(steps), max(steps)),
        ):
            if seq in steps:
                found[seq] = zlib.decompress(snapshot)
        return found

    def _blocks(self, table: int, first: int, last: int) -> Iterator[Block]:
        """The blocks that hold any of these steps, in order."""
        rows = self._db.execute(
            f"SELECT {_BLOCK} FROM step_blocks WHERE table_id = ?1 AND first <= ?3 AND first >= coalesce("
            "(SELECT max(first) FROM step_blocks WHERE table_id = ?1 AND first <= ?2), 0) AND last >= ?2"
            " ORDER BY first",
            (table, first, last),
        )
        return map(_block_from_row, rows)

    def tables_to_pack(self) -> tuple[int, ...]:
        """The tables that have a block of steps, or of an ended game any steps, that are still rows of their own."""
        rows = self._db.execute(
            "SELECT table_id FROM steps GROUP BY table_id"
            f" HAVING count(*) >= ? OR table_id IN {_ENDED} ORDER BY table_id",
            (BLOCK,),
        )
        return tuple(row[0] for row in rows)

    def pack_block(self, table: int) -> bool:
        """Turn the first steps of a table that are still rows into a block. Returns whether there were enough: a whole
        block, or any of an ended game.

        Raises one of `UNREADABLE` for steps that cannot be read.
        """
        ended = self._db.fetch_one(f"SELECT 1 FROM tables WHERE id = ? AND id IN {_ENDED}", (table,))
        return self._pack(table, 1 if ended else BLOCK)

    def pack_all(self) -> None:
        """Turn all steps of all tables into blocks; those that cannot be read stay as they are."""
        for (table,) in self._db.execute("SELECT DISTINCT table_id FROM steps ORDER BY table_id"):
            with suppress(*UNREADABLE):
                while self._pack(table, 1):
                    pass

    def _pack(self, table: int, least: int) -> bool:
        """Turn the first steps of a table that are still rows into a block if there are at least so many."""
        rows = self._db.execute(
            f"SELECT {_STEP}, snapshot FROM steps WHERE table_id = ? ORDER BY seq LIMIT ?", (table, BLOCK)
        )
        if len(rows) < least:
            return False
        steps = [replace(_from_row(row[:-1]), snapshot=zlib.decompress(row[-1])) for row in rows]
        block = pack(list(takewhile(lambda step: step.rules == steps[0].rules, steps)))
        self._db.execute(
            f"INSERT INTO step_blocks (table_id, {_BLOCK}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table, *_block_to_row(block)),
        )
        self._db.execute(
            "DELETE FROM steps WHERE table_id = ? AND seq BETWEEN ? AND ?", (table, block.first, block.last)
        )
        return True

    def last_of(self, table: int, person: int) -> int:
        """The last step that a person pressed for; 0 if there is none."""
        ((last,),) = self._db.execute("SELECT max(seq) FROM steps WHERE table_id = ? AND person = ?", (table, person))
        if last is not None:
            return int(last)
        blocks = self._db.execute("SELECT people FROM step_blocks WHERE table_id = ? ORDER BY first DESC", (table,))
        pressed = (last for (people,) in blocks for one, last in json.loads(people) if one == person)
        return next(pressed, 0)

    def rewind_points(self, table: int, rules: str) -> RewindPoints:
        """The rewind points of a game, where `rules` is the version of the rules in force."""
        begun: list[int] = []
        undone: list[tuple[int, int]] = []
        packed_older = -1
        for last, version, turns, undos in self._db.execute(
            "SELECT last, rules, turns, undone FROM step_blocks WHERE table_id = ? ORDER BY first", (table,)
        ):
            begun += json.loads(turns)
            undone += [(seq, back) for seq, back in json.loads(undos)]
            packed_older = last if version != rules else packed_older
        for seq, events in self._db.execute(
            "SELECT seq, events FROM steps WHERE table_id = ? AND undoes IS NULL ORDER BY seq", (table,)
        ):
            if TURN_BEGAN in events:
                begun += [seq] * turns_begun_in(json.loads(events))
        undone += self._db.execute(
            "SELECT seq, undoes FROM steps WHERE table_id = ? AND undoes IS NOT NULL ORDER BY seq", (table,)
        )
        ((last,),) = self._db.execute(
            "SELECT coalesce((SELECT max(seq) FROM steps WHERE table_id = ?1),"
            " (SELECT max(last) FROM step_blocks WHERE table_id = ?1), -1)",
            (table,),
        )
        ((older,),) = self._db.execute("SELECT max(seq) FROM steps WHERE table_id = ? AND rules != ?", (table, rules))
        older = packed_older if older is None else older
        ((final,),) = self._db.execute("SELECT final FROM tables WHERE id = ?", (table,))
        return RewindPoints(last, tuple(begun), tuple(undone), older + 1, final)

    def find_handled(self, interaction: int) -> HandledInteraction | None:
        """What an interaction did; None if it was not handled before."""
        row = self._db.fetch_one(
            "SELECT interaction, table_id, person, first, last, taken, refused FROM interactions WHERE interaction = ?",
            (interaction,),
        )
        if row is None:
            return None
        columns: list[Any] = [*row[:6], json.loads(row[6]) if row[6] else None]
        return HandledInteraction(*columns)

    def add_handled(self, done: HandledInteraction) -> None:
        """Write what an interaction did; the transaction clashes if it was handled before."""
        refused = json.dumps(done.refused) if done.refused else None
        self._db.execute(
            "INSERT INTO interactions (interaction, table_id, person, first, last, taken, refused)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (done.interaction, done.table, done.person, done.first, done.last, done.taken, refused),
        )


def steps_of_person(db: Connection, person: int) -> Iterator[tuple[int, StoredStep]]:
    """The steps that a person pressed for, each with its table, in order."""
    blocks = db.execute(
        f"SELECT table_id, {_BLOCK} FROM step_blocks WHERE people LIKE ? ORDER BY table_id, first", (f"%{person}%",)
    )
    for table, *row in blocks:
        yield from ((table, step) for step in _block_from_row(row).read_steps() if step.person == person)
    for table, *row in db.execute(
        f"SELECT table_id, {_STEP} FROM steps WHERE person = ? ORDER BY table_id, seq", (person,)
    ):
        yield table, _from_row(row)


def erase_from_steps(db: Connection, person: int) -> None:
    """Take a person out of all steps, which stay."""
    db.execute("UPDATE steps SET person = NULL WHERE person = ?", (person,))
    for table, first, people in db.execute(
        "SELECT table_id, first, people FROM step_blocks WHERE people LIKE ? ORDER BY table_id, first", (f"%{person}%",)
    ):
        left = [[None if one == person else one, last] for one, last in json.loads(people)]
        db.execute(
            "UPDATE step_blocks SET people = ? WHERE table_id = ? AND first = ?", (json.dumps(left), table, first)
        )


def compress_snapshot(snapshot: bytes) -> bytes:
    """A snapshot in the form in which a row of `steps` holds it."""
    return zlib.compress(snapshot, 1)


def _to_row(step: StoredStep) -> tuple[Any, ...]:
    action = None if step.action is None else json.dumps(step.action, ensure_ascii=False)
    events, draws = (
        json.dumps(step.events, ensure_ascii=False),
        json.dumps([astuple(drawn) for drawn in step.draws]),
    )
    return step.seq, step.by, step.person, action, events, draws, step.free, step.at, step.undoes, step.rules


def _from_row(row: Any) -> StoredStep:
    seq, by, person, action, events, draws, free, at, undoes, rules = row
    plain_events, drawn = tuple(json.loads(events)), tuple(Drawn(*draw) for draw in json.loads(draws))
    plain_action = None if action is None else json.loads(action)
    return StoredStep(seq, by, person, plain_action, plain_events, drawn, bool(free), at, undoes, rules)


def _block_to_row(block: Block) -> tuple[Any, ...]:
    people, turns, undone = map(json.dumps, (block.people, block.turns, block.undone))
    return block.first, block.last, block.rules, people, turns, undone, block.steps, block.snapshots


def _block_from_row(row: Any) -> Block:
    first, last, rules, people, turns, undone, steps, snapshots = row
    known, begun, back = (tuple(json.loads(column)) for column in (people, turns, undone))
    return Block(first, last, rules, tuple(map(tuple, known)), begun, tuple(map(tuple, back)), steps, snapshots)
