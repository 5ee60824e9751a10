"""The odds of an invasion on the current board: those of `invasion_odds`, with all bonuses of the game's rules."""

from __future__ import annotations

from collections.abc import Callable

from rules.atlas import Territory
from rules.kernel.context import Context, Query
from rules.kernel.play import NoChance, apply
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import Action, Player
from rules.risk.combat.battle import Battle, attack_bonus, defence_bonus, dice_rules, most_defence_dice
from rules.risk.combat.invasion import Invasion, attack_dice, spare
from rules.risk.combat.leaders import NO_LEADERS, Leaders, leaders_at
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.invasion_odds import Odds, blend, invasion_odds

Foreseen = tuple[tuple[float, State, Leaders], ...]
"""What may have come of a fight before the dice: the chance of each outcome, the game then, and the leaders left."""
MOST_DICE = 3
"""No attack throws more dice, except where all armies are staked at once: that has a forecaster of its own."""
Forecaster = Callable[[int, int, Dice, int], Odds]
"""(attackers, defenders, dice, until) -> the odds, as `invasion_odds.invasion`."""


@Query
def first_outcomes(g: Context, player: Player, source: Territory, target: Territory, leaders: Leaders) -> Foreseen:
    """What may come of what is fought out before the dice of an invasion."""
    return ((1.0, g.state, leaders),)


@Query
def odds_formula(g: Context) -> Forecaster:
    """The function that computes the odds of an invasion."""
    return invasion_odds


@Query
def dice_staked(g: Context, fighting: int, until: int) -> int:
    """How many dice the next battle takes with so many who can fight; the invasion stops when `until` are left."""
    return min(attack_dice(g), fighting)


@Query
def foreseen_dice(g: Context, dice: Dice) -> Dice:
    """Both sides' dice in a forecast, of those that plain rules and bonuses make."""
    return dice


def forecast(
    rules: Ruleset,
    state: State,
    player: Player,
    source: Territory,
    target: Territory,
    leaders: Leaders = NO_LEADERS,
    until: int = 0,
) -> Odds:
    """The odds of invading `target` from `source` with all armies that can fight, until it falls or `until` are left.

    The defender throws as many dice as he may, with all leaders of his who are there. What leaders fight out before the
    dice is part of it. Uses public facts only.
    """
    foreseen = first_outcomes(Context.of(rules, state, NoChance()), player, source, target, leaders)
    chances: dict[Dice, float] = {}
    for chance, after, left in foreseen:
        dice = invasion_dice(rules, after, player, source, target, left)
        chances[dice] = chances.get(dice, 0.0) + chance
    compute, attackers, defenders = forecaster(rules, state), fighters(rules, state, source), state.land.armies(target)
    return blend([(chance, compute(attackers, defenders, dice, until)) for dice, chance in chances.items()])


def forecast_of(rules: Ruleset, state: State, action: Action, leaders: Leaders = ()) -> Odds | None:
    """The odds of the invasion under way right after an action, if these leaders go along; None without an invasion, or
    where the action needs chance."""
    try:
        after = apply(rules, state, action, NoChance()).state
    except LookupError:
        return None
    now = after.parts[Invasion]
    if now.attacker != action.player:
        return None
    return forecast(rules, after, action.player, now.source, now.target, leaders)


def forecaster(rules: Ruleset, state: State) -> Forecaster:
    """The function that computes odds under these rules."""
    return odds_formula(Context.of(rules, state, NoChance()))


def fighters(rules: Ruleset, state: State, source: Territory) -> int:
    """How many armies can attack from a territory."""
    return spare(Context.of(rules, state, NoChance()), source)


def charge(rules: Ruleset, state: State, source: Territory, until: int) -> int:
    """How many dice the next battle of an invasion takes with all that can fight; one where none can.

    The invasion stops when `until` of them are left.
    """
    g = Context.of(rules, state, NoChance())
    return dice_staked(g, max(spare(g, source), 1), until)


def invasion_dice(
    rules: Ruleset, state: State, player: Player, source: Territory, target: Territory, leaders: Leaders
) -> Dice:
    """Both sides' dice in this invasion, with the bonuses that the rules give."""
    imagined = state.fork()
    imagined.active = player
    g = Context.of(rules, imagined, NoChance())
    now = imagined.parts[Invasion]
    if not now.goes(source, target):
        link = g.links(source, leaders).get(target, "land")
        imagined.parts[Invasion] = Invasion(player, source, target, link)
    guarding = leaders_at(g, imagined.land.owner(target), target)
    imagined.parts[Battle] = Battle(3, leaders, 2, guarding)
    ruled = dice_rules(g)
    dice = Dice(
        attack_bonus=attack_bonus(g),
        defence_bonus=defence_bonus(g),
        attack_dice=min(MOST_DICE, attack_dice(g)),
        lone_answers_lone=most_defence_dice(g, 1) == 1,
        rethrown=ruled.rethrown,
        ties_to_attacker=ruled.ties_to_attacker,
        attack_rerolls_ones=ruled.attack_rerolls_ones,
        defence_rerolls_ones=ruled.defence_rerolls_ones,
    )
    return foreseen_dice(g, dice)


def rethrows(rules: Ruleset, state: State, player: Player) -> bool:
    """Whether this player's lowest attack die is thrown again in every attack."""
    imagined = state.fork()
    imagined.parts[Invasion] = Invasion(player)
    return dice_rules(Context.of(rules, imagined, NoChance())).rethrown
