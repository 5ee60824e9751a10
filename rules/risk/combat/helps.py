"""What helps a side in a fight, by kind: how it shows in the dice of a battle and in the totals of a godswar."""

from __future__ import annotations

from dataclasses import dataclass

from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.total_odds import Sum, higher_total

CAPTAIN, STRONGHOLD, TEMPLE, GUNGNIR, ALTAR = "captain", "stronghold", "temple", "gungnir", "altar"
WAR, MAGIC, SKY, DEATH = GODS = ("war", "magic", "sky", "death")
GODSWAR_DICE = 3


@dataclass(frozen=True, slots=True)
class Helped:
    """What a side has besides its armies: who and what stands with it, by kind, and for a godswar its altars and what
    else is added to its total."""

    kinds: frozenset[str] = frozenset()
    altars: int = 0
    bonus: int = 0


def battle_dice(attacker: Helped, defender: Helped) -> Dice:
    """The dice of a battle: a captain, and a stronghold in defence, add one to the highest die; the attacker's War
    wins ties; Magic on either side, and a temple in defence, reroll ones."""
    return Dice(
        attack_bonus=int(CAPTAIN in attacker.kinds),
        defence_bonus=int(CAPTAIN in defender.kinds) + int(STRONGHOLD in defender.kinds),
        ties_to_attacker=WAR in attacker.kinds,
        attack_rerolls_ones=MAGIC in attacker.kinds,
        defence_rerolls_ones=bool(defender.kinds & {MAGIC, TEMPLE}),
    )


def godswar_sums(attackers: int, attacker: Helped, defenders: int, defender: Helped) -> tuple[Sum, Sum]:
    """What both sides throw and add in one round of a godswar, to which these armies are added."""
    return (
        _sum(attackers, attacker, attacker.kinds & {MAGIC, GUNGNIR}),
        _sum(defenders, defender, defender.kinds & {MAGIC, GUNGNIR, TEMPLE}),
    )


def _sum(armies: int, side: Helped, rerolling: frozenset[str]) -> Sum:
    return Sum(GODSWAR_DICE + (SKY in side.kinds) + side.altars, armies + side.bonus, bool(rerolling))


def wins_godswar(attackers: int, attacker: Helped, defenders: int, defender: Helped) -> float:
    """The attacker's chance in one round of a godswar; War wins him ties."""
    return higher_total(*godswar_sums(attackers, attacker, defenders, defender), WAR in attacker.kinds)


def gods_meet(attacker: Helped, defender: Helped) -> bool:
    """Whether gods stand on both sides, so that a godswar comes before the battle."""
    return bool(attacker.kinds & set(GODS) and defender.kinds & set(GODS))
