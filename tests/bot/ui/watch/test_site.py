"""The site of watched games: the page, its stream, and nothing else; who is late, too slow, or one too many."""

import asyncio
import logging
import re
import socket
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from support.documents.page_texts import unpack_page
from support.live_stream import Told, data_of, events_in, heard
from support.stored_records import stored_steps
from support.watched_game import OPENING, TABLE, TOKEN, GoldenSite, stream_of

from bot.ui.watch import games, site
from bot.ui.watch.process import BotLink
from bot.ui.watch.site import GONE, OVER

PATIENCE = 10.0


@pytest_asyncio.fixture
async def session() -> AsyncIterator[ClientSession]:
    async with ClientSession() as opened:
        yield opened


async def page_at(session: ClientSession, address: str) -> bytes:
    async with session.get(address) as answer:
        assert answer.status == 200
        return await answer.read()


async def status_at(session: ClientSession, address: str) -> int:
    async with session.get(address) as answer:
        return answer.status


async def until_status(session: ClientSession, address: str, status: int) -> None:
    """Ask until this is the answer."""
    async with asyncio.timeout(PATIENCE):
        while await status_at(session, address) != status:
            await asyncio.sleep(0.02)


def asking(page: bytes) -> str:
    """What a page that was opened asks its stream for."""
    data = data_of(page)
    return f"after={data['steps'][-1][0]}&drawn={len(data['figures'])}&code={data['live']['code']}"


async def told(stream: asyncio.StreamReader, count: int = 1) -> list[Told]:
    """The next events of a stream that bring a step or end it."""
    found: list[Told] = []
    while len(found) < count:
        block = await asyncio.wait_for(stream.readuntil(b"\n\n"), PATIENCE)
        found += [event for event in events_in(block) if event.name != "facts"]
    return found


# ---- what is there


async def test_only_the_page_and_its_stream_are_there(session: ClientSession) -> None:
    async with GoldenSite().serve() as page:
        origin = page.removesuffix(f"/w/{TOKEN}")
        for path in ("/", "/w/", f"/w/{TOKEN}/", f"/w/{TOKEN}/record", f"/w/{'x' * 22}", f"/w/{TOKEN}x", "/robots.txt"):
            async with session.get(origin + path) as answer:
                assert (path, answer.status) == (path, 404)
        async with session.post(page) as answer:
            assert answer.status == 405


async def test_a_stream_without_its_news_is_not_there(session: ClientSession) -> None:
    """HEAD of a page says whether it is there; of a stream it would take a reader's place and say nothing."""
    golden = GoldenSite()
    async with golden.serve() as page:
        ask = asking(await page_at(session, page))
        async with session.head(page) as answer:
            assert answer.status == 200
        async with asyncio.timeout(PATIENCE), session.head(f"{page}/live?{ask}") as answer:
            assert answer.status == 405
            assert answer.headers["Allow"] == "GET"
        assert golden.games.readers == 0


@pytest.mark.parametrize("path", ["", "/live?after=no", "x"], ids=["page", "bad request", "nothing"])
async def test_no_answer_is_kept_found_or_told_on(session: ClientSession, path: str) -> None:
    """No search engine lists it, no other site learns its address, no cache keeps it; and any page may frame it."""
    async with GoldenSite().serve() as page, session.get(page + path) as answer:
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["X-Robots-Tag"] == "noindex, nofollow"
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors" not in policy
        assert "X-Frame-Options" not in answer.headers
        assert "Server" not in answer.headers


async def test_the_page_may_connect_to_its_own_server_and_nowhere_else(session: ClientSession) -> None:
    async with GoldenSite().serve() as page, session.get(page) as answer:
        policy, html = answer.headers["Content-Security-Policy"], await answer.text()
        assert "; connect-src 'self'; require-trusted-types-for 'script';" in policy
        assert f'content="{policy}"' in html


async def test_a_table_without_a_game_has_nothing_to_watch(session: ClientSession) -> None:
    async with GoldenSite(missing=True).serve() as page, session.get(page) as answer:
        assert answer.status == 404
        assert await answer.text() == "There is nothing to watch at this address.\n"


async def test_a_game_that_cannot_be_shown_is_said_so_and_logged(
    session: ClientSession, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    golden = GoldenSite()
    monkeypatch.setattr(GoldenSite, "read", lambda *about: 1 / 0)
    async with golden.serve() as page, session.get(page) as answer:
        assert answer.status == 503, "the address is there, and may work later"
        assert answer.headers["Retry-After"] == "60"
        assert await answer.text() == "This does not work now. Try again later.\n"
    assert "table 7 cannot be watched: ZeroDivisionError" in caplog.text
    assert golden.let_go == [TABLE]


@pytest.mark.parametrize("ask", ["", "after=1", "after=-1&drawn=0&code=x", "after=1&drawn=999999999999&code=x"])
async def test_a_stream_that_is_asked_for_wrongly_is_refused(session: ClientSession, ask: str) -> None:
    async with GoldenSite().serve() as page, session.get(f"{page}/live?{ask}") as answer:
        assert answer.status == 400
        assert await answer.text() == "This is not what the page asks for.\n"


@pytest.mark.parametrize(
    "request_line",
    [f"GET /w/{TOKEN}?{'a' * 9000} HTTP/1.1", f"GET /w/{TOKEN} HTTP/9.x", f"/w/{TOKEN}", f"<{TOKEN}> / HTTP/1.1"],
    ids=["too long", "no version", "no method", "no word"],
)
async def test_a_request_that_is_none_is_answered_as_others_and_leaves_its_kind_alone_in_the_log(
    request_line: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a link, which is secret, nor the address of whoever sent it."""
    caplog.set_level(logging.DEBUG)
    async with GoldenSite().serve() as page:
        host, port = page.removeprefix("http://").split("/")[0].split(":")
        reading, writing = await asyncio.open_connection(host, int(port))
        writing.write(f"{request_line}\r\nHost: x\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n".encode())
        answer = await asyncio.wait_for(reading.read(), PATIENCE)
        writing.close()
    assert answer.startswith(b"HTTP/1.0 400 Bad Request\r\n")
    assert b"\r\nReferrer-Policy: no-referrer\r\n" in answer
    assert b"\r\nServer:" not in answer
    (line,) = [logging.Formatter().format(record) for record in caplog.records if "request" in record.getMessage()]
    assert re.fullmatch(r"a request was not answered: [A-Z]\w+", line)
    everything = "".join(map(logging.Formatter().format, caplog.records))
    assert TOKEN not in everything
    assert "203.0.113.7" not in everything
    assert "127.0.0.1" not in everything


# ---- live


async def test_a_step_is_told_within_a_second_of_its_commit(session: ClientSession) -> None:
    golden = GoldenSite()
    async with golden.serve() as page:
        opened = await page_at(session, page)
        stream = await stream_of(session, page, asking(opened))
        await golden.play()
        (step,) = await asyncio.wait_for(told(stream), 1.0)
        assert step.number == data_of(opened)["steps"][-1][0] + 1
        assert step.data["step"][0] == step.number


async def test_the_page_is_made_once_a_step_and_not_once_a_reader(
    session: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    document = games.LivePage.document
    monkeypatch.setattr(games.LivePage, "document", lambda self: (made.append(self.told), document(self))[1])
    golden = GoldenSite()
    async with golden.serve() as page:
        same = await asyncio.gather(*(page_at(session, page) for _ in range(20)))
        assert len(made) == 1
        assert len(set(same)) == 1
        await golden.play()
        assert len(made) == 1, "a step alone makes no page"
        await page_at(session, page)
        assert len(made) == 2
        assert golden.asked == [TABLE]


async def test_a_secret_answer_that_was_only_changed_makes_no_page(
    session: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Making it anew takes many times as long as sending it, which a reader can measure."""
    made: list[int] = []
    document = games.LivePage.document
    monkeypatch.setattr(games.LivePage, "document", lambda self: (made.append(self.told), document(self))[1])
    rows = stored_steps("classic-secret-mission", OPENING)
    changed = replace(rows[-1], seq=rows[-1].seq + 1, events=(), draws=(), undoes=None)
    golden = GoldenSite(rows=[*rows, changed])
    async with golden.serve() as page:
        before = await page_at(session, page)
        await golden.play()
        assert await page_at(session, page) == before
        assert len(made) == 1


async def test_a_reader_who_lost_the_stream_resumes_with_what_was_missed(session: ClientSession) -> None:
    """As browsers do it: the same address, and the last event that was heard."""
    golden = GoldenSite()
    async with golden.serve() as page:
        opened = await page_at(session, page)
        stream = await stream_of(session, page, asking(opened))
        await golden.play(3)
        heard_of = await told(stream, 2)
        await golden.play(4)
        again = await stream_of(session, page, asking(opened), **{"Last-Event-ID": str(heard_of[-1].number)})
        missed = await told(again, 5)
        numbers = [event.number for event in (*heard_of, *missed)]
        first = data_of(opened)["steps"][-1][0]
        assert numbers == list(range(first + 1, first + 8))


async def test_a_restart_loses_no_step(session: ClientSession) -> None:
    """The page of the process before goes on at the next one, which has baked the game anew."""
    before, after = GoldenSite(), GoldenSite(last=80)
    async with before.serve() as page:
        opened = await page_at(session, page)
    async with after.serve() as page:
        stream = await stream_of(session, page, asking(opened))
        await after.play()
        followed, now = data_of(opened), data_of(await page_at(session, page))
        assert len(now["steps"]) > len(followed["steps"])
        while len(followed["steps"]) < len(now["steps"]):
            followed = heard(followed, await asyncio.wait_for(stream.readuntil(b"\n\n"), PATIENCE))
        assert followed["steps"] == now["steps"]


async def test_battles_and_moments_follow_a_while_later(
    session: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "SUMMARY_AFTER", 0.05)
    golden = GoldenSite(name="lotr-base-six")
    async with golden.serve() as page:
        opened = await page_at(session, page)
        stream = await stream_of(session, page, asking(opened))
        await golden.play(40)
        known = data_of(opened)
        while known["battles"] == data_of(opened)["battles"]:
            known = heard(known, await asyncio.wait_for(stream.readuntil(b"\n\n"), PATIENCE))
        assert known["battles"] == data_of(await page_at(session, page))["battles"]


# ---- the end, and addresses that are taken back


@pytest.mark.parametrize(("word", "name"), [(OVER, "over"), (GONE, "gone")])
async def test_the_end_of_a_stream_says_why(session: ClientSession, word: bytes, name: str) -> None:
    golden = GoldenSite()
    async with golden.serve() as page:
        opened = await page_at(session, page)
        stream = await stream_of(session, page, asking(opened))
        await golden.play()
        golden.games.close(TABLE, word)
        *_, last = await told(stream, 2)
        assert last.name == name
        assert await asyncio.wait_for(stream.read(), PATIENCE) == b""
        assert golden.let_go == [TABLE]


@pytest.mark.parametrize("whole", [True, False])
async def test_afterwards_the_whole_truth_is_shown_only_where_the_table_chose_that(
    session: ClientSession, whole: bool
) -> None:
    golden = GoldenSite(name="godstorm/four", last=139, over=True, whole=whole)
    async with golden.serve() as page:
        html = (await page_at(session, page)).decode()
        data = unpack_page(html).data
        assert ("record" in data["blobs"]) is whole
        assert "live" not in data
        assert "connect-src" not in html
        async with session.get(f"{page}/live?after=1&drawn=1&code=x") as answer:
            assert answer.status == 200
            assert answer.content_type == "text/event-stream"
            assert await answer.read() == OVER, "whoever was away at the end learns of it"


@pytest.mark.parametrize("path", ["", "/live?"], ids=["page", "stream"])
@pytest.mark.parametrize("slow", ["open", "answer"])
async def test_an_old_link_leads_nowhere_once_its_table_has_moved(
    session: ClientSession, monkeypatch: pytest.MonkeyPatch, path: str, slow: str
) -> None:
    """Also for whoever asked before, and waited while the game was opened or its page made."""
    golden, begun, go_on = GoldenSite(), threading.Event(), threading.Event()

    def held(work: Callable[..., object]) -> Callable[..., object]:
        return lambda *about: (begun.set(), go_on.wait(PATIENCE), work(*about))[2]

    async with golden.serve() as page:
        ask = asking(await page_at(session, page))
        if slow == "open":
            golden.games.close(TABLE)
            monkeypatch.setattr(GoldenSite, "read", held(GoldenSite.read))
        else:
            await golden.play()
            for name in ("document", "events_after"):
                monkeypatch.setattr(games.LivePage, name, held(getattr(games.LivePage, name)))
        asked = asyncio.create_task(session.get(page + path + (ask if path else "")))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        BotLink(None).hear({"token": "n" * 22, "table": TABLE}, golden.games, golden.tables)  # type: ignore[arg-type]
        go_on.set()
        async with asyncio.timeout(PATIENCE), await asked as answer:
            assert answer.status == 404
        await page_at(session, page.replace(TOKEN, "n" * 22))


# ---- too slow, one too many, gone again


def who_reads_nothing(page: str, path: str = "") -> socket.socket:
    """The connection of a reader who asks for something, and then reads nothing."""
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = page.removeprefix("http://").split("/")[0].split(":")
    slow.connect((host, int(port)))
    slow.sendall(f"GET /w/{TOKEN}{path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    return slow


async def test_who_is_sent_a_page_is_counted_and_cut_off_after_a_while(
    session: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "MOST_READERS", 1)
    monkeypatch.setattr(games.LivePage, "document", lambda page: b"x" * 2**24)
    loop = asyncio.get_running_loop()
    now = loop.time
    async with GoldenSite().serve() as page:
        await page_at(session, page)
        with who_reads_nothing(page) as slow, monkeypatch.context() as later:
            await until_status(session, f"{page}x", 503)
            later.setattr(loop, "time", lambda: now() + site.PAGE_SLOW)
            await until_status(session, f"{page}x", 404)
            slow.settimeout(PATIENCE)
            assert sum(map(len, iter(lambda: slow.recv(2**20), b""))) < 2**24, "its end does not come"


async def test_a_slow_reader_is_cut_off_and_resumes(session: ClientSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "SLOW", 0.2)
    golden = GoldenSite()
    async with golden.serve() as page:
        opened = await page_at(session, page)
        slow = who_reads_nothing(page, f"/live?{asking(opened)}")
        while not golden.games.readers:
            await asyncio.sleep(0.01)
        game = await golden.games.get(TABLE)
        assert game is not None
        for _ in range(40):
            game._tell(b":" + b"x" * 2**18 + b"\n\n")
            await asyncio.sleep(0.01)
        for _ in range(200):
            if not golden.games.readers:
                break
            await asyncio.sleep(0.02)
        assert golden.games.readers == 0
        slow.close()
        await golden.play()
        stream = await stream_of(session, page, asking(opened))
        assert (await told(stream))[0].name == "step"


async def test_so_many_readers_watch_and_no_more(session: ClientSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "MOST_READERS", 3)
    async with GoldenSite().serve() as page:
        opened = await page_at(session, page)
        streams = [await session.get(f"{page}/live?{asking(opened)}") for _ in range(3)]
        async with session.get(page) as answer:
            assert answer.status == 503
            assert answer.headers["Retry-After"] == "60"
            assert await answer.text() == "Too many people are watching. Try again later.\n"
        streams[0].close()
        for _ in range(100):
            async with session.get(page) as answer:
                if answer.status == 200:
                    break
            await asyncio.sleep(0.02)
        assert answer.status == 200


async def test_one_person_who_comes_and_goes_keeps_nobody_out(
    session: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has left is counted no more, though the game stands still and no news are sent."""
    monkeypatch.setattr(site, "MOST_READERS", 3)
    golden = GoldenSite()
    async with golden.serve() as page:
        ask = asking(await page_at(session, page))
        for _ in range(10):
            stream = await session.get(f"{page}/live?{ask}")
            assert stream.status == 200
            stream.close()
            async with asyncio.timeout(PATIENCE / 2):  # well before a heartbeat
                while golden.games.readers:
                    await asyncio.sleep(0.001)
        await page_at(session, page)


@pytest.mark.parametrize("path", ["", "/live?"], ids=["page", "stream"])
async def test_who_leaves_while_being_answered_disturbs_no_step(
    session: ClientSession, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """What is made for them in a thread is made to its end before the next step changes what it reads."""
    golden, order = GoldenSite(), list[str]()
    begun, go_on = threading.Event(), threading.Event()

    def held(name: str, work: Callable[..., bytes]) -> Callable[..., bytes]:
        def slow(*about: object) -> bytes:
            begun.set()
            go_on.wait(PATIENCE)
            order.append(name)
            return work(*about)

        return slow

    async with golden.serve() as page:
        ask = asking(await page_at(session, page))
        stream = await stream_of(session, page, ask)
        await golden.play()
        await told(stream)
        for name in ("document", "events_after"):
            monkeypatch.setattr(games.LivePage, name, held("answered", getattr(games.LivePage, name)))
        add = games.LivePage.add
        monkeypatch.setattr(games.LivePage, "add", lambda *about: (order.append("step"), add(*about))[1])
        asked = asyncio.create_task(session.get(page + path + (ask if path else "")))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        asked.cancel()
        playing = asyncio.create_task(golden.play())
        await asyncio.sleep(0.1)
        go_on.set()
        await asyncio.wait_for(playing, PATIENCE)
        assert order == ["answered", "step"]
        assert [event.name for event in await told(stream)] == ["step"]


async def test_a_thousand_watch() -> None:
    assert site.MOST_READERS == 1000


async def test_a_game_that_nobody_watches_is_forgotten_and_opened_again(
    session: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    golden = GoldenSite()
    async with golden.serve() as page:
        opened = await page_at(session, page)
        stream = await session.get(f"{page}/live?{asking(opened)}")
        monkeypatch.setattr(games, "IDLE", 0.0)
        golden.games.forget_idle()
        assert golden.let_go == [], "somebody watches"
        stream.close()
        while golden.games.readers:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)
        golden.games.forget_idle()
        assert golden.let_go == [TABLE]
        await page_at(session, page)
        assert golden.asked == [TABLE, TABLE]


async def test_a_stream_without_news_is_kept_alive(session: ClientSession, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "HEARTBEAT", 0.02)
    async with GoldenSite().serve() as page:
        opened = await page_at(session, page)
        stream = await stream_of(session, page, asking(opened))
        assert await asyncio.wait_for(stream.readuntil(b":\n\n"), PATIENCE)
