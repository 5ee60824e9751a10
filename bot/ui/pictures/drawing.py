"""Pictures drawn off the event loop, a few at a time; while many wait for theirs, the quicker encoding is taken."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.ui.interaction.limiter import crowd
from renders import Form, Picture

HANDS = 2
"""Pictures drawn at the same time."""
LONG = 6
"""Presses and posts in the queue from which on JPEG is taken: it costs a third of WebP's time."""


class Easel:
    """Draws in threads of its own, so that nothing else waits behind pictures."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(HANDS, "easel")

    async def draw(self, work: Callable[[Form], Picture]) -> Picture:
        """What `work` draws in the form that fits the length of the queue; raises what it raises."""
        form: Form = "jpeg" if crowd() >= LONG else "webp"
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, form)


EASEL = Easel()
