"""Every sign that pictures may have, and what it is called without words: those of all games, and each game's.

Words in a reader's language come with the `look` (`Names.words`), under the same names.
"""

from __future__ import annotations

from renders.board import shapes
from renders.games.godstorm import signs as godstorm
from renders.games.legacy import signs as legacy
from renders.games.lotr import signs as lotr
from renders.look import Colour, Look
from renders.scene import Sign

SIGNS: dict[Sign, tuple[shapes.Outline, ...]] = {
    "territories": shapes.STONE,
    "regions": shapes.SHIELD,
    "armies": shapes.SOLDIER,
    "cards": shapes.CARD,
    "prisoners": shapes.BARS,
    **lotr.SIGNS,
    **godstorm.SIGNS,
    **legacy.SIGNS,
}
"""The signs for what a seat has."""
CARD_BACKS: dict[str, Colour] = {**godstorm.CARD_BACKS, **legacy.CARD_BACKS}
"""The backs of cards that are told by their kind; their sign stands on it."""
SPACES = godstorm.SPACES
"""The silhouette of each kind of space."""
SCARS = legacy.SCARS
"""The signs that are stuck on a territory, with their colours."""
WORDS = {
    "regions": "Regions",
    "ai": "AI",
    "lane": "Sea route",
    "crossing": "Sea route",
    "territories": "Territories",
    "armies": "Armies",
    "cards": "Cards",
    "prisoners": "Prisoners",
    "arrow_conquest": "Taken",
    "arrow_attack": "Held off",
    "arrow_expansion": "Expanded",
    "arrow_move": "Marched",
    "arrow_several": "Several attacks",
    **lotr.WORDS,
    **godstorm.WORDS,
    **legacy.WORDS,
}
"""What each sign is called."""
ONE_OF = legacy.ONE_OF
"""What a pile is called that has one thing in it, where that is another word."""


def word(look: Look, key: str) -> str:
    """What a sign is called."""
    return look.names.words.get(key) or WORDS[key]


def pile_word(look: Look, key: str, count: int) -> str:
    """What a pile of so many things is called, beside their number. In French none is singular, too."""
    given = look.names.words
    one = given.get(f"{key}.one") if key in given else ONE_OF.get(key)
    return one if one and (count == 1 or (look.language == "fr" and not count)) else word(look, key)
