"""The beacon's client against relays on this machine: honest, slow, lying and dead ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer, unused_port
from support.processes.quicknet import SIGNATURES

from bot.services.beacon import LEAD, BeaconClient
from rules.records import QUICKNET

ROUND = 1000
PATIENCE = 0.6
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


def answering(**setup: Any) -> Answer:
    """A relay that answers every request with this JSON."""

    async def answer(request: web.Request) -> web.StreamResponse:
        return web.json_response(setup)

    return answer


async def honest(request: web.Request) -> web.StreamResponse:
    number = int(request.match_info["round"])
    return web.json_response({"round": number, "randomness": "00", "signature": SIGNATURES[number]})


async def another_round(request: web.Request) -> web.StreamResponse:
    """As a relay that gives its newest round, whichever was asked for."""
    return web.json_response({"round": 32285086, "signature": SIGNATURES[32285086]})


async def slow(request: web.Request) -> web.StreamResponse:
    await asyncio.sleep(30)
    return await honest(request)


async def trickling(request: web.Request) -> web.StreamResponse:
    """A relay that never ends its answer."""
    response = web.StreamResponse()
    await response.prepare(request)
    while True:
        await response.write(b" ")
        await asyncio.sleep(0.05)


async def endless(request: web.Request) -> web.StreamResponse:
    """A relay whose answer is larger than any memory."""
    response = web.StreamResponse()
    await response.prepare(request)
    while True:
        await response.write(b"[" * 65536)


async def broken(request: web.Request) -> web.StreamResponse:
    return web.Response(status=500)


async def not_yet(request: web.Request) -> web.StreamResponse:
    return web.Response(status=404, text="not found")


async def redirecting(request: web.Request) -> web.StreamResponse:
    raise web.HTTPFound("http://127.0.0.1:1/elsewhere")


async def no_json(request: web.Request) -> web.StreamResponse:
    return web.Response(body=b"\xff\xfe<html>")


LIARS: dict[str, Answer] = {
    "another round's signature": answering(round=ROUND, signature=SIGNATURES[657413]),
    "another round": another_round,
    "a signature cut short": answering(round=ROUND, signature=SIGNATURES[ROUND][:-2]),
    "a changed signature": answering(round=ROUND, signature=SIGNATURES[ROUND][:-1] + "0"),
    "no hex": answering(round=ROUND, signature="z" * 96),
    "a list for a signature": answering(round=ROUND, signature=[1, 2]),
    "no round": answering(signature=SIGNATURES[ROUND]),
    "a round as text": answering(round=str(ROUND), signature=SIGNATURES[ROUND]),
    "true for a round": answering(round=True, signature=SIGNATURES[ROUND]),
    "an error": broken,
    "not published yet": not_yet,
    "a redirection": redirecting,
    "no JSON": no_json,
    "an endless answer": endless,
    "an answer by drops": trickling,
    "a late answer": slow,
}


@asynccontextmanager
async def relays(*answers: Answer) -> AsyncIterator[list[str]]:
    """Relays that give these answers, at their addresses."""
    servers = []
    for answer in answers:
        app = web.Application()
        app.router.add_get("/{chain}/public/{round}", answer)
        servers.append(TestServer(app))
    try:
        for server in servers:
            await server.start_server(shutdown_timeout=0)
        yield [str(server.make_url("/")).rstrip("/") for server in servers]
    finally:
        for server in servers:
            await server.close()


def dead() -> str:
    return f"http://127.0.0.1:{unused_port()}"


@pytest.mark.parametrize("number", [123, ROUND, 32285086])
async def test_an_honest_relay_gives_the_rounds_signature(number: int) -> None:
    async with relays(honest) as addresses:
        assert await BeaconClient(addresses, PATIENCE).signature(number) == bytes.fromhex(SIGNATURES[number])


async def test_an_answer_in_pieces_is_read_to_its_end() -> None:
    async def in_pieces(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        for piece in ('{"round": 1000, "sig', f'nature": "{SIGNATURES[ROUND]}', '"}'):
            await response.write(piece.encode())
            await asyncio.sleep(0.05)
        return response

    async with relays(in_pieces) as addresses:
        assert await BeaconClient(addresses, PATIENCE).signature(ROUND) == bytes.fromhex(SIGNATURES[ROUND])


async def test_the_very_round_of_the_chain_is_asked_for() -> None:
    asked = []

    async def note(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        return await honest(request)

    async with relays(note) as addresses:
        await BeaconClient(addresses, PATIENCE).signature(ROUND)
    assert asked == [f"/{QUICKNET.hash}/public/{ROUND}"]


@pytest.mark.parametrize("liar", LIARS)
async def test_no_other_answer_is_believed(liar: str) -> None:
    async with relays(LIARS[liar]) as addresses:
        begun = time.monotonic()
        assert await BeaconClient(addresses, PATIENCE).signature(ROUND) is None
        assert time.monotonic() - begun < PATIENCE + 5


@pytest.mark.parametrize("liar", LIARS)
async def test_one_honest_relay_is_enough_beside_a_bad_and_a_dead_one(liar: str) -> None:
    async with relays(LIARS[liar], honest) as addresses:
        client = BeaconClient([dead(), *addresses], patience=20)
        begun = time.monotonic()
        assert await client.signature(ROUND) == bytes.fromhex(SIGNATURES[ROUND])
        assert time.monotonic() - begun < 10, "it does not wait for the slow one"


async def test_where_all_relays_are_dead_there_is_no_signature() -> None:
    assert await BeaconClient([dead(), dead()], PATIENCE).signature(ROUND) is None


async def test_a_relay_that_comes_back_gives_the_same_round() -> None:
    up = False

    async def down_and_up(request: web.Request) -> web.StreamResponse:
        return await (honest if up else broken)(request)

    async with relays(down_and_up) as addresses:
        client = BeaconClient(addresses, PATIENCE)
        assert await client.signature(ROUND) is None
        up = True
        assert await client.signature(ROUND) == bytes.fromhex(SIGNATURES[ROUND])


def test_the_round_that_is_named_comes_at_least_half_a_minute_later() -> None:
    for now in range(1_800_000_000, 1_800_000_010):
        named = BeaconClient().name_round(now)
        assert LEAD >= 30
        assert LEAD <= QUICKNET.time_of(named.number) - now < LEAD + QUICKNET.period
        assert (named.chain, named.settled) == (QUICKNET.hash, False)
