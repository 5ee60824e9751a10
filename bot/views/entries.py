"""One entry of a written list, a name and perhaps a number, read without a pattern that anybody can make slow."""

from __future__ import annotations

import re
from string import digits

MOST_DIGITS = 6
TIMES = "x×"


def entries(said: str) -> list[str]:
    """The entries of a list, apart by commas, semicolons or lines; blanks within one are single."""
    return [entry for part in re.split(r"[,;\n]", said) if (entry := " ".join(part.split()))]


def taken_apart(entry: str) -> tuple[str, int | None]:
    """The name and the number of an entry: `Harad 3`, `Harad: 3`, `Harad x3`, `3 Harad`, `3x Harad`, `Harad`."""
    first = entry.lstrip(digits)
    if first != entry:
        return _without(first, leading=True), _number(entry[: len(entry) - len(first)])
    last = entry.rstrip(digits)
    return _without(last, leading=False), _number(entry[len(last) :])


def _number(said: str) -> int | None:
    return int(said[:MOST_DIGITS]) if said else None


def _without(name: str, *, leading: bool) -> str:
    """The name without the sign that joins it to its number."""
    name = name.strip(" :=×")
    words = name.split(" ")
    at = 0 if leading else -1
    if len(words) > 1 and words[at].casefold() in TIMES:
        del words[at]
    return " ".join(words).strip(" :=")
