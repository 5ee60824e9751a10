"""All that Risk Godstorm adds to pictures."""

from __future__ import annotations

from renders.games.game_art import GameArt
from renders.games.godstorm.scene import ADDS, ARROWS, SUMS
from renders.games.godstorm.signs import CARD_BACKS, SIGNS, SPACES, WORDS
from renders.games.godstorm.sprites import MARKER_SPRITES, MARKERS, PIECES

ART = GameArt(
    adds=ADDS,
    arrows=ARROWS,
    sums=SUMS,
    signs=SIGNS,
    words=WORDS,
    card_backs=CARD_BACKS,
    spaces=SPACES,
    pieces=PIECES,
    markers=MARKER_SPRITES,
    marker_signs=MARKERS,
    coins=("faith",),
)
