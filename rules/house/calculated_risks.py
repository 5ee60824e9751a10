"""Risques calculés: both sides stake armies, add two dice to the stake, and the lower total loses its whole stake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import AttackDice, DefenceDice, Event, Player
from rules.risk.combat.battle import (
    Battle,
    BattleFought,
    Conquered,
    ThrowDice,
    attack_bonus,
    attack_throw,
    defence_bonus,
    dice_rules,
    leads_in,
    most_defence_dice,
)
from rules.risk.combat.invasion import Invasion, attack_dice, end_invasion, throwable
from rules.risk.odds.dice_odds import Chances, Dice, improve_lowest, mean
from rules.risk.odds.forecast import Forecaster, dice_staked, odds_formula
from rules.risk.odds.invasion_odds import Odds

calculated_risks = Module("calculated-risks", needs=("battle",))
NO_LIMIT = 1_000_000
DICE = 2


class RiskTaken(Event):
    """A throw: both sides' dice, stakes, scores with bonuses, and losses.

    `there` is the number of armies on the defending territory, staked or not.
    """

    attacker: Player
    defender: Player
    source: Territory
    target: Territory
    attack: AttackDice
    defence: DefenceDice
    attackers: int
    defenders: int
    there: int
    attack_score: int
    defence_score: int
    attacker_lost: int
    defender_lost: int
    rethrown: bool = False

    def apply(self, state: State) -> None:
        BattleFought(
            self.attacker, self.defender, self.source, self.target, self.attack, self.defence, 0, 0,
            self.attacker_lost, self.defender_lost,
        ).apply(state)  # fmt: skip

    @property
    def by_dice(self) -> tuple[int, int]:
        """What the throw cost the attacker and the defender: all that they lost."""
        return self.attacker_lost, self.defender_lost

    def spreads(self) -> tuple[Chances, Chances]:
        """The chances of the attacker's losses and of the defender's."""
        bonus = self.attack_score - sum(self.attack) - self.attackers
        bonus -= self.defence_score - sum(self.defence) - self.defenders
        ways = tuple(falls(self.attackers, self.defenders, self.there, bonus, self.rethrown))
        ours = _spread([(lost, chance) for lost, _, chance in ways], self.attackers)
        return ours, _spread([(won, chance) for _, won, chance in ways], self.defenders)


@calculated_risks.modifies(attack_dice)
def stake_any(g: Context, most: int) -> int:
    """Allow any stake; one army must stay behind as always."""
    return NO_LIMIT


@calculated_risks.modifies(most_defence_dice)
def defend_with_any(g: Context, most: int, attacking: int) -> int:
    return NO_LIMIT


@calculated_risks.does(ThrowDice, instead=True)
def throw_risks(g: Context, task: ThrowDice) -> None:
    now, engaged, land = g.parts[Invasion], g.parts[Battle], g.state.land
    attackers, defenders = throwable(g, now.source, engaged.dice), min(engaged.defence, land.armies(now.target))
    if not attackers or not defenders:
        end_invasion(g)
        return
    rethrown, thrown = dice_rules(g).rethrown, g.roll(DICE, "attack")
    if rethrown:
        thrown = attack_throw(g, thrown)
    answered = g.roll(DICE, "defence")
    ours = sum(thrown) + attackers + attack_bonus(g)
    theirs = sum(answered) + defenders + defence_bonus(g)
    lost, won = losses(ours, theirs, attackers, defenders, land.armies(now.target))
    defender = land.owner(now.target)
    g.emit(
        RiskTaken(
            now.attacker, defender, now.source, now.target, thrown, answered, attackers, defenders,
            land.armies(now.target), ours, theirs, lost, won, rethrown,
        )
    )  # fmt: skip
    if land.armies(now.target) == 0:
        g.emit(
            Conquered(now.attacker, defender, now.source, now.target, attackers, leads_in.modify(g, engaged.leaders))
        )


def losses(ours: int, theirs: int, attackers: int, defenders: int, there: int) -> tuple[int, int]:
    """Both sides' losses: the lower score loses its stake. At a tie both do, but one defender survives."""
    if ours > theirs:
        return 0, defenders
    if ours < theirs:
        return attackers, 0
    return attackers, min(defenders, there - 1)


class Risk(NamedTuple):
    """The chances of one throw with `attackers` staked against `defenders`."""

    higher: float
    equal: float
    lower: float


@calculated_risks.modifies(odds_formula)
def stake_all(g: Context, ordinary: Forecaster) -> Forecaster:
    return stake_odds


@calculated_risks.modifies(dice_staked)
def keep_back(g: Context, dice: int, fighting: int, until: int) -> int:
    """Stake all but `until`, as any staked army may be lost."""
    return fighting - until


def stake_odds(attackers: int, defenders: int, dice: Dice, until: int) -> Odds:
    """The odds of one throw with all but `until` attackers staked against all defenders."""
    stake, bonus = attackers - until, dice.attack_bonus - dice.defence_bonus
    fought = stake > 0 and defenders > 0
    ways = tuple(falls(stake, defenders, defenders, bonus, dice.rethrown)) if fought else ((0, 0, 1.0),)
    ours = _spread([(lost, chance) for lost, _, chance in ways], attackers)
    theirs = _spread([(won, chance) for _, won, chance in ways], defenders)
    return Odds(theirs[-1], mean(ours), mean(theirs), ours[::-1], theirs[::-1])


def falls(
    attackers: int, defenders: int, there: int, bonus: int, rethrown: bool = False
) -> Iterator[tuple[int, int, float]]:
    """The losses of each possible result of a throw, with its chance: (attacker, defender, chance)."""
    for score, chance in zip((1, 0, -1), risk(attackers, defenders, bonus, rethrown), strict=True):
        yield (*losses(score, 0, attackers, defenders, there), chance)


def _spread(ways: Iterable[tuple[int, float]], most: int) -> Chances:
    """The chances of losing 0, 1, 2… up to `most`."""
    spread = [0.0] * (most + 1)
    for lost, chance in ways:
        spread[lost] += chance
    return tuple(spread)


@cache
def risk(attackers: int, defenders: int, bonus: int = 0, rethrown: bool = False) -> Risk:
    """The exact chances that the attacker's score is higher, equal or lower; `bonus` is his bonus less the defender's.

    `rethrown`: his lower die is thrown again, and the better kept.
    """
    lead = attackers + bonus - defenders
    sums = Counter(sum(faces) for faces in product(range(1, 7), repeat=DICE))
    again = Counter(sum(improve_lowest(faces[:-1], faces[-1])) for faces in product(range(1, 7), repeat=DICE + 1))
    ways: Counter[int] = Counter()
    for (ours, many), (theirs, more) in product((again if rethrown else sums).items(), sums.items()):
        ways[(ours + lead > theirs) - (ours + lead < theirs)] += many * more
    total = ways.total()
    return Risk(ways[1] / total, ways[0] / total, ways[-1] / total)
