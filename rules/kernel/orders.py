"""Standing orders: decisions that a seat leaves to a named policy. They act as ordinary, logged answers."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.chance import Chance
from rules.kernel.play import NoChance, Step, apply, default, refusal
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.table import Table
from rules.kernel.tagged import value
from rules.kernel.values import Action, Player

ASK = "ask"
DEFAULT = "default"
MOST_STEPS = 10_000


@value
class Standing:
    """What a seat has said once: a policy by name, and its wish, where the policy takes one."""

    policy: str
    wish: tuple[str, ...] = ()


Orders = Mapping[Player, Mapping[str, Standing]]
"""By seat, then by a decision's topic; the topic "*" stands for every other."""


def standing_answer(rules: Ruleset, state: State, number: int, orders: Orders) -> Action | None:
    """What the seat's orders answer to a pending decision; None where the player is to be asked."""
    decision = state.pending[number]
    answering = rules.answering(type(decision))
    said = orders.get(decision.player, {})
    order = said.get(decision.topic) or said.get("*") or Standing(answering.unasked or ASK)
    if order.policy == DEFAULT:
        return default(rules, state, number)
    policy = answering.policies.get(order.policy)
    if policy is None:
        return None
    action = policy(Table(rules, state, NoChance()), number, decision, order.wish)
    return action if action is not None and refusal(rules, state, action) is None else None


def settle(rules: Ruleset, state: State, orders: Orders, chance: Chance) -> list[Step]:
    """Let standing orders answer until the game is quiet; one step an answer."""
    steps: list[Step] = []
    while len(steps) < MOST_STEPS:
        step = _next(rules, state, orders, chance)
        if step is None:
            return steps
        steps.append(step)
        state = step.state
    raise RuntimeError("standing orders that never come to rest")


def _next(rules: Ruleset, state: State, orders: Orders, chance: Chance) -> Step | None:
    for number in state.pending:
        if number not in state.replies:
            action = standing_answer(rules, state, number, orders)
            if action is not None:
                return apply(rules, state, action, chance, by="order")
    return None
