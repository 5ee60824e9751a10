"""Scars of the board that act at the end of a turn, after the scar cards and before the card of the turn.

A module says in the query `scar-troops` how many troops its scar brings whoever holds the territory, or costs him; the
rules of that moment are awake with it.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import Task
from rules.risk.armies import ArmiesLost
from rules.risk.reinforce import strengthen

acting_scars = Module("acting-scars", needs=("end-of-turn", "landless", "scar-cards"))
SCAR = "scar"
"""Why troops are lost: `ArmiesLost.why`."""


class ScarsAct(Task):
    """Let the scars on the active player's territories act."""


@acting_scars.modifies("tasks-at-end")
def at_the_end(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (*tasks, ScarsAct())


@acting_scars.does(ScarsAct)
def act(g: Context, task: ScarsAct) -> None:
    """The last troop may be lost, too."""
    player, land = g.state.active, g.state.land
    for where in land.of(player):
        troops = g.value("scar-troops", 0, player, where)
        if troops > 0:
            strengthen(g, player, where, troops)
        elif troops < 0:
            g.emit(ArmiesLost(player, where, min(-troops, land.armies(where)), SCAR))
