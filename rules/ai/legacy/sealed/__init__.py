"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI with open packs."""

from __future__ import annotations

from dataclasses import replace

from rules.ai.legacy.advice import LEGACY_WORLD, worth
from rules.ai.legacy.campaign import find_weakened, own_cities, site, take_reward
from rules.ai.legacy.cards import take_card
from rules.ai.legacy.reactions import react, side_to_help
from rules.ai.legacy.sealed import envelope, own_missions, pack_1, pack_2, pack_3, pocket_1, pocket_2
from rules.ai.legacy.sealed.factions import muster
from rules.ai.legacy.sealed.outlook import OpenSight, PackAdvice, open_war, pack_advice
from rules.ai.outlook import Answer, Sight
from rules.atlas import NO_CARD, NO_TERRITORY, Territory
from rules.kernel.values import Action, Decision
from rules.kernel.windows import ToReact
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.rewards import CancelScar, ToTakeReward
from rules.legacy.combat.scar_cards import scar_kind
from rules.legacy.sealed.envelope.start import offerings
from rules.legacy.sealed.faction_missions import faction_missions
from rules.legacy.sealed.pack_1.start import drafting
from rules.legacy.sealed.pack_2.powers import comebacks
from rules.legacy.sealed.pack_3.choosing import mission_choice
from rules.legacy.sealed.pack_3.goals import two_star_missions
from rules.legacy.sealed.pocket_1.start import strike
from rules.legacy.sealed.pocket_2.start import arrival
from rules.legacy.sealed.scar_moments import PlaceScar
from rules.legacy.setup.mustering import ToMuster
from rules.legacy.turn.end_of_turn import ToTakeCard
from rules.legacy.turn.missions import ClaimMission

A_SITE = 2.5
"""What a scar must be worth on a territory to be put there."""
SCARRED = 0.8
"""The value of each troop that the scar of a territory brings me at the end of my turn, or takes from me."""


def open_worth(sight: Sight, where: Territory) -> float:
    """More or less for a scar that acts each turn, and for what my faction wants."""
    scar = SCARRED * open_war(sight).scar(where) if where in sight.view.parts[Campaign].scars else 0.0
    return worth(sight, where) + scar + sum(more(sight, where) for more in pack_advice(sight).land_worth)


def react_or_place_scar(sight: Sight) -> Action:
    if action := place_scar(sight):
        return action
    answer = pack_advice(sight).reactions.get(sight.decision.window)
    return answer(sight, side_to_help(sight)) if answer else react(sight)


def place_scar(sight: Sight) -> Action | None:
    """A scar of the start or the end of a turn, on the territory where it is worth most; None where that is little."""
    known = pack_advice(sight).scar_sites
    sites = [
        (known[kind](sight, where), card, where)
        for offer in sight.offers_of(PlaceScar)
        for card in offer.fields["card"]
        if (kind := scar_kind(card)) in known
        for where in offer.fields["where"]
    ]
    worth, card, where = max(sites, default=(0.0, NO_CARD, NO_TERRITORY))
    return PlaceScar(sight.number, sight.me, card, where) if worth >= A_SITE else None


def take_card_or_better(sight: Sight) -> Action:
    if not sight.offers_of(ClaimMission):
        for answer in pack_advice(sight).at_the_end:
            if action := answer(sight):
                return action
    return take_card(sight)


def cover_or_take_reward(sight: Sight) -> Action:
    """First of all a scar is covered that costs troops in a city of mine, or helps whoever attacks it."""
    for offer in sight.offers_of(CancelScar):
        able, homes = offer.fields["where"], own_cities(sight)
        costly = [where for where in able if where in homes and open_war(sight).scar(where) < 0]
        if harmed := [*find_weakened(sight.view.parts[Campaign], able, homes), *costly]:
            return CancelScar(sight.number, sight.me, sight.best(harmed, lambda where: site(sight, where)))
    return take_reward(sight)


def look_further(advice: PackAdvice) -> PackAdvice:
    """What open packs add together, whichever they are."""
    answers: dict[type[Decision], Answer] = {
        **advice.answers,
        ToMuster: muster,
        ToReact: react_or_place_scar,
        ToTakeCard: take_card_or_better,
        ToTakeReward: cover_or_take_reward,
    }
    return replace(advice, worth=open_worth, sight=OpenSight, answers=answers)


LEGACY = PackAdvice(
    worth=LEGACY_WORLD.worth,
    spoils=LEGACY_WORLD.spoils,
    dice=LEGACY_WORLD.dice,
    rounds=LEGACY_WORLD.rounds,
    sight=LEGACY_WORLD.sight,
    answers=LEGACY_WORLD.answers,
    more=(
        *((module, look_further) for module in (drafting, comebacks, mission_choice, strike, arrival, offerings)),
        (faction_missions, own_missions.advise),
        (drafting, pack_1.advise),
        (comebacks, pack_2.advise),
        (two_star_missions, pack_3.advise),
        (mission_choice, pack_3.advise_choice),
        (strike, pocket_1.advise),
        (arrival, pocket_2.advise),
        (offerings, envelope.advise),
    ),
)
"""The advice for Legacy, to which each pack adds its own where its modules are in force."""
