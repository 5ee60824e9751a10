"""Everyone for himself: the best score when the Ring is destroyed, or the last army standing."""

from __future__ import annotations

from rules.kernel.ruleset import Module
from rules.kernel.table import Table
from rules.lotr.fellowship import RingDestroyed
from rules.lotr.score import best, tally
from rules.risk.concede import ArmyTurnedNeutral
from rules.risk.occupy import Eliminated
from rules.risk.turns import living

alone = Module("alone", needs=("fellowship",))


@alone.reacts(RingDestroyed)
def count_points(g: Table, event: RingDestroyed) -> None:
    g.end((best(g, tally(g)),), "points")


@alone.reacts(Eliminated)
@alone.reacts(ArmyTurnedNeutral)
def last_standing(g: Table, event: Eliminated | ArmyTurnedNeutral) -> None:
    """With two players, even though the neutral army still stands (decision 46)."""
    left = living(g.state)
    if len(left) == 1:
        g.end(left, "conquest")
