"""Strongholds: one regiment each before anything else, and +1 to the highest die of their defence."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import Event, Player, Task
from rules.risk.armies import NEUTRAL
from rules.risk.invasion import Invasion
from rules.risk.share_out import strengthen_each

strongholds = Module("strongholds", needs=("battle", "share-out"))


class GarrisonStrongholds(Task):
    """Step 1 begins: one regiment on every stronghold that the player holds."""


class GarrisonRaised(Event):
    """A stronghold's own regiment joined it."""

    player: Player
    where: str
    count: int

    def apply(self, state: State) -> None:
        state.land.add(self.where, self.count)


def walls(g: Context) -> dict[str, str]:
    """The strongholds by territory."""
    return g.rules.board.strongholds or {}


@strongholds.does(GarrisonStrongholds)
def garrison(g: Context, task: GarrisonStrongholds) -> None:
    player = g.state.active
    held = tuple(where for where in walls(g) if g.state.land.owner(where) == player)
    strengthen_each(g, player, held, placed=GarrisonRaised)


@strongholds.modifies("defence-dice")
def lone_die(g: Context, most: int, attacking: int) -> int:
    """Where the table plays so, a single attack die is met by a single die (ruling 8, the 2002 edition)."""
    return 1 if attacking == 1 and g.options["lone-die"] == "one" else most


@strongholds.modifies("defence-bonus")
def walls_defend(g: Context, bonus: int) -> int:
    """Automatic, the neutral army's included (ruling 25, an option)."""
    target = g.part(Invasion).target
    manned = g.options["neutral-strongholds"] == "defend" or g.state.land.owner(target) != NEUTRAL
    return bonus + (target in walls(g) and manned and not g.value("breached", False, target))
