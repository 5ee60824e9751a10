"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and pocket_2."""

from __future__ import annotations

from dataclasses import replace

from rules.ai.legacy.raids import war
from rules.ai.legacy.sealed.outlook import PackAdvice
from rules.ai.outlook import Answer, Sight
from rules.atlas import Card, Territory
from rules.kernel.values import NOBODY, Action, Decision
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.sealed.pocket_2.cards import (
    BeamDown,
    RuinCity,
    SpareCities,
    TakeOpenCard,
    ToBeamDown,
    ToRuinCity,
    ToTakeOpenCard,
)
from rules.legacy.sealed.pocket_2.kept import ISLAND, Pocket2, is_alien
from rules.legacy.sealed.pocket_2.slots import GiveWeakness
from rules.legacy.sealed.pocket_2.start import PlaceIsland, ToPlaceIsland
from rules.legacy.setup.factions import FACTIONS, faction_of
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.cities import population
from rules.legacy.turn.resources import worth

A_HEADQUARTERS = 6.0
"""How much headquarters beside a sea line of the island, or in a city that may become a ruin, count."""
FOR_ISLAND, FOR_RUIN = 2.0, 0.7
"""What more the island and a ruin are worth to the Aliens."""


def place_island(sight: Sight) -> Action:
    """With lines to what is worth most of the others': headquarters first, then weakly held land."""
    offers = sight.offers_of(PlaceIsland)
    quarters = sight.view.parts[Headquarters].at

    def prey(where: Territory) -> float:
        owner = sight.land.owner(where)
        if owner in (sight.me, NOBODY):
            return 0.0
        return sight.worth(where) + A_HEADQUARTERS * (where in quarters) - 0.1 * sight.land.armies(where)

    ends = [offer.fields["first_end"][0] for offer in offers]
    first = sight.best(ends, prey)
    second = sight.best([where for where in ends if where != first], prey)
    spots = offers[0].fields["spot"]
    return PlaceIsland(sight.number, sight.me, spots[sight.pick(len(spots))], first, second)


def beam_down(sight: Sight) -> Action:
    """Into the city that is worth most."""
    return BeamDown(sight.number, sight.me, sight.best(sight.offers_of(BeamDown)[0].fields["where"], sight.worth))


def ruin_city(sight: Sight) -> Action:
    """The city with most to lose for others; none if all are mine."""
    quarters = sight.view.parts[Headquarters].at

    def harm(where: Territory) -> float:
        troops = sight.land.armies(where) + A_HEADQUARTERS * (where in quarters)
        return -troops - 1 if sight.land.owner(where) == sight.me else troops

    where = sight.best(sight.offers_of(RuinCity)[0].fields["where"], harm)
    return RuinCity(sight.number, sight.me, where) if harm(where) > 0 else SpareCities(sight.number, sight.me)


def take_open_card(sight: Sight) -> Action:
    cards = sight.offers_of(TakeOpenCard)[0].fields["card"]
    return TakeOpenCard(
        sight.number, sight.me, Card(sight.best(cards, lambda card: float(worth(sight.view, Card(card)))))
    )


def at_the_end(sight: Sight) -> Action | None:
    """A weakness for the faction that leads. None: as without the pack."""
    for offer in sight.offers_of(GiveWeakness):
        able = offer.fields["faction"]
        stars = {faction_of(sight.view, seat): count for seat, count in war(sight).stars.items() if seat != sight.me}
        if rivals := [faction for faction in able if faction in stars and faction in FACTIONS]:
            leader = max(rivals, key=lambda faction: stars[faction])
            return GiveWeakness(sight.number, sight.me, offer.fields["card"][0], leader)
    return None


def land_worth(sight: Sight, where: Territory) -> float:
    """For the Aliens: the island, ruins, and cities, all of which make their mission."""
    if not is_alien(sight.view, sight.me):
        return 0.0
    points = FOR_ISLAND if where == ISLAND else 0.0
    points += FOR_RUIN * (where in sight.view.parts[Pocket2].ruins)
    return points + 0.5 * (where in sight.view.parts[Campaign].cities and population(sight.view, where) > 0)


ANSWERS: dict[type[Decision], Answer] = {
    ToPlaceIsland: place_island,
    ToBeamDown: beam_down,
    ToRuinCity: ruin_city,
    ToTakeOpenCard: take_open_card,
}
"""What the AI answers to the pack's questions."""


def advise(advice: PackAdvice) -> PackAdvice:
    """What this pack adds."""
    return replace(
        advice,
        answers={**advice.answers, **ANSWERS},
        at_the_end=(*advice.at_the_end, at_the_end),
        land_worth=(*advice.land_worth, land_worth),
    )
