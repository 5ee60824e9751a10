"""Durations as people write them: 90 min, 24 h, 2 d, 1 d 12 h."""

from __future__ import annotations

import re

MINUTE, HOUR, DAY = 60, 3600, 86400
_UNITS = {"s": 1, "sec": 1, "m": MINUTE, "min": MINUTE, "mn": MINUTE, "h": HOUR, "d": DAY, "j": DAY}
_PART = re.compile(r"(\d{1,6})\s*([a-z]+)")


def parse_duration(text: str) -> int | None:
    """The seconds of a written duration; None if it is none. A plain 0 needs no unit."""
    normalized = text.strip().lower().replace(",", " ")
    if normalized == "0":
        return 0
    parts = _PART.findall(normalized)
    if not parts or _PART.sub("", normalized).strip():
        return None
    units = [_unit(unit) for _, unit in parts]
    if None in units:
        return None
    return sum(int(number) * unit for (number, _), unit in zip(parts, units, strict=True) if unit)


def duration_parts(seconds: int) -> tuple[tuple[int, str], ...]:
    """A duration as numbers with their units (d, h, min, s), the largest first; no time is 0 min.

    Days are used from two days on: 36 h, but 2 d.
    """
    parts = []
    for unit, size in (("d", DAY), ("h", HOUR), ("min", MINUTE), ("s", 1)):
        if unit == "d" and seconds < 2 * DAY:
            continue
        count, seconds = divmod(seconds, size)
        if count:
            parts.append((count, unit))
    return tuple(parts) or ((0, "min"),)


def _unit(name: str) -> int | None:
    """The seconds of a unit, written in short or in full, in English or French; None if there is no such unit."""
    if name in _UNITS:
        return _UNITS[name]
    full = {"second": 1, "minute": MINUTE, "hour": HOUR, "heure": HOUR, "day": DAY, "jour": DAY}
    return full.get(name.removesuffix("s"))
