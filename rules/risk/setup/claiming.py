"""The set-up shared by the family: players claim empty territories and station starting armies, in turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rules.atlas import Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Decision, Event, NoSuchLand, Part, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.risk.armies import LandTaken
from rules.risk.setup.setup_wishes import along_the_borders, as_listed, fill_up, in_own_regions
from rules.risk.turn.reinforce import NotYourLand, front
from rules.risk.turn.turns import Order, round_table

claiming = Module("claiming", needs=("turns",))


class ToClaim(Decision):
    """Claim an empty territory with a regiment."""


class ToStation(Decision):
    """Put one regiment of a starting army (`left` are left) on a territory that it holds.

    `army` is the army's owner if that is not the player who places it.
    """

    left: int
    army: Player = NOBODY

    @property
    def owner(self) -> Player:
        """The owner of the army to station."""
        return self.army or self.player


class WrongNumber(Refusal):
    """This number of players cannot play; `allowed` are the numbers that can."""

    seats: int
    allowed: tuple[int, ...]


class Claim(Action):
    """Claim an empty territory."""

    where: Territory


class Station(Action):
    """Put one regiment on this territory."""

    where: Territory


class ClaimLand(Task):
    """Claim one empty territory each, in turn, until none is left. `next` is the seat to claim."""

    next: Player = NOBODY


class StationArmies(Task):
    """Station one regiment each, in turn, until all starting armies are on the board."""

    next: Player = NOBODY


class SpreadArmies(Task):
    """Spread all starting armies along the borders, instead of asking for each regiment."""


class Recruits(Part):
    """How many starting regiments each army has left."""

    left: Mapping[Player, int] = {}


class ArmiesRaised(Event):
    """Every army received its starting regiments."""

    bookkeeping: ClassVar[bool] = True
    armies: tuple[tuple[Player, int], ...]

    def apply(self, state: State) -> None:
        state.parts.table[Recruits] = Recruits(dict(self.armies))


class Stationed(Event):
    """Regiments of a starting army were put on a territory."""

    player: Player
    where: Territory
    count: int

    def apply(self, state: State) -> None:
        state.land.add(self.where, self.count)
        _spend(state, self.player, self.count)


class Claimed(Event):
    """A player claimed an empty territory with a regiment of the starting army."""

    player: Player
    where: Territory
    dealt: bool

    def apply(self, state: State) -> None:
        LandTaken(self.player, self.where, 1, self.dealt).apply(state)
        _spend(state, self.player, 1)


class NotEmpty(Refusal):
    """Somebody holds the territory."""

    where: Territory


class StationsFor(Refusal):
    """The regiments belong to another army, so they stand on its territories."""

    where: Territory
    army: Player


def _spend(state: State, player: Player, count: int) -> None:
    left = dict(state.parts.table[Recruits].left)
    left[player] -= count
    state.parts.table[Recruits] = Recruits(left)


def empty(g: Context) -> tuple[Territory, ...]:
    held = g.state.land.holdings
    return tuple([t for t in g.rules.board.territories if t not in held])


def after(state: State, player: Player) -> Player:
    """The next seat at the table."""
    return state.seats[(state.seats.index(player) + 1) % len(state.seats)]


@claiming.does(ClaimLand)
def claim_land(g: Context, task: ClaimLand) -> None:
    held = g.state.land.holdings
    if any(t not in held for t in g.rules.board.territories):
        player = task.next or g.parts[Order].first
        g.ask(ToClaim(player), ClaimLand(after(g.state, player)))


@claiming.does(StationArmies)
def station_armies(g: Context, task: StationArmies) -> None:
    left = g.parts[Recruits].left
    order = [p for p in round_table(g.state, task.next or g.parts[Order].first) if left.get(p, 0) > 0]
    if order:
        g.ask(ToStation(order[0], left[order[0]]), StationArmies(after(g.state, order[0])))


@claiming.does(SpreadArmies)
def spread_armies(g: Context, task: SpreadArmies) -> None:
    left = g.parts[Recruits].left
    for player in round_table(g.state, g.parts[Order].first):
        spread(g, player, left[player])


def spread(g: Context, player: Player, count: int) -> None:
    """Spread a starting army evenly over a player's border territories, in the board's order."""
    facing = {*front(g, player)}
    border = [t for t in g.rules.board.territories if t in facing]
    share, more = divmod(count, len(border))
    for at, where in enumerate(border):
        if armies := share + (at < more):
            g.emit(Stationed(player, where, armies))


@claiming.allows(Claim, during=(ToClaim,))
def may_claim(g: Context, action: Claim, decision: ToClaim) -> Refusal | None:
    if action.where not in g.rules.board.region_of:
        return NoSuchLand(action.where)
    return NotEmpty(action.where) if action.where in g.state.land else None


@claiming.plays(Claim)
def claim(g: Context, action: Claim, decision: ToClaim) -> None:
    g.emit(Claimed(action.player, action.where, False))


@claiming.allows(Station, during=(ToStation,))
def may_station(g: Context, action: Station, decision: ToStation) -> Refusal | None:
    if g.state.land.owner(action.where) == decision.owner:
        return None
    own = decision.owner == decision.player
    return NotYourLand(action.where) if own else StationsFor(action.where, decision.owner)


@claiming.plays(Station)
def station(g: Context, action: Station, decision: ToStation) -> None:
    g.emit(Stationed(decision.owner, action.where, 1))


def claim_listed(g: Context, number: int, decision: ToClaim, details: Details) -> Action | None:
    where = as_listed(details, empty(g))
    return Claim(number, decision.player, where) if where else None


def claim_near(g: Context, number: int, decision: ToClaim, details: Details) -> Action:
    return Claim(number, decision.player, as_listed(details, empty(g)) or in_own_regions(g, decision.player, empty(g)))


def station_listed(g: Context, number: int, decision: ToStation, details: Details) -> Action | None:
    where = fill_up(g, decision.owner, details)
    return Station(number, decision.player, where) if where else None


def station_on_borders(g: Context, number: int, decision: ToStation, details: Details) -> Action:
    where = fill_up(g, decision.owner, details) or along_the_borders(g, decision.owner)
    return Station(number, decision.player, where)


@claiming.offers(ToClaim, default="regions", policies={"list": claim_listed, "regions": claim_near})
def offer_empty(g: Context, decision: ToClaim) -> Iterator[Offer]:
    yield Offer(Claim, {"where": empty(g)})


@claiming.offers(ToStation, default="borders", policies={"list": station_listed, "borders": station_on_borders})
def offer_own(g: Context, decision: ToStation) -> Iterator[Offer]:
    yield Offer(Station, {"where": g.state.land.of(decision.owner)})
