"""The lease: of all copies of the program that open one file, one may act.

Its holder counts beats into a row. A copy that finds a lease watches: if the count moves, the holder lives. No clock is
trusted. On Linux a holder that ran on the same machine and is gone is known at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import sqlite3
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter

from bot.store.connection import DatabaseFile, StoreUnusable

log = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two beats of a holder."""
SILENCE = 15.0
"""Seconds without a beat after which a holder counts as gone."""
LOOK = 0.5

_TABLE = """CREATE TABLE IF NOT EXISTS lease (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    holder TEXT NOT NULL, place TEXT NOT NULL, process INTEGER NOT NULL, born TEXT NOT NULL, beats INTEGER NOT NULL
)"""


class LeaseTaken(StoreUnusable):
    """Another copy of the program acts on this file."""


class LeaseLost(StoreUnusable):
    """Another copy of the program has taken over; nothing was written."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds the lease: a token, the machine, the process and when that began, and how often it has beaten."""

    token: str
    place: str
    process: int
    born: str
    beats: int = 0

    @property
    def describe(self) -> str:
        return f"process {self.process} on {self.place.partition(' ')[0] or 'an unnamed machine'}"


async def take(file: DatabaseFile, path: Path) -> str:
    """Hold the lease, waiting where its holder may be gone; the token. Raises `LeaseTaken`."""
    me = _myself()
    found = await file.transact(lambda db: _try_to_take(db, me, None))
    if found is None:
        return me.token
    log.warning("%s holds the lease of %s; looking whether it still lives (up to %d s)", found.describe, path, SILENCE)
    until = perf_counter() + SILENCE
    while found is not None and perf_counter() < until:
        await asyncio.sleep(LOOK)
        now = await file.read(current_holder)
        if now is not None and now != found:
            raise LeaseTaken(f"the database {path} is in use: another copy of the bot acts on it ({now.describe})")
        found = now
    if await file.transact(lambda db: _try_to_take(db, me, found)) is not None:
        raise LeaseTaken(f"the database {path} is in use: another copy of the bot has just taken it")
    log.warning("the lease of %s was taken over", path)
    return me.token


def _try_to_take(db: sqlite3.Connection, me: Holder, silent: Holder | None) -> Holder | None:
    """Write the lease for `me`, or return the holder who stands in the way; `silent` no longer does."""
    db.execute(_TABLE)
    now = current_holder(db)
    if now is not None and now != silent and not _is_gone(now, me):
        return now
    db.execute(
        "INSERT OR REPLACE INTO lease (only_one, holder, place, process, born, beats) VALUES (1, ?, ?, ?, ?, 0)",
        (me.token, me.place, me.process, me.born),
    )
    return None


def current_holder(db: sqlite3.Connection) -> Holder | None:
    """Who holds the lease."""
    row = db.execute("SELECT holder, place, process, born, beats FROM lease").fetchone()
    return Holder(*row) if row else None


def holds(db: sqlite3.Connection, token: str) -> bool:
    """Whether this token still holds the lease."""
    row = db.execute("SELECT holder FROM lease").fetchone()
    return row is not None and row[0] == token


def release(db: sqlite3.Connection, token: str) -> None:
    """Let the lease go, if this token still holds it."""
    db.execute("DELETE FROM lease WHERE holder = ?", (token,))


def beat(path: Path, token: str) -> bool:
    """Show that the holder lives; False if it holds the lease no longer. Raises `sqlite3.Error`."""
    db = sqlite3.connect(path, timeout=BEAT, isolation_level=None)
    try:
        db.execute("PRAGMA synchronous = OFF")  # a beat that a power cut loses was its holder's last anyway
        return db.execute("UPDATE lease SET beats = beats + 1 WHERE holder = ?", (token,)).rowcount == 1
    finally:
        db.close()


def _is_gone(holder: Holder, me: Holder) -> bool:
    """Whether a holder surely acts no more: it is this very process, or one of this machine that has ended."""
    if holder.place != me.place:
        return False
    if (holder.process, holder.born) == (me.process, me.born):
        return True
    return bool(me.born) and _born(holder.process) != holder.born


def _myself() -> Holder:
    return Holder(secrets.token_hex(8), _place(), os.getpid(), _born(os.getpid()))


@cache
def _place() -> str:
    """This machine since it was switched on, and the container, if there is one."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{socket.gethostname()} {boot} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return socket.gethostname()


def _born(process: int) -> str:
    """When a process of this machine began; "" if it has ended, or if the system does not tell."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[19]
    except (OSError, IndexError):
        return ""
