"""A game that ends where the bot cannot write: its last post waits and is sent once the bot can write again."""

from __future__ import annotations

import asyncio

from support.tables.broken_channel import HOUR, answer, end, forbid, row, told
from support.tables.simkit import text_of
from support.tables.tables import Table

from bot.store.models import BARRED, ENDED

KEY = "The dice key"


def refuse(table: Table, code: int) -> str:
    """Make Discord refuse messages in the channel for this reason; return the paths of the requests."""
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=403, code=code, message="no", times=None)
    return path


def tried(table: Table, path: str) -> int:
    """How often the bot has tried to write in the channel."""
    return sum(request.method == "POST" and request.path == path for request in table.env.http_requests)


async def an_hour_later(table: Table) -> None:
    await table.env.advance_time(HOUR + 1)
    await table.bot.scheduler.fire_due()
    await table.quiet()


async def test_a_last_post_that_is_refused_is_not_sent_again_and_again(begun: Table) -> None:
    table = begun
    path, letters = refuse(table, 50013), len(told(table, table.alice))
    before = tried(table, path)
    with table.env.time_context():
        async with asyncio.timeout(30):
            await end(table)
        assert tried(table, path) == before + 1
        assert len(told(table, table.alice)) == letters
        table.env.backend.faults.clear()
        await an_hour_later(table)
    assert KEY in text_of(table.newest())


async def test_the_next_table_of_the_channel_lets_a_parked_game_say_its_last_first(begun: Table) -> None:
    """The permission has come back; nobody has told the bot, and the hour is not over."""
    table = begun
    refuse(table, 50013)
    await end(table)
    assert (await row(table)).parked == BARRED
    table.env.backend.faults.clear()
    await table.alice.type("risk new lotr")
    await table.quiet()
    last, lobby = table.channel.history()[-2:]
    assert KEY in text_of(last)
    assert lobby.id == table.last("join").id


async def test_a_parked_game_that_still_may_not_write_holds_up_no_other(begun: Table) -> None:
    table = begun
    path = refuse(table, 50013)
    await end(table)
    before = tried(table, path)
    await table.alice.type("risk new lotr")
    await table.quiet()
    assert tried(table, path) - before <= 2
    table.env.backend.faults.clear()
    with table.env.time_context():
        await an_hour_later(table)
    shown = [text_of(message) for message in table.channel.history()]
    (last,) = [n for n, text in enumerate(shown) if KEY in text]
    (note,) = [n for n, text in enumerate(shown) if "I can write here again" in text]
    assert last < min(n for n, text in enumerate(shown) if "Join further down" in text or "New table" in text)
    assert last < note < len(shown)
    assert table.newest().id == table.last("join").id


async def test_a_last_post_for_a_deleted_channel_is_given_up(begun: Table) -> None:
    table = begun
    path = refuse(table, 10003)
    before = tried(table, path)
    async with asyncio.timeout(30):
        await end(table)
    assert tried(table, path) == before + 1
    assert (await row(table)).parked == ""
    assert not await table.bot.store.read(lambda tx: tx.outbox.unsent(1))


async def test_a_game_that_ended_while_it_was_parked_says_its_last_when_the_permission_comes_back(begun: Table) -> None:
    table = begun
    forbid(table, "send_messages")
    await table.quiet()
    await answer(table)
    await end(table)
    now = await row(table)
    assert (now.parked, now.state) == (BARRED, ENDED)
    seen = len(table.channel.history())
    forbid(table)
    await table.quiet()
    assert KEY in text_of(table.newest())
    later = [text_of(message) for message in table.channel.history()[seen:]]
    assert not any("goes on where it stopped" in text or "The game is over here" in text for text in later)


async def test_a_game_that_ended_while_it_was_parked_looks_every_hour(begun: Table) -> None:
    table = begun
    with table.env.time_context():
        refuse(table, 50013)
        await answer(table)
        await end(table)
        await an_hour_later(table)
        assert (await row(table)).parked == BARRED
        table.env.backend.faults.clear()
        await an_hour_later(table)
    assert KEY in text_of(table.newest())


async def test_what_a_parked_table_has_to_say_alarms_nobody(begun: Table) -> None:
    table = begun
    forbid(table, "send_messages")
    await table.quiet()
    await answer(table)
    assert await table.bot.store.read(lambda tx: tx.outbox.unsent(1))
    assert (await table.bot.store.read(lambda tx: tx.statistics())).oldest_unsent is None
