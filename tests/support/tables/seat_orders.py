"""What seats say beforehand, in few words."""

from __future__ import annotations

from collections.abc import Mapping

from rules import Player
from rules.orders import Details, Listed, Orders, SeatOrders, StandingOrder


def standing(by_seat: Mapping[Player, Mapping[str, StandingOrder]]) -> Orders:
    """Standing orders of seats, by topic."""
    return Orders({seat: SeatOrders(by_topic) for seat, by_topic in by_seat.items()})


def for_all(policy: str, details: Details | None = None) -> SeatOrders:
    """What a seat says that has one standing order for every topic."""
    return SeatOrders(others=StandingOrder(policy, details or Details()))


def listing(*names: str, **counts: int) -> Details:
    """A list of these names, then of those with a count."""
    return Details(listed=(*map(Listed, names), *(Listed(name, count) for name, count in counts.items())))


def saying(*kinds: str, **numbers: int) -> Details:
    """Kinds, and numbers by their questions."""
    return Details(numbers, kinds)
