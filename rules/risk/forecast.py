"""The odds of an invasion on the current board: those of `invasion_odds`, with all bonuses of the game's rules."""

from __future__ import annotations

from collections.abc import Callable

from rules.kernel.context import Context
from rules.kernel.play import NoChance, apply
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import Action, Player
from rules.risk.battle import Battle
from rules.risk.dice_odds import Dice
from rules.risk.invasion import Invasion, attack_dice, has_leader
from rules.risk.invasion_odds import Odds, invasion

Forecaster = Callable[[int, int, Dice, int], Odds]
"""(attackers, defenders, dice, until) -> the odds, as `invasion_odds.invasion`."""


def forecast(
    rules: Ruleset, state: State, player: Player, source: str, target: str, led: bool = False, until: int = 0
) -> Odds:
    """The odds of invading `target` from `source` with all armies that can fight, until it falls or `until` are left.

    The defender throws as many dice as he may, with his leader if one is there. Uses public facts only.
    """
    land = state.land
    dice = invasion_dice(rules, state, player, source, target, led)
    return forecaster(rules, state)(max(land.armies(source) - 1, 0), land.armies(target), dice, until)


def forecast_of(rules: Ruleset, state: State, action: Action) -> Odds | None:
    """The odds of the invasion under way right after an action; None without one, or where the action needs chance."""
    try:
        after = apply(rules, state, action, NoChance()).state
    except LookupError:
        return None
    now = after.part(Invasion)
    return forecast(rules, after, action.player, now.source, now.target) if now.attacker == action.player else None


def forecaster(rules: Ruleset, state: State) -> Forecaster:
    """The function that computes odds under these rules."""
    return Context(rules, state, NoChance()).value("forecast", invasion)


def charge(rules: Ruleset, state: State, fighting: int, until: int) -> int:
    """How many dice the next battle of an invasion takes.

    `fighting` armies can fight, and the invasion stops when `until` of them are left.
    """
    g = Context(rules, state, NoChance())
    return g.value("charge", min(attack_dice(g), fighting), fighting, until)


def invasion_dice(rules: Ruleset, state: State, player: Player, source: str, target: str, led: bool) -> Dice:
    """Both sides' dice in this invasion, with the bonuses that the rules give."""
    imagined = state.fork()
    g = Context(rules, imagined, NoChance())
    now = imagined.part(Invasion)
    if not now.goes(source, target):
        link = g.links(source, led).get(target, "land")
        imagined.keep(Invasion(player, source, target, link))
    guarded = has_leader(g, imagined.land.owner(target), target)
    imagined.keep(Battle(3, led, 2, guarded))
    return Dice(
        attack_bonus=g.value("attack-bonus", 0),
        defence_bonus=g.value("defence-bonus", 0),
        lone_answers_lone=g.value("defence-dice", 2, 1) == 1,
        rethrown=g.value("rethrows", False),
    )


def rethrows(rules: Ruleset, state: State, player: Player) -> bool:
    """Whether this player's lowest attack die is thrown again in every attack."""
    imagined = state.fork()
    imagined.keep(Invasion(player))
    return Context(rules, imagined, NoChance()).value("rethrows", False)
