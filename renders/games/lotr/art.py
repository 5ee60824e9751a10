"""All that The Lord of the Rings adds to pictures."""

from __future__ import annotations

from renders.games.game_art import GameArt
from renders.games.lotr.marks import MARKS
from renders.games.lotr.scene import ADDS
from renders.games.lotr.signs import ARMIES, LANDMARKS, SIGNS, WORDS

ART = GameArt(adds=ADDS, signs=SIGNS, words=WORDS, armies=ARMIES, landmarks=LANDMARKS, marks=MARKS)
