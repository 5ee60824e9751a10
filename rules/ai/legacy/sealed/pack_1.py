"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI and pack_1: its start, scar and events."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.ai.legacy.campaign import faction_worth, taste_in_factions
from rules.ai.legacy.starts import muster_one_of
from rules.ai.outlook import Answer, Sight
from rules.atlas import Card, Territory
from rules.kernel.values import NOBODY, Action, Decision
from rules.legacy.campaign.campaign import Campaign, member_of
from rules.legacy.campaign.rewards import FortifyCity
from rules.legacy.combat.battle_orders import leader
from rules.legacy.ids import Faction
from rules.legacy.sealed.pack_1.cards import RallyInCities, RallyInCity, ToControlPeople, ToFortifyPeople
from rules.legacy.sealed.pack_1.promo import Demolish, ToDemolish
from rules.legacy.sealed.pack_1.scar import BIOHAZARD
from rules.legacy.sealed.pack_1.start import FACTION, Draft, ToDraft, appeal, kind_of
from rules.legacy.setup.factions import starting_powers
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.setup.mustering import ToMuster
from rules.legacy.turn.cities import population

OTHER_POWERS = 3.0
"""What a faction is worth whose powers are no starting powers."""
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
        kinds[FACTION] = taste_in_factions(sight, worths(sight, factions))

    def loss(card: Card) -> float:
        alike = kinds[kind_of(card)]
        return alike[card] - sum(alike.values()) / len(alike)

    return Draft(sight.number, sight.me, sight.best(sorted(offer.fields["card"]), loss))


def worths(sight: Sight, factions: Iterable[str]) -> dict[str, float]:
    """What each of these factions is worth: by its starting power, if it has one."""
    now = sight.view.parts[Campaign]
    with_powers = [faction for faction in map(Faction, factions) if starting_powers(now)[faction]]
    return dict.fromkeys(factions, OTHER_POWERS) | {
        str(faction): faction_worth(now, faction) for faction in with_powers
    }


def muster(sight: Sight) -> Action:
    """As without the pack, perhaps with a faction that has no starting power."""
    return muster_one_of(sight, worths(sight, sight.offers[0].fields["faction"]))


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
    ToMuster: muster,
    ToControlPeople: hold_people,
    ToFortifyPeople: build,
    ToDemolish: demolish,
}
SCAR_SITES: dict[str, Callable[[Sight, Territory], float]] = {BIOHAZARD: biohazard_site}
