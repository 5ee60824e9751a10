"""What seats say beforehand, outside the state: standing orders, answers in advance, plans, preferences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.kernel.conditions import Condition
from rules.kernel.plans import Lines, Plan
from rules.kernel.ruleset import Ruleset
from rules.kernel.tagged import Family, Value, plain, shape_data
from rules.kernel.values import Action, Player
from rules.kernel.wants import NO_DETAILS, Details

ASK = "ask"
"""The policy that asks the player."""
DEFAULT = "default"
"""The policy that answers as the clock would."""


class Clause(Value):
    """An alternative answer for when a condition holds."""

    when: Condition
    policy: str
    details: Details = NO_DETAILS


class StandingOrder(Value):
    """A seat's instruction for a topic: a policy by name, and its details, if the policy takes any.

    If the condition of any of the `clauses` holds when the decision comes up, the first such clause answers instead.
    """

    policy: str
    details: Details = NO_DETAILS
    clauses: tuple[Clause, ...] = ()


class Preferences(Value):
    """How a seat's person wishes to play: whether forced answers are given for them (see `forced_answer`), and whether
    they are nudged in a turn of theirs that stands still, which is left to the program that calls the rules."""

    forced: bool = False
    nudge: bool = False


NO_PREFERENCES = Preferences()


class SeatOrders(Value):
    """All that one seat has said beforehand.

    `standing` are its orders by topic, `others` the one for every other topic; `answers` are those to single open
    decisions, by number. `plan` carries its turn on, and is removed when that turn ends. `next_turn` are the lines of a
    plan that does nothing until its player starts it; while it `waits`, it was written in a turn of the seat for the
    one after that, and is not offered before. `told` is what the seat's person has been asked or told once.
    """

    standing: Mapping[str, StandingOrder] = {}
    others: StandingOrder | None = None
    answers: Mapping[int, Action] = {}
    plan: Plan | None = None
    next_turn: Lines = ()
    preferences: Preferences = NO_PREFERENCES
    told: tuple[str, ...] = ()
    waits: bool = False

    def order_for(self, topic: str) -> StandingOrder | None:
        """The order for decisions of a topic: its own, else the one for every other topic."""
        return self.standing.get(topic) or self.others

    def with_order(self, topic: str | None, order: StandingOrder | None) -> SeatOrders:
        """With the order of one topic (None: of every other topic) replaced; an order of None removes it."""
        if topic is None:
            return replace(self, others=order)
        kept = {name: order for name, order in self.standing.items() if name != topic}
        return replace(self, standing=kept if order is None else {**kept, topic: order})

    def with_answer(self, action: Action) -> SeatOrders:
        """With this answer to its decision, given in advance."""
        return replace(self, answers={**self.answers, action.decision: action})

    def with_plan(self, plan: Plan | None) -> SeatOrders:
        """With another plan; None: without one."""
        return replace(self, plan=plan)

    def with_next_turn(self, lines: Lines, *, waits: bool = False) -> SeatOrders:
        """With the next turn written ahead in these lines, which may wait for the running one to end."""
        return replace(self, next_turn=lines, waits=waits)

    def with_preference(self, name: str, wished: bool) -> SeatOrders:
        """With one preference set, by the name of its field."""
        return replace(self, preferences=replace(self.preferences, **{name: wished}))

    def with_told(self, what: str) -> SeatOrders:
        """With the note that the seat's person has been asked or told this."""
        return replace(self, told=(*self.told, what))


NO_ORDERS = SeatOrders()
"""What a seat that has said nothing has said beforehand."""


class Orders(dict[Player, SeatOrders]):
    """What every seat has said beforehand; `orders[seat]` is `NO_ORDERS` for one that has said nothing.

    Treat it as frozen: `with_seat` returns another.
    """

    def __missing__(self, seat: Player) -> SeatOrders:
        return NO_ORDERS

    def with_seat(self, seat: Player, seat_orders: SeatOrders) -> Orders:
        """With all that one seat has said replaced."""
        return Orders({**self, seat: seat_orders})


class _Document(Value, omit_defaults=True):
    """What a seat has said, as it is stored: answers, lines and refusals, whose kinds are the game's, are plain data.

    `plan` and `preferences` are None where there are none.
    """

    standing: Mapping[str, StandingOrder] = {}
    others: StandingOrder | None = None
    answers: tuple[Any, ...] = ()
    plan: tuple[Any, ...] | None = None
    halted: Any = None
    next_turn: tuple[Any, ...] = ()
    preferences: Preferences | None = None
    told: tuple[str, ...] = ()
    waits: bool = False


def write_orders(orders: SeatOrders) -> dict[str, Any]:
    """What a seat has said as plain JSON data; empty for a seat that has said nothing."""
    document = _Document(
        orders.standing,
        orders.others,
        tuple(map(plain, orders.answers.values())),
        None if orders.plan is None else tuple(map(plain, orders.plan.lines)),
        None if orders.plan is None or orders.plan.halted is None else plain(orders.plan.halted),
        tuple(map(plain, orders.next_turn)),
        None if orders.preferences == NO_PREFERENCES else orders.preferences,
        orders.told,
        orders.waits,
    )
    written: dict[str, Any] = plain(document)
    return written


def read_orders(data: Any, rules: Ruleset, refusals: Family) -> SeatOrders:
    """What `write_orders` wrote; raises `Unreadable`. `refusals` are the kinds of reasons for which a plan may halt."""
    document: _Document = shape_data(data, _Document)
    answers: list[Action] = [rules.actions.read(answer) for answer in document.answers]
    halted = None if document.halted is None else refusals.read(document.halted)
    return SeatOrders(
        document.standing,
        document.others,
        {action.decision: action for action in answers},
        None if document.plan is None else Plan(tuple(map(rules.lines.read, document.plan)), halted),
        tuple(map(rules.lines.read, document.next_turn)),
        document.preferences or NO_PREFERENCES,
        document.told,
        document.waits,
    )
