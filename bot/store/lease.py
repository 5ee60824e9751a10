"""The lease: of all copies of the program that open the same database, only its holder may write.

The holder counts heartbeats in a row. A copy that finds a lease watches the count: if it changes, the holder is alive.
No wall clock is involved. On Linux a holder on the same machine whose process has ended is recognised at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from math import inf
from pathlib import Path
from time import perf_counter

from bot.store.engines import Clashed, Connection, DatabaseError, StoreUnusable
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
    faster = LeaseTaken(f"the database {engine.address} is in use: another copy of the bot has just taken it")
    try:
        found = await engine.transact(lambda db: _try_to_take(rows, db, me, None))
    except Clashed:
        raise faster from None
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
    try:
        if await engine.transact(lambda db: _try_to_take(rows, db, me, found)) is not None:
            raise faster
    except Clashed:
        raise faster from None
    log.warning("the lease of %s was taken over", engine.address)
    return me.token


async def wait_and_take(engine: Engine, watched: Callable[[bool], None], hears: Callable[[], bool]) -> None:
    """Stand by until the lease is free or its holder silent, and take it; however long that is.

    Of several copies that stand by the next one takes it, and another one only where that one does not. `watched` is
    called after each look, with whether this copy is to acknowledge what it hears: the holder shows no heartbeat or
    leaves, this copy comes next, and the database can be written. A holder that leaves acknowledges nothing, though it
    may still finish what it has. A database that cannot be reached says nothing of the holder. A copy beats only while
    it `hears` people.
    """
    me, rows = _own_holder(engine), engine.lease
    seen, since, silent_since, beaten = await _look(engine), perf_counter(), inf, -inf
    beats = False
    try:
        while True:
            asked = perf_counter()
            if not hears():
                beats = False
            elif asked - beaten >= rows.beat:
                beaten, beats = asked, await _stand_by(engine, me)
            try:
                now, is_next = await engine.read(lambda db: (rows.holder(db), rows.is_next(db, me.token)))
            except DatabaseError:
                since = silent_since = inf
            else:
                if now != seen or since == inf:
                    seen, since = now, perf_counter()
                gone = now is None or asked - since >= rows.timeout or _is_gone(now, me)
                silent_since = min(silent_since, asked) if gone else inf
                may_take = (is_next and beats) or asked - silent_since >= rows.timeout
                watched(beats and may_take and (gone or (now is not None and now.leaving)))
                if gone and may_take and await _has_taken(engine, me, seen):
                    log.warning("the lease of %s was taken over", engine.address)
                    return
            await asyncio.sleep(rows.poll)
    except BaseException:
        with suppress(DatabaseError):
            await asyncio.to_thread(engine.run_aside, lambda db: rows.release(db, me.token), rows.beat)
        raise


async def _look(engine: Engine) -> Holder | None:
    """The holder as it is known now; None where the database does not say."""
    with suppress(DatabaseError):
        return await engine.read(engine.lease.holder)
    return None


async def _has_taken(engine: Engine, me: Holder, timed_out: Holder | None) -> bool:
    """Whether this copy has taken the lease, which another one may have been faster to."""
    with suppress(DatabaseError, Clashed):
        return await engine.transact(lambda db: _try_to_take(engine.lease, db, me, timed_out)) is None
    return False


async def _stand_by(engine: Engine, me: Holder) -> bool:
    """Count a heartbeat of a copy that stands by; whether that could be written."""

    def beat_or_appear(db: Connection) -> None:
        if not engine.lease.count_beat(db, me.token):
            engine.lease.appear(db, me)

    try:
        await asyncio.to_thread(engine.run_aside, beat_or_appear, engine.lease.beat)
    except (DatabaseError, Clashed):
        return False
    return True


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
    return Holder(engine.token, _machine(), os.getpid(), _start_of(os.getpid()), version=program_version())


def program_version() -> str:
    """The version of this program; "" where it is not installed."""
    with suppress(PackageNotFoundError):
        return version("risk-game-master")
    return ""


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
