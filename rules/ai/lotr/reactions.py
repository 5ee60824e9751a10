"""How the AI plays cards in windows: against an invasion, a landing, and on the Fellowship's step."""

from __future__ import annotations

from rules.ai.cached_odds import chances
from rules.ai.lotr.standing import for_a_quick_end
from rules.ai.outlook import Sight
from rules.kernel.context import Pass
from rules.kernel.values import Action
from rules.lotr.cards_defence import Interpose, Withdraw
from rules.lotr.cards_fellowship import Meddle
from rules.lotr.fellowship import BEFORE, NEEDED_ROLL, Crossing
from rules.risk.combat.battle import Battle
from rules.risk.combat.invasion import Invasion

SERIOUS, LOST = 0.4, 0.8
"""The attacker's chance from which the defender plays a reinforcing card, and from which he rather withdraws."""
WORTH_SAVING = 4


def react(sight: Sight) -> Action:
    """Play a card that helps, else pass."""
    return _meddle(sight) or _withdraw(sight) or _interpose(sight) or Pass(sight.number, sight.me)


def _meddle(sight: Sight) -> Action | None:
    """Hold or speed up the Fellowship, if that changes the result of the current step."""
    offers = sight.offers_of(Meddle)
    if not offers:
        return None
    quick = for_a_quick_end(sight)
    if sight.decision.window == BEFORE:
        return None if quick else offers[0].first_answer(sight.number, sight.me)
    now = sight.view.parts[Crossing]
    total = now.die + now.change
    leaves = not now.die or total >= NEEDED_ROLL
    if leaves == quick:
        return None
    for offer in offers:
        for change in offer.fields["change"]:
            held = not change and not quick
            if held or (change and now.die and (total + change >= NEEDED_ROLL) == quick):
                return offer.first_answer(sight.number, sight.me, change=change)
    return None


def _threat(sight: Sight) -> float:
    """The attacker's chance to conquer the territory under attack."""
    now = sight.view.parts[Invasion]
    dice = sight.advice.dice(sight, now.source, now.target, sight.view.parts[Battle].leaders)
    return chances(sight.land.armies(now.source) - 1, sight.land.armies(now.target), dice).win


def _withdraw(sight: Sight) -> Action | None:
    """Withdraw a large army that would be lost to the neighbour where it holds best, with its captain."""
    offers = sight.offers_of(Withdraw)
    army = sight.land.armies(sight.view.parts[Invasion].target)
    if not offers or army < WORTH_SAVING or _threat(sight) < LOST:
        return None
    offer = offers[-1]
    target = sight.best(offer.fields["target"], lambda t: sight.safety(t, sight.land.armies(t) + army - 1))
    return offer.first_answer(sight.number, sight.me, target=target)


def _interpose(sight: Sight) -> Action | None:
    """Play a storm always; courage against a serious attack, or near the end of the game."""
    offers = sight.offers_of(Interpose)
    if not offers:
        return None
    landing = sight.decision.window != "invasion"
    serious = landing or sight.rounds <= 1 or _threat(sight) >= SERIOUS
    return offers[0].first_answer(sight.number, sight.me) if serious else None
