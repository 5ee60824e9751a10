"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The arrival: what pocket_2 asks for as it is opened.

Whoever was about to place so many troops becomes the collaborator. He puts an island into an ocean, with a sea line to
each of two territories, and his troops and the Aliens' on it: for this game both are his.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.atlas import Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import NOBODY, Action, FinalAction, FinalDecision, FinalEvent, Holding, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign, glue
from rules.legacy.campaign.packs import PackUnpacked
from rules.legacy.sealed.beginnings import tasks_at_setup
from rules.legacy.sealed.pocket_2.kept import ISLAND, LABEL, Pocket2, content_of, number
from rules.legacy.sealed.pocket_2.slots import BecameCollaborator
from rules.legacy.setup.factions import faction_of
from rules.risk.armies import Pools, StockPlaced
from rules.risk.turn.cards import DECK
from rules.risk.turn.turns import still_plays

arrival = Module("arrival", needs=("beginnings", "packs", "reinforce", "resources", "weaknesses"))


class ToPlaceIsland(FinalDecision):
    """Put the island into an ocean, and draw its two sea lines; all troops still to be placed land there."""

    troops: int


class PlaceIsland(FinalAction):
    """Put the island there, with sea lines to these two territories."""

    spot: str
    first_end: Territory
    second_end: Territory


class PlaceLeftOver(Task):
    """Place the island that a war before has left unplaced, as for whoever says nothing."""


class NoOceanThere(Refusal):
    """The island lies in one of these oceans."""

    spot: str
    among: tuple[Territory, ...]


class NoSuchEnds(Refusal):
    """The sea lines of the island end in two different territories by an ocean."""

    first_end: Territory
    second_end: Territory


class IslandPlaced(FinalEvent):
    """A player put the island into an ocean, with sea lines to two territories. Its card bears so many coins."""

    player: Player
    spot: str
    first_end: Territory
    second_end: Territory
    coins: int

    def apply(self, state: State) -> None:
        ends = (self.first_end, self.second_end)
        state.parts[Pocket2] = replace(state.parts[Pocket2], spot=self.spot, ends=ends)
        glue(state, ISLAND, ISLAND, self.player, coins={**state.parts[Campaign].coins, ISLAND: self.coins})


class IslandTaken(FinalEvent):
    """The collaborator landed on the island: with `placed` troops of his own, and with those of the Aliens."""

    player: Player
    where: Territory
    placed: int
    troops: int

    def apply(self, state: State) -> None:
        state.land.put(self.where, Holding(self.player, self.troops))
        state.parts[Pools] = Pools(0, state.parts[Pools].reward)
        state.parts[StockPlaced] = StockPlaced(state.parts[StockPlaced].count + self.placed)


@arrival.reacts(PackUnpacked)
def arrive(g: Context, event: PackUnpacked) -> None:
    if event.label == LABEL:
        g.emit(BecameCollaborator(event.player, faction_of(g.state, event.player)))
        g.ask(ToPlaceIsland(event.player, g.parts[Pools].stock + number(g.state, "island_troops")))


@arrival.modifies(tasks_at_setup)
def add_tasks_left(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    """What was opened stays, also where that war was called off before the island was placed."""
    return tasks if g.parts[Pocket2].ends else (*tasks, PlaceLeftOver())


@arrival.does(PlaceLeftOver)
def place_left_over(g: Context, task: PlaceLeftOver) -> None:
    first, second, *_ = oceans(g)
    raise_island(g, NOBODY, spots(g)[0], first, second)


def raise_island(g: Context, player: Player, spot: str, first: Territory, second: Territory) -> None:
    """Put the island on the board, and shuffle its card in; from now on everything knows it."""
    g.emit(IslandPlaced(player, spot, first, second, number(g.state, "island_coins")))
    g.wake()
    g.lay(DECK, (*g.zone(DECK).cards, Card(ISLAND)))
    g.shuffle(DECK)


def oceans(g: Context) -> tuple[Territory, ...]:
    """The territories at which a sea line of the island can end."""
    inland = content_of(g.state, "inland")
    return tuple([where for where in g.rules.board.territories if where not in inland])


def spots(g: Context) -> tuple[Territory, ...]:
    """Where the island can lie."""
    return tuple(content_of(g.state, "island_spots"))


@arrival.allows(PlaceIsland, during=(ToPlaceIsland,))
def may_place(g: Context, action: PlaceIsland, decision: ToPlaceIsland) -> Refusal | None:
    among, ends = spots(g), {action.first_end, action.second_end}
    if action.spot not in among:
        return NoOceanThere(action.spot, among)
    return None if len(ends) == 2 and ends <= {*oceans(g)} else NoSuchEnds(action.first_end, action.second_end)


@arrival.plays(PlaceIsland)
def place(g: Context, action: PlaceIsland, decision: ToPlaceIsland) -> None:
    """Nobody lands on it for somebody who has given up meanwhile."""
    raise_island(g, action.player, action.spot, action.first_end, action.second_end)
    if not still_plays(g.state, action.player):
        return
    own = g.parts[Pools].stock
    g.emit(IslandTaken(action.player, ISLAND, own, own + number(g.state, "island_troops")))


def beside_own_land(g: Context, number: int, decision: ToPlaceIsland, details: Details) -> Action:
    """In the first ocean, with lines to two territories of one's own, if one has so many by an ocean."""
    able = sorted(oceans(g), key=lambda where: g.state.land.owner(where) != decision.player)
    return PlaceIsland(number, decision.player, spots(g)[0], able[0], able[1])


@arrival.offers(ToPlaceIsland, default="home", policies={"home": beside_own_land})
def offer_spots(g: Context, decision: ToPlaceIsland) -> Iterator[Offer]:
    able = oceans(g)
    for one in able:
        others = tuple([where for where in able if where != one])
        yield Offer(PlaceIsland, {"spot": spots(g), "first_end": (one,), "second_end": others})
