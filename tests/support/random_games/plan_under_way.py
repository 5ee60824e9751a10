"""A plan that is carried out in a game in progress, as far as it goes."""

from __future__ import annotations

from collections.abc import Iterable

from support.random_games.game_in_progress import UnderWay

from rules import (
    GOING,
    HALTED,
    PLAN,
    NamedDraws,
    Orders,
    Player,
    Refusal,
    StandingOrder,
    settle,
    why_halted,
    with_order,
)
from rules.risk.plans.plan import PlanLine, read_plan, write_plan


class Ordered:
    """A plan's result: its steps, and what is left of it."""

    def __init__(self, game: UnderWay, *lines: PlanLine, dice: Iterable[int] = (), also: Orders | None = None) -> None:
        self.game = game
        self.orders: Orders = with_order(
            also or {}, Player(game.state.active), PLAN, StandingOrder(GOING, write_plan(lines))
        )
        self.go_on(dice)

    def go_on(self, dice: Iterable[int] = ()) -> Ordered:
        script = NamedDraws(die=dice)
        done = settle(self.game.rules, self.game.state, self.orders, script)
        assert not script.left, f"not thrown: {script.left}"
        self.steps, self.orders = done.steps, done.orders
        if done.steps:
            self.game.state = done.steps[-1].state
        return self

    @property
    def plan(self) -> StandingOrder | None:
        return self.orders[self.game.state.active].get(PLAN)

    @property
    def why(self) -> Refusal:
        assert self.plan is not None
        assert self.plan.policy == HALTED
        return why_halted(self.plan, self.game.rules.refusals)

    @property
    def left(self) -> tuple[PlanLine, ...]:
        return read_plan(self.plan.wish[1:]) if self.plan else ()
