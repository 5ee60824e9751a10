"""A table parked repeatedly for the same reason: its host gets one message, its channel a note at the end."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio
import simcord.http.router as router
from simcord.backend.errors import BackendError
from support.tables.broken_channel import HOUR, answer, forbid, row, told
from support.tables.simkit import text_of
from support.tables.tables import Table
from support.tables.two_players import on_turn

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


@pytest.fixture
def archived_refuses_edits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse edits in an archived thread, which a new message opens, as Discord does."""
    dispatch = router.dispatch

    def strict(backend: Any, method: str, path: str, **more: Any) -> Any:
        parts = path.strip("/").split("/")
        about = backend.channels[int(parts[1])].thread_metadata if parts[0] == "channels" else None
        if about is not None and parts[2:3] == ["messages"] and method in ("PATCH", "DELETE") and about.archived:
            raise BackendError(400, 50083, "Thread is archived")
        if about is not None and parts[2:] == ["messages"] and method == "POST" and not about.locked:
            about.archived = False
        return dispatch(backend, method, path, **more)

    monkeypatch.setattr(router, "dispatch", strict)


async def reinforce(table: Table) -> None:
    """Whoever is on turn places one regiment, which is told in the story of the turn."""
    first, _ = await on_turn(table)
    where = (await table.session()).state.land.of((await table.session()).state.active)[0]
    await first.type("risk deploy", where=where, count=1)
    await table.quiet()


@pytest.mark.usefixtures("archived_refuses_edits")
async def test_a_thread_that_is_archived_between_two_edits_is_opened_and_they_stand_in_one_message(
    threaded: Table,
) -> None:
    table = threaded
    await table.wished(table.alice, table.bob)
    await reinforce(table)
    before, letters = [message.id for message in table.channel.history()], told(table, table.alice)
    bolt(table, archived=True, locked=False)
    await reinforce(table)
    assert (await row(table)).parked == ""
    assert not table.env.backend.channels[table.channel.id].thread_metadata.archived
    assert [message.id for message in table.channel.history()] == before
    assert told(table, table.alice) == letters


@pytest.mark.usefixtures("archived_refuses_edits")
async def test_an_archived_thread_that_the_bot_may_not_open_parks_the_game_until_it_may(threaded: Table) -> None:
    table = threaded
    await table.wished(table.alice, table.bob)
    await reinforce(table)
    bolt(table, archived=True, locked=False)
    table.env.inject_error("PATCH", f"/channels/{table.channel.id}", status=403, code=50013, message="no", times=None)
    await reinforce(table)
    assert (await row(table)).parked == BARRED
    table.env.backend.faults.clear()
    with table.env.time_context():
        await an_hour_later(table)
    assert (await row(table)).parked == ""
    assert told_again(table) == 1


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
