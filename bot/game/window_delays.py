"""Delays of sealed windows: answers are held back for a random time, so that timing does not reveal who holds cards."""

from __future__ import annotations

from collections.abc import Mapping

from bot.pace import Pace
from bot.store import Transaction
from bot.store.models import Seat, Timer
from rules import ASK, DEFAULT, EVERY, Ruleset, Seeded, StandingOrder, State, Window, mixed

DELAY = "delay"
"""The kind of the timer that releases a window's answers, and the label of the key by which its delay is drawn."""
MOST, SHARE = 600, 20
"""The longest delay in seconds; and the part (one twentieth) of the pace's time for windows that it may take."""


def window_rounds(state: State) -> dict[int, int]:
    """The waiting decisions of sealed windows, by number, each with the number of the first decision of its round."""
    windows = (due for due in state.agenda if isinstance(due.task, Window) and due.task.sealed)
    return {number: due.waits[0] for due in windows for number in due.waits}


def always_passes(rules: Ruleset, state: State, number: int, orders: Mapping[str, StandingOrder]) -> bool:
    """Whether a seat's orders, by topic, pass on this decision whatever happens."""
    decision = state.pending[number]
    answering = rules.answering(type(decision))
    order = orders.get(decision.topic) or orders.get(EVERY) or StandingOrder(answering.unasked or ASK)
    return not order.clauses and order.policy in (DEFAULT, answering.default)


def delay_seconds(key: bytes, first: int, pace: Pace) -> int:
    """The seconds for which the round that began with decision `first` is held: drawn evenly from 1 to the maximum.

    HMAC-SHA256(key, '["delay", "17"]') is the key of the one draw, which is made as every die is. The maximum is
    `MOST`, or less by the pace (see `SHARE`).
    """
    most = min(MOST, pace.window // SHARE) if pace.window else MOST
    return 1 + Seeded(mixed(key, (DELAY, str(first)))).draw(1, max(most, 1))


def answered_by_person(seat: Seat | None) -> bool:
    """Whether a person or their standing orders answer for this seat."""
    return seat is not None and seat.respondent is not None and not seat.is_ai


def write_delays(tx: Transaction, table: int, before: Mapping[int, int], now: Mapping[int, int]) -> None:
    """Set the timers of newly held rounds, and cancel those of rounds that are over."""
    for first in before.keys() - now.keys():
        tx.timers.cancel(table, DELAY, first)
    for first in now.keys() - before.keys():
        tx.timers.set(Timer(table, DELAY, first, now[first]))
