"""Resource cards in Legacy, as the AI uses them: stars, or troops where they decide; and which card it takes."""

from __future__ import annotations

from itertools import combinations

from rules.ai.legacy.raids import best_raid, war, wins
from rules.ai.outlook import Sight
from rules.atlas import Card
from rules.kernel.values import Action
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.turn.buying_stars import STAR_PRICE, BuyStar
from rules.legacy.turn.end_of_turn import LeaveCard, TakeCard
from rules.legacy.turn.missions import ClaimMission
from rules.legacy.turn.resources import total, worth
from rules.legacy.turn.trading import FEWEST, MOST, TradeResources, troops_for
from rules.risk.turn.cards import hand
from rules.risk.turn.reinforce import Finish

A_STAR = 9.0
"""A star is worth about so many troops."""
DEARER = 1.5
"""By how much cards are dearer to whoever lacks a single star."""
PROFIT = 0.25
"""The least that a trade must bring beyond the stars that its cards would, in stars."""
LIKELY, ALMOST_SURE = 0.75, 0.8
"""The chance of a victory for whose troops no star is bought, and the one that needs no further troops."""


def cards_held(sight: Sight) -> tuple[Card, ...]:
    """My resource cards."""
    return sight.view.cards(hand(sight.me)).faces or ()


def troops(sight: Sight, cards: tuple[Card, ...]) -> int:
    """The troops that these cards bring in a trade."""
    coins = total(sight.view, cards)
    return troops_for(sight.view.parts[Campaign], coins) if coins >= FEWEST else 0


def decide(sight: Sight, cards: tuple[Card, ...], recruits: int, least: float = 0.0) -> bool:
    """Whether the troops for these cards win the war now with at least this chance, and recruits alone hardly do."""
    with_them, without = best_raid(sight, recruits + troops(sight, cards)), best_raid(sight, recruits)
    if with_them is None or not wins(sight, with_them) or with_them.chance < least:
        return False
    return without is None or not wins(sight, without) or without.chance < ALMOST_SURE


def buy(sight: Sight) -> Action:
    """Stars at once, for the poorest cards: nobody takes them away again. But first of all the troops that win."""
    now, held = war(sight), cards_held(sight)
    if len(held) // STAR_PRICE < now.lacking and decide(sight, held, now.income(sight.me), LIKELY):
        return Finish(sight.number, sight.me)
    return buy_star(sight)


def buy_star(sight: Sight) -> Action:
    """A star for the poorest cards."""
    held = cards_held(sight)
    poorest = sorted(held, key=lambda card: worth(sight.view, card))[:STAR_PRICE]
    return BuyStar(sight.number, sight.me, tuple(card for card in held if card in poorest))


def trade(sight: Sight) -> Action | None:
    """The cards whose troops win the war now, or that bring more than their part of a star."""
    if not sight.offers_of(TradeResources):
        return None
    held = cards_held(sight)
    if decide(sight, held, sight.decision.count):
        return TradeResources(sight.number, sight.me, held)

    def profit(cards: tuple[Card, ...]) -> float:
        stars = len(cards) / STAR_PRICE
        return troops(sight, cards) / A_STAR - stars * (DEARER if war(sight).lacking == 1 else 1.0)

    fewer = (cards for size in range(1, STAR_PRICE + 1) for cards in combinations(held, size))
    fair = [cards for cards in fewer if FEWEST <= total(sight.view, cards) <= MOST + 1]
    best = max(fair, key=profit, default=())
    return TradeResources(sight.number, sight.me, best) if best and profit(best) > PROFIT else None


def take_card(sight: Sight) -> Action:
    """A mission before a card, and the card with most coins."""
    if sight.offers_of(ClaimMission):
        return ClaimMission(sight.number, sight.me)
    offers = sight.offers_of(TakeCard)
    if not offers:
        return LeaveCard(sight.number, sight.me)
    card = sight.best(offers[0].fields["card"], lambda card: worth(sight.view, Card(card)))
    return TakeCard(sight.number, sight.me, Card(card))
