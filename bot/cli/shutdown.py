"""Shut down in order when a signal ends the program."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Iterator

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def until_told_to_end() -> Iterator[None]:
    """Cancel the block on the first SIGINT or SIGTERM, so that it can clean up; further ones are ignored.

    On systems without signal handlers the block runs as it is.
    """
    task, loop, received = asyncio.current_task(), asyncio.get_running_loop(), list[int]()

    def end(number: int) -> None:
        if task is not None and not received:
            task.cancel()
        received.append(number)

    with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
        for number in _SIGNALS:
            loop.add_signal_handler(number, end, number)
    try:
        yield
    except asyncio.CancelledError:
        if task is None or not received:
            raise
        task.uncancel()
    finally:
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            for number in _SIGNALS:
                loop.remove_signal_handler(number)
