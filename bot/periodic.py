"""Periodic work on a thread of its own, in real time, which a busy event loop does not delay."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from bot.logs import error_summary

log = logging.getLogger(__name__)


class PeriodicThread:
    """Runs `work` after `first` seconds and then every `every` seconds, until stopped; errors are logged."""

    def __init__(self, name: str, work: Callable[[], object], every: float, first: float | None = None) -> None:
        self._work, self._every, self._first = work, every, every if first is None else first
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def stop(self, timeout: float = 5.0) -> None:
        """Stop, and wait up to `timeout` seconds for work in progress."""
        self._stopped.set()
        if self._thread is not threading.current_thread():
            self._thread.join(timeout)

    def _run(self) -> None:
        wait = self._first
        while not self._stopped.wait(wait):
            wait = self._every
            try:
                self._work()
            except Exception as error:
                log.error("%s failed: %s", self._thread.name, error_summary(error))
