"""The process that serves watched games."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from pathlib import Path

from aiohttp import ClientSession

from bot.ui.watch.process import FILES, allow_files, serve
from bot.ui.watch.site import MOST_READERS


async def test_nobody_is_answered_before_the_addresses_are_known(tmp_path: Path) -> None:
    """Who knocks while the process starts is not told that the address is gone."""
    bot, process = socket.socketpair()
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    serving = asyncio.create_task(serve(process, listening))
    async with ClientSession() as session:
        asked = asyncio.create_task(session.get(f"http://127.0.0.1:{port}/w/{'a' * 22}"))
        _, waiting = await asyncio.wait([asked], timeout=0.1)
        assert waiting
        bot.sendall(json.dumps({"database": str(tmp_path / "risk.sqlite3"), "tables": {}}).encode() + b"\n")
        async with asyncio.timeout(10), await asked as answer:
            assert answer.status == 404
    bot.close()
    await serving


def test_as_many_may_watch_as_the_host_is_told() -> None:
    """A process may open 1,024 files unless it asks for more, and some connections are no readers."""
    had = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert had[1] >= FILES, "this machine allows as many as are needed"
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, had[1]))
    try:
        allow_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (FILES, had[1])
        assert FILES > 2 * MOST_READERS
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, had)
