"""The options of a campaign: fixed when its first game starts, and the same in all of its games."""

from __future__ import annotations

from rules.kernel.options import Option
from rules.legacy.campaign.box import BOX

OPTIONS = (
    Option("missions", ("second-game", "later")),
    Option("scar-cards", ("start-and-end", "start")),
    Option("card-draw", ("may", "must")),
    Option("coin-discard", ("oldest", "newest")),
    Option("marks", ("scar-or-city", "any-sticker")),
    Option("hq-distance", ("apart", "free")),
    Option("joining", ("any-legal-place", "apart")),
    Option("declaring", ("missiles-open", "open", "sealed")),
    Option("powers", ("ballot", "first-owner")),
    Option("first-coins", ("random", "in-turn")),
    Option("trade-table", tuple(BOX["trades"])),
    Option("held-on-coins", ("41", "35")),
    Option("promo-cards", ("off", "on")),
    Option("concede", ("ai", "neutral")),
)
