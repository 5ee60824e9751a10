"""The lease: of all copies of the program that open the same database, only its holder may write.

The holder counts heartbeats in a row. A copy that finds a lease watches the count: if it changes, the holder is alive.
No wall clock is involved. On Linux a holder on the same machine whose process has ended is recognised at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter

from bot.store.engines import Connection, StoreUnusable
from bot.store.engines.engine import Engine

log = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two heartbeats of the holder."""
LEASE_TIMEOUT = 15.0
"""Seconds without a heartbeat after which a holder counts as gone."""
POLL_INTERVAL = 0.5
"""Seconds between two looks at the heartbeats of another holder."""


class LeaseTaken(StoreUnusable):
    """Another copy of the program holds the lease of this database."""


class LeaseLost(StoreUnusable):
    """Another copy of the program has taken the lease over; nothing was written."""


@dataclass(frozen=True, slots=True)
class Holder:
    """The holder of the lease: its token, machine, process id, start of the process, and number of heartbeats."""

    token: str
    machine: str
    process: int
    started: str
    beats: int = 0

    @property
    def description(self) -> str:
        return f"process {self.process} on {self.machine.partition(' ')[0] or 'an unnamed machine'}"


async def take(engine: Engine) -> str:
    """Take the lease and return its token; wait up to `LEASE_TIMEOUT` for a holder to prove alive.

    Raises `LeaseTaken` if the holder is alive, or another copy was faster.
    """
    me = _own_holder()
    found = await engine.transact(lambda db: _try_to_take(db, me, None))
    if found is None:
        return me.token
    log.warning(
        "%s holds the lease of %s; checking whether it is alive (up to %d s)",
        found.description,
        engine.address,
        LEASE_TIMEOUT,
    )
    until = perf_counter() + LEASE_TIMEOUT
    while found is not None and perf_counter() < until:
        await asyncio.sleep(POLL_INTERVAL)
        now = await engine.read(current_holder)
        if now is not None and now != found:
            raise LeaseTaken(
                f"the database {engine.address} is in use: another copy of the bot acts on it ({now.description})"
            )
        found = now
    if await engine.transact(lambda db: _try_to_take(db, me, found)) is not None:
        raise LeaseTaken(f"the database {engine.address} is in use: another copy of the bot has just taken it")
    log.warning("the lease of %s was taken over", engine.address)
    return me.token


def _try_to_take(db: Connection, me: Holder, timed_out: Holder | None) -> Holder | None:
    """Write the lease for `me`, or return the holder who still has it; `timed_out` counts as gone."""
    now = current_holder(db)
    if now is not None and now != timed_out and not _is_gone(now, me):
        return now
    db.execute("DELETE FROM lease")
    db.execute(
        "INSERT INTO lease (only_one, holder, place, process, born, beats) VALUES (1, ?, ?, ?, ?, 0)",
        (me.token, me.machine, me.process, me.started),
    )
    return None


def current_holder(db: Connection) -> Holder | None:
    """The holder of the lease; None if it is free."""
    row = db.fetch_one("SELECT holder, place, process, born, beats FROM lease")
    return Holder(*row) if row else None


def holds(db: Connection, token: str) -> bool:
    """Whether this token holds the lease, until the transaction ends."""
    row = db.fetch_one(f"SELECT holder FROM lease{db.for_share}")
    return row is not None and row[0] == token


def release(db: Connection, token: str) -> None:
    """Release the lease, if this token still holds it."""
    db.execute("DELETE FROM lease WHERE holder = ?", (token,))


def beat(engine: Engine, token: str) -> bool:
    """Write a heartbeat of the holder; False if it no longer holds the lease. Raises `DatabaseError`."""
    return engine.run_aside(lambda db: _beat(db, token), BEAT)


def _beat(db: Connection, token: str) -> bool:
    return db.change("UPDATE lease SET beats = beats + 1 WHERE holder = ?", (token,)) == 1


def _is_gone(holder: Holder, me: Holder) -> bool:
    """Whether a holder is certainly gone: it is this very process, or a process of this machine that has ended."""
    if holder.machine != me.machine:
        return False
    if (holder.process, holder.started) == (me.process, me.started):
        return True
    return bool(me.started) and _start_of(holder.process) != holder.started


def _own_holder() -> Holder:
    """A holder with a new token for this process."""
    return Holder(secrets.token_hex(8), _machine(), os.getpid(), _start_of(os.getpid()))


@cache
def _machine() -> str:
    """The host name, the id of this boot, and the process namespace (a container's); else the host name alone."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{socket.gethostname()} {boot} {os.readlink('/proc/self/ns/pid')}"
    except OSError:
        return socket.gethostname()


def _start_of(process: int) -> str:
    """The start of a process of this machine, as the kernel counts it; "" if it has ended or there is no /proc."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[19]
    except (OSError, IndexError):
        return ""
