"""Discord refuses a request, whichever it is, in each way: the table plays on after it, and nothing is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import aiohttp
import pytest
from support.tables.broken_channel import answer, row
from support.tables.simkit import text_of
from support.tables.tables import Table

from bot.app import TREE
from bot.messages import DirectNote
from bot.outbox.error_codes import ANSWERED, NO_THREAD, REACTIONS

pytestmark = pytest.mark.usefixtures("no_pictures")
REFUSALS = (
    (401, 0), (403, 0), (404, 0), (429, 0), (503, 0), (403, 50013), (404, 10003), (400, 50083), (400, 20028),
)  # fmt: skip
EVERY = sorted({(400, code) for code in (*REACTIONS, *NO_THREAD, *ANSWERED)} | {*REFUSALS})
EACH = [pytest.param(REFUSALS, id="each kind"), pytest.param(EVERY, marks=pytest.mark.long, id="each code")]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.outbox.delivery.RETRY", 0)


async def until_sent(table: Table) -> None:
    """Everything is sent; a parked table is looked at, as it is every hour."""
    for _ in range(3):
        await table.quiet()
        await table.bot.services.parking.check_parked()
    await table.quiet()


async def fail(
    table: Table, method: str, path: str, refusal: tuple[int, int], act: Callable[[], Awaitable[Any]]
) -> None:
    """Do something of which one request is refused."""
    status, code = refusal
    table.env.inject_error(method, path, status=status, code=code, message="no")
    with suppress(AssertionError):  # SimCord asserts that a press is answered
        await act()
    await until_sent(table)
    assert not table.env.backend.faults, (method, path, refusal)


@pytest.mark.parametrize("refusals", EACH)
async def test_a_press_a_command_or_a_list_is_refused(
    begun: Table, caplog: pytest.LogCaptureFixture, refusals: list[tuple[int, int]]
) -> None:
    table, alice = begun, begun.alice
    for refusal in refusals:
        await fail(
            table, "POST", "/interactions/*/*/callback", refusal, lambda: alice.press("play", table.last("play"))
        )
        await fail(table, "PATCH", "/webhooks/*/*/messages/*", refusal, lambda: alice.press("play", table.last("play")))
        await fail(table, "PATCH", "/webhooks/*/*/messages/*", refusal, lambda: alice.type("risk status"))
        listing = lambda: alice.member.autocomplete(table.channel, "risk do", "answer", "")  # noqa: E731
        await fail(table, "POST", "/interactions/*/*/callback", refusal, listing)
    await alice.press("play", table.last("play"))
    assert "Set-up" in alice.text
    before = (await table.session()).table.seq
    await answer(table)
    assert (await table.session()).table.seq > before
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("refusals", EACH)
async def test_a_thread_is_refused(table: Table, refusals: list[tuple[int, int]]) -> None:
    parent, alice, number = table.channel, table.alice, 0
    for refusal in refusals:
        for method, path in (
            ("POST", "/channels/*/messages"),
            ("POST", "/channels/*/messages/*/threads"),
            ("PATCH", "/channels/*"),
        ):
            number, alice.channel = number + 1, parent
            if method == "POST":
                await fail(table, method, path, refusal, lambda: alice.type("risk new lotr", thread=True))
            else:
                await alice.type("risk new lotr", thread=True)
                await table.quiet()
            found = await table.bot.store.read(lambda tx, number=number: tx.tables.get(number))
            assert found is not None
            assert (found.homeless, found.parked, found.state) == (False, "", "lobby"), (path, refusal)
            alice.channel = next(each for each in (parent, *parent.threads) if each.id == found.channel)
            table.channel = alice.channel
            await alice.press("join:green", table.last("join"))
            close = lambda: alice.type("risk table end")  # noqa: E731
            await (fail(table, method, path, refusal, close) if method == "PATCH" else close())
            await until_sent(table)
            assert await table.bot.store.read(lambda tx, number=number: tx.outbox.unsent(number)) == []


@pytest.mark.parametrize("refusals", EACH)
async def test_a_post_of_a_forum_is_refused(table: Table, refusals: list[tuple[int, int]]) -> None:
    forum, alice, number = table.guild.create_forum_channel("games"), table.alice, 0
    for refusal in refusals:
        for method, path in (("GET", f"/channels/{forum.id}"), ("POST", f"/channels/{forum.id}/threads")):
            number += 1
            await fail(table, method, path, refusal, lambda: alice.type("risk new lotr", forum=forum))
            found = await table.bot.store.read(lambda tx, number=number: tx.tables.get(number))
            assert found is not None
            assert (found.homeless, found.state) == (False, "lobby"), (path, refusal)
            await table.bot.services.lobbies.close(number, alice.id)
            await until_sent(table)
            assert await table.bot.store.read(lambda tx, number=number: tx.outbox.unsent(number)) == []


async def test_emoji_are_refused_and_marks_stay_plain(table: Table) -> None:
    for method, path in (("GET", "/applications/*/emojis"), ("POST", "/applications/*/emojis")):
        table.env.inject_error(method, path, status=403, code=50013, message="no", times=None)
        await table.restart(emoji=True)
        await table.alice.type("risk help")
        assert text_of(table.alice.screen)
        table.env.backend.faults.clear()


@pytest.mark.parametrize("refusals", EACH)
async def test_what_the_bot_asks_about_a_table_is_refused(begun: Table, refusals: list[tuple[int, int]]) -> None:
    table = begun
    for refusal in refusals:
        doctor = lambda: table.alice.type("risk table doctor")  # noqa: E731
        await fail(table, "GET", f"/channels/{table.channel.id}/messages/*", refusal, doctor)
        left = lambda: table.bot.services.reminders._left(table.guild.id, table.alice.id)  # noqa: E731
        await fail(table, "GET", "/guilds/*/members/*", refusal, left)
    before = len(table.channel.history())
    await answer(table)
    assert (await row(table)).parked == ""
    assert len(table.channel.history()) >= before


@pytest.mark.parametrize("refusals", EACH)
async def test_direct_messages_are_refused(begun: Table, refusals: list[tuple[int, int]]) -> None:
    table = begun
    for number, refusal in enumerate(refusals):
        reader = table.env.create_user(f"reader {number}")

        async def tell(person: int = reader.id) -> None:
            note = DirectNote("left-server-host", "red", values={"channel": f"<#{table.channel.id}>"}, person=person)
            await table.bot.store.transact(lambda tx: tx.people.close_dms(person, None))
            await table.bot.store.transact(lambda tx: tx.outbox.add(1, note, table.bot.clock.now()))
            table.bot.outbox.wake(1)

        for path in ("/users/@me/channels", "/channels/*/messages"):
            await fail(table, "POST", path, refusal, tell)
            assert (await row(table)).parked == ""
    assert await table.bot.store.read(lambda tx: tx.outbox.unsent(1)) == []
    await answer(table)


@pytest.mark.parametrize("refusal", [(400, 30034), (429, 30034), (503, 0), (403, 50001)])
async def test_commands_are_refused_and_the_bot_starts_all_the_same(table: Table, refusal: tuple[int, int]) -> None:
    status, code = refusal
    await table.bot.store.transact(lambda tx: tx.people.set_fact(TREE, "another tree"))
    path = f"/applications/{table.env.backend.application_id}/commands"
    table.env.inject_error("PUT", path, status=status, code=code, message="no", times=2)
    await table.restart()
    table.env.backend.faults.clear()
    await table.alice.type("risk help")
    assert text_of(table.alice.screen)
    assert await table.bot.store.read(lambda tx: tx.people.fact(TREE)) == "another tree"


async def test_the_line_is_cut_while_commands_are_sent_and_the_bot_starts_all_the_same(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(tree: object) -> None:
        raise aiohttp.ServerDisconnectedError

    await table.bot.store.transact(lambda tx: tx.people.set_fact(TREE, "another tree"))
    monkeypatch.setattr("discord.app_commands.CommandTree.sync", cut)
    await table.restart()
    await table.alice.type("risk help")
    assert text_of(table.alice.screen)
    assert await table.bot.store.read(lambda tx: tx.people.fact(TREE)) == "another tree"
