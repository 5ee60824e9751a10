"""What befalls a program in the wild: killed at any moment, and a Discord that fails. No answer, no message suffers."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path
from time import perf_counter

import pytest
from burning_place import Place
from faults import Faults

EARLIEST, LATEST = 0.5, 1.0
"""Between these parts of the time that a start takes here, the last one and some seconds more, the program is killed:
while it opens its file, signs in, sends, plays."""
PLAYING = 2.4
"""Those seconds: in them people play."""


async def killed(home: Path, times: int, seed: int) -> Place:
    """A game of two people and two AIs whose program is killed so often; afterwards all must be there, once."""
    async with Place(home, seed) as place:
        began = perf_counter()
        await place.start()
        start = perf_counter() - began
        await place.begin()
        await place.kill()
        for time in range(times):
            after = place.random.uniform(EARLIEST * start, LATEST * start + PLAYING)
            await place.play_until_killed(after, sending=bool(time % 2))
            place.check_answers()
        await place.start()
        await place.play(3)
        await place.settled()
        place.check_answers()
        place.check_messages()
        return place


async def test_killed_ten_times_nothing_is_lost_and_nothing_said_twice(tmp_path: Path) -> None:
    place = await killed(tmp_path, 10, seed=1)
    assert len(place.shown) >= 10
    assert place.killed_sending >= 2


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_killed_two_hundred_times_nothing_is_lost_and_nothing_said_twice(tmp_path: Path) -> None:
    place = await killed(tmp_path, 200, seed=2)
    assert len(place.shown) >= 200
    assert place.killed_sending >= 50


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who see no answer press again soon."""
    monkeypatch.setattr("bot.local_discord.player_actions.PATIENCE", 0.5)


async def failing(home: Path, answers: int, seed: int) -> Faults:
    """A game in which Discord fails one request in five; afterwards all must be there, once, in order."""
    place = Place(home, seed)
    place.haste = 50
    async with place:
        await place.start()
        await place.begin()
        place.faults.share = 0.2
        while not place.over() and not (len(place.shown) >= answers and place.faults.enough):
            await place.play(5)
        await place.settled()
        place.check_answers()
        place.check_messages()
    return place.faults


@pytest.mark.usefixtures("impatient")
async def test_one_request_in_five_fails_and_every_message_arrives_once_in_order(tmp_path: Path) -> None:
    faults = await failing(tmp_path, 30, seed=3)
    assert faults.enough


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.usefixtures("impatient")
async def test_one_request_in_five_fails_for_a_whole_game(tmp_path: Path) -> None:
    faults = await failing(tmp_path, 400, seed=4)
    assert sum(faults.given.values()) > 1000


async def test_told_to_end_it_ends_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    async with Place(tmp_path, seed=5) as place:
        await place.start()
        await place.begin()
        await place.play(3)
        assert await place.kill(signal.SIGTERM) == 0
        assert place.rows("SELECT * FROM outbox WHERE state = 'sending'") == []
        assert place.rows("SELECT * FROM lease") == []
        assert "Traceback" not in place.log.read_text()
        place.check_answers()
        await place.start()
        await place.play(1)
        await place.settled()
        place.check_messages()


async def test_a_second_copy_is_refused_in_one_line_while_the_first_goes_on(tmp_path: Path) -> None:
    async with Place(tmp_path, seed=6) as place:
        await place.start()
        await place.begin()
        first, place.process = place.process, None
        before = place.log.read_text()
        await place.spawn()
        assert place.process is not None
        assert await place.process.wait() == 2
        told = place.log.read_text()[len(before) :]
        assert "another copy of the bot acts on it" in told.splitlines()[-1] or "in use" in told
        assert "Traceback" not in told
        place.process = first
        assert await place.play(2) >= 2


async def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path) -> None:
    async with Place(tmp_path, seed=7) as place:
        await place.start()
        await place.begin()
        await place.kill()
        file = place.data / "risk.sqlite3"
        with sqlite3.connect(file) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()
        whole = file.read_bytes()
        file.write_bytes(whole[:8192] + b"x" * 4096 + whole[12288:])
        await place.spawn()
        assert place.process is not None
        assert await place.process.wait() == 2
        last = place.log.read_text().splitlines()[-1]
        assert "damaged" in last or "malformed" in last
        assert "risk restore" in last
