"""How much is worked on at a time: presses, posts and pictures, however many arrive at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from renders import Form, Picture

AT_WORK = 4
"""Presses that are worked on, and posts that are made, at the same time. More would only make all of them later,
the acknowledgements of new presses too."""
DRAWING = 2
"""Pictures drawn at the same time."""
LONG_QUEUE = 6
"""Presses and posts that wait from which on pictures are JPEG: it costs a third of WebP's time."""


class Limiter:
    """Lets `AT_WORK` through at a time, first come, first served: `async with limiter:`; `waiting` are not through."""

    def __init__(self) -> None:
        self.waiting = 0
        self._places = asyncio.Semaphore(AT_WORK)

    async def __aenter__(self) -> None:
        self.waiting += 1
        try:
            await self._places.acquire()
        finally:
            self.waiting -= 1

    async def __aexit__(self, *error: object) -> None:
        self._places.release()


class Workload:
    """The limits of one program. Pictures are drawn in threads of their own, so that nothing else waits for them."""

    def __init__(self) -> None:
        self.presses, self.posts = Limiter(), Limiter()
        self._threads = ThreadPoolExecutor(DRAWING, "drawing")

    async def draw(self, work: Callable[[Form], Picture]) -> Picture:
        """What `work` draws in the form that fits the length of the queue; raises what it raises."""
        crowded = self.presses.waiting + self.posts.waiting >= LONG_QUEUE
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, "jpeg" if crowded else "webp")

    def close(self) -> None:
        """Draw nothing more; a picture under way is finished and thrown away."""
        self._threads.shutdown(wait=False, cancel_futures=True)
