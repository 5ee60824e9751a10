"""Step 1 of every turn: count the reinforcements and place them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.atlas import MAIN, Card, RealmName, RegionName, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.play import NoChance
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, Decision, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.risk.armies import ArmiesForfeited, ArmiesGranted, ArmiesPlaced, ArmiesUnavailable, Pools, StockPlaced
from rules.risk.turn.concede import ArmyTurnedNeutral

reinforce = Module("reinforce", tells=(StockPlaced,))


class ToDeploy(Decision):
    """Place armies that were received: `count` are left, on the territories `among`; if `whole`, all on one of them."""

    count: int
    among: tuple[Territory, ...]
    whole: bool = False


class ToReinforce(Decision):
    """Step 1: place the turn's reinforcements (`count` are left), or trade sets; with nothing to place, go on."""

    count: int


class Deploy(Action):
    """Put this many armies on one territory."""

    where: Territory
    count: int


class Finish(Action):
    """Finish the current step, whichever it is."""


class Reinforcement(Task):
    """Step 1: count a player's reinforcements, then have them placed."""


class PlaceStock(Task):
    """Ask for reinforcements to be placed until none is left."""


class PlaceReward(Task):
    """Place a reward at once, on these territories; if `whole`, all of it on one of them."""

    player: Player
    among: tuple[Territory, ...]
    whole: bool = False


class GiveReward(Task):
    """Give a player a reward, and have it placed at once on these territories; if `whole`, all on one of them."""

    player: Player
    count: int
    among: tuple[Territory, ...]
    why: str
    what: str = ""
    whole: bool = False


class NotYourLand(Refusal):
    """The player does not hold the territory."""

    where: Territory


class OtherRealm(Refusal):
    """The space lies in another realm of the board than the one (`realm`) in which the player may act now."""

    where: Territory
    realm: RealmName


class NotAmong(Refusal):
    """These armies cannot be placed there."""

    where: Territory
    among: tuple[Territory, ...]


class StillToPlace(Refusal):
    """Reinforcements have still to be placed."""

    count: int


class TooMany(Refusal):
    """The number is out of range: `least` to `most`."""

    count: int
    most: int
    least: int = 1


@reinforce.asks
def available(g: Context, wanted: int, player: Player) -> int:
    """How many of so many armies that a player is due there are for him."""
    return wanted


def grant(g: Context, player: Player, count: int, why: str, what: str = "", pool: str = "stock") -> None:
    """Grant a player armies to place, at most as many as are available."""
    if armies := available(g, count, player):
        g.emit(ArmiesGranted(player, armies, pool, why, what))
    tell_unavailable(g, player, count - armies)


def strengthen(g: Context, player: Player, where: Territory, count: int) -> None:
    """Put a player's armies directly on a territory, at most as many as are available."""
    if armies := available(g, count, player):
        g.emit(ArmiesPlaced(player, where, armies))
    tell_unavailable(g, player, count - armies)


def tell_unavailable(g: Context, player: Player, count: int) -> None:
    """Tell how many of the armies that a player is due do not come, if any."""
    if count > 0:
        g.emit(ArmiesUnavailable(player, count))


def reward(
    g: Context, player: Player, count: int, among: tuple[Territory, ...], why: str, what: str, whole: bool = False
) -> None:
    """Give a player armies that are placed at once on these territories (without asking where there is only one)."""
    if not among:
        return
    grant(g, player, count, why, what, "reward")
    g.then(PlaceReward(player, among, whole))


def regions_held(g: Context, player: Player) -> tuple[RegionName, ...]:
    """The regions that a player holds whole, in the board's order."""
    mine = set(g.state.land.of(player))
    return tuple(name for name, region in g.rules.board.regions.items() if mine.issuperset(region.territories))


@reinforce.asks
def region_bonus(g: Context, player: Player, region: RegionName) -> int:
    """What a region brings a player who holds it whole."""
    return g.rules.board.regions[region].bonus


@reinforce.asks
def income(g: Context, player: Player) -> int:
    """The armies that a player gets for his territories: a third of them, rounded down and at least three."""
    return max(3, len(g.state.land.of(player)) // 3)


@reinforce.does(Reinforcement)
def count_reinforcements(g: Context, task: Reinforcement) -> None:
    """Grant a third of the territories, rounded down and at least 3, and the bonus of each region held whole."""
    player = g.state.active
    grant(g, player, income(g, player), "territories")
    for name in regions_held(g, player):
        grant(g, player, region_bonus(g, player, name), "region", name)
    g.then(PlaceStock(), "reinforcement")


def reinforcements_due(rules: Ruleset, state: State, player: Player) -> int:
    """The armies that a player would get for territories and regions if his turn began now.

    0 for a player without land, and where the rules count in another way.
    """
    if rules.does.get(Reinforcement) is not count_reinforcements or not state.land.of(player):
        return 0
    imagined = state.fork()
    imagined.active = player
    g = Context.of(rules, imagined, NoChance())
    regions = sum(region_bonus(g, player, name) for name in regions_held(g, player))
    return available(g, income(g, player) + regions, player)


@reinforce.asks
def arrivals(g: Context, player: Player) -> tuple[Territory, ...]:
    """Where armies that a player receives can arrive in his turn: on his land, or where modules say so."""
    return g.state.land.of(player)


def recruit_lands(g: Context, player: Player) -> tuple[Territory, ...]:
    """The territories of a player on which reinforcements may be placed."""
    mine, modify = g.state.land.of(player), g.rules.queries.get(arrivals)
    return mine if modify is None else tuple([where for where in modify(g, mine, player) if where in mine])


@reinforce.asks
def must_trade(g: Context, player: Player) -> tuple[Card, Card, Card] | None:
    """A set that a player must trade before he places armies."""
    return None


@reinforce.asks
def before_placing(g: Context, player: Player) -> bool:
    """Whether a player may do something before he places armies, so that he is asked even if he has none to place."""
    return False


@reinforce.asks
def first_answer(g: Context, number: int, decision: Decision) -> Action | None:
    """What is answered by default to a decision before what usually is."""
    return None


@reinforce.does(PlaceStock)
def place_stock(g: Context, task: PlaceStock) -> None:
    """Ask while armies are left; where none are, for the set that must be traded and for what may come before them.

    Armies that can arrive nowhere are lost.
    """
    player, left = g.state.active, g.parts[Pools].stock
    if left and not arrivals(g, player):
        g.emit(ArmiesForfeited(player, left))
    elif left or must_trade(g, player) or before_placing(g, player):
        g.ask(ToReinforce(player, left), task)


@reinforce.does(GiveReward)
def give_reward(g: Context, task: GiveReward) -> None:
    reward(g, task.player, task.count, task.among, task.why, task.what, task.whole)


@reinforce.does(PlaceReward)
def place_reward(g: Context, task: PlaceReward) -> None:
    left = g.parts[Pools].reward
    if left and len(task.among) == 1:
        g.emit(ArmiesPlaced(task.player, task.among[0], left, "reward"))
    elif left:
        g.ask(ToDeploy(task.player, left, task.among, task.whole), task)


@reinforce.allows(Deploy, during=(ToReinforce, ToDeploy))
def may_deploy(g: Context, action: Deploy, decision: Any) -> Refusal | None:
    land = g.state.land
    if land.owner(action.where) != action.player:
        return NotYourLand(action.where)
    if isinstance(decision, ToDeploy):
        if action.where not in decision.among:
            return NotAmong(action.where, decision.among)
    elif land.realm(action.where) != MAIN:
        return OtherRealm(action.where, MAIN)
    elif action.where not in (able := recruit_lands(g, action.player)):
        return NotAmong(action.where, able)
    least = fewest(decision)
    return None if least <= action.count <= decision.count else TooMany(action.count, decision.count, least)


def armies_to_place(decision: Decision) -> int:
    """How many armies are left to place where a decision is about that; 0 for any other."""
    return decision.count if isinstance(decision, ToReinforce | ToDeploy) else 0


def fewest(decision: ToReinforce | ToDeploy) -> int:
    """How many armies must go to one territory at least."""
    return decision.count if isinstance(decision, ToDeploy) and decision.whole else 1


@reinforce.allows(Finish, during=(ToReinforce,))
def may_go_on(g: Context, action: Finish, decision: ToReinforce) -> Refusal | None:
    return StillToPlace(decision.count) if decision.count else None


@reinforce.plays(Deploy)
def deploy(g: Context, action: Deploy, decision: Any) -> None:
    """Place armies, unless the player has conceded in the meantime: the neutral army that holds his land gets none."""
    pool = "stock" if isinstance(decision, ToReinforce) else "reward"
    if g.state.land.owner(action.where) == action.player:
        g.emit(ArmiesPlaced(action.player, action.where, action.count, pool))


@reinforce.reacts(ArmyTurnedNeutral)
def forfeit(g: Context, event: ArmyTurnedNeutral) -> None:
    """Remove the armies that a conceding seat had still to place."""
    asked = (type(decision) for decision in g.state.pending.values() if decision.player == event.player)
    if any(kind in (ToReinforce, ToDeploy) for kind in asked):
        pools = g.parts[Pools]
        g.emit(ArmiesForfeited(event.player, pools.stock + pools.reward))


def front(g: Context, player: Player) -> tuple[Territory, ...]:
    """The territories that a player may reinforce and that border on others'; all of these if none does."""
    land = g.state.land
    mine = recruit_lands(g, player)
    facing = tuple(t for t in mine if any(land.owner(near) not in (player, NOBODY) for near in g.links(t)))
    return facing or mine


def find_threatened(g: Context, player: Player, among: tuple[Territory, ...]) -> Territory:
    """Of these territories, the one most outnumbered by its neighbours; in a tie the first by name."""
    land = g.state.land

    def threat(where: Territory) -> int:
        return sum(land.armies(t) for t in g.links(where) if land.owner(t) != player) - 2 * land.armies(where)

    return max(sorted(among), key=threat)


def along_the_front(g: Context, number: int, decision: Any, details: Details) -> Action:
    """Everything on the most threatened border territory, after what must come before it; else go on."""
    before = first_answer(g, number, decision)
    if before:
        return before
    if not decision.count:
        return Finish(number, decision.player)
    among = decision.among if isinstance(decision, ToDeploy) else front(g, decision.player)
    return Deploy(number, decision.player, find_threatened(g, decision.player, among), decision.count)


@reinforce.offers(ToReinforce, default="front", policies={"front": along_the_front})
def offer_reinforcements(g: Context, decision: ToReinforce) -> Iterator[Offer]:
    if not must_trade(g, decision.player):
        if decision.count:
            if where := recruit_lands(g, decision.player):
                yield Offer(Deploy, {"where": where, "count": range(1, decision.count + 1)})
        else:
            yield Offer(Finish, {})


@reinforce.offers(ToDeploy, default="front", policies={"front": along_the_front})
def offer_places(g: Context, decision: ToDeploy) -> Iterator[Offer]:
    yield Offer(Deploy, {"where": decision.among, "count": range(fewest(decision), decision.count + 1)})
