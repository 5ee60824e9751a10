"""Timers fire once, on time, in order; a failure stops no other timer, and downtime does not count."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from support.made_up.timer_fixture import NOON, TimerFixture
from support.tables.new_database import lay_new_database

from bot import app, scheduler
from bot.clock import Clock
from bot.game import runner
from bot.outbox import delivery
from bot.store.models import Timer


@pytest_asyncio.fixture
async def timers(tmp_path: Path) -> AsyncIterator[TimerFixture]:
    made = TimerFixture(tmp_path / "risk.sqlite3")
    lay_new_database(made.database)
    await made.open()
    yield made
    await made.close()


async def test_timers_fire_at_their_moment_and_the_oldest_first(timers: TimerFixture) -> None:
    one, two = timers.tables
    await timers.set(one, 90)
    await timers.set(two, 60)
    await timers.set(one, 200, about=7)
    await timers.scheduler.fire_due()
    assert timers.fired == []
    timers.clock.goes(100)
    await timers.scheduler.fire_due()
    assert timers.fired == [(two, 0, 100), (one, 0, 100)]
    timers.clock.goes(100)
    await timers.scheduler.fire_due()
    await timers.scheduler.fire_due()
    assert timers.fired[2:] == [(one, 7, 200)]


async def test_one_table_that_fails_stops_no_other_and_is_fired_again_in_a_minute(
    timers: TimerFixture, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = timers.tables
    timers.broken.add(one)
    await timers.set(one, 10)
    await timers.set(two, 20)
    timers.clock.goes(30)
    with caplog.at_level(logging.ERROR):
        await timers.scheduler.fire_due()
        await timers.scheduler.fire_due()
    assert timers.fired == [(two, 0, 30)]
    assert caplog.text.count("fires again in a minute") == 1
    timers.broken.clear()
    timers.clock.goes(61)
    await timers.scheduler.fire_due()
    assert timers.fired[1:] == [(one, 0, 91)]


async def test_a_timer_that_nobody_cancels_does_not_fire_without_end(timers: TimerFixture) -> None:
    fired = []

    async def deaf(timer: Timer) -> None:
        fired.append(timer)

    timers.scheduler.handle("tea", deaf)
    await timers.set(timers.tables[0], 0)
    await timers.scheduler.fire_due()
    assert len(fired) == 1


async def test_a_paused_table_keeps_its_timers_and_fires_those_that_do_not_move(timers: TimerFixture) -> None:
    one, two = timers.tables
    await timers.store.transact(lambda tx: tx.tables.change(one, paused=NOON))
    await timers.set(one, 10)
    await timers.set(one, 11, about=3, pausable=False)
    await timers.set(two, 12)
    timers.clock.goes(20)
    await timers.scheduler.fire_due()
    assert timers.fired == [(one, 3, 20), (two, 0, 20)]


async def test_a_game_that_was_put_aside_fires_nothing(timers: TimerFixture) -> None:
    one, two = timers.tables
    await timers.store.transact(lambda tx: tx.tables.put_aside(one, NOON))
    await timers.set(one, 10)
    await timers.set(two, 10)
    timers.clock.goes(20)
    await timers.scheduler.fire_due()
    assert timers.fired == [(two, 0, 20)]


async def test_a_timer_set_again_moves_and_can_be_taken_away(timers: TimerFixture) -> None:
    one, _ = timers.tables
    await timers.set(one, 10)
    await timers.set(one, 50)
    await timers.set(one, 60, about=1)
    assert await timers.times() == [50, 60]
    await timers.store.transact(lambda tx: tx.timers.cancel(one, "tea", 0))
    assert await timers.times() == [60]
    await timers.store.transact(lambda tx: tx.timers.cancel(one))
    assert await timers.times() == []


async def test_the_time_that_the_program_was_off_does_not_count(timers: TimerFixture) -> None:
    one, two = timers.tables
    await timers.scheduler.start()
    await timers.set(one, 100)
    await timers.set(two, 200, pausable=False)
    await timers.down(300)
    assert timers.fired == []
    await timers.until_fired()
    assert timers.fired == [(two, 0, 300)]
    assert await timers.times() == [400]


async def test_after_a_long_outage_nothing_fires_for_ten_minutes_nor_all_at_once(timers: TimerFixture) -> None:
    one, two = timers.tables
    await timers.scheduler.start()
    await timers.set(one, 5)
    await timers.set(one, 3600, about=1)
    await timers.set(two, 60, pausable=False)
    await timers.down(7200)
    for seconds in (0, 598):
        timers.clock.goes(seconds)
        await timers.scheduler.fire_due()
    assert timers.fired == []
    timers.clock.goes(20)
    await timers.scheduler.fire_due()
    assert sorted(timers.fired) == [(one, 0, 7818), (two, 0, 7818)]
    assert await timers.times() == [7200 + 600 + 3600]


@pytest.mark.parametrize("jump", [-7200, 7200, 365 * 86400, -365 * 86400])
async def test_a_wall_clock_that_somebody_sets_brings_no_deadline_nearer(
    timers: TimerFixture, jump: int, caplog: pytest.LogCaptureFixture
) -> None:
    await timers.set(timers.tables[0], 1000)
    await timers.scheduler.start()
    timers.clock.goes(30)
    timers.clock.wall += jump
    with caplog.at_level(logging.WARNING):
        await timers.scheduler.check_clocks()
    assert await timers.times() == [1000 + jump]
    assert f"set by {jump:+d} s" in caplog.text
    timers.clock.goes(969)
    await timers.scheduler.fire_due()
    assert timers.fired == []
    timers.clock.goes(1)
    await timers.scheduler.fire_due()
    assert len(timers.fired) == 1


async def test_a_clock_that_drifts_a_little_moves_nothing(timers: TimerFixture) -> None:
    await timers.scheduler.start()
    await timers.set(timers.tables[0], 1000)
    for _ in range(50):
        timers.clock.goes(60)
        timers.clock.wall += 1
        await timers.scheduler.check_clocks()
    assert await timers.times() == [1000]


async def test_the_live_task_wakes_for_a_timer_that_was_just_set(timers: TimerFixture) -> None:
    await timers.scheduler.start()
    await asyncio.sleep(0.02)
    await timers.set(timers.tables[0], 0)
    timers.scheduler.wake()
    await timers.until_fired()
    assert timers.fired == [(timers.tables[0], 0, 0)]


def test_the_steady_clock_goes_on() -> None:
    clock = Clock()
    assert clock.steady() <= clock.steady()


async def test_a_game_that_can_be_read_again_has_lost_no_time(timers: TimerFixture) -> None:
    one, _ = timers.tables
    await timers.scheduler.start()
    await timers.set(one, 900)
    await timers.store.transact(lambda tx: tx.tables.put_aside(one, NOON))
    await timers.down(7200)
    assert await timers.times() == [900]
    since = await timers.store.transact(lambda tx: tx.tables.clear_put_aside(one))
    assert since == NOON


@pytest.mark.parametrize("jump", [-86400, 86400])
async def test_what_is_set_right_after_the_clock_was_set_is_not_moved_with_the_rest(
    timers: TimerFixture, jump: int
) -> None:
    one, two = timers.tables
    await timers.scheduler.start()
    await timers.set(one, 1000)
    timers.clock.wall += jump
    await timers.set(two, jump + 500)
    await timers.scheduler.fire_due()
    assert timers.fired == []
    assert await timers.times() == sorted([1000 + jump, 500 + jump])


async def test_a_wall_clock_set_while_the_file_cannot_be_written_is_noticed_again(
    timers: TimerFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await timers.scheduler.start()
    await timers.set(timers.tables[0], 1000)
    timers.clock.wall += 5000

    def full(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.scheduler.postpone", full)
        with pytest.raises(OSError, match="disk full"):
            await timers.scheduler.check_clocks()
    await timers.scheduler.check_clocks()
    assert await timers.times() == [6000]


async def test_a_wall_clock_set_just_before_timers_are_looked_for_fires_none(timers: TimerFixture) -> None:
    await timers.scheduler.start()
    await timers.set(timers.tables[0], 1000)
    timers.clock.wall += 5000
    await timers.scheduler.fire_due()
    assert (timers.fired, await timers.times()) == ([], [6000])


async def test_a_handler_that_never_ends_does_not_keep_the_program_from_ending(
    timers: TimerFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.scheduler.CLOSE_TIMEOUT", 0.1)
    begun = asyncio.Event()

    async def endless(timer: Timer) -> None:
        begun.set()
        await asyncio.Event().wait()

    await timers.set(timers.tables[0], 0)
    timers.scheduler.handle("tea", endless)
    await timers.scheduler.start()
    await begun.wait()
    async with asyncio.timeout(5):
        await timers.scheduler.close()
    timers.make()
    await timers.scheduler.fire_due()
    assert timers.fired == [(timers.tables[0], 0, 0)]


def test_all_that_a_shutdown_waits_for_takes_twenty_seconds_at_most() -> None:
    handler, games, messages = scheduler.CLOSE_TIMEOUT, runner.CLOSE_TIMEOUT, delivery.CLOSE_TIMEOUT
    assert handler + games + messages + app.DISCONNECT_TIMEOUT + app.BACKUP_TIMEOUT <= 20
