"""Raids on headquarters in Legacy: the way there, how likely it is to succeed, and what threatens one's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush
from typing import NamedTuple, cast

from rules.ai.outlook import LONG, Sight
from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.kernel.state import State, part_table
from rules.kernel.values import NOBODY, Player
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.joining import joining_troops
from rules.legacy.turn.stars import STARS_TO_WIN, stars_of
from rules.risk.combat.expand import fewest_entering, toll
from rules.risk.combat.invasion import targets
from rules.risk.combat.leaders import NO_LEADERS
from rules.risk.odds.dice_odds import Dice
from rules.risk.odds.forecast import invasion_dice
from rules.risk.odds.invasion_odds import PLAIN
from rules.risk.turn.reinforce import arrivals, income, region_bonus, regions_held
from rules.risk.turn.turns import Order, seats_in_play

STAR = 5.0
"""The value of headquarters with a star, in points; more by one for each star that their taker has already."""
LEADS, ABOUT_TO_WIN = 1.0, 12.0
"""The extra value of headquarters that are taken from the leader, and from somebody with three stars."""
WIN_AT, STAR_AT = 0.45, 0.62
"""The least chance at which a raid is tried: for the victory, for a star. In a war that is too long they fall with the
patience, by a third at most."""
LONG_WAR, WEARINESS, PATIENT = 12, 0.5, 3.0
"""From which round on fewer turns seem left than usual, how many fewer with each round, and how many make patient."""
VICTORY, ANOTHER_STAR = 100.0, 3.0
"""What a raid that wins the war is worth, and each further star on the way."""
TOLL = 0.4
"""What a troop of a toll costs who walks into empty land."""
A_TROOP_FELLED = 0.9
"""What a troop of a defender's costs the attacker, about."""
FARTHEST = 8
"""No way to headquarters has more steps."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way from one territory to headquarters: the territories entered, the last one is the goal.

    `lost` are the troops that stay behind or pay a toll on the way, `met` the defenders on it.
    """

    steps: tuple[Territory, ...]
    lost: int
    met: int

    @property
    def goal(self) -> Territory:
        return self.steps[-1]


@dataclass(frozen=True, slots=True)
class Raid:
    """A raid from a territory on the headquarters at the end of its way, and its chance to take them all.

    `stars` is how many headquarters lie on the way.
    """

    source: Territory
    way: Way
    chance: float
    stars: int


class Walk(NamedTuple):
    """A walk into a territory that nobody holds: the fewest who must set out, the most who go if it leads on, and what
    it is worth."""

    least: int
    most: int
    gain: float


@dataclass(frozen=True, slots=True)
class Raider:
    """Another player's troops that may come to headquarters of mine, recruits included, and their way."""

    player: Player
    source: Territory
    troops: int
    way: Way


class War:
    """The war as one player sees it. Uses public facts only."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.me = sight, sight.me
        self.land, self.board, self.view = sight.land, sight.board, sight.view
        self.headquarters = tuple(sorted(sight.view.parts[Headquarters].at))  # (a saved game has another order)
        self._dice: dict[tuple[Player, Territory], Dice] = {}
        self._tolls: dict[tuple[Territory, int], int] = {}
        self._reached: dict[tuple[Player, Territory], tuple[Territory, ...]] = {}
        self._arrivals: dict[Player, dict[Territory, int]] = {}
        self._incomes: dict[Player, int] = {}
        self._coming: dict[Territory, list[Raider]] = {}
        self.best: dict[tuple[int, tuple[Territory, ...]], Raid | None] = {}

    @cached_property
    def state(self) -> State:
        """The game as everybody sees it, for the rules' own queries."""
        return State(self.view.seats, self.view.active, self.land, parts=part_table(self.view.parts.values()))

    @cached_property
    def queries(self) -> Context:
        return Context.of(self.sight.rules, self.state, NoChance())

    @cached_property
    def stars(self) -> dict[Player, int]:
        return {seat: stars_of(self.view, seat) for seat in seats_in_play(self.view)}

    @cached_property
    def lacking(self) -> int:
        """The stars that I still need."""
        return STARS_TO_WIN - self.stars.get(self.me, 0)

    @cached_property
    def patience(self) -> float:
        """1 as long as waiting may bring more than it costs, less in a war that is too long already."""
        return min(1.0, self.sight.rounds / PATIENT)

    @cached_property
    def goals(self) -> tuple[Territory, ...]:
        """The headquarters that would bring me a star."""
        return tuple(where for where in self.headquarters if self.land.owner(where) != self.me)

    @cached_property
    def mine(self) -> tuple[Territory, ...]:
        """The headquarters that I hold."""
        return tuple(where for where in self.headquarters if self.land.owner(where) == self.me)

    def income(self, player: Player) -> int:
        """The recruits of a player's next turn, without a trade."""
        known = self._incomes.get(player)
        if known is None:
            g = self.queries
            known = income(g, player) + sum(region_bonus(g, player, name) for name in regions_held(g, player))
            self._incomes[player] = known
        return known

    def toll(self, where: Territory, count: int) -> int:
        """How many of so many troops are lost on entering a territory that nobody holds; none where somebody does."""
        known = self._tolls.get((where, count))
        if known is None:
            known = self._tolls[where, count] = self._count_lost(where, count)
        return known

    def _count_lost(self, where: Territory, count: int) -> int:
        return 0 if self.land.armies(where) else toll(self.queries, NO_TERRITORY, where, count)

    def walk(self, where: Territory, able: int) -> Walk:
        """How so many troops who are free walk into a territory that nobody holds."""
        least = fewest_entering(self.queries, NO_TERRITORY, where)
        return Walk(least, able, self.sight.worth(where) - TOLL * (least - 1))

    def upkeep(self, player: Player, goal: Territory) -> int:
        """The troops that it costs a player besides to be on a goal of his."""
        return 0

    def reach_of(self, player: Player, here: Territory) -> tuple[Territory, ...]:
        """Where troops can go from a territory: for mine what I can enter now, for others all that is linked to it."""
        known = self._reached.get((player, here))
        if known is None:
            able: Iterable[Territory] = self.board.links_of[here]
            if player == self.me:
                able, owner = self.queries.links(here), self.land.owner
                held = tuple([t for t in able if owner(t) not in (NOBODY, player)])
                attacked = targets.modify(self.queries, held, player, here)
                able = able if attacked == held else [t for t in able if t not in held or t in attacked]
            known = self._reached[player, here] = tuple(able)
        return known

    def dice(self, attacker: Player, source: Territory, target: Territory) -> Dice:
        """Both sides' dice in an attack, with scars, fortifications and powers."""
        known = self._dice.get((attacker, target))
        if known is None:
            known = invasion_dice(self.sight.rules, self.state, attacker, source, target, NO_LEADERS)
            self._dice[attacker, target] = known
        return known

    def ways(self, player: Player, source: Territory, goals: tuple[Territory, ...], troops: int) -> Iterator[Way]:
        """The cheapest way of so many troops, of whom one stays behind, from a territory of a player's to each of these
        goals, through what he does not hold."""
        land = self.land
        queue: list[tuple[float, int, tuple[Territory, ...], int, int]] = [(0.0, 0, (source,), 0, 0)]
        seen: set[Territory] = set()
        order, wanted = 0, set(goals)
        while queue and wanted:
            cost, _, path, lost, met = heappop(queue)
            here = path[-1]
            if here in seen:
                continue
            seen.add(here)
            if here in wanted:
                wanted.discard(here)
                yield Way(path[1:], lost, met)
            if len(path) > FARTHEST:
                continue
            for there in self.reach_of(player, here):
                owner = land.owner(there)
                if there in seen or owner == player:
                    continue
                left = 1 + self.toll(there, troops - lost - 1)
                if lost + left >= troops:
                    continue
                order += 1
                armies = land.armies(there)
                step = left + A_TROOP_FELLED * armies + (self.upkeep(player, there) if there in goals else 0)
                heappush(queue, (cost + step, order, (*path, there), lost + left, met + armies))

    def chance(self, player: Player, source: Territory, way: Way, troops: int) -> float:
        """The chance that so many troops, of whom one stays behind, come through to the end of a way."""
        movers = troops - 1 - (way.lost - 1)
        if movers < 1:
            return 0.0
        if not way.met:
            return 1.0
        before = way.steps[-2] if len(way.steps) > 1 else source
        dice = self.dice(player, before, way.goal) if self.land.armies(way.goal) else PLAIN
        return self.sight.odds(movers, way.met, dice).win

    def raids(self, source: Territory, more: int = 0) -> Iterator[Raid]:
        """My raids from a territory on one or two headquarters, with so many more troops there."""
        troops = self.land.armies(source) + more
        for way in self.ways(self.me, source, self.goals, troops):
            raid = self._raid(source, way, troops)
            yield raid
            if self.lacking > raid.stars:
                yield from self._further(source, way, troops)

    def _raid(self, source: Territory, way: Way, troops: int) -> Raid:
        """A raid on this way."""
        stars = sum(where in self.goals for where in way.steps)
        return Raid(source, way, self.chance(self.me, source, way, troops), stars)

    def _further(self, source: Territory, way: Way, troops: int) -> Iterator[Raid]:
        """The same raid carried on to the next headquarters."""
        rest = tuple(goal for goal in self.goals if goal not in way.steps)
        for on in self.ways(self.me, way.goal, rest, troops - way.lost):
            if not set(on.steps) & set(way.steps):
                whole = Way(way.steps + on.steps, way.lost + on.lost, way.met + on.met)
                yield self._raid(source, whole, troops)

    def arrivals(self, player: Player) -> dict[Territory, int]:
        """Where a player's troops can arrive in his next turn on land that is not his, and how many."""
        known = self._arrivals.get(player)
        if known is None:
            g, landless = self.queries, not self.land.of(player)
            lands = [where for where in arrivals(g, player) if self.land.owner(where) != player]
            troops = (joining_troops(g, player) if landless else self.income(player)) if lands else 0
            known = self._arrivals[player] = dict.fromkeys(lands, troops)
        return known

    def threat(self, where: Territory, more: int = 0) -> float:
        """The greatest chance of another player to take headquarters of mine in his next turn, with `more` guards."""
        return max((self._reaches(raider, more) for raider in self._raiders(where)), default=0.0)

    def _reaches(self, raider: Raider, more: int) -> float:
        guarded = Way(raider.way.steps, raider.way.lost, raider.way.met + more)
        return self.chance(raider.player, raider.source, guarded, raider.troops)

    def _raiders(self, where: Territory) -> list[Raider]:
        """Who can come to headquarters of mine, and how, with all recruits of the next turn."""
        known = self._coming.get(where)
        if known is None:
            known = self._coming[where] = [
                Raider(foe, source, troops, way)
                for foe in self.stars
                if foe != self.me
                for source, troops in self._forces(foe)
                for way in self.ways(foe, source, (where,), troops)
            ]
        return known

    def _forces(self, foe: Player) -> Iterator[tuple[Territory, int]]:
        """The troops with which another player can set out from each territory in his next turn."""
        held = self.land.of(foe)
        for source in held:
            if self.land.armies(source) > 1 or len(held) < 3:
                yield source, self.land.armies(source) + self.income(foe)
        yield from self.arrivals(foe).items()


class LegacySight(Sight):
    """What the AI sees in Legacy at one decision: the war besides, looked at once."""

    @cached_property
    def war(self) -> War:
        return War(self)


def war(sight: Sight) -> War:
    """The war at one decision."""
    return cast(LegacySight, sight).war


def rounds(sight: Sight) -> float:
    """About how many turns each player has left: so many that a troop is dear, until the war has become long.

    Then nobody gains by waiting: troops count less, and smaller chances are taken, so that every war has an end.
    """
    played = sight.view.parts[Order].turns / len(seats_in_play(sight.view))
    return max(1.0, LONG - WEARINESS * max(0.0, played - LONG_WAR))


def star_worth(sight: Sight, where: Territory) -> float:
    """What headquarters are worth: a star for me, and one less for whoever holds them."""
    now, owner = war(sight), sight.land.owner(where)
    points = STAR + now.stars.get(sight.me, 0) - (owner == sight.me)
    theirs = now.stars.get(owner, 0)
    if owner in (NOBODY, sight.me) or theirs < max(now.stars.values()):
        return points
    return points + (ABOUT_TO_WIN if theirs == STARS_TO_WIN - 1 else LEADS)


def wins(sight: Sight, raid: Raid | None) -> bool:
    """Whether a raid wins the war if it succeeds."""
    return raid is not None and raid.stars >= war(sight).lacking


def best_raid(sight: Sight, more: int = 0, sources: tuple[Territory, ...] = ()) -> Raid | None:
    """The raid that is worth most, if any is worth its risk. `more` troops join it, or arrive where they can;
    `sources`: from there alone."""
    now = war(sight)
    asked = more, sources
    if asked in now.best:
        return now.best[asked]
    setting_out = sources or (*sight.land.of(sight.me), *(now.arrivals(sight.me) if more else ()))
    found = [raid for source in setting_out for raid in now.raids(source, more)]
    daring = (1 + now.patience) / 2
    paying = [raid for raid in found if raid.chance >= daring * (WIN_AT if wins(sight, raid) else STAR_AT)]

    def value(raid: Raid) -> float:
        if wins(sight, raid):
            return raid.chance * VICTORY
        return raid.chance * (star_worth(sight, raid.way.goal) + ANOTHER_STAR * (raid.stars - 1))

    best = now.best[asked] = max(paying, key=value, default=None)
    return best
