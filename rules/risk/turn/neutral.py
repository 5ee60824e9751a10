"""The neutral army: it only defends, and the next player at the table throws its dice."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.risk.combat.battle import defends
from rules.risk.turn.turns import round_table

neutral = Module("neutral", needs=("battle", "turns"))


@neutral.modifies(defends)
def next_at_the_table(g: Context, player: Player, army: Player) -> Player:
    """The player who rolls for the neutral army: the next living one after the attacker."""
    order = round_table(g.state, g.state.active)
    return order[1 % len(order)]
