"""The delay of windows that a secret card could answer: the same for everybody, whoever holds what."""

from __future__ import annotations

from collections.abc import Mapping

from bot.pace import Pace
from bot.store import Transaction
from bot.store.models import Seat, Timer
from rules import ASK, DEFAULT, EVERY, Ruleset, Seeded, Standing, State, Window, mixed

DELAY = "delay"
"""The bell that lets a window's answers take effect, and the label of the key under which its moment is drawn."""
MOST, SHARE = 600, 20
"""Seconds that a window may be held at most; and a twentieth of the time that the table's pace gives to answer."""


def window_rounds(state: State) -> dict[int, int]:
    """Every decision of a sealed window that waits, with the number of the first one asked together with it."""
    windows = (due for due in state.agenda if isinstance(due.task, Window) and due.task.sealed)
    return {number: due.waits[0] for due in windows for number in due.waits}


def always_passes(rules: Ruleset, state: State, number: int, said: Mapping[str, Standing]) -> bool:
    """Whether a seat's orders let this moment pass whatever comes."""
    decision = state.pending[number]
    answering = rules.answering(type(decision))
    order = said.get(decision.topic) or said.get(EVERY) or Standing(answering.unasked or ASK)
    return not order.clauses and order.policy in (DEFAULT, answering.default)


def delay_seconds(key: bytes, first: int, pace: Pace) -> int:
    """How long the round that began with this decision is held: drawn evenly from 1 to the most that the pace allows.

    HMAC-SHA256(key, '["delay", "17"]') is the key of one draw, made as every die is.
    """
    most = min(MOST, pace.window // SHARE) if pace.window else MOST
    return 1 + Seeded(mixed(key, (DELAY, str(first)))).draw(1, max(most, 1))


def answered_by_person(seat: Seat | None) -> bool:
    """Whether a person answers for this seat, or the orders that they gave."""
    return seat is not None and seat.respondent is not None and not seat.is_ai


def write_delays(tx: Transaction, table: int, before: Mapping[int, int], now: Mapping[int, int]) -> None:
    """Set the bells of the rounds that are held from now on, and silence those of rounds that are over."""
    for first in before.keys() - now.keys():
        tx.timers.cancel(table, DELAY, first)
    for first in now.keys() - before.keys():
        tx.timers.set(Timer(table, DELAY, first, now[first]))
