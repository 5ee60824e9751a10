"""Offers: the menu of a decision, in shapes. One offer may span territories and a range of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from rules.kernel.tagged import value
from rules.kernel.values import Action, Player

Choices = Sequence[Any]
"""A tuple of values, or a range of numbers."""


@value
class Offer:
    """A kind of answer and, for each of its fields, what may be chosen: a tuple of values, or a range of numbers.

    Every combination is legal. `Offer(Deploy, {"where": ("harad", "umbar"), "count": range(1, 6)})`.
    """

    action: type[Action]
    fields: dict[str, Choices]

    def answer(self, decision: int, player: Player, **chosen: Any) -> Action:
        """The action with these choices; a field with a single choice may be left out."""
        filled = {name: chosen[name] if name in chosen else choices[0] for name, choices in self.fields.items()}
        return self.action(decision, player, **filled)

    def __contains__(self, action: object) -> bool:
        return type(action) is self.action and all(getattr(action, f) in c for f, c in self.fields.items())

    def __len__(self) -> int:
        """How many different answers it spans."""
        size = 1
        for choices in self.fields.values():
            size *= len(choices)
        return size

    def each(self, decision: int, player: Player) -> Iterator[Action]:
        """Every answer that it spans."""
        for values in product(*self.fields.values()):
            yield self.action(decision, player, *values)
