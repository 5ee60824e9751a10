"""Faith: the tokens with which gods, temples, miracles and places in the order of play are paid."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.position import BySeat, Position
from rules.kernel.state import State
from rules.kernel.tagged import Unreadable
from rules.kernel.values import Event, Part, Player, Refusal
from rules.risk.turn.turns import StateOrView

STARTING_FAITH = 3

faith = Module("faith")


class Faith(Part):
    """How many faith tokens each player has. They are public."""

    of: Mapping[Player, int] = {}


class FaithRaised(Event):
    """A player received faith. `why` is the reason: start, territories, region, temple, or a card's title."""

    player: Player
    count: int
    why: str
    what: str = ""

    def apply(self, state: State) -> None:
        _add(state, self.player, self.count)


class FaithSacrificed(Event):
    """A player paid faith. `why` says for what: bid, god, temple, purchase, or a card's title."""

    player: Player
    count: int
    why: str

    def apply(self, state: State) -> None:
        _add(state, self.player, -self.count)


class NotEnoughFaith(Refusal):
    """It costs more faith than the player has."""

    cost: int
    faith: int


@faith.lays("faith")
def lay_faith(to: Position, counts: BySeat | None) -> None:
    """Set each seat's faith: `green: 7; blue: 3`."""
    of: dict[Player, int] = {}
    for seat, names in to.by_seat("faith", counts).items():
        if len(names) > 1 or not all(name.isdecimal() for name in names):
            raise Unreadable(f"faith: {seat} has one number of tokens, from 0")
        of[seat] = int(names[0]) if names else 0
    to.keep(Faith(of))


def _add(state: State, player: Player, count: int) -> None:
    state.parts.table[Faith] = Faith({**state.parts.table[Faith].of, player: faith_of(state, player) + count})


def faith_of(of: StateOrView, player: Player) -> int:
    """A player's faith."""
    return of.parts.table[Faith].of.get(player, 0)


def too_dear(g: Context, player: Player, cost: int) -> Refusal | None:
    """Why a player cannot pay so much faith; None if he can."""
    left = faith_of(g.state, player)
    return NotEnoughFaith(cost, left) if cost > left else None


def sacrifice(g: Context, player: Player, cost: int, why: str) -> None:
    """Pay faith; nothing happens where it costs none."""
    if cost:
        g.emit(FaithSacrificed(player, cost, why))
