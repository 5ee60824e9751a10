"""Shut down in order when a signal ends the program, and in any case within a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections.abc import Iterator

log = logging.getLogger(__name__)

LONGEST = 20
"""Seconds after the signal at which the program ends, whatever a thread still does: drawing, thinking, verifying."""
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def until_told_to_end() -> Iterator[None]:
    """Cancel the block on the first SIGINT or SIGTERM, so that it can clean up; further ones are ignored.

    `LONGEST` after it the process ends, since Python would wait for its threads without a limit. On systems without
    signal handlers the block runs as it is.
    """
    task, loop, received = asyncio.current_task(), asyncio.get_running_loop(), list[int]()

    def end(number: int) -> None:
        if task is not None and not received:
            task.cancel()
            _end_in_time()
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


def _end_in_time() -> None:
    """End the process after `LONGEST`, unless it has ended by then. What it had not written is done again later."""
    timer = threading.Timer(LONGEST, _end_now)
    timer.daemon = True
    timer.start()


def _end_now() -> None:
    log.warning("what still runs %d seconds after the signal is cut off", LONGEST)
    os._exit(0)
