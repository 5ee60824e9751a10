"""All that Risk Godstorm adds to pictures."""

from __future__ import annotations

from renders.games.game_art import GameArt
from renders.games.godstorm.marks import MARKS
from renders.games.godstorm.scene import ADDS, ARROWS, SUMS
from renders.games.godstorm.signs import ARMIES, CARD_BACKS, LANDMARKS, SIGNS, WORDS
from renders.games.godstorm.sprites import MARKER_SPRITES, MARKERS, PIECES

ART = GameArt(
    adds=ADDS,
    arrows=ARROWS,
    sums=SUMS,
    signs=SIGNS,
    words=WORDS,
    card_backs=CARD_BACKS,
    armies=ARMIES,
    landmarks=LANDMARKS,
    marks=MARKS,
    pieces=PIECES,
    markers=MARKER_SPRITES,
    marker_signs=MARKERS,
    coins=("faith",),
)
