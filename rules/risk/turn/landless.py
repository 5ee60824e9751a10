"""Without land but not out: a player whose last army dies is knocked out, and may come back on a later turn."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.risk.armies import ArmiesLost
from rules.risk.combat.occupy import PlayerKnockedOut, landless_stay

landless = Module("landless", needs=("turns", "occupy"))


@landless.modifies(landless_stay)
def stay(g: Context, stays: bool, player: Player) -> bool:
    """Everybody stays. (A conceding player's army turns neutral or is played on, which is no loss of land.)"""
    return True


@landless.reacts(ArmiesLost)
def after_loss(g: Context, event: ArmiesLost) -> None:
    """The last armies may die without a battle: then nobody has knocked their player out."""
    if event.player in g.state.seats and not g.state.land.of(event.player):
        g.emit(PlayerKnockedOut(event.player))
