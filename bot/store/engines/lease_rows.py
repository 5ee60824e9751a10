"""What the lease needs of an engine: the rows in which its holder stands and beats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.store.engines.connection import Connection


@dataclass(frozen=True, slots=True)
class Holder:
    """A copy of the program: its token, machine, process id, start of the process, and number of heartbeats.

    `leaving`: it is ending, and acknowledges nothing any more. `version` is the program's, which it writes for whoever
    looks; who watches the lease does not read it.
    """

    token: str
    machine: str
    process: int
    started: str
    beats: int = 0
    leaving: bool = False
    version: str = ""

    @property
    def host(self) -> str:
        return self.machine.partition(" ")[0] or "an unnamed machine"

    @property
    def description(self) -> str:
        return f"process {self.process} on {self.host}"


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of the program, which holds the lease (`acts`) or stands by; its last heartbeat was `silent` seconds ago,
    None where that is not known."""

    holder: Holder
    silent: float | None
    acts: bool


class LeaseRows(Protocol):
    """The rows of the lease. Every method works inside the caller's transaction.

    The holder beats every `beat` seconds and counts as gone after `timeout` seconds without a heartbeat; whoever waits
    for it looks every `poll` seconds. `beats_early`: heartbeats can be counted while the database is being migrated.
    `has_standbys`: another copy may stand by, and takes over; else it is refused.
    """

    beat: float
    timeout: float
    poll: float
    beats_early: bool
    has_standbys: bool

    def holder(self, db: Connection) -> Holder | None:
        """The holder of the lease; None if it is free."""

    def write(self, db: Connection, me: Holder) -> None:
        """Write the lease for `me`, whoever held it before: nothing that one has not committed is committed."""

    def is_held(self, db: Connection, token: str) -> bool:
        """Whether this token holds the lease, until the transaction ends."""

    def appear(self, db: Connection, me: Holder) -> None:
        """Write that a copy stands by."""

    def leave(self, db: Connection, token: str) -> None:
        """Write that the holder leaves: it acknowledges nothing any more, and will release the lease."""

    def copies(self, db: Connection) -> tuple[Copy, ...]:
        """The copies of the program that have shown a heartbeat here, the holder of the lease first; also where an
        older version has made the rows."""

    def others(self, db: Connection, token: str) -> int:
        """How many other copies stand by."""

    def is_next(self, db: Connection, token: str) -> bool:
        """Whether this copy is the first of those that stand by and beat, in an order that is the same for all."""

    def count_beat(self, db: Connection, token: str) -> bool:
        """Count a heartbeat; False if nobody waits for one of this token any more."""

    def release(self, db: Connection, token: str) -> None:
        """Release the lease, if this token still holds it."""
