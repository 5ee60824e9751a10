"""Miracle cards as pictures: the livery of their deck, their cost, their point, art of their own, in both languages."""

from __future__ import annotations

from support.godstorm.position import field
from support.in_part import in_part

from bot.ui.pictures.hand import card_of, hand_alt, piles_to_draw
from bot.ui.screens.hand import zones_of_seat
from bot.words import LANGUAGES, words
from renders import Card, draw_hand
from renders.games.game_art import known_art
from rules import Player, view
from rules.godstorm.titles import titles

BLUE = Player("blue")
RULES = field(hold={"blue": "gaul", "green": "roma"}).rules


def face(title: str, language: str = "en") -> Card:
    pile = {"magic": "relics"}.get(titles()[title].deck, titles()[title].deck)
    return card_of(title, BLUE, RULES, words(language), pile)


@in_part("language", LANGUAGES, kept=("fr",))
def test_every_title_has_its_livery_its_cost_and_its_point(language: str) -> None:
    for title, known in titles().items():
        card = face(title, language)
        assert (card.kind, card.cost) == (known.deck, None if known.deck == "magic" else known.cost)
        assert (card.land, card.points) == (known.point, int(known.point != ""))
        assert card.text
        assert card.title
        assert draw_hand([card], None, "", RULES.board.name).size[0] > 300


def test_every_title_has_art_of_its_own() -> None:
    scenes = [face(title).scene for title in titles()]
    assert len(set(scenes)) == len(scenes)
    assert set(scenes) <= set(known_art().card_scenes)


def test_ones_hand_has_cards_relics_and_what_a_look_shows() -> None:
    game = field(
        hold={"blue": "gaul", "green": "roma"},
        miracles={"blue": "storms_rage fog_lifts", "green": "siren_calls"},
        relics={"blue": "stonehenge"},
    )
    piles = zones_of_seat(_Seen(game), BLUE)  # type: ignore[arg-type]
    assert piles == {"war": ("storms_rage",), "sky": ("fog_lifts",), "relics": ("stonehenge",)}
    assert set(piles) <= set(piles_to_draw(RULES))
    text = hand_alt(BLUE, piles, view(game.state, BLUE), game.rules, words("fr"))
    assert "Stonehenge" in text
    assert "Les tempêtes font rage" in text
    assert "Siren" not in text


class _Seen:
    """A session as the hand reads it."""

    def __init__(self, game: object) -> None:
        self.view = game.seen  # type: ignore[attr-defined]
