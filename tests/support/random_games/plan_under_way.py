"""A plan that is carried out in a game in progress, as far as it goes."""

from __future__ import annotations

from collections.abc import Iterable

from support.random_games.game_in_progress import UnderWay

from rules import NamedDraws, Player, Refusal
from rules.author import Lines, PlanLine
from rules.orders import Orders, Plan, settle


class Ordered:
    """A plan's result: its steps, and what is left of it."""

    def __init__(self, game: UnderWay, *lines: PlanLine, dice: Iterable[int] = (), also: Orders | None = None) -> None:
        self.game = game
        orders, seat = Orders(also or {}), Player(game.state.active)
        self.orders = orders.with_seat(seat, orders[seat].with_plan(Plan(lines)))
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
    def plan(self) -> Plan | None:
        return self.orders[self.game.state.active].plan

    @property
    def why(self) -> Refusal:
        assert self.plan is not None
        assert self.plan.halted is not None
        return self.plan.halted

    @property
    def left(self) -> Lines:
        return self.plan.lines if self.plan else ()
