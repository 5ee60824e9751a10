"""The last player who holds land has won, whatever else a mode may be played for."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.risk.concede import ArmyTurnedNeutral
from rules.risk.occupy import Eliminated
from rules.risk.turns import standing

conquest = Module("conquest", needs=("occupy", "concede"))


@conquest.reacts(Eliminated)
@conquest.reacts(ArmyTurnedNeutral)
def last_standing(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    """Neutral armies need not die (two players), nor those of players who gave up."""
    left = standing(g.state, event.player)
    if len(left) == 1:
        g.end(left, "conquest")
