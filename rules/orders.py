"""What a seat wants done in its absence, for programs that let people play without being there.

>>> from rules import GAMES, Seeded, begin, ruleset
>>> from rules.orders import DEFAULT, NO_ORDERS, Orders, StandingOrder, settle
>>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest", "setup": "dealt"}))
>>> chance = Seeded(b"any secret")
>>> careful = NO_ORDERS.with_order(None, StandingOrder(DEFAULT))  # for decisions of every topic
>>> orders = Orders({seat: careful for seat in rules.seats if seat != "red"})
>>> settled = settle(rules, begin(rules, chance).state, orders, chance)
>>> settled.steps[-1].by, settled.steps[-1].state.pending[2].player
('order', 'red')

Orders              `Orders` of all seats, `SeatOrders` of one; `StandingOrder`, `Clause`, `Details`, `Listed`, `Plan`,
                    `Preferences`; the policies `ASK` and `DEFAULT`; `read_orders`, `write_orders`
Conditions          `Condition`, `ANY_LEADER`, …; `condition_topics`, `condition_kinds`, `condition_flaw`, `occasion`
Answering by them   `settle`, `standing_answer`, `update_orders`, `answer_of`, `clause_for`; `only_answer`
Plans ahead         `plan_refusal`
Windows             `together` and `PassTogether` for seats that pass in one step, `each_answer`, `windows_for`
"""

from rules.kernel.conditions import (
    ANY_LEADER,
    MOST_REGIMENTS,
    NO_LEADER,
    OUR_LEADER,
    THEIR_LEADER,
    Condition,
    NoCondition,
    condition_flaw,
    condition_kinds,
    condition_topics,
    occasion,
)
from rules.kernel.orders import (
    ASK,
    DEFAULT,
    NO_ORDERS,
    Clause,
    Orders,
    Preferences,
    SeatOrders,
    StandingOrder,
    read_orders,
    write_orders,
)
from rules.kernel.plans import Plan
from rules.kernel.standing_answers import (
    answer_of,
    clause_for,
    only_answer,
    plan_refusal,
    settle,
    standing_answer,
    update_orders,
)
from rules.kernel.wants import NO_DETAILS, Details, Listed
from rules.kernel.windows import PassTogether, each_answer, together, windows_for

__all__ = [
    "ANY_LEADER",
    "ASK",
    "DEFAULT",
    "MOST_REGIMENTS",
    "NO_DETAILS",
    "NO_LEADER",
    "NO_ORDERS",
    "OUR_LEADER",
    "THEIR_LEADER",
    "Clause",
    "Condition",
    "Details",
    "Listed",
    "NoCondition",
    "Orders",
    "PassTogether",
    "Plan",
    "Preferences",
    "SeatOrders",
    "StandingOrder",
    "answer_of",
    "clause_for",
    "condition_flaw",
    "condition_kinds",
    "condition_topics",
    "each_answer",
    "occasion",
    "only_answer",
    "plan_refusal",
    "read_orders",
    "settle",
    "standing_answer",
    "together",
    "update_orders",
    "windows_for",
    "write_orders",
]
