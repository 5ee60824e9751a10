"""The lease: of all copies of the program that open the same database, only its holder may write.

The holder counts heartbeats in a row. A copy that finds a lease watches the count: if it changes, the holder is alive.
No wall clock is involved. On Linux a holder on the same machine whose process has ended is recognised at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from functools import cache
from pathlib import Path
from time import perf_counter

from bot.store.engines import Connection, StoreUnusable
from bot.store.engines.engine import Engine
from bot.store.engines.lease_rows import Holder, LeaseRows

log = logging.getLogger(__name__)


class LeaseTaken(StoreUnusable):
    """Another copy of the program holds the lease of this database."""


class LeaseLost(StoreUnusable):
    """Another copy of the program has taken the lease over; nothing was written."""


async def take(engine: Engine) -> str:
    """Take the lease and return its token; wait as long for a holder to prove alive as its heartbeats may take.

    Raises `LeaseTaken` if the holder is alive, or another copy was faster.
    """
    me, rows = _own_holder(engine), engine.lease
    found = await engine.transact(lambda db: _try_to_take(rows, db, me, None))
    if found is None:
        return me.token
    log.warning(
        "%s holds the lease of %s; checking whether it is alive (up to %d s)",
        found.description,
        engine.address,
        rows.timeout,
    )
    until = perf_counter() + rows.timeout
    while found is not None and perf_counter() < until:
        await asyncio.sleep(rows.poll)
        now = await engine.read(rows.holder)
        if now is not None and now != found:
            raise LeaseTaken(
                f"the database {engine.address} is in use: another copy of the bot acts on it ({now.description})"
            )
        found = now
    if await engine.transact(lambda db: _try_to_take(rows, db, me, found)) is not None:
        raise LeaseTaken(f"the database {engine.address} is in use: another copy of the bot has just taken it")
    log.warning("the lease of %s was taken over", engine.address)
    return me.token


def _try_to_take(rows: LeaseRows, db: Connection, me: Holder, timed_out: Holder | None) -> Holder | None:
    """Write the lease for `me`, or return the holder who still has it; `timed_out` counts as gone."""
    now = rows.holder(db)
    if now is not None and now != timed_out and not _is_gone(now, me):
        return now
    rows.write(db, me)
    return None


def beat(engine: Engine) -> bool:
    """Write a heartbeat of the holder; False if it no longer holds the lease. Raises `DatabaseError`."""
    return engine.run_aside(lambda db: engine.lease.count_beat(db, engine.token), engine.lease.beat)


def _is_gone(holder: Holder, me: Holder) -> bool:
    """Whether a holder is certainly gone: it is this very process, or a process of this machine that has ended."""
    if holder.machine != me.machine:
        return False
    if (holder.process, holder.started) == (me.process, me.started):
        return True
    return bool(me.started) and _start_of(holder.process) != holder.started


def _own_holder(engine: Engine) -> Holder:
    """This process, as the holder of the lease."""
    return Holder(engine.token, _machine(), os.getpid(), _start_of(os.getpid()))


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
