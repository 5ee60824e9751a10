"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and pack_1: its start, scar and events."""

from __future__ import annotations

from dataclasses import replace

from rules.ai.legacy.campaign import taste_in_factions
from rules.ai.legacy.sealed.factions import faction_worths
from rules.ai.legacy.sealed.outlook import PackAdvice
from rules.ai.outlook import Answer, Sight
from rules.atlas import Card, Territory
from rules.kernel.values import NOBODY, Action, Decision
from rules.legacy.campaign.campaign import Campaign, member_of
from rules.legacy.campaign.rewards import FortifyCity
from rules.legacy.combat.battle_orders import leader
from rules.legacy.sealed.pack_1.cards import RallyInCities, RallyInCity, ToControlPeople, ToFortifyPeople
from rules.legacy.sealed.pack_1.promo import Demolish, ToDemolish
from rules.legacy.sealed.pack_1.scar import BIOHAZARD
from rules.legacy.sealed.pack_1.start import FACTION, Draft, ToDraft, appeal, kind_of
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.cities import population

PROMO_WORTH = {"nomad": 0.5, "radar": 2.0, "sentinel": 2.5, "ambassador": 1.0, "saboteur": 1.5}
"""What each promotional card is worth."""
FOR_LEADER, FOR_QUARTERS = 1.0, 1.5
"""What more a biohazard is worth on land of whoever leads, and where headquarters stand."""


def draft(sight: Sight) -> Action:
    """The best of the kind in which most is lost by waiting: by how much it is better than what is left on average."""
    (offer,) = sight.offers
    kinds: dict[str, dict[str, float]] = {}
    for card in offer.fields["card"]:
        kinds.setdefault(kind_of(card), {})[card] = PROMO_WORTH.get(card) or appeal(card)
    if factions := kinds.get(FACTION):
        kinds[FACTION] = taste_in_factions(sight, faction_worths(sight, factions))

    def loss(card: Card) -> float:
        alike = kinds[kind_of(card)]
        return alike[card] - sum(alike.values()) / len(alike)

    return Draft(sight.number, sight.me, sight.best(sorted(offer.fields["card"]), loss))


def hold_people(sight: Sight) -> Action:
    """Troops in the city that is worth most, headquarters above all."""
    (offer,) = sight.offers_of(RallyInCity)
    return RallyInCity(sight.number, sight.me, sight.best(offer.fields["where"], sight.worth))


def build(sight: Sight) -> Action:
    """Walls for a city of one's own founding, which will be a start again; else troops in the best cities."""
    cities, me = sight.view.parts[Campaign].cities, member_of(sight.view, sight.me)
    for offer in sight.offers_of(FortifyCity):
        own = [where for where in offer.fields["where"] if cities[where].founder == me]
        if own:
            return FortifyCity(sight.number, sight.me, sight.best(own, sight.worth))
    (offer,) = sight.offers_of(RallyInCities)
    best = max(offer.fields["cities"], key=lambda some: sum(map(sight.worth, some)))
    return RallyInCities(sight.number, sight.me, best)


def demolish(sight: Sight) -> Action:
    """A star less for the conqueror."""
    return Demolish(sight.number, sight.me)


def biohazard_site(sight: Sight, where: Territory) -> float:
    """What a biohazard is worth there: it wears down whoever must hold the place."""
    owner = sight.land.owner(where)
    if owner in (NOBODY, sight.me):
        return 0.0
    quarters = FOR_QUARTERS if where in sight.view.parts[Headquarters].at else 0.0
    return 1.0 + population(sight.view, where) + quarters + (FOR_LEADER if owner == leader(sight.view) else 0.0)


ANSWERS: dict[type[Decision], Answer] = {
    ToDraft: draft,
    ToControlPeople: hold_people,
    ToFortifyPeople: build,
    ToDemolish: demolish,
}


def advise(advice: PackAdvice) -> PackAdvice:
    """What this pack adds."""
    return replace(
        advice,
        answers={**advice.answers, **ANSWERS},
        scar_sites={**advice.scar_sites, BIOHAZARD: biohazard_site},
    )
