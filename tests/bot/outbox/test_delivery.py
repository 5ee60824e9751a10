"""A table's messages in its channel: once each, in order, combined into one growing message, despite any failure."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import ServerDisconnectedError
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB
from support.tables.simulated_channel import SimulatedChannel, sim, simcord_bot

from bot.app import RiskBot
from bot.messages import BoardPost, EndPost
from bot.outbox.delivery import Post
from bot.store import DatabaseError, Store
from bot.store.models import NewTable, OutboxMessage
from bot.store.outbox import OutboxMessages

__all__ = ["sim", "simcord_bot"]


async def test_a_beginning_shows_the_lobby_the_story_and_the_board(sim: SimulatedChannel) -> None:
    sim.renderer.lines = ["It begins."]
    await sim.table(ALICE, BOB)
    assert await sim.shown() == ["old lobby", "list", "It begins.", f"board <@{ALICE}>"]


async def test_a_turn_is_one_growing_message_below_the_board(sim: SimulatedChannel) -> None:
    table = await sim.table(ALICE, BOB)
    await sim.grow(table, "one")
    await sim.grow(table, "two")
    assert (await sim.shown())[-2:] == [f"board <@{ALICE}>", "one\ntwo"]


async def test_only_who_must_act_now_is_called_and_only_once(sim: SimulatedChannel) -> None:
    table = await sim.table(ALICE, BOB)
    sim.renderer.lines = ["rested"]
    await sim.say(table, ALICE, tiny.Rest)
    await sim.bot.outbox.wait_until_sent()
    assert (await sim.shown())[-3:] == ["old board", "rested", f"board <@{BOB}>"]
    newest = sim.channel.history()[-1]
    await sim.say(table, BOB, tiny.Grow, where="elm", count=1)
    await sim.bot.outbox.wait_until_sent()
    boards = [text for text in await sim.shown() if text.startswith("board")]
    assert boards == [newest.content]


async def test_after_fifty_minutes_a_new_message_is_begun(sim: SimulatedChannel) -> None:
    table = await sim.table(ALICE, BOB)
    await sim.grow(table, "early")
    await sim.env.advance_time(50 * 60)
    await sim.grow(table, "late")
    assert (await sim.shown())[-2:] == ["early", "late"]


async def test_a_story_goes_on_in_its_message_below_which_others_stand(sim: SimulatedChannel) -> None:
    table = await sim.table(ALICE, BOB)
    await sim.grow(table, "one")
    await sim.note(table)
    await sim.grow(table, "two")
    assert (await sim.shown())[-2] == "one\ntwo"


@pytest.mark.parametrize(
    ("status", "code", "stands"),
    [
        *((429, code, ["one", "two\nthree"]) for code in (20022, 30046)),
        *((403, code, ["one", "two\nthree"]) for code in (50005, 50021)),
        (404, 10008, ["one", "one\ntwo\nthree"]),
        (400, 50035, ["one", "two\nthree"]),
    ],
)
async def test_what_is_told_already_is_not_told_again_where_a_message_takes_no_edit(
    sim: SimulatedChannel, status: int, code: int, stands: list[str]
) -> None:
    """A message that is not there any more (10008; here it is) is told whole; of a refused text (50035) the next one
    tells."""
    table = await sim.table(ALICE, BOB)
    await sim.grow(table, "one")
    first = sim.channel.history()[-1]
    for line in ("two", "three"):
        if line == "two":
            path = f"/channels/{sim.channel.id}/messages/{first.id}"
            sim.env.inject_error("PATCH", path, status=status, code=code, message="no")
        await sim.grow(table, line)
        assert not sim.env.backend.faults
    told = [text for text in await sim.shown() if any(line in text for line in ("one", "two", "three"))]
    assert told == stands
    assert await sim.state(table) == []


async def test_a_story_that_was_edited_but_not_noted_is_not_told_twice(sim: SimulatedChannel, monkeypatch: Any) -> None:
    table = await sim.table(ALICE, BOB)
    await sim.grow(table, "one")

    def dies(*_: Any) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as killed:
        killed.setattr(OutboxMessages, "note_edit", dies)
        await sim.grow(table, "two")
    await sim.env.advance_time(51 * 60)
    await sim.restart()
    assert [text for text in await sim.shown() if "two" in text] == ["one\ntwo"]
    assert await sim.state(table) == []


@pytest.mark.parametrize("error", [DatabaseError("database is locked"), ServerDisconnectedError()])
async def test_what_cannot_be_made_for_a_moment_is_sent_later(
    sim: SimulatedChannel, monkeypatch: Any, error: Exception
) -> None:
    table = await sim.table(ALICE, BOB)

    async def fails(message: OutboxMessage) -> None:
        raise error

    with monkeypatch.context() as locked:
        locked.setattr(sim.renderer, "render", fails)
        await sim.grow(table, "one")
        assert "one" not in await sim.shown()
        assert table in sim.bot.outbox._retries
    sim.bot.outbox.wake(table)
    await sim.bot.outbox.wait_until_sent()
    assert (await sim.shown())[-1] == "one"
    assert await sim.state(table) == []


async def test_what_a_crash_left_unsent_is_said_at_the_next_start(sim: SimulatedChannel) -> None:
    table = await sim.table(ALICE, BOB)
    await sim.bot.outbox.close()
    sim.renderer.lines = ["after all"]
    await sim.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await sim.restart()
    assert (await sim.shown())[-1] == "after all"


async def _sent_but_not_noted(sim: SimulatedChannel, monkeypatch: Any, table: int) -> None:
    """The process dies after Discord accepted a new board, and before the bot stored its id."""

    def dies(*_: Any) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as killed:
        killed.setattr(OutboxMessages, "add_posted", dies)
        sim.renderer.lines = ["rested"]
        await sim.say(table, ALICE, tiny.Rest)
        await sim.bot.outbox.wait_until_sent()


async def test_a_message_that_was_sent_but_not_noted_is_not_sent_twice(sim: SimulatedChannel, monkeypatch: Any) -> None:
    table = await sim.table(ALICE, BOB)
    await _sent_but_not_noted(sim, monkeypatch, table)
    assert (await sim.state(table))[0] == "sending"
    await sim.restart()
    assert (await sim.shown())[-2:] == ["rested", f"board <@{BOB}>"]
    assert (await sim.shown()).count("rested") == 1
    assert await sim.state(table) == []


async def test_it_is_not_sent_twice_by_the_program_that_failed_to_note_it_either(
    sim: SimulatedChannel, monkeypatch: Any
) -> None:
    """Nobody starts it again: the table is woken at once, as by the next answer."""
    table = await sim.table(ALICE, BOB)
    await _sent_but_not_noted(sim, monkeypatch, table)
    sim.bot.outbox.wake(table)
    await sim.bot.outbox.wait_until_sent()
    assert (await sim.shown()).count("rested") == 1
    assert await sim.state(table) == []


async def test_after_a_longer_pause_it_is_found_in_the_channel(sim: SimulatedChannel, monkeypatch: Any) -> None:
    table = await sim.table(ALICE, BOB)
    await _sent_but_not_noted(sim, monkeypatch, table)
    await sim.env.advance_time(600)
    await sim.restart()
    assert (await sim.shown()).count("rested") == 1
    assert (await sim.shown())[-1] == f"board <@{BOB}>"
    assert await sim.state(table) == []


async def test_it_is_found_below_more_than_a_hundred_other_messages(sim: SimulatedChannel, monkeypatch: Any) -> None:
    table = await sim.table(ALICE, BOB)
    await _sent_but_not_noted(sim, monkeypatch, table)
    member = sim.guild.add_member(sim.env.create_user("chatter"))
    for number in range(250):
        await member.send(sim.channel, f"talk {number}")
    await sim.env.advance_time(600)
    await sim.restart()
    assert (await sim.shown()).count("rested") == 1
    assert await sim.state(table) == []


async def test_an_earlier_message_of_the_same_words_is_not_taken_for_the_lost_one(
    sim: SimulatedChannel, monkeypatch: Any
) -> None:
    """A message that is known to be another one's post is not looked at."""
    table = await sim.table(ALICE, BOB)
    await sim.env.advance_time(50 * 60)
    await sim.note(table)
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=500, times=1)
    await sim.note(table)
    await sim.env.advance_time(600)
    await sim.restart()
    assert sum("Nobody is left at this table" in text for text in await sim.shown()) == 2
    assert await sim.state(table) == []


async def test_a_clock_set_back_after_the_attempt_makes_no_second_message(
    sim: SimulatedChannel, monkeypatch: Any
) -> None:
    table = await sim.table(ALICE, BOB)
    await _sent_but_not_noted(sim, monkeypatch, table)
    await sim.env.advance_time(600)
    await sim.bot.store.transact(
        lambda tx: tx.outbox._db.execute("UPDATE outbox SET since = since + 900 WHERE state = 'sending'")
    )
    await sim.restart()
    assert (await sim.shown()).count("rested") == 1


async def test_another_file_has_other_nonces(sim: SimulatedChannel, tmp_path: Path) -> None:
    """A new database counts its messages from one too: Discord must not take its first for the old one's first."""
    other = await Store.open(tmp_path / "other" / "risk.sqlite3")
    stores = (sim.bot.store, other)
    nonces = [await store.read(lambda tx: [tx.outbox.nonce(n, 0) for n in (1, 10**9)]) for store in stores]
    await other.close()
    assert {len(nonce) for pair in nonces for nonce in pair} == {25}
    assert len({nonce for pair in nonces for nonce in pair}) == 4
    await sim.restart()
    assert await sim.bot.store.read(lambda tx: [tx.outbox.nonce(n, 0) for n in (1, 10**9)]) == nonces[0]


async def test_the_first_messages_of_a_new_file_in_the_same_channel_arrive(sim: SimulatedChannel) -> None:
    """Within the minutes for which Discord recognises a nonce."""
    await sim.table(ALICE, BOB)
    before = len(await sim.shown())
    sim.path = sim.path / "new"
    await sim.restart()
    await sim.table(ALICE, BOB)
    assert len(await sim.shown()) == 2 * before


async def test_the_last_lines_of_a_game_stand_above_the_next_lobby(sim: SimulatedChannel, monkeypatch: Any) -> None:
    """The last post takes its time to be drawn, and Discord fails at it; meanwhile the next table is opened."""
    monkeypatch.setattr("bot.outbox.delivery.RETRY", 0)
    table = await sim.table(ALICE, BOB)
    drawn = asyncio.Event()
    render = sim.renderer.render

    async def slowly(row: OutboxMessage) -> Post | None:
        if isinstance(row.content, EndPost):
            await drawn.wait()
        return await render(row)

    monkeypatch.setattr(sim.renderer, "render", slowly)
    await sim.bot.services.games.end(table, ALICE)
    following = (await sim.bot.services.lobbies.open(NewTable(1, sim.channel.id, BOB, "squirrels", {}, "en"))).table.id
    for _ in range(20):
        await asyncio.sleep(0)
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=500, times=1)
    drawn.set()
    while await sim.state(table) or await sim.state(following):
        await sim.bot.outbox.wait_until_sent()
        await asyncio.sleep(0)
    assert (await sim.shown())[-2:] == ["end", "lobby"]


async def test_after_a_restart_too_the_last_lines_come_first(sim: SimulatedChannel) -> None:
    table = await sim.table(ALICE, BOB)
    await sim.bot.outbox.close()
    sim.renderer.lines = ["the end is near"]
    await sim.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await sim.bot.services.games.end(table, ALICE)
    await sim.bot.services.lobbies.open(NewTable(1, sim.channel.id, BOB, "squirrels", {}, "en"))
    await sim.restart()
    assert (await sim.shown())[-3:] == ["the end is near", "end", "lobby"]


async def test_a_game_whose_last_post_is_refused_holds_nobody_up(sim: SimulatedChannel) -> None:
    table = await sim.table(ALICE, BOB)
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=400, times=1, code=50035, message="no")
    await sim.bot.services.games.end(table, ALICE)
    await sim.bot.services.lobbies.open(NewTable(1, sim.channel.id, BOB, "squirrels", {}, "en"))
    await sim.bot.outbox.wait_until_sent()
    assert (await sim.shown())[-1] == "lobby"


async def test_a_lost_board_is_found_by_its_marker(sim: SimulatedChannel, monkeypatch: Any) -> None:
    table = await sim.table(ALICE, BOB)
    real = type(await sim.bot.store.read(lambda tx: tx.outbox)).add_posted

    def dies_at_the_board(mail: Any, row: OutboxMessage, *rest: Any) -> None:
        if isinstance(row.content, BoardPost):
            raise RuntimeError("killed")
        real(mail, row, *rest)

    with monkeypatch.context() as killed:
        killed.setattr(OutboxMessages, "add_posted", dies_at_the_board)
        await sim.say(table, ALICE, tiny.Rest)
        await sim.bot.outbox.wait_until_sent()
    await sim.env.advance_time(600)
    await sim.restart()
    assert [text for text in await sim.shown() if text.startswith("board <")] == [f"board <@{BOB}>"]
    assert await sim.state(table) == []


async def test_discord_in_trouble_is_tried_again(
    sim: SimulatedChannel, monkeypatch: Any, caplog: pytest.LogCaptureFixture
) -> None:
    table = await sim.table(ALICE, BOB)
    monkeypatch.setattr("bot.outbox.delivery.RETRY", 0)
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=500, times=2)
    await sim.grow(table, "at last")
    while await sim.state(table):
        await sim.bot.outbox.wait_until_sent()
    assert (await sim.shown()).count("at last") == 1
    assert caplog.text.count("a message could not be sent") == 2


async def test_closed_direct_messages_stop_nothing_and_are_remembered(sim: SimulatedChannel) -> None:
    alice, bob = sim.env.create_user("alice"), sim.env.create_user("bob")
    sim.env.inject_error(
        "POST", f"/channels/{alice.dm_channel.id}/messages", status=403, code=50007, message="closed", times=None
    )
    table = await sim.table(alice.id, bob.id)
    assert bob.dm_channel.last_message.content == "hand of blue"
    assert (await sim.bot.services.preferences.person(alice.id)).dms_closed is not None
    assert (await sim.bot.services.preferences.person(bob.id)).dms_closed is None
    assert await sim.state(table) == []
    assert (await sim.shown())[-1] == f"board <@{alice.id}>"


async def test_a_deleted_message_is_sent_anew(sim: SimulatedChannel) -> None:
    table = await sim.table(ALICE, BOB)
    await sim.grow(table, "one")
    newest = sim.channel.history()[-1]
    await sim.bot.get_partial_messageable(sim.channel.id).get_partial_message(newest.id).delete()
    await sim.grow(table, "two")
    assert (await sim.shown())[-1] == "one\ntwo"


async def test_a_picture_that_cannot_be_drawn_stops_nothing(sim: SimulatedChannel, monkeypatch: Any) -> None:
    table = await sim.table(ALICE, BOB)

    async def fails(row: OutboxMessage) -> Post:
        raise ValueError("no ink")

    with monkeypatch.context() as broken:
        broken.setattr(sim.renderer, "render", fails)
        await sim.say(table, ALICE, tiny.Grow, where="ash", count=1)
        await sim.bot.outbox.wait_until_sent()
    await sim.grow(table, "goes on")
    assert (await sim.shown())[-1] == "goes on"


async def test_the_last_post_follows_the_end(sim: SimulatedChannel) -> None:
    table = await sim.table(ALICE, BOB)
    await sim.bot.services.games.end(table, ALICE)
    await sim.bot.outbox.wait_until_sent()
    assert (await sim.shown())[-1] == "end"
    assert f"board <@{ALICE}>" not in await sim.shown()


async def test_the_command_tree_is_sent_only_when_it_changed(sim: SimulatedChannel, monkeypatch: Any) -> None:
    synced: list[str] = []

    async def sync(tree: Any, *, guild: Any = None) -> list[Any]:
        synced.append("sync")
        return []

    monkeypatch.setattr(discord.app_commands.CommandTree, "sync", sync)
    await sim.restart()
    assert synced == []

    async def installed(bot: RiskBot) -> None:
        bot.tree.command(name="risk", description="A game of risk")(_nothing)

    sim._install = installed  # type: ignore[method-assign]
    await sim.restart()
    await sim.restart()
    assert synced == ["sync"]


async def _nothing(interaction: discord.Interaction) -> None:
    """A command."""
