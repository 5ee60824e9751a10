"""What lasts, as the AI decides it in Legacy: powers, first coins, and rewards that help it in later games."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from rules.ai.outlook import Answer, Sight
from rules.atlas import Card, RegionName, Territory
from rules.kernel.offers import Offer
from rules.kernel.values import Action, Decision
from rules.legacy.campaign.ballot import KeepPower, ToKeepPower, ToVotePowers, VotePowers
from rules.legacy.campaign.box import AMMO_SHORTAGE
from rules.legacy.campaign.campaign import Campaign, member_of
from rules.legacy.campaign.first_coins import PutCoin, ToPutCoin
from rules.legacy.campaign.rewards import (
    CancelScar,
    DestroyCard,
    FortifyCity,
    FoundCity,
    MarkContinent,
    NameContinent,
    NameWorld,
    ToNameWorld,
    ToTakeReward,
    UpgradeCard,
)
from rules.legacy.ids import Faction, Member, Power
from rules.legacy.setup.factions import POWERS, starting_powers

POWER_WORTH = {
    "fortified_hq": 1.9, "double_six_wall": 1.8,
    "first_strike_fear": 2.4, "triple_conquest": 1.9,
    "round_up": 2.0, "expansion_card": 2.0,
    "hq_levy": 2.8, "card_levy": 2.0,
    "free_timing": 1.7, "free_path": 1.4,
}  # fmt: skip
"""What each starting power is worth to an AI, by how often it won with it in wars in which all chose their factions at
random: 2 is as often as without; 0.4 more, a tenth more often."""


FANCY = 2.0
"""How much chance counts for at most when a faction is chosen."""


def faction_worth(campaign: Campaign, faction: Faction) -> float:
    """What a faction is worth to its player: by the power that it has kept, or the better one."""
    kept = campaign.powers
    powers = (kept[faction],) if faction in kept else starting_powers(campaign)[faction]
    return max(map(power_worth, powers))


def power_worth(power: Power) -> float:
    """What a starting power is worth."""
    return POWER_WORTH.get(power, 0.0)


def taste_in_factions(sight: Sight, factions: Mapping[str, float]) -> dict[str, float]:
    """What each of these factions is worth to the AI, as it feels about it this time."""
    ordered = sorted(factions)  # (a saved game may have them in another order)
    return {faction: factions[faction] + FANCY * sight.pick(100) / 100 for faction in ordered}


def better(powers: tuple[Power, ...]) -> Power:
    """The better one of a faction's powers."""
    return max(powers, key=power_worth)


def vote(sight: Sight) -> Action:
    return VotePowers(sight.number, sight.me, **{faction: better(powers) for faction, powers in POWERS.items()})


def keep_power(sight: Sight) -> Action:
    able = starting_powers(sight.view.parts[Campaign])
    return KeepPower(sight.number, sight.me, better(able[sight.decision.faction]))


def put_coin(sight: Sight) -> Action:
    """Rich cards make the trade worth while: the coins go together."""
    cards = sight.offers[0].fields["card"]
    return PutCoin(sight.number, sight.me, sight.best(cards, sight.view.parts[Campaign].coins_on))


def take_reward(sight: Sight) -> Action:
    """A major city, which is a start of one's own; else what helps the cities that are mine, a continent's name, or
    what harms those of others.

    Who held on founds a minor city or makes his richest card richer.
    """
    now, me = sight.view.parts[Campaign], sight.me
    by = {offer.action: offer for offer in sight.offers}
    homes = own_cities(sight)
    if (offer := by.get(CancelScar)) and (weak := find_weakened(now, offer.fields["where"], homes)):
        return CancelScar(sight.number, me, sight.best(weak, lambda t: site(sight, t)))
    if offer := by.get(FoundCity):
        where = sight.best(offer.fields["where"], lambda t: site(sight, t))
        name = offer.fields["name"]
        return FoundCity(sight.number, me, where, name[sight.pick(len(name))])
    if (offer := by.get(MarkContinent)) and (action := mark(sight, offer, homes)):
        return action
    if (offer := by.get(FortifyCity)) and (able := [t for t in homes if t not in now.fortified]):
        return FortifyCity(sight.number, me, sight.best(able, lambda t: site(sight, t)))
    if offer := by.get(NameContinent):
        where = sight.best(offer.fields["where"], lambda name: -len(sight.board.regions[name].territories))
        name = offer.fields["name"]
        return NameContinent(sight.number, me, where, name[sight.pick(len(name))])
    if (offer := by.get(CancelScar)) and (weak := find_weakened(now, offer.fields["where"], sight.board.territories)):
        return CancelScar(sight.number, me, sight.best(weak, lambda t: site(sight, t)))
    if offer := by.get(UpgradeCard):
        return UpgradeCard(sight.number, me, Card(sight.best(offer.fields["where"], now.coins_on)))
    cards = by[DestroyCard].fields["where"]
    rich = [card for card in cards if card in now.cities and card not in homes]
    return DestroyCard(
        sight.number,
        me,
        Card(sight.best(rich or cards, lambda card: now.coins_on(card) if rich else -now.coins_on(card))),
    )


def own_cities(sight: Sight) -> list[Territory]:
    """The territories with a city of mine."""
    return [where for where, city in sight.view.parts[Campaign].cities.items() if city.founder == member(sight)]


def find_weakened(now: Campaign, able: Iterable[Territory], among: Collection[Territory]) -> list[Territory]:
    """Those territories whose scar helps whoever attacks them."""
    return [where for where in able if where in among and now.scars.get(where) == AMMO_SHORTAGE]


def mark(sight: Sight, offer: Offer, homes: Collection[Territory]) -> Action | None:
    """One more for a continent with a city of mine; one less for one with cities of others alone."""

    def continents_of(places: Collection[Territory]) -> list[RegionName]:
        regions = sight.board.regions.items()
        return [name for name, region in regions for where in places if where in region.territories]

    cities, mine = continents_of(sight.view.parts[Campaign].cities), continents_of(homes)
    for worth, good in ((1, mine), (-1, [name for name in cities if name not in mine])):
        able = [name for name in offer.fields["where"] if name in good]
        if worth in offer.fields["mark"] and able:
            return MarkContinent(sight.number, sight.me, sight.best(able, good.count), worth)
    return None


def member(sight: Sight) -> Member:
    """Who I am in the campaign."""
    return member_of(sight.view, sight.me)


def site(sight: Sight, where: Territory) -> float:
    """How good a territory is for a city: on a small continent, without a scar, held by me."""
    region = sight.board.region(where)
    scarred = where in sight.view.parts[Campaign].scars
    share = region.bonus / len(region.territories)
    return share - scarred + 0.5 * (sight.land.owner(where) == sight.me)


def name_world(sight: Sight) -> Action:
    name = sight.offers_of(NameWorld)[0].fields["name"]
    return NameWorld(sight.number, sight.me, name[sight.pick(len(name))])


CAMPAIGN_ANSWERS: Mapping[type[Decision], Answer] = {
    ToVotePowers: vote,
    ToKeepPower: keep_power,
    ToPutCoin: put_coin,
    ToTakeReward: take_reward,
    ToNameWorld: name_world,
}
"""How the AI decides what lasts."""
