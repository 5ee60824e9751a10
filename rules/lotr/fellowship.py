"""Step 7: the Fellowship walks from the Shire to Mount Doom, or as far as the edition's board goes."""

from __future__ import annotations

from typing import ClassVar, Literal, get_args

from rules.atlas import NO_CARD, Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.position import Position
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import Event, Part, Player, Task
from rules.lotr.board import PATH

fellowship = Module("fellowship", needs=("turns",))
MountDoomRollChoice = Literal["at-once", "next-turn"]
MOUNT_DOOM_ROLL: Option[MountDoomRollChoice] = Option("mount-doom-roll", get_args(MountDoomRollChoice))
NEEDED_ROLL = 4
"""The least roll, with what cards add to it, by which the Fellowship takes its step."""
FIRE = "mount_doom"
BEFORE, AFTER = "fellowship-leaves", "fellowship-rolled"


class FellowshipStep(Task):
    """Step 7: try to take the next step on the path."""


class Leave(Task):
    """Leave a territory: cards may say how, then the die is rolled if one is needed.

    Once this has begun, it is done although the active player gives up: the others have been asked for cards, and a die
    may lie on the table.
    """

    outlasts_turn: ClassVar[bool] = True


class RollToLeave(Task):
    """Roll the die, if one is needed."""


class SettleStep(Task):
    """Move the Fellowship or leave it where it is, by the result."""


class Advance(Task):
    """Move one step along the path, or off the board at its end, regardless of dice."""


class Journey(Part):
    """How many steps the Fellowship has taken: 0 is the Shire."""

    steps: int = 0


class Crossing(Part):
    """The current step: whether a card requires a roll, the die, what cards add to it, and the card that blocks it."""

    lasts_a_turn: ClassVar[bool] = True
    forced: bool = False
    die: int = 0
    change: int = 0
    held_by: Card = NO_CARD


class CrossingTried(Event):
    """The Fellowship tries to leave a territory."""

    bookkeeping: ClassVar[bool] = True
    where: Territory

    def apply(self, state: State) -> None:
        state.parts.table[Crossing] = Crossing()


class FellowshipRolled(Event):
    """The die for the next step was rolled; it needs four or more."""

    player: Player
    where: Territory
    die: int

    def apply(self, state: State) -> None:
        now = state.parts.table[Crossing]
        state.parts.table[Crossing] = Crossing(now.forced, self.die, now.change, now.held_by)


class FellowshipMoved(Event):
    """The Fellowship took a step."""

    source: Territory
    target: Territory

    def apply(self, state: State) -> None:
        state.parts.table[Journey] = Journey(state.parts.table[Journey].steps + 1)


class FellowshipStayed(Event):
    """The Fellowship stays: the die (with what cards added) was too low, or a card blocks it."""

    where: Territory
    total: int
    held_by: Card


class RingDestroyed(Event):
    """The Ring was destroyed."""


class FellowshipGone(Event):
    """The Fellowship left the board, which in the edition of 2002 ends before Mount Doom."""

    source: Territory


@fellowship.lays("fellowship")
def set_fellowship(to: Position, where: Territory | None) -> None:
    """Set where the Fellowship is; by default on the first territory of its path."""
    path = [territory for territory, _ in PATH.of(to.rules.board)]
    if where is not None and where not in path:
        raise Unreadable(f"fellowship: {where!r} is not on its path: {', '.join(path)}")
    to.keep(Journey(path.index(where) if where is not None else 0))


def ring_stands(g: Context) -> Territory:
    """The territory where the Fellowship is."""
    return PATH.of(g.rules.board)[g.parts[Journey].steps][0]


def is_doomed(g: Context) -> bool:
    """Whether the Fellowship has reached Mount Doom."""
    return ring_stands(g) == FIRE


def needs_die(g: Context) -> bool:
    return PATH.of(g.rules.board)[g.parts[Journey].steps][1] or g.parts[Crossing].forced


@fellowship.does(FellowshipStep)
def fellowship_step(g: Context, task: FellowshipStep) -> None:
    g.emit(CrossingTried(ring_stands(g)))
    g.then(Leave())


@fellowship.does(Leave)
def leave(g: Context, task: Leave) -> None:
    if not needs_die(g):
        g.window(BEFORE)
    g.then(RollToLeave())


@fellowship.does(RollToLeave)
def roll_to_leave(g: Context, task: RollToLeave) -> None:
    if needs_die(g):
        g.emit(FellowshipRolled(g.state.active, ring_stands(g), *g.roll(1, "fellowship")))
    g.window(AFTER)
    g.then(SettleStep())


@fellowship.does(SettleStep)
def settle_step(g: Context, task: SettleStep) -> None:
    now, where = g.parts[Crossing], ring_stands(g)
    total = now.die + now.change
    if now.held_by or (now.die and total < NEEDED_ROLL):
        g.emit(FellowshipStayed(where, total, now.held_by))
    elif is_doomed(g):
        g.emit(RingDestroyed())
    else:
        g.then(Advance())


@fellowship.does(Advance)
def advance(g: Context, task: Advance) -> None:
    steps = g.parts[Journey].steps
    path = PATH.of(g.rules.board)
    if steps == len(path) - 1:
        g.emit(FellowshipGone(path[steps][0]))
        return
    g.emit(FellowshipMoved(path[steps][0], path[steps + 1][0]))
    if is_doomed(g) and MOUNT_DOOM_ROLL.of(g.options) == "at-once":
        g.then(FellowshipStep())
