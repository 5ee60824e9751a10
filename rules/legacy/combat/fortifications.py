"""Fortified cities: +1 on both defence dice, and ten boxes that attacks of three cross off."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.legacy.campaign.box import FORTIFICATION
from rules.legacy.campaign.campaign import MOST_BOXES, BoxCrossed, Campaign
from rules.risk.combat.battle import DEFENCE, BattleFought
from rules.risk.combat.helps import Help, helps
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.open_dice import dice_changes
from rules.risk.odds.dice_odds import DiceChanges, SideChanges

fortifications = Module("fortifications", needs=("battle", "campaign", "open-dice"))
WALLS = Help(
    FORTIFICATION,
    (DEFENCE,),
    changes=lambda changes, boxes: changes.walled(SideChanges(each=1), boxes, FORTIFICATION),
    usual=MOST_BOXES,
    most=MOST_BOXES,
)
"""What walls with so many boxes left do for their defender."""
WEARING = 3
"""The attackers in a throw that crosses a box."""


@fortifications.modifies(dice_changes)
def walls_hold(g: Context, changes: DiceChanges) -> DiceChanges:
    crossed = g.parts[Campaign].fortified.get(g.parts[Invasion].target)
    if crossed is None:
        return changes
    return WALLS.change(changes, MOST_BOXES - crossed)


@fortifications.modifies(helps)
def walls_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, WALLS)


@fortifications.reacts(BattleFought)
def cross_box(g: Context, event: BattleFought) -> None:
    """After the comparison, whoever has won it: the tenth box still counts in its throw."""
    crossed = g.parts[Campaign].fortified.get(event.target)
    if crossed is not None and len(event.attack) == WEARING:
        g.emit(BoxCrossed(event.target, crossed + 1))
