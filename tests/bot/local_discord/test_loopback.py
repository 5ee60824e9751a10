"""The loopback Discord as discord.py meets it: commands, components, forms, messages, nonces, broken connections."""

import asyncio
import os
import subprocess
import sys

import discord
import pytest
from support.tables.demo_bot import DemoBot

from bot.local_discord import NotPossible


def texts(messages):
    return [one.content for one in messages]


async def test_a_command_with_a_picture_then_a_button_a_menu_and_a_form(table, until):
    alice, room = table.loopback.player("Alice"), table.room
    started = await alice.slash(room, "risk new lotr", players=3)
    assert started.answered
    await until(lambda: started.message.components)
    gallery = started.message.components[0]["components"][1]
    assert gallery["items"][0]["description"] == "A board of two colours"
    file = started.message.attachments[0]
    assert (file["width"], file["height"]) == (900, 600)
    assert file["description"].startswith("A board of two colours: blue sea")

    panel = (await alice.click(room, started.message.id, "demo:panel")).message
    assert panel.is_ephemeral
    chosen = await alice.select(room, panel.id, "demo-lands:2", ["Midvale", "Southport"])
    assert chosen.message.content == "Chosen: Midvale, Southport"
    form = await alice.click(room, panel.id, "demo:form")
    assert form.modal["title"] == "Order an attack"
    sent = await alice.submit(form, {"number": "4", "land": ["Midvale"], "why": "because"})
    assert sent.message.content == "4 regiments to Midvale."


async def test_the_completion_of_an_option_sees_the_others(table):
    answer = await table.loopback.player("Bob").autocomplete(table.room, "risk attack", "from", "WEST", to="Midvale")
    assert answer.choices == [{"name": "Westhaven", "value": "Westhaven"}]


async def test_a_command_nobody_answers_fails_after_discords_three_seconds(table, monkeypatch):
    monkeypatch.setattr("bot.local_discord.player_actions.PATIENCE", 0.1)
    assert not (await table.loopback.player("Alice").slash(table.room, "risk sleep")).answered


async def test_a_deferred_private_answer_thinks_first(table, until):
    alice = table.loopback.player("Alice")
    board = (await alice.slash(table.room, "risk new lotr")).message
    await until(lambda: board.components)
    panel = (await alice.click(table.room, board.id, "demo:panel")).message
    slow = await alice.click(table.room, panel.id, "demo:slow")
    assert slow.message.flags & 1 << 7
    await until(lambda: not slow.message.flags & 1 << 7)
    assert slow.message.content == "Thought about it."
    assert slow.message.is_ephemeral


@pytest.mark.parametrize(
    ("command", "options", "word"),
    [
        ("risk attack", {"from": "Midvale"}, "requires option 'to'"),
        ("risk attack", {"from": "Midvale", "to": "Southport", "until": "99"}, "must be ≤ 30"),
        ("risk attack", {"from": "Midvale", "to": "Southport", "until": "many"}, "is not a number"),
        ("risk nonsense", {}, "no subcommand"),
        ("nonsense", {}, "No application command"),
    ],
)
async def test_what_a_client_would_not_send_is_refused_here(table, command, options, word):
    with pytest.raises(NotPossible, match=word):
        await table.loopback.player("Alice").slash(table.room, command, **options)


async def test_a_repeated_nonce_gives_the_first_message(table):
    channel = await table.bot.fetch_channel(table.room)
    first = await channel.send("Turn 1", nonce="outbox-17")
    again = await channel.send("Turn 1", nonce="outbox-17")
    other = await channel.send("Turn 2", nonce="outbox-18")
    assert first.id == again.id != other.id
    assert texts(table.loopback.player("Bob").messages(table.room)) == ["Turn 1", "Turn 2"]


async def test_messages_are_found_edited_pinned_and_deleted(table):
    channel = table.bot.get_channel(table.room)
    kept, lost = await channel.send("kept"), await channel.send("lost")
    await table.loopback.player("Alice").say(table.room, "hello")
    await kept.edit(content="kept and edited")
    await kept.pin()
    await lost.delete()
    assert (await channel.fetch_message(kept.id)).content == "kept and edited"
    assert [one.id async for one in channel.pins()] == [kept.id]
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(lost.id)
    seen = {one.id: one.content async for one in channel.history()}
    assert seen[kept.id] == "kept and edited"
    assert "hello" not in seen.values(), "the bot has no message content intent"


async def test_what_the_bot_uploads_it_can_read_back(table):
    alice = table.loopback.player("Alice")
    answer = await alice.slash(table.room, "risk export")
    message = await table.bot.get_channel(table.room).fetch_message(answer.message.id)
    assert await message.attachments[0].read() == b"step 1\nstep 2\n"


MALFORMED = (
    b"{", b"\xff", b"[" * 100_000, b"[]", b"7", b'"text"', b'{"type": "four"}', b'{"type": 4, "data": []}',
    b'{"content": "\\ud800"}', b'{"content": 1e999}', b'{"components": 7}', b'{"attachments": {"id": 0}}',
)  # fmt: skip


@pytest.mark.usefixtures("not_as_discord")
async def test_a_body_that_no_client_sends_is_refused_on_every_route(table, caplog):
    loopback, room, web = table.loopback, table.room, table.web
    message = await (await table.bot.fetch_channel(room)).send("here")
    waiting = asyncio.create_task(loopback.player("Alice").slash(room, "risk sleep"))
    while not (asked := next(iter(loopback.world.interactions.values()), None)):
        await asyncio.sleep(0.01)
    bot = {"Authorization": f"Bot {loopback.token}"}
    for method, path, headers in (
        ("POST", f"/interactions/{asked.id}/{asked.token}/callback", {}),
        ("POST", "/interactions/none/none/callback", {}),
        ("PATCH", f"/channels/{room}/messages/{message.id}", bot),
        ("POST", f"/channels/{room}/messages", bot),
        ("POST", "/channels/none/messages", bot),
    ):
        for body in MALFORMED:
            async with web.request(
                method, loopback.api + path, data=body, headers={"Content-Type": "application/json", **headers}
            ) as reply:
                assert reply.status < 500 or reply.status == 501, (path, body[:40], await reply.text())
    waiting.cancel()
    assert texts(loopback.player("Bob").messages(room)) == ["here"]
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_too_many_or_too_large_files_are_refused(table, monkeypatch):
    channel = table.bot.get_channel(table.room)
    monkeypatch.setattr("bot.local_discord.rest.FILE_LIMIT", 4)
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(file=discord.File(__file__))
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_threads_and_direct_lines(table):
    alice, bob, carol = (table.loopback.player(name) for name in ("Alice", "Bob", "Carol"))
    await alice.slash(table.room, "risk room", private=True, guest=str(bob.id))
    thread = next(one.id for one in table.loopback.world.channels.values() if one.name == "war room")
    assert f"Welcome <@{bob.id}>" in texts(alice.messages(thread))
    assert carol.messages(thread) == []
    with pytest.raises(NotPossible):
        await carol.say(thread, "let me in")
    rolled = await bob.slash(bob.direct, "dice", count=2)
    assert rolled.message.content == "2 dice: ⚄ ⚄"
    with pytest.raises(NotPossible):
        await bob.slash(bob.direct, "risk hand")


async def test_several_people_at_the_same_moment(table):
    hands = [table.loopback.player(name) for name in ("Alice", "Bob", "Carol", "Dave")]
    answers = await asyncio.gather(*(one.slash(table.room, "dice") for one in hands for _ in range(10)))
    assert all(one.answered for one in answers)
    assert len(table.loopback.player("Alice").messages(table.room)) == 40


async def test_a_broken_connection_is_resumed_and_nothing_is_missed(table, until):
    gateway = table.loopback.gateway_server
    session = next(iter(gateway.sessions.values()))
    await session.socket.close(code=1012)
    await until(lambda: not table.loopback.world.bot_online)
    pressed = asyncio.create_task(table.loopback.player("Alice").slash(table.room, "dice"))
    assert (await pressed).answered
    await until(lambda: table.bot.resumed == 1)
    assert table.loopback.world.bot_online


async def test_the_token_is_needed(table):
    stranger = DemoBot()
    async with stranger:
        with pytest.raises(discord.LoginFailure):
            await stranger.login("wrong")
    async with table.web.ws_connect(table.loopback.gateway) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 0}})
        await socket.receive()
        assert socket.close_code == 4004


async def test_a_bot_of_another_process_may_connect(table):
    code = (
        "import asyncio, os; from support.tables import demo_bot\n"
        "from bot.local_discord import discord_from_environment\n"
        "async def main():\n"
        "    bot = demo_bot.DemoBot()\n"
        "    with discord_from_environment():\n"
        "        async with bot:\n"
        "            await bot.login(os.environ['DISCORD_TOKEN'])\n"
        f"            await (await bot.fetch_channel({table.room})).send('from elsewhere')\n"
        "asyncio.run(main())\n"
    )
    environment = {**os.environ, **table.loopback.environment(), "PYTHONPATH": os.pathsep.join(sys.path)}
    done = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], env=environment, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    assert texts(table.loopback.player("Alice").messages(table.room)) == ["from elsewhere"]
