"""Set-up: the three piles dealt, empty lands claimed, regiments and captains placed, cards dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field

from rules.kernel.offers import Offer
from rules.kernel.ruleset import Module
from rules.kernel.state import State
from rules.kernel.table import Table
from rules.kernel.tagged import value
from rules.kernel.values import EVERYONE, NOBODY, Action, Decision, Event, Part, Player, Refusal, Task
from rules.lotr.sides import EVIL, GOOD, of_side
from rules.lotr.wishes import along_the_borders, as_listed, fill_up, in_own_regions
from rules.risk.cards import DECK, DISCARD, WILDS, hand
from rules.risk.pieces import NEUTRAL, ArmiesPlaced, LandTaken
from rules.risk.reinforce import NotYourLand, front
from rules.risk.turns import Order, round_table

setup = Module("setup", needs=("turns",))


@value
class ToClaim(Decision):
    """Put a regiment on an empty territory; it is yours."""


@value
class ToStation(Decision):
    """Put one regiment of the starting army (`left` are left) on a territory of yours."""

    left: int


@value
class Claim(Action):
    """Claim an empty territory."""

    where: str


@value
class Station(Action):
    """Put one regiment there."""

    where: str


@value
class DealLand(Task):
    """Deal the good, evil and neutral piles; a regiment on each territory dealt."""


@value
class ClaimLand(Task):
    """In turn, one empty territory each, until none is left. `next` is whose turn it is."""

    next: Player = NOBODY


@value
class StationArmies(Task):
    """In turn, one regiment each, until the starting armies stand on the board."""

    next: Player = NOBODY


@value
class DealHands(Task):
    """One Territory card each, hidden; the wilds are back in the deck."""


@value
class Recruits(Part):
    """What is left of each player's starting army."""

    left: Mapping[Player, int] = field(default_factory=dict)


@value
class ArmiesRaised(Event):
    """Everybody took a starting army."""

    armies: tuple[tuple[Player, int], ...]

    def apply(self, state: State) -> None:
        state.keep(Recruits(dict(self.armies)))


@value
class Stationed(Event):
    """A player put regiments of the starting army on a territory."""

    player: Player
    where: str
    count: int

    def apply(self, state: State) -> None:
        ArmiesPlaced(self.player, self.where, self.count).apply(state)
        _spend(state, self.player, self.count)


@value
class Claimed(Event):
    """A player claimed an empty territory with a regiment of the starting army."""

    player: Player
    where: str
    dealt: bool

    def apply(self, state: State) -> None:
        LandTaken(self.player, self.where, 1, self.dealt).apply(state)
        _spend(state, self.player, 1)


@value
class NotEmpty(Refusal):
    """Somebody holds that territory already (or there is none of that name)."""

    where: str


def _spend(state: State, player: Player, count: int) -> None:
    left = dict(state.part(Recruits).left)
    left[player] -= count
    state.keep(Recruits(left))


def piles(g: Table) -> dict[Player, tuple[tuple[str, int], ...]]:
    """How many cards of which pile each army is dealt (rules: two, three and four players)."""
    good, evil = of_side(g.rules.seats, GOOD), of_side(g.rules.seats, EVIL)
    dealt: dict[Player, tuple[tuple[str, int], ...]] = {seat: ((GOOD, 16 // len(good)),) for seat in good}
    lone = len(evil) == 2 and len(good) == 1
    dealt |= {seat: ((EVIL, 16 // len(evil)), *([("neutral", 8)] if lone else [])) for seat in evil}
    return dealt | ({NEUTRAL: (("neutral", 21),)} if len(g.rules.seats) == 2 else {})


@setup.does(DealLand)
def deal_land(g: Table, task: DealLand) -> None:
    armies = g.rules.numbers.armies[len(g.rules.seats)]
    g.emit(ArmiesRaised(tuple((seat, armies) for seat in g.rules.seats)))
    for pile in (GOOD, EVIL, "neutral"):
        g.lay(pile, tuple(t for t in g.rules.board.territories if g.rules.board.cards[t][0] == pile))
        g.shuffle(pile)
    for player, shares in piles(g).items():
        for pile, count in shares:
            for card in g.zone(pile).cards[:count]:
                g.move((card,), pile, DISCARD)
                g.emit(LandTaken(player, card, 2, True) if player == NEUTRAL else Claimed(player, card, True))
    for pile in (GOOD, EVIL, "neutral"):
        g.move(g.zone(pile).cards, pile, DISCARD)


def empty(g: Table) -> tuple[str, ...]:
    return tuple(t for t in g.rules.board.territories if t not in g.state.land)


@setup.does(ClaimLand)
def claim_land(g: Table, task: ClaimLand) -> None:
    left = empty(g)
    player = round_table(g.state, task.next or g.part(Order).first)[0]
    if not left:
        return
    if g.options["setup"] == "dealt":
        g.emit(Claimed(player, left[g.draw(len(left))], True))
        g.then(ClaimLand(after(g.state, player)))
    else:
        g.ask(ToClaim(player), then=ClaimLand(after(g.state, player)))


@setup.does(StationArmies)
def station_armies(g: Table, task: StationArmies) -> None:
    left = g.part(Recruits).left
    order = [p for p in round_table(g.state, task.next or g.part(Order).first) if left.get(p)]
    if not order:
        return
    if g.options["setup"] == "dealt":
        for player in order:
            spread(g, player, left[player])
    else:
        g.ask(ToStation(order[0], left[order[0]]), then=StationArmies(after(g.state, order[0])))


def spread(g: Table, player: Player, count: int) -> None:
    """Spread a starting army evenly along a player's borders, in the board's order."""
    border = [t for t in g.rules.board.territories if t in front(g, player)]
    share, more = divmod(count, len(border))
    for at, where in enumerate(border):
        if armies := share + (at < more):
            g.emit(Stationed(player, where, armies))


def after(state: State, player: Player) -> Player:
    """The next seat at the table."""
    return state.seats[(state.seats.index(player) + 1) % len(state.seats)]


@setup.allows(Claim, during=(ToClaim,))
def may_claim(g: Table, action: Claim, decision: ToClaim) -> Refusal | None:
    return (
        None if action.where in g.rules.board.region_of and action.where not in g.state.land else NotEmpty(action.where)
    )


@setup.plays(Claim)
def claim(g: Table, action: Claim, decision: ToClaim) -> None:
    g.emit(Claimed(action.player, action.where, False))


@setup.allows(Station, during=(ToStation,))
def may_station(g: Table, action: Station, decision: ToStation) -> Refusal | None:
    return None if g.state.land.owner(action.where) == action.player else NotYourLand(action.where)


@setup.plays(Station)
def station(g: Table, action: Station, decision: ToStation) -> None:
    g.emit(Stationed(action.player, action.where, 1))


def claim_listed(g: Table, number: int, decision: ToClaim, wish: tuple[str, ...]) -> Action | None:
    where = as_listed(wish, empty(g))
    return Claim(number, decision.player, where) if where else None


def claim_near(g: Table, number: int, decision: ToClaim, wish: tuple[str, ...]) -> Action:
    return Claim(number, decision.player, as_listed(wish, empty(g)) or in_own_regions(g, decision.player, empty(g)))


def station_listed(g: Table, number: int, decision: ToStation, wish: tuple[str, ...]) -> Action | None:
    where = fill_up(g, decision.player, wish)
    return Station(number, decision.player, where) if where else None


def station_on_borders(g: Table, number: int, decision: ToStation, wish: tuple[str, ...]) -> Action:
    where = fill_up(g, decision.player, wish) or along_the_borders(g, decision.player)
    return Station(number, decision.player, where)


@setup.offers(ToClaim, default="regions", policies={"list": claim_listed, "regions": claim_near})
def offer_empty(g: Table, decision: ToClaim) -> Iterator[Offer]:
    yield Offer(Claim, {"where": empty(g)})


@setup.offers(ToStation, default="borders", policies={"list": station_listed, "borders": station_on_borders})
def offer_own(g: Table, decision: ToStation) -> Iterator[Offer]:
    yield Offer(Station, {"where": g.state.land.of(decision.player)})


@setup.does(DealHands)
def deal_hands(g: Table, task: DealHands) -> None:
    g.lay(DECK, (*g.rules.board.territories, *WILDS), NOBODY)
    g.lay(DISCARD, (), EVERYONE)
    g.shuffle(DECK)
    for seat in round_table(g.state, g.part(Order).first):
        g.lay(hand(seat), (), seat)
        g.move(g.zone(DECK).cards[:1], DECK, hand(seat))
