"""Hold a database while a command works on it, so that no bot writes there meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.periodic import PeriodicThread
from bot.store import lease
from bot.store.copying import PATIENCE
from bot.store.engines.address import Address
from bot.store.engines.opening import connected, engine_at


@contextmanager
def held(address: Address) -> Iterator[None]:
    """Open a database, or make it, and hold its lease. Raises `StoreUnusable` (a running bot), `DatabaseError`."""
    engine = engine_at(address, "")

    async def take() -> None:
        await lease.take(engine)

    async def open_and_close() -> None:
        await engine.open(lambda db: None, take)
        await engine.close()

    asyncio.run(open_and_close())
    heartbeat = PeriodicThread("the lease", lambda: lease.beat(engine), engine.lease.beat)
    try:
        yield
    finally:
        heartbeat.stop()
        with connected(address, writes=True, patience=PATIENCE) as db:
            engine.lease.release(db, engine.token)
        asyncio.run(engine.close())
