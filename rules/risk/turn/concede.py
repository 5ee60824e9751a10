"""Conceding: a seat gives up. Another player or an AI plays it on, or its army turns neutral."""

from __future__ import annotations

from typing import Literal, get_args

from rules.kernel.context import TURN, Context
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Action, Event, Holding, Player, Refusal
from rules.risk.armies import NEUTRAL
from rules.risk.turn.turns import Order, forget_knock_out, still_plays

concede = Module("concede", needs=("turns", "neutral"))
ConcedeChoice = Literal["ai", "neutral"]
CONCEDE: Option[ConcedeChoice] = Option("concede", get_args(ConcedeChoice))
"""The option of what becomes of the armies of a player who gives up."""


class Concede(Action):
    """Give up. Allowed out of turn, at any moment of play."""


class Conceded(Event):
    """A seat gave up."""

    player: Player


class ArmyTurnedNeutral(Event):
    """The army of a seat that gave up became neutral and keeps its territories. The player is out for good."""

    player: Player

    def apply(self, state: State) -> None:
        for where in state.land.of(self.player):
            state.land.put(where, Holding(NEUTRAL, state.land.armies(where)))
        forget_knock_out(state, self.player)


class NotBegun(Refusal):
    """The first turn has not begun yet."""


class OutOfTheGame(Refusal):
    """The player no longer plays: he has no land left, and no way back."""

    player: Player


@concede.allows(Concede)
def may_concede(g: Context, action: Concede, decision: None) -> Refusal | None:
    if not g.parts[Order].turns:
        return NotBegun()
    return None if still_plays(g.state, action.player) else OutOfTheGame(action.player)


@concede.plays(Concede)
def give_up(g: Context, action: Concede, decision: None) -> None:
    """The own turn is over with it, but for what outlasts it."""
    g.emit(Conceded(action.player))
    if CONCEDE.of(g.options) == "neutral":
        g.emit(ArmyTurnedNeutral(action.player))
        if action.player == g.state.active:
            g.close(TURN)
        g.answer_by_default(action.player)
