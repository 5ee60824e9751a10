"""A network that fails as a test likes: it carries connections to one address, and cuts, swallows or delays them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from types import TracebackType

MOST = 2**16


class FaultyNetwork:
    """Carries whatever connects to `port` of this machine to a port behind it. `delay`: seconds that each commit takes
    longer."""

    def __init__(self, behind: int) -> None:
        self._behind = behind
        self._swallows = self._refuses = False
        self.delay = self._stalls_until = 0.0
        self._open: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> FaultyNetwork:
        self._server = await asyncio.start_server(self._begin, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        self._cut()
        for one in self._carrying:
            one.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def swallow(self) -> None:
        """Let nothing arrive that is sent, and tell nobody: it is lost, and so is its connection."""
        self._swallows = True

    def refuse(self) -> None:
        """Close every connection, and take no new one."""
        self._refuses = True
        self._cut()

    def stall(self, seconds: float) -> None:
        """Hold everything up for so many seconds."""
        self._stalls_until = monotonic() + seconds

    def carry(self) -> None:
        """Carry everything again."""
        self._swallows = self._refuses = False

    def _cut(self) -> None:
        for writer in self._open:
            writer.transport.abort()

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        carrying = asyncio.create_task(self._carry(reader, writer))
        self._carrying.add(carrying)
        carrying.add_done_callback(self._carrying.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self._refuses:
                raise ConnectionRefusedError
            there, back = await asyncio.open_connection("127.0.0.1", self._behind)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, back}
        try:
            await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        finally:
            self._open -= {writer, back}
            writer.close()
            back.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lost = False
        with suppress(OSError):
            while sent := await reader.read(MOST):
                lost = lost or self._swallows
                if lost:
                    continue
                await asyncio.sleep(self.delay if b"COMMIT" in sent else 0)
                await asyncio.sleep(max(self._stalls_until - monotonic(), 0))
                writer.write(sent)
                await writer.drain()
        if not lost:
            writer.close()
