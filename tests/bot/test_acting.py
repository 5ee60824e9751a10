"""Which copy of the program answers an interaction that all of them hear."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import acting as module
from bot.acting import Acting, LeftUnanswered


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An interaction expires after a moment."""
    monkeypatch.setattr(module, "EXPIRES", 0.2)
    monkeypatch.setattr(module, "GRACE", 0.05)
    monkeypatch.setattr(module, "LONGEST", 0.4)
    monkeypatch.setattr(module, "UNSURE", 0.2)
    monkeypatch.setattr(module, "LOOKS_AGAIN", 0.01)


class Interaction:
    """Counts how often it was acknowledged; `taken`: by another copy."""

    def __init__(self, *, taken: bool = False) -> None:
        self.count, self._taken = 0, taken

    async def acknowledge(self) -> None:
        if self._taken:
            gone: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(gone, {"code": 40060, "message": "already acknowledged"})
        self.count += 1


async def test_the_copy_that_acts_answers_at_once_and_leaves_acknowledging_to_the_answer() -> None:
    heard = Interaction()
    assert await asyncio.wait_for(Acting().is_mine(heard.acknowledge), 0.01)
    assert heard.count == 0


async def test_a_copy_that_stands_by_acknowledges_nothing_of_a_holder_that_beats() -> None:
    heard, acting = Interaction(), Acting()
    acting.stand_by(silent=False)
    assert not await acting.is_mine(heard.acknowledge)
    assert heard.count == 0


async def test_what_was_heard_shortly_before_is_answered_by_the_copy_that_takes_over() -> None:
    heard, acting = Interaction(), Acting()
    acting.stand_by(silent=False)
    asyncio.get_running_loop().call_later(0.1, acting.act)
    assert await acting.is_mine(heard.acknowledge)
    assert heard.count == 0


async def test_while_the_holder_is_silent_it_is_acknowledged_once_and_answered_with_the_lease() -> None:
    """The lease comes later than Discord waits."""
    heard, acting = Interaction(), Acting()
    acting.stand_by(silent=True)
    asyncio.get_running_loop().call_later(0.3, acting.act)
    assert await acting.is_mine(heard.acknowledge)
    assert heard.count == 1


async def test_what_another_copy_has_acknowledged_is_left_to_that_one() -> None:
    heard, acting = Interaction(taken=True), Acting()
    acting.stand_by(silent=True)
    assert not await asyncio.wait_for(acting.is_mine(heard.acknowledge), 0.15)


async def test_what_was_acknowledged_in_vain_is_known_as_soon_as_another_copy_acts() -> None:
    """So that somebody can be told; also by a copy that ends meanwhile, and where no copy acts for long."""
    for end in (lambda acting: acting.stand_by(silent=False), Acting.stop, lambda acting: None):
        heard, acting = Interaction(), Acting()
        acting.stand_by(silent=True)
        asyncio.get_running_loop().call_later(0.1, end, acting)
        with pytest.raises(LeftUnanswered):
            await acting.is_mine(heard.acknowledge)
        assert heard.count == 1


async def test_a_form_is_never_acknowledged_without_its_answer() -> None:
    acting = Acting()
    acting.stand_by(silent=True)
    asyncio.get_running_loop().call_later(0.1, acting.act)
    assert await acting.is_mine()
    acting.stand_by(silent=True)
    assert not await acting.is_mine()


async def test_a_copy_that_leaves_finishes_what_it_answers_and_takes_nothing_new() -> None:
    acting, finish = Acting(), asyncio.Event()

    async def answer() -> None:
        with acting.answering():
            await finish.wait()

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    leaving = asyncio.create_task(acting.leave())
    await asyncio.sleep(0.02)
    assert not leaving.done()
    assert not await acting.is_mine(Interaction().acknowledge)
    finish.set()
    await asyncio.wait_for(leaving, 1)
    await answering


async def test_a_copy_that_was_stopped_waits_for_a_heartbeat_before_it_answers() -> None:
    """Overtaken meanwhile, it answers nothing; where nobody says so, it answers after all."""
    sure = [False]
    acting = Acting(lambda: sure[0])
    asyncio.get_running_loop().call_later(0.05, acting.stop)
    assert not await acting.is_mine(Interaction().acknowledge)
    acting.act()
    assert await asyncio.wait_for(acting.is_mine(Interaction().acknowledge), 0.5)
