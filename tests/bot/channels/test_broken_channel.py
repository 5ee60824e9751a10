"""Channels deleted, permissions lost, servers left, posts removed: one correct reaction each, no game lost."""

from __future__ import annotations

from simcord.backend import serializers
from support.tables.broken_channel import HOUR, answer, first, forbid, row, told
from support.tables.simkit import keys, text_of
from support.tables.tables import Table

from bot.store.models import AWAY, BARRED, GONE, RUNNING


async def test_a_deleted_channel_parks_the_game_and_any_player_brings_it_elsewhere(begun: Table) -> None:
    table = begun
    before = await table.session()
    table.env.backend.delete_channel(table.channel.id)
    await table.quiet()
    assert (await row(table)).parked == GONE
    assert "Somebody deleted the channel" in told(table, table.alice)[-1]
    table.channel = table.guild.create_text_channel("elsewhere")
    for person in table.people.values():
        person.channel = table.channel
    listed = await table.bob.member.autocomplete(table.channel, "risk table move", "table", "")
    await table.bob.type("risk table move", table=first(listed))
    await table.quiet()
    assert "The game is here now." in table.bob.text
    after = await table.session()
    assert (after.state.land, after.table.seq) == (before.state.land, before.table.seq)
    assert any("moved the game here" in text_of(message) for message in table.channel.history())
    await table.alice.press("play", table.last("play"))
    assert (await row(table)).parked == ""


async def test_a_stranger_brings_no_game_anywhere_and_a_player_none_that_is_not_parked(begun: Table) -> None:
    table = begun
    other = table.guild.create_text_channel("elsewhere")
    for person, why in ((table.eve, "no"), (table.bob, "host")):
        person.channel = other
        await person.type("risk table move", table="1")
        assert why in person.text.lower()
    assert (await row(table)).channel == table.channel.id


async def test_the_channel_that_a_game_has_left_says_where_it_goes_on(begun: Table) -> None:
    table = begun
    left, other = table.last("play").id, table.guild.create_text_channel("war-room")
    table.alice.channel = other
    await table.alice.type("risk table move", table="1")
    await table.quiet()
    old = next(message for message in table.channel.history() if message.id == left)
    assert f"The game goes on in <#{other.id}>." in text_of(old)
    assert not keys(old)


async def test_a_permission_taken_parks_the_game_its_clocks_stand_and_it_goes_on_when_given_back(begun: Table) -> None:
    table = begun
    forbid(table, "send_messages")
    await table.quiet()
    assert (await row(table)).parked == BARRED
    assert "can't write in" in told(table, table.alice)[-1]
    seen = len(table.channel.history())
    await answer(table)
    assert len(table.channel.history()) == seen
    forbid(table)
    await table.quiet()
    assert (await row(table)).parked == ""
    texts = [text_of(message) for message in table.channel.history()[seen:]]
    assert any("I can write here again" in text for text in texts)
    assert len(told(table, table.alice)) == len(set(told(table, table.alice)))


async def test_a_permission_that_only_a_refusal_shows_is_looked_at_again_every_hour(begun: Table) -> None:
    table, path = begun, f"/channels/{begun.channel.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    with table.env.time_context():
        await answer(table)
        assert (await row(table)).parked == BARRED
        before = len(table.channel.history())
        await table.env.advance_time(HOUR + 1)
        await table.bot.scheduler.fire_due()
        await table.quiet()
    assert (await row(table)).parked == ""
    assert len(table.channel.history()) > before


async def test_a_server_that_removes_the_bot_finds_its_game_again(begun: Table) -> None:
    table, backend = begun, begun.env.backend
    guild, channels = backend.guilds[table.guild.id], dict(backend.channels)
    messages = dict(backend.messages)
    before = await table.session()
    backend.remove_guild(table.guild.id)
    await table.quiet()
    assert (await row(table)).parked == AWAY
    assert (await row(table)).state == RUNNING
    backend.guilds[guild.id], backend.channels = guild, channels
    backend.messages.update(messages)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await table.quiet()
    assert (await row(table)).parked == ""
    assert (await table.session()).state == before.state
    assert not any(request.method == "DELETE" for request in table.env.http_requests)


async def test_a_deleted_board_post_comes_again_when_it_changes_and_when_the_doctor_looks(begun: Table) -> None:
    table = begun
    post = table.last("play")
    table.env.backend.delete_message(table.channel.id, post.id)
    await table.alice.type("risk table doctor")
    await table.quiet()
    assert "Here it is again" in table.alice.text
    assert table.last("play").id > post.id


async def test_a_renamed_channel_is_the_same_table(begun: Table) -> None:
    table = begun
    table.env.backend.edit_channel(table.channel.id, {"name": "the-war-room"})
    await table.quiet()
    assert (await row(table)).parked == ""
    await answer(table)
    assert (await table.session()).table.seq > 0
