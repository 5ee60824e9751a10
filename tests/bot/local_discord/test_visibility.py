"""Secrets at the local table: private messages, links, the server's endpoints."""

import aiohttp
import pytest
from yarl import URL

from bot.local_discord import NotPossible


async def test_a_private_answer_is_for_its_reader_alone(table):
    alice, bob = table.page("Alice"), table.page("Bob")
    async with bot_feed(bob) as seen_by_bob:
        assert await alice.act("slash", command="risk hand", options={}) == {}
        await alice.act("say", text="done")
        told = await seen_by_bob.receive_json(timeout=2)
    hand = (await alice.greeting())["messages"][str(table.room)][0]
    assert hand["content"] == "Your hand: the Lighthouse."
    assert hand["ephemeral"]
    assert [one["content"] for one in told["messages"]] == ["done"]
    assert "Lighthouse" not in str(await bob.greeting())

    file = hand["attachments"][0]["url"]
    assert await fetch(table, alice.link + file) == 200
    assert await fetch(table, bob.link + file) == 404
    with pytest.raises(NotPossible):
        await table.loopback.player("Bob").click(table.room, int(hand["id"]), "anything")


async def test_only_its_owner_may_dismiss_a_private_answer_and_then_it_stays_away(table):
    alice, bob = table.page("Alice"), table.page("Bob")
    await alice.act("slash", command="risk hand", options={})
    hand = (await alice.greeting())["messages"][str(table.room)][0]
    await bob.act("dismiss", message=hand["id"])
    assert (await alice.greeting())["messages"][str(table.room)]
    await alice.act("dismiss", message=hand["id"])
    assert not (await alice.greeting())["messages"][str(table.room)]
    assert await fetch(table, alice.link + hand["attachments"][0]["url"]) == 404


async def test_direct_messages_and_private_threads_are_not_on_other_pages(table):
    alice, bob, carol = (table.page(name) for name in ("Alice", "Bob", "Carol"))
    board = await alice.begin()
    await alice.act("click", message=await alice.panel(board), custom_id="demo:direct")
    await alice.act("slash", command="risk room", options={"private": True, "guest": str(bob.person.id)})
    for page, mission, thread in ((alice, True, True), (bob, False, True), (carol, False, False)):
        told = str(await page.greeting())
        assert ("Your secret mission" in told) is mission
        assert ("war room" in told) is thread


async def test_a_form_belongs_to_the_one_who_opened_it(table):
    alice, bob = table.page("Alice"), table.page("Bob")
    board = await alice.begin()
    shown = await alice.act("click", message=await alice.panel(board), custom_id="demo:form")
    values = {"number": "2", "land": ["Midvale"], "why": ""}
    assert (await bob.act("submit", form=shown["form"], values=values))["gone"]
    assert await alice.act("submit", form=shown["form"], values=values) == {}
    assert (await alice.act("submit", form=shown["form"], values=values))["gone"]


async def test_links_open_one_page_each_and_nothing_opens_without_one(table):
    address, alice = table.loopback.address, table.page("Alice")
    host = table.site.address
    assert len({table.site.link(one) for one in table.loopback.people.those}) == 4
    for path in ("/", "/look/look.css"):
        assert await fetch(table, address + path) == 200
    for path in ("/p/guess/", "/host/guess/", "/host/guess/people", f"/host/guess/as/{alice.person.id}/"):
        assert await fetch(table, address + path) == 404
    async with table.web.get(address + "/") as doorstep:
        assert table.loopback.people.host_key not in await doorstep.text()
    assert await fetch(table, f"{host}as/{alice.person.id}/") == 200
    told = str(await alice.greeting())
    assert table.loopback.people.host_key not in told
    assert all(one.key not in told for one in table.loopback.people.those)
    for path in ("/look/../people.json", "/look/%2e%2e/site.py", "/look/site.py"):
        assert await fetch(table, URL(address + path, encoded=True)) == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1:1", "localhost"])
async def test_another_host_name_is_refused(table, host):
    for path in ("/", "/api/v10/users/@me", "/gateway"):
        assert await fetch(table, table.loopback.address + path, Host=host) == 403


async def test_another_origin_can_neither_act_nor_listen_nor_speak_as_the_bot(table):
    alice = table.page("Alice")
    for origin in ({}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
        async with table.web.post(alice.link + "act", json={"kind": "say", "text": "hm"}, headers=origin) as answer:
            assert answer.status == 403
        async with table.web.post(table.site.address + "people", json={"name": "Eve"}, headers=origin) as answer:
            assert answer.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await table.web.ws_connect(alice.link + "live", headers=origin)
        assert refused.value.status == 403
    token = {"Authorization": f"Bot {table.loopback.token}", **alice.origin}
    assert await fetch(table, table.loopback.api + "/users/@me", **token) == 403
    assert not table.loopback.player("Alice").messages(table.room)


async def test_every_answer_is_hardened(table):
    alice = table.page("Alice")
    for url in (alice.link, table.site.address, table.loopback.address + "/", table.loopback.address + "/p/guess/"):
        async with table.web.get(url) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "style-src 'self';" in policy
            assert "unsafe" not in policy
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["Cache-Control"] == "no-store"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_what_people_upload_is_never_shown_as_a_page(table):
    await table.bot.get_channel(table.room).send(file=as_file(b"<script>1</script>", "x.html"))
    alice = table.page("Alice")
    file = (await alice.greeting())["messages"][str(table.room)][0]["attachments"][0]
    async with table.web.get(alice.link + file["url"]) as answer:
        assert answer.headers["Content-Type"] == "application/octet-stream"
        assert answer.headers["Content-Disposition"] == 'attachment; filename="x.html"'


async def test_it_listens_on_the_loopback_address_only(table):
    assert [host for host, _ in table.loopback._runner.addresses] == ["127.0.0.1"]


async def test_nothing_secret_is_logged(table, caplog):
    caplog.set_level("DEBUG", "bot.local_discord")
    alice = table.page("Alice")
    await alice.act("slash", command="risk hand", options={})
    webhook = f"{table.loopback.api}/webhooks/1/not-a-token"
    async with table.web.post(webhook, json={"content": "x"}) as answer:
        assert answer.status == 404
    assert "/webhooks/1:" in caplog.text
    for secret in ("not-a-token", "Lighthouse", table.loopback.token, alice.person.key):
        assert secret not in caplog.text


def bot_feed(page):
    return _Following(page)


class _Following:
    """A live feed after its first message."""

    def __init__(self, page):
        self.manager = page.live()

    async def __aenter__(self):
        socket = await self.manager.__aenter__()
        assert (await socket.receive_json(timeout=2))["kind"] == "hello"
        return socket

    async def __aexit__(self, *problem):
        return await self.manager.__aexit__(*problem)


async def fetch(table, url, **headers):
    async with table.web.get(url, headers=headers, allow_redirects=False) as answer:
        return answer.status


def as_file(raw, name):
    import io

    import discord

    return discord.File(io.BytesIO(raw), name)
