"""The state of a database and of the copies of the bot that use it, for whoever runs it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.database import Transaction
from bot.store.engines.address import Address
from bot.store.engines.lease_rows import Copy
from bot.store.engines.opening import looked_at
from bot.store.identity import require_in_use
from bot.store.lease import program_version


@dataclass(frozen=True, slots=True)
class Status:
    """A database at one moment.

    `engine` is what runs it, with its version; `version` that of the bot that looks; `size` is in bytes; `copies` are
    those of the bot that show heartbeats; `tables` is their number by state. `oldest_unsent` is the age of the oldest
    unsent message in seconds; None: there is none that could be sent.
    """

    database: str
    engine: str
    version: str
    size: int
    copies: tuple[Copy, ...]
    tables: Mapping[str, int]
    put_aside: int
    timers_due: int
    unsent: int
    oldest_unsent: int | None


def status_of(address: Address, now: int) -> Status:
    """Look into a database beside the bot that has it open. `now` in seconds since 1970. Raises `StoreUnusable`."""
    with looked_at(address) as look:
        require_in_use(look.db, address)
        tx = Transaction(look.db)
        found = tx.statistics()
        return Status(
            str(address),
            look.engine,
            program_version(),
            found.size,
            look.lease.copies(look.db),
            found.tables,
            found.put_aside,
            tx.timers.count_due(now),
            found.unsent,
            None if found.oldest_unsent is None else max(now - found.oldest_unsent, 0),
        )
