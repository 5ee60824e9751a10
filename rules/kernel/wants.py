"""What an order says besides its policy: which details a policy asks for, and those of one order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.kernel.tagged import Value


class Listed(Value):
    """An entry of a list: a territory or a card by its name, and how many armies are wanted there (0: any)."""

    name: str
    count: int = 0


class Details(Value, omit_defaults=True):
    """What one order says besides its policy: a number for each question, kinds, and a list, first choice first."""

    numbers: Mapping[str, int] = {}
    kinds: tuple[str, ...] = ()
    listed: tuple[Listed, ...] = ()

    def number(self, question: str) -> int:
        """The answer to a question for a number; 0 where the order says none."""
        return self.numbers.get(question, 0)

    def kinds_among(self, some: tuple[str, ...]) -> tuple[str, ...]:
        """Those of these kinds that the order names; all of them where it names none."""
        return tuple([kind for kind in some if kind in self.kinds]) or some

    @property
    def names(self) -> tuple[str, ...]:
        """The names in its list, in order."""
        return tuple([entry.name for entry in self.listed])


NO_DETAILS = Details()
"""The details of an order that is its policy and nothing else."""


class Wants(NamedTuple):
    """The details that orders with a policy have: a number for each of the questions `numbers` (default 0), any of the
    kinds `among` (default all), and territories in order, if it may name `places`."""

    numbers: tuple[str, ...] = ()
    among: tuple[str, ...] = ()
    places: bool = False
