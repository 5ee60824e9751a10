"""What the AI knows at one decision: the view, the offers, and its evaluation of the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Protocol, TypeVar

from rules.ai.cached_odds import NO_CHANCE, Chances, chances, stake_chances
from rules.ai.plan.weights import USUAL, Weights
from rules.ai.reasons import TurnPlan
from rules.atlas import NO_TERRITORY, RegionName, Territory
from rules.house.calculated_risks import calculated_risks
from rules.kernel.module import Module
from rules.kernel.offers import Id, Offer
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import NOBODY, Action, Decision, Player
from rules.kernel.view import View
from rules.risk.armies import NEUTRAL
from rules.risk.combat.leaders import NO_LEADERS, Leaders
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.invasion_odds import PLAIN

A = TypeVar("A", bound=Action)
WHOLE, PART, BROKEN = 1.5, 0.5, 0.8
"""The value of a region's bonus for a territory that completes it, brings it closer, or takes it from an enemy."""
ELIMINATION, NEARLY_OUT = 3.0, 1.0


class Reasoning(Protocol):
    """What stands behind an answer."""

    def plan(self, sight: Sight, action: Action, /) -> TurnPlan:
        """The turn that this answer is part of."""

    def worth(self, sight: Sight, action: Action, /) -> float | None:
        """What the position is worth with another answer to the same question, from 0 (out) to 1 (won); None if that
        cannot be compared."""


class Sight:
    """What `me` sees at one decision. Values are in points, where a plain territory is worth about one."""

    def __init__(
        self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int],
        advice: Advice,
    ) -> None:  # fmt: skip
        self.rules, self.view, self.number, self.offers = rules, view, number, offers
        self.pick, self.advice = pick, advice
        self.decision: Any = view.mine[number]
        self.me: Player = self.decision.player
        self.land, self.board = view.land, rules.board
        self._worth: dict[Territory, float] = {}
        self._potential_now: dict[Territory, float] = {}
        self.odds: Callable[[int, int, Dice], Chances] = stake_chances if rules.has(calculated_risks) else chances
        self._foes: dict[Territory, list[Territory]] = {}
        self._reasons: list[tuple[Action, Reasoning]] = []

    @cached_property
    def rounds(self) -> float:
        """About how many turns each player still has."""
        return self.advice.rounds(self)

    @cached_property
    def price(self) -> float:
        """A regiment's value relative to the usual one."""
        return self.advice.price(self)

    @cached_property
    def friends(self) -> frozenset[Player]:
        """Whose land `me` does not attack: his own, that of the seats he spares, and nobody's."""
        spared = (seat for seat in self.view.seats if self.advice.friends(self, seat))
        return frozenset((self.me, NOBODY, *spared))

    @cached_property
    def spent(self) -> frozenset[Player]:
        """Who attacks no more: a neutral army, and whoever has no turn left."""
        return frozenset((NEUTRAL, *self.advice.spent(self)))

    @cached_property
    def counts(self) -> Counter[tuple[Player, RegionName]]:
        """How many territories of each region each player holds."""
        owner = self.land.owner
        return Counter((owner(where), region) for where, region in self.board.region_of.items())

    @cached_property
    def last(self) -> float:
        """In my turn, the chance that nobody has another before the game ends."""
        return self.advice.last(self) if self.view.active == self.me else 0.0

    @cached_property
    def front(self) -> tuple[Territory, ...]:
        """My territories that border on an enemy's, without the shunned if there are others; all if none does."""
        mine, shunned = self.land.of(self.me), self.advice.shunned(self)
        borders = tuple(t for t in mine if self.foes(t))
        return tuple(t for t in borders if t not in shunned) or borders or mine

    def because(self, action: A | None, reasoning: Reasoning) -> A | None:
        """Note what stands behind an answer, and return it."""
        if action is not None:
            self._reasons.append((action, reasoning))
        return action

    def reasoning(self, action: Action) -> Reasoning | None:
        """What stands behind an answer; None where nothing was noted."""
        return next((why for answer, why in self._reasons if answer == action), None)

    def offers_of(self, *actions: type[Action]) -> list[Offer]:
        """The offers of these action types, variants included."""
        return [offer for offer in self.offers if issubclass(offer.action, actions)]

    def foes(self, where: Territory) -> list[Territory]:
        """The neighbouring territories that are held by enemies."""
        known = self._foes.get(where)
        if known is None:
            owner, friends = self.land.owner, self.friends
            known = self._foes[where] = [t for t in self.board.links_of[where] if owner(t) not in friends]
        return known

    def worth(self, where: Territory) -> float:
        """The value of holding a territory."""
        known = self._worth.get(where)
        if known is None:
            known = self.advice.worth(self, where)
            if where in self.board.region_of:
                known += self._region(where) + self._harm(where)
            self._worth[where] = known
        return known

    def _region(self, where: Territory) -> float:
        name = self.board.region_of[where]
        region = self.board.regions[name]
        beside = self.counts[self.me, name] - (self.land.owner(where) == self.me)
        share = (beside + 1) / len(region.territories)
        return region.bonus * (WHOLE if share == 1 else PART * share * share)

    def _harm(self, where: Territory) -> float:
        """How much an enemy loses with this territory, which lies in a region."""
        owner = self.land.owner(where)
        if owner in self.friends or owner == NEUTRAL:
            return 0.0
        name = self.board.region_of[where]
        region = self.board.regions[name]
        whole = self.counts[owner, name] == len(region.territories)
        left = len(self.land.of(owner))
        return BROKEN * region.bonus * whole + (ELIMINATION if left == 1 else NEARLY_OUT * (left < 4))

    def chances(self, source: Territory, target: Territory, attackers: int, leaders: Leaders = NO_LEADERS) -> Chances:
        """The odds of `attackers`, with one more staying behind, against the army on `target`."""
        if attackers < 1:
            return NO_CHANCE
        return self.odds(attackers, self.land.armies(target), self.advice.dice(self, source, target, leaders))

    def potential(self, where: Territory, armies: int) -> float:
        """The value of this many of my armies on a territory: conquests within reach, and holding it."""
        return self.prospects(where, armies) + self.worth(where) * self.safety(where, armies)

    def prospects(self, where: Territory, armies: int) -> float:
        """The value of the conquests within reach of this many of my armies on a territory."""
        hopes = [self.worth(t) * self.chances(where, t, armies - 1).win for t in self.foes(where)]
        return 0.7 * max(hopes) + 0.3 * sum(hopes) if hopes else 0.0

    def safety(self, where: Territory, armies: int) -> float:
        """The chance that this many armies hold out against the strongest neighbour who can still attack."""
        land, spent = self.land, self.spent
        if armies < 1:
            return 0.0
        threats = [land.armies(t) for t in self.foes(where) if land.owner(t) not in spent]
        if not threats or max(threats) < 2:
            return 1.0
        return 1.0 - self.odds(max(threats) - 1, armies, self.advice.dice(self, NO_TERRITORY, where, NO_LEADERS)).win

    def gain(self, where: Territory, armies: int) -> float:
        """The value of this many additional armies on a territory."""
        there = self.land.armies(where)
        now = self._potential_now.get(where)
        if now is None:
            now = self._potential_now[where] = self.potential(where, there)
        return self.potential(where, there + armies) - now

    def best(self, among: Iterable[Id], score: Callable[[Id], float]) -> Id:
        """The territory, or other thing, of the highest score; a random one of equals."""
        scored = [(score(where), where) for where in among]
        top = max(scored)[0]
        equal = [where for points, where in scored if points == top]
        return equal[self.pick(len(equal))] if len(equal) > 1 else equal[0]


Answer = Callable[["Sight"], Action | None]
"""Answers a decision, or returns None to leave it to the next answer."""
LONG = 10.0


@dataclass(frozen=True, slots=True, eq=False)
class Advice:
    """One game's advice.

    `worth(sight, where)`: the value of holding a territory, apart from its region, in points (a plain one is 1).
    `spoils(sight, target, leaders)`: the one-time value of conquering it.
    `dice(sight, source, target, leaders)`: how both sides throw in an invasion from `source`, or from anywhere ("").
    `rounds(sight)`: about how many turns each player has left.
    `price(sight)`: a regiment's value relative to the usual one.
    `friends(sight, player)`: whether `me` does not attack the player.
    `shunned(sight)`: the territories on which no armies are placed while another border can use them.
    `spent(sight)`: the players who have no turn left before the game ends.
    `last(sight)`: in a turn of `me`, the chance that nobody has another before the game ends.
    `sight`: what it sees at one decision, if that is more than others do.
    `answers`: decisions of this game, and its own answers to those of the family.
    `planned`: those of them that are answered from a plan: in milliseconds, not in microseconds.
    `weights`: what counts how much there.
    `more`: what single modules add, each as a function from the advice without it to the advice with it; it counts
    where that module is in force, and nowhere else is any of it asked.
    """

    worth: Callable[[Sight, Territory], float] = field(default_factory=lambda: lambda sight, where: 1.0)
    spoils: Callable[[Sight, Territory, Leaders], float] = field(
        default_factory=lambda: lambda sight, target, leaders: 0.0
    )
    dice: Callable[[Sight, Territory, Territory, Leaders], Dice] = field(
        default_factory=lambda: lambda sight, source, target, leaders: PLAIN
    )
    rounds: Callable[[Sight], float] = field(default_factory=lambda: lambda sight: LONG)
    price: Callable[[Sight], float] = field(default_factory=lambda: lambda sight: 1.0)
    friends: Callable[[Sight, Player], bool] = field(default_factory=lambda: lambda sight, player: False)
    shunned: Callable[[Sight], Container[Territory]] = field(default_factory=lambda: lambda sight: ())
    spent: Callable[[Sight], Iterable[Player]] = field(default_factory=lambda: lambda sight: ())
    last: Callable[[Sight], float] = field(default_factory=lambda: lambda sight: 0.0)
    sight: type[Sight] = Sight
    answers: Mapping[type[Decision], Answer] = field(default_factory=dict)
    planned: frozenset[type[Decision]] = frozenset()
    weights: Weights = USUAL
    more: tuple[tuple[Module, Callable[[Any], Advice]], ...] = ()

    def __repr__(self) -> str:
        """The decisions that it answers itself: `<Advice: to-bid to-claim>`."""
        return f"<Advice: {' '.join(sorted(decision.kind for decision in self.answers)) or 'no answers of its own'}>"


@lru_cache(256)
def advice_in(rules: Ruleset, advice: Advice) -> Advice:
    """A game's advice with what the modules of these rules add to it."""
    for module, add in advice.more:
        if rules.has(module):
            advice = add(advice)
    return advice


NO_ADVICE = Advice()
