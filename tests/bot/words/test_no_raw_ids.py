"""No id of the rules reaches a picture or a message: whatever a game deals, lays out or draws has a name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.classic import position as classic
from support.godstorm import position as godstorm
from support.legacy import position as legacy
from support.lotr import position as lotr

from bot.ui.pictures.board import look_of
from bot.words import LANGUAGES, words
from bot.words.arguments import card_name
from bot.words.campaigns import place_name
from renders.games.game_art import known_art
from rules import GAMES, State
from rules.author import board

OURS = tuple(GAMES)
BOARDS = ("middle_earth", "world", "ancient_earth", "legacy")
POSITIONS: dict[str, Callable[[], State]] = {
    "lotr": lambda: lotr.position(hold={"green": "khand:9", "red": "harad:3"}).state,
    "classic": lambda: classic.field(hold={"red": "alaska", "blue": "peru"}).state,
    "godstorm": lambda: godstorm.field(hold={"blue": "gaul", "green": "roma"}).state,
    "legacy": lambda: legacy.position({"red": "alaska", "blue": "peru"}).state,
}
"""A position of each game: all of its cards lie somewhere, in hands and in decks."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_card_that_is_dealt_has_a_name(game: str, language: str) -> None:
    spoken, cards = (
        words(language, game),
        sorted({card for zone in POSITIONS[game]().zones.values() for card in zone.cards}),
    )
    assert len(cards) > 20
    assert [card for card in cards if card_name(card, spoken) == card.partition(".")[0]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_every_sign_of_a_picture_has_a_name(language: str) -> None:
    spoken, named = words(language), look_of(language).names
    for name in BOARDS:
        played = board(name)
        lands = [land for land in (*played.territories, *played.realm_of) if not named.lands.get(land)]
        regions = [region for region in played.regions if place_name(region, spoken) == region]
        assert (lands, regions) == ([], []), name
    assert [sign for sign in known_art().words if not named.words.get(sign)] == []
