"""A site of watched games whose games are golden records: what the bot would tell of them, a test does."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from aiohttp import ClientSession, web
from support.stored_records import GAMES, record_of, stored_steps

from bot.services.watch.known_game import KnownGame
from bot.store.models import StoredStep
from bot.ui.watch.games import WatchedGames
from bot.ui.watch.site import WatchSite

TABLE, TOKEN = 7, "w" * 22
OPENING = 60


@dataclass
class GoldenSite:
    """One table's game, a record of which so many steps are stored. `rows` are those of another world, if given."""

    name: str = "classic-secret-mission"
    last: int = OPENING - 1
    over: bool = False
    whole: bool = False
    missing: bool = False
    rows: Sequence[StoredStep] = ()
    asked: list[int] = field(default_factory=list)
    let_go: list[int] = field(default_factory=list)

    def read(self, table: int, first: int, last: int) -> Sequence[StoredStep]:
        """As `StepReader.read`."""
        assert table == TABLE
        return (self.rows or stored_steps(self.name, last + 1))[first : last + 1]

    def ask(self, table: int) -> None:
        """Answer as the bot does, a while later."""
        self.asked.append(table)
        head, text = record_of(self.name).head, (GAMES / f"{self.name}.game").read_text(encoding="utf-8")
        known = KnownGame(
            head.setting, head.commitment, "en", self.last, self.over, text if self.over and self.whole else ""
        )
        plain = None if self.missing else KnownGame.read(known.plain())
        asyncio.get_running_loop().call_soon(lambda: self.games.learn(table, plain))

    async def play(self, steps: int = 1) -> None:
        """Commit so many steps more."""
        self.last += steps
        await self.games.advance(TABLE, self.last)

    @asynccontextmanager
    async def serve(self) -> AsyncIterator[str]:
        """The address of the game's page."""
        with ThreadPoolExecutor(2) as pool:
            self.games = WatchedGames(self, pool, self.ask, self.let_go.append)  # type: ignore[arg-type]
            self.tables = {TOKEN: TABLE}
            runner = WatchSite(self.games, self.tables).runner()
            await runner.setup()
            listening = socket.create_server(("127.0.0.1", 0))
            await web.SockSite(runner, listening).start()
            try:
                yield f"http://127.0.0.1:{listening.getsockname()[1]}/w/{TOKEN}"
            finally:
                self.games.close(TABLE)
                await runner.cleanup()


async def stream_of(session: ClientSession, page: str, ask: str, **headers: str) -> asyncio.StreamReader:
    """The body of a stream, which is open until it is closed."""
    answer = await session.get(f"{page}/live?{ask}", headers=headers)
    assert answer.status == 200, await answer.text()
    return answer.content
