"""The answers of standing orders and plans to pending decisions. They are logged like any other answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from rules.kernel.chance import Chance
from rules.kernel.conditions import occasion
from rules.kernel.context import TURN, Context
from rules.kernel.events import TurnBegan
from rules.kernel.orders import ASK, DEFAULT, Clause, Orders, SeatOrders, StandingOrder
from rules.kernel.plans import Lines, Onward, Plan, line_over, planned_answer, surprise
from rules.kernel.play import NoChance, Step, apply, default, legal, refusal
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State, Zones
from rules.kernel.values import EVERYONE, Action, Event, Player, Refusal, Zone, ZoneName
from rules.kernel.wants import NO_DETAILS, Details
from rules.kernel.windows import ToReact, together

MOST_STEPS = 10_000


class Settled(NamedTuple):
    """What standing orders played, one step per answer, and the orders left after it."""

    steps: list[Step]
    orders: Orders


def standing_answer(rules: Ruleset, state: State, number: int, orders: Orders) -> Action | None:
    """The answer of the seat's orders to a pending decision; None if the player must be asked."""
    seat_orders = orders[state.pending[number].player]
    given = seat_orders.answers.get(number)
    if given is not None and refusal(rules, state, given) is None:
        return given
    onward = _onward(rules, state, number, seat_orders.plan)
    if onward is not None:
        return onward.action
    action = answer_of(rules, state, number, *_policy_now(rules, state, number, seat_orders))
    if action is None and seat_orders.preferences.forced:
        action = forced_answer(rules, state, number)
    return action


def _policy_now(rules: Ruleset, state: State, number: int, seat_orders: SeatOrders) -> tuple[str, Details]:
    """The policy, with its details, that a seat's standing orders give for a pending decision."""
    decision = state.pending[number]
    order = seat_orders.order_for(decision.topic)
    if order is None:
        return rules.at(state).answering(type(decision)).unasked or ASK, NO_DETAILS
    clause = clause_for(rules, state, number, order)
    return (clause.policy, clause.details) if clause else (order.policy, order.details)


def clause_for(rules: Ruleset, state: State, number: int, order: StandingOrder) -> Clause | None:
    """The clause of an order that applies to a pending decision; None if the order's own policy does."""
    if not order.clauses:
        return None
    now = occasion(rules, state, number)
    return next((clause for clause in order.clauses if clause.when.holds(now)), None)


def answer_of(rules: Ruleset, state: State, number: int, policy: str, details: Details) -> Action | None:
    """A policy's answer to a pending decision; None if it leaves the answer to the player or would be refused."""
    decision = state.pending[number]
    if policy == DEFAULT:
        return default(rules, state, number)
    answer = rules.at(state).policies(type(decision), decision.topic).get(policy)
    if answer is None:
        return None
    action = answer(Context.of(rules, state, NoChance()), number, decision, details)
    return action if action is not None and refusal(rules, state, action) is None else None


class WatchedZones(Zones):
    """The zones of a state, of which it notes whether anybody looked at cards that not everybody sees."""

    def __init__(self, zones: Mapping[ZoneName, Zone]) -> None:
        super().__init__(zones)
        self.looked = False

    def __getitem__(self, name: ZoneName) -> Zone:
        zone = super().__getitem__(name)
        self.looked = self.looked or bool(zone.cards and zone.seen_by != EVERYONE)
        return zone

    def get(self, name: ZoneName, default: Any = None) -> Any:
        return super().get(name, default) if name not in self else self[name]

    def values(self) -> Any:
        return [self[name] for name in self]

    def items(self) -> Any:
        return [(name, self[name]) for name in self]


def forced_answer(rules: Ruleset, state: State, number: int) -> Action | None:
    """The answer to a pending decision that has only one; None where the player has a choice.

    None as well in a window, and where the rules looked at hidden cards to find out: an answer that comes at once would
    tell what a hand holds.
    """
    if isinstance(state.pending[number], ToReact):
        return None
    seen = state.fork()
    seen.zones = watched = WatchedZones(state.zones)
    action = only_answer(rules, seen, number)
    return None if watched.looked else action


def only_answer(rules: Ruleset, state: State, number: int) -> Action | None:
    """The answer to a pending decision that has only one, in a window too; None where the player has a choice. That it
    is the only one may tell what a hand holds."""
    offers = [offer for offer in legal(rules, state, number) if len(offer)]
    if len(offers) != 1 or not offers[0].forced:
        return None
    action = offers[0].answer(number, state.pending[number].player)
    return action if refusal(rules, state, action) is None else None


def _onward(rules: Ruleset, state: State, number: int, plan: Plan | None) -> Onward | None:
    """A plan's move for a pending decision of its seat; None unless it runs and handles this one."""
    if plan is None or plan.halted is not None:
        return None
    onward = planned_answer(Context.of(rules, state, NoChance()), number, state.pending[number], plan.lines)
    if onward is None or onward.action is None:
        return onward
    why = refusal(rules, state, onward.action)
    return onward if why is None else Onward(None, plan.lines, why)


def plan_refusal(rules: Ruleset, state: State, seat: Player, lines: Lines) -> Refusal | None:
    """Why a plan with these lines would halt immediately in the current game; None if it would not."""
    return next((onward.why for onward in _moves(rules, state, seat, lines) if onward.why is not None), None)


def passes_step(rules: Ruleset, state: State, seat: Player, lines: Lines) -> bool:
    """Whether a plan with these lines would begin by ending a step of the turn that comes before its first line."""
    return any(onward.passes for onward in _moves(rules, state, seat, lines))


def _moves(rules: Ruleset, state: State, seat: Player, lines: Lines) -> Iterator[Onward]:
    """What a plan with these lines would do about each open decision of its seat."""
    mine = (number for number in state.unanswered if state.pending[number].player == seat)
    return filter(None, (_onward(rules, state, number, Plan(lines)) for number in mine))


def _never(state: State, number: int) -> bool:
    """What holds for no decision."""
    return False


def settle(
    rules: Ruleset,
    state: State,
    orders: Orders,
    chance: Chance,
    held: Callable[[State, int], bool] | None = None,
    alone: Callable[[State, int], bool] | None = None,
) -> Settled:
    """Let standing orders answer until they have no more answers; decisions for which `held` is true wait.

    Those for which `alone` is true are answered one by one, where passes would else be one step.
    """
    steps: list[Step] = []
    while len(steps) < MOST_STEPS:
        action, orders = _next(rules, state, orders, held or _never, alone or _never)
        if action is None:
            return Settled(steps, orders)
        steps.append(apply(rules, state, action, chance, by="order"))
        orders = update_orders(rules, state, steps[-1], orders)
        state = steps[-1].state
    raise RuntimeError("standing orders that never come to rest")


def _next(
    rules: Ruleset,
    state: State,
    orders: Orders,
    held: Callable[[State, int], bool],
    alone: Callable[[State, int], bool],
) -> tuple[Action | None, Orders]:
    """The next answer of standing orders, and the orders after it."""
    for number in state.unanswered:
        if held(state, number):
            continue
        seat = state.pending[number].player
        onward = _onward(rules, state, number, orders[seat].plan)
        if onward is not None:
            orders = orders.with_seat(seat, orders[seat].with_plan(_after(onward)))
        action = onward.action if onward else None
        action = action or standing_answer(rules, state, number, orders)
        if action is not None and alone(state, number):
            return action, orders
        if action is not None:
            return together(state, action, partial(_unplanned, rules, state, orders, held)), orders
    return None, orders


def _unplanned(
    rules: Ruleset, state: State, orders: Orders, held: Callable[[State, int], bool], number: int
) -> Action | None:
    """What standing orders answer to a pending decision that no plan answers; None while it is held."""
    if held(state, number) or _onward(rules, state, number, orders[state.pending[number].player].plan) is not None:
        return None
    return standing_answer(rules, state, number, orders)


def _after(onward: Onward) -> Plan | None:
    """The plan after one of its moves; None where it is done."""
    return Plan(onward.left, onward.why) if onward.left or onward.why is not None else None


def update_orders(rules: Ruleset, before: State, step: Step, orders: Orders) -> Orders:
    """The orders after any step: unexpected events halt a plan, and answers to decisions that are over are removed.

    A step without an answer, such as an undo, ends every plan; the end of a turn that of its player, even if no other
    turn follows at once. What that player wrote for their next turn then waits no longer.
    """
    after = step.state
    turned = after.active != before.active or any(isinstance(event, TurnBegan) for event in step.events)
    turned = turned or not any(TURN in frame for _, frame, _ in after.agenda)
    kept = Orders()
    for seat, seat_orders in orders.items():
        answers = {number: action for number, action in seat_orders.answers.items() if number in after.unanswered}
        over = step.action is None or (turned and seat == before.active)
        over = over or _is_left(before, step, seat, seat_orders.plan)
        plan = None if over else _after_events(rules, after, seat, seat_orders.plan, step.events)
        waits = seat_orders.waits and not (turned and seat == before.active)
        changed = answers != seat_orders.answers or plan is not seat_orders.plan or waits != seat_orders.waits
        kept[seat] = replace(seat_orders, answers=answers, plan=plan, waits=waits) if changed else seat_orders
    return kept


def _is_left(before: State, step: Step, seat: Player, plan: Plan | None) -> bool:
    """Whether a seat's player, whose plan has halted at a line that stands alone, has now gone on without it.

    An answer in a window goes on with nothing: it may come in the middle of what the line does.
    """
    if plan is None or plan.halted is None or [line.stands_alone for line in plan.lines] != [True]:
        return False
    answered = before.pending.get(step.action.decision) if step.action is not None else None
    own = step.by == "player" and answered is not None and answered.player == seat
    return own and not isinstance(answered, ToReact)


def _after_events(
    rules: Ruleset, state: State, seat: Player, plan: Plan | None, events: tuple[Event, ...]
) -> Plan | None:
    """A seat's plan after these events: halted where one of them is unexpected for it, else as it is.

    What is under way goes on to its end although the plan has halted: a line that has done its work is none that is
    left to do, and a plan without one is over.
    """
    if plan is None:
        return None
    g = Context.of(rules, state, NoChance())
    found = (surprise(g, seat, event) for event in events if plan.halted is None)
    halted = plan.halted or next((why for why in found if why is not None), None)
    if halted is None:
        return plan
    over = bool(plan.lines) and line_over(g, seat, plan.lines[0])
    if over and len(plan.lines) == 1:
        return None
    return Plan(plan.lines[1:], halted) if over else plan if plan.halted is not None else Plan(plan.lines, halted)
