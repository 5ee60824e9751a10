"""What a seat wants done in its absence: standing orders, answers in advance, plans, and who answers by them."""

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
from rules.kernel.standing_answers import answer_of, clause_for, goes_on, settle, standing_answer, update_orders
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
    "goes_on",
    "occasion",
    "read_orders",
    "settle",
    "standing_answer",
    "together",
    "update_orders",
    "windows_for",
    "write_orders",
]
