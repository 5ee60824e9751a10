"""Which of several copies of the program answers people: the one that holds the lease, once it is known to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from time import monotonic

import discord

EXPIRES = 2.8
"""Seconds after which an interaction that nobody has acknowledged is left alone: Discord gives three."""
GRACE = 0.5
"""Seconds for which an interaction waits for the lease to be taken, before it is acknowledged without it."""
LONGEST = 60.0
"""Seconds for which an acknowledged interaction waits for the lease."""
LEAVE_TIMEOUT = 5.0
"""Seconds that a copy which leaves waits for what it answers."""
UNSURE = 0.7
"""Seconds for which an interaction waits at most where the copy that acts is not sure that it still does."""
LOOKS_AGAIN = 0.05
"""Seconds between two looks whether it is."""


class LeftUnanswered(Exception):
    """What this copy has acknowledged is answered by none: another one came to act."""


Acknowledge = Callable[[], Awaitable[None]]
"""Acknowledges an interaction, for which nothing but Discord is needed; raises what Discord raises."""


class Role(Enum):
    """What a copy of the program does: it acts, stands by, or leaves and finishes what it has acknowledged."""

    ACTS = "acts"
    STANDS_BY = "stands by"
    LEAVES = "leaves"


class Acting:
    """Whether this copy acts. Each copy that is signed in hears every interaction; one may answer it.

    A copy that stands by keeps what it hears as long as Discord lets it be acknowledged: so nothing is lost of what the
    holder of the lease has not acknowledged before it was gone. What it has is refused by Discord, as acknowledged.

    `is_sure`: whether the copy that acts has shown a heartbeat lately. One that was stopped and goes on may have been
    overtaken, and learns that from its next heartbeat.
    """

    def __init__(self, is_sure: Callable[[], bool] = lambda: True) -> None:
        self.role = Role.ACTS
        self._is_sure = is_sure
        self._holder_is_silent = False
        self._changed = asyncio.Event()
        self._answering = 0
        self._finished = asyncio.Event()

    def stand_by(self, *, silent: bool) -> None:
        """Answer nobody; acknowledge while the holder of the lease is `silent` and this copy comes next: see
        `lease.wait_and_take`."""
        self._set(Role.STANDS_BY, silent)

    def act(self) -> None:
        """Answer from now on, and what was heard meanwhile."""
        self._set(Role.ACTS)

    def stop(self) -> None:
        """Answer no more."""
        self._set(Role.LEAVES)

    async def leave(self) -> None:
        """Answer no more, and wait until what is being answered is."""
        self.stop()
        if self._answering:
            self._finished.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._finished.wait(), LEAVE_TIMEOUT)

    def _set(self, role: Role, silent: bool = False) -> None:
        if (role, silent) != (self.role, self._holder_is_silent):
            self.role, self._holder_is_silent = role, silent
            self._changed.set()
            self._changed = asyncio.Event()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Something that was acknowledged is being answered."""
        self._answering += 1
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._finished.set()

    async def is_mine(self, acknowledge: Acknowledge | None = None) -> bool:
        """Wait until it is known whether this copy answers an interaction that has just arrived.

        `acknowledge` is called while that is not known and the time for it runs out; None for what cannot be
        acknowledged without its answer: a form, a list. Raises `LeftUnanswered`.
        """
        began, acknowledged = monotonic(), False
        while self.role is Role.ACTS and not self._is_sure() and monotonic() - began < UNSURE:
            await asyncio.sleep(LOOKS_AGAIN)
        while self.role is Role.STANDS_BY:
            waited, until = monotonic() - began, LONGEST if acknowledged else EXPIRES
            if acknowledged and (waited >= until or not self._holder_is_silent):
                raise LeftUnanswered
            if waited >= until:
                return False
            if self._holder_is_silent and acknowledge is not None and not acknowledged:
                if waited >= GRACE:
                    try:
                        await acknowledge()
                    except discord.HTTPException:  # 40060: another copy was faster
                        return False
                    acknowledged = True
                    continue
                until = GRACE
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), max(until - waited, 0.01))
        if acknowledged and self.role is not Role.ACTS:
            raise LeftUnanswered
        return self.role is Role.ACTS
