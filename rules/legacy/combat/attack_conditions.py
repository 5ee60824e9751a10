"""What conditions of orders for missiles, scar cards and the defence know of an attack, as their player sees it."""

from __future__ import annotations

from collections.abc import Mapping

from rules.atlas import Territory
from rules.kernel.conditions import NO_LEADER, OUR_LEADER, THEIR_LEADER, Occasion, attack_occasion, nameable_kinds
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.values import NOBODY, Decision, LeaderKind
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.combat.scar_cards import BEFORE_ROLL
from rules.legacy.setup.headquarters import Headquarters
from rules.risk.combat.battle import ToDefend
from rules.risk.combat.invasion import Invasion, spare
from rules.risk.combat.open_dice import THROWN

attack_conditions = Module("attack-conditions", needs=("battle", "missiles", "scar-cards"))
HEADQUARTERS, CITY, FORTIFICATION = KINDS = (
    LeaderKind("headquarters"),
    LeaderKind("city"),
    LeaderKind("fortification"),
)
"""What may stand on the territory that is attacked."""


@attack_conditions.modifies(nameable_kinds)
def what_is_at_stake(g: Context, kinds: Mapping[LeaderKind, tuple[str, ...]]) -> Mapping[LeaderKind, tuple[str, ...]]:
    return {**kinds, **dict.fromkeys(KINDS, (THEIR_LEADER, OUR_LEADER, NO_LEADER))}


@attack_conditions.modifies(attack_occasion)
def attack_as_seen(g: Context, now: Occasion, decision: Decision) -> Occasion:
    """The numbers on both sides, and what stands on the territory. The attacker's side is his own; everybody else sees
    it from the defender's."""
    attack, land = g.parts[Invasion], g.state.land
    if attack.attacker == NOBODY or decision.topic not in (BEFORE_ROLL, THROWN, ToDefend.kind):
        return now
    attacking, defending = spare(g, attack.source), land.armies(attack.target)
    there = signs_on(g, attack.target)
    if decision.player == attack.attacker:
        return Occasion(attack.target, theirs=defending, ours=attacking, theirs_leading=there)
    return Occasion(attack.target, theirs=attacking, ours=defending, ours_leading=there)


def signs_on(g: Context, where: Territory) -> tuple[LeaderKind, ...]:
    """What of these kinds stands on a territory."""
    lasting = g.parts[Campaign]
    found = (where in g.parts[Headquarters].at, where in lasting.cities, where in lasting.fortified)
    return tuple(kind for kind, stands in zip(KINDS, found, strict=True) if stands)
