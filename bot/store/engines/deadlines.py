"""A deadline for each transaction: a connection that says nothing any more is cut off, whatever it waits for."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Protocol


class Cuttable(Protocol):
    """A connection with a socket of the system."""

    def fileno(self) -> int: ...


class Watch:
    """One connection that is watched; `is_cut` once it was cut off."""

    def __init__(self, connection: Cuttable, until: float) -> None:
        self.connection, self.until, self.is_cut = connection, until, False


class Deadlines:
    """Cuts each connection that is watched for longer than so many seconds, from a thread of its own.

    Neither a timeout on the server nor keepalives do that where the server stands still.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._changed = threading.Condition()
        self._running: set[Watch] = set()
        self._rests, self._closed = False, False
        self._thread = threading.Thread(target=self._run, name="deadlines", daemon=True)
        self._thread.start()

    @contextmanager
    def watch(self, connection: Cuttable) -> Iterator[Watch]:
        """Cut the connection unless this ends in time."""
        watch = Watch(connection, perf_counter() + self._seconds)
        with self._changed:
            self._running.add(watch)
            if self._rests:
                self._changed.notify()
        try:
            yield watch
        finally:
            with self._changed:
                self._running.discard(watch)

    def close(self) -> None:
        """Watch nothing any more."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        with self._changed:
            while not self._closed:
                soonest = min((watch.until for watch in self._running), default=None)
                self._rests = soonest is None  # else it wakes up in time by itself: every other one ends later
                self._changed.wait(None if soonest is None else max(soonest - perf_counter(), 0))
                for watch in [watch for watch in self._running if watch.until <= perf_counter()]:
                    self._running.discard(watch)
                    watch.is_cut = True
                    _cut(watch.connection)


def _cut(connection: Cuttable) -> None:
    """Shut the socket: whoever waits for it hears at once that it is closed. One that is closed already raises what its
    library likes."""
    with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as copy:
        copy.shutdown(socket.SHUT_RDWR)
