"""Pictures drawn off the event loop, a few at a time; a queue that grows long takes the quicker encoding."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from renders import Form, Picture

HANDS = 2
"""Pictures drawn at the same time."""
LONG = 6
"""Pictures under way from which on JPEG is taken: it costs a third of WebP's time."""


class Easel:
    """Draws in threads of its own, so that nothing else waits behind pictures."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(HANDS, "easel")
        self._under_way = 0

    async def draw(self, work: Callable[[Form], Picture]) -> Picture:
        """What `work` draws in the form that fits the length of the queue; raises what it raises."""
        form: Form = "jpeg" if self._under_way >= LONG else "webp"
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, form)
        finally:
            self._under_way -= 1


EASEL = Easel()
