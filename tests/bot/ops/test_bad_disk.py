"""A full disk, a read-only or locked file, a clock that jumps: nothing is half done, and work resumes afterwards."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, Backend

from bot.game.commit import Commit
from bot.game.progress import Progress
from bot.game.runner import GameRunner
from bot.game.session import Outcome, Session
from bot.outbox.delivery import Outbox, PlainRenderer
from bot.store import Clashed, DatabaseError
from bot.store.models import ENDED

pytestmark = pytest.mark.of_a_file


def told(backend: Backend, pragma: str) -> Any:
    return backend.store.engine.hop(lambda db: db.execute(f"PRAGMA {pragma}").fetchone())  # type: ignore[attr-defined]


async def fill(backend: Backend) -> None:
    """Allow not one page more."""
    (pages,) = await told(backend, "page_count")
    await told(backend, f"max_page_count = {pages}")


async def forbid(backend: Backend) -> None:
    await told(backend, "query_only = ON")


async def allow(backend: Backend) -> None:
    await told(backend, "max_page_count = 1000000")
    await told(backend, "query_only = OFF")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds a long write lock."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    yield
    db.execute("ROLLBACK")
    db.close()


@pytest.mark.parametrize(("harm", "words"), [(fill, "full"), (forbid, "readonly")])
async def test_an_answer_that_cannot_be_written_changes_nothing_and_counts_later(
    backend: Backend, harm: Any, words: str
) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await harm(backend)
    before, broken = await rest_until_it_breaks(backend, table)
    assert words in str(broken)
    assert await backend.sessions.load(table) == before
    await allow(backend)
    await rest(backend, before)
    await backend.restart()
    assert (await backend.sessions.load(table)).table.seq > before.table.seq


async def rest(backend: Backend, session: Session) -> None:
    """Rest, as the waiting player."""
    (waiting,) = session.list_waiting()
    assert waiting.person is not None
    await backend.say(session.table.id, waiting.person, tiny.Rest)


async def rest_until_it_breaks(backend: Backend, table: int) -> tuple[Session, Exception]:
    """The game before the first answer that could not be written, and the error; a full file has a little room left."""
    for _ in range(200):
        session = await backend.sessions.load(table)
        try:
            await rest(backend, session)
        except DatabaseError as error:
            return session, error
    raise AssertionError("everything could be written")


async def test_a_file_that_another_program_holds_is_waited_for_and_then_used(
    backend: Backend,
) -> None:
    session = await backend.table(ALICE, BOB)
    await told(backend, "busy_timeout = 20")
    answer = tiny.Rest(tiny.the(session.state, tiny.RED), tiny.RED)
    with locked(backend.path), pytest.raises(DatabaseError, match="locked"):
        await backend.sessions.submit(session.table.id, ALICE, answer, 7)
    assert not (await backend.sessions.submit(session.table.id, ALICE, answer, 7)).repeated


async def test_an_ai_whose_turn_could_not_be_written_tries_again(
    backend: Backend, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.game.runner.AI_RETRY_AFTER", 0)
    session = await backend.table(ALICE, "ai")
    await forbid(backend)
    backend.runner.play_on(session.table.id)
    while not any("tries again" in record.getMessage() for record in caplog.records):
        await asyncio.sleep(0.01)
    await allow(backend)
    await backend.sessions.wait_until_idle()
    await backend.say(session.table.id, ALICE, tiny.Rest)
    await backend.sessions.wait_until_idle()
    assert [waiting.person for waiting in (await backend.sessions.load(session.table.id)).list_waiting()] == [ALICE]


async def test_an_ai_whose_turn_clashes_tries_again(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.game.runner.AI_RETRY_AFTER", 0)
    clashes, write = [3], GameRunner.write

    async def write_after_clashes(
        self: GameRunner, progress: Progress, rows: Any, announcements: Any, commit: Commit, interaction: int | None
    ) -> Outcome:
        if commit.actor is None and clashes[0]:
            clashes[0] -= 1
            raise Clashed("another transaction wrote first")
        return await write(self, progress, rows, announcements, commit, interaction)

    session = await backend.table(ALICE, "ai")
    await backend.sessions.wait_until_idle()
    monkeypatch.setattr(GameRunner, "write", write_after_clashes)
    backend.runner.play_on(session.table.id)
    await backend.sessions.wait_until_idle()
    assert clashes == [0]


async def test_a_message_that_cannot_be_noted_is_tried_again_and_the_log_says_why(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    session = await backend.table(ALICE, BOB)
    client: Any = None
    clock: Any = backend.clock
    outbox = Outbox(backend.store, clock, client, PlainRenderer())
    await forbid(backend)
    outbox.wake(session.table.id)
    await outbox.wait_until_sent()
    await outbox.close()
    await allow(backend)
    (line,) = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert "attempt to write a readonly database" in line
    assert line.endswith("again in 30 s")
    assert await backend.waiting_rows(session.table.id)


async def test_a_clock_that_jumps_both_ways_stops_no_game(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    year = 365 * 24 * 3600
    for jump in (year, -2 * year, 3 * year, -year):
        backend.clock.at += jump
        await rest(backend, await backend.sessions.load(session.table.id))
        await backend.restart()
    assert (await backend.sessions.load(session.table.id)).table.state != ENDED
