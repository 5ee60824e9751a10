"""A session that another copy of the program has overtaken is read again before anything of it is written."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from support.made_up.game_fixture import ALICE, BOB, RED, Backend
from support.tables.engines import ENGINES

from bot.game.runner import GameRunner
from bot.services.games import GameService
from bot.store import Clashed, Store

pytestmark = pytest.mark.parametrize("engine", ENGINES, indirect=True)


@pytest_asyncio.fixture
async def elsewhere(backend: Backend) -> AsyncIterator[GameRunner]:
    """The games as another copy of the program has them in memory."""
    clock: Any = backend.clock
    store = await Store.open(backend.database)
    runner = GameRunner(store, clock, backend.games, backend.choose, backend.announced.append)
    yield runner
    await runner.close()
    await store.close()


async def test_two_copies_with_a_game_in_memory_lose_nothing_of_each_other(
    backend: Backend, elsewhere: GameRunner
) -> None:
    """All that a seat has said beforehand is written at once: each would write what it knew of that."""
    table = (await backend.table(ALICE, BOB)).table.id
    await elsewhere.load(table)
    await backend.sessions.set_preference(table, ALICE, "forced", True)
    await GameService(elsewhere).set_preference(table, ALICE, "nudge", True)
    wishes = (await elsewhere.load(table)).orders[RED].preferences
    assert (wishes.forced, wishes.nudge) == (True, True)
    await backend.sessions.set_preference(table, BOB, "nudge", True)
    assert (await backend.sessions.load(table)).orders[RED].preferences == wishes


async def test_a_table_at_another_version_is_not_changed(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table
    await backend.store.transact(lambda tx: tx.tables.change(table.id, coach=True))
    with pytest.raises(Clashed, match=f"table {table.id} was changed since its version {table.version}"):
        await backend.store.transact(lambda tx: tx.tables.change_from(table.id, table.version, turn=99))
    assert backend.rows("SELECT turn, version FROM tables") == [(table.turn, table.version + 1)]


async def test_what_is_said_of_a_delivery_leaves_the_session_in_memory_alone(backend: Backend) -> None:
    """Else each message that is sent would make the next answer read its game again."""
    session = await backend.table(ALICE, BOB)
    await backend.mark_all_sent(session.table.id)
    await backend.sessions.set_preference(session.table.id, ALICE, "forced", True)
    now = await backend.sessions.load(session.table.id)
    assert now.state is session.state, "it was not read again"
    assert backend.rows("SELECT version FROM tables") == [(now.table.version,)]
