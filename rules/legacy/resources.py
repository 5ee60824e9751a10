"""Resource cards: territory cards of one to six coins, coin cards of one; where they lie, what they are worth."""

from __future__ import annotations

from collections.abc import Iterable

from rules.legacy.campaign import Campaign
from rules.risk.turns import StateOrView

COIN_CARDS = tuple(f"coin_{number}" for number in range(1, 11))
OPEN, COINS = "open", "coins"
"""The zones of the four open territory cards (slot 1 first) and of the coin pile; everybody sees both."""
SLOTS = 4
MOST_COINS = 6
"""A territory card never bears more."""


def worth(of: StateOrView, card: str) -> int:
    """The coins of a resource card."""
    return 1 if card in COIN_CARDS else of.part(Campaign).coins.get(card, 1)


def total(of: StateOrView, cards: Iterable[str]) -> int:
    """The coins of several resource cards."""
    return sum(worth(of, card) for card in cards)
