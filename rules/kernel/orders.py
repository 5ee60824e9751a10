"""Standing orders: decisions that a seat delegates to a named policy. Their answers are logged like any other."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from rules.kernel.chance import Chance
from rules.kernel.conditions import Condition, occasion
from rules.kernel.context import TURN, Context, Query
from rules.kernel.events import TurnBegan
from rules.kernel.play import NoChance, Step, apply, default, legal, refusal
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State, Zones
from rules.kernel.tagged import Family, Value, plain
from rules.kernel.values import EVERYONE, Action, Decision, Event, Player, Refusal, Zone
from rules.kernel.windows import ToReact, together

ASK = "ask"
DEFAULT = "default"
EVERY = "*"
"""The topic that stands for every topic without an order of its own."""
PLAN = "plan"
"""The topic of a plan, which plays a seat's own turn over several decisions; it is removed when that turn ends."""
GOING, HALTED = "going", "halted"
"""A plan's policies: running, with the rest of it as the wish; or halted, with the reason first in the wish."""
AHEAD, WRITTEN = "ahead", "written"
"""The topic and the policy of a plan for the next turn: it does nothing until its player starts it."""
SAID = "said"
"""The policy of an order that answers a single decision; its wish is the answer."""
FORCED, PLAY = "forced", "play"
"""The topic and the policy of the wish to have forced answers played (see `forced_answer`)."""
TOLD = "told"
"""The topic that keeps what the seat's person has been asked or told once, as its wish; it answers nothing."""
MOST_STEPS = 10_000


class Clause(Value):
    """An alternative answer for when a condition holds."""

    when: Condition
    policy: str
    wish: tuple[str, ...] = ()


class StandingOrder(Value):
    """A seat's instruction for a topic: a policy by name, and its wish, if the policy takes one.

    If the condition of any of the `clauses` holds when the decision comes up, the first such clause answers instead.
    """

    policy: str
    wish: tuple[str, ...] = ()
    clauses: tuple[Clause, ...] = ()


Orders = Mapping[Player, Mapping[str, StandingOrder]]
"""The orders by seat, then topic. The topic "*" stands for all others, "#17" is the answer to decision 17."""


class Onward(Value):
    """A plan's next move: an answer, and the plan left after it; or no answer, and why it halts (None: done)."""

    action: Action | None = None
    left: tuple[str, ...] = ()
    why: Refusal | None = None


class Settled(NamedTuple):
    """What standing orders played, one step per answer, and the orders left after it."""

    steps: list[Step]
    orders: Orders


def only(number: int) -> str:
    """The topic of an answer to a single decision."""
    return f"#{number}"


def said_to(action: Action) -> StandingOrder:
    """The order that gives exactly this answer to its decision."""
    return StandingOrder(SAID, (json.dumps(plain(action)),))


def with_order(orders: Orders, seat: Player, topic: str, order: StandingOrder | None) -> Orders:
    """The orders with one topic's order replaced; None removes it."""
    kept = {name: said for name, said in orders.get(seat, {}).items() if name != topic}
    return {**orders, seat: kept if order is None else {**kept, topic: order}}


def halted(why: Refusal, left: tuple[str, ...]) -> StandingOrder:
    """A stopped plan, with what it had left to do."""
    return StandingOrder(HALTED, (json.dumps(plain(why)), *left))


def why_halted(order: StandingOrder, refusals: Family) -> Refusal:
    """Why a plan stopped; raises `Unreadable`."""
    why: Refusal = refusals.read(json.loads(order.wish[0]))
    return why


def standing_order(rules: Ruleset, state: State, number: int, orders: Orders) -> tuple[str, tuple[str, ...]]:
    """The policy and wish that a seat's orders give for a pending decision in the current game."""
    decision = state.pending[number]
    said = orders.get(decision.player, {})
    order = said.get(decision.topic) or said.get(EVERY)
    if order is None:
        return rules.at(state).answering(type(decision)).unasked or ASK, ()
    clause = fitting(rules, state, number, order)
    return (clause.policy, clause.wish) if clause else (order.policy, order.wish)


def fitting(rules: Ruleset, state: State, number: int, order: StandingOrder) -> Clause | None:
    """The clause of an order that applies to a pending decision; None if the order's own policy does."""
    if not order.clauses:
        return None
    now = occasion(rules, state, number)
    return next((clause for clause in order.clauses if clause.when.holds(now)), None)


def was_told(orders: Orders, seat: Player, what: str) -> bool:
    """Whether the seat's person has been asked or told this."""
    told = orders.get(seat, {}).get(TOLD)
    return told is not None and what in told.wish


def with_told(orders: Orders, seat: Player, what: str) -> Orders:
    """The orders, with the note that the seat's person has been asked or told this."""
    told = orders.get(seat, {}).get(TOLD)
    wish = (*(told.wish if told else ()), what)
    return with_order(orders, seat, TOLD, StandingOrder(TOLD, wish))


def standing_answer(rules: Ruleset, state: State, number: int, orders: Orders) -> Action | None:
    """The answer of the seat's orders to a pending decision; None if the player must be asked."""
    player = state.pending[number].player
    exactly = orders.get(player, {}).get(only(number))
    if exactly is not None and (action := answer_said(rules, exactly)) and refusal(rules, state, action) is None:
        return action
    onward = _onward(rules, state, number, orders)
    if onward is not None:
        return onward.action
    action = answer_of(rules, state, number, *standing_order(rules, state, number, orders))
    if action is None and plays_forced(orders, player):
        action = forced_answer(rules, state, number)
    return action


def plays_forced(orders: Orders, seat: Player) -> bool:
    """Whether this seat wishes that its forced answers are played."""
    wished = orders.get(seat, {}).get(FORCED)
    return wished is not None and wished.policy == PLAY


class WatchedZones(Zones):
    """The zones of a state, of which it notes whether anybody looked at cards that not everybody sees."""

    def __init__(self, zones: Mapping[str, Zone]) -> None:
        super().__init__(zones)
        self.looked = False

    def __getitem__(self, name: str) -> Zone:
        zone = super().__getitem__(name)
        self.looked = self.looked or bool(zone.cards and zone.seen_by != EVERYONE)
        return zone

    def get(self, name: str, default: Any = None) -> Any:
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
    decision = state.pending[number]
    if isinstance(decision, ToReact):
        return None
    seen = state.fork()
    seen.zones = watched = WatchedZones(state.zones)
    offers = [offer for offer in legal(rules, seen, number) if len(offer)]
    if len(offers) != 1 or not offers[0].forced:
        return None
    action = offers[0].answer(number, decision.player)
    allowed = refusal(rules, seen, action) is None
    return action if allowed and not watched.looked else None


def answer_of(rules: Ruleset, state: State, number: int, named: str, wish: tuple[str, ...]) -> Action | None:
    """A policy's answer to a pending decision; None if it leaves the answer to the player or would be refused."""
    decision = state.pending[number]
    if named == DEFAULT:
        return default(rules, state, number)
    policy = rules.at(state).policies(type(decision), decision.topic).get(named)
    if policy is None:
        return None
    action = policy(Context.of(rules, state, NoChance()), number, decision, wish)
    return action if action is not None and refusal(rules, state, action) is None else None


def answer_said(rules: Ruleset, order: StandingOrder) -> Action | None:
    """The answer that an order gives to a single decision; None for any other kind of order."""
    action: Action | None = rules.actions.read(json.loads(order.wish[0])) if order.policy == SAID else None
    return action


@Query
def planned_answer(g: Context, number: int, decision: Decision, wish: tuple[str, ...]) -> Onward | None:
    """What a seat's plan answers to a decision, and what is left of it; None if the plan does not handle it."""
    return None


@Query
def surprise(g: Context, seat: Player, event: Event) -> Refusal | None:
    """Why an event of others halts a seat's plan; None if it does not."""
    return None


def _onward(rules: Ruleset, state: State, number: int, orders: Orders) -> Onward | None:
    """The plan's move for a pending decision; None without a running plan, or if it does not handle this one."""
    decision = state.pending[number]
    plan = orders.get(decision.player, {}).get(PLAN)
    if plan is None or plan.policy != GOING:
        return None
    onward = planned_answer(Context.of(rules, state, NoChance()), number, decision, plan.wish)
    if onward is None or onward.action is None:
        return onward
    why = refusal(rules, state, onward.action)
    return onward if why is None else Onward(None, plan.wish, why)


def goes_on(rules: Ruleset, state: State, seat: Player, wish: tuple[str, ...]) -> bool:
    """Whether a plan with this wish would not halt immediately in the current game."""
    orders = with_order({}, seat, PLAN, StandingOrder(GOING, wish))
    mine = (number for number in state.unanswered if state.pending[number].player == seat)
    found = (_onward(rules, state, number, orders) for number in mine)
    return all(onward is None or onward.why is None for onward in found)


def settle(
    rules: Ruleset,
    state: State,
    orders: Orders,
    chance: Chance,
    held: Callable[[State, int], bool] = lambda state, number: False,
    alone: Callable[[State, int], bool] = lambda state, number: False,
) -> Settled:
    """Let standing orders answer until they have no more answers; decisions for which `held` is true wait.

    Those for which `alone` is true are answered one by one, where passes would else be one step.
    """
    steps: list[Step] = []
    while len(steps) < MOST_STEPS:
        action, orders = _next(rules, state, orders, held, alone)
        if action is None:
            return Settled(steps, orders)
        steps.append(apply(rules, state, action, chance, by="order"))
        orders = heard(rules, state, steps[-1], orders)
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
        seat, onward = state.pending[number].player, _onward(rules, state, number, orders)
        if onward is not None:
            orders = with_order(orders, seat, PLAN, _after(onward))
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
    if held(state, number) or _onward(rules, state, number, orders) is not None:
        return None
    return standing_answer(rules, state, number, orders)


def _after(onward: Onward) -> StandingOrder | None:
    """The plan after one of its moves."""
    if onward.why is not None:
        return halted(onward.why, onward.left)
    return StandingOrder(GOING, onward.left) if onward.left else None


def heard(rules: Ruleset, before: State, step: Step, orders: Orders) -> Orders:
    """The orders after any step: unexpected events halt a plan, and orders that no longer apply are removed.

    A step without an answer, such as an undo, ends every plan; the end of a turn that of its player, even if no other
    turn follows at once.
    """
    after = step.state
    turned = after.active != before.active or any(isinstance(event, TurnBegan) for event in step.events)
    turned = turned or not any(TURN in frame for _, frame, _ in after.agenda)
    kept: dict[Player, Mapping[str, StandingOrder]] = {}
    for seat, said in orders.items():
        now = {topic: order for topic, order in said.items() if not _over(topic, after)}
        if PLAN in now and (step.action is None or (turned and seat == before.active)):
            del now[PLAN]
        elif PLAN in now and (why := _surprise(rules, after, seat, now[PLAN], step.events)):
            now[PLAN] = halted(why, now[PLAN].wish)
        kept[seat] = now
    return kept


def _over(topic: str, state: State) -> bool:
    """Whether a topic is a single decision that is no longer pending."""
    return topic.startswith("#") and int(topic[1:]) not in state.unanswered


def _surprise(
    rules: Ruleset, state: State, seat: Player, plan: StandingOrder, events: tuple[Event, ...]
) -> Refusal | None:
    """Why an event is unexpected for a running plan; None if none is."""
    if plan.policy != GOING:
        return None
    g = Context.of(rules, state, NoChance())
    for event in events:
        why = surprise(g, seat, event)
        if why is not None:
            return why
    return None
