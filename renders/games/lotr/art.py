"""All that The Lord of the Rings adds to pictures."""

from __future__ import annotations

from renders.games.game_art import GameArt
from renders.games.lotr.scene import ADDS
from renders.games.lotr.signs import SIGNS, WORDS

ART = GameArt(adds=ADDS, signs=SIGNS, words=WORDS)
