"""The data that a person's page receives, live and on opening."""

import discord
import pytest

from renders import mark_picture


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


HUGE = "9" * 5000
ODD = {
    "a number of 5,000 digits": HUGE,
    "1e999": "1e999",
    "not a number": "NaN",
    "deep lists": "[" * 100_000 + "]" * 100_000,
    "deep objects": '{"a":' * 3000 + "1" + "}" * 3000,
    "half a character": '"\\ud800"',
    "a file": '{"name": "f", "data": "QUJD"}',
    "a list of files": '[{"name": "f", "data": "QUJD"}]',
    "nothing": "null",
    "an empty list": "[]",
}
ACTIONS = {
    "say": ("channel", "text"),
    "slash": ("channel", "command"),
    "autocomplete": ("channel", "command", "option", "text"),
    "click": ("channel", "message", "custom_id"),
    "select": ("channel", "message", "custom_id"),
    "submit": ("form",),
    "read": ("channel", "message"),
    "dismiss": ("channel", "message"),
    "room": ("name",),
    "language": ("language",),
}


async def statuses(table, address, *bodies, **headers):
    """The statuses with which an address answers these texts."""
    alice, found = table.page("Alice"), []
    for body in bodies:
        async with table.web.post(address, data=body, headers={**alice.origin, **headers}) as answer:
            found.append(answer.status)
    return found


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
async def test_what_no_page_sends_is_refused_in_every_field(table, odd):
    alice = table.page("Alice")
    told = {"channel": f'"{table.room}"', "text": '"x"', "command": '"dice"', "options": "{}", "values": "[]"}
    told |= dict.fromkeys(("option", "message", "custom_id", "form", "name"), '"1"')
    bodies = [odd]
    for kind, fields in ACTIONS.items():
        for field in fields:
            all_told = {"kind": f'"{kind}"', "language": '"en"', **told, field: odd}
            bodies.append("{" + ", ".join(f'"{name}": {value}' for name, value in all_told.items()) + "}")
    assert set(await statuses(table, alice.link + "act", *bodies)) == {400}


async def test_numbers_and_files_in_commands_and_forms(table, monkeypatch):
    """A field that takes one kind of thing refuses every other; the bot sees none of it."""
    alice = table.page("Alice")
    for options in ('{"from": {"name": "f", "data": "QUJD"}}', '{"until": [1]}', f'{{"until": {HUGE}}}'):
        body = f'{{"kind": "slash", "channel": "{table.room}", "command": "risk attack", "options": {options}}}'
        assert await statuses(table, alice.link + "act", body) == [400]
    for number in (HUGE, "1e999", "-inf"):
        options = {"from": "Midvale", "to": "Southport", "until": number}
        assert "number" in (await alice.act("slash", command="risk attack", options=options))["error"]
    panel = await alice.panel(await alice.begin())
    form = (await alice.act("click", message=panel, custom_id="demo:form"))["form"]
    for field, odd in (("why", "a list of files"), ("number", "a file"), ("land", "a list of files"), ("why", "1e999")):
        values = {"number": '"1"', "land": '["Midvale"]', field: ODD[odd]}
        written = ", ".join(f'"{name}": {value}' for name, value in values.items())
        body = f'{{"kind": "submit", "channel": "{table.room}", "form": "{form}", "values": {{{written}}}}}'
        assert await statuses(table, alice.link + "act", body) == [400]
    assert await alice.act("submit", form=form, values={"number": "1", "land": ["Midvale"]}) == {}


async def test_addresses_that_name_nothing_are_not_there(table):
    alice, host, room = table.page("Alice"), table.site.address, table.room
    secret = table.loopback.people.bot_secret
    for path in (
        f"{alice.link}history/{room}/{HUGE}",
        f"{alice.link}history/{HUGE}/1",
        f"{alice.link}history/\u0663/\u0661",
        f"{alice.link}file/{HUGE}/1/x",
        f"{alice.link}file/1/{HUGE}/x",
        f"{host}as/{HUGE}/",
        f"{host}as/\u0663/",
        f"{table.loopback.address}/cdn/{secret}/attachments/1/{HUGE}/x",
        f"{table.loopback.address}/p/{HUGE}/",
        f"{table.loopback.address}/look/%00",
    ):
        async with table.web.get(path) as answer:
            assert answer.status == 404, path[:80]


async def test_people_are_added_by_a_name_only(table):
    bodies = (HUGE, ODD["deep lists"], '{"name": {}}', '{"name": 1e999}', '{"name": "\\ud800"}', '{"name": null}')
    assert set(await statuses(table, table.site.address + "people", *bodies)) == {400}
    charset = {"Content-Type": "application/json; charset=nonsense"}
    assert await statuses(table, table.site.address + "people", "{}", **charset) == [400]
    assert len(table.loopback.people.those) == 4


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


async def test_an_emoji_of_the_application_is_a_picture_for_everybody(table):
    picture = mark_picture("ring")
    emoji = await table.bot.create_application_emoji(name="ring_1a2b", image=picture)
    bob = table.page("Bob")
    async with bob.web.get(f"{bob.link}emoji/{emoji.id}") as answer:
        assert (answer.status, answer.content_type, await answer.read()) == (200, "image/png", picture)
    async with bob.web.get(f"{bob.link}emoji/{emoji.id + 1}") as answer:
        assert answer.status == 404


@pytest.mark.parametrize(("name", "size"), [("a", 10), ("no-dash", 10), ("ring", 300 * 1024)])
async def test_an_emoji_that_discord_refuses_is_refused(table, name, size):
    picture = mark_picture("ring")
    with pytest.raises(discord.HTTPException):
        await table.bot.create_application_emoji(name=name, image=picture.ljust(size, b"0"))
    assert await table.bot.fetch_application_emojis() == []
