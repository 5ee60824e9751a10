"""Tables in threads of their own: made once, tagged and closed by the bot; and where they cannot be made."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import simcord.http.router as router
from simcord.backend.errors import BackendError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.tables.broken_channel import answer, end, forbid, told
from support.tables.simkit import Person, text_of
from support.tables.tables import Table

from bot.channels.threads import TableThreads
from bot.messages import ThreadChange
from bot.refusals import NotHost
from bot.store.models import BARRED, GONE
from bot.store.models import Table as Row
from rules import Refused

pytestmark = pytest.mark.usefixtures("no_pictures")
SEATS = ("green", "red")
TAGS = ("lobby", "playing", "ended", "league")


@pytest.fixture(autouse=True)
def one_thread_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse a second thread of the same message, as Discord does."""
    dispatch = router.dispatch

    def strict(backend: Any, method: str, path: str, **more: Any) -> Any:
        parts = path.strip("/").split("/")
        if (
            method == "POST"
            and parts[2:3] == ["messages"]
            and parts[4:] == ["threads"]
            and int(parts[3]) in backend.channels
        ):
            raise BackendError(400, 160004, "A thread has already been created for this message")
        return dispatch(backend, method, path, **more)

    monkeypatch.setattr(router, "dispatch", strict)


async def row(table: Table, number: int = 1) -> Row:
    found = await table.bot.store.read(lambda tx: tx.tables.get(number))
    assert found is not None
    return found


def goes_to(table: Table, channel: Any) -> None:
    """Everybody looks at this channel."""
    table.channel = channel
    for person in table.people.values():
        person.channel = channel


def forum(table: Table, *tags: str) -> Any:
    """A forum of the server with these tags."""
    made = table.guild.create_forum_channel("games")
    plain = {"moderated": False, "emoji_id": None, "emoji_name": None}
    listed = [{"id": str(table.env.backend.snowflake()), "name": tag, **plain} for tag in tags]
    table.env.backend.edit_channel(made.id, {"available_tags": listed})
    return made


def tags_of(table: Table, thread: int) -> list[str]:
    """The names of the tags that a post wears."""
    backend = table.env.backend
    post = backend.channels[thread]
    names = {int(tag["id"]): tag["name"] for tag in backend.channels[post.parent_id].available_tags}
    return [names[int(tag)] for tag in post.applied_tags]


def threads_of(table: Table, parent: Any) -> list[Any]:
    return [each for each in table.env.backend.channels.values() if each.parent_id == parent.id and each.is_thread]


async def sit_and_start(table: Table, *people: Person) -> None:
    for person, seat in zip(people, SEATS, strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.start(people[0])


async def opened(table: Table, **options: Any) -> Any:
    """A lobby in a thread of its own; everybody looks at the thread."""
    await table.alice.type("risk new lotr", setup="dealt", **(options or {"thread": True}))
    await table.quiet()
    parent = options.get("forum", table.channel)
    (thread,) = parent.threads
    goes_to(table, thread)
    return thread


async def test_a_thread_is_named_once_played_in_and_closed_at_the_end(table: Table) -> None:
    parent = table.channel
    thread = await opened(table)
    backend = table.env.backend
    assert backend.channels[thread.id].name == "The Lord of the Rings · table 1"
    assert "opens table 1. Take your seat in the thread." in text_of(parent.history()[0])
    assert (await row(table)).channel == thread.id
    await sit_and_start(table, table.alice, table.bob)
    await answer(table)
    assert not any(":play" in str(message.components) for message in parent.history())
    backend.edit_channel(thread.id, {"name": "war room"})
    await end(table)
    assert backend.channels[thread.id].name == "war room"
    assert backend.channels[thread.id].thread_metadata.archived


async def test_a_channel_holds_many_games_in_threads_beside_its_own(table: Table) -> None:
    parent = table.channel
    await table.alice.type("risk new lotr")
    for _ in range(2):
        await table.alice.type("risk new lotr", thread=True)
    await table.quiet()
    assert len(threads_of(table, parent)) == 2
    assert (await row(table, 1)).channel == parent.id
    assert {(await row(table, number)).channel for number in (2, 3)} == {each.id for each in threads_of(table, parent)}


async def test_a_forum_s_post_wears_the_tag_of_its_state_beside_others(table: Table) -> None:
    games = forum(table, *TAGS)
    thread = await opened(table, forum=games)
    assert tags_of(table, thread.id) == ["lobby"]
    league = next(t["id"] for t in table.env.backend.channels[games.id].available_tags if t["name"] == "league")
    post = table.env.backend.channels[thread.id]
    table.env.backend.edit_channel(thread.id, {"applied_tags": [*post.applied_tags, int(league)]})
    await sit_and_start(table, table.alice, table.bob)
    assert tags_of(table, thread.id) == ["playing", "league"]
    await end(table)
    assert tags_of(table, thread.id) == ["ended", "league"]
    assert table.env.backend.channels[thread.id].thread_metadata.archived


async def test_the_doctor_lists_the_tags_that_a_forum_lacks(table: Table) -> None:
    await opened(table, forum=forum(table, "Playing"))
    await table.alice.type("risk table doctor")
    assert "Create these tags and I'll use them: *lobby* and *ended*" in table.alice.text.replace("’", "'")


async def test_a_lobby_that_is_closed_closes_its_thread(table: Table) -> None:
    games = forum(table, *TAGS)
    thread = await opened(table, forum=games)
    await table.alice.type("risk table end")
    await table.quiet()
    assert tags_of(table, thread.id) == ["ended"]
    assert table.env.backend.channels[thread.id].thread_metadata.archived


async def test_the_lobby_card_takes_the_table_to_a_thread_and_back(table: Table) -> None:
    parent = table.channel
    await table.alice.type("risk new lotr")
    await table.alice.press("options", table.last("join"))
    with pytest.raises(Refused) as refused:
        await table.bot.services.threads.move_out((await row(table)).id, table.bob.id, parent.id)
    assert refused.value.why == NotHost(table.alice.id)
    assert threads_of(table, parent) == []
    await table.alice.press("place:thread")
    await table.quiet()
    (thread,) = parent.threads
    assert "*Back to the channel* under *Options* brings it back" in table.alice.text
    assert (await row(table)).channel == thread.id
    goes_to(table, thread)
    await table.alice.press("join:green", table.last("join"))
    await table.alice.press("options", table.last("join"))
    await table.alice.press("place:channel")
    assert "back in its channel" in table.alice.text
    await table.quiet()
    assert (await row(table)).channel == parent.id
    assert table.env.backend.channels[thread.id].thread_metadata.archived
    goes_to(table, parent)
    await table.bob.press("join:red", table.last("join"))
    await table.start(table.alice)
    assert (await row(table)).state == "running"


@pytest.mark.parametrize("name", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_it_says_so_and_plays_in_the_channel(table: Table, name: str) -> None:
    forbid(table, name)
    await table.alice.type("risk new lotr", thread=True)
    await table.quiet()
    assert "so we play in this channel. I need to: " + name.replace("_", " ") in table.alice.text.replace("’", "'")
    assert threads_of(table, table.channel) == []
    assert (await row(table)).channel == table.channel.id
    await table.alice.press("join:green", table.last("join"))


async def test_a_forum_in_which_the_bot_or_the_host_may_not_post_gets_no_table(table: Table) -> None:
    games, backend = forum(table), table.env.backend
    backend.set_overwrite(games.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, 1 << 11))
    await table.alice.type("risk new lotr", forum=games)
    assert f"I can't create a thread in <#{games.id}>" in table.alice.text.replace("’", "'")
    await table.alice.type("risk table end")
    backend.set_overwrite(games.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, 0))
    backend.set_overwrite(games.id, Overwrite(table.alice.id, OverwriteType.MEMBER, 0, 1 << 11))
    await table.alice.type("risk new lotr", forum=games)
    assert f"You can't post in <#{games.id}>" in table.alice.text.replace("’", "'")
    assert threads_of(table, games) == []
    assert (await row(table, 2)).channel == table.channel.id


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 160006)])
async def test_a_thread_that_discord_refuses_leaves_the_table_in_its_channel(
    table: Table, status: int, code: int
) -> None:
    table.env.inject_error("POST", "/channels/*/messages/*/threads", status=status, code=code, message="no")
    await table.alice.type("risk new lotr", thread=True)
    await table.quiet()
    assert any("We play in this channel" in text_of(message) for message in table.channel.history())
    assert (await row(table)).channel == table.channel.id
    await table.alice.press("join:green", table.last("join"))


async def test_beside_another_game_a_refused_thread_closes_the_table_and_its_host_reads_why(table: Table) -> None:
    await table.alice.type("risk new lotr")
    table.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50013, message="no")
    await table.bob.type("risk new lotr", thread=True)
    await table.quiet()
    assert (await row(table, 2)).state == "closed"
    assert "I'm not allowed to create a thread there" in told(table, table.bob)[-1].replace("’", "'")


@pytest.mark.parametrize("in_forum", [False, True])
async def test_killed_before_it_notes_the_thread_it_uses_that_one_and_makes_no_other(
    table: Table, in_forum: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = forum(table, *TAGS) if in_forum else table.channel
    killed = asyncio.Event()

    async def kill(self: TableThreads, message: Any, write: Any = None) -> None:
        killed.set()
        raise asyncio.CancelledError

    monkeypatch.setattr("bot.channels.threads.CLOCKS_DIFFER", 2**30)  # the simulated Discord's clock stands still
    with monkeypatch.context() as patch:
        patch.setattr(TableThreads, "_mark", kill)
        await table.alice.type("risk new lotr", setup="dealt", **({"forum": parent} if in_forum else {"thread": True}))
        await asyncio.wait_for(killed.wait(), 5)
        (made,) = threads_of(table, parent)
        assert (await row(table)).homeless
        await table.bot.close()
    await table.restart()
    await table.quiet()
    assert [each.id for each in threads_of(table, parent)] == [made.id]
    assert (await row(table)).channel == made.id
    (thread,) = parent.threads
    goes_to(table, thread)
    await sit_and_start(table, table.alice, table.bob)
    assert (await row(table)).state == "running"


async def test_an_outage_while_the_thread_is_made_delays_it_and_loses_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.outbox.delivery.RETRY", 0)
    table.env.inject_error("POST", "/channels/*/messages/*/threads", status=503, message="down", times=8)
    await table.alice.type("risk new lotr", thread=True)
    await table.quiet()
    for _ in range(3):
        table.bot.outbox.wake(1)
        await table.quiet()
    assert len(threads_of(table, table.channel)) == 1
    assert not (await row(table)).homeless


async def test_a_deleted_thread_parks_the_game_and_it_moves_on_elsewhere(table: Table) -> None:
    parent, thread = table.channel, await opened(table)
    await sit_and_start(table, table.alice, table.bob)
    table.env.backend.delete_channel(thread.id)
    await table.quiet()
    assert (await row(table)).parked == GONE
    goes_to(table, parent)
    await table.alice.type("risk table move", table="1")
    await table.quiet()
    assert ((await row(table)).channel, (await row(table)).parked) == (parent.id, "")
    await end(table)
    left = await table.bot.store.read(lambda tx: tx.outbox.unsent(1))
    assert [message.kind for message in left if isinstance(message.content, ThreadChange)] == []


async def test_a_locked_thread_parks_the_game_and_an_archived_one_does_not(table: Table) -> None:
    thread = await opened(table)
    await sit_and_start(table, table.alice, table.bob)
    forbid(table, "manage_threads")
    backend = table.env.backend
    backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": False})
    await table.quiet()
    assert (await row(table)).parked == ""
    await answer(table)
    backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    await table.quiet()
    assert (await row(table)).parked in ("", BARRED)


async def test_a_new_table_in_a_thread_of_an_ended_one_has_its_tags(table: Table) -> None:
    games = forum(table, *TAGS)
    thread = await opened(table, forum=games)
    await sit_and_start(table, table.alice, table.bob)
    await end(table)
    assert tags_of(table, thread.id) == ["ended"]
    await table.alice.type("risk new lotr", setup="dealt")
    await table.quiet()
    assert tags_of(table, thread.id) == ["lobby"]
    assert not table.env.backend.channels[thread.id].thread_metadata.archived


async def test_nested_threads_are_refused_in_words(table: Table) -> None:
    await opened(table)
    await table.alice.type("risk table end")
    await table.alice.type("risk new lotr", thread=True)
    assert "only in a text channel" in table.alice.text
