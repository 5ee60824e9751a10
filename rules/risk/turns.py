"""Whose turn it is: the roll for the first player, then around the table, without players who are out."""

from __future__ import annotations

from typing import ClassVar

from rules.kernel.context import Context
from rules.kernel.events import TurnBegan
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Event, Part, Player, Task

turns = Module("turns")


class Order(Part):
    """Who goes first (claiming, placing, then playing), and how many turns have begun."""

    first: Player = NOBODY
    turns: int = 0


class RollForFirst(Task):
    """Roll a die for each player; the highest goes first, ties roll again. `what` is the phase: claiming or playing."""

    what: str


class NextTurn(Task):
    """Give the turn to the next player who still holds land."""


class FirstChosen(Event):
    """The dice (all throws, ties included) decided who goes first."""

    what: str
    rolls: tuple[tuple[Player, int], ...]
    first: Player

    def apply(self, state: State) -> None:
        state.keep(Order(self.first, state.part(Order).turns))


class TurnCounted(Event):
    """Another turn has begun."""

    bookkeeping: ClassVar[bool] = True
    turn: int

    def apply(self, state: State) -> None:
        state.keep(Order(state.part(Order).first, self.turn))


def living(state: State) -> tuple[Player, ...]:
    """The seats that still hold land, in table order."""
    return tuple(seat for seat in state.seats if state.land.of(seat))


def standing(state: State, last: Player) -> tuple[Player, ...]:
    """The living seats; if none is left, `last` alone, who conceded when no other seat held land."""
    return living(state) or (last,)


def round_table(state: State, first: Player) -> tuple[Player, ...]:
    """The living seats in order of play, from `first` or the next living one after it."""
    at = state.seats.index(first) if first in state.seats else 0
    turned, of = state.seats[at:] + state.seats[:at], state.land.of
    return tuple([seat for seat in turned if of(seat)])


@turns.does(RollForFirst)
def roll_for_first(g: Context, task: RollForFirst) -> None:
    rolls: list[tuple[Player, int]] = []
    tied = g.state.seats
    while len(tied) > 1:
        thrown = tuple(zip(tied, g.roll(len(tied), "first"), strict=True))
        rolls.extend(thrown)
        best = max(die for _, die in thrown)
        tied = tuple(player for player, die in thrown if die == best)
    g.emit(FirstChosen(task.what, tuple(rolls), tied[0]))


@turns.does(NextTurn)
def next_turn(g: Context, task: NextTurn) -> None:
    order = g.part(Order)
    after = order.first if g.state.active == NOBODY else _left_of(g.state)
    player = round_table(g.state, after)[0]
    g.emit(TurnBegan(player))
    g.emit(TurnCounted(order.turns + 1))
    g.then(*g.rules.turn, frame="turn")
    g.then(NextTurn())


def _left_of(state: State) -> Player:
    return state.seats[(state.seats.index(state.active) + 1) % len(state.seats)]
