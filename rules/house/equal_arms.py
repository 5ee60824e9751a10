"""Égalité des armes: every set is worth ten armies, no matter which number in the game or which symbols."""

from __future__ import annotations

from rules.atlas import Card
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.risk.turn.cards import next_set, set_value

equal_arms = Module("equal-arms", needs=("cards", "sets"))
WORTH = 10


@equal_arms.modifies(set_value)
def ten(g: Context, armies: int, trio: tuple[Card, ...]) -> int:
    return WORTH if armies else 0


@equal_arms.modifies(next_set)
def whatever_its_number(g: Context, armies: int, coming: int) -> int:
    return 0
