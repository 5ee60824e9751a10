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
FILMS = 1
"""Films made at the same time: each is seconds of work for one processor."""
LARGEST_KEPT = 4 * 1024 * 1024
"""The largest film that is kept for the next who asks for it, in bytes."""
LONG_QUEUE = 6
"""Waiting presses and posts from which on pictures are JPEG, which takes a third of WebP's time."""


class Limiter:
    """Lets some tasks run at a time, first come, first served: `async with limiter:`; `waiting` counts others."""

    def __init__(self, places: int = AT_WORK) -> None:
        self.waiting = 0
        self._places = asyncio.Semaphore(places)

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
        self.presses, self.posts, self.films = Limiter(), Limiter(), Limiter(FILMS)
        self._last_film: tuple[object, bytes] = None, b""
        self._threads = ThreadPoolExecutor(DRAWING, "drawing")

    async def draw(self, work: Callable[[Form], Picture]) -> Picture:
        """Draw a picture in a thread, in the image format that fits the length of the queue; raises as `work`."""
        crowded = self.presses.waiting + self.posts.waiting >= LONG_QUEUE
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, "jpeg" if crowded else "webp")

    async def film(self, key: object, make: Callable[[], bytes]) -> bytes:
        """Make a film in a drawing thread, or give the last one again if it has the same key; raises as `make`."""
        if self._last_film[0] == key:
            return self._last_film[1]
        made = await asyncio.get_running_loop().run_in_executor(self._threads, make)
        if len(made) <= LARGEST_KEPT:
            self._last_film = key, made
        return made

    def close(self) -> None:
        """Drop the pictures that wait; one that is being drawn is finished and thrown away."""
        self._threads.shutdown(wait=False, cancel_futures=True)
