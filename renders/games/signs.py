"""The signs that pictures of every game may have, and what any sign is called.

Words in a reader's language come with the `look` (`Names.words`), under the same names.
"""

from __future__ import annotations

from renders.board import shapes
from renders.cards.card_scenes import SCENES
from renders.games.game_art import CardKind, GameArt, known_art
from renders.look import Look
from renders.marks import MARKS

FAMILY = GameArt(
    marks=MARKS,
    armies={
        "": dict.fromkeys((1, 3, 5), shapes.STONE),
        "regiments": {1: shapes.SOLDIER, 5: shapes.HORSEMAN, 10: shapes.CANNON},
    },
    card_kinds={
        "territory": CardKind((74, 92, 68), shapes.STAR),
        "wild": CardKind((120, 84, 30), shapes.STAR),
        "mission": CardKind((44, 78, 122), shapes.STAR),
        "event": CardKind((128, 44, 34), shapes.CROWN),
        "power": CardKind((92, 56, 112), shapes.BANNER),
    },
    card_symbols={"infantry": shapes.SOLDIER, "cavalry": shapes.HORSEMAN, "artillery": shapes.CANNON},
    card_scenes=SCENES,
    signs={
        "territories": shapes.STONE,
        "regions": shapes.SHIELD,
        "armies": shapes.SOLDIER,
        "cards": shapes.CARD,
        "prisoners": shapes.BARS,
    },
    words={
        "regions": "Regions",
        "ai": "AI",
        "lane": "Sea route",
        "crossing": "Sea route",
        "territories": "Territories",
        "armies": "Armies",
        "cards": "Cards",
        "prisoners": "Prisoners",
        "arrow_conquest": "Taken",
        "arrow_attack": "Attacked",
        "arrow_expansion": "Expanded",
        "arrow_move": "Marched",
        "arrow_several": "Several attacks",
    },
)
"""What all games have."""


def word(look: Look, key: str) -> str:
    """What a sign is called."""
    return look.names.words.get(key) or known_art().words[key]


def pile_word(look: Look, key: str, count: int) -> str:
    """What a pile of so many things is called, beside their number. In French none is singular, too."""
    given = look.names.words
    one = given.get(f"{key}.one") if key in given else known_art().one_of.get(key)
    return one if one and (count == 1 or (look.language == "fr" and not count)) else word(look, key)
