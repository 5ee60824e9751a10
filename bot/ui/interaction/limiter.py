"""So many at work at a time: however many press at once, each is acknowledged at once and then waits for their turn."""

from __future__ import annotations

import asyncio

AT_WORK = 4
"""Presses that are worked on, and posts that are made, at the same time. More would only make all of them later,
the acknowledgements of new presses too."""


class Turnstile:
    """Lets `AT_WORK` through at a time, first come, first served: `async with turnstile:`; `waiting` stand in front."""

    def __init__(self) -> None:
        self.waiting = 0
        self._places: asyncio.Semaphore | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def __aenter__(self) -> None:
        self.waiting += 1
        try:
            await self._here().acquire()
        finally:
            self.waiting -= 1

    async def __aexit__(self, *error: object) -> None:
        self._here().release()

    def _here(self) -> asyncio.Semaphore:
        """The places of this event loop: a program that is started again in the same process has another."""
        loop = asyncio.get_running_loop()
        if self._places is None or self._loop is not loop:
            self._places, self._loop = asyncio.Semaphore(AT_WORK), loop
        return self._places


PRESSES, POSTS = Turnstile(), Turnstile()


def crowd() -> int:
    """How many presses and posts wait for their turn."""
    return PRESSES.waiting + POSTS.waiting
