"""Answers given in advance: the lists of the set-up, and which standing orders are of no use any more."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import ClassVar, NamedTuple

from rules import Player, Ruleset, State, View


def _never(state: State, rules: Ruleset, seat: Player) -> bool:
    """Whether a seat is asked no more in this set-up: it may be asked to its end."""
    return False


def _one(rules: Ruleset) -> int:
    """How many things a player places by a list: one."""
    return 1


def holds_land(state: State, rules: Ruleset, seat: Player) -> bool:
    """Whether a seat has begun on the board: where each is asked once, it is asked no more."""
    return bool(state.land.of(seat))


class Wish(NamedTuple):
    """A set-up question that can be answered in advance: the policy that reads a list, and the heading's message id.

    The heading is told the `count` of what is placed, where that is fixed. Its `.auto` says what the policy does where
    its name does not, `.listed` how a list is read.

    `cards` may be named in the list besides territories: whatever has a title `card-…`. `unasked` is the policy that
    never asks, where `policy` asks again at the list's end. `over` says whether a seat is asked no more, `once` that it
    is asked once: a list is of no use to whoever has the question.
    """

    policy: str
    heading: str
    cards: tuple[str, ...] = ()
    unasked: str = ""
    over: Callable[[State, Ruleset, Player], bool] = _never
    once: bool = False
    count: Callable[[Ruleset], int] = _one


class OrderWords:
    """What some modules say of answers given in advance."""

    wishes: ClassVar[Mapping[str, Wish]] = {}
    """Set-up questions, by decision, in the order asked. They hold where all of them may be asked; of two wishes for
    one question the later one holds."""

    def moot(self, seen: View, rules: Ruleset) -> Collection[str]:
        """The topics of standing orders about which the viewer cannot be asked any more in this game."""
        return ()

    def remote(self, seen: View, rules: Ruleset) -> Collection[str]:
        """The topics about which the viewer cannot be asked as things stand: they are listed last."""
        return ()
