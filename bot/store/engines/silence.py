"""Whether a database answers at all: so that nobody waits for one that stands still, or that cannot be reached."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TypeVar

from bot.store.engines.connection import Unreachable

T = TypeVar("T")
PATIENCE = 1.0
"""Seconds without any answer after which a database counts as silent."""


class Silence:
    """Whether a database is silent: told of each answer, and of each heartbeat that got none, on any thread."""

    def __init__(self) -> None:
        self.is_silent = False
        self._heard = monotonic()
        self._answers = asyncio.Event()
        self._answers.set()

    def listen(self) -> None:
        """Tell those who wait on this event loop."""
        self._loop = asyncio.get_running_loop()
        self._fell: asyncio.Future[None] = self._loop.create_future()

    def answered(self) -> None:
        """It has answered, if only with an error."""
        self._heard = monotonic()
        if self.is_silent:
            self._loop.call_soon_threadsafe(self._end)

    def missed(self) -> None:
        """It has not answered in time: it is silent, unless something is heard of it soon."""
        if not self.is_silent:
            self._loop.call_soon_threadsafe(self._wait, self._heard)

    def _wait(self, heard: float) -> None:
        self._loop.call_later(heard + PATIENCE - monotonic(), self._begin, heard)

    def _begin(self, heard: float) -> None:
        if heard == self._heard and not self.is_silent:
            self.is_silent = True
            self._answers.clear()
            self._fell.set_result(None)

    def _end(self) -> None:
        if self.is_silent:
            self.is_silent = False
            self._answers.set()
            self._fell = self._loop.create_future()

    def refuse(self) -> None:
        """Raises `Unreachable` while it is silent."""
        if self.is_silent:
            raise Unreachable("the database does not answer")

    async def watch(self, running: asyncio.Future[T]) -> T:
        """The result of `running`; raises `Unreachable` as soon as the database falls silent."""
        await asyncio.wait((running, self._fell), return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            running.add_done_callback(_forget)
            raise Unreachable("the database does not answer")
        return running.result()

    async def wait_for_answer(self) -> None:
        """Wait until it is not silent."""
        await self._answers.wait()


def _forget(abandoned: asyncio.Future[T]) -> None:
    """Look at how something has ended for which nobody waits any more: else asyncio would log its error."""
    if not abandoned.cancelled():
        abandoned.exception()
