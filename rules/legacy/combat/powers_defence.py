"""The powers of Die Mechaniker: fortified headquarters, and the wall that two natural sixes close."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.legacy.setup.factions import faction_of, power_of
from rules.legacy.setup.headquarters import Headquarters
from rules.risk.combat.battle import DEFENCE
from rules.risk.combat.helps import Help, helps
from rules.risk.combat.invasion import Invasion
from rules.risk.combat.open_dice import dice_changes
from rules.risk.odds.dice_odds import DiceChanges, SideChanges

powers_defence = Module("powers-defence", needs=("fortifications", "open-dice"))
FORTIFIED_HQ, WALL = "fortified_hq", "double_six_wall"
FORTIFIED = Help(
    FORTIFIED_HQ,
    (DEFENCE,),
    changes=lambda changes, _: changes.without_walls.defending(SideChanges(each=1), FORTIFIED_HQ),
)
CLOSES = Help(WALL, (DEFENCE,), changes=lambda changes, _: changes._replace(double_six_ends=True))


@powers_defence.modifies(dice_changes)
def defend_like_mechanics(g: Context, changes: DiceChanges) -> DiceChanges:
    """Two natural sixes in defence: the territory cannot be attacked again this turn. Or +1 on both dice in the own
    headquarters, for ever; a fortification around them adds nothing to it."""
    where = g.parts[Invasion].target
    owner = g.state.land.owner(where)
    power = power_of(g.state, owner)
    if power == WALL:
        return CLOSES.change(changes)
    if power == FORTIFIED_HQ and g.parts[Headquarters].at.get(where) == faction_of(g.state, owner):
        return FORTIFIED.change(changes)
    return changes


@powers_defence.modifies(helps)
def mechanics_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, FORTIFIED, CLOSES)
