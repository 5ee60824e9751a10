"""A relay of the beacon on this machine, which gives the rounds that quicknet has published, and can be down."""

from __future__ import annotations

from typing import Self

from aiohttp import web
from aiohttp.test_utils import TestServer
from support.processes.quicknet import SIGNATURES

from bot.services.beacon import LEAD, BeaconClient
from bot.services.starts import POSTING
from rules.records import QUICKNET

ROUND = 32285086
NAMED_AT = QUICKNET.time_of(ROUND) - POSTING - LEAD
"""The moment (seconds since 1970) at which a list names this round."""


class FakeRelay:
    """One relay. `asked` are the rounds that it was asked for; while it is not `up` it answers none."""

    def __init__(self) -> None:
        self.up = True
        self.asked: list[int] = []
        app = web.Application()
        app.router.add_get("/{chain}/public/{round}", self._answer)
        self._server = TestServer(app)

    async def __aenter__(self) -> Self:
        await self._server.start_server(shutdown_timeout=0)
        self.client = BeaconClient([str(self._server.make_url("/")).rstrip("/")])
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._server.close()

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        number = int(request.match_info["round"])
        self.asked.append(number)
        if not self.up or number not in SIGNATURES:
            return web.Response(status=503)
        return web.json_response({"round": number, "signature": SIGNATURES[number]})
