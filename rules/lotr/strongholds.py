"""Strongholds: a regiment each at the start of their holder's turn, and +1 to their defender's highest die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Event, Player, Task
from rules.lotr.board import strongholds_on
from rules.risk.armies import NEUTRAL
from rules.risk.combat.battle import DEFENCE, defence_bonus, most_defence_dice
from rules.risk.combat.helps import Help, Power, helps
from rules.risk.combat.invasion import Invasion
from rules.risk.options import LONE_DIE
from rules.risk.turn.share_out import strengthen_each

strongholds = Module("strongholds", needs=("battle", "share-out"))
NeutralStrongholdsChoice = Literal["defend", "ruined"]
NEUTRAL_STRONGHOLDS: Option[NeutralStrongholdsChoice] = Option(
    "neutral-strongholds", get_args(NeutralStrongholdsChoice)
)
WALLED = Help("stronghold", (DEFENCE,), battle=Power(highest=1))
"""What a stronghold does for its defender."""


class GarrisonStrongholds(Task):
    """Start step 1: put a regiment on every stronghold that the player holds."""


class GarrisonRaised(Event):
    """A stronghold received its regiment."""

    player: Player
    where: Territory
    count: int

    def apply(self, state: State) -> None:
        state.land.add(self.where, self.count)


def walls(g: Context) -> Mapping[Territory, str]:
    """The strongholds by territory."""
    return strongholds_on(g.rules.board)


@strongholds.does(GarrisonStrongholds)
def garrison(g: Context, task: GarrisonStrongholds) -> None:
    player = g.state.active
    held = tuple(where for where in walls(g) if g.state.land.owner(where) == player)
    strengthen_each(g, player, held, placed=GarrisonRaised)


@strongholds.asks
def breach(g: Context, target: Territory) -> bool:
    """Whether the walls of a stronghold do not defend it now."""
    return False


@strongholds.modifies(most_defence_dice)
def lone_die(g: Context, most: int, attacking: int) -> int:
    """Against a single attack die, allow one defence die only (an option; ruling 8, the edition of 2002)."""
    return 1 if attacking == 1 and LONE_DIE.of(g.options) == "one" else most


@strongholds.modifies(defence_bonus)
def walls_defend(g: Context, bonus: int) -> int:
    """Add one for a stronghold; for a neutral army's too (ruling 25, an option)."""
    target = g.parts[Invasion].target
    if target not in walls(g):
        return bonus
    manned = NEUTRAL_STRONGHOLDS.of(g.options) == "defend" or g.state.land.owner(target) != NEUTRAL
    return bonus + WALLED.battle.highest if manned and not breach(g, target) else bonus


@strongholds.modifies(helps)
def strongholds_help(g: Context, every: tuple[Help, ...]) -> tuple[Help, ...]:
    return (*every, WALLED)
