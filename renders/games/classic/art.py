"""All that classic Risk and house rules add to pictures."""

from __future__ import annotations

from renders.games.classic.card_missions import MISSIONS
from renders.games.classic.scene import ADDS
from renders.games.game_art import GameArt

ART = GameArt(adds=ADDS, card_scenes=MISSIONS)
