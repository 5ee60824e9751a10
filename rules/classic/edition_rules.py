"""What editions change in battle and fortifying: the single defence die, and marches to a neighbour only."""

from __future__ import annotations

from typing import Literal, get_args

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.values import Player, Refusal
from rules.risk.combat.battle import most_defence_dice
from rules.risk.combat.leaders import Leaders
from rules.risk.options import LONE_DIE
from rules.risk.turn.fortify import march_barred, march_ends

edition_rules = Module("edition-rules", needs=("battle", "fortify"))
FortifyChoice = Literal["connected", "adjacent"]
FORTIFY: Option[FortifyChoice] = Option("fortify", get_args(FortifyChoice))


class TooFar(Refusal):
    """This table marches to a neighbouring territory only."""

    source: Territory
    target: Territory


@edition_rules.modifies(most_defence_dice)
def lone_die(g: Context, most: int, attacking: int) -> int:
    """Against a single attack die, allow one defence die only (an option; from the play aid)."""
    return 1 if attacking == 1 and LONE_DIE.of(g.options) == "one" else most


@edition_rules.modifies(march_ends)
def next_door(
    g: Context, ends: tuple[Territory, ...], player: Player, source: Territory, leaders: Leaders
) -> tuple[Territory, ...]:
    """Limit a march to neighbours (an option; the Ancient Earth box) instead of any connected territory."""
    if FORTIFY.of(g.options) == "connected":
        return ends
    near = g.links(source, leaders)
    return tuple(t for t in ends if t in near)


@edition_rules.modifies(march_barred)
def too_far(
    g: Context, why: Refusal, player: Player, source: Territory, target: Territory, leaders: Leaders
) -> Refusal:
    return TooFar(source, target)
