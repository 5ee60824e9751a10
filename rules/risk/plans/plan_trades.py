"""Plans of games with Territory cards: a set can be traded before armies are placed."""

from __future__ import annotations

from rules.kernel.context import Context
from rules.kernel.orders import Onward, planned_answer
from rules.kernel.ruleset import Module
from rules.kernel.values import Decision, Refusal
from rules.risk.plans.plan import PlanLine, halt, read_plan, write_plan
from rules.risk.turn.cards import Trade, sets_of
from rules.risk.turn.reinforce import Reinforcement, ToReinforce

plan_trades = Module("plan-trades", needs=("plan", "cards"))


class TradeLine(PlanLine):
    """Trade the most valuable set."""

    step = Reinforcement()


class NoSet(Refusal):
    """The player holds no set to trade."""


@plan_trades.modifies(planned_answer)
def trading(g: Context, found: Onward | None, number: int, decision: Decision, wish: tuple[str, ...]) -> Onward | None:
    if not isinstance(decision, ToReinforce) or not wish:
        return found
    lines = read_plan(wish)
    if not isinstance(lines[0], TradeLine):
        return found
    trios = sets_of(g, decision.player)
    return Onward(Trade(number, decision.player, trios[0]), write_plan(lines[1:])) if trios else halt(NoSet(), lines)
