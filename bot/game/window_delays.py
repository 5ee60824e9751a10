"""Windows at a table: delays, so that timing does not reveal who holds cards, and windows that pass by default."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.pace import Pace
from bot.store import Transaction
from bot.store.models import Seat, Timer
from rules import Card, Player, Ruleset, Seeded, State, Step, legal
from rules.author import Pass, ToReact, Window
from rules.orders import ASK, DEFAULT, Orders, SeatOrders, StandingOrder, each_answer
from rules.records import mix_keys

DELAY = "delay"
"""The kind of the timer that releases a window's answers, and the label of the key by which its delay is drawn."""
MOST, SHARE = 600, 20
"""The longest delay in seconds; and the part (one twentieth) of the pace's time for windows that it may take."""


@dataclass(frozen=True, slots=True)
class DefaultPass:
    """A window that passed for a seat because its player had set nothing. `cards` could have been played in it."""

    seat: Player
    window: str
    cards: tuple[Card, ...]


def default_passes(rules: Ruleset, before: State, step: Step, orders: Orders) -> Iterator[DefaultPass]:
    """What a step let pass by default, from the state `before` it, for seats whose players set and gave no answer."""
    action = step.action
    if action is None or step.by not in ("order", "clock"):
        return
    for number in (one.decision for one in each_answer(action) if isinstance(one, Pass)):
        decision = before.pending.get(number)
        if isinstance(decision, ToReact):
            orders_of_seat = orders[decision.player]
            was_set = number in orders_of_seat.answers or orders_of_seat.order_for(decision.topic) is not None
            if step.by == "clock" or not was_set:
                yield _default_pass(rules, before, number, decision)


def _default_pass(rules: Ruleset, before: State, number: int, decision: ToReact) -> DefaultPass:
    could = (card for offer in legal(rules, before, number) for card in offer.fields.get("card", ()))
    return DefaultPass(decision.player, decision.window, tuple(dict.fromkeys(map(Card, map(str, could)))))


def window_rounds(state: State) -> dict[int, int]:
    """The waiting decisions of secret windows, by number, each with the number of the first decision of its round."""
    windows = [waits for task, _, waits in state.agenda if isinstance(task, Window) and task.secret]
    return {number: waits[0] for waits in windows for number in waits}


def always_passes(rules: Ruleset, state: State, number: int, seat_orders: SeatOrders) -> bool:
    """Whether a seat's standing orders pass on this decision whatever happens."""
    decision = state.pending[number]
    answering = rules.answering(type(decision))
    order = seat_orders.order_for(decision.topic) or StandingOrder(answering.unasked or ASK)
    return not order.clauses and order.policy in (DEFAULT, answering.default)


def delay_seconds(key: bytes, first: int, pace: Pace) -> int:
    """The seconds for which the round that began with decision `first` is held: drawn evenly from 1 to the maximum.

    HMAC-SHA256(key, '["delay", "17"]') is the key of the one draw, which is made as every die is.
    """
    return 1 + Seeded(mix_keys(key, (DELAY, str(first)))).draw(1, longest_delay(pace))


def longest_delay(pace: Pace) -> int:
    """The most seconds for which a round is held: `MOST`, or less by the pace (see `SHARE`)."""
    return max(min(MOST, pace.window // SHARE) if pace.window else MOST, 1)


def holds_windows(seats: Iterable[Seat]) -> bool:
    """Whether windows at a table are held back: where at least two people hold seats, present or away.

    Nobody plays against one person alone who could read from the moment of an answer what that person holds; what the
    AIs answer is in before the person does, whatever they hold, and comes out with that answer.
    """
    return len({seat.person for seat in seats if seat.person is not None}) > 1


def answered_by_person(seat: Seat | None) -> bool:
    """Whether a person or their standing orders answer for this seat."""
    return seat is not None and seat.respondent is not None and not seat.is_ai


def write_delays(tx: Transaction, table: int, before: Mapping[int, int], now: Mapping[int, int], stopped: int) -> None:
    """Set the timers of newly held rounds, and cancel those of rounds that are over.

    `stopped`: the seconds for which the table has not run; they are added when it goes on.
    """
    for first in before.keys() - now.keys():
        tx.timers.cancel(table, DELAY, first)
    for first in now.keys() - before.keys():
        tx.timers.set(Timer(table, DELAY, first, now[first] - stopped))
