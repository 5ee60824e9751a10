"""Commands outside the servers where the bot is: in direct messages, group chats and other people's servers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import simcord.http.router as router
from support.tables.simkit import LOCALES, Person, labels, parts, text_of
from support.tables.tables import Table

from bot.app import TREE

PLACES = ("", "group", "server")
"""A direct message to the bot, a group chat, a server where the bot is not."""
ANYWHERE = ("me", "hand", "learn", "odds", "rules", "help", "wait", "status")
EPHEMERAL = 64
pytestmark = pytest.mark.usefixtures("no_pictures")


@pytest.fixture
async def playing(table: Table) -> Table:
    """A game of alice and bob; eve has no table."""
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    return table


async def second_table(table: Table, *others: Person) -> None:
    """Another game of alice, with these people or else an AI, in a channel of its own."""
    first = table.channel
    table.channel = table.guild.create_text_channel("second")
    for person in table.people.values():
        person.channel = table.channel
    await table.open(table.alice, *others, seats=("green", "red"), setup="dealt")
    table.channel = first
    for person in table.people.values():
        person.channel = first


def leaves(node: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    here = f"{path} {node['name']}".strip()
    inner = [option for option in node.get("options", ()) if option["type"] in (1, 2)]
    if not inner:
        yield here, node
    for option in inner:
        yield from leaves(option, here)


def registered(table: Table) -> dict[str, Any]:
    """The tree as Discord has it."""
    (risk,) = table.env.backend.visible_commands(user_id=table.alice.id, channel_id=table.channel.id)
    return risk


async def test_discord_is_asked_for_servers_and_for_people_in_every_place(table: Table) -> None:
    risk = registered(table)
    assert (risk["contexts"], risk["integration_types"]) == ([0, 1, 2], [0, 1])


@pytest.mark.parametrize("place", PLACES)
async def test_a_player_reads_their_only_game_from_anywhere(playing: Table, place: str) -> None:
    alice = playing.alice
    await alice.type_outside("risk hand", place)
    assert "Your hand, Green" in alice.text
    assert f"table 1 · <#{playing.channel.id}>" in alice.text
    await alice.type_outside("risk wait", place)
    assert "asked" in alice.text
    await alice.type_outside("risk status", place)
    assert f"table 1 · <#{playing.channel.id}>" in alice.text
    await alice.type_outside("risk odds", place, attackers=6, defenders=3, table="1")
    assert "%" in alice.text
    await alice.type_outside("risk me recap", place)
    assert "Since you last looked" in alice.text


@pytest.mark.parametrize("place", PLACES)
async def test_rules_are_those_of_the_table_that_is_named(table: Table, place: str) -> None:
    alice = table.alice
    await table.open(alice, table.bob, game="classic", seats=("red", "blue"), mode="two-players", setup="dealt")
    await alice.type_outside("risk rules", place)
    assert "### The Lord of the Rings" in alice.text
    await alice.type_outside("risk rules", place, table="1")
    assert "### Classic Risk" in alice.text
    await alice.type_outside("risk rules", place, topic="Two players", table="1")
    assert "You win when your opponent holds nothing" in alice.text


@pytest.mark.parametrize("place", PLACES)
async def test_help_names_the_table_and_leads_to_the_rules_of_its_game(table: Table, place: str) -> None:
    alice = table.alice
    await table.open(alice, table.bob, game="classic", seats=("red", "blue"), mode="two-players", setup="dealt")
    await alice.type_outside("risk help", place)
    assert "Rules:" not in " ".join(labels(alice.screen)), "no table is named"
    await alice.type_outside("risk help", place, table="1")
    assert alice.text.startswith("**How to play**")
    assert f"table 1 · <#{table.channel.id}>" in alice.text
    await alice.press_outside("rules-of", place)
    assert "### Classic Risk" in alice.text
    await table.eve.type_outside("risk help", place, table="1")
    assert "no table" in table.eve.text


async def test_help_in_a_channel_leads_to_the_rules_of_its_game(playing: Table) -> None:
    await playing.alice.type("risk help")
    await playing.alice.choose("help", "commands")
    assert playing.alice.text.startswith("**Commands**")
    await playing.alice.press("rules-of")
    assert "### The Lord of the Rings" in playing.alice.text


@pytest.mark.parametrize("place", PLACES)
async def test_what_needs_no_table_works_for_anybody(playing: Table, place: str) -> None:
    eve = playing.eve
    for command in ("rules", "help", "me tables", "me quiet", "me forget"):
        await eve.type_outside(f"risk {command}", place)
        assert eve.text
        assert "at your table" not in eve.text
    for command in ("hand", "wait", "status", "me recap"):
        await eve.type_outside(f"risk {command}", place)
        assert eve.text == "You have no table yet. `/risk new` opens one."


@pytest.mark.parametrize("place", ["group", "server"])
async def test_every_answer_is_for_its_reader_alone(playing: Table, place: str) -> None:
    for command in ("hand", "status", "wait", "rules", "help", "me tables", "end"):
        done = await playing.alice.type_outside(f"risk {command}", place)
        assert done.response.flags.value & EPHEMERAL, command


async def test_the_hand_says_where_it_stays(playing: Table) -> None:
    alice = playing.alice
    await alice.type_outside("risk hand")
    assert "This message stays in our chat." in alice.text
    for place in ("group", "server"):
        await alice.type_outside("risk hand", place)
        assert "stays" not in alice.text
    await alice.type("risk hand")
    assert "stays" not in alice.text


@pytest.mark.parametrize("place", PLACES)
async def test_every_other_verb_names_the_channel_of_the_table(playing: Table, place: str) -> None:
    typed = [
        path
        for path, node in leaves(registered(playing))
        if path.split()[1] not in ANYWHERE and not any(option.get("required") for option in node.get("options", ()))
    ]
    assert {"risk board", "risk end", "risk log", "risk new lotr", "risk table options", "risk seat turn"} <= set(typed)
    before = await playing.session()
    for path in typed:
        await playing.alice.type_outside(path, place)
        assert playing.alice.text == f"This works only at your table: <#{playing.channel.id}>.", path
    assert (await playing.session()).table == before.table


async def test_who_has_no_table_reads_that_a_server_is_needed_in_their_language(table: Table) -> None:
    LOCALES[table.eve.id] = "fr"
    await table.eve.type_outside("risk board", "group")
    assert table.eve.text == "Cela ne marche que sur un serveur qui m’a ajouté."


async def test_of_several_games_one_is_chosen_those_that_wait_first(playing: Table) -> None:
    await second_table(playing, playing.carol)
    alice: Person = playing.alice
    await alice.type_outside("risk wait", "group")
    assert alice.text.startswith("Which table?")
    listed = await alice.member.user.autocomplete("risk wait", "table", "")
    assert sorted(line["value"] for line in listed) == ["1", "2"]
    waits = ["your move" in line["name"] for line in listed]
    assert waits == sorted(waits, reverse=True)
    await alice.type_outside("risk status", "group", table="2")
    assert "The Lord of the Rings · table 2 · <#" in alice.text


async def test_nobody_reads_a_table_of_others(playing: Table) -> None:
    await second_table(playing, playing.carol)
    bob, eve = playing.bob, playing.eve
    for command in ("hand", "wait", "status", "me recap"):
        await bob.type_outside(f"risk {command}", "group", table="2")
        assert "table 2" not in bob.text
        await bob.type(f"risk {command}", table="2")
        assert "table 2" not in bob.text
        await eve.type_outside(f"risk {command}", table="1")
        assert eve.text == "You have no table yet. `/risk new` opens one."
    assert [line["value"] for line in await bob.member.user.autocomplete("risk hand", "table", "")] == ["1"]
    assert await eve.member.user.autocomplete("risk hand", "table", "") == []


@pytest.mark.parametrize("place", PLACES)
async def test_no_interaction_gets_more_than_five_follow_ups(
    playing: Table, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: Counter[str] = Counter()
    dispatch = router.dispatch

    def counted(backend: Any, method: str, path: str, **more: Any) -> Any:
        if method == "POST" and path.startswith("/webhooks/"):
            sent[path] += 1
        return dispatch(backend, method, path, **more)

    monkeypatch.setattr(router, "dispatch", counted)
    alice = playing.alice
    await alice.type_outside("risk hand", place)
    await alice.press_outside("play", place)
    await alice.press_outside("wish:to-place-captain:strongest", place)
    await playing.wished(playing.bob)
    for command in ("risk me tables", "risk help", "risk hand", "risk rules"):
        await alice.type_outside(command, place)
    await playing.quiet()
    assert alice.text
    assert max(sent.values(), default=0) <= 5


async def test_the_list_of_tables_has_one_blue_button(table: Table) -> None:
    """That of the first table that waits; the others' are plain. Against an AI every game waits for her."""
    await table.open(table.alice, seats=("green", "red"), setup="dealt")
    await second_table(table)
    await table.alice.type("risk me tables")
    ways = [part for part in parts(table.alice.screen) if part.get("type") == 2]
    assert [way["style"] for way in ways] == [1, 2]


async def test_where_discord_refuses_people_servers_get_the_commands_until_the_next_start(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.bot.store.transact(lambda tx: tx.people.set_fact(TREE, "another tree"))
    path = f"/applications/{table.env.backend.application_id}/commands"
    table.env.inject_error("PUT", path, status=400, code=50035, message="Invalid Form Body")
    await table.restart()
    assert "tick User Install under Installation" in caplog.text
    assert (registered(table)["contexts"], registered(table)["integration_types"]) == ([0, 1], [0])
    await table.alice.type("risk help")
    assert text_of(table.alice.screen)
    await table.restart()
    assert (registered(table)["contexts"], registered(table)["integration_types"]) == ([0, 1, 2], [0, 1])


async def test_help_links_to_the_pages_of_the_host(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.alice.type("risk help")
    assert "Privacy" not in table.alice.text
    monkeypatch.setenv("RISK_PRIVACY_URL", "https://example.org/privacy")
    monkeypatch.setenv("RISK_TERMS_URL", "https://example.org/terms")
    await table.restart()
    LOCALES[table.bob.id] = "fr"
    await table.alice.type("risk help")
    assert "[Privacy](<https://example.org/privacy>) · [Terms](<https://example.org/terms>)" in table.alice.text
    await table.bob.type_outside("risk help", "group")
    assert "[Vie privée](<https://example.org/privacy>)" in table.bob.text
