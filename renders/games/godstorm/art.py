"""All that Risk Godstorm adds to pictures."""

from __future__ import annotations

from renders.games.game_art import GameArt
from renders.games.godstorm.card_kinds import CARD_KINDS, SYMBOLS
from renders.games.godstorm.card_miracles import MIRACLES
from renders.games.godstorm.marks import MARKS
from renders.games.godstorm.scene import ADDS, ARROWS, SUMS
from renders.games.godstorm.signs import ARMIES, CARD_BACKS, LANDMARKS, SIGNS, WORDS
from renders.games.godstorm.sprites import MARKER_SPRITES, MARKERS, PIECES
from renders.games.godstorm.waters import COVERS, DRAWN_SIGNS

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
    drawn_signs=DRAWN_SIGNS,
    covers=COVERS,
    card_kinds=CARD_KINDS,
    card_symbols=SYMBOLS,
    card_scenes=MIRACLES,
    coins=("faith",),
)
