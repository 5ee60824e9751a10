"""Missiles and scar cards in Legacy, as the AI plays them: where they decide who holds headquarters or wins the war."""

from __future__ import annotations

from collections.abc import Sequence

from rules.ai.legacy.raids import war
from rules.ai.outlook import Sight
from rules.kernel.context import Pass
from rules.kernel.values import Action
from rules.legacy.combat.missiles import FireMissile, count_pairs_won, falls
from rules.legacy.combat.scar_cards import SERVED, PlayScar, scar_kind
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.stars import STARS_TO_WIN
from rules.risk.combat.battle import ATTACK, DEFENCE
from rules.risk.combat.invasion import Invasion

FIERCE = 2
"""The least defenders against whom, and with whom, a scar is worth its place on the board."""


def react(sight: Sight) -> Action:
    """A missile where it decides, a scar where it helps; else pass."""
    if side := side_to_help(sight):
        for offer in sight.offers_of(FireMissile):
            if side in offer.fields["side"] and (die := decisive(sight, side, offer.fields["die"])):
                return FireMissile(sight.number, sight.me, side, die)
        for offer in sight.offers_of(PlayScar):
            cards = [card for card in offer.fields["card"] if SERVED[scar_kind(card)] == side]
            if cards and sight.land.armies(sight.view.parts[Invasion].target) >= FIERCE:
                return PlayScar(sight.number, sight.me, cards[0])
    return Pass(sight.number, sight.me)


def side_to_help(sight: Sight) -> str:
    """The side that I help in the battle under way: mine, or whoever stands against a winner; "" for neither.

    Only battles for headquarters are worth it.
    """
    now, land = sight.view.parts[Invasion], sight.land
    if now.target not in sight.view.parts[Headquarters].at:
        return ""
    if now.attacker == sight.me:
        return ATTACK
    if land.owner(now.target) == sight.me:
        return DEFENCE
    return DEFENCE if war(sight).stars.get(now.attacker, 0) >= STARS_TO_WIN - 1 else ""


def decisive(sight: Sight, side: str, able: Sequence[int]) -> int:
    """The die with which a missile wins another pair that matters; 0 for none."""
    g = war(sight).queries
    lowest = able[-1]
    before, after = count_pairs_won(g, side, ()), count_pairs_won(g, side, (lowest,))
    if side == ATTACK:
        return lowest if falls(g, after) and not falls(g, before) else 0
    return lowest if falls(g, before) and not falls(g, after) else 0
