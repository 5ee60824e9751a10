"""Crashes and outages: the program killed at any moment, and failing Discord requests. No answer or message is lost."""

from __future__ import annotations

import signal
from pathlib import Path
from time import perf_counter

import pytest
from support.processes.http_faults import HttpFaults
from support.processes.live_bot import LiveBot

from bot.store.engines.sqlite import opened

EARLIEST, LATEST = 0.5, 1.0
"""The program is killed after these fractions of its start-up time, the last one plus some seconds: while it opens its
file, signs in, sends, plays."""
PLAYING = 2.4
"""The seconds in which people play."""
GAMES = ("lotr", "classic", "godstorm", "legacy")
"""What is played, one after the other: who is killed while a game goes on ends it for the next one."""
STUCK = 5
"""So many times in a row, hundreds of tries each, nobody could answer: the game stands still."""


async def killed(home: Path, times: int, seed: int) -> LiveBot:
    """Games of two people and two AIs with this many kills; afterwards everything must exist exactly once."""
    async with LiveBot(home, seed) as live:
        began = perf_counter()
        await live.start()
        start = perf_counter() - began
        await live.begin()
        await live.kill()
        for time in range(times):
            if (game := GAMES[time * len(GAMES) // times]) != live.game:
                await let_begin(live)
                live.game = game
            after = live.random.uniform(EARLIEST * start, LATEST * start + PLAYING)
            await live.play_until_killed(after, sending=bool(time % 2))
            live.check_answers()
        await let_begin(live)
        await live.start()
        await live.play(3)
        await live.settled()
        live.check_answers()
        live.check_messages()
        assert [game for (game,) in live.rows("SELECT DISTINCT game FROM tables ORDER BY id")] == [*GAMES]
        return live


async def test_killed_ten_times_nothing_is_lost_and_nothing_said_twice(tmp_path: Path) -> None:
    live = await killed(tmp_path, 10, seed=1)
    assert len(live.shown) >= 10
    assert live.killed_sending >= 2


async def let_begin(live: LiveBot) -> None:
    """Let a game begin that was killed each time before it had, as happens on a slow machine."""
    if not live.rows("SELECT 1 FROM tables WHERE started IS NOT NULL AND game = ?", live.game):
        await live.start()
        await live.begin()
        await live.kill()


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_killed_two_hundred_times_nothing_is_lost_and_nothing_said_twice(tmp_path: Path) -> None:
    live = await killed(tmp_path, 200, seed=2)
    assert len(live.shown) >= 200
    assert live.killed_sending >= 50


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who see no answer press again soon."""
    monkeypatch.setattr("bot.local_discord.player_actions.PATIENCE", 0.5)


async def failing(home: Path, answers: int, seed: int, game: str = "lotr") -> HttpFaults:
    """A game with one of five Discord requests failing; everything must exist exactly once, in order."""
    live = LiveBot(home, seed)
    live.haste, live.game = 50, game
    async with live:
        await live.start()
        await live.begin()
        live.faults.share = 0.2
        fruitless = 0
        while not live.over() and not (len(live.shown) >= answers and live.faults.enough):
            fruitless = 0 if await live.play(5) else fruitless + 1
            assert fruitless < STUCK, await live.standstill()
        await live.settled()
        live.check_answers()
        live.check_messages()
    return live.faults


@pytest.mark.usefixtures("impatient")
async def test_one_request_in_five_fails_and_every_message_arrives_once_in_order(tmp_path: Path) -> None:
    faults = await failing(tmp_path, 30, seed=3)
    assert faults.enough


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("game", GAMES)
async def test_one_request_in_five_fails_for_a_whole_game(tmp_path: Path, game: str) -> None:
    faults = await failing(tmp_path, 400, seed=4, game=game)
    assert faults.enough
    assert faults.given.total() - faults.given["answered"] > 60, "a war of Legacy may be over after 400 requests"


async def test_told_to_end_it_ends_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with LiveBot(tmp_path, seed=5) as live:
        await live.start()
        await live.begin()
        await live.play(3)
        assert await live.kill(signal.SIGTERM) == 0
        assert live.rows("SELECT * FROM outbox WHERE state = 'sending'") == []
        assert live.rows("SELECT * FROM lease") == []
        assert "Traceback" not in live.log.read_text()
        live.check_answers()
        await live.start()
        await live.play(1)
        await live.settled()
        live.check_messages()


async def test_a_second_copy_is_refused_in_one_line_while_the_first_goes_on(tmp_path: Path) -> None:
    async with LiveBot(tmp_path, seed=6) as live:
        await live.start()
        await live.begin()
        first, live.process = live.process, None
        before = live.log.read_text()
        await live.spawn()
        assert live.process is not None
        assert await live.process.wait() == 2
        told = live.log.read_text()[len(before) :]
        assert "another copy of the bot acts on it" in told.splitlines()[-1] or "in use" in told
        assert "Traceback" not in told
        live.process = first
        assert await live.play(2) >= 2


async def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path) -> None:
    async with LiveBot(tmp_path, seed=7) as live:
        await live.start()
        await live.begin()
        await live.kill()
        file = live.data / "risk.sqlite3"
        with opened(file) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        whole = file.read_bytes()
        file.write_bytes(whole[:8192] + b"x" * 4096 + whole[12288:])
        await live.spawn()
        assert live.process is not None
        assert await live.process.wait() == 2
        last = live.log.read_text().splitlines()[-1]
        assert "damaged" in last or "malformed" in last
        assert "risk restore" in last
