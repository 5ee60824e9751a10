"""Why an answer is given, as plain values: what a turn is to take and to bring, and how others can strike back."""

from __future__ import annotations

from dataclasses import dataclass

from rules.atlas import RegionName, Territory
from rules.kernel.values import Player


@dataclass(frozen=True, slots=True)
class CounterAttack:
    """The attack to fear most until one's next turn: `armies` of `attacker` can set out from `source` against `target`,
    where `defenders` will stand. Armies that are still to come are not counted."""

    attacker: Player
    source: Territory
    target: Territory
    armies: int
    defenders: int


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """A turn as it is planned; without `conquests` it is best not to attack.

    `conquests` are (from, to), in their order, `chance` is that all of them succeed, `lost` are the armies that they
    cost on average. Then regions are `completed` by whoever plans, `broken` by taking from the seat that held all of
    them, and seats `eliminated`, with how many cards each holds. `card`: the turn earns its card with the first of
    them. `wins`: that ends the game. `counter` is the counter-attack to fear most; None where nobody can strike back.
    """

    conquests: tuple[tuple[Territory, Territory], ...]
    chance: float
    lost: float
    completed: tuple[RegionName, ...] = ()
    broken: tuple[tuple[RegionName, Player], ...] = ()
    eliminated: tuple[tuple[Player, int], ...] = ()
    card: bool = False
    wins: bool = False
    counter: CounterAttack | None = None
