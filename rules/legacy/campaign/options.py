"""The options of a campaign: fixed when its first game starts, and the same in all of its games."""

from __future__ import annotations

from typing import Literal, get_args

from rules.kernel.options import Option
from rules.legacy.campaign.box import BOX
from rules.risk.turn.concede import CONCEDE

MissionsChoice = Literal["second-game", "later"]
MISSIONS: Option[MissionsChoice] = Option("missions", get_args(MissionsChoice))
ScarCardsChoice = Literal["start-and-end", "start"]
SCAR_CARDS: Option[ScarCardsChoice] = Option("scar-cards", get_args(ScarCardsChoice))
CardDrawChoice = Literal["may", "must"]
CARD_DRAW: Option[CardDrawChoice] = Option("card-draw", get_args(CardDrawChoice))
CoinDiscardChoice = Literal["oldest", "newest"]
COIN_DISCARD: Option[CoinDiscardChoice] = Option("coin-discard", get_args(CoinDiscardChoice))
MarksChoice = Literal["scar-or-city", "any-sticker"]
MARKS: Option[MarksChoice] = Option("marks", get_args(MarksChoice))
HqDistanceChoice = Literal["apart", "free"]
HQ_DISTANCE: Option[HqDistanceChoice] = Option("hq-distance", get_args(HqDistanceChoice))
JoiningChoice = Literal["any-legal-place", "apart"]
JOINING: Option[JoiningChoice] = Option("joining", get_args(JoiningChoice))
DeclaringChoice = Literal["missiles-open", "open", "sealed"]
DECLARING: Option[DeclaringChoice] = Option("declaring", get_args(DeclaringChoice))
PowersChoice = Literal["ballot", "first-owner"]
POWERS_GIVEN: Option[PowersChoice] = Option("powers", get_args(PowersChoice))
FirstCoinsChoice = Literal["random", "in-turn"]
FIRST_COINS: Option[FirstCoinsChoice] = Option("first-coins", get_args(FirstCoinsChoice))
TRADE_TABLE = Option("trade-table", tuple(BOX["trades"]))
HeldOnCoinsChoice = Literal["41", "35"]
HELD_ON_COINS: Option[HeldOnCoinsChoice] = Option("held-on-coins", get_args(HeldOnCoinsChoice))
PromoCardsChoice = Literal["off", "on"]
PROMO_CARDS: Option[PromoCardsChoice] = Option("promo-cards", get_args(PromoCardsChoice))
"""The option of whether the promo cards are in the box."""

OPTIONS = (
    MISSIONS,
    SCAR_CARDS,
    CARD_DRAW,
    COIN_DISCARD,
    MARKS,
    HQ_DISTANCE,
    JOINING,
    DECLARING,
    POWERS_GIVEN,
    FIRST_COINS,
    TRADE_TABLE,
    HELD_ON_COINS,
    PROMO_CARDS,
    CONCEDE,
)
