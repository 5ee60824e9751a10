"""AIs play on at a few tables at a time, so that presses get threads and the locks of their tables."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from bot.game.runner import AI_TABLES, GameRunner


async def test_ais_of_many_tables_take_turns_and_wait_without_the_lock_of_their_table() -> None:
    nothing: Any = None
    runner = GameRunner(nothing, nothing, {}, nothing, nothing)
    playing, most, played = set[int](), 0, list[int]()

    async def play(table: int, decide: object) -> Any:
        nonlocal most
        async with runner.lock(table):
            playing.add(table)
            most = max(most, len(playing))
            waiting = set(range(6)) - playing
            await asyncio.sleep(0)
            assert not any(runner.lock(other).locked() for other in waiting - playing)
            playing.remove(table)
        played.append(table)
        return SimpleNamespace(ai_plays_on=played.count(table) < 2)

    runner.play = play  # type: ignore[method-assign]
    for table in range(6):
        runner.play_on(table)
    await runner.wait_until_idle()
    assert sorted(played) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert most == AI_TABLES
