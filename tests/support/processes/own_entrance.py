"""A port of its own at the loopback Discord for one client, which can be cut off there alone."""

from __future__ import annotations

from aiohttp import web

from bot.local_discord import Loopback


class OwnEntrance:
    """One more port of a loopback Discord that has been started. Its clients are told of this port only."""

    def __init__(self, loopback: Loopback) -> None:
        assert loopback._runner is not None
        self._loopback, self._runner, self.port = loopback, loopback._runner, 0

    async def open(self) -> None:
        """Let clients in; again, after it was shut, at the same port."""
        self._site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await self._site.start()
        assert self._site._server is not None
        self.port = self._site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]

    async def shut(self) -> None:
        """Cut every client off, and let none in."""
        await self._site.stop()
        assert self._runner.server is not None
        for connection in self._runner.server.connections:
            transport = connection.transport
            if transport is not None and transport.get_extra_info("sockname")[1] == self.port:
                transport.abort()  # type: ignore[attr-defined]

    def environment(self) -> dict[str, str]:
        """See `Loopback.environment`: for a client that comes in here."""
        old, new = (f":{port}/" for port in (self._loopback.port, self.port))
        return {name: value.replace(old, new) for name, value in self._loopback.environment().items()}
