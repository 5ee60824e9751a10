"""Rounds of the table: a round ends when the turn reaches or passes the first player's place.

They are what players count a game in: `this_round` is the number that they read."""

from __future__ import annotations

from typing import ClassVar

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Event, Part, Player, Task
from rules.risk.turn.turns import NextTurn, Order, StateOrView, left_of, next_turn, order_of_play, round_table

rounds = Module("rounds", needs=("turns",))


class GiveTurn(Task):
    """Give the turn to the next player, after the effects of the round's end."""


class Rounds(Part, omit_defaults=True):
    """How many rounds have ended. `counted`: none, and that is no number which is still missing."""

    over: int = 0
    counted: bool = False


class RoundEnded(Event):
    """Every player has had a turn; `round` rounds have ended."""

    bookkeeping: ClassVar[bool] = True
    round: int

    def apply(self, state: State) -> None:
        state.parts.table[Rounds] = Rounds(self.round)


class RoundsSetBack(Event):
    """The table plays a round that it has played already: `round` rounds have ended now."""

    bookkeeping: ClassVar[bool] = True
    round: int

    def apply(self, state: State) -> None:
        state.parts.table[Rounds] = Rounds(self.round, counted=not self.round)


def rounds_over(of: StateOrView) -> int:
    """How many rounds have ended.

    Games that began before rounds were counted have no number yet: theirs follows from the turns begun.
    """
    now = of.parts[Rounds]
    derived = max(of.parts[Order].turns - 1, 0) // max(len(of.seats), 1)
    return now.over if now.over or now.counted else derived


def this_round(of: StateOrView) -> int:
    """The number of the current round, from 1; 0 before the first turn."""
    return rounds_over(of) + 1 if of.parts[Order].turns else 0


def _place(state: State, player: Player) -> int:
    """A seat's distance from the first player, in order of play."""
    seats = order_of_play(state)
    return (seats.index(player) - seats.index(state.parts.table[Order].first)) % len(seats)


def round_is_over(state: State) -> bool:
    """Whether the turn under way is the last of its round; before the first turn none is."""
    last = state.active
    return last != NOBODY and opens_round(state, round_table(state, left_of(state, last))[0])


def opens_round(state: State, coming: Player) -> bool:
    """Whether the round of the turn under way is over when this seat's turn comes."""
    return _place(state, coming) <= _place(state, state.active)


@rounds.does(NextTurn, instead=True)
def end_round(g: Context, task: NextTurn) -> None:
    """End the round, if it is over, before the next turn begins."""
    if round_is_over(g.state):
        g.emit(RoundEnded(rounds_over(g.state) + 1))
    g.then(GiveTurn())


@rounds.does(GiveTurn)
def give_turn(g: Context, task: GiveTurn) -> None:
    next_turn(g, NextTurn())
