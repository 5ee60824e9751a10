"""Mostly nonsensical plans for all seats of a random game: all their answers must be on offer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules import Action, Ruleset, Seeded, State, apply, begin, legal
from rules.author import PlanLine
from rules.orders import Orders, Plan, each_answer, settle

ANSWERS = 160


def carried_out(
    rules: Ruleset, seed: int,
    lines: Callable[[Ruleset, State, Random], list[PlanLine]], answer: Callable[[Ruleset, State, Random], Action],
) -> int:  # fmt: skip
    """How many answers plans gave in a game whose other answers come from `answer`; each was its player's to give."""
    rnd, chance, done = Random(seed), Seeded(b"plans %d" % seed), 0
    state = begin(rules, chance).state
    orders = Orders()
    for _ in range(ANSWERS):
        if state.winners is not None:
            break
        if state.active:
            plan = Plan(tuple(lines(rules, state, rnd)))
            orders = orders.with_seat(state.active, orders[state.active].with_plan(plan))
        for step in settle(rules, state, orders, chance).steps:
            action = step.action
            assert action is not None
            for one in each_answer(action):
                assert any(one in offer for offer in legal(rules, state, one.decision))
                assert state.pending[one.decision].player == one.player
            state, done = step.state, done + 1
        if state.winners is None:
            state = apply(rules, state, answer(rules, state, rnd), chance).state
    return done
