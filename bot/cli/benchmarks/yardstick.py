"""How fast is this machine? One plain loop, so that targets measured elsewhere can be scaled."""

from __future__ import annotations

from time import perf_counter

REFERENCE_SECONDS = 0.372
"""What the loop took on the machine for which every target is stated."""


def seconds(runs: int = 3) -> float:
    """The loop's best time here, in seconds."""
    return min(_once() for _ in range(runs))


def slowness(measured: float) -> float:
    """How many times slower than the reference machine one is where the loop took `measured` seconds."""
    return measured / REFERENCE_SECONDS


def loop(parts: int = 1) -> None:
    """The loop itself, or one of so many parts of it, for a caller with a clock of its own."""
    s = 0
    for i in range(10**7 // parts):
        s += i & 7


def _once() -> float:
    start = perf_counter()
    loop()
    return perf_counter() - start
