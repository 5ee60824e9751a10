"""The last player who holds land wins, in every mode."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.risk.combat.occupy import Eliminated
from rules.risk.turn.concede import ArmyTurnedNeutral
from rules.risk.turn.turns import seats_still_in

conquest = Module("conquest", needs=("occupy", "concede"))


@conquest.reacts(Eliminated)
@conquest.reacts(ArmyTurnedNeutral)
def last_standing(g: Context, event: Eliminated | ArmyTurnedNeutral) -> None:
    """End the game when one player is left. Neutral armies may remain (two players, concessions)."""
    left = seats_still_in(g.state, event.player)
    if len(left) == 1:
        g.end(left, "conquest")
