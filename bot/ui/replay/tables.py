"""What the games of one page share: figures, sheets and names, so that a campaign carries each of them once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.ui.pictures.board import look_of
from bot.ui.replay.bake import Baked
from bot.words import LANGUAGES, Words, game_name, words
from bot.words.arguments import card_name, zone_name
from bot.words.seats import naming
from renders import PALETTES, SceneTrees, page_fonts, plain_look, plain_sheet
from rules import Player
from rules.author import ZoneName
from rules.risk import NEUTRAL

UI, FRONT = "replay-ui-", "replay-front-"
"""The beginnings of what every page says itself, and of what the front of a campaign says."""
FAMILY = "replay-"
FILLED = (
    "step",
    "of",
    "turn",
    "who",
    "count",
    "where",
    "hash",
    "draw",
    "was",
    "should",
    "size",
    "why",
    "round",
    "sheet",
    "from",
    "to",
    "war",
    "game",
)
"""What the page itself fills into texts of its interface."""
FACES = "faces/"


class PageTables:
    """The tables of a page in the making; `spoken` are its words in each language."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.spoken = {language: words(language, game) for language in LANGUAGES}
        self.trees = SceneTrees(look_of(LANGUAGES[0], game=game))
        self._seats: dict[Player, None] = {}
        self._arrows: set[str] = set()
        self._cards: set[str] = set()
        self._zones: set[ZoneName] = set()
        self._signs: set[str] = set()

    def add(self, baked: Baked, seats: Iterable[Player]) -> None:
        """Name what a game names, which was baked with these trees."""
        self._seats |= dict.fromkeys(seats)
        self._arrows |= baked.arrows
        self._cards |= baked.cards
        self._zones |= baked.zones
        self._signs |= baked.signs

    def plain(self, language: str, blobs: dict[str, bytes], *, front: bool = False) -> dict[str, Any]:
        """All of it as JSON for a page that opens in that language, and has a front or not; pictures and typefaces go
        into the blobs."""
        blobs |= {f"{FACES}{face}": data for face, data in page_fonts().items()}
        looks = {one: look_of(one, game=self.game) for one in LANGUAGES}
        sheets = {
            name: plain_sheet(grounds, looks, blobs, self._arrows) for name, grounds in self.trees.grounds.items()
        }
        return {
            "game": self.game,
            "languages": [*LANGUAGES],
            "language": language,
            "look": plain_look(looks[LANGUAGES[0]], (*self._seats, NEUTRAL)),
            "words": {one: self._words(spoken, (UI, FRONT) if front else (UI,)) for one, spoken in self.spoken.items()},
            "sheets": sheets,
            **self.trees.figures.plain(),
        }

    def _words(self, spoken: Words, families: tuple[str, ...]) -> dict[str, Any]:
        filled = {name: f"{{{name}}}" for name in FILLED}
        said = {key.removeprefix(UI).removeprefix(FAMILY): key for key in spoken if key.startswith(families)}
        return {
            "ui": {key: spoken.say(message, **filled) for key, message in said.items()},
            "game": game_name(self.game, spoken),
            "palettes": {palette: spoken.say(f"choice-palette-{palette}") for palette in PALETTES},
            **self.names(spoken),
        }

    def names(self, spoken: Words) -> dict[str, Any]:
        """What the games name."""
        signs, names = look_of(spoken.language, game=self.game).names.words, naming(spoken)
        return {
            "cards": {card: card_name(card, spoken) for card in sorted(self._cards)},
            "zones": {zone: zone_name(zone, spoken, names) for zone in sorted(self._zones)},
            "signs": {sign: signs.get(sign, sign) for sign in sorted(self._signs)},
        }


def join_tables(shared: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """What a page's games share with what one of them has alone, which comes first."""
    spoken = {language: {**shared["words"][language], **own["words"][language]} for language in LANGUAGES}
    return {**shared, **own, "words": spoken}
