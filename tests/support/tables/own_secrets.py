"""Secrets of tables and campaigns that are the same whenever a test runs."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


@dataclass
class Drawn:
    """How many secrets the test that runs has drawn so far."""

    count: int = 0


DRAWN = Drawn()


def draw_secret(size: int) -> bytes:
    """The next secret; at most 32 bytes."""
    DRAWN.count += 1
    return hashlib.sha256(b"0/%d" % DRAWN.count).digest()[:size]
