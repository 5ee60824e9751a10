"""Plague: it lies on territories, halves the armies who enter and those who stay, and banishes their gods."""

from __future__ import annotations

from rules.atlas import Territory
from rules.godstorm.gods import banish_all
from rules.godstorm.land import halve
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.position import Names, Position, names
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import Event, Part, Player, Refusal, Task
from rules.risk.combat.battle import Conquered
from rules.risk.combat.expand import Expanded
from rules.risk.turn.concede import CONCEDE, Conceded

plague = Module("plague", needs=("gods", "battle", "occupy", "expand"))
PLAGUE = "plague"
FIRST_PLAGUES = 4


class SpreadPlague(Task):
    """Set-up: turn over four territory cards, one after the other; the plague lies on them."""


class Suffer(Task):
    """Step 5: half of the armies on each plagued territory of the player's die, and the gods there are banished."""


class Enter(Task):
    """A player's force has moved into a territory: where plague lies on it, half of its armies die."""

    player: Player
    where: Territory


class Plague(Part):
    """The plagued territories, in the order in which the plague came."""

    at: tuple[Territory, ...] = ()


class PlagueLaid(Event):
    """Plague came upon a territory."""

    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Plague] = Plague((*state.parts[Plague].at, self.where))


class PlagueMoved(Event):
    """The plague left one territory for another."""

    source: Territory
    target: Territory

    def apply(self, state: State) -> None:
        at = state.parts[Plague].at
        state.parts[Plague] = Plague(tuple(self.target if where == self.source else where for where in at))


class PlagueLifted(Event):
    """A territory is free of plague for good."""

    where: Territory

    def apply(self, state: State) -> None:
        state.parts[Plague] = Plague(tuple(where for where in state.parts[Plague].at if where != self.where))


class Plagued(Refusal):
    """Plague lies on the territory."""

    where: Territory


@plague.lays("plague")
def lay_plague(to: Position, territories: Names | None) -> None:
    """Set the plagued territories."""
    at = tuple(map(Territory, names(territories or ())))
    for where in at:
        if where not in to.rules.board.region_of or at.count(where) > 1:
            raise Unreadable(f"plague: {where!r} should be a territory, named once")
    to.keep(Plague(at))


@plague.does(SpreadPlague)
def spread_plague(g: Context, task: SpreadPlague) -> None:
    for _ in range(FIRST_PLAGUES):
        g.emit(PlagueLaid(draw_territory(g)))


@plague.asks
def lands_in_play(g: Context) -> tuple[Territory, ...]:
    """Every territory that has not sunk."""
    return g.rules.board.territories


def draw_territory(g: Context) -> Territory:
    """A territory at random on which no plague lies, of those that are in play (ruling 25)."""
    plagued = g.parts[Plague].at
    return g.deal([t for t in lands_in_play(g) if t not in plagued], "land")


@plague.does(Suffer)
def suffer(g: Context, task: Suffer) -> None:
    player = g.state.active
    for where in g.parts[Plague].at:
        if g.state.land.owner(where) == player:
            _strike(g, player, where)


@plague.does(Enter)
def enter(g: Context, task: Enter) -> None:
    if g.state.land.owner(task.where) == task.player:
        _strike(g, task.player, task.where)


def _strike(g: Context, player: Player, where: Territory) -> None:
    halve(g, where, PLAGUE)
    banish_all(g, player, where, PLAGUE)


@plague.reacts(Conceded)
def enter_all_the_same(g: Context, event: Conceded) -> None:
    """A conqueror who gives up when he is asked how many follow has moved in: half of those who did die first."""
    entering = [task for task, _, _ in g.state.agenda if isinstance(task, Enter) and task.player == event.player]
    for task in entering if CONCEDE.of(g.options) == "neutral" else ():
        enter(g, task)


@plague.reacts(Conquered)
@plague.reacts(Expanded)
def move_into_plague(g: Context, event: Conquered | Expanded) -> None:
    """The armies that move in die by half once all of them are there (ruling 7)."""
    if event.target in g.parts[Plague].at:
        g.then(Enter(event.player, event.target))
