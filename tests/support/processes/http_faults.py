"""A proxy that fails a share of requests with an error or no answer, before or after passing them on."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable

from aiohttp import web

from bot.local_discord import Loopback

FAULTS = ("500", "500 done", "502", "502 done", "429", "429 bare", "nothing", "nothing done", "nothing done")
"""The last fault is listed twice: it tempts a program to send a message again."""

HARDER = 3
"""How much more often new messages get a fault: they are few, and they matter most."""


class HttpFaults:
    """A proxy before a loopback's REST interface; inactive until `share` is above 0.

    `given` counts the faults, `sends` those of new messages. `taken` is called once, when the bot's next new message is
    in its channel and the bot does not know yet.
    """

    def __init__(self, loopback: Loopback, seed: int) -> None:
        self.share = 0.0
        self.given: Counter[str] = Counter()
        self.sends: Counter[str] = Counter()
        self.taken: Callable[[], None] | None = None
        self._random = random.Random(seed)
        self._answer = loopback.rest.answer
        loopback.rest.answer = self.answer  # type: ignore[method-assign]

    async def answer(self, request: web.Request) -> web.Response:
        if self._random.random() >= self.share * (HARDER if _sends(request) else 1):
            self.given["answered"] += 1
            answer = await self._answer(request)
            if self.taken is not None and _sends(request):
                told, self.taken = self.taken, None
                told()
            return answer
        fault = self._fault(request)
        self.given[fault] += 1
        if fault.endswith("done"):
            await self._answer(request)
        if fault.startswith("nothing"):
            assert request.transport is not None
            request.transport.abort()
        return _reply(fault)

    def _fault(self, request: web.Request) -> str:
        """Any fault; new messages get all of them in turn, the last one first."""
        if not _sends(request):
            return self._random.choice(FAULTS)
        fault = FAULTS[self.sends.total() % len(FAULTS) - 1]
        self.sends[fault] += 1
        return fault

    @property
    def enough(self) -> bool:
        """Whether every fault has occurred, most of them for new messages."""
        return all(self.given[fault] for fault in FAULTS) and self.sends.total() >= len(FAULTS)


def _sends(request: web.Request) -> bool:
    return request.method == "POST" and request.path.endswith("/messages")


def _reply(fault: str) -> web.Response:
    if fault == "429":
        told = {"message": "You are being rate limited.", "retry_after": 0.05, "global": False}
        headers = {"Content-Type": "application/json", "Via": "1.1 google", "X-RateLimit-Scope": "shared"}
        return web.Response(body=json.dumps(told).encode(), status=429, headers=headers)
    status = int(fault[:3]) if fault[:3].isdecimal() else 500
    return web.Response(text="error", status=status)
