"""SEALED: what is in here spoils Risk Legacy for whoever plays it. How the AI decides what pack_2 asks."""

from __future__ import annotations

from dataclasses import replace

from rules.ai.legacy.fighting import reinforce
from rules.ai.legacy.sealed.outlook import PackAdvice
from rules.ai.outlook import Answer, Sight
from rules.atlas import NO_TERRITORY, Territory
from rules.kernel.values import Action, Decision
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.sealed.pack_2.powers import (
    CONVINCING,
    MOBILE,
    RESOURCEFUL,
    STEALTHY,
    WELL_ARMED,
    WELL_SUPPLIED,
    PickComeback,
    ToPickComeback,
    comeback_of,
)
from rules.legacy.sealed.pack_2.scar import MERCENARY
from rules.legacy.sealed.pack_2.uses import CityEntered, Gather, MoveHeadquarters, ToMoveHeadquarters
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.cities import population
from rules.risk.combat.battle import Conquests
from rules.risk.turn.reinforce import Deploy, Finish, ToReinforce

WORTH = {WELL_ARMED: 3.0, RESOURCEFUL: 2.0, CONVINCING: 1.5, WELL_SUPPLIED: 1.0, STEALTHY: 0.8, MOBILE: 0.6}
"""What each comeback power is worth to the AI, as it plays."""
AT_HOME, IN_QUARTERS = 1.5, 1.5
"""What mercenaries are worth on one's own land, and what more where headquarters stand."""
A_CARD = 1.6
"""The value of the card of the turn."""
IN_DANGER = 1
"""By how many troops neighbours must outnumber headquarters that move away."""


def pick(sight: Sight) -> Action:
    (offer,) = sight.offers_of(PickComeback)
    return PickComeback(sight.number, sight.me, sight.best(offer.fields["power"], lambda power: WORTH[power]))


def count_excess(sight: Sight, where: Territory) -> int:
    """By how many troops the strongest enemy beside a territory outnumbers it; fewer than none where it is safe."""
    strongest = max((sight.land.armies(near) for near in sight.foes(where)), default=0)
    return strongest - sight.land.armies(where)


def entry_spoils(sight: Sight, where: Territory) -> float:
    """The card of the turn, if it is not due already."""
    if comeback_of(sight.view, sight.me) != RESOURCEFUL or where not in sight.view.parts[Campaign].cities:
        return 0.0
    return 0.0 if sight.view.parts[Conquests].taken or sight.view.parts[CityEntered].done else A_CARD


def gather_or_reinforce(sight: Sight) -> Action | None:
    """Recruits go to the territory from which a raid sets out, also where they gather unseen."""
    action = reinforce(sight)
    if isinstance(action, Deploy) and sight.land.owner(action.where) != sight.me:
        return arrive(sight, action.where, action.count)
    return action


def arrive(sight: Sight, where: Territory, count: int) -> Action | None:
    """Recruits who gather unseen."""
    here = any(where in offer.fields["where"] for offer in sight.offers_of(Gather))
    return Gather(sight.number, sight.me, where, count) if here else None


def move_headquarters(sight: Sight) -> Action:
    """Away from where they are in danger, to where they are safer."""
    moves = [
        (count_excess(sight, source) - count_excess(sight, target), source, target)
        for offer in sight.offers_of(MoveHeadquarters)
        for source in offer.fields["source"]
        if count_excess(sight, source) >= IN_DANGER
        for target in offer.fields["target"]
    ]
    gain, source, target = max(moves, default=(0, NO_TERRITORY, NO_TERRITORY))
    return MoveHeadquarters(sight.number, sight.me, source, target) if gain > 0 else Finish(sight.number, sight.me)


def mercenary_site(sight: Sight, where: Territory) -> float:
    """What mercenaries are worth there: a troop each turn on land that one holds for long."""
    if sight.land.owner(where) != sight.me:
        return 0.0
    quarters = IN_QUARTERS if where in sight.view.parts[Headquarters].at else 0.0
    return AT_HOME + quarters + 0.5 * population(sight.view, where)


ANSWERS: dict[type[Decision], Answer] = {
    ToPickComeback: pick,
    ToMoveHeadquarters: move_headquarters,
    ToReinforce: gather_or_reinforce,
}


def advise(advice: PackAdvice) -> PackAdvice:
    """What this pack adds."""
    return replace(
        advice,
        answers={**advice.answers, **ANSWERS},
        scar_sites={**advice.scar_sites, MERCENARY: mercenary_site},
        entry_spoils=(*advice.entry_spoils, entry_spoils),
    )
