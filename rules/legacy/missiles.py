"""Missiles: one for each signature of the member in the seat; each makes one die of any battle a six."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player


class Missiles(Part):
    """The missiles that each player has left."""

    left: Mapping[Player, int] = {}


class MissilesTaken(Event):
    """A player took missiles for the signatures on the board."""

    player: Player
    count: int

    def apply(self, state: State) -> None:
        left = state.part(Missiles).left
        state.keep(Missiles({**left, self.player: left.get(self.player, 0) + self.count}))
