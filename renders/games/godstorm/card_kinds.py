"""The kinds of miracle cards, and the symbols of Ancient Earth's Territory cards."""

from __future__ import annotations

from renders.board import shapes
from renders.games.game_art import CardKind
from renders.games.godstorm.shapes import DEATH_GOD, MAGIC_GOD, SKY_GOD, WAR_GOD

CARD_KINDS = {
    "war": CardKind((146, 36, 30), WAR_GOD, ((247, 226, 198), (196, 110, 60))),
    "death": CardKind((46, 46, 52), DEATH_GOD, ((222, 220, 208), (128, 130, 120))),
    "sky": CardKind((34, 88, 154), SKY_GOD, ((228, 238, 240), (104, 158, 196))),
    "magic": CardKind((96, 54, 128), MAGIC_GOD, ((246, 234, 196), (214, 168, 60))),
}
"""The cards of each kind of god. What one costs stands beside its title."""
SYMBOLS = {"skull": shapes.SKULL, "blade": shapes.BLADE, "sphere": shapes.SPHERE}
"""The sign of each symbol."""
