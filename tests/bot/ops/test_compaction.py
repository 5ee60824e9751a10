"""Steps packed into blocks: nothing is lost, the file stays small, and a kill in the middle changes nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, CHANNEL, Backend
from support.random_games.long_games import LongGames

from bot.game.loading import ruleset_of
from bot.game.progress import load_state
from bot.ops.compaction import Compaction
from bot.store import Clashed
from bot.store.copying import copy_database
from bot.store.engines.address import write_address
from bot.store.models import NewTable
from bot.store.step_blocks import BLOCK
from rules import GAMES
from rules.records import RULES_VERSION, read_record, snapshot_text, verify


@pytest_asyncio.fixture
async def games(tmp_path: Path) -> AsyncIterator[LongGames]:
    made = LongGames(tmp_path / "risk.sqlite3")
    await made.open()
    yield made
    await made.shut()


def size_of(path: Path, to: Path) -> int:
    """The bytes of the file without unused pages."""
    copy_database(path, to)
    return to.stat().st_size


@pytest.mark.of_a_file
async def test_a_packed_game_is_the_same_game_in_a_seventh_of_its_size(games: LongGames, tmp_path: Path) -> None:
    empty = size_of(games.path, tmp_path / "empty")
    table = await games.play(CHANNEL)
    session = await games.sessions.load(table)
    before, text, plain = await games.seen(table), await games.sessions.export(table), await games.sessions.steps(table)
    assert len(before[0]) > 1_000
    games.write("UPDATE tables SET state = 'running'")
    assert await games.pack() > 15
    unpacked = games.rows("SELECT count(*) FROM steps")[0][0]
    assert 0 < unpacked < BLOCK
    assert size_of(games.path, tmp_path / "running") - empty < 700_000, "messages take some 0.2 MB besides"
    games.write("UPDATE tables SET state = 'ended'")
    await games.pack()
    assert games.rows("SELECT count(*) FROM steps") == [(0,)]
    assert await games.seen(table) == before
    games.runner.drop_all()
    assert (await games.sessions.load(table)).state == session.state
    assert await games.sessions.steps(table) == plain
    assert await games.sessions.export(table) == text
    assert verify(read_record(text), partial(ruleset_of, GAMES)).untold == 0
    a_step = (size_of(games.path, tmp_path / "packed") - empty) / len(before[0])
    assert a_step * 1_500 < 250_000, "of 0.45 MB, which leaves 0.2 MB for messages and presses"


async def test_every_state_of_a_packed_game_reads_as_before(games: LongGames) -> None:
    table = await games.play(CHANNEL, "classic", 3)
    steps, _, _ = await games.seen(table)
    await games.pack()
    rules = (await games.sessions.load(table)).rules
    for step in steps:
        (snapshot,) = [await games.store.read(lambda tx, seq=step.seq: tx.steps.snapshot(table, seq))]  # type: ignore[misc]
        assert snapshot == step.snapshot
        assert snapshot_text(load_state(rules, snapshot)).encode() == step.snapshot


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> int:
    """Blocks of four steps."""
    monkeypatch.setattr("bot.store.steps.BLOCK", SMALL)
    return SMALL


SMALL = 4


async def grown(backend: Backend, presses: int = 5) -> int:
    """A running game: Alice has grown trees and undone every other one."""
    table = (await backend.table(ALICE, BOB)).table.id
    for _ in range(presses):
        await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
        await backend.say(table, ALICE, tiny.Grow, where="fir", count=1)
        await backend.sessions.undo(table, ALICE, backend.press())
        await backend.sessions.undo(table, ALICE, backend.press())
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    return table


async def test_any_stretch_of_a_half_packed_game_is_what_it_was(backend: Backend, small_blocks: int) -> None:
    table = await grown(backend)
    last = (await backend.sessions.load(table)).table.seq
    whole = await backend.store.read(lambda tx: tx.steps.between(table, 0, last))
    assert await Compaction(backend.store, pause=0).run_once() == (last + 1) // SMALL
    assert len(backend.rows("SELECT seq FROM steps")) == (last + 1) % SMALL
    for first in range(last + 2):
        for end in range(first - 1, last + 3):
            found = await backend.store.read(lambda tx, a=first, b=end: tx.steps.between(table, a, b))  # type: ignore[misc]
            assert found == whole[first : end + 1]


async def test_undo_and_its_refusal_are_the_same_in_a_packed_game(backend: Backend, small_blocks: int) -> None:
    table = await grown(backend)
    before = (await backend.sessions.load(table)).state
    await backend.say(table, ALICE, tiny.Grow, where="fir", count=1)
    for _ in range(SMALL):
        await Compaction(backend.store, pause=0).run_once()
    await backend.restart()
    backend.write("UPDATE tables SET state = 'ended'")
    await Compaction(backend.store, pause=0).run_once()
    backend.write("UPDATE tables SET state = 'running'")
    await backend.restart()
    assert backend.rows("SELECT count(*) FROM steps") == [(0,)], "the answer to be undone lies in a block"
    await backend.sessions.undo(table, ALICE, backend.press())
    assert (await backend.sessions.load(table)).state.land == before.land


async def test_a_step_that_lies_in_a_block_is_not_written_twice(backend: Backend, small_blocks: int) -> None:
    table = await grown(backend)
    steps = await backend.store.read(lambda tx: tx.steps.with_snapshots(table, 0, 2))
    await Compaction(backend.store, pause=0).run_once()
    with pytest.raises(Clashed):
        await backend.store.transact(lambda tx: tx.steps.add(table, steps[2:]))


async def test_a_person_is_forgotten_in_blocks_too_and_the_game_still_verifies(
    backend: Backend, small_blocks: int
) -> None:
    table = await grown(backend)
    seen = await backend.store.read(lambda tx: tx.last_seen.step(table, ALICE))
    await Compaction(backend.store, pause=0).run_once()
    assert await backend.store.read(lambda tx: tx.last_seen.step(table, ALICE)) == seen > 0
    await backend.personal_data.erase(ALICE)
    last = (await backend.sessions.load(table)).table.seq
    steps = await backend.store.read(lambda tx: tx.steps.between(table, 0, last))
    assert {step.person for step in steps} == {None}
    assert str(ALICE) not in json.dumps(backend.rows("SELECT people FROM step_blocks"))


async def test_steps_of_older_rules_keep_all_that_they_had(backend: Backend, small_blocks: int) -> None:
    """Blocks hold what was stored: nothing in them is worked out again by the rules of today."""
    table = await grown(backend)
    backend.write("UPDATE steps SET rules = '0', events = '[{\"kind\": \"of-old\"}]' WHERE seq < 6")
    last = (await backend.sessions.load(table)).table.seq
    before = await backend.store.read(lambda tx: tx.steps.with_snapshots(table, 0, last))
    points = await backend.store.read(lambda tx: tx.steps.rewind_points(table, RULES_VERSION))
    await Compaction(backend.store, pause=0).run_once()
    assert await backend.store.read(lambda tx: tx.steps.with_snapshots(table, 0, last)) == before
    assert await backend.store.read(lambda tx: tx.steps.rewind_points(table, RULES_VERSION)) == points
    assert points.rules_since == 6


async def test_a_damaged_game_is_left_as_it_is_and_the_others_are_packed(
    backend: Backend, small_blocks: int, caplog: pytest.LogCaptureFixture
) -> None:
    broken, other = await grown(backend), (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id
    for _ in range(SMALL):
        await backend.say(other, ALICE, tiny.Grow, where="ash", count=1)
        await backend.sessions.undo(other, ALICE, backend.press())
    backend.write(f"UPDATE steps SET snapshot = substr(snapshot, 1, 1) WHERE seq = 2 AND table_id = {broken}")
    before = backend.rows(f"SELECT * FROM steps WHERE table_id = {broken}")
    compaction = Compaction(backend.store, pause=0)
    with caplog.at_level(logging.ERROR):
        assert await compaction.run_once() > 0
        await compaction.run_once()
    assert backend.rows(f"SELECT * FROM steps WHERE table_id = {broken}") == before
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith(f"the steps of table {broken} cannot be packed")


async def test_people_play_on_while_an_old_file_is_packed(games: LongGames) -> None:
    """Rows of a file from before blocks are packed a block at a time; between two, others write at once."""
    await games.play(CHANNEL)
    running = (await games.lobbies.open(NewTable(1, CHANNEL + 1, BOB, "lotr", {}, "en"))).table.id
    packing = asyncio.create_task(Compaction(games.store, pause=0.01).run_once())
    waits = []
    while not packing.done():
        start = time.perf_counter()
        await games.store.transact(lambda tx: tx.tables.change(running, turn=1))
        waits.append(time.perf_counter() - start)
    assert await packing > 15
    assert len(waits) > 15
    assert max(waits) < 1, "no transaction waits for more than a block"


KILLED = """
import asyncio, os, sys
from bot.ops.compaction import Compaction
from bot.store import Store
from bot.store.engines.address import address_of
from bot.store.steps import Steps

left, packed = int(sys.argv[2]), Steps.pack_block

def die_in_the_middle(self, table):
    global left
    left -= 1
    done = packed(self, table)
    if not left:
        os.kill(os.getpid(), 9)
    return done

async def pack():
    Steps.pack_block = die_in_the_middle
    await Compaction(await Store.open(address_of(sys.argv[1])), pause=0).run_once()

asyncio.run(pack())
"""


async def test_killed_in_the_middle_it_goes_on_where_it_stopped(games: LongGames) -> None:
    table = await games.play(CHANNEL, "classic", 3)
    before = await games.seen(table)
    await games.shut()
    for transaction in (1, 3):
        done = subprocess.run(
            [sys.executable, "-c", KILLED, write_address(games.database), str(transaction)], check=False
        )
        assert done.returncode == -9
    await games.open()
    packed = games.rows("SELECT count(*) FROM step_blocks")[0][0]
    assert packed == 2, "what had been committed stayed, what had not was undone"
    assert await games.seen(table) == before
    assert await games.pack() == -(-len(before[0]) // BLOCK) - packed
    assert await games.seen(table) == before
