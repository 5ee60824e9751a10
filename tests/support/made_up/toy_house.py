"""Tailwind: a boat may sail twice in a turn. A house rule, written like those in `rules/house`."""

from __future__ import annotations

from support.made_up.toy_rules import sails

from rules.house import House
from rules.kernel.context import Context
from rules.kernel.ruleset import Module

tailwind = Module("tailwind", needs=("piers",))
TAILWIND = House(tailwind)


@tailwind.modifies(sails)
def twice(g: Context, sails: int) -> int:
    return sails + 1
