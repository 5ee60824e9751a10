"""Whose turn it is: the roll for the first player, then around the table, without players who are out."""

from __future__ import annotations

from typing import ClassVar, Protocol

from rules.kernel.context import TURN, Context
from rules.kernel.events import TurnBegan
from rules.kernel.module import Module
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import Land, PartReader, State
from rules.kernel.values import NOBODY, Event, Part, Player, Rolls, Task

turns = Module("turns")


class Order(Part):
    """Who goes first (claiming, placing, then playing), and how many turns have begun."""

    first: Player = NOBODY
    turns: int = 0


class TurnOrder(Part):
    """The order of play where it is not that of the seats; empty: as they sit.

    `anew`: the next turn is that of the first in it.
    """

    seats: tuple[Player, ...] = ()
    anew: bool = False


class KnockedOut(Part):
    """The players without land who still play, in the order in which they lost it, in games that let them come back."""

    players: tuple[Player, ...] = ()


class RollForFirst(Task):
    """Roll a die for each player; the highest goes first, ties roll again. `what` is the phase: claiming or playing."""

    what: str


class NextTurn(Task):
    """Give the turn to the next player who still plays."""


class FirstChosen(Event):
    """The dice (all throws, ties included) decided who goes first."""

    what: str
    rolls: Rolls
    first: Player

    def apply(self, state: State) -> None:
        state.parts.table[Order] = Order(self.first, state.parts.table[Order].turns)


class TurnCounted(Event):
    """Another turn has begun."""

    bookkeeping: ClassVar[bool] = True
    turn: int

    def apply(self, state: State) -> None:
        state.parts.table[Order] = Order(state.parts.table[Order].first, self.turn)
        order = state.parts.table[TurnOrder]
        if order.anew:
            state.parts.table[TurnOrder] = TurnOrder(order.seats)


class StateOrView(Protocol):
    """A state, or a view of it."""

    @property
    def seats(self) -> tuple[Player, ...]: ...

    @property
    def land(self) -> Land: ...

    @property
    def active(self) -> Player: ...

    @property
    def parts(self) -> PartReader: ...


def still_plays(of: StateOrView, player: Player) -> bool:
    """Whether a player still plays: he holds a territory on the main map, or may come back to it."""
    return bool(of.land.of(player)) or player in of.parts[KnockedOut].players


def is_out(of: StateOrView, player: Player) -> bool:
    """Whether a player has been in the game and is out of it for good; before the first turn nobody is."""
    return bool(of.parts[Order].turns) and not still_plays(of, player)


def seats_in_play(of: StateOrView) -> tuple[Player, ...]:
    """The seats that still play, in table order."""
    holding = of.land.holders(of.seats)  # (As `still_plays`, for all of them at once.)
    if len(holding) < len(of.seats) and (knocked_out := of.parts[KnockedOut].players):
        return tuple(seat for seat in of.seats if seat in holding or seat in knocked_out)
    return holding


def forget_knock_out(state: State, player: Player) -> None:
    """No longer count a player as knocked out: he holds land again, or is out for good. For events alone."""
    knocked_out = state.parts.table[KnockedOut].players
    if player in knocked_out:
        state.parts.table[KnockedOut] = KnockedOut(tuple(other for other in knocked_out if other != player))


def seats_still_in(state: State, last: Player) -> tuple[Player, ...]:
    """The living seats; if none is left, `last` alone, who conceded when no other seat held land."""
    return seats_in_play(state) or (last,)


def order_of_play(state: State) -> tuple[Player, ...]:
    """The seats in the order in which turns come round, those that are out included."""
    return state.parts.table[TurnOrder].seats or state.seats


def round_table(state: State, first: Player) -> tuple[Player, ...]:
    """The living seats in order of play, from `first` or the next living one after it."""
    seats = order_of_play(state)
    at = seats.index(first) if first in seats else 0
    return tuple(filter(seats_in_play(state).__contains__, seats[at:] + seats[:at]))


def next_up(rules: Ruleset, state: State) -> Player:
    """Whose turn follows the one under way, as things stand; `NOBODY` between turns and where it is decided later."""
    return NOBODY if state.active == NOBODY else next_player(Context.of(rules, state, NoChance()))


@turns.asks
def next_player(g: Context) -> Player:
    """Whose turn follows the one under way, as things stand; `NOBODY` where that is decided later."""
    coming = round_table(g.state, left_of(g.state, g.state.active))
    return coming[0] if coming else g.state.active


def is_setting_up(rules: Ruleset, state: State) -> bool:
    """Whether the game is still being set up: before its first turn."""
    return not state.parts.table[Order].turns and still_setting_up(Context.of(rules, state, NoChance()))


@turns.asks
def still_setting_up(g: Context) -> bool:
    """Whether what is asked before the first turn is still part of the set-up."""
    return True


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
    order = g.parts[Order]
    first = g.state.active == NOBODY or g.parts[TurnOrder].anew
    after = order.first if first else left_of(g.state, g.state.active)
    player = round_table(g.state, after)[0]
    g.emit(TurnBegan(player))
    g.emit(TurnCounted(order.turns + 1))
    g.then_all(g.rules.turn, TURN)
    g.then(NextTurn())


def left_of(state: State, player: Player) -> Player:
    """The seat after a player's in order of play, out or not."""
    seats = order_of_play(state)
    return seats[(seats.index(player) + 1) % len(seats)]
