"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The war as the AI sees it once packs are open.

Scars may bring troops or cost some at the end of a turn, and land may take some of those who enter it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import cast

from rules.ai.legacy.raids import TOLL, LegacySight, Raid, Walk, War, Way
from rules.ai.outlook import Advice, Answer, Sight
from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.context import Context
from rules.kernel.values import Action, Player
from rules.legacy.combat.scar_cards import scar_on
from rules.legacy.sealed.acting_scars import scar_troops
from rules.risk.combat.expand import fewest_entering

LASTING = 2
"""For so many more turns the troops count that a scar costs whoever holds its territory."""


Worth = Callable[[Sight, Territory], float]
"""What something is worth to me on a territory, in points."""
Reaction = Callable[[Sight, str], Action]
"""An answer in a window; it is told which side of the battle under way the AI helps."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PackAdvice(Advice):
    """The advice for Legacy, to which open packs add.

    `scar_sites`: what a scar of each kind is worth on a territory; its card is played where that is enough.
    `reactions`: what the AI does in the windows of packs, by window.
    `at_the_end`: what may be better at the end of a turn than its card or the open mission; None where nothing is.
    `land_worth`: what more a territory is worth.
    `entry_losses`: how many of so many troops die on entering a territory that somebody holds.
    `entry_spoils`: what more it is worth to enter a territory.
    """

    scar_sites: Mapping[str, Worth] = field(default_factory=dict)
    reactions: Mapping[str, Reaction] = field(default_factory=dict)
    at_the_end: tuple[Answer, ...] = ()
    land_worth: tuple[Worth, ...] = ()
    entry_losses: tuple[Callable[[Context, Territory, int], int], ...] = ()
    entry_spoils: tuple[Worth, ...] = ()


def pack_advice(sight: Sight) -> PackAdvice:
    """The advice that counts at one decision."""
    return cast(PackAdvice, sight.advice)


class OpenWar(War):
    """The war with what open packs add to it."""

    def scar(self, where: Territory) -> int:
        """How many troops the scar of a territory brings me at the end of my turn; negative where it costs some."""
        return scar_troops(self.queries, self.me, scar_on(self.view, where))

    def count_worn(self, where: Territory) -> int:
        """How many troops the scar of a territory costs me there at the end of my turn."""
        return max(0, -self.scar(where))

    def count_left(self, where: Territory, troops: int) -> int:
        """How many of so many troops of mine on a territory are left when its scar has acted at the end of my turn."""
        return max(0, troops + self.scar(where))

    def _count_lost(self, where: Territory, count: int) -> int:
        """Also on entering a territory by a conquest."""
        if not self.land.armies(where):
            return super()._count_lost(where, count)
        return sum(lost(self.queries, where, count) for lost in pack_advice(self.sight).entry_losses)

    def walk(self, where: Territory, able: int) -> Walk:
        """So that one is still there at the end of the turn; the fewest, where the more die the more enter."""
        worn = self.count_worn(where)
        least = fewest_entering(self.queries, NO_TERRITORY, where, 1 + worn)
        more_die = self.toll(where, able) > self.toll(where, least)
        gain = self.sight.worth(where) - TOLL * (least - 1 + LASTING * worn)
        spoils = sum(worth(self.sight, where) for worth in pack_advice(self.sight).entry_spoils)
        return Walk(least, least if more_die else able, gain + spoils)

    def upkeep(self, player: Player, goal: Territory) -> int:
        """My headquarters must be held to the end of the turn."""
        return self.count_worn(goal) if player == self.me else 0

    def _raid(self, source: Territory, way: Way, troops: int) -> Raid:
        """What does not win at once must hold its headquarters to the end of the turn."""
        taken = [where for where in way.steps if where in self.goals]
        worn = 0 if len(taken) >= self.lacking else sum(map(self.count_worn, taken))
        return super()._raid(source, way, troops - worn)

    def threat(self, where: Territory, more: int = 0) -> float:
        """1 where nobody is left there when my turn is over."""
        there = self.land.armies(where)
        left = self.count_left(where, there + more)
        return super().threat(where, left - there) if left else 1.0


class OpenSight(LegacySight):
    """What the AI sees once packs are open."""

    @cached_property
    def war(self) -> OpenWar:
        return OpenWar(self)

    def safety(self, where: Territory, armies: int) -> float:
        """For what a scar leaves of so many troops at the end of my turn."""
        left = self.war.count_left(where, armies)
        return super().safety(where, left) if left else 0.0


def open_war(sight: Sight) -> OpenWar:
    """The war at one decision, with what open packs add to it."""
    return cast(OpenSight, sight).war
