"""Check standing orders before they are saved, and write those that a step has changed; the wishes of a seat."""

from __future__ import annotations

from bot.game.loading import refusal_family
from bot.game.progress import Progress
from bot.game.session import Session
from bot.refusals import NoSuchOrder
from bot.store import Transaction
from rules import (
    ASK,
    DEFAULT,
    EVERY,
    FORCED,
    HALTED,
    PLAN,
    PLAY,
    NoCondition,
    Orders,
    Refused,
    StandingOrder,
    condition_flaw,
    condition_topics,
    plain,
    why_halted,
)

NUDGE, SEND = "nudge", "send"
"""The topic and the policy of the wish to be nudged ten minutes into one's own turn."""
WISHES = {FORCED: PLAY, NUDGE: SEND}
"""The wishes of a seat that are no answers to a decision, by topic, each with its only policy; without it they are
off."""


def write_orders(tx: Transaction, table: int, before: Orders, now: Orders) -> None:
    """Write the orders that have changed since they were read."""
    for seat in dict.fromkeys((*before, *now)):
        old, new = before.get(seat, {}), now.get(seat, {})
        for topic in dict.fromkeys((*old, *new)):
            if new.get(topic) != old.get(topic):
                _write_order(tx, table, seat, topic, new.get(topic))


def _write_order(tx: Transaction, table: int, seat: str, topic: str, order: StandingOrder | None) -> None:
    if order is None:
        tx.tables.save_order(table, seat, topic, None)
    else:
        tx.tables.save_order(table, seat, topic, order.policy, order.wish, plain(order.clauses))


def start_plan(progress: Progress, person: int) -> None:
    """Let a new plan play; raises `Refused` with its reason where it halts before its first step."""
    progress.play_on()
    plan = progress.orders[progress.session.seat_held_by(person)].get(PLAN)
    if not progress.steps and plan is not None and plan.policy == HALTED:
        raise Refused(why_halted(plan, refusal_family(progress.rules)))


def check_order(session: Session, topic: str, order: StandingOrder) -> None:
    """Check an order; raises `Refused`: NoSuchOrder for a policy that no decision under this topic has, NoCondition
    where the topic takes no clauses, or what is wrong with a clause."""
    for policy in (order.policy, *(clause.policy for clause in order.clauses)):
        if policy not in _policies(session, topic):
            raise Refused(NoSuchOrder(topic, policy))
    if order.clauses and topic not in condition_topics(session.rules, session.state):
        raise Refused(NoCondition(topic))
    if why := condition_flaw(session.rules, [clause.when for clause in order.clauses]):
        raise Refused(why)


def _policies(session: Session, topic: str) -> set[str]:
    """The policies that an order under this topic may name; none where there is no such topic."""
    rules = session.rules
    if topic in WISHES:
        return {WISHES[topic]}
    if topic not in (EVERY, *rules.asked, *rules.opens):
        return set()
    every = list(rules.asked.values())
    kinds = [kind for kind in every if kind.kind == topic] or every
    return {ASK, DEFAULT}.union(*(rules.policies(kind, topic) for kind in kinds))  # type: ignore[arg-type]
