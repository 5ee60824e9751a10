"""An unreadable game: its channel gets one message, other games continue, and it returns when it can be read."""

from __future__ import annotations

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, CHANNEL, Backend

from bot.messages import Note
from rules import Refused
from rules.orders import SeatOrders, StandingOrder, write_orders


async def notes(backend: Backend, table: int) -> list[str]:
    return [row.content.note for row in await backend.waiting_rows(table) if isinstance(row.content, Note)]


GROWING = write_orders(SeatOrders({"to-work": StandingOrder("grow")}))


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE steps SET snapshot = substr(snapshot, 1, 1) WHERE table_id = {}",
        "DELETE FROM steps WHERE table_id = {}",
        "UPDATE tables SET options = 'deep' WHERE id = {}",
        'UPDATE tables SET options = \'{{"wood": "burnt"}}\' WHERE id = {}',
        "UPDATE tables SET game = 'ludo' WHERE id = {}",
        "UPDATE orders SET orders = '[' WHERE table_id = {}",
        "UPDATE seats SET colour = 'mauve' WHERE colour = 'red' AND table_id = {}",
    ],
)
async def test_whatever_is_wrong_with_one_game_the_others_go_on(backend: Backend, harm: str) -> None:
    broken = (await backend.table(ALICE, BOB)).table.id
    sound = (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id
    await backend.store.transact(lambda tx: tx.tables.save_orders(broken, "red", GROWING))
    backend.write(harm.format(broken))
    await backend.restart()
    await backend.sessions.resume()
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            await backend.sessions.load(broken)
        assert refused.value.why.kind == "put-aside"
    assert await backend.store.read(lambda tx: tx.tables.put_aside_ids()) == {broken}
    await backend.say(sound, ALICE, tiny.Rest)


async def test_the_channel_is_told_once_and_again_when_it_is_over(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.mark_all_sent(table)
    backend.write(f"UPDATE tables SET game = 'ludo' WHERE id = {table}")
    for _ in range(2):
        await backend.restart()
        await backend.sessions.resume()
    assert await notes(backend, table) == ["put-aside"]
    backend.write(f"UPDATE tables SET game = 'squirrels' WHERE id = {table}")
    for _ in range(2):
        await backend.restart()
        await backend.sessions.resume()
    assert await notes(backend, table) == ["put-aside", "found-again"]
    await backend.say(table, ALICE, tiny.Rest)
