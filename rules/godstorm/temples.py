"""Temples: twelve in all, one to a territory. They belong to whoever holds the land, and wait where nobody does."""

from __future__ import annotations

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.position import Names, Position, names
from rules.kernel.state import EMPTY, State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import Event, Part, Player, Refusal
from rules.risk.turn.turns import StateOrView

temples = Module("temples")
MOST_TEMPLES = 12


class Temples(Part):
    """The territories with a temple, in the order in which they were built."""

    at: tuple[Territory, ...] = ()


class TempleBuilt(Event):
    """A player put a temple on a territory."""

    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Temples] = Temples((*state.parts[Temples].at, self.where))


class TempleMoved(Event):
    """A temple changed place."""

    source: Territory
    target: Territory

    def apply(self, state: State) -> None:
        at = state.parts[Temples].at
        state.parts[Temples] = Temples(tuple(self.target if where == self.source else where for where in at))


class TempleDestroyed(Event):
    """A temple is gone, and back in the box."""

    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Temples] = Temples(tuple(where for where in state.parts[Temples].at if where != self.where))


class TempleThere(Refusal):
    """The territory has a temple already."""

    where: Territory


class NoTempleLeft(Refusal):
    """All twelve temples stand on the board."""


@temples.lays("temples")
def lay_temples(to: Position, territories: Names | None) -> None:
    """Set the territories with a temple."""
    at = tuple(map(Territory, names(territories or ())))
    for where in at:
        if where not in to.rules.board.region_of:
            raise Unreadable(f"temples: no territory is named {where!r}")
        if at.count(where) > 1:
            raise Unreadable(f"temples: {where} has one temple at most")
    if len(at) > MOST_TEMPLES:
        raise Unreadable(f"temples: there are {MOST_TEMPLES}, not {len(at)}")
    to.keep(Temples(at))


def temples_of(of: StateOrView, player: Player) -> tuple[Territory, ...]:
    """A player's territories with a temple, in the order built."""
    held = of.land.holdings
    return tuple([where for where in of.parts.table[Temples].at if held.get(where, EMPTY).owner == player])


def why_no_temple(g: Context, where: Territory) -> Refusal | None:
    """Why no temple can be put on a territory; None where one can."""
    at = g.parts[Temples].at
    if where in at:
        return TempleThere(where)
    return NoTempleLeft() if len(at) == MOST_TEMPLES else None
