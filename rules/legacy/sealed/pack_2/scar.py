"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The scar of pack_2.

Mercenaries bring whoever holds the territory a troop there at the end of his own turn.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.legacy.ids import Scar
from rules.legacy.sealed.acting_scars import scar_troops
from rules.legacy.sealed.scar_moments import turn_scars

mercenaries = Module("mercenaries", needs=("acting-scars", "scar-moments"))
MERCENARY = "mercenary"
"""The kind of scar."""


@mercenaries.modifies(turn_scars)
def add_turn_scar(g: Context, kinds: tuple[str, ...]) -> tuple[str, ...]:
    return (*kinds, MERCENARY)


@mercenaries.modifies(scar_troops)
def join_the_holder(g: Context, troops: int, player: Player, scar: Scar) -> int:
    return troops + 1 if scar == MERCENARY else troops
