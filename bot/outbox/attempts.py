"""Requests that discord.py may not repeat unasked.

It repeats by itself what Discord answered with 500, and what was one too many, however long it waits in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import aiohttp


class NotRepeated(aiohttp.ClientError):
    """A request was not made: Discord may have taken an earlier attempt, and nothing would keep it from taking both."""


_may_send: ContextVar[Callable[[], bool]] = ContextVar("may_send")
"""Says whether a request may be made now; unset for requests that may be repeated at any time."""


@contextmanager
def sent_while(may_send: Callable[[], bool]) -> Iterator[None]:
    """Within the block every attempt at a request asks this first, and raises `NotRepeated` where it is false."""
    before = _may_send.set(may_send)
    try:
        yield
    finally:
        _may_send.reset(before)


@contextmanager
def sent_once() -> Iterator[None]:
    """Within the block one request is made, and raises `NotRepeated` in place of another."""
    attempts = iter((True,))
    with sent_while(lambda: next(attempts, False)):
        yield


async def _ask(session: aiohttp.ClientSession, about: object, request: aiohttp.TraceRequestStartParams) -> None:
    if not _may_send.get(_always)():
        raise NotRepeated


def _always() -> bool:
    return True


def attempts_trace() -> aiohttp.TraceConfig:
    """The trace with which a client of discord.py asks before each attempt at a request."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_ask)
    return trace
