"""Good and Evil: each player's side and partners."""

from __future__ import annotations

from rules.atlas import Territory
from rules.house.continental_power import lands_exposed
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import Player
from rules.risk.armies import NEUTRAL
from rules.risk.combat.invasion import targets

GOOD, EVIL = "good", "evil"
"""The two sides."""
SIDES: dict[Player, str] = {
    Player("green"): GOOD,
    Player("black"): EVIL,
    Player("yellow"): GOOD,
    Player("red"): EVIL,
    Player("blue"): GOOD,
    Player("purple"): EVIL,
}
"""Each colour's side, in table order: Good and Evil alternate. The boxes have the first four."""

sides = Module("sides", needs=("battle",))


def side(player: Player) -> str:
    """`good`, `evil`, or '' for the neutral army."""
    return SIDES.get(player, "")


def of_side(seats: tuple[Player, ...], which: str) -> tuple[Player, ...]:
    return tuple(seat for seat in seats if side(seat) == which)


@sides.modifies(targets)
def spare_partners(
    g: Context, targets: tuple[Territory, ...], player: Player, source: Territory
) -> tuple[Territory, ...]:
    """Exclude partners' territories from a player's targets (decision 47)."""
    return of_others(g, targets, player)


@sides.modifies(lands_exposed)
def no_power_over_partners(g: Context, lands: tuple[Territory, ...], player: Player) -> tuple[Territory, ...]:
    return of_others(g, lands, player)


def of_others(g: Context, lands: tuple[Territory, ...], player: Player) -> tuple[Territory, ...]:
    """The territories that are not held by the player's own side."""
    land = g.state.land
    return tuple(t for t in lands if side(land.owner(t)) != side(player) or land.owner(t) == NEUTRAL)
