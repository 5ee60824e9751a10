"""A board as the planner reckons with it: numbers in place of names, armies in expectation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules.ai.outlook import Sight
from rules.atlas import RegionName, Territory
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import NOBODY, Player
from rules.risk.armies import NEUTRAL
from rules.risk.combat.battle import Conquests
from rules.risk.turn.cards import hand

ME = 0
"""The number of the seat that plans; the others follow in the order of their turns."""
EMPTY, FRIEND, IDLE = -1, -2, -3
"""Who holds a space that no enemy seat holds: nobody, a partner, or an army that never attacks."""


class Area(NamedTuple):
    """A region: its territories, those of them that can be entered from outside, and what it brings each turn."""

    name: RegionName
    lands: tuple[int, ...]
    doors: tuple[int, ...]
    bonus: int


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What never changes on a board in a turn. Spaces are numbered in the order of `names`; `areas_at` tells in which
    areas each of them lies, by their places in `areas`."""

    names: tuple[Territory, ...]
    number: Mapping[Territory, int]
    near: tuple[tuple[int, ...], ...]
    areas: tuple[Area, ...]
    areas_at: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=64)
def ground_of(rules: Ruleset) -> Ground:
    """The board of these rules in numbers."""
    board = rules.board
    names = tuple(board.links_of)
    number = {name: n for n, name in enumerate(names)}
    near = tuple(tuple(number[t] for t in board.links_of[name]) for name in names)
    areas = []
    for name, region in board.regions.items():
        lands = tuple(number[t] for t in region.territories)
        doors = tuple(t for t in lands if any(other not in lands for other in near[t]))
        areas.append(Area(name, lands, doors, region.bonus))
    areas_at = tuple(tuple(n for n, area in enumerate(areas) if t in area.lands) for t in range(len(names)))
    return Ground(names, number, near, tuple(areas), areas_at)


class Position:
    """A board at one moment of the turn that is planned, and how it came to that.

    `owner` and `armies` are by space, `cards` and `lands` (how many spaces) by seat. `reserve` armies are still to be
    placed on what was held at the beginning, `bonus` armies come in during the turn, for `traded` sets. `chance` is
    that all went well so far, `lost` what was lost on the way, `taken` the conquered spaces as bits, `conquered`
    whether the turn has earned its card. By stack, `risk` is the variance of its losses, `safety` its own chance,
    `origin` the space from which it set out. `placed` tells what of the reserve went where, `steps` what was conquered
    from where.
    """

    __slots__ = (
        "armies", "bonus", "cards", "chance", "conquered", "lands", "lost", "origin", "owner", "placed", "reserve",
        "risk", "safety", "steps", "taken", "traded",
    )  # fmt: skip

    def __init__(self, owner: list[int], armies: list[float], cards: list[int], lands: list[int]) -> None:
        self.owner, self.armies, self.cards, self.lands = owner, armies, cards, lands
        self.reserve, self.bonus, self.traded = 0.0, 0.0, 0
        self.conquered = False
        self.chance, self.lost, self.taken = 1.0, 0.0, 0
        self.risk: dict[int, float] = {}
        self.safety: dict[int, float] = {}
        self.origin: dict[int, int] = {}
        self.placed: dict[int, float] = {}
        self.steps: tuple[tuple[int, int], ...] = ()

    def fork(self) -> Position:
        other = Position.__new__(Position)
        other.owner, other.armies = self.owner.copy(), self.armies.copy()
        other.cards, other.lands = self.cards.copy(), self.lands.copy()
        other.reserve, other.bonus, other.traded = self.reserve, self.bonus, self.traded
        other.conquered = self.conquered
        other.chance, other.lost, other.taken = self.chance, self.lost, self.taken
        other.risk, other.safety = self.risk.copy(), self.safety.copy()
        other.origin, other.placed = self.origin.copy(), self.placed.copy()
        other.steps = self.steps
        return other

    def mine(self) -> list[int]:
        return [t for t, owner in enumerate(self.owner) if owner == ME]

    def strength(self) -> float:
        """How many armies I have, those to come in this turn included."""
        return self.reserve + self.bonus + sum([self.armies[t] for t in self.mine()])

    def can_be_attacked(self, where: int) -> bool:
        """Whether an enemy or an idle army holds a space."""
        return self.owner[where] > ME or self.owner[where] == IDLE

    def can_be_entered(self, where: int) -> bool:
        """Whether a space can be attacked, or walked into because nobody holds it."""
        return self.owner[where] > ME or self.owner[where] == IDLE or self.owner[where] == EMPTY

    def moved(self, source: int, target: int, count: int) -> Position:
        """The position after some armies went from one space to another."""
        after = self.fork()
        after.armies[source] -= count
        after.armies[target] += count
        return after

    def after_trade(self, armies: float) -> Position:
        """The position after my next set has brought so many armies."""
        after = self.fork()
        after.reserve += armies
        after.cards[ME] -= 3
        after.traded += 1
        return after


def seats_from(sight: Sight) -> tuple[Player, ...]:
    """All seats in the order of their turns, from that of whoever has to answer."""
    seats = sight.view.seats
    first = seats.index(sight.me)
    return (*seats[first:], *seats[:first])


def read_position(sight: Sight, ground: Ground) -> Position:
    """The board as whoever has to answer sees it."""
    seats = seats_from(sight)
    numbers = {seat: n for n, seat in enumerate(seats)}
    holders = {seat: FRIEND if n and seat in sight.friends else n for seat, n in numbers.items()}
    holders |= {NOBODY: EMPTY, NEUTRAL: IDLE}
    owner, armies = [EMPTY] * len(ground.names), [0.0] * len(ground.names)
    lands = [0] * len(seats)
    for name, holding in sight.land.holdings.items():
        t = ground.number[name]
        owner[t], armies[t] = holders[holding.owner], float(holding.armies)
        if holding.owner in numbers and name in sight.board.region_of:
            lands[numbers[holding.owner]] += 1
    at = Position(owner, armies, [sight.view.cards(hand(seat)).count for seat in seats], lands)
    at.conquered = bool(sight.view.parts[Conquests].taken)
    return at
