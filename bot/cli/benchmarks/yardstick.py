"""The speed of this machine, measured by one plain loop, so that targets measured elsewhere can be scaled."""

from __future__ import annotations

from time import perf_counter

REFERENCE_SECONDS = 0.372
"""The time of the loop on the reference machine, to which all targets refer."""


def seconds(runs: int = 3) -> float:
    """The loop's best time here, in seconds."""
    return min(_once() for _ in range(runs))


def slowness(measured: float) -> float:
    """How many times slower than the reference machine a machine is on which the loop takes `measured` seconds."""
    return measured / REFERENCE_SECONDS


def loop(parts: int = 1) -> None:
    """Run the loop, or one of `parts` equal parts of it, for a caller that measures the time itself."""
    s = 0
    for i in range(10**7 // parts):
        s += i & 7


def _once() -> float:
    start = perf_counter()
    loop()
    return perf_counter() - start
