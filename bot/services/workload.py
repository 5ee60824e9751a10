"""Limits of the work that the bot does at the same time: presses, posts and pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from renders import Form, Picture

AT_WORK = 4
"""Presses handled, and posts made, at the same time. More would only delay all of them, and with them the
acknowledgements of new presses."""
DRAWING = 2
"""Pictures drawn at the same time."""
LONG_QUEUE = 6
"""Waiting presses and posts from which on pictures are JPEG, which takes a third of WebP's time."""


class Limiter:
    """Lets `AT_WORK` tasks run at a time, first come, first served: `async with limiter:`; `waiting` counts others."""

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
    """The limits of one process. Pictures are drawn in threads of their own, so that nothing else waits for them."""

    def __init__(self) -> None:
        self.presses, self.posts = Limiter(), Limiter()
        self._threads = ThreadPoolExecutor(DRAWING, "drawing")

    async def draw(self, work: Callable[[Form], Picture]) -> Picture:
        """Draw a picture in a thread, in the image format that fits the length of the queue; raises as `work`."""
        crowded = self.presses.waiting + self.posts.waiting >= LONG_QUEUE
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, "jpeg" if crowded else "webp")

    def close(self) -> None:
        """Drop the pictures that wait; one that is being drawn is finished and thrown away."""
        self._threads.shutdown(wait=False, cancel_futures=True)
