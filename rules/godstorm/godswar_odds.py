"""What a godswar does to the odds of an invasion: who is banished before the dice, and how likely that is."""

from __future__ import annotations

from rules.atlas import Territory
from rules.godstorm.dice_powers import in_godswar
from rules.godstorm.force import Force
from rules.godstorm.gods import Gods
from rules.godstorm.godswar import FIRST_RISKED, dice_of, godswar_bonus, rerolls_ones
from rules.godstorm.temples import Temples
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import Player
from rules.risk.combat.invasion import Invasion, spare
from rules.risk.combat.leaders import Leaders
from rules.risk.odds.forecast import Foreseen, first_outcomes
from rules.risk.odds.total_odds import Sum, higher_total

godswar_odds = Module("godswar-odds", needs=("godswar", "force"))


@godswar_odds.modifies(first_outcomes)
def godswar_to_the_end(
    g: Context, ways: Foreseen, player: Player, source: Territory, target: Territory, leaders: Leaders
) -> Foreseen:
    """A new invasion fights its godswar until a side has no gods left; the one under way has fought it.

    Either side risks its gods in the published order, with all armies that can fight. Sky cards, and relics won by the
    throws themselves, are not foreseen.
    """
    if g.parts[Invasion].goes(source, target):
        return ways
    ((_, state, _),) = ways
    foe = g.state.land.owner(target)
    ours, theirs = _in_order(leaders), _in_order(g.parts[Gods].kinds_at(foe, target))
    chances = {(0, 0): 1.0}
    for lost in range(len(ours)):
        for banished in range(len(theirs)):
            chance = chances.pop((lost, banished), 0.0)
            win = _round(g, player, source, ours[lost:], foe, target, theirs[banished:])
            for after, share in (((lost, banished + 1), win), ((lost + 1, banished), 1 - win)):
                chances[after] = chances.get(after, 0.0) + chance * share
    return tuple(
        (chance, _without(state, leaders, {player: ours[:lost], foe: theirs[:banished]}), tuple(ours[lost:]))
        for (lost, banished), chance in chances.items()
        if chance
    )


def _in_order(gods: Leaders) -> Leaders:
    return tuple(god for god in FIRST_RISKED if god in gods)


def _round(
    g: Context, player: Player, source: Territory, ours: Leaders, foe: Player, target: Territory, theirs: Leaders
) -> float:
    """The attacker's chance in one round, with these gods in the two forces."""
    temple = target in g.parts[Temples].at
    attack = _side(g, player, ours, spare(g, source))
    defence = _side(g, foe, theirs, g.state.land.armies(target), temple=temple)
    return higher_total(attack, defence, in_godswar(ours).wins_ties)


def _side(g: Context, player: Player, gods: Leaders, armies: int, *, temple: bool = False) -> Sum:
    added = armies + godswar_bonus(g, player)
    return Sum(dice_of(g, player, gods), added, rerolls_ones(g, player, gods, temple=temple))


def _without(state: State, leaders: Leaders, banished: dict[Player, Leaders]) -> State:
    """The game as it would be with this force declared and these gods banished."""
    imagined = state.fork()
    imagined.parts[Force] = Force(leaders)
    at = state.parts[Gods]
    left = {
        seat: {god: where for god, where in at.of(seat).items() if god not in lost}
        for seat, lost in banished.items()
        if lost
    }
    if left:
        imagined.parts[Gods] = Gods({**at.at, **left})
    return imagined
