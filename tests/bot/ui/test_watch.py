"""Watch: chosen in the lobby or by vote, with a link on the turn card; and how its address is taken back."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import threading
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from aiohttp import ClientError, ClientResponse, ClientSession
from support.documents.page_texts import unpack_page
from support.live_stream import Told, data_of, events_in
from support.tables.simkit import LOCALES, lines, parts, text_of
from support.tables.tables import Table
from support.tables.voting import answered, channel, votes

from bot.app import RiskBot
from bot.services.watch import service
from bot.store.engines.address import address_of
from bot.ui.watch.process import serve

pytestmark = [pytest.mark.usefixtures("no_pictures")]
BASE = "https://risk.example.org"
WATCH = "risk table watch"
THREE = ("red", "blue", "yellow")
PATIENCE = 20.0
LINK = re.compile(rf"{BASE}/w/([\w-]{{22}})\b")


class ThreadInstead:
    """In place of a process that serves pages: the same in a thread, which has nothing to import."""

    def __init__(self, command: list[str], *, pass_fds: list[int], **about: object) -> None:
        self.returncode = 0
        bot, listening = (socket.socket(fileno=os.dup(fd)) for fd in pass_fds)
        self._thread = threading.Thread(target=lambda: asyncio.run(serve(bot, listening)))
        self._thread.start()

    def wait(self, seconds: float) -> None:
        self._thread.join(seconds)


@pytest.fixture
def real_process() -> None:
    """Let pages be served by a process of its own, as in the running bot."""


@pytest.fixture
def port(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> int:
    """The port of the site; the bot is one on the real Discord, behind a proxy."""
    if "real_process" not in request.fixturenames:
        monkeypatch.setattr(service, "Popen", ThreadInstead)
    with socket.create_server((service.HOST, 0)) as free:
        found = int(free.getsockname()[1])
    monkeypatch.setenv("RISK_WATCH", f"{BASE}/")
    monkeypatch.setenv("RISK_WATCH_PORT", str(found))
    monkeypatch.setenv("DISCORD_TOKEN", f"{'A' * 24}.{'B' * 6}.{'C' * 27}")
    return found


@pytest_asyncio.fixture
async def simcord_bot(port: int, simcord_bot: RiskBot) -> RiskBot:
    """The bot of a host who has set up Watch."""
    return simcord_bot


STREAMS: list[ClientResponse] = []
"""The streams that a test has opened."""


@pytest_asyncio.fixture
async def session() -> AsyncIterator[ClientSession]:
    async with ClientSession() as opened:
        yield opened
        while STREAMS:
            STREAMS.pop().close()


def links(message: object) -> list[str]:
    """Where the buttons of a message lead."""
    return [part["url"] for part in parts(message) if part.get("url", "").startswith(BASE)]


async def address(table: Table) -> str:
    """The token of the game here, as its row has it."""
    return (await table.session()).table.watch_token


async def watched(table: Table, show: str = "What everybody knows") -> None:
    """Alice, who plays with AIs, lets her game be watched."""
    await table.begun(table.alice, game="classic", seats=THREE, setup="dealt", mode="conquest")
    await table.alice.type(WATCH, show=show)
    await table.quiet()


async def get(session: ClientSession, port: int, token: str) -> tuple[int, bytes]:
    """The page at an address, as the proxy asks for it."""
    async with session.get(f"http://{service.HOST}:{port}/w/{token}") as answer:
        return answer.status, await answer.read()


async def follow(session: ClientSession, port: int, token: str) -> ClientResponse:
    """The stream of a page that was just opened."""
    _, page = await get(session, port, token)
    data = data_of(page)
    ask = {"after": data["steps"][-1][0], "drawn": len(data["figures"]), "code": data["live"]["code"]}
    answer = await session.get(f"http://{service.HOST}:{port}/w/{token}/live", params=ask)
    STREAMS.append(answer)
    assert answer.status == 200
    return answer


async def next_told(stream: ClientResponse) -> Told:
    """The next event that is no change of words."""
    while True:
        block = await asyncio.wait_for(stream.content.readuntil(b"\n\n"), PATIENCE)
        for event in events_in(block):
            if event.name != "facts":
                return event


async def closed(stream: ClientResponse) -> str:
    """The last word of a stream that ends."""
    rest = await asyncio.wait_for(stream.content.read(), PATIENCE)
    return events_in(rest)[-1].name


# ---- chosen


@pytest.mark.parametrize(
    ("language", "told", "label"),
    [
        ("en", "Watch: anybody with the link can follow the game in a browser, and sees what everybody", "Watch: No"),
        ("fr", "En direct : avec le lien, on suit la partie dans un navigateur et on voit ce que", "En direct : Non"),
    ],
)
async def test_the_host_chooses_it_in_the_lobby_and_the_card_tells_it(
    table: Table, language: str, told: str, label: str
) -> None:  # fmt: skip
    LOCALES[table.alice.id] = language
    await table.alice.type("risk new classic", language=language)
    await table.alice.press("join", table.last("join"))
    await table.quiet()
    assert told not in text_of(table.last("join")).replace("\u00a0", " ")
    await table.alice.press("options", table.last("join"))
    offered = {line["value"]: line for line in lines(table.alice.screen, "option")}
    assert offered["watch"]["label"].replace("\u00a0", " ") == label
    await table.alice.choose("option", "watch")
    assert [line["value"] for line in lines(table.alice.screen, "watch")] == ["off", "public", "whole"]
    await table.alice.choose("watch", "public")
    await table.quiet()
    assert told in text_of(table.last("join")).replace("\u00a0", " ")
    await table.alice.type(WATCH)
    assert told in table.alice.text.replace("\u00a0", " ")
    assert LINK.search(table.alice.text) is None, "the link comes with the game"


async def test_at_a_local_table_a_game_is_watched_from_the_start(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """There nobody is in the way: each person's page has the link below the map."""
    monkeypatch.delenv("DISCORD_TOKEN")
    await table.restart()
    await table.alice.type("risk new classic", mode="conquest", setup="dealt")
    await table.alice.press("join", table.last("join"))
    assert "Watch: anybody with the link" in text_of(table.last("join"))
    await table.alice.press("fill", table.last("fill"))
    await table.start(table.alice)
    assert links(table.last("status")) == [f"{BASE}/w/{await address(table)}"]


async def test_the_turn_card_leads_to_the_page(table: Table) -> None:
    await table.alice.type("risk new classic", mode="conquest", setup="dealt")
    await table.alice.press("join", table.last("join"))
    await table.alice.press("fill", table.last("fill"))
    await table.alice.type(WATCH, show="Everything at the end")
    await table.start(table.alice)
    assert links(table.last("status")) == [f"{BASE}/w/{await address(table)}"]
    await table.bob.type(WATCH)
    assert f"{BASE}/w/{await address(table)}" in table.bob.text
    assert "once it is over, everything" in table.bob.text
    await table.alice.type("risk table options")
    assert "once it is over, everything" in table.alice.text


async def test_an_address_has_128_bits_of_chance_and_a_rematch_another(table: Table) -> None:
    await watched(table)
    first, number = await address(table), (await table.session()).table.id
    assert len(first) == 22
    await table.bot.store.transact(lambda tx: tx.tables.change(number, state="ended", ended=1))
    await table.bot.services.lobbies.rematch(number, table.alice.id, 1)
    await table.quiet()
    assert "Watch: anybody with the link" in text_of(table.last("join"))
    await table.start(table.alice)
    assert len(await address(table)) == 22
    assert await address(table) != first


async def test_one_person_alone_chooses_at_once(table: Table) -> None:
    await watched(table)
    assert table.alice.text == "Done. The page shows what everybody knows."
    assert "Anybody with the link can follow this game in a browser." in channel(table)
    await table.alice.type(WATCH, show="Nothing")
    assert "“Nothing”" in table.alice.text
    assert "What everybody knows" in table.alice.text


@pytest.mark.parametrize(
    ("language", "title", "done", "show"),
    [
        ("en", "Vote: show the game in a browser?", "Anybody with the link can follow", "What everybody knows"),
        ("fr", "Vote : montrer la partie dans un navigateur ?", "Avec le lien, on peut suivre", "Ce que tous savent"),
    ],
)
async def test_the_majority_chooses_in_a_game(
    table: Table, language: str, title: str, done: str, show: str
) -> None:  # fmt: skip
    people = (table.alice, table.bob, table.carol)
    for person in people:
        LOCALES[person.id] = language
    await table.begun(*people, game="classic", seats=THREE, setup="dealt", mode="conquest", language=language)
    await table.alice.type(WATCH, show=show)
    await table.quiet()
    assert title in text_of(table.last("ballot")).replace("\u00a0", " ")
    assert await address(table) == ""
    await votes(table, alice="yes", bob="yes")
    assert done in channel(table).replace("\u00a0", " ")
    assert len(await address(table)) == 22


async def test_the_turn_card_has_the_link_at_once_and_loses_it_at_once(table: Table) -> None:
    """It is the same message, edited: nobody plays in between."""
    await table.begun(table.alice, game="classic", seats=THREE, setup="dealt", mode="conquest")
    await table.quiet()
    card = table.last("board")
    assert links(card) == []
    await table.alice.type(WATCH, show="What everybody knows")
    await table.quiet()
    assert table.last("board").id == card.id
    assert links(table.last("board")) == [f"{BASE}/w/{await address(table)}"]
    await table.alice.type(WATCH, show="No")
    await table.quiet()
    assert table.last("board").id == card.id
    assert links(table.last("board")) == []


async def test_half_leaves_it_as_it_was(table: Table) -> None:
    await table.begun(table.alice, table.bob, game="classic", seats=THREE, setup="dealt", mode="conquest")
    await table.alice.type(WATCH, show="What everybody knows")
    await table.quiet()
    await votes(table, alice="yes", bob="no")
    assert "What the browser shows stays as it was: 1 of 2 said yes" in channel(table)
    await table.alice.type(WATCH)
    assert table.alice.text.startswith("Nobody can follow this game in a browser.")


async def test_where_the_host_of_the_bot_has_not_set_it_up_there_is_no_trace_of_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.bot.services.watch, "_base", "")
    await table.alice.type("risk new classic")
    await table.alice.press("join", table.last("join"))
    await table.alice.press("options", table.last("join"))
    assert "watch" not in {line["value"] for line in lines(table.alice.screen, "option")}
    await table.alice.type(WATCH, show="What everybody knows")
    assert table.alice.text.startswith("Games of this bot can't be followed in a browser")
    await table.quiet()
    assert "Watch" not in text_of(table.last("join"))


# ---- watched


async def test_a_press_is_seen_by_whoever_watches(table: Table, session: ClientSession, port: int) -> None:
    await watched(table)
    token = await address(table)
    stream = await follow(session, port, token)
    await answered(table)
    told = await next_told(stream)
    assert told.name == "step"
    assert any(told.data["stories"]["en"])
    status, page = await get(session, port, token)
    assert status == 200
    assert "record" not in unpack_page(page.decode()).data["blobs"]
    secret = (await table.session()).table.secret
    assert secret.hex() not in page.decode()


async def test_an_address_outlives_a_restart_and_its_readers_connect_again(
    table: Table, session: ClientSession, port: int
) -> None:
    await watched(table)
    token = await address(table)
    stream = await follow(session, port, token)
    await table.restart()
    with pytest.raises(ClientError):
        await asyncio.wait_for(stream.content.read(), PATIENCE)
    assert await address(table) == token
    again = await follow(session, port, token)
    await answered(table)
    assert (await next_told(again)).name == "step"


@pytest.mark.parametrize("how", ["unticked", "moved", "ended", "forgotten"])
async def test_an_address_that_is_taken_back_leads_nowhere_and_its_streams_end(
    table: Table, session: ClientSession, port: int, how: str
) -> None:
    await watched(table)
    token = await address(table)
    stream = await follow(session, port, token)
    number = str((await table.session()).table.id)
    if how == "unticked":
        await table.alice.type(WATCH, show="No")
    elif how == "moved":
        await table.bot.services.parking.move(
            int(number), table.alice.id, table.guild.id, table.guild.create_text_channel("other").id
        )
    elif how == "ended":
        await table.alice.type("risk table end")
        await table.alice.press("end-game")
    else:
        await table.bot.services.personal_data.erase(table.alice.id)
    await table.quiet()
    assert await closed(stream) == "gone"
    assert (await get(session, port, token))[0] == 404
    row = await table.bot.store.read(lambda tx: tx.tables.get(int(number)))
    assert row is not None
    assert row.watch_token != token
    assert (row.watch_token != "") is (how == "moved"), "where a table moves to, it has another address"


@pytest.mark.parametrize("who", ["alice", "dora"])
async def test_whoever_played_there_and_is_forgotten_takes_the_address_along(
    table: Table, session: ClientSession, port: int, who: str
) -> None:
    """Alice gave her seat to Dora, who gave it to Carol: neither sits there any more."""
    await watched(table)
    for giver, taker in ((table.alice, table.dora), (table.dora, table.carol)):
        await giver.type("risk seat substitute")
        await table.quiet()
        await taker.press("take-seat:red", table.last("take-seat"))
        await table.quiet()
    token, card = await address(table), table.last("board")
    stream = await follow(session, port, token)
    held = await table.session()
    assert held.seat_of(table.carol.id) == "red"
    await table.bot.services.personal_data.erase(getattr(table, who).id)
    assert await closed(stream) == "gone"
    assert (await get(session, port, token))[0] == 404
    assert await address(table) == ""
    assert (await table.session()).seat_of(table.carol.id) == "red"
    await table.quiet()
    assert table.last("board").id == card.id
    assert links(card) != links(table.last("board")) == []


async def test_a_server_that_is_forgotten_takes_its_addresses_along(
    table: Table, session: ClientSession, port: int
) -> None:
    await watched(table)
    token, number = await address(table), (await table.session()).table.id
    stream = await follow(session, port, token)
    await table.bot.store.transact(lambda tx: tx.erase_table(number))
    assert table.bot._runner is not None
    table.bot._runner.drop_all()
    table.bot._runner.on_change(number)
    assert await closed(stream) == "gone"
    assert (await get(session, port, token))[0] == 404


async def test_after_its_end_the_host_can_show_less_and_nobody_more(
    table: Table, session: ClientSession, port: int
) -> None:
    await watched(table)
    token, number = await address(table), (await table.session()).table.id
    await table.bot.store.transact(lambda tx: tx.tables.change(number, state="ended", ended=1))
    assert table.bot._runner is not None
    table.bot._runner.drop_all()
    table.bot._runner.on_change(number)
    assert (await get(session, port, token))[0] == 200
    await table.alice.type(WATCH, show="Everything at the end")
    assert table.alice.text.startswith("The game is over: its page can only show less now.")
    await table.bob.type(WATCH, show="No")
    assert table.bob.text.startswith("Only the host can do that")
    assert (await get(session, port, token))[0] == 200
    await table.alice.type(WATCH, show="No")
    await table.quiet()
    assert table.alice.text == "Done. The link no longer works."
    assert (await get(session, port, token))[0] == 404


@pytest.mark.parametrize("how", ["taken back", "forgotten"])
async def test_the_last_post_loses_the_link_with_it(table: Table, how: str) -> None:
    await watched(table)
    await table.alice.type("risk table vote", about="draw")
    await table.quiet()
    await votes(table, alice="yes")
    post = table.last("rematch")
    assert links(post) == [f"{BASE}/w/{await address(table)}"]
    if how == "taken back":
        await table.alice.type(WATCH, show="No")
    else:
        await table.bot.services.personal_data.erase(table.alice.id)
    await table.quiet()
    assert table.last("rematch").id == post.id
    assert links(table.last("rematch")) == []


# ---- the process that serves


async def test_a_table_that_cannot_be_loaded_now_keeps_its_address(
    table: Table, session: ClientSession, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await watched(table)
    token = await address(table)
    with monkeypatch.context() as failing:
        failing.setattr(table.bot.services.watch._runner, "load", lambda table: 1 / 0)
        assert (await get(session, port, token))[0] == 503
    assert (await get(session, port, token))[0] == 200


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("/nowhere/risk.sqlite3", "unable to open database file"),
        ("postgresql://risk:hush@127.0.0.1:1/risk", "Connection refused"),
    ],
)
async def test_a_reader_is_told_at_once_that_the_database_cannot_be_read(
    table: Table, session: ClientSession, port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
    database: str, why: str,
) -> None:  # fmt: skip
    await watched(table)
    monkeypatch.setattr(table.bot.services.watch._runner.store.engine, "address", address_of(database))
    async with asyncio.timeout(PATIENCE):
        assert (await get(session, port, await address(table)))[0] == 503
    assert "cannot be watched: " in caplog.text
    assert why in caplog.text
    assert "hush" not in caplog.text


async def test_nothing_is_started_until_somebody_watches(table: Table, session: ClientSession, port: int) -> None:
    await watched(table)
    watch = table.bot.services.watch
    assert watch._transport is None
    assert (await get(session, port, "x" * 22))[0] == 404
    assert watch._transport is not None


@pytest.mark.usefixtures("real_process")
async def test_a_process_that_dies_is_started_again_by_the_next_reader(
    table: Table, session: ClientSession, port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(service, "START_AGAIN", 0.01)
    processes: list[service.Popen[bytes]] = []
    started = service.Popen
    monkeypatch.setattr(service, "Popen", lambda *a, **k: (processes.append(started(*a, **k)), processes[-1])[1])
    await watched(table)
    token = await address(table)
    assert (await get(session, port, token))[0] == 200
    processes[0].kill()
    processes[0].wait()
    for _ in range(500):
        if "the process that serves pages ended with -9" in caplog.text:
            break
        await asyncio.sleep(0.01)
    assert (await get(session, port, token))[0] == 200
    assert len(processes) == 2


async def test_a_process_that_cannot_be_started_is_tried_again(
    table: Table, session: ClientSession, port: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*about: object, **more: object) -> None:
        monkeypatch.setattr(service, "Popen", ThreadInstead)
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr(service, "START_AGAIN", 0.01)
    monkeypatch.setattr(service, "Popen", fail)
    await watched(table)
    assert (await get(session, port, await address(table)))[0] == 200
    assert "nobody can watch: the process that serves pages cannot be started (OSError" in caplog.text


async def test_a_port_that_is_taken_is_logged_and_the_bot_plays_on(
    table: Table, port: int, caplog: pytest.LogCaptureFixture
) -> None:
    await table.bot.services.watch.close()
    with socket.create_server((service.HOST, port)):
        await table.bot.services.watch.open()
    assert f"nobody can watch: port {port} of 127.0.0.1 cannot be listened on (Address already in use)" in caplog.text
    await watched(table)
    assert table.alice.text == "Done. The page shows what everybody knows."


async def test_the_process_is_told_no_secret(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    await watched(table)
    watch, session = table.bot.services.watch, await table.session()
    monkeypatch.setattr(watch, "_say", lambda message: said.append(json.dumps(message)))
    await watch._tell_game(session.table.id)
    (told,) = said
    assert session.table.secret.hex() not in told
    assert session.key.hex() not in told
