"""Two copies of the program on one PostgreSQL: one acts, the other takes over, and nobody who plays notices."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from support.processes.bot_process import BotProcess
from support.processes.live_pair import LivePair, Look

EACH = 0.1
"""Seconds between two presses."""
ANSWERED = 0.95
"""The share of presses that are answered while the copy that acts is killed: that one has acknowledged some."""


async def hand_over(pair: LivePair, holder: BotProcess) -> None:
    """The copy that acts is told to end, as for an update: every press is answered."""
    async with pair.pressed(EACH) as answered:
        await pair.play(1)
        holder.send_signal(signal.SIGTERM)
        await pair.another_acts(holder.pid)
        assert await holder.wait() == 0
        await pair.play(1)
    assert all(answered)


async def kill(pair: LivePair, holder: BotProcess) -> list[Look]:
    """The copy that acts is killed. Returns which presses meanwhile were answered."""
    async with pair.pressed(EACH) as answered:
        await pair.play(1)
        holder.send_signal(signal.SIGKILL)
        assert await pair.another_acts(holder.pid) < 5
        await pair.play(1)
    await holder.wait()
    return answered


async def stop(pair: LivePair, holder: BotProcess) -> None:
    """The copy that acts stands still until the other one acts, and goes on: it stands by from then on."""
    before = pair.sessions
    holder.send_signal(signal.SIGSTOP)
    assert await pair.another_acts(holder.pid) < 5
    await pair.play(1)
    acts = pair.holder()
    holder.send_signal(signal.SIGCONT)
    await pair.until(lambda: len(pair.sessions) == 2 and pair.sessions != before)
    await pair.play(1)
    assert pair.holder() == acts


async def test_an_update_a_crash_and_a_standstill_go_unnoticed(tmp_path: Path) -> None:
    async with LivePair(tmp_path, seed=7) as pair:
        first = await pair.add()
        await pair.begin()
        second = await pair.add()
        assert pair.holder() == first.pid
        await hand_over(pair, first)
        third = await pair.add()
        await stop(pair, second)
        assert pair.holder() == third.pid
        answered = await kill(pair, third)
        assert sum(map(bool, answered)) >= ANSWERED * len(answered) - 2
        assert pair.holder() == second.pid
        await pair.settled()
        pair.check_answers()
        pair.check_messages()


@pytest.mark.long
async def test_a_cold_standby_signs_in_only_once_it_acts(tmp_path: Path) -> None:
    async with LivePair(tmp_path, seed=9) as pair:
        first = await pair.add()
        await pair.begin()
        second = pair.spawn_copy(RISK_STANDBY="cold")
        await pair.until(lambda: "this one stands by" in pair.log.read_text())
        assert len(pair.sessions) == 1
        first.send_signal(signal.SIGTERM)
        assert await first.wait() == 0
        await pair.until(lambda: pair.sessions)
        assert pair.holder() == second.pid
        assert await pair.look()


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_ninety_changes_of_the_copy_that_acts_go_unnoticed(tmp_path: Path) -> None:
    async with LivePair(tmp_path, seed=8) as pair:
        holder = await pair.add()
        await pair.begin()
        other = await pair.add()
        answered: list[Look] = []
        for fault in pair.random.sample(["update", "crash", "standstill"], 90, counts=[20, 50, 20]):
            if pair.over():
                await pair.begin()
            if fault == "standstill":
                await stop(pair, holder)
                holder, other = other, holder
                continue
            if fault == "update":
                await hand_over(pair, holder)
            else:
                answered += await kill(pair, holder)
            holder, other = other, await pair.add()
        assert sum(map(bool, answered)) >= ANSWERED * len(answered)
        await pair.settled()
        pair.check_answers()
        pair.check_messages()
