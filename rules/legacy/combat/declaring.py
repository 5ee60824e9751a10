"""Who declares first: missiles lie open on the table, scar cards are played unseen; the active player comes first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.kernel.context import Context, window_secret
from rules.kernel.module import Module
from rules.kernel.values import NOBODY, Player
from rules.kernel.windows import window_order
from rules.legacy.campaign.options import DECLARING
from rules.legacy.combat.scar_cards import BEFORE_ROLL
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.open_dice import THROWN

declaring = Module("declaring", needs=("missiles", "scar-cards", "windows"))
SECRET: Mapping[str, Mapping[str, bool]] = {
    "missiles-open": {},
    "open": {BEFORE_ROLL: False},
    "sealed": {THROWN: True},
}
"""By the option `declaring`: the windows that are secret, or not, unlike the default."""


@declaring.modifies(window_secret)
def as_chosen(g: Context, secret: bool, window: str) -> bool:
    return SECRET[DECLARING.of(g.options)].get(window, secret)


@declaring.modifies(window_order)
def active_player_first(g: Context, order: tuple[Player, ...], window: str) -> tuple[Player, ...]:
    """The active player, then the defender, then the others clockwise. Between turns nobody is active."""
    active, now = g.state.active, g.parts[Invasion]
    if active == NOBODY:
        return order
    return clockwise(order, active, g.state.land.owner(now.target) if now.attacker != NOBODY else NOBODY)


@lru_cache(maxsize=256)
def clockwise(order: tuple[Player, ...], active: Player, defender: Player) -> tuple[Player, ...]:
    """The active player, then the defender, if he is at the table, then the others clockwise. (Cached, as every battle
    asks it.)"""
    at = order.index(active)
    first = (active, defender) if defender in order else (active,)
    return tuple(dict.fromkeys((*first, *order[at:], *order[:at])))
