"""Armies that are placed, lost and moved: the events shared by every game of the family."""

from __future__ import annotations

from typing import ClassVar

from rules.atlas import Territory
from rules.kernel.state import State
from rules.kernel.values import Event, Holding, Part, Player

NEUTRAL = Player("neutral")
"""The neutral army, which belongs to no seat and only defends."""


class Pools(Part):
    """Armies granted but not yet placed: the turn's reinforcements (`stock`), and a reward for certain territories."""

    lasts_a_turn: ClassVar[bool] = True
    stock: int = 0
    reward: int = 0


class StockPlaced(Part):
    """How many of the turn's reinforcements have been placed."""

    lasts_a_turn: ClassVar[bool] = True
    count: int = 0


class ArmiesPlaced(Event):
    """A player put armies on a territory. `pool` is their source: stock, reward, or '' (straight from the box)."""

    player: Player
    where: Territory
    count: int
    pool: str = ""

    def apply(self, state: State) -> None:
        state.land.add(self.where, self.count)
        pools = state.parts.table[Pools]
        if self.pool == "stock":
            state.parts.table[Pools] = Pools(pools.stock - self.count, pools.reward)
            state.parts.table[StockPlaced] = StockPlaced(state.parts.table[StockPlaced].count + self.count)
        elif self.pool:
            state.parts.table[Pools] = Pools(pools.stock, pools.reward - self.count)


class ArmiesGranted(Event):
    """A player received armies to place. `why` is the reason: territories, region, set, mission, …"""

    player: Player
    count: int
    pool: str
    why: str
    what: str = ""

    def apply(self, state: State) -> None:
        pools = state.parts.table[Pools]
        state.parts.table[Pools] = (
            Pools(pools.stock + self.count, pools.reward)
            if self.pool == "stock"
            else Pools(pools.stock, pools.reward + self.count)
        )


class ArmiesUnavailable(Event):
    """A player was due armies that there are none left of: `count` fewer came."""

    player: Player
    count: int


class ArmiesForfeited(Event):
    """Armies that a player had received are lost: he conceded before placing them, or may place them nowhere."""

    player: Player
    count: int

    def apply(self, state: State) -> None:
        state.parts.table[Pools] = Pools()


class ArmiesLost(Event):
    """Armies were taken off a territory by something other than a battle."""

    player: Player
    where: Territory
    count: int
    why: str

    def apply(self, state: State) -> None:
        state.land.add(self.where, -self.count)


class ArmiesMoved(Event):
    """Armies moved between two territories of one player."""

    player: Player
    source: Territory
    target: Territory
    count: int

    def apply(self, state: State) -> None:
        state.land.add(self.source, -self.count)
        state.land.add(self.target, self.count)


class LandTaken(Event):
    """A player or army received an empty territory, by dealing or by claim, and put armies on it."""

    player: Player
    where: Territory
    armies: int
    dealt: bool

    def apply(self, state: State) -> None:
        state.land.put(self.where, Holding(self.player, self.armies))
