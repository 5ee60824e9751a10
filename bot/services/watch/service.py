"""Watch: the addresses under which games can be followed in a browser, and the process that serves them."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from subprocess import DEVNULL, Popen, TimeoutExpired
from typing import Any

from bot.game.runner import GameRunner
from bot.game.seats import require_host
from bot.logs import error_summary
from bot.messages import EndPost
from bot.refusals import WatchMoreAfterEnd
from bot.services.watch.known_game import KnownGame
from bot.store import Transaction
from bot.store.engines.address import write_address
from bot.store.models import ENDED, WATCHES, WHOLE, Table
from bot.workers.process import environment
from rules import Refused

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
PROGRAM = "from bot.ui.watch.process import main; main()"
END_TIMEOUT = 2.0
"""Seconds that the process has to end by itself."""
START_AGAIN = 5.0
"""Seconds after which a process that ended may be started again."""


class WatchService:
    """Tells the process that serves watched games which addresses there are, and what is committed at their tables.

    It runs as long as somebody watches: the socket on which it listens is opened here, and the first who connects has
    it started. It is told no more than it needs: no secret, and nothing of tables that nobody watches. `base` is the
    public address before `/w/…`; "" turns all of it off. `readers` is how many watch now.
    """

    def __init__(self, runner: GameRunner, base: str, port: int, log_level: str, *, log_json: bool) -> None:
        self.readers = 0
        self._runner, self._base, self._port = runner, base, port
        self._log = [log_level, "json" if log_json else "plain"]
        self._known: dict[int, tuple[str, str]] = {}
        self._followed: dict[int, int] = {}
        self._listening: socket.socket | None = None
        self._transport: asyncio.Transport | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_on(self) -> bool:
        """Whether tables of this bot can be watched."""
        return bool(self._base)

    def link(self, table: Table) -> str:
        """The address of a table's game; "" before it, and where nobody may watch."""
        token = table.address
        return f"{self._base}/w/{token}" if token and self.is_on else ""

    async def open(self) -> None:
        """Listen on the port, on this machine alone; if that fails, log it and do without."""
        if not self.is_on:
            return
        found = await self._runner.store.read(lambda tx: tx.tables.list_watched())
        self._known = {table.id: (table.address, table.watch) for table in found}
        try:
            self._listening = socket.create_server((HOST, self._port), backlog=256)
        except OSError as error:
            why = os.strerror(error.errno or 0)
            log.error("nobody can watch: port %d of %s cannot be listened on (%s)", self._port, HOST, why)
            return
        self._listening.setblocking(False)
        self._wait_for_readers()

    def _wait_for_readers(self) -> None:
        """Start the process as soon as somebody connects."""
        if self._listening is not None:
            asyncio.get_running_loop().add_reader(self._listening, self._start)

    def _start(self) -> None:
        """Start the process; it is heard until it ends."""
        assert self._listening is not None
        asyncio.get_running_loop().remove_reader(self._listening)
        here, there = socket.socketpair()
        fds = [there.fileno(), self._listening.fileno()]
        command = [sys.executable, "-P", "-c", PROGRAM, *map(str, fds), *self._log]
        try:
            # What it prints goes to standard error: the output of this program may be read by another.
            process = Popen(command, stdin=DEVNULL, stdout=2, pass_fds=fds, env=environment())
        except (OSError, ValueError) as error:
            here.close()
            log.error("nobody can watch: the process that serves pages cannot be started (%s)", error_summary(error))
            asyncio.get_running_loop().call_later(START_AGAIN, self._wait_for_readers)
            return
        finally:
            there.close()
        self._in_background(self._connect(here, process), "the process that serves pages")

    async def _connect(self, here: socket.socket, process: Popen[bytes]) -> None:
        """Hear what the process says, and tell it where the database is and which addresses there are."""
        make = partial(ProcessLink, self._hear, partial(self._lost, process))
        self._transport, _ = await asyncio.get_running_loop().create_connection(make, sock=here)
        tables = {token: table for table, (token, _) in self._known.items() if token}
        # The database is not an argument: every user of this machine can read those, and it may have a password.
        self._say({"database": write_address(self._runner.store.engine.address), "tables": tables})

    def _lost(self, process: Popen[bytes]) -> None:
        """The process has ended, or is ended because nobody hears it any more."""
        self._followed, self.readers, self._transport = {}, 0, None
        self._in_background(self._end(process), "the end of the process that serves pages")

    async def _end(self, process: Popen[bytes]) -> None:
        """Wait until the process has ended, and for the next reader."""
        await asyncio.to_thread(wait_for_end, process)
        failed = process.returncode != 0 and self._listening is not None
        if failed:
            log.error("the process that serves pages ended with %d", process.returncode)
        asyncio.get_running_loop().call_later(START_AGAIN if failed else 0, self._wait_for_readers)

    async def close(self) -> None:
        """End the process and listen no longer; readers connect again to the next run."""
        if self._listening is not None:
            asyncio.get_running_loop().remove_reader(self._listening)
            self._listening.close()
        self._listening = None
        if self._transport is not None:
            self._transport.abort()
            await asyncio.sleep(0)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def take_back(self, table_id: int, person: int, watch: str, *, moderator: bool = False) -> None:
        """Let the host of a game that is over, or a moderator, show less of it, or nothing any more.

        Raises `Refused`: NotHost, WatchMoreAfterEnd, and as `GameRunner.load`.
        """
        runner = self._runner
        async with runner.lock(table_id):
            session = await runner.load(table_id)
            require_host(session, person, moderator)
            table = session.table
            if WATCHES.index(watch) > WATCHES.index(table.watch):
                raise Refused(WatchMoreAfterEnd())
            now = runner.clock.now()

            def write(tx: Transaction) -> None:
                tx.tables.save_watch(table.showing(watch))
                tx.outbox.add(table_id, EndPost(fresh=False), now)

            await runner.store.transact(write)
            runner.drop(table_id)
        runner.on_change(table_id)

    # -- what changes at tables

    def wake(self, table: int) -> None:
        """Tell the process what has changed at a table, if it matters to anybody there."""
        if self._listening is None:
            return
        session = self._runner.find_cached(table)
        if session is not None:
            self._note(session.table)
        else:
            self._in_background(self._read(table), f"the address of table {table}")

    async def _read(self, table: int) -> None:
        found = await self._runner.store.read(lambda tx: tx.tables.get(table))
        if found is not None:
            self._note(found)
        elif self._known.pop(table, None):
            self._say({"token": "", "table": table})

    def _note(self, table: Table) -> None:
        token, watch = self._known.get(table.id, ("", ""))
        now, over = table.address, table.state == ENDED
        self._known[table.id] = (now, table.watch)
        if now != token or (over and watch != table.watch):
            self._followed.pop(table.id, None)
            self._say({"token": now, "table": table.id})
        elif self._followed.get(table.id, table.seq) < table.seq or (over and table.id in self._followed):
            self._followed[table.id] = table.seq
            self._say({"steps": table.seq, "table": table.id, "over": over})
        if over or not now:
            self._followed.pop(table.id, None)
        if not now:
            del self._known[table.id]

    # -- what the process asks

    def _hear(self, message: dict[str, int]) -> None:
        match message:
            case {"ask": table}:
                self._followed[table] = -1
                self._in_background(self._tell_game(table), f"table {table} is watched")
            case {"let_go": table}:
                self._followed.pop(table, None)
            case {"readers": readers}:
                self.readers = readers

    async def _tell_game(self, table: int) -> None:
        """Answer which game is played at a table, that none is to be shown, or that it cannot be said now."""
        known: KnownGame | None = None
        try:
            session = await self._runner.load(table)
            over = session.table.state == ENDED
            if session.table.address:
                whole = over and session.table.watch == WHOLE
                known = KnownGame.of(session, await self._runner.export(table) if whole else "")
            if over or known is None:
                self._followed.pop(table, None)
            elif table in self._followed:
                self._followed[table] = max(self._followed[table], known.last)
        except Exception as error:
            log.error("table %d cannot be watched: %s", table, error_summary(error))
            self._followed.pop(table, None)
            self._say({"failed": table})
            return
        self._say({"game": known.plain() if known else None, "table": table})

    def _say(self, message: dict[str, Any]) -> None:
        if self._transport is not None:
            self._transport.write(json.dumps(message).encode() + b"\n")

    def _in_background(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class ProcessLink(asyncio.Protocol):
    """The bot's end of the connection to the process: `hear` gets each line of it, a JSON object."""

    def __init__(self, hear: Callable[[dict[str, int]], None], lost: Callable[[], None]) -> None:
        self._hear, self._lost, self._received = hear, lost, b""

    def data_received(self, data: bytes) -> None:
        *lines, self._received = (self._received + data).split(b"\n")
        for line in lines:
            self._hear(json.loads(line))

    def connection_lost(self, error: Exception | None) -> None:
        self._lost()


def wait_for_end(process: Popen[bytes]) -> None:
    """Wait until the process has ended, which it does with the connection to it; after a while, end it."""
    try:
        process.wait(END_TIMEOUT)
    except TimeoutExpired:
        process.kill()
        process.wait()
