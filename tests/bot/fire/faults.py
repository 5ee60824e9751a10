"""A Discord that answers one request in so many with an error, or not at all, before or after doing what was asked."""

from __future__ import annotations

import json
import random
from collections import Counter

from aiohttp import web

from bot.table import Loopback

FAULTS = ("500", "500 done", "502", "502 done", "429", "429 bare", "nothing", "nothing done")


class Faults:
    """Stands before a loopback's REST interface; harmless until `share` is above 0. `given` counts what it did."""

    def __init__(self, loopback: Loopback, seed: int) -> None:
        self.share = 0.0
        self.given: Counter[str] = Counter()
        self._random = random.Random(seed)
        self._answer = loopback.rest.answer
        loopback.rest.answer = self.answer  # type: ignore[method-assign]

    async def answer(self, request: web.Request) -> web.Response:
        if self._random.random() >= self.share:
            self.given["answered"] += 1
            return await self._answer(request)
        fault = self._random.choice(FAULTS)
        self.given[fault] += 1
        if fault.endswith("done"):
            await self._answer(request)
        if fault.startswith("nothing"):
            assert request.transport is not None
            request.transport.abort()
        return _reply(fault)


def _reply(fault: str) -> web.Response:
    if fault == "429":
        told = {"message": "You are being rate limited.", "retry_after": 0.05, "global": False}
        headers = {"Content-Type": "application/json", "Via": "1.1 google", "X-RateLimit-Scope": "shared"}
        return web.Response(body=json.dumps(told).encode(), status=429, headers=headers)
    status = int(fault[:3]) if fault[:3].isdecimal() else 500
    return web.Response(text="error", status=status)
