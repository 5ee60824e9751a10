"""Luck in battle: each player's losses compared with what the same dice cost on average."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from math import erf, sqrt
from typing import Protocol, TypeGuard, runtime_checkable

from rules.atlas import Territory
from rules.kernel.values import Event, Player
from rules.risk.odds.dice_odds import Chances, mean

EXACT = 400
"""Up to this many battles the chances are computed exactly; beyond, a normal distribution is accurate enough."""


@runtime_checkable
class Fought(Protocol):
    """An event that reports a battle, with the chances of both sides' losses."""

    attacker: Player
    defender: Player
    source: Territory
    target: Territory

    @property
    def by_dice(self) -> tuple[int, int]:
        """What the dice cost the attacker and the defender, whatever a rule or a player then did about it."""

    def spreads(self) -> tuple[Chances, Chances]: ...


@dataclass(frozen=True, slots=True)
class BattleLuck:
    """One battle: the chances of the attacker's losses (`chances`) and of the defender's (`answered`)."""

    attacker: Player
    defender: Player
    source: Territory
    target: Territory
    attacker_lost: int
    defender_lost: int
    chances: Chances
    answered: Chances

    @property
    def expected(self) -> float:
        """The attacker's expected losses, in regiments."""
        return mean(self.chances)


@dataclass(frozen=True, slots=True)
class Luck:
    """One side's losses in battles, in regiments: `lost` of `fought` at stake, `expected` on average.

    `percentile` is the share of all outcomes of the same battles with the same dice that would have been worse; equal
    ones count half. 0.5 is average, 1 the best luck.
    """

    battles: int
    fought: int
    lost: int
    expected: float
    percentile: float


def battles_of(events: Iterable[Event]) -> list[BattleLuck]:
    """The battles among a game's events, in order."""
    return [_clash(event) for event in events if _is_battle(event)]


_BATTLES: dict[type[Event], bool] = {}
"""Which kinds of events are battles: to hold one against a protocol takes longer than all else here."""


def _is_battle(event: Event) -> TypeGuard[Fought]:
    kind = type(event)
    if kind not in _BATTLES:
        _BATTLES[kind] = isinstance(event, Fought)
    return _BATTLES[kind]


def luck_of(battles: Sequence[BattleLuck]) -> Mapping[Player, Luck]:
    """Each player's luck in these battles, attacking and defending together; players who never fought are left out."""
    sides: dict[Player, list[tuple[int, Chances]]] = {}
    for clash in battles:
        sides.setdefault(clash.attacker, []).append((clash.attacker_lost, clash.chances))
        sides.setdefault(clash.defender, []).append((clash.defender_lost, clash.answered))
    return {player: _luck(fought) for player, fought in sides.items()}


def strangest(battles: Sequence[BattleLuck]) -> tuple[Sequence[BattleLuck], Luck] | None:
    """The invasion (consecutive battles of one attacker for one territory) whose losses are furthest from the average,
    in armies, and its attacker's luck; None without battles."""
    rows = [tuple(row) for _, row in groupby(battles, key=lambda clash: (clash.attacker, clash.target))]
    judged = [(row, _luck([(clash.attacker_lost, clash.chances) for clash in row])) for row in rows]
    return max(judged, key=lambda one: abs(one[1].lost - one[1].expected), default=None)


def _clash(fought: Fought) -> BattleLuck:
    sides = (fought.attacker, fought.defender, fought.source, fought.target)
    return BattleLuck(*sides, *fought.by_dice, *fought.spreads())


def _luck(fought: Sequence[tuple[int, Chances]]) -> Luck:
    lost, spreads = sum(lost for lost, _ in fought), [chances for _, chances in fought]
    percentile = _exactly(lost, spreads) if len(fought) <= EXACT else _about(lost, spreads)
    at_stake = sum(len(chances) - 1 for chances in spreads)
    return Luck(len(fought), at_stake, lost, sum(map(mean, spreads)), percentile)


def _exactly(lost: int, spreads: Iterable[Chances]) -> float:
    """The percentile, by the chances of every sum of losses."""
    row = [1.0]
    for chances in spreads:
        row = _sums(row, chances)
    return sum(row[lost + 1 :]) + row[lost] / 2


def _sums(row: list[float], chances: Chances) -> list[float]:
    sums = [0.0] * (len(row) + len(chances) - 1)
    for more, chance in enumerate(chances):
        for lost, share in enumerate(row, more):
            sums[lost] += chance * share
    return sums


def _about(lost: int, spreads: Iterable[Chances]) -> float:
    """The percentile, by a normal distribution of the same mean and variance."""
    centre, width = 0.0, 0.0
    for chances in spreads:
        expected, variance = _moments(chances)
        centre, width = centre + expected, width + variance
    return 0.5 * (1 + erf((centre - lost) / sqrt(2 * width))) if width else 0.5


@cache
def _moments(chances: Chances) -> tuple[float, float]:
    """Mean and variance."""
    expected = mean(chances)
    return expected, sum((lost - expected) ** 2 * chance for lost, chance in enumerate(chances))
