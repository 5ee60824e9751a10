"""All that Risk Legacy adds to pictures."""

from __future__ import annotations

from renders.games.game_art import GameArt
from renders.games.legacy.history_signs import CAMPAIGN_SIGNS, COLOURS
from renders.games.legacy.pieces import MARKERS, PIECES
from renders.games.legacy.scene import ADDS, BETWEEN, CHANGES
from renders.games.legacy.signs import CARD_BACKS, ONE_OF, SCARS, SIGNS, WORDS

ART = GameArt(
    adds=ADDS,
    changes=CHANGES,
    between=BETWEEN,
    signs=SIGNS,
    words=WORDS,
    one_of=ONE_OF,
    card_backs=CARD_BACKS,
    scars=SCARS,
    campaign_signs=CAMPAIGN_SIGNS,
    campaign_colours=COLOURS,
    pieces=PIECES,
    markers=MARKERS,
)
