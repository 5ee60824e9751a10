"""Readers of watched games, in a process of their own: they open pages and streams, and note when a step came last."""

from __future__ import annotations

import asyncio
import json
import sys
from base64 import b64decode
from http import HTTPStatus
from time import time
from typing import Any
from zlib import decompress

from aiohttp import ClientResponse, ClientSession, ClientTimeout, TCPConnector

from bot.ui.watch.process import allow_files
from bot.ui.watch.site import MOST_READERS

CONNECTED = "connected"
"""What is said once all streams are open."""
START, END = b'id="data">', b"<"


class Watchers:
    """Readers of some games. `seen` is when one of them got a step last, `steps` how many they got in all."""

    def __init__(self) -> None:
        self.seen, self.steps = 0.0, 0

    async def open(self, session: ClientSession, page: str, readers: int) -> list[ClientResponse]:
        """Open a page, and so many streams of it."""
        async with session.get(page) as answer:
            data = _data_of(await answer.read())
        ask = {"after": data["steps"][-1][0], "drawn": len(data["figures"]), "code": data["live"]["code"]}
        return [await session.get(f"{page}/live", params=ask, raise_for_status=True) for _ in range(readers)]

    async def read(self, stream: ClientResponse) -> None:
        """Read a stream until the process ends."""
        async for line in stream.content:
            if line.startswith(b"event: step"):
                self.seen, self.steps = time(), self.steps + 1


def _data_of(page: bytes) -> dict[str, Any]:
    block = decompress(b64decode(page.split(START, 1)[1].split(END, 1)[0]))
    data: dict[str, Any] = json.loads(block[4 : 4 + int.from_bytes(block[:4], "big")])
    return data


async def _read(base: str, each: int, tokens: list[str]) -> None:
    """Let so many readers watch each game; say when they do, and at the end what they saw."""
    watchers = Watchers()
    async with ClientSession(connector=TCPConnector(limit=0), timeout=ClientTimeout(total=None)) as session:
        opened = [await watchers.open(session, f"{base}/w/{token}", each) for token in tokens]
        tasks = [asyncio.create_task(watchers.read(stream)) for streams in opened for stream in streams]
        if len(tasks) >= MOST_READERS:
            async with session.get(f"{base}/w/{tokens[0]}") as refused:
                if refused.status != HTTPStatus.SERVICE_UNAVAILABLE:
                    raise SystemExit(f"one reader more than there may be was answered with {refused.status}")
        _say(CONNECTED)
        await asyncio.to_thread(sys.stdin.readline)
        _say(json.dumps([watchers.seen, watchers.steps]))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """The arguments: the address before `/w/…`, how many readers each game has, and the tokens of the games."""
    base, each, *tokens = sys.argv[1:]
    allow_files()
    asyncio.run(_read(base, int(each), tokens))
