"""A table parked repeatedly for the same reason: its host gets one message, its channel a note at the end."""

from __future__ import annotations

import pytest_asyncio
from support.tables.broken_channel import HOUR, answer, forbid, row, told
from support.tables.simkit import text_of
from support.tables.tables import Table

from bot.store.models import BARRED, OutboxMessage


@pytest_asyncio.fixture
async def threaded(table: Table) -> Table:
    """A game of alice, who hosts it, and bob, in a thread of the channel."""
    forbid(table, "manage_threads")
    table.env.backend.create_thread(table.channel.id, "war-room", table.env.backend.bot_user.id)
    (table.channel,) = table.channel.threads
    for person in table.people.values():
        person.channel = table.channel
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    return table


def bolt(table: Table, *, archived: bool, locked: bool) -> None:
    """A moderator archives the thread, locks it, or opens it again."""
    state = {"archived": archived, "locked": locked}
    table.env.backend.edit_channel(table.channel.id, {}, thread_metadata=state)


async def an_hour_later(table: Table) -> None:
    await table.env.advance_time(HOUR + 1)
    await table.bot.scheduler.fire_due()
    await table.quiet()


def told_again(table: Table) -> int:
    """How often the channel has read that the game continues."""
    return sum("I can write here again" in text_of(message) for message in table.channel.history())


async def test_a_locked_thread_parks_the_game_once_and_it_goes_on_when_it_is_opened(threaded: Table) -> None:
    table, letters = threaded, len(told(threaded, threaded.alice))
    with table.env.time_context():
        bolt(table, archived=True, locked=True)
        await table.quiet()
        assert (await row(table)).parked == BARRED
        assert "unlock the thread" in told(table, table.alice)[-1]
        for _ in range(3):
            await an_hour_later(table)
        assert (await row(table)).parked == BARRED
        assert (len(told(table, table.alice)), told_again(table)) == (letters + 1, 0)
        bolt(table, archived=False, locked=False)
        await table.quiet()
    assert (await row(table)).parked == ""
    assert told_again(table) == 1


async def test_a_thread_that_is_merely_archived_is_played_in(threaded: Table) -> None:
    table = threaded
    bolt(table, archived=True, locked=False)
    await table.quiet()
    assert (await row(table)).parked == ""


async def test_what_only_refusals_show_is_told_the_host_once_and_the_channel_once_at_the_end(begun: Table) -> None:
    table, path = begun, f"/channels/{begun.channel.id}/messages"
    letters = len(told(table, table.alice))
    table.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
    with table.env.time_context():
        await answer(table)
        for _ in range(3):
            await an_hour_later(table)
            assert (await row(table)).parked == BARRED
        assert len(told(table, table.alice)) == letters + 1
        table.env.backend.faults.clear()
        await an_hour_later(table)
    assert (await row(table)).parked == ""
    assert told_again(table) == 1


async def test_while_the_server_is_not_there_nobody_knows_and_nothing_changes(begun: Table) -> None:
    table, guild = begun, str(begun.guild.id)
    forbid(table, "send_messages")
    await table.quiet()
    parked = await row(table)
    table.env.backend.emit("GUILD_DELETE", {"id": guild, "unavailable": True})
    await table.quiet()
    with table.env.time_context():
        await an_hour_later(table)
    assert await row(table) == parked
    assert not any(note.content.payload().get("note") == "unparked" for note in await unsent(table))


async def unsent(table: Table) -> list[OutboxMessage]:
    return await table.bot.store.read(lambda tx: tx.outbox.unsent(1))
