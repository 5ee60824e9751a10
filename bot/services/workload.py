"""Limits of the work that the bot does at the same time: presses, posts and pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from renders import Form, Picture

AT_WORK = 4
"""Presses handled, and posts made, at the same time. More would only delay all of them, and with them the
acknowledgements of new presses."""
DRAWING = 2
"""Pictures drawn at the same time."""
FILMS = 1
"""Presses handled at the same time that make a film, a page or anything else that takes one processor seconds."""
MOST_KEPT = 4 * 1024 * 1024
"""The most bytes of films, and as many of pages, that are kept for whoever asks for them next."""
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


class LastMade:
    """The files that were asked for last, for whoever asks for one of them next; at most so many bytes of them."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: dict[object, bytes] = {}

    async def get(self, key: object, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The file with this key, made if it is not kept; raises as `make`."""
        made = self._kept.pop(key, None)
        if made is None:
            made = await make()
        if len(made) <= self._most:
            self._kept[key] = made
        while sum(map(len, self._kept.values())) > self._most:
            del self._kept[next(iter(self._kept))]
        return made


class Workload:
    """The limits of one process. Pictures are drawn in threads of their own, so that nothing else waits for them."""

    def __init__(self) -> None:
        self.presses, self.posts, self.films = Limiter(), Limiter(), Limiter(FILMS)
        self._film, self._page = LastMade(), LastMade()
        self._threads = ThreadPoolExecutor(DRAWING, "drawing")

    async def draw(self, work: Callable[[Form], Picture]) -> Picture:
        """Draw a picture in a thread, in the image format that fits the length of the queue; raises as `work`."""
        crowded = self.presses.waiting + self.posts.waiting >= LONG_QUEUE
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, "jpeg" if crowded else "webp")

    async def film(self, key: object, make: Callable[[], bytes]) -> bytes:
        """Make a film in a drawing thread, or give one that is kept with the same key; raises as `make`."""

        async def draw() -> bytes:
            return await asyncio.get_running_loop().run_in_executor(self._threads, make)

        return await self._film.get(key, draw)

    async def page(self, key: object, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Make the page of a game, or give one that is kept with the same key; raises as `make`."""
        return await self._page.get(key, make)

    def close(self) -> None:
        """Drop the pictures that wait; one that is being drawn is finished and thrown away."""
        self._threads.shutdown(wait=False, cancel_futures=True)
