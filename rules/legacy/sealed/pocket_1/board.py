"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The land of pocket_1.

Whoever enters it loses half of those who do, rounded up, and a troop there at the end of each turn of his. Nobody
recruits there, marches into it or through it, or marks it ever again. The Mutants treat it like any scarred land.
"""

from __future__ import annotations

from typing import ClassVar

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import LeaderKind, Player, Refusal, Task
from rules.legacy.campaign.campaign import able_to_start, sites
from rules.legacy.ids import Scar
from rules.legacy.sealed.acting_scars import scar_troops
from rules.legacy.sealed.pocket_1.kept import FALLOUT, Pocket1, is_mutant
from rules.risk.armies import NEUTRAL, ArmiesLost
from rules.risk.combat.battle import Conquered
from rules.risk.combat.expand import toll
from rules.risk.turn.fortify import march_barred, march_ends, reachable
from rules.risk.turn.reinforce import arrivals

burnt_land = Module("burnt-land", needs=("acting-scars", "expand", "fortify", "reinforce"))


class FeelFallout(Task):
    """After a conquest of the burnt territory, once all who follow have followed: half of them die.

    Those who have moved in die too if their player gives up meanwhile.
    """

    outlasts_turn: ClassVar[bool] = True
    player: Player


class BurntLand(Refusal):
    """Nobody but the Mutants marches into the burnt territory, or through it."""

    where: Territory


def half(count: int) -> int:
    """How many of those who enter the burnt territory die."""
    return (count + 1) // 2


def count_lost_on_entry(g: Context, target: Territory, count: int) -> int:
    """How many of so many troops of the active player's die on entering a territory because it is burnt."""
    burnt = target == g.parts[Pocket1].fallout and not is_mutant(g.state, g.state.active)
    return half(count) if burnt else 0


@burnt_land.modifies(toll, given=Pocket1)
def half_of_them(g: Context, toll: int, source: Territory, target: Territory, count: int) -> int:
    return toll + count_lost_on_entry(g, target, count)


@burnt_land.reacts(Conquered, given=Pocket1)
def half_of_the_conquerors(g: Context, event: Conquered) -> None:
    if event.target == g.parts[Pocket1].fallout and not is_mutant(g.state, event.player):
        g.then(FeelFallout(event.player))


@burnt_land.does(FeelFallout)
def feel_fallout(g: Context, task: FeelFallout) -> None:
    """A single one dies, too: then nobody holds the territory."""
    where = g.parts[Pocket1].fallout
    army = g.state.land.at(where)
    if army.owner in (task.player, NEUTRAL):
        g.emit(ArmiesLost(army.owner, where, half(army.armies), FALLOUT))


@burnt_land.modifies(arrivals, given=Pocket1)
def but_the_burnt(g: Context, lands: tuple[Territory, ...], player: Player) -> tuple[Territory, ...]:
    where = g.parts[Pocket1].fallout
    if where not in lands or is_mutant(g.state, player):
        return lands
    return tuple([land for land in lands if land != where])


@burnt_land.modifies(march_ends, given=Pocket1)
def around_the_burnt(
    g: Context, ends: tuple[Territory, ...], player: Player, source: Territory, leaders: tuple[LeaderKind, ...]
) -> tuple[Territory, ...]:
    burnt, mine = g.parts[Pocket1].fallout, g.state.land.of(player)
    if burnt not in mine or is_mutant(g.state, player):
        return ends
    able = {*reachable(g, player, source, leaders, [land for land in mine if land != burnt])}
    return tuple([land for land in ends if land in able])


@burnt_land.modifies(march_barred, given=Pocket1)
def because_burnt(
    g: Context, why: Refusal, player: Player, source: Territory, target: Territory, leaders: tuple[LeaderKind, ...]
) -> Refusal:
    return BurntLand(target) if target == g.parts[Pocket1].fallout else why


@burnt_land.modifies(sites, given=Pocket1)
def no_mark_any_more(g: Context, lands: tuple[Territory, ...], sticker: str) -> tuple[Territory, ...]:
    burnt = g.parts[Pocket1].fallout
    return tuple([where for where in lands if where != burnt])


@burnt_land.modifies(able_to_start, given=Pocket1)
def no_start_any_more(g: Context, able: bool, player: Player, where: Territory) -> bool:
    """Whatever marks a player may start on: this one lets nobody."""
    return able and where != g.parts[Pocket1].fallout


@burnt_land.modifies(scar_troops)
def burns_on(g: Context, troops: int, player: Player, scar: Scar) -> int:
    return troops - 1 if scar == FALLOUT else troops
