"""Plans of games with Territory cards: a set can be traded before armies are placed."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.plans import Lines, Onward, planned_answer
from rules.kernel.values import Decision, PlanLine, Refusal
from rules.risk.plans.plan import halt
from rules.risk.turn.cards import Trade, sets_of
from rules.risk.turn.reinforce import Reinforcement, ToReinforce

plan_trades = Module("plan-trades", needs=("plan", "cards"))


class TradeLine(PlanLine):
    """Trade the most valuable set."""

    step = Reinforcement()


class NoSet(Refusal):
    """The player holds no set to trade."""


@plan_trades.modifies(planned_answer)
def plan_trade(g: Context, found: Onward | None, number: int, decision: Decision, lines: Lines) -> Onward | None:
    if not isinstance(decision, ToReinforce) or not lines:
        return found
    if not isinstance(lines[0], TradeLine):
        return found
    trios = sets_of(g, decision.player)
    return Onward(Trade(number, decision.player, trios[0]), lines[1:]) if trios else halt(NoSet(), lines)
