"""SEALED: what is in here spoils Risk Legacy for whoever plays it. The AI with open packs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.ai.legacy.advice import LEGACY_WORLD, worth
from rules.ai.legacy.campaign import find_weakened, own_cities, site, take_reward
from rules.ai.legacy.cards import take_card
from rules.ai.legacy.fighting import reinforce
from rules.ai.legacy.reactions import react, side_to_help
from rules.ai.legacy.sealed import envelope, own_missions, pack_1, pack_2, pack_3, pocket_1, pocket_2
from rules.ai.legacy.sealed.outlook import OpenSight, open_war
from rules.ai.outlook import Answer, Sight
from rules.atlas import NO_CARD, NO_TERRITORY, Territory
from rules.kernel.values import Action
from rules.kernel.windows import ToReact
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.rewards import CancelScar, ToTakeReward
from rules.legacy.combat.scar_cards import scar_kind
from rules.legacy.sealed.scar_moments import PlaceScar
from rules.legacy.turn.end_of_turn import ToTakeCard
from rules.legacy.turn.missions import ClaimMission
from rules.risk.turn.reinforce import Deploy, ToReinforce

SCAR_SITES: dict[str, Callable[[Sight, Territory], float]] = {**pack_1.SCAR_SITES, **pack_2.SCAR_SITES}
"""What a scar of each kind is worth to me on a territory, in points; its card is played where that is enough."""
REACTIONS: dict[str, Callable[[Sight, str], Action]] = {**pocket_1.REACTIONS, **envelope.REACTIONS}
"""What the AI does in the windows of the packs, by window; it is told which side of the battle under way it helps."""
AT_THE_END: tuple[Answer, ...] = (own_missions.at_the_end, pocket_1.at_the_end, pocket_2.at_the_end)
"""What may be better at the end of a turn than its card or the open mission; each says None where nothing is."""
LAND_WORTH: tuple[Callable[[Sight, Territory], float], ...] = (pocket_1.land_worth, pocket_2.land_worth)
"""What more a territory is worth to me, in points."""
A_SITE = 2.5
"""What a scar must be worth on a territory to be put there."""
SCARRED = 0.8
"""The value of each troop that the scar of a territory brings me at the end of my turn, or takes from me."""


def open_worth(sight: Sight, where: Territory) -> float:
    """More or less for a scar that acts each turn, and for what my faction wants."""
    scar = SCARRED * open_war(sight).scar(where) if where in sight.view.parts[Campaign].scars else 0.0
    return worth(sight, where) + scar + sum(more(sight, where) for more in LAND_WORTH)


def gather_or_reinforce(sight: Sight) -> Action | None:
    """Recruits go to the territory from which a raid sets out, also where they gather unseen."""
    action = reinforce(sight)
    if isinstance(action, Deploy) and sight.land.owner(action.where) != sight.me:
        return pack_2.arrive(sight, action.where, action.count)
    return action


def react_or_place_scar(sight: Sight) -> Action:
    if action := place_scar(sight):
        return action
    answer = REACTIONS.get(sight.decision.window)
    return answer(sight, side_to_help(sight)) if answer else react(sight)


def place_scar(sight: Sight) -> Action | None:
    """A scar of the start or the end of a turn, on the territory where it is worth most; None where that is little."""
    sites = [
        (SCAR_SITES[kind](sight, where), card, where)
        for offer in sight.offers_of(PlaceScar)
        for card in offer.fields["card"]
        if (kind := scar_kind(card)) in SCAR_SITES
        for where in offer.fields["where"]
    ]
    worth, card, where = max(sites, default=(0.0, NO_CARD, NO_TERRITORY))
    return PlaceScar(sight.number, sight.me, card, where) if worth >= A_SITE else None


def take_card_or_better(sight: Sight) -> Action:
    if not sight.offers_of(ClaimMission):
        for answer in AT_THE_END:
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


LEGACY = replace(
    LEGACY_WORLD,
    worth=open_worth,
    sight=OpenSight,
    answers={
        **LEGACY_WORLD.answers,
        ToReinforce: gather_or_reinforce,
        ToReact: react_or_place_scar,
        ToTakeCard: take_card_or_better,
        ToTakeReward: cover_or_take_reward,
        **pack_1.ANSWERS,
        **pack_2.ANSWERS,
        **pack_3.ANSWERS,
        **pocket_1.ANSWERS,
        **pocket_2.ANSWERS,
        **envelope.ANSWERS,
    },
)
"""The advice for Legacy, with its answers to the questions of the packs."""
