"""A disk that is full, a file that may not be written or is locked, a clock that jumps: nothing half done, and back to
work when it is over."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import tiny_game as tiny
from small_house import ALICE, BOB, House

from bot.game.session import Session
from bot.outbox.delivery import Outbox, PlainRenderer
from bot.store.models import ENDED


def told(house: House, pragma: str) -> Any:
    return house.store._file.hop(lambda db: db.execute(f"PRAGMA {pragma}").fetchone())


async def fill(house: House) -> None:
    """No page more."""
    (pages,) = await told(house, "page_count")
    await told(house, f"max_page_count = {pages}")


async def forbid(house: House) -> None:
    await told(house, "query_only = ON")


async def allow(house: House) -> None:
    await told(house, "max_page_count = 1000000")
    await told(house, "query_only = OFF")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program writes, and takes its time."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    yield
    db.execute("ROLLBACK")
    db.close()


@pytest.mark.parametrize(("harm", "words"), [(fill, "full"), (forbid, "readonly")])
async def test_an_answer_that_cannot_be_written_changes_nothing_and_counts_later(
    house: House, harm: Any, words: str
) -> None:
    table = (await house.table(ALICE, BOB)).table.id
    await harm(house)
    before, broken = await rest_until_it_breaks(house, table)
    assert words in str(broken)
    assert await house.sessions.load(table) == before
    await allow(house)
    await rest(house, before)
    await house.restart()
    assert (await house.sessions.load(table)).table.seq > before.table.seq


async def rest(house: House, session: Session) -> None:
    """Whoever is waited for rests."""
    (waiting,) = session.waiting()
    assert waiting.person is not None
    await house.say(session.table.id, waiting.person, tiny.Rest)


async def rest_until_it_breaks(house: House, table: int) -> tuple[Session, Exception]:
    """The game before the first answer that could not be written, and the error; a full file has a little room left."""
    for _ in range(200):
        session = await house.sessions.load(table)
        try:
            await rest(house, session)
        except sqlite3.OperationalError as error:
            return session, error
    raise AssertionError("everything could be written")


async def test_a_file_that_another_program_holds_is_waited_for_and_then_used(
    house: House,
) -> None:
    session = await house.table(ALICE, BOB)
    await told(house, "busy_timeout = 20")
    answer = tiny.Rest(tiny.the(session.state, tiny.RED), tiny.RED)
    with locked(house.path), pytest.raises(sqlite3.OperationalError, match="locked"):
        await house.sessions.submit(session.table.id, ALICE, answer, 7)
    assert not (await house.sessions.submit(session.table.id, ALICE, answer, 7)).repeated


async def test_an_ai_whose_turn_could_not_be_written_tries_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.game.runner.AI_RETRY_AFTER", 0)
    session = await house.table(ALICE, "ai")
    await forbid(house)
    house.runner.play_on(session.table.id)
    while not any("tries again" in record.getMessage() for record in caplog.records):
        await asyncio.sleep(0.01)
    await allow(house)
    await house.sessions.wait_until_idle()
    await house.say(session.table.id, ALICE, tiny.Rest)
    await house.sessions.wait_until_idle()
    assert [waiting.person for waiting in (await house.sessions.load(session.table.id)).waiting()] == [ALICE]


async def test_a_message_that_cannot_be_noted_is_tried_again_and_the_log_says_why(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    session = await house.table(ALICE, BOB)
    client: Any = None
    clock: Any = house.clock
    outbox = Outbox(house.store, clock, client, PlainRenderer())
    await forbid(house)
    outbox.wake(session.table.id)
    await outbox.wait_until_sent()
    await outbox.close()
    await allow(house)
    (line,) = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert "attempt to write a readonly database" in line
    assert line.endswith("again in 30 s")
    assert await house.waiting_rows(session.table.id)


async def test_a_clock_that_jumps_both_ways_stops_no_game(house: House) -> None:
    session = await house.table(ALICE, BOB)
    year = 365 * 24 * 3600
    for jump in (year, -2 * year, 3 * year, -year):
        house.clock.at += jump
        await rest(house, await house.sessions.load(session.table.id))
        await house.restart()
    assert (await house.sessions.load(session.table.id)).table.state != ENDED
