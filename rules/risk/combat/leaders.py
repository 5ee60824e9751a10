"""Leaders: who goes along with a force. Each is of a kind with its own power, such as a captain or a god of war.

A force names who goes along by a field `leaders`, the same in attack and defence, conquest, march and orders: kinds in
the game's order, each at most once. Modules add theirs to two queries: `leader_kinds`, all that the game has, and
`leaders_at`, those of a player who may lead from a territory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, TypeVar

from rules.atlas import Territory
from rules.kernel.context import Context, Query
from rules.kernel.offers import Choices, Some
from rules.kernel.tagged import written_as
from rules.kernel.values import LeaderKind, Player

T = TypeVar("T")
CAPTAIN = LeaderKind("captain")
"""The kind of leader of a game whose leaders are all alike."""


def _as_flag(leaders: Any) -> Any:
    """Nobody is written as no, a captain as yes: so it was before there were other leaders."""
    if leaders == []:
        return False
    return True if leaders == [CAPTAIN] else leaders


def _from_flag(written: Any) -> Any:
    if isinstance(written, bool):
        return [CAPTAIN] if written else []
    return written


def _as_list(led: Any) -> Any:
    """Each territory with its leaders; only the territory for a captain."""
    if not isinstance(led, dict):
        return led
    return [where if leaders == [CAPTAIN] else [where, *leaders] for where, leaders in led.items()]


def _from_list(written: Any) -> Any:
    pairs = [[each, CAPTAIN] if isinstance(each, str) else each for each in written] if _lists(written) else None
    return written if pairs is None else {where: leaders for where, *leaders in pairs}


def _lists(written: Any) -> bool:
    """Whether these are territories, or lists that begin with one."""
    firsts = [each[:1] if isinstance(each, list) else [each] for each in written] if isinstance(written, list) else [[]]
    return all(first and isinstance(first[0], str) for first in firsts)


Leaders = Annotated[tuple[LeaderKind, ...], written_as(_as_flag, _from_flag, "led", "leaders")]
"""The kinds of leaders who go along. In JSON the field is `led` in most classes, `leaders` in some; both are read."""
LeadersFrom = Annotated[dict[Territory, tuple[LeaderKind, ...]], written_as(_as_list, _from_list)]
"""Leaders by the territory from which they came."""
NO_LEADERS: Leaders = ()
"""Nobody leads."""
ALONE: Choices = (NO_LEADERS,)
"""The only choice of a force where nobody can go along."""


@Query
def leader_kinds(g: Context) -> Leaders:
    """Every kind of leader in this game, in the order in which forces name them."""
    return NO_LEADERS


@Query
def leaders_at(g: Context, player: Player, where: Territory) -> Leaders:
    """The leaders of a player who stand there and may lead, by kind."""
    return NO_LEADERS


@cache
def any_of(kinds: Leaders) -> Choices:
    """The ways in which any of these leaders, or none, may go along."""
    if len(kinds) < 2:
        return (NO_LEADERS, kinds) if kinds else ALONE
    return Some(kinds, 0, len(kinds))


@cache
def some_of(kinds: Leaders) -> Choices:
    """The ways in which at least one of these leaders may go along."""
    return Some(kinds, 1, len(kinds)) if len(kinds) > 1 else (kinds,)


def by_reach(kinds: Leaders, reach: Callable[[Leaders], T]) -> Iterator[tuple[Choices, T]]:
    """The ways in which at least one of these leaders may go along, together where they reach the same."""
    ways = some_of(kinds) if kinds else ()
    found: list[tuple[T, list[Leaders]]] = []
    for way in ways:
        reached = reach(way)
        alike = next((those for before, those in found if before == reached), None)
        if alike is None:
            found.append((reached, [way]))
        else:
            alike.append(way)
    for reached, those in found:
        yield (ways if len(found) == 1 else tuple(those)), reached
