"""Custom ids: the table, the decision, the verb, and the choices by value. Never a position in a list."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

_REST = r":(?P<table>\d+):(?P<number>\d+):(?P<verb>[a-z-]+)(?P<args>(?::[^:#]*)*)(?P<mark>#.*)?"
BUTTONS, LISTS, ANY = "r" + _REST, "s" + _REST, "[rs]" + _REST
"""The pattern of custom ids; a list's differs from a button's, since discord.py distinguishes them by it."""
LONGEST = 100
"""The longest custom id that Discord allows, in characters."""
_DIGEST = 10


@dataclass(frozen=True, slots=True)
class CustomId:
    """A parsed custom id. `number` is the decision's (0: none); `mark` only makes equal buttons differ."""

    table: int
    verb: str
    number: int = 0
    args: tuple[str, ...] = ()
    mark: str = ""

    def __str__(self) -> str:
        """The custom id; choices too long for it are replaced by a digest.

        Raises `ValueError` where it is too long even then: what may have so many choices asks first whether they fit.
        """
        args = list(self.args)
        for at in sorted(range(len(args)), key=lambda at: -len(args[at])):
            if len(self._text(args)) <= LONGEST:
                break
            if len(args[at]) > len(shortened := digest(args[at])):
                args[at] = shortened
        if len(written := self._text(args)) > LONGEST:
            raise ValueError(f"a custom id of {len(written)} characters, {LONGEST} at most: {written}")
        return written

    def _text(self, args: Iterable[str]) -> str:
        return "".join([f"r:{self.table}:{self.number}:{self.verb}", *(f":{arg}" for arg in args), self.mark])

    def of_list(self) -> str:
        """The same for a list."""
        return "s" + str(self)[1:]

    @property
    def fits(self) -> bool:
        """Whether all choices can be written out."""
        return len(self._text(self.args)) <= LONGEST

    def plus(self, *args: str) -> CustomId:
        return replace(self, args=(*self.args, *args))

    @classmethod
    def read(cls, custom_id: str) -> CustomId:
        """Parse a custom id; raises `ValueError` if it does not match `ANY`."""
        match = re.fullmatch(ANY, custom_id)
        if match is None:
            raise ValueError(f"not a custom_id of ours: {custom_id!r}")
        args = tuple(match["args"].split(":")[1:])
        return cls(int(match["table"]), match["verb"], int(match["number"]), args, match["mark"] or "")


NOTHING = "none"
"""The token for choosing nothing."""
UNSAID = "."
"""The token of an empty text: a field that does not apply."""


def token(value: Any) -> str:
    """A choice as text: `peru`, `3`, `yes`, `asia+europe`, `none`."""
    if value == ():
        return NOTHING
    if value == "":
        return UNSAID
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "+".join(token(item) for item in value) if isinstance(value, tuple) else str(value)


def digest(text: str) -> str:
    """A short hash of a choice too long for a custom id."""
    return "~" + hashlib.sha256(text.encode()).hexdigest()[:_DIGEST]


def means(part: str, value: Any) -> bool:
    """Whether a token stands for this value."""
    written = token(value)
    return part == written or (part.startswith("~") and part == digest(written))
