"""The terms on which positions are compared: the board, the dice, the sets to come, the game's aim, the weights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from rules.ai.outlook import Sight
from rules.ai.plan.losses import NO_LOSSES, Losses, LossesAgainst, losses_with
from rules.ai.plan.position import Position, ground_of, seats_from
from rules.atlas import NO_TERRITORY
from rules.risk.combat.leaders import NO_LEADERS, Leaders
from rules.risk.odds.dice_odds import Dice
from rules.risk.turn.rounds import this_round

ANYWHERE = -1
BUDGET = 4000
"""How many conquests are looked at for one answer, at most."""
PATIENT, HASTY = 11, 21
"""Up to which round a seat waits for the best moment, and from which it wants the war to end."""


class Goal(NamedTuple):
    """Spaces to take in one turn, and how many chains to follow for them at a time. `apart`: they lie far apart, so a
    stack that takes one may have to stay behind for the way to the next."""

    targets: frozenset[int]
    beam: int
    apart: bool = False


class Aim(Protocol):
    """What a game is won by."""

    def goals(self, on: Terms, at: Position) -> Iterable[Goal]:
        """What is worth a chain of conquests besides eliminations and regions."""

    def worth(self, on: Terms, at: Position) -> float:
        """What a position is worth to whoever plans: from 0 (he is out) to 1 (he has won)."""


class Terms:
    """The terms of one decision."""

    __slots__ = (
        "_against", "_led", "_sight", "aim", "ground", "haste", "homes", "left", "sets", "spent", "tolls", "usual",
        "weights",
    )  # fmt: skip

    def __init__(
        self, sight: Sight, sets: Sequence[float], aim: Aim, budget: int = BUDGET,
        led: Mapping[int, Leaders] | None = None, tolls: Mapping[int, float] | None = None,
        homes: frozenset[int] = frozenset(),
    ) -> None:  # fmt: skip
        """`sets` are the armies that the next sets of the game bring, in turn (none: it has no sets); the `budget`
        counts conquests; `led` are my leaders, by space; `tolls` what it costs to walk into land that nobody holds;
        `homes` the spaces that want guards wherever they lie, for what is lost with them."""
        self._sight, self.sets, self.aim, self.weights = sight, sets, aim, sight.advice.weights
        self.ground = ground_of(sight.rules)
        self.haste = min(1.0, max(0.0, (this_round(sight.view) - PATIENT) / (HASTY - PATIENT)))
        self.left, self.usual = budget, 0.0
        self.spent = frozenset(n for n, seat in enumerate(seats_from(sight)) if seat in sight.spent)
        self._against: dict[tuple[int, int, int], LossesAgainst] = {}
        self._led, self.tolls, self.homes = led or {}, tolls or {}, homes

    def losses(self, source: int, target: int, defenders: float, origin: int = ANYWHERE) -> Losses:
        """What it costs to clear so many defenders of a space from another one, by whoever set out from `origin`."""
        if defenders < 0.5:
            return NO_LOSSES
        if origin not in self._led:
            origin = ANYWHERE
        against = self._against.get((source, target, origin))
        if against is None:
            names = self.ground.names
            place = names[source] if source >= 0 else NO_TERRITORY
            leaders = self._led.get(origin, NO_LEADERS)
            dice = self._sight.advice.dice(self._sight, place, names[target], leaders)
            against = self._against[source, target, origin] = losses_with(dice)
        return against(int(defenders + 0.5))

    def throw(self, source: int, target: int, dice: Dice) -> None:
        """Reckon with these dice where a stack sets out from `source` against `target`."""
        self._against[source, target, source if source in self._led else ANYWHERE] = losses_with(dice)

    def worth(self, at: Position) -> float:
        """What a position is worth, from 0 to 1."""
        return self.aim.worth(self, at)

    def set_worth(self, traded: int) -> float:
        """What the next set brings after so many more have been traded."""
        return self.sets[min(traded, len(self.sets) - 1)] if self.sets else 0.0
