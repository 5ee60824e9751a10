"""What gods, temples, altars and relics do to dice, in battles and in godswars, each stated once."""

from __future__ import annotations

from functools import cache

from rules.godstorm.pantheons import DEATH, GODS, MAGIC, SKY, WAR
from rules.godstorm.relic_powers import GUNGNIR, MJOLNIR
from rules.godstorm.underworld import ALTAR
from rules.kernel.values import LeaderKind
from rules.risk.combat.battle import DEFENCE
from rules.risk.combat.helps import NO_POWER, REROLLS_ONES, Help, Power, Totals, join_powers

GODSWAR = Totals("godswar", dice=3)
TEMPLE, FIRE = "temple", "fire_sears"
MOST_ALTARS = 20
"""The most altars that odds by hand count."""
WINS_TIES = Power(wins_ties=True)
HELPS = (
    Help(WAR, battle=WINS_TIES, total=WINS_TIES, fights=GODSWAR),
    Help(MAGIC, battle=REROLLS_ONES, total=REROLLS_ONES, fights=GODSWAR),
    Help(SKY, total=Power(dice=1), fights=GODSWAR),
    Help(DEATH, fights=GODSWAR),
    Help(TEMPLE, (DEFENCE,), battle=REROLLS_ONES, total=REROLLS_ONES),
    Help(GUNGNIR, total=REROLLS_ONES),
    Help(MJOLNIR, total=Power(added=3)),
    Help(FIRE, (DEFENCE,), total=Power(added=4), most=2),
    Help(ALTAR, total=Power(dice=1), most=MOST_ALTARS),
)
HELP = {each.name: each for each in HELPS}
(REROLLING,) = (god for god in GODS if HELP[god].battle.rerolls_ones)
"""The god whose power shows in the dice of a defence: ties are the defender's anyway."""


@cache
def in_battle(kinds: tuple[LeaderKind, ...]) -> Power:
    """What these kinds do together for the dice of their side in a battle."""
    return join_powers(HELP[kind].battle for kind in kinds)


@cache
def in_godswar(kinds: tuple[LeaderKind, ...]) -> Power:
    """What these kinds do together for their side in a godswar; altars and what is added are counted apart."""
    return join_powers(HELP[kind].total for kind in kinds) if kinds else NO_POWER
