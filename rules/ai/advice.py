"""What a game may tell its AI beyond the ways of the family. Each piece has a default that knows nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.kernel.values import Action, Decision, Player

if TYPE_CHECKING:
    from rules.ai.sight import Sight

Answer = Callable[["Sight"], Action | None]
"""Answers a decision, or leaves it to the next who knows how (None)."""

Bonuses = tuple[int, int]
"""What is added to the attacker's, and to the defender's, highest die."""

LONG = 10.0


@dataclass(frozen=True, slots=True)
class Advice:
    """One game's advice.

    `worth(sight, where)`: what holding a territory brings besides its region, in points (a plain one is 1).
    `spoils(sight, target, led)`: what conquering it brings once.
    `bonuses(sight, source, target, led)`: on the dice.
    `rounds(sight)`: about how many turns each player still has.
    `price(sight)`: what a regiment counts, of its usual price.
    `friends(sight, player)`: whether two seats spare each other.
    `answers`: decisions of this game, and the game's own word in those of the family.
    """

    worth: Callable[[Sight, str], float] = lambda sight, where: 1.0
    spoils: Callable[[Sight, str, bool], float] = lambda sight, target, led: 0.0
    bonuses: Callable[[Sight, str, str, bool], Bonuses] = lambda sight, source, target, led: (0, 0)
    rounds: Callable[[Sight], float] = lambda sight: LONG
    price: Callable[[Sight], float] = lambda sight: 1.0
    friends: Callable[[Sight, Player], bool] = lambda sight, player: False
    answers: Mapping[type[Decision], Answer] = field(default_factory=dict)


NO_ADVICE = Advice()
