"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The events of pack_1.

The people of the largest population give troops or a manoeuvre, or walls; garrisons and mobs take troops away.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.atlas import NO_TERRITORY, Card, Territory
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.offers import Offer, Some
from rules.kernel.values import NOBODY, Action, Decision, Event, FinalDecision, Player, Refusal, Task
from rules.kernel.wants import Details
from rules.legacy.campaign.box import FORTIFICATION, MAJOR, MINOR
from rules.legacy.campaign.campaign import Campaign, count_stock, sites
from rules.legacy.campaign.rewards import FortifyCity
from rules.legacy.campaign.seals import content
from rules.legacy.ids import EventKind
from rules.legacy.sealed.common import (
    EventDestroyed,
    EventWithoutEffect,
    HeadquartersDemolished,
    destroy_event,
    most_populous,
    without_effect,
)
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.cities import population
from rules.legacy.turn.events import EventDrawn
from rules.risk.armies import ArmiesLost
from rules.risk.turn.cards import repeat_refusal
from rules.risk.turn.fortify import Fortify, MarchesGranted, possible_marches, why_not_march
from rules.risk.turn.reinforce import TooMany, strengthen

people = Module(
    "people",
    needs=("events", "fortify", "reinforce", "rewards"),
    tells=(
        EventDestroyed,
        EventWithoutEffect,
    ),
)
CONTROL, WALLS, RESISTANCE, RIOTS = (
    EventKind("control_the_people"),
    EventKind("fortify"),
    EventKind("resistance"),
    EventKind("riots"),
)
"""The kinds of events."""
EVENT = "event"
"""Why troops are lost: `ArmiesLost.why`."""


class ToControlPeople(Decision):
    """Whoever holds the largest population takes troops in a city, or makes a manoeuvre now."""


class ToFortifyPeople(FinalDecision):
    """Whoever holds the largest population fortifies a city, or takes troops in up to two."""


class RallyInCity(Action):
    """Take the troops of the event in this city."""

    where: Territory


class RallyInCities(Action):
    """Take the troops of the event in each of these cities."""

    cities: tuple[Territory, ...]


class FortifiedByEvent(Task):
    """Destroy the event card if a fortification was used: so many were left before."""

    player: Player
    card: Card
    left: int


class RiotRolled(Event):
    """The people of a major city have risen: the die, its sum with the troops and the headquarters there, and whether
    the city held."""

    player: Player
    where: Territory
    die: int
    total: int
    held: bool


class NotYourCity(Refusal):
    """The player holds no city there; these he holds."""

    where: Territory
    cities: tuple[Territory, ...]


class NoFortificationLeft(Refusal):
    """All fortifications of the campaign are used up."""


def number_on_card(g: Context, event: EventKind, what: str) -> int:
    """A number on an event card, as it was sealed."""
    return int(content(g.parts[Campaign].packs["pack_1"].text)["numbers"][event][what])


def cities_of(g: Context, player: Player) -> tuple[Territory, ...]:
    """The cities that a player holds, in the board's order."""
    founded = g.parts[Campaign].cities
    return tuple([where for where in g.rules.board.territories if where in founded and holds(g, player, where)])


def holds(g: Context, player: Player, where: Territory) -> bool:
    return g.state.land.owner(where) == player


@people.reacts(EventDrawn)
def turn_up(g: Context, event: EventDrawn) -> None:
    """An event for the largest population is for nobody where several have as much."""
    if event.event in (CONTROL, WALLS):
        chosen = most_populous(g)
        if chosen == NOBODY:
            without_effect(g, event)
        elif event.event == CONTROL:
            g.emit(MarchesGranted(chosen, 1))
            g.ask(ToControlPeople(chosen))
        else:
            left = count_stock(g, FORTIFICATION)
            g.ask(ToFortifyPeople(chosen), then=FortifiedByEvent(chosen, event.card, left))
    elif event.event == RESISTANCE:
        resist(g, event)
    elif event.event == RIOTS:
        riot(g, event)


def resist(g: Context, event: EventDrawn) -> None:
    """Every minor city with a small garrison takes troops from it."""
    most, lost = number_on_card(g, RESISTANCE, "most"), number_on_card(g, RESISTANCE, "lost")
    weak = [where for where in of_kind(g, MINOR) if g.state.land.armies(where) <= most]
    for where in weak:
        g.emit(ArmiesLost(g.state.land.owner(where), where, lost, EVENT))
    if not weak:
        without_effect(g, event)


def of_kind(g: Context, kind: str) -> list[Territory]:
    """The cities of a kind that somebody holds, in the board's order."""
    founded, land = g.parts[Campaign].cities, g.state.land
    lands = g.rules.board.territories
    return [where for where in lands if where in founded and founded[where].kind == kind and land.owner(where)]


def riot(g: Context, event: EventDrawn) -> None:
    """A roll for each major city that somebody holds: below the limit its troops die, and headquarters fall."""
    risen = of_kind(g, MAJOR)
    for where in risen:
        faction, armies = g.parts[Headquarters].at.get(where), g.state.land.armies(where)
        player, (die,) = g.state.land.owner(where), g.roll(1, RIOTS)
        total = die + armies + (faction is not None)
        held = total >= number_on_card(g, RIOTS, "safe")
        g.emit(RiotRolled(player, where, die, total, held))
        if not held:
            g.emit(ArmiesLost(player, where, min(die, armies), EVENT))
            if faction is not None:
                g.emit(HeadquartersDemolished(faction, where))
    if not risen:
        without_effect(g, event)


@people.does(FortifiedByEvent)
def use_up(g: Context, task: FortifiedByEvent) -> None:
    if count_stock(g, FORTIFICATION) < task.left:
        destroy_event(g, task.player, task.card)


@people.allows(RallyInCity, during=(ToControlPeople,))
def may_rally(g: Context, action: RallyInCity, decision: ToControlPeople) -> Refusal | None:
    return why_not_city(g, action.player, action.where)


def why_not_city(g: Context, player: Player, where: Territory) -> Refusal | None:
    """Why a territory is no city of a player's."""
    cities = cities_of(g, player)
    return None if where in cities else NotYourCity(where, cities)


@people.allows(Fortify, during=(ToControlPeople,))
def may_march(g: Context, action: Fortify, decision: ToControlPeople) -> Refusal | None:
    return why_not_march(g, action, 1)


@people.allows(FortifyCity, during=(ToFortifyPeople,))
def may_fortify(g: Context, action: FortifyCity, decision: ToFortifyPeople) -> Refusal | None:
    """A new fortification replaces an old one."""
    if not count_stock(g, FORTIFICATION):
        return NoFortificationLeft()
    cities = fortifiable(g, action.player)
    return None if action.where in cities else NotYourCity(action.where, cities)


def fortifiable(g: Context, player: Player) -> tuple[Territory, ...]:
    """The cities of a player that can be fortified, as long as there are fortifications."""
    able = sites(g, FORTIFICATION) if count_stock(g, FORTIFICATION) else ()
    return tuple([where for where in able if holds(g, player, where)])


@people.allows(RallyInCities, during=(ToFortifyPeople,))
def may_rally_in_cities(g: Context, action: RallyInCities, decision: ToFortifyPeople) -> Refusal | None:
    most = number_on_card(g, WALLS, "cities")
    if not 1 <= len(action.cities) <= most:
        return TooMany(len(action.cities), most)
    flaws = (why_not_city(g, action.player, where) for where in action.cities)
    return repeat_refusal(tuple(map(Card, action.cities))) or next((why for why in flaws if why), None)


@people.plays(RallyInCity)
def rally(g: Context, action: RallyInCity, decision: ToControlPeople) -> None:
    """Nothing is added to the neutral army of somebody who has given up meanwhile."""
    if holds(g, action.player, action.where):
        strengthen(g, action.player, action.where, number_on_card(g, CONTROL, "troops"))


@people.plays(RallyInCities)
def rally_in_cities(g: Context, action: RallyInCities, decision: ToFortifyPeople) -> None:
    for where in action.cities:
        strengthen(g, action.player, where, number_on_card(g, WALLS, "troops"))


def largest(g: Context, player: Player) -> Territory:
    """The largest city that a player holds; "" if he holds none."""
    return max(cities_of(g, player), key=lambda where: population(g.state, where), default=NO_TERRITORY)


def rally_in_largest(g: Context, number: int, decision: ToControlPeople, details: Details) -> Action:
    return RallyInCity(number, decision.player, largest(g, decision.player))


def rally_in_two(g: Context, number: int, decision: ToFortifyPeople, details: Details) -> Action:
    """Troops, which last less than walls, in the largest cities."""
    cities = cities_of(g, decision.player)
    by_size = sorted(cities, key=lambda where: -population(g.state, where))[: number_on_card(g, WALLS, "cities")]
    return RallyInCities(number, decision.player, tuple([where for where in cities if where in by_size]))


@people.offers(ToControlPeople, default="troops", policies={"troops": rally_in_largest})
def offer_control(g: Context, decision: ToControlPeople) -> Iterator[Offer]:
    yield Offer(RallyInCity, {"where": cities_of(g, decision.player)})
    yield from possible_marches(g, decision.player)


@people.offers(ToFortifyPeople, default="troops", policies={"troops": rally_in_two})
def offer_fortify(g: Context, decision: ToFortifyPeople) -> Iterator[Offer]:
    cities = cities_of(g, decision.player)
    if able := fortifiable(g, decision.player):
        yield Offer(FortifyCity, {"where": able})
    yield Offer(RallyInCities, {"cities": Some(cities, 1, min(number_on_card(g, WALLS, "cities"), len(cities)))})


NUMBERS: Mapping[str, Mapping[str, int]] = {
    CONTROL: {"troops": 5},
    WALLS: {"troops": 2, "cities": 2},
    RESISTANCE: {"most": 2, "lost": 1},
    RIOTS: {"safe": 6},
}
"""The numbers on the cards: troops and cities; the largest garrison that loses some; the sum that holds a city."""
