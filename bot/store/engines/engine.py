"""What the store needs of an engine: to open a database, run transactions in it, and close it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bot.store.engines.address import Address
from bot.store.engines.connection import Connection, StoreUnusable, Work
from bot.store.engines.lease_rows import LeaseRows

T = TypeVar("T")


class Engine(Protocol):
    """One database; its address as text may stand in a message.

    It is opened with `open`, then `replace_secrets`, then `begin`; up to there it is not the store's to write in.
    """

    @property
    def address(self) -> Address: ...

    @property
    def token(self) -> str:
        """What this copy of the program is called in the lease; no other one is."""

    @property
    def lease(self) -> LeaseRows:
        """The rows of the lease."""

    async def open(self, check: Work[None], first: Callable[[], Awaitable[None]] | None) -> None:
        """Open the database, or make it; check it and apply every missing migration.

        `check` may raise `StoreUnusable`, as this does; up to then nothing is changed. `first` is awaited between the
        checks and the migrations; it may use `transact` and `read`.
        """

    async def replace_secrets(self, work: Work[bool]) -> None:
        """Run `work`, which writes secrets in another form; where it says so, remove every trace of what it replaced
        that the engine can. Raises `StoreUnusable`."""

    async def begin(self, alone: bool) -> None:
        """Make ready for the transactions of the store. `alone`: no other program writes here."""

    async def transact(self, work: Work[T]) -> T:
        """Run `work` in one write transaction, whole or not at all; raises `Clashed`, `DatabaseError`: `CommitInDoubt`
        where nobody can tell whether it was committed, else nothing was written.

        They come one after another, in the order in which they were asked for.
        """

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, on one consistent state; raises `DatabaseError`.

        It sees all that was asked to be written before it.
        """

    def run_aside(self, work: Work[T], patience: float) -> T:
        """Run `work`, one short statement, on a connection of its own and on the caller's thread, in at most so many
        seconds. Raises `DatabaseError`.

        By this, which is due every moment, it is known whether the database answers: where it does not, `transact` and
        `read` raise `Unreachable` at once."""

    async def wait_for_answer(self) -> None:
        """Wait until the database answers, where it is known not to."""

    def troubles(self) -> tuple[int, int, float]:
        """How many transactions ran again, how many commits got no answer, and the seconds that transactions waited for
        a connection in all."""

    async def close(self) -> None:
        """Close the database. A second call does nothing."""


@dataclass(frozen=True, slots=True)
class Look:
    """A database that is looked at, in one transaction that only reads: `engine` is what runs it, with its version."""

    db: Connection
    engine: str
    lease: LeaseRows


class NoDatabase(StoreUnusable):
    """There is no database yet where one is looked for."""

    def __init__(self, address: Address) -> None:
        super().__init__(f"there is no database at {address} yet: the bot makes it at its first start")


def require_present(address: Address, version: int, known: int) -> None:
    """Raises `StoreUnusable` unless a database has the format that this program reads."""
    if version != known:
        raise StoreUnusable(
            f"the database {address} was written by an older version of the bot (format {version}; this one reads"
            f" {known}): start the bot, which brings it up to date"
        )
