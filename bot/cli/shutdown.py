"""The end of a program that is told to end: it still does what has to be done."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Iterator

_TOLD = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def until_told_to_end() -> Iterator[None]:
    """The first SIGINT or SIGTERM ends the block, which still finishes what it must; the system may have neither."""
    task, loop, told = asyncio.current_task(), asyncio.get_running_loop(), list[int]()

    def end(number: int) -> None:
        if task is not None and not told:
            task.cancel()
        told.append(number)

    with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
        for one in _TOLD:
            loop.add_signal_handler(one, end, one)
    try:
        yield
    except asyncio.CancelledError:
        if task is None or not told:
            raise
        task.uncancel()
    finally:
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            for one in _TOLD:
                loop.remove_signal_handler(one)
