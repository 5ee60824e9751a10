"""Prisoners of war: how many of whose armies each player holds, and how they change hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.kernel.state import State
from rules.kernel.values import Event, Part, Player


class Prisoners(Part):
    """How many prisoners each player holds, by their owner."""

    held: Mapping[Player, Mapping[Player, int]] = {}

    def of(self, captor: Player, owner: Player) -> int:
        """How many of `owner`'s armies `captor` holds."""
        return self.held.get(captor, {}).get(owner, 0)

    def change(self, captor: Player, owner: Player, by: int) -> Prisoners:
        """The same with `by` more (or fewer, if negative)."""
        now = self.of(captor, owner) + by
        return Prisoners({**self.held, captor: {**self.held.get(captor, {}), owner: now}})


class PrisonersTaken(Event):
    """Armies that were lost in battle became prisoners."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    owner: Player
    count: int

    def apply(self, state: State) -> None:
        state.parts[Prisoners] = state.parts[Prisoners].change(self.player, self.owner, self.count)


class PrisonersExchanged(Event):
    """Prisoners returned to their owners' reserves: `give` of `to`'s, `take` of `by`'s."""

    by: Player
    to: Player
    give: int
    take: int

    def apply(self, state: State) -> None:
        now = state.parts[Prisoners].change(self.by, self.to, -self.give)
        state.parts[Prisoners] = now.change(self.to, self.by, -self.take)


class PrisonersHandedOver(Event):
    """A player is out: `to` now holds his prisoners ('': they were freed), and no one holds his armies any more."""

    player: Player
    to: Player

    def apply(self, state: State) -> None:
        now = state.parts[Prisoners]
        for owner, count in now.held.get(self.player, {}).items() if self.to else ():
            now = now.change(self.to, owner, count)
        left = {
            captor: {owner: count for owner, count in held.items() if owner not in (self.player, captor)}
            for captor, held in now.held.items()
            if captor != self.player
        }
        state.parts[Prisoners] = Prisoners(left)
