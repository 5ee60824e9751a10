"""What the next start restores, and what it does not."""

import asyncio
import os
import signal
import sys

import pytest

from bot.local_discord import Loopback, TableTaken, run_table
from bot.local_discord.lock import alone
from bot.local_discord.people import MOST_PEOPLE, NotAdded
from bot.local_discord.world import FIRST_CHANNEL
from bot.local_discord.world_file import KEPT_MESSAGES, KEPT_WHISPERS
from renders import mark_picture


async def test_the_world_is_there_at_the_next_start(lay, tmp_path, until):
    async with lay(tmp_path) as table:
        alice = table.page("Alice")
        await alice.begin()
        await alice.act("slash", command="risk hand", options={})
        await table.page("Bob").act("language", language="fr")
        await table.page("Bob").act("say", text="bonjour")
        links = [table.site.link(one).split("/p/")[1] for one in table.loopback.people.those]
        application = table.bot.application_id
        token, before = table.loopback.token, await alice.greeting()
    async with lay(tmp_path) as table:
        alice = table.page("Alice")
        assert [table.site.link(one).split("/p/")[1] for one in table.loopback.people.those] == links
        assert (table.loopback.token, table.bot.application_id) == (token, application)
        assert table.loopback.trouble == []
        after = await alice.greeting()
        assert after["messages"] == before["messages"]
        assert (await table.page("Bob").greeting())["language"] == "fr"
        board, hand = after["messages"][str(table.room)][:2]
        async with table.web.get(alice.link + hand["attachments"][0]["url"]) as picture:
            assert (await picture.read()).startswith(b"\x89PNG")
        # a button of the last run still works
        assert await alice.act("click", message=board["id"], custom_id="demo:panel") == {}


async def test_it_is_saved_soon_after_each_change_not_only_at_the_end(table, until):
    file = table.loopback.home / "world.json"
    await table.page("Alice").act("say", text="a word worth keeping")
    await until(lambda: b"a word worth keeping" in file.read_bytes())
    assert file.stat().st_mode & 0o077 == 0
    assert not file.with_suffix(".new").exists()


async def test_a_nonce_is_remembered_over_a_restart(lay, tmp_path):
    async with lay(tmp_path) as table:
        first = await (await table.bot.fetch_channel(table.room)).send("once", nonce="n1")
    async with lay(tmp_path) as table:
        again = await (await table.bot.fetch_channel(table.room)).send("once", nonce="n1")
        assert again.id == first.id


@pytest.mark.parametrize("damage", [b"", b"{", b'{"version": 1}', b"\x00\xff", b'{"version":99}'])
async def test_a_damaged_world_is_set_aside_with_one_clear_line(lay, tmp_path, damage):
    async with lay(tmp_path) as table:
        await table.page("Alice").act("say", text="old")
        ids, application = [one.id for one in table.loopback.people.those], table.bot.application_id
    (tmp_path / "world.json").write_bytes(damage)
    async with lay(tmp_path) as table:
        (line,) = table.loopback.trouble
        assert "world.json" in line
        assert "world.damaged-1.json" in line
        assert "\n" not in line
        assert (tmp_path / "world.damaged-1.json").read_bytes() == damage
        # the games are stored elsewhere: their channel and people must have the same ids as before
        assert [one.id for one in table.loopback.people.those] == ids
        assert (await table.loopback.player("Alice").slash(FIRST_CHANNEL, "dice")).answered
        # a bot that remembers its registered commands must notice that this is another Discord
        assert table.bot.application_id != application
    assert Loopback(tmp_path).trouble == []


async def test_damaged_people_get_new_links(lay, tmp_path):
    async with lay(tmp_path) as table:
        old = table.page("Alice").link
    (tmp_path / "people.json").write_text("{}]")
    async with lay(tmp_path) as table:
        assert "people.json" in table.loopback.trouble[0]
        assert table.page("Alice").link.split("/p/")[1] != old.split("/p/")[1]


async def test_old_messages_and_pictures_go(lay, tmp_path, monkeypatch):
    monkeypatch.setattr("bot.local_discord.world_file.KEPT_PICTURES", 3)
    async with lay(tmp_path) as table:
        alice = table.loopback.player("Alice")
        for _ in range(5):
            await alice.slash(table.room, "risk export")
        for _ in range(KEPT_WHISPERS + 3):
            await alice.slash(table.room, "risk hand")
        for number in range(KEPT_MESSAGES + 20):
            await alice.say(table.room, f"line {number}")
    again = Loopback(tmp_path)
    those = again.player("Alice").messages(FIRST_CHANNEL)
    assert sum(one.is_ephemeral for one in those) == KEPT_WHISPERS
    assert sum(not one.is_ephemeral for one in those) == KEPT_MESSAGES
    assert those[-1].content == f"line {KEPT_MESSAGES + 19}"
    assert len(list((tmp_path / "pictures").iterdir())) == 3


async def test_each_person_has_a_language_of_their_own(table):
    alice, bob = table.page("Alice"), table.page("Bob")
    await alice.act("language", language="en")
    await bob.act("language", language="fr")
    async with table.web.post(table.site.address + "people", json={"language": "fr"}, headers=alice.origin) as answer:
        assert (await answer.json())["language"] == "fr"
    board = await alice.begin()
    for page in (alice, bob):
        await page.act("click", message=await page.panel(board), custom_id="demo:language")
    lines = [one["content"] for one in (await alice.greeting())["messages"][str(table.room)] if one["content"]]
    assert lines == ["locale en-US, server fr", "locale fr, server fr"]


@pytest.mark.parametrize(("header", "language"), [("fr-FR,fr;q=0.9", "fr"), ("en-GB", "en"), ("de", "en"), ("", "en")])
async def test_the_first_language_is_the_browsers(table, header, language):
    page = table.page("Carol")
    async with table.web.get(page.link, headers={"Accept-Language": header}):
        pass
    assert (await page.greeting())["language"] == language


async def test_the_start_page_follows_each_browser_until_its_host_chooses(table):
    address, heard = table.site.address + "people", []
    for header in ("en-GB", "fr-FR,fr;q=0.9"):
        async with table.web.get(table.site.address):
            pass
        async with table.web.get(address, headers={"Accept-Language": header}) as answer:
            heard.append((await answer.json())["language"])
    async with table.web.post(address, json={"language": "en"}, headers=table.page("Alice").origin):
        pass
    async with table.web.get(address, headers={"Accept-Language": "fr"}) as answer:
        heard.append((await answer.json())["language"])
    assert heard == ["en", "fr", "en"]


async def test_people_are_added_once_and_not_without_end(table):
    headers = table.page("Alice").origin
    for name, error in (("  Eve  Adams ", None), ("eve adams", "name"), ("", "name"), ("x" * 33, "name")):
        async with table.web.post(table.site.address + "people", json={"name": name}, headers=headers) as answer:
            assert (await answer.json()).get("error") == error
    assert [one.name for one in table.loopback.people.those][4:] == ["Eve Adams"]
    assert (await table.loopback.player("Eve Adams").slash(table.room, "dice")).answered
    for number in range(MOST_PEOPLE - 5):
        table.loopback.seat(f"Guest {number}")
    with pytest.raises(NotAdded, match="full"):
        table.loopback.seat("One too many")


async def test_one_process_a_table(tmp_path):
    with alone(tmp_path), pytest.raises(TableTaken, match="already open"):
        await run_table(lambda: None, tmp_path, open_browser=False)


async def test_the_whole_program_opens_says_where_and_ends_quietly(tmp_path):
    code = (
        "import asyncio, pathlib; from support.tables import demo_bot\n"
        "from bot.cli.shutdown import until_told_to_end\n"
        "from bot.local_discord import run_table\n"
        f"home = pathlib.Path({str(tmp_path)!r})\n"
        "say = lambda address: print(address, flush=True)\n"
        "async def main():\n"
        "    with until_told_to_end():\n"
        "        await run_table(demo_bot.create_bot, home, port=0, open_browser=False, announce=say)\n"
        "asyncio.run(main())\n"
        "print('ended')\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, stdout=-1, stderr=-1, env={"PYTHONPATH": os.pathsep.join(sys.path)}
    )
    address = (await process.stdout.readline()).decode()
    assert address.startswith("http://127.0.0.1:")
    process.send_signal(signal.SIGTERM)
    out, err = await asyncio.wait_for(process.communicate(), 10)
    assert (process.returncode, out, err) == (0, b"ended\n", b"")
    assert (tmp_path / "world.json").is_file()


async def test_emoji_and_their_pictures_stay(lay, tmp_path, monkeypatch):
    monkeypatch.setattr("bot.local_discord.world_file.KEPT_PICTURES", 0)
    async with lay(tmp_path) as first:
        emoji = await first.bot.create_application_emoji(name="ring_1a2b", image=mark_picture("ring"))
    async with lay(tmp_path) as second:
        assert [one.name for one in await second.bot.fetch_application_emojis()] == ["ring_1a2b"]
        alice = second.page("Alice")
        async with alice.web.get(f"{alice.link}emoji/{emoji.id}") as answer:
            assert await answer.read() == mark_picture("ring")
