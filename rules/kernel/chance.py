"""Chance: the nth draw of a game. No state knows the next one; anyone who has the key can recompute all."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable
from typing import Protocol

from rules.kernel.tagged import Value

MOST_SIDES = 1 << 64
"""The largest size of a draw: a hash is read as a number below it."""


class Drawn(Value):
    """One draw: the number that came, of 0 to size - 1. A die that shows 5 is `Drawn(4, 6)`."""

    number: int
    size: int


class Chance(Protocol):
    """Gives the nth draw of a game (counted from 1) as a number from 0 to size - 1."""

    def draw(self, n: int, size: int) -> int: ...


class Seeded:
    """The nth draw is HMAC-SHA256(key, "n:try"), its first 64 bits, rejected where a remainder would be unfair.

    The key is the table's secret (32 bytes) or, once seats have added theirs, `mixed(secret, salts)`.
    """

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        self._key = key

    def draw(self, n: int, size: int) -> int:
        fair = MOST_SIDES - MOST_SIDES % size
        attempt = 0
        while True:
            digest = hmac.digest(self._key, b"%d:%d" % (n, attempt), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                return number % size
            attempt += 1


class Scripted:
    """Draws that were recorded, one by one, by their number; `LookupError` past the last."""

    __slots__ = ("_draws",)

    def __init__(self, draws: Iterable[int], first: int = 1) -> None:
        self._draws = dict(enumerate(draws, first))

    def draw(self, n: int, size: int) -> int:
        drawn = self._draws.get(n, -1)
        if 0 <= drawn < size:
            return drawn
        why = f"is {drawn}, outside 0 to {size - 1}" if n in self._draws else "was not recorded"
        raise LookupError(f"draw {n} {why}")


def commitment(secret: bytes) -> str:
    """What is posted before the first draw: the SHA-256 of the table's secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def mixed(secret: bytes, salts: Iterable[str]) -> bytes:
    """The key that a game draws with: the secret and what each seat's own press added after the commitment.

    HMAC-SHA256(secret, the salts as a JSON list): no two lists of salts are written alike.
    """
    return hmac.digest(secret, json.dumps(list(salts)).encode(), "sha256")
