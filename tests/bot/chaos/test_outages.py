"""A PostgreSQL that is killed, frozen, slow or full, and copies of the program that are cut off, while people press."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import psycopg
import pytest
from support.processes.live_outage import LiveOutage, outage
from support.processes.live_pair import Look

EACH = 0.1
"""Seconds between two presses."""
UNDECIDED = 20
"""Seconds in which somebody must be answered whose move was being committed when the server was killed: first it must
start again, and say what became of that."""
SLOWER = 0.5
"""Seconds between two presses on a disk that takes 50 ms for each commit."""
BACK = 5.0
"""Seconds within which the bot plays once the database is back, or another copy acts."""
DEAF = 8.0
"""Seconds within which another copy acts for one that Discord does not reach: that one waits before it leaves."""
ANSWERED = 0.95
"""The share of presses that are answered while the copy that acts is killed: that one has acknowledged some."""
SILENT, BROKEN = "answering right now", "Something went wrong on my side"
"""In the line that people read while the database does not answer, or takes no writes."""


def unanswered(looks: list[Look]) -> list[Look]:
    return [look for look in looks if not look]


async def gone(live: LiveOutage, stop: Callable[[], object], away: float) -> None:
    """The server is away for so many seconds, while people press: each is answered, and the bot plays soon after the
    server is back, without a restart."""
    async with live.pressed(EACH, UNDECIDED) as looks:
        await live.plays_again()
        await asyncio.to_thread(stop)
        await asyncio.sleep(away)
        await asyncio.to_thread(live.server.start)
        assert await live.plays_again() < BACK
    assert unanswered(looks) == []
    assert [copy.returncode for copy in live.copies.values()] == [None] * len(live.copies)


async def silent(
    live: LiveOutage, stop: Callable[[], object], go_on: Callable[[], object], seconds: float
) -> list[Look]:
    """The database says nothing for so many seconds and one: people are told so, and `/health` tells the host."""
    actor = live.actor
    stop()
    await asyncio.sleep(1)
    async with live.pressed(EACH) as looks:
        await asyncio.sleep(seconds)
        status, told = await live.health(actor)
    assert (status, told["status"]) == (503, "the database does not answer")
    assert "Unreachable" in told["error"]
    go_on()
    assert await live.plays_again() < BACK
    assert (await live.health(live.actor))[0] == 200
    assert all(SILENT in look.text for look in looks)
    return looks


async def followed(live: LiveOutage, within: float) -> None:
    """Wait until another copy acts."""
    assert await live.another_acts(live.holder()) < within
    await live.plays_again()


async def killed(live: LiveOutage) -> list[Look]:
    """The copy that acts is killed, and one that stands by follows. Returns how presses meanwhile were answered."""
    actor = live.actor
    async with live.pressed(EACH) as looks:
        await live.plays_again()
        actor.send_signal(signal.SIGKILL)
        await followed(live, BACK)
    await live.copies.pop(actor.pid).wait()
    return looks


async def cut_off_from_the_database(live: LiveOutage) -> None:
    """Only the copy that acts: another one follows, and that one stands by once it is there again."""
    network, before = live.network, live.sessions
    async with live.pressed(EACH) as looks:
        await live.plays_again()
        network.refuse()
        await followed(live, BACK)
    network.carry()
    await live.all_signed_in(before)
    assert sum(map(bool, looks)) >= ANSWERED * len(looks)


async def cut_off_from_discord(live: LiveOutage) -> None:
    """Only the copy that acts: it leaves to another one, and ends if it cannot sign in again."""
    actor, entrance = live.actor, live.entrance
    await live.plays_again()
    await entrance.shut()
    await followed(live, DEAF)
    assert await live.copies.pop(actor.pid).wait() == 2


async def test_a_database_that_is_killed_or_stands_still_and_two_copies_that_follow_one(tmp_path: Path) -> None:
    async with outage(tmp_path, 21, how_many=3) as live:
        await gone(live, live.server.kill, away=0.3)
        looks = await silent(live, live.server.freeze, live.server.thaw, seconds=0.3)
        assert max(look.acknowledged for look in looks) < 1
        looks = await killed(live)
        assert sum(map(bool, looks)) >= ANSWERED * len(looks) - 2


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_database_that_is_killed_stopped_and_restarted_twenty_times(tmp_path: Path) -> None:
    async with outage(tmp_path, 22, how_many=2) as live:
        server, nothing = live.server, int
        for stop in live.random.sample([server.kill, server.stop, nothing], 20, counts=[8, 6, 6]):
            await gone(live, stop, away=live.random.uniform(0, 12))


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_database_that_stands_still_and_a_network_that_swallows_everything_five_times(tmp_path: Path) -> None:
    async with outage(tmp_path, 23, how_many=1) as live:
        looks: list[Look] = []
        for _ in range(5):
            looks += await silent(live, live.server.freeze, live.server.thaw, live.random.uniform(0, 12))
            looks += await silent(live, live.network.swallow, live.network.carry, live.random.uniform(0, 12))
        waits = sorted(look.acknowledged for look in looks)
        assert waits[len(waits) * 99 // 100] < 1


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_copy_that_is_killed_or_cut_off_is_followed_by_one_of_two_others(tmp_path: Path) -> None:
    async with outage(tmp_path, 24, how_many=3) as live:
        looks: list[Look] = []
        for _ in range(5):
            looks += await killed(live)
            await live.add_apart()
            await cut_off_from_the_database(live)
            await cut_off_from_discord(live)
            await live.add_apart()
        assert sum(map(bool, looks)) >= ANSWERED * len(looks)


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_disk_that_is_slow_and_one_that_stands_still_for_three_seconds(tmp_path: Path) -> None:
    """Every press is answered, if only with one line where the disk stands still."""
    async with outage(tmp_path, 25, how_many=1) as live:
        for _ in range(5):
            live.network.delay = 0.05
            async with live.pressed(SLOWER) as slow:
                await live.plays_again()
                await asyncio.sleep(2)
            live.network.delay = 0.0
            async with live.pressed(EACH) as stalled:
                live.network.stall(3)
                await asyncio.sleep(3)
                assert await live.plays_again() < BACK
            assert all(slow)
            assert not any(SILENT in look.text for look in slow)
            assert all(stalled)
            assert max(look.acknowledged for look in (*slow, *stalled)) < 1


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_server_without_a_connection_left_lets_the_copies_go_on_that_have_theirs(tmp_path: Path) -> None:
    """One more is refused in one line."""
    async with outage(tmp_path, 26, how_many=2) as live:
        for _ in range(5):
            with ExitStack() as taken:
                take_all_connections(live.server.url, taken)
                async with live.pressed(EACH) as looks:
                    await asyncio.sleep(2)
                copy = live.spawn_copy(RISK_DATABASE=live.server.url)
                assert await live.copies.pop(copy.pid).wait() == 2
            assert "too many clients" in live.log.read_text().splitlines()[-1]
            assert all(looks)
            assert not any(SILENT in look.text or BROKEN in look.text for look in looks)
            await live.plays_again()


def take_all_connections(url: str, taken: ExitStack) -> None:
    with suppress(psycopg.OperationalError):
        while True:
            taken.enter_context(psycopg.connect(url))


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_server_that_takes_no_writes_is_told_of_in_one_line_and_nobody_follows(tmp_path: Path) -> None:
    async with outage(tmp_path, 28, how_many=2) as live:
        for _ in range(5):
            acts = live.holder()
            live.server.set("default_transaction_read_only", "on")
            async with live.pressed(EACH) as looks:
                await asyncio.sleep(4)
            assert all(BROKEN in look.text for look in looks[5:]), looks
            assert live.holder() == acts
            live.server.set("default_transaction_read_only", "off")
            assert await live.plays_again() < BACK


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_everything_killed_at_once_goes_on_where_it_was(tmp_path: Path) -> None:
    async with outage(tmp_path, 27, how_many=2) as live:
        for _ in range(5):
            await live.play(3)
            live.server.kill()
            for copy in live.copies.values():
                copy.send_signal(signal.SIGKILL)
            for copy in live.copies.values():
                await copy.wait()
            live.copies.clear()
            live.loopback.world.set_bot_online(False)
            await asyncio.to_thread(live.server.start)
            await live.add_apart()
            await live.add_apart()
            await live.plays_again()
            live.check_answers()
