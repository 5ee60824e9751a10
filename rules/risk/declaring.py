"""Who declares first in a window: the active player, then the defender, then the others as turns go round."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import NOBODY, Player
from rules.risk.invasion import Invasion

declaring = Module("declaring", needs=("windows", "invasion"))


@declaring.modifies("window-order")
def active_player_first(g: Context, order: tuple[Player, ...], window: str) -> tuple[Player, ...]:
    """Between turns nobody is active, and the order stays."""
    active, now = g.state.active, g.part(Invasion)
    if active == NOBODY:
        return order
    at = order.index(active)
    defender = g.state.land.owner(now.target) if now.attacker != NOBODY else NOBODY
    first = (active, defender) if defender in order else (active,)
    return tuple(dict.fromkeys((*first, *order[at:], *order[:at])))
