"""Check standing orders before they are saved, and write what seats have said beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from bot.game.loading import refusal_family
from bot.game.progress import Progress
from bot.game.session import Session
from bot.refusals import NoSuchOrder
from bot.store import Transaction
from rules import Refused
from rules.orders import (
    ASK,
    DEFAULT,
    NoCondition,
    Orders,
    StandingOrder,
    condition_flaw,
    condition_topics,
    read_orders,
    write_orders,
)


def save_orders(tx: Transaction, table: int, before: Orders, now: Orders) -> None:
    """Write what the seats have said that has changed since it was read."""
    for seat in dict.fromkeys((*before, *now)):
        if now[seat] != before[seat]:
            tx.tables.save_orders(table, seat, write_orders(now[seat]))


def keep_orders(session: Session, before: Mapping[int, Mapping[str, Any]]) -> Orders:
    """What people said beforehand in another game that goes for this one as well: how they wish to play, and their
    orders for others' turns. `before` is what `write_orders` wrote, by person."""
    found, refusals = Orders(), refusal_family(session.rules)
    for colour, seat in session.seats.items():
        written = before.get(seat.person or 0, {})
        said = {name: written[name] for name in ("standing", "preferences") if name in written}
        orders = read_orders(said, session.rules, refusals)
        standing = {topic: order for topic, order in orders.standing.items() if _goes_for(session, topic, order)}
        found = found.with_seat(colour, replace(orders, standing=standing))
    return found


def _goes_for(session: Session, topic: str, order: StandingOrder) -> bool:
    """Whether an order is about others' turns, and can be given in this game."""
    with suppress(Refused):
        check_order(session, topic, order)
        return topic in session.rules.opens
    return False


def start_plan(progress: Progress, person: int) -> None:
    """Let a new plan play; raises `Refused` with its reason where it halts before its first step."""
    progress.play_on()
    plan = progress.orders[progress.session.seat_held_by(person)].plan
    if not progress.steps and plan is not None and plan.halted is not None:
        raise Refused(plan.halted)


def check_order(session: Session, topic: str | None, order: StandingOrder) -> None:
    """Check an order for a topic (None: for every other topic); raises `Refused`: NoSuchOrder for a policy that no
    decision under this topic has, NoCondition where the topic takes no clauses, or what is wrong with a clause."""
    for policy in (order.policy, *(clause.policy for clause in order.clauses)):
        if policy not in _policies(session, topic):
            raise Refused(NoSuchOrder(topic or "", policy))
    if order.clauses and topic not in condition_topics(session.rules, session.state):
        raise Refused(NoCondition(topic or ""))
    if why := condition_flaw(session.rules, [clause.when for clause in order.clauses]):
        raise Refused(why)


def _policies(session: Session, topic: str | None) -> set[str]:
    """The policies that an order under this topic may name; none where there is no such topic."""
    rules = session.rules
    if topic is not None and topic not in (*rules.asked, *rules.opens):
        return set()
    every = list(rules.asked.values())
    kinds = [kind for kind in every if kind.kind == topic] or every
    return {ASK, DEFAULT}.union(*(rules.policies(kind, topic or "") for kind in kinds))  # type: ignore[arg-type]
