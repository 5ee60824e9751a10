"""What helps a side where dice decide. Each help is declared once, by the module whose power it is.

The rules of the battle read what it does from there, and so do the odds that people ask for by hand, which know no
board. A module says in the query `helps` what it has to offer them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from rules.kernel.context import Context, Query
from rules.kernel.game import Game
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import Refused
from rules.risk.combat.battle import ATTACK, DEFENCE
from rules.risk.odds.dice_odds import Dice, DiceChanges, OpenDice
from rules.risk.odds.total_odds import Sum, higher_total

BOTH = (ATTACK, DEFENCE)


class Power(NamedTuple):
    """What a help does for the dice of its side.

    In a battle `highest` is added to the highest die; in a fight of totals `dice` more are thrown, and `added` to their
    sum. Ones are rerolled until none is left; ties are won where the side attacks.
    """

    highest: int = 0
    dice: int = 0
    added: int = 0
    rerolls_ones: bool = False
    wins_ties: bool = False

    def times(self, count: int) -> Power:
        """The power of several of a kind."""
        return self._replace(highest=self.highest * count, dice=self.dice * count, added=self.added * count)


NO_POWER = Power()
"""A power that does nothing."""
REROLLS_ONES = Power(rerolls_ones=True)
"""The power to throw ones again."""


def join_powers(powers: Iterable[Power]) -> Power:
    """What several powers do together."""
    every = tuple(powers)
    return Power(
        sum(power.highest for power in every),
        sum(power.dice for power in every),
        sum(power.added for power in every),
        any(power.rerolls_ones for power in every),
        any(power.wins_ties for power in every),
    )


@dataclass(frozen=True, slots=True)
class Totals:
    """A fight that comes before the battle where both sides have somebody for it: each throws so many dice, and adds
    its armies to their sum."""

    name: str
    dice: int


@dataclass(frozen=True, slots=True)
class Help:
    """Something that can help a side: what it is called, whom it can help, and what it does.

    `battle` and `total` say what it does in a battle and in a fight of totals. What it changes of dice that lie open on
    the table `changes` makes of the changes so far and of how many there are of it; `dice` makes the dice of the odds,
    where more than that is another. `fights`: who is so called fights these totals. There are `usual` of it where no
    number is given, and at most `most`.
    """

    name: str
    sides: tuple[str, ...] = BOTH
    battle: Power = NO_POWER
    total: Power = NO_POWER
    changes: Callable[[DiceChanges, int], DiceChanges] | None = None
    dice: Callable[[OpenDice], OpenDice] | None = None
    fights: Totals | None = None
    usual: int = 1
    most: int = 1

    @property
    def opens_dice(self) -> bool:
        """Whether it helps where dice lie open on the table."""
        return self.changes is not None or self.dice is not None

    def change(self, changes: DiceChanges, count: int | None = None) -> DiceChanges:
        """The changes of open dice with what this help does, `usual` of it unless said otherwise."""
        return changes if self.changes is None else self.changes(changes, self.usual if count is None else count)


@dataclass(frozen=True, slots=True)
class Helped:
    """What a side has besides its armies: each help with how many there are of it, in the order of its game, and what
    else is added to a total."""

    by: tuple[tuple[Help, int], ...] = ()
    added: int = 0

    @property
    def fights(self) -> Totals | None:
        """The totals that somebody on this side fights."""
        return next((help.fights for help, _ in self.by if help.fights), None)

    @property
    def totals_alone(self) -> bool:
        """Whether there is anything that counts in a fight of totals alone."""
        return bool(self.added) or any(
            help.total != NO_POWER and help.battle == NO_POWER and help.fights is None for help, _ in self.by
        )


class MixedDice(ValueError):
    """Helps of games whose dice work in different ways do not go together."""


def battle_dice(attacker: Helped, defender: Helped) -> Dice:
    """The dice of a battle in which this helps the sides; raises `MixedDice`."""
    every = [help for side in (attacker, defender) for help, _ in side.by]
    attack, defence = (
        join_powers(help.battle.times(count) for help, count in side.by) for side in (attacker, defender)
    )
    if not any(help.opens_dice for help in every):
        return Dice(
            attack_bonus=attack.highest,
            defence_bonus=defence.highest,
            ties_to_attacker=attack.wins_ties,
            attack_rerolls_ones=attack.rerolls_ones,
            defence_rerolls_ones=defence.rerolls_ones,
        )
    if not all(help.opens_dice for help in every):
        raise MixedDice
    dice = OpenDice()
    for side in (attacker, defender):
        for help, count in side.by:
            dice = replace(dice, changes=help.change(dice.changes, count))
            dice = dice if help.dice is None else help.dice(dice)
    return dice


def totals_fought(attacker: Helped, defender: Helped) -> Totals | None:
    """The fight of totals that comes before the battle; None without somebody for it on both sides."""
    return attacker.fights if defender.fights else None


def total_sums(totals: Totals, attackers: int, attacker: Helped, defenders: int, defender: Helped) -> tuple[Sum, Sum]:
    """What both sides throw and add in one round of totals, to which these armies are added."""
    return _sum(totals, attackers, attacker), _sum(totals, defenders, defender)


def _sum(totals: Totals, armies: int, side: Helped) -> Sum:
    power = join_powers(help.total.times(count) for help, count in side.by)
    return Sum(totals.dice + power.dice, armies + side.added + power.added, power.rerolls_ones)


def wins_totals(totals: Totals, attackers: int, attacker: Helped, defenders: int, defender: Helped) -> float:
    """The attacker's chance in one round of totals."""
    ties = any(help.total.wins_ties for help, _ in attacker.by)
    return higher_total(*total_sums(totals, attackers, attacker, defenders, defender), ties)


@Query
def helps(g: Context) -> tuple[Help, ...]:
    """What can help a side, in the order in which the modules stand that say so."""
    return ()


def helps_at(rules: Ruleset, state: State) -> tuple[Help, ...]:
    """What can help a side at a table, in the order in which its modules stand."""
    return helps(Context.of(rules, state, NoChance()))


def helps_of(game: Game) -> tuple[Help, ...]:
    """What can help a side in a game as its box is opened, with no option chosen and nothing that comes later."""
    colours = tuple(game.colours)
    for count in range(2, len(colours) + 1):
        try:
            setting = game.setting(game.in_turn(colours)[:count])
        except Refused:
            continue
        rules = game.ruleset(setting)
        return helps_at(rules, State(setting.seats))
    return ()
