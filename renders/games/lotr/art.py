"""All that The Lord of the Rings adds to pictures."""

from __future__ import annotations

from renders.games.game_art import GameArt
from renders.games.lotr.card_deeds import DEEDS
from renders.games.lotr.card_events import EVENTS
from renders.games.lotr.card_places import PLACES
from renders.games.lotr.card_symbols import ART_OF_SYMBOLS, SYMBOLS
from renders.games.lotr.marks import MARKS
from renders.games.lotr.scene import ADDS
from renders.games.lotr.signs import ARMIES, LANDMARKS, SIGNS, WORDS
from renders.games.lotr.sprites import TOKENS

ART = GameArt(
    adds=ADDS,
    signs=SIGNS,
    words=WORDS,
    armies=ARMIES,
    landmarks=LANDMARKS,
    marks=MARKS,
    tokens=TOKENS,
    card_symbols=SYMBOLS,
    card_scenes=ART_OF_SYMBOLS | EVENTS | DEEDS | PLACES,
)
