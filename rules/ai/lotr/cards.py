"""How the AI plays Adventure cards in its own turn: missions, powers, and which card to discard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.ai.cached_odds import chances, with_bonuses
from rules.ai.fighting import best_plan, weigh
from rules.ai.lotr.standing import for_a_quick_end
from rules.ai.outlook import Sight
from rules.atlas import Card, Territory
from rules.kernel.offers import Offer
from rules.kernel.values import Action
from rules.lotr.adventures import SITE_CARDS, Discard, SiteTaken, card_places, tales
from rules.lotr.board import PATH
from rules.lotr.captains import A_CAPTAIN, Captains
from rules.lotr.cards_attack import AMBUSHED, BREACHES, SAILING, SAILS, SUBORNED, Prepare, Suborn
from rules.lotr.cards_own_turn import CarryCaptain, CloseBridge, PlayCard
from rules.lotr.deck import card_data, card_title
from rules.lotr.events import RevealUprising
from rules.lotr.fellowship import Journey
from rules.lotr.missions import CompleteMission
from rules.lotr.sides import side
from rules.lotr.strongholds import WALLED
from rules.risk.combat.leaders import NO_LEADERS, Leaders
from rules.risk.odds.dice_odds import Dice
from rules.risk.turn.fortify import Fortify

CARD = 1.0
"""The points for playing a power card."""
LAST_ROUNDS = 1.0
"""From this many rounds left, cards are played just for their points, as they score nothing in hand."""


class Preparation(NamedTuple):
    """A card played before an invasion, and the invasion's expected value with it."""

    promise: float
    action: Action


def mission_sites(sight: Sight) -> dict[Territory, Card]:
    """The territories named by the missions in my hand, each with its card."""
    hand = sight.view.cards(tales(sight.me)).faces or ()
    return {card_data(card).territory: card for card in hand if card_data(card).type == "mission"}


def mission_armies(sight: Sight, card: Card) -> int:
    return card_data(card).armies.get(side(sight.me), 0)


def play_for_gain(sight: Sight) -> Action | None:
    """Cards that only gain: an accomplished mission, an uprising."""
    offers = sight.offers_of(CompleteMission, RevealUprising)
    return offers[0].first_answer(sight.number, sight.me) if offers else None


def last_turns(sight: Sight) -> bool:
    return sight.rounds <= LAST_ROUNDS


def before_reinforcing(sight: Sight) -> Action | None:
    """At the turn's start: missions, the hunt, carrying a captain to a mission, closing a bridge."""
    return play_for_gain(sight) or _hunt(sight) or _carry(sight) or _close(sight)


def _hunt(sight: Sight) -> Action | None:
    """Play it for four regiments if I hold the Ring's territory; for a Fellowship step only if I want an early end."""
    ring = PATH.of(sight.board)[sight.view.parts[Journey].steps][0]
    wanted = sight.land.owner(ring) == sight.me or for_a_quick_end(sight)
    offers = sight.offers_of(PlayCard) if wanted else []
    return offers[0].first_answer(sight.number, sight.me) if offers else None


def _carry(sight: Sight) -> Action | None:
    """Carry a captain to a mission's site; at the end of the game anywhere."""
    missions = mission_sites(sight)
    for offer in sight.offers_of(CarryCaptain):
        idle = [t for t in offer.fields["source"] if t not in missions]
        wanted = [t for t in offer.fields["target"] if t in missions]
        if idle and (wanted or last_turns(sight)):
            target = wanted[0] if wanted else sight.best(offer.fields["target"], sight.land.armies)
            return offer.first_answer(sight.number, sight.me, source=idle[0], target=target)
    return None


def _close(sight: Sight) -> Action | None:
    """Close the bridge to the enemy army that outnumbers mine most; at the end of the game any bridge."""
    for offer in sight.offers_of(CloseBridge):
        bridge = max(offer.fields["bridge"], key=lambda pair: (_pressure(sight, pair), pair))
        if _pressure(sight, bridge) > 0 or last_turns(sight):
            return offer.first_answer(sight.number, sight.me, bridge=bridge)
    return None


def _pressure(sight: Sight, bridge: tuple[Territory, Territory]) -> int:
    """How many more regiments an enemy at one end of a bridge has than I at the other."""
    land = sight.land
    for mine, other in (bridge, bridge[::-1]):
        if land.owner(mine) == sight.me and land.owner(other) in sight.view.seats and other in sight.foes(mine):
            return land.armies(other) - land.armies(mine)
    return 0


def before_fighting(sight: Sight) -> Action | None:
    """Play missions; then a card before an invasion, if no invasion without it is worth more."""
    if action := play_for_gain(sight):
        return action
    prepared = max(preparations(sight), key=lambda one: one.promise, default=None)
    if not prepared or prepared.promise <= 0:
        return None
    plan = best_plan(sight)
    return None if plan and plan.promise > prepared.promise else prepared.action


def preparations(sight: Sight) -> Iterator[Preparation]:
    """Every invasion for which I can play a card."""
    for offer in sight.offers_of(Prepare, Suborn):
        source, card = offer.fields["source"][0], offer.fields["card"][0]
        leaders = A_CAPTAIN if source in sight.view.parts[Captains].at(sight.me) else NO_LEADERS
        for target in offer.fields["target"]:
            if sight.land.owner(target) not in sight.friends:
                action = with_most(sight, offer, target)
                yield Preparation(_with_card(sight, card_title(card), source, target, leaders), action)


def with_most(sight: Sight, offer: Offer, target: Territory) -> Action:
    """Play a card before an invasion of `target`, with as many as it takes."""
    most = {"count": offer.fields["count"][-1]} if offer.action is Suborn else {}
    return offer.first_answer(sight.number, sight.me, target=target, **most)


def _with_card(sight: Sight, name: str, source: Territory, target: Territory, leaders: Leaders) -> float:
    """The expected value of an invasion with a card: its dice, its regiments, its point."""
    more, fewer = armies_with(sight, name, target)
    attackers, defenders = sight.land.armies(source) - 1 + more, sight.land.armies(target) - fewer
    odds = chances(attackers, defenders, dice_with(sight, name, source, target, leaders))
    return weigh(sight, target, odds.win, odds.cost, leaders) + CARD


def armies_with(sight: Sight, name: str, target: Territory) -> tuple[int, int]:
    """How many attackers a card brings to an invasion, and how many defenders it takes away."""
    turned = min(SUBORNED, sight.land.armies(target) - 1) if name == "grima_wormtongue" else 0
    return AMBUSHED if name == "ambush" else turned, turned


def dice_with(sight: Sight, name: str, source: Territory, target: Territory, leaders: Leaders) -> Dice:
    """The dice of an invasion with a card."""
    dice = sight.advice.dice(sight, source, target, leaders)
    ours = dice.attack_bonus + SAILING.battle.highest * (name == SAILS)
    theirs = max(0, dice.defence_bonus - WALLED.battle.highest * (name in BREACHES))
    return with_bonuses(ours, theirs)


def before_marching(sight: Sight) -> Action | None:
    """Missions; a captain to his mission or to a site for a card; Move by Night if two armies wait in the rear."""
    return play_for_gain(sight) or _to_mission(sight) or _for_a_card(sight) or _by_night(sight)


def _to_mission(sight: Sight) -> Action | None:
    """Send a captain to his mission: from the front with the fewest regiments, from the rear with all."""
    missions = mission_sites(sight)
    for offer in sight.offers_of(Fortify):
        source, count = offer.fields["source"][0], offer.fields["count"]
        wanted = [t for t in offer.fields["target"] if t in missions and source not in missions]
        if wanted and offer.fields["leaders"][0]:
            with_him = count[0] if sight.foes(source) else count[-1]
            return offer.first_answer(sight.number, sight.me, target=wanted[0], count=with_him)
    return None


def _for_a_card(sight: Sight) -> Action | None:
    """If passing a site earns a card, send a captain alone, unless armies wait in the rear."""
    if SITE_CARDS.of(sight.rules.options) == "conquest" or sight.view.parts[SiteTaken].where or _count_waiting(sight):
        return None
    sites = card_places(sight.rules)
    for offer in sight.offers_of(Fortify):
        ends = [t for t in offer.fields["target"] if t in sites]
        if ends and offer.fields["leaders"][0] and offer.fields["count"][0] == 0:
            return offer.first_answer(sight.number, sight.me, target=sight.best(ends, sight.land.armies), count=0)
    return None


def _count_waiting(sight: Sight) -> int:
    """How many territories in the rear have armies to move."""
    return sum(not sight.foes(t) and sight.land.armies(t) > 1 for t in sight.land.of(sight.me))


def _by_night(sight: Sight) -> Action | None:
    offers = sight.offers_of(PlayCard)
    return (
        offers[0].first_answer(sight.number, sight.me)
        if offers and (_count_waiting(sight) > 1 or last_turns(sight))
        else None
    )


def discard(sight: Sight) -> Action:
    """Discard the card of least value: missions count points and regiments, more if their site is mine."""
    cards = sight.offers[0].fields["card"]

    def promise(card: Card) -> float:
        known = card_data(card)
        points = known.points.get(side(sight.me), 0)
        near = 1.0 if sight.land.owner(known.territory) == sight.me else 0.5
        return (points + mission_armies(sight, card) / 3) * near if known.type == "mission" else points

    return Discard(sight.number, sight.me, min(cards, key=promise))
