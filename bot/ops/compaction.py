"""Compaction: steps are packed into blocks while tables play, in short transactions with pauses between them.

Each transaction writes one block and deletes its rows. A program that is killed goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import Future

from bot.logs import error_summary
from bot.periodic import PeriodicThread
from bot.store import DatabaseError, Store
from bot.store.steps import UNREADABLE

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds between two looks for steps to pack."""
PAUSE = 0.1
"""Seconds between two blocks, in which others may write."""


class Compaction:
    """Packs the steps of all tables of a store, on a thread of its own, by transactions of the store's."""

    def __init__(self, store: Store, pause: float = PAUSE) -> None:
        self._store, self._pause = store, pause
        self._stopped = threading.Event()
        self._unreadable: set[int] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: PeriodicThread | None = None

    def start(self) -> None:
        """Begin, from the event loop of the store."""
        self._loop = asyncio.get_running_loop()
        self._thread = PeriodicThread("the compaction", self._run, EVERY)

    def stop(self, timeout: float = 5.0) -> None:
        """Stop, and wait up to `timeout` seconds for the block that is being written.

        Call it off the event loop, which that block needs.
        """
        self._stopped.set()
        if self._thread is not None:
            self._thread.stop(timeout)

    def _run(self) -> None:
        assert self._loop is not None
        done: Future[int] = asyncio.run_coroutine_threadsafe(self.run_once(), self._loop)
        packed = done.result()
        if packed:
            log.info("%d blocks of steps packed", packed)

    async def run_once(self) -> int:
        """Pack all steps that fill a block, and those of ended games. Returns the number of blocks."""
        packed = 0
        for table in await self._store.read(lambda tx: tx.steps.tables_to_pack()):
            while not self._stopped.is_set() and await self._pack_block(table):
                packed += 1
                await asyncio.sleep(self._pause)
        return packed

    async def _pack_block(self, table: int) -> bool:
        if table in self._unreadable:
            return False
        try:
            return await self._store.transact(lambda tx: tx.steps.pack_block(table))
        except DatabaseError:
            raise
        except UNREADABLE as error:
            self._unreadable.add(table)
            log.error("the steps of table %d cannot be packed and stay as they are: %s", table, error_summary(error))
            return False
