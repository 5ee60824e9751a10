"""The data that a person's page receives, live and on opening."""

import discord
import pytest


async def test_a_new_page_shows_rooms_people_and_commands(table):
    told = await table.page("Alice").greeting()
    assert [(one["kind"], one["name"]) for one in told["rooms"]] == [("room", "risk"), ("direct", "Game Master")]
    assert [one["name"] for one in told["people"]] == ["Alice", "Bob", "Carol", "Dave"]
    first = [one["shown"] for one in told["commands"]["room"]][:4]
    assert first == ["dice", "risk new lotr", "risk new islands", "risk attack"]
    assert [one["shown"] for one in told["commands"]["direct"]] == ["dice"]
    attack = told["commands"]["room"][3]["options"]
    assert [(one["name"], one.get("required", False)) for one in attack] == [
        ("from", True), ("to", True), ("until", False), ("mode", False),
    ]  # fmt: skip
    assert (attack[2]["min_value"], attack[2]["max_value"]) == (1, 30)
    assert [one["name"] for one in attack[3]["choices"]] == ["Careful", "Bold"]
    assert told["bot"] is True
    assert told["host"] is False


async def test_changes_arrive_live_with_unread_and_calls(table):
    bob = table.page("Bob")
    async with bob.live() as socket:
        await socket.receive_json(timeout=2)
        message = await table.bot.get_channel(table.room).send(f"Your turn, <@{bob.person.id}>")
        told = await socket.receive_json(timeout=2)
        assert told["messages"][0]["content"] == f"Your turn, <@{bob.person.id}>"
        assert told["messages"][0]["calls"]
        assert (told["rooms"][0]["unread"], told["rooms"][0]["calls"]) == (1, 1)
        await bob.act("read", message=str(message.id))
        await message.edit(content="Never mind")
        told = await socket.receive_json(timeout=2)
        assert told["messages"][0]["content"] == "Never mind"
        assert told["messages"][0]["edited"]
        assert told["rooms"][0]["unread"] == 0
        await message.delete()
        assert (await socket.receive_json(timeout=2))["gone"] == [{"channel": str(table.room), "id": str(message.id)}]


async def test_a_mention_that_may_not_ping_does_not_call(table):
    bob = table.page("Bob")
    await table.bot.get_channel(table.room).send(
        f"<@{bob.person.id}> attacked", allowed_mentions=discord.AllowedMentions.none()
    )
    assert not (await bob.greeting())["messages"][str(table.room)][0]["calls"]


async def test_a_command_tells_who_used_it(table):
    alice = table.page("Alice")
    await alice.act("slash", command="risk attack", options={"from": "Midvale", "to": "Southport", "until": "3"})
    (shown,) = (await table.page("Bob").greeting())["messages"][str(table.room)]
    assert shown["by"] == {"user": str(alice.person.id), "command": "risk attack"}
    assert shown["content"] == "Midvale attacks Southport until 3 (bold)."


async def test_completion_and_failure_reach_the_page(table, monkeypatch):
    alice = table.page("Alice")
    told = await alice.act("autocomplete", command="risk attack", option="from", text="mid", options={})
    assert [one["name"] for one in told["choices"]] == ["Midvale"]
    monkeypatch.setattr("bot.local_discord.player_actions.PATIENCE", 0.1)
    assert await alice.act("slash", command="risk sleep", options={}) == {"failed": True}


async def test_a_press_on_what_has_changed_is_told_kindly(table):
    alice = table.page("Alice")
    board = await alice.begin()
    assert (await alice.act("click", message=board, custom_id="no-longer"))["gone"]
    assert (await alice.act("click", message="1", custom_id="demo:panel"))["gone"]


@pytest.mark.parametrize(
    "told", [{}, {"kind": "nonsense"}, {"kind": "say"}, {"kind": "click", "channel": "x"}, {"kind": "slash"}, [], "say"]
)
async def test_a_deed_that_is_not_told_completely_is_refused(table, told):
    alice = table.page("Alice")
    async with table.web.post(alice.link + "act", json=told, headers=alice.origin) as answer:
        assert answer.status == 400


async def test_older_messages_are_fetched_on_demand(table):
    alice = table.page("Alice")
    for number in range(70):
        await table.loopback.player("Bob").say(table.room, f"line {number}")
    shown = (await alice.greeting())["messages"][str(table.room)]
    assert (shown[0]["content"], shown[-1]["content"]) == ("line 10", "line 69")
    async with table.web.get(f"{alice.link}history/{table.room}/{shown[0]['id']}") as answer:
        assert [one["content"] for one in await answer.json()] == [f"line {number}" for number in range(10)]


async def test_a_host_opens_another_channel_for_another_game(table):
    alice = table.page("Alice")
    room = (await alice.act("room", name="Second Game"))["room"]
    assert (await table.loopback.player("Bob").slash(int(room), "dice")).answered
    assert [one["name"] for one in (await table.page("Bob").greeting())["rooms"]][-1] == "second-game"
    assert "error" in await alice.act("room", name="   ")


async def test_the_page_says_when_the_bot_is_away(table, until):
    async with table.page("Alice").live() as socket:
        assert (await socket.receive_json(timeout=2))["bot"] is True
        await table.bot.close()
        told = await socket.receive_json(timeout=2)
        assert told["bot"] is False
