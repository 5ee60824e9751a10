"""Secrets of tables and campaigns that are the same whenever a test runs."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

KINDS = 3
"""Among how many rows of secrets tests are shared out: a table that is opened is copied for those with the same row."""


@dataclass
class Drawn:
    """How many secrets the test that runs has drawn so far."""

    count: int = 0


DRAWN = Drawn()


def draw_secret(row: int, size: int) -> bytes:
    """The next secret of a row; at most 32 bytes."""
    DRAWN.count += 1
    return hashlib.sha256(b"%d/%d" % (row, DRAWN.count)).digest()[:size]
