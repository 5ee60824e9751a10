"""Scars of the board that act at the end of a turn, after the scar cards and before the card of the turn.

A module says in the query `scar-troops` how many troops its scar brings the player who holds the territory, or costs
him; the rules of that moment are awake with it.
"""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.values import Player, Task
from rules.legacy.scar_cards import scar_on
from rules.risk.armies import ArmiesLost
from rules.risk.reinforce import strengthen

acting_scars = Module("acting-scars", needs=("end-of-turn", "landless", "scar-cards"))
SCAR = "scar"
"""Why troops are lost: `ArmiesLost.why`."""


class ScarsAct(Task):
    """Let the scars on the active player's territories act."""


def scar_troops(g: Context, player: Player, scar: str) -> int:
    """How many troops a scar of this kind brings a player each turn on his territory; negative where it costs some."""
    return g.value("scar-troops", 0, player, scar)


@acting_scars.modifies("tasks-at-end")
def at_the_end(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    return (*tasks, ScarsAct())


@acting_scars.does(ScarsAct)
def act(g: Context, task: ScarsAct) -> None:
    """The last troop may be lost, too."""
    player, land = g.state.active, g.state.land
    for where in land.of(player):
        troops = scar_troops(g, player, scar_on(g.state, where))
        if troops > 0:
            strengthen(g, player, where, troops)
        elif troops < 0:
            g.emit(ArmiesLost(player, where, min(-troops, land.armies(where)), SCAR))
