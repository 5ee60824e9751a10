"""Tailwind: a boat may sail twice in a turn. A house rule, written like those in `rules/house`."""

from __future__ import annotations

from support.made_up.toy_rules import sails

from rules.author import Context, Module
from rules.house import House

tailwind = Module("tailwind", needs=("piers",))
TAILWIND = House(tailwind)


@tailwind.modifies(sails)
def twice(g: Context, sails: int) -> int:
    return sails + 1
