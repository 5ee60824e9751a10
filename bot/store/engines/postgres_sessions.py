"""The connections of a copy of the program to its server, which are made anew where they break."""

from __future__ import annotations

import threading
from time import monotonic

import psycopg
from psycopg.pq import TransactionStatus

from bot.store.engines.connection import Unreachable
from bot.store.engines.postgres_connection import Raw, connect

LOOKS_AGAIN = 0.05
"""Seconds between two attempts to reach a server, or to get a connection that another transaction gives back."""


class Sessions:
    """Connections, each for one transaction at a time; there are as many as transactions have run at a time.

    A pool that tries to reach a lost server by itself does so less and less often. Here each transaction tries for
    itself, and the first one after the server is back succeeds. `waited`: the seconds that they waited in all.
    """

    def __init__(self, url: str, patience: float, session: str) -> None:
        self._url, self._patience, self._session = url, patience, session
        self._changed = threading.Condition()
        self._idle: list[Raw] = []
        self._since = 0.0
        self._closed = False
        self.waited = 0.0

    def take(self) -> Raw:
        """A connection, from now on the caller's; raises `Unreachable` where there is none in time."""
        with self._changed:
            if self._idle:
                return self._idle.pop()
        began = monotonic()
        try:
            return self._reach(began)
        finally:
            self.waited += monotonic() - began

    def _reach(self, began: float) -> Raw:
        while True:
            try:
                return connect(self._url, self._patience, self._session)
            except psycopg.Error as error:
                if monotonic() - began >= self._patience:
                    raise Unreachable(" ".join(str(error).split())) from None
            with self._changed:
                if self._changed.wait_for(lambda: self._idle, LOOKS_AGAIN):
                    return self._idle.pop()

    def give_back(self, raw: Raw) -> None:
        """Keep a connection for the next transaction, unless it is broken: then the others that were idle are, too."""
        with self._changed:
            if raw.pgconn.transaction_status == TransactionStatus.IDLE and not self._closed:
                self._idle.append(raw)
                self._changed.notify()
                return
            broken, self._idle = [raw, *self._idle], []
        for one in broken:
            one.close()

    def close(self) -> None:
        """Close all that are idle, and each other one as it is given back."""
        with self._changed:
            self._closed = True
            idle, self._idle = self._idle, []
        for raw in idle:
            raw.close()
