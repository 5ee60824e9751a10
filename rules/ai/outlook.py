"""One decision as the AI looks at it: the view, the offers, and what it makes of the board. It lives for one answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rules.ai.cached_odds import Chances, chances, staked
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import NOBODY, Action, Decision, Player
from rules.kernel.view import View
from rules.risk.armies import NEUTRAL

WHOLE, PART, BROKEN = 1.5, 0.5, 0.8
"""What a region's bonus counts when a territory completes it, when it brings it nearer, when it takes it from a foe."""
ELIMINATION, NEARLY_OUT = 3.0, 1.0


class Sight:
    """What `me` sees at one decision. Worths are in points of about one territory each."""

    def __init__(
        self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int],
        advice: Advice,
    ) -> None:  # fmt: skip
        self.rules, self.view, self.number, self.offers = rules, view, number, offers
        self.pick, self.advice = pick, advice
        self.decision: Any = view.mine[number]
        self.me: Player = self.decision.player
        self.land, self.board = view.land, rules.board
        self._worth: dict[str, float] = {}
        self._odds = staked if rules.options.get("calculated-risks") == "on" else chances
        self._foes: dict[str, list[str]] = {}

    @cached_property
    def rounds(self) -> float:
        """About how many turns each player still has."""
        return self.advice.rounds(self)

    @cached_property
    def price(self) -> float:
        """What a regiment counts, of its usual price."""
        return self.advice.price(self)

    @cached_property
    def friends(self) -> frozenset[Player]:
        """The seats that `me` spares, and `me`."""
        spared = (seat for seat in self.view.seats if self.advice.friends(self, seat))
        return frozenset((self.me, *spared))

    @cached_property
    def counts(self) -> Counter[tuple[Player, str]]:
        """How many territories of each region each player holds."""
        region_of = self.board.region_of
        return Counter((holding.owner, region_of[where]) for where, holding in self.land.holdings.items())

    @cached_property
    def front(self) -> tuple[str, ...]:
        """My territories that touch a foe's; all of them where none does."""
        mine = self.land.of(self.me)
        return tuple(t for t in mine if self.foes(t)) or mine

    def offered(self, *actions: type[Action]) -> list[Offer]:
        """The offers of these kinds of action."""
        return [offer for offer in self.offers if offer.action in actions]

    def foes(self, where: str) -> list[str]:
        """The neighbouring territories of somebody whom I do not spare."""
        known = self._foes.get(where)
        if known is None:
            holdings, friends = self.land.holdings, self.friends
            known = [t for t in self.board.links_of[where] if t in holdings and holdings[t].owner not in friends]
            self._foes[where] = known
        return known

    def worth(self, where: str) -> float:
        """What it brings to hold a territory rather than not."""
        known = self._worth.get(where)
        if known is None:
            known = self.advice.worth(self, where) + self._region(where) + self._harm(where)
            self._worth[where] = known
        return known

    def _region(self, where: str) -> float:
        name = self.board.region_of[where]
        region = self.board.regions[name]
        beside = self.counts[self.me, name] - (self.land.owner(where) == self.me)
        share = (beside + 1) / len(region.territories)
        return region.bonus * (WHOLE if share == 1 else PART * share * share)

    def _harm(self, where: str) -> float:
        """What its loss costs the foe who holds it."""
        owner = self.land.owner(where)
        if owner in self.friends or owner in (NEUTRAL, NOBODY):
            return 0.0
        name = self.board.region_of[where]
        region = self.board.regions[name]
        whole = self.counts[owner, name] == len(region.territories)
        left = len(self.land.of(owner))
        return BROKEN * region.bonus * whole + (ELIMINATION if left == 1 else NEARLY_OUT * (left < 4))

    def chances(self, source: str, target: str, attackers: int, led: bool) -> Chances:
        """What becomes of so many attackers, one more staying behind, against those who stand on `target`."""
        ours, theirs = self.advice.bonuses(self, source, target, led)
        return self._odds(attackers, self.land.armies(target), ours, theirs)

    def potential(self, where: str, armies: int) -> float:
        """What so many armies of mine are good for there: conquests in reach, and holding it."""
        hopes = [self.worth(t) * self.chances(where, t, armies - 1, False).win for t in self.foes(where)]
        return (0.7 * max(hopes) + 0.3 * sum(hopes) if hopes else 0.0) + self.worth(where) * self.safety(where, armies)

    def safety(self, where: str, armies: int) -> float:
        """The chance that so many armies hold out there against the strongest neighbour who can attack."""
        land = self.land
        threats = [land.armies(t) for t in self.foes(where) if land.owner(t) != NEUTRAL]
        if not threats or max(threats) < 2:
            return 1.0
        bonus = self.advice.bonuses(self, "", where, False)[1]
        return 1.0 - self._odds(max(threats) - 1, armies, 0, bonus).win

    def gain(self, where: str, armies: int) -> float:
        """What so many more armies would bring there."""
        there = self.land.armies(where)
        return self.potential(where, there + armies) - self.potential(where, there)

    def best(self, among: Iterable[str], score: Callable[[str], float]) -> str:
        """The territory of the highest score; among equals, one by chance."""
        scored = [(score(where), where) for where in among]
        top = max(scored)[0]
        equal = [where for points, where in scored if points == top]
        return equal[self.pick(len(equal))] if len(equal) > 1 else equal[0]


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
