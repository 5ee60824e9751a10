"""Bells ring once, at their moment, in order; nobody's failure stops another's, and no standstill counts."""

from __future__ import annotations

import asyncio
import logging

import pytest
from belfry import NOON, Belfry

from bot.clock import Clock
from bot.store.models import Timer


async def test_bells_ring_at_their_moment_and_the_oldest_first(belfry: Belfry) -> None:
    one, two = belfry.tables
    await belfry.set(one, 90)
    await belfry.set(two, 60)
    await belfry.set(one, 200, about=7)
    await belfry.scheduler.fire_due()
    assert belfry.rung == []
    belfry.clock.goes(100)
    await belfry.scheduler.fire_due()
    assert belfry.rung == [(two, 0, 100), (one, 0, 100)]
    belfry.clock.goes(100)
    await belfry.scheduler.fire_due()
    await belfry.scheduler.fire_due()
    assert belfry.rung[2:] == [(one, 7, 200)]


async def test_one_table_that_fails_stops_no_other_and_is_rung_again_in_a_minute(
    belfry: Belfry, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = belfry.tables
    belfry.broken.add(one)
    await belfry.set(one, 10)
    await belfry.set(two, 20)
    belfry.clock.goes(30)
    with caplog.at_level(logging.ERROR):
        await belfry.scheduler.fire_due()
        await belfry.scheduler.fire_due()
    assert belfry.rung == [(two, 0, 30)]
    assert caplog.text.count("rung again in a minute") == 1
    belfry.broken.clear()
    belfry.clock.goes(61)
    await belfry.scheduler.fire_due()
    assert belfry.rung[1:] == [(one, 0, 91)]


async def test_a_bell_that_nobody_silences_does_not_ring_without_end(belfry: Belfry) -> None:
    rung = []

    async def deaf(timer: Timer) -> None:
        rung.append(timer)

    belfry.scheduler.handle("tea", deaf)
    await belfry.set(belfry.tables[0], 0)
    await belfry.scheduler.fire_due()
    assert len(rung) == 1


async def test_a_paused_table_keeps_its_bells_and_lets_those_ring_that_do_not_move(belfry: Belfry) -> None:
    one, two = belfry.tables
    await belfry.store.transact(lambda tx: tx.tables.change(one, paused=NOON))
    await belfry.set(one, 10)
    await belfry.set(one, 11, about=3, pausable=False)
    await belfry.set(two, 12)
    belfry.clock.goes(20)
    await belfry.scheduler.fire_due()
    assert belfry.rung == [(one, 3, 20), (two, 0, 20)]


async def test_a_game_that_was_put_aside_rings_nothing(belfry: Belfry) -> None:
    one, two = belfry.tables
    await belfry.store.transact(lambda tx: tx.tables.put_aside(one, NOON))
    await belfry.set(one, 10)
    await belfry.set(two, 10)
    belfry.clock.goes(20)
    await belfry.scheduler.fire_due()
    assert belfry.rung == [(two, 0, 20)]


async def test_a_bell_set_anew_moves_and_can_be_taken_away(belfry: Belfry) -> None:
    one, _ = belfry.tables
    await belfry.set(one, 10)
    await belfry.set(one, 50)
    await belfry.set(one, 60, about=1)
    assert await belfry.times() == [50, 60]
    await belfry.store.transact(lambda tx: tx.timers.cancel(one, "tea", 0))
    assert await belfry.times() == [60]
    await belfry.store.transact(lambda tx: tx.timers.cancel(one))
    assert await belfry.times() == []


async def test_the_time_that_the_program_was_off_does_not_count(belfry: Belfry) -> None:
    one, two = belfry.tables
    await belfry.scheduler.start()
    await belfry.set(one, 100)
    await belfry.set(two, 200, pausable=False)
    await belfry.down(300)
    assert belfry.rung == []
    await asyncio.sleep(0.05)
    assert belfry.rung == [(two, 0, 300)]
    assert await belfry.times() == [400]


async def test_after_a_long_outage_nothing_rings_for_ten_minutes_nor_all_at_once(belfry: Belfry) -> None:
    one, two = belfry.tables
    await belfry.scheduler.start()
    await belfry.set(one, 5)
    await belfry.set(one, 3600, about=1)
    await belfry.set(two, 60, pausable=False)
    await belfry.down(7200)
    for seconds in (0, 598):
        belfry.clock.goes(seconds)
        await belfry.scheduler.fire_due()
    assert belfry.rung == []
    belfry.clock.goes(20)
    await belfry.scheduler.fire_due()
    assert sorted(belfry.rung) == [(one, 0, 7818), (two, 0, 7818)]
    assert await belfry.times() == [7200 + 600 + 3600]


@pytest.mark.parametrize("jump", [-7200, 7200, 365 * 86400, -365 * 86400])
async def test_a_wall_clock_that_somebody_sets_brings_no_deadline_nearer(
    belfry: Belfry, jump: int, caplog: pytest.LogCaptureFixture
) -> None:
    await belfry.set(belfry.tables[0], 1000)
    await belfry.scheduler.start()
    belfry.clock.goes(30)
    belfry.clock.wall += jump
    with caplog.at_level(logging.WARNING):
        await belfry.scheduler.check_clocks()
    assert await belfry.times() == [1000 + jump]
    assert f"set by {jump:+d} s" in caplog.text
    belfry.clock.goes(969)
    await belfry.scheduler.fire_due()
    assert belfry.rung == []
    belfry.clock.goes(1)
    await belfry.scheduler.fire_due()
    assert len(belfry.rung) == 1


async def test_a_clock_that_drifts_a_little_moves_nothing(belfry: Belfry) -> None:
    await belfry.scheduler.start()
    await belfry.set(belfry.tables[0], 1000)
    for _ in range(50):
        belfry.clock.goes(60)
        belfry.clock.wall += 1
        await belfry.scheduler.check_clocks()
    assert await belfry.times() == [1000]


async def test_the_live_task_wakes_for_a_bell_that_was_just_set(belfry: Belfry) -> None:
    await belfry.scheduler.start()
    await asyncio.sleep(0.02)
    await belfry.set(belfry.tables[0], 0)
    belfry.scheduler.wake()
    await asyncio.sleep(0.05)
    assert belfry.rung == [(belfry.tables[0], 0, 0)]


def test_the_steady_clock_goes_on() -> None:
    clock = Clock()
    assert clock.steady() <= clock.steady()


async def test_a_game_that_can_be_read_again_has_lost_no_time(belfry: Belfry) -> None:
    one, _ = belfry.tables
    await belfry.scheduler.start()
    await belfry.set(one, 900)
    await belfry.store.transact(lambda tx: tx.tables.put_aside(one, NOON))
    await belfry.down(7200)
    assert await belfry.times() == [900]
    since = await belfry.store.transact(lambda tx: tx.tables.clear_put_aside(one))
    assert since == NOON


@pytest.mark.parametrize("jump", [-86400, 86400])
async def test_what_is_set_right_after_the_clock_was_set_is_not_moved_with_the_rest(belfry: Belfry, jump: int) -> None:
    one, two = belfry.tables
    await belfry.scheduler.start()
    await belfry.set(one, 1000)
    belfry.clock.wall += jump
    await belfry.set(two, jump + 500)
    await belfry.scheduler.fire_due()
    assert belfry.rung == []
    assert await belfry.times() == sorted([1000 + jump, 500 + jump])


async def test_a_wall_clock_set_while_the_file_cannot_be_written_is_noticed_again(
    belfry: Belfry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await belfry.scheduler.start()
    await belfry.set(belfry.tables[0], 1000)
    belfry.clock.wall += 5000

    def full(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr("bot.scheduler.postpone", full)
        with pytest.raises(OSError, match="disk full"):
            await belfry.scheduler.check_clocks()
    await belfry.scheduler.check_clocks()
    assert await belfry.times() == [6000]
