"""Step 1: faith and armies for territories, continents and temples; armies come back from the crypts."""

from __future__ import annotations

from rules.godstorm.faith import FaithRaised
from rules.godstorm.temples import temples_of
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Task
from rules.risk.armies import ArmiesPlaced
from rules.risk.turn.reinforce import regions_held

raising = Module("raising", needs=("reinforce", "faith", "temples"))


class RaiseFaith(Task):
    """Raise as much faith as armies for territories and continents, and one of both for each temple, on its spot."""


@raising.does(RaiseFaith)
def raise_faith(g: Context, task: RaiseFaith) -> None:
    player = g.state.active
    g.emit(FaithRaised(player, max(3, len(g.state.land.of(player)) // 3), "territories"))
    for name in regions_held(g, player):
        g.emit(FaithRaised(player, g.rules.board.regions[name].bonus, "region", name))
    at = temples_of(g.state, player)
    if at:
        g.emit(FaithRaised(player, len(at), "temples"))
    for where in at:
        g.emit(ArmiesPlaced(player, where, 1))
