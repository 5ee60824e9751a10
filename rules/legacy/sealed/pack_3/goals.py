"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The missions of pack_3, and what they do for ever.

Both bring two stars: seven islands, for which a sea line is drawn; a card of four coins or more that one may take, for
which the city above all others is founded on its territory.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from rules.atlas import NO_TERRITORY, Board, Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer
from rules.kernel.state import State
from rules.kernel.values import (
    EVERYONE,
    NOBODY,
    Action,
    Event,
    FinalAction,
    FinalDecision,
    FinalEvent,
    NoSuchLand,
    Player,
    Refusal,
    Task,
    TypedName,
)
from rules.kernel.wants import Details
from rules.legacy.campaign.campaign import Campaign, City, glue, member_of
from rules.legacy.campaign.names import CITY, names
from rules.legacy.campaign.packs import OpenPack
from rules.legacy.campaign.seals import PackPart, content
from rules.legacy.ids import Mission
from rules.legacy.sealed.beginnings import tasks_at_setup
from rules.legacy.sealed.common import NotThere, ask_or_default
from rules.legacy.sealed.grown import Growth
from rules.legacy.sealed.pack_3.homeland import lands_of_the_homeland
from rules.legacy.turn.end_of_turn import cards_due
from rules.legacy.turn.missions import (
    MISSION_DISCARD,
    LayMission,
    MissionCount,
    MissionFulfilled,
    OpenMission,
    is_fulfilled,
    mission_allowed,
    shuffle_missions,
)
from rules.legacy.turn.resources import in_play, worth
from rules.risk.turn.turns import StateOrView

two_star_missions = Module(
    "two-star-missions",
    needs=("beginnings", "concede", "end-of-turn", "missions", "packs", "reinforce"),
    tells=(NotThere,),
)
LABEL = "pack_3"
EXPLORE, READY = "explore_the_world", "the_world_is_ready"
CAPITAL = "world_capital"
"""The kind of city that is founded once."""
SEA_LINE = "sea_line"
"""What the history calls a new lane."""


class SeaLines(PackPart):
    """What the missions have left: the sea lines that were drawn during the campaign.

    `site` is the territory of the World Capital from when it is due until it is founded.
    """

    label: ClassVar[str] = LABEL
    lanes: tuple[tuple[Territory, Territory], ...] = ()
    site: Territory = NO_TERRITORY


class ToDrawLane(FinalDecision):
    """Draw a sea line between two territories by the sea."""


class ToPlaceCapital(FinalDecision):
    """Found the World Capital on one of these territories, and name it."""

    among: tuple[Territory, ...]


class DrawLane(FinalAction):
    """Draw a sea line between these two territories."""

    one: Territory
    other: Territory


class PlaceCapital(FinalAction):
    """Found the World Capital there, with this name."""

    where: Territory
    name: TypedName


class FoundCapital(Task):
    """Have the World Capital founded on one of these territories: the pack about it is open by then."""

    outlasts_turn: ClassVar[bool] = True
    player: Player
    among: tuple[Territory, ...]


class FoundLeftOver(Task):
    """Found the World Capital that a war before has left unfounded, as for whoever says nothing."""


class DestroyMission(Task):
    """Take a mission that was fulfilled out of the campaign."""

    outlasts_turn: ClassVar[bool] = True
    player: Player
    mission: Mission


class LaneDrawn(FinalEvent):
    """A player drew a sea line, for ever."""

    player: Player
    one: Territory
    other: Territory

    def apply(self, state: State) -> None:
        left = state.parts[SeaLines]
        state.parts[SeaLines] = replace(left, lanes=(*left.lanes, (self.one, self.other)))
        glue(state, SEA_LINE, self.one, self.player, self.other)


class CapitalDue(Event):
    """A player is to found the World Capital: at `where`, if the war is called off before."""

    bookkeeping: ClassVar[bool] = True
    player: Player
    where: Territory

    def apply(self, state: State) -> None:
        state.parts[SeaLines] = replace(state.parts[SeaLines], site=self.where)


class CapitalPlaced(FinalEvent):
    """The World Capital was founded; another city there is no more. `player` is nobody if its founder has no seat."""

    player: Player
    where: Territory
    name: TypedName

    def apply(self, state: State) -> None:
        founded = City(CAPITAL, self.name, member_of(state, self.player) or founder(state))
        cities = {**state.parts[Campaign].cities, self.where: founded}
        state.parts[SeaLines] = replace(state.parts[SeaLines], site="")
        glue(state, CAPITAL, self.where, self.player, self.name, cities=cities)


class MissionDestroyed(FinalEvent):
    """A mission left the campaign."""

    player: Player
    mission: Mission

    def apply(self, state: State) -> None:
        glue(state, self.mission, "", self.player)


class NoLaneThere(Refusal):
    """No sea line can be drawn between these: they are linked already, or one of them has no ocean."""

    one: Territory
    other: Territory


def founder(of: StateOrView) -> str:
    """The member who has fulfilled the mission that brings the World Capital; "" for nobody."""
    return next((line.by for line in of.parts[Campaign].glued if line.what == READY), "")


def growth_of(of: StateOrView) -> Growth | None:
    """What the pack has added to the board."""
    lanes = of.parts[SeaLines].lanes
    return Growth(lanes=lanes) if lanes else None


def content_of(of: StateOrView, what: str) -> Any:
    """A number or a list in the content of the pack."""
    return content(of.parts[Campaign].packs[LABEL].text)[what]


def count_islands(of: StateOrView, board: Board, player: Player) -> MissionCount:
    """The islands that a player holds: territories that no land links to another."""
    held = sum("land" not in board.links_of[where].values() for where in of.land.of(player))
    return MissionCount(held, int(content_of(of, "islands")))


@two_star_missions.modifies(is_fulfilled, of=(EXPLORE,))
def check_exploration(g: Context, fulfilled: bool, mission: Mission, player: Player) -> bool:
    """Seven islands held."""
    return count_islands(g.state, g.rules.board, player).reached


def worthy_cards(g: Context, player: Player) -> tuple[Card, ...]:
    """The open territory cards of enough coins to which a player is entitled now: he may take them, as he holds their
    territories or as they are his homeland's. (One that something lets him take for a coin card is not among them.)"""
    least, due, home = content_of(g.state, "coins"), cards_due(g, player), lands_of_the_homeland(g, player)
    entitled = [card for card in due if Territory(card) in home or g.state.land.owner(Territory(card)) == player]
    return tuple([card for card in entitled if worth(g.state, card) >= least])


@two_star_missions.modifies(is_fulfilled, of=(READY,))
def is_ready(g: Context, fulfilled: bool, mission: Mission, player: Player) -> bool:
    """An open territory card of four coins or more that may be taken."""
    return bool(worthy_cards(g, player))


@two_star_missions.does(LayMission, instead=True)
def from_now_on(g: Context, task: LayMission) -> None:
    """In every game, whenever the missions of the box begin."""
    shuffle_missions(g)
    g.then(OpenMission())


@two_star_missions.modifies(mission_allowed, of=(READY,))
def rich_enough(g: Context, able: bool, mission: Mission) -> bool:
    """No open card can have the coins while no card of the campaign has them."""
    every = in_play(g.state, g.rules.board.territory_cards)
    return able and any(worth(g.state, card) >= content_of(g.state, "coins") for card in every)


@two_star_missions.reacts(MissionFulfilled)
def bring_about(g: Context, event: MissionFulfilled) -> None:
    """What is done before the stars are taken. The World Capital is about to be founded: that opens a pack."""
    if event.mission == EXPLORE:
        g.ask(ToDrawLane(event.player), then=DestroyMission(event.player, event.mission))
    elif event.mission == READY:
        among = tuple(map(Territory, worthy_cards(g, event.player)))
        g.emit(CapitalDue(event.player, richest(g, among)))
        g.then(DestroyMission(event.player, event.mission))
        g.then(OpenPack("pack_4", event.player))
        g.then(FoundCapital(event.player, among))


@two_star_missions.does(DestroyMission)
def destroy_mission(g: Context, task: DestroyMission) -> None:
    left = tuple([mission for mission in g.zone(MISSION_DISCARD).cards if mission != Card(task.mission)])
    g.lay(MISSION_DISCARD, left, EVERYONE)
    g.emit(MissionDestroyed(task.player, task.mission))


@two_star_missions.does(FoundCapital)
def found_capital(g: Context, task: FoundCapital) -> None:
    ask_or_default(g, ToPlaceCapital(task.player, task.among))


@two_star_missions.modifies(tasks_at_setup)
def add_tasks_left(g: Context, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    """What was opened stays, also where that war was called off before the World Capital was founded."""
    return (*tasks, FoundLeftOver()) if g.parts[SeaLines].site else tasks


@two_star_missions.does(FoundLeftOver)
def found_left_over(g: Context, task: FoundLeftOver) -> None:
    player = next((seat for seat in g.state.seats if member_of(g.state, seat) == founder(g.state)), NOBODY)
    g.emit(CapitalPlaced(player, g.parts[SeaLines].site, names(g.parts[Campaign], CITY)[0]))


@two_star_missions.allows(PlaceCapital, during=(ToPlaceCapital,))
def may_place(g: Context, action: PlaceCapital, decision: ToPlaceCapital) -> Refusal | None:
    if action.where not in decision.among:
        return NotThere(action.where, decision.among)
    return names(g.parts[Campaign], CITY).flaw(action.name)


@two_star_missions.plays(PlaceCapital)
def place(g: Context, action: PlaceCapital, decision: ToPlaceCapital) -> None:
    g.emit(CapitalPlaced(action.player, action.where, action.name))


def on_the_richest(g: Context, number: int, decision: ToPlaceCapital, details: Details) -> Action:
    """On the territory of the card with most coins, under the first name that is suggested."""
    return PlaceCapital(number, decision.player, richest(g, decision.among), names(g.parts[Campaign], CITY)[0])


def richest(g: Context, among: tuple[Territory, ...]) -> Territory:
    """Of these territories the one whose card has most coins."""
    return max(among, key=lambda land: worth(g.state, Card(land)))


@two_star_missions.offers(ToPlaceCapital, default="richest", policies={"richest": on_the_richest})
def offer_sites(g: Context, decision: ToPlaceCapital) -> Iterator[Offer]:
    yield Offer(PlaceCapital, {"where": decision.among, "name": names(g.parts[Campaign], CITY)})


def shores(g: Context) -> tuple[Territory, ...]:
    """The territories by an ocean."""
    inland = content_of(g.state, "inland")
    return tuple([where for where in g.rules.board.territories if where not in inland])


def ends_from(g: Context, one: Territory) -> tuple[Territory, ...]:
    """Where a sea line from a territory by the sea may end: by the sea, and not linked to it."""
    linked = g.rules.board.links_of[one]
    return tuple([where for where in shores(g) if where != one and where not in linked])


@two_star_missions.allows(DrawLane, during=(ToDrawLane,))
def may_draw(g: Context, action: DrawLane, decision: ToDrawLane) -> Refusal | None:
    unknown = [where for where in (action.one, action.other) if where not in g.rules.board.realm_of]
    if unknown:
        return NoSuchLand(unknown[0])
    able = action.one in shores(g) and action.other in ends_from(g, action.one)
    return None if able else NoLaneThere(action.one, action.other)


@two_star_missions.plays(DrawLane)
def draw(g: Context, action: DrawLane, decision: ToDrawLane) -> None:
    g.emit(LaneDrawn(action.player, action.one, action.other))
    g.wake()


def at_home(g: Context, number: int, decision: ToDrawLane, details: Details) -> Action:
    """Between two territories of one's own, where there are two; else between any two."""
    mine = [where for where in shores(g) if g.state.land.owner(where) == decision.player]
    pairs = [(one, other) for one in mine for other in ends_from(g, one)]
    own = [(one, other) for one, other in pairs if other in mine]
    (one, other), *_ = own or pairs or [(one, other) for one in shores(g) for other in ends_from(g, one)]
    return DrawLane(number, decision.player, one, other)


@two_star_missions.offers(ToDrawLane, default="home", policies={"home": at_home})
def offer_lanes(g: Context, decision: ToDrawLane) -> Iterator[Offer]:
    for one in shores(g):
        if ends := ends_from(g, one):
            yield Offer(DrawLane, {"one": (one,), "other": ends})
