"""Cards of every game as their owner sees them: Territory cards with their symbol, wild cards, missions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from support.legacy.position import position
from support.lotr.position import position as war_of_the_ring
from support.tables.rulesets import rules_of_game

import renders
from bot.ui.interaction.labels import card_hint, choice_label
from bot.ui.pictures.hand import _with_worth, card_of, hand_alt
from bot.ui.screens.hand import _pile
from bot.words import words
from renders.cards import hands
from renders.games.game_art import known_art
from renders.games.legacy import stickers
from rules import Card, Player, Ruleset, view
from rules.classic.mission_cards import mission_cards
from rules.legacy import COIN_CARDS, SCARS
from rules.lotr import adventure_data
from rules.risk.turn.cards import WILDS

RED = Player("red")
LOTR = rules_of_game("lotr", edition="trilogy")
LEGACY = rules_of_game("legacy")
AT_WAR = view(position({"red": "alaska:3"}, lasting={"coins": {"peru": 2}}).state, RED)


BOARDS = {"world": "world", "ancient_earth": "ancient"}
"""The boards of classic Risk, by the board that is played on."""


def classic(on: str) -> Ruleset:
    """Classic Risk with secret missions on one of its boards."""
    return rules_of_game("classic", mode="secret-mission", board=on)


@pytest.mark.parametrize("name", ["middle_earth", "world", "ancient_earth"])
def test_every_card_of_a_board_can_be_drawn(name: str) -> None:
    rules, english = (LOTR if name == "middle_earth" else classic(BOARDS[name])), words("en")
    played = rules.board
    symbols = {card_of(card, RED, rules, english).symbol for card in played.territories}
    assert len(symbols) == 3
    assert symbols == set(card_of(WILDS[0], RED, rules, english).symbol.split("+"))
    cards = [card_of(card, RED, rules, english) for card in (*played.territories[:8], *WILDS)]
    assert len(renders.draw_hand(cards, board="middle_earth").data) > 5000


def test_a_secret_mission_tells_what_it_asks() -> None:
    french, rules = words("fr"), classic("world")
    for card in mission_cards("world"):
        drawn = card_of(card, RED, rules, french)
        assert (drawn.kind, drawn.caption) == ("mission", "Mission secrète")
        assert drawn.text == card_hint(card, french, rules)
        assert drawn.title


def test_a_mission_names_the_number_of_its_own_board() -> None:
    played = {"24 territories": ("world", "middle-earth-42"), "36 territories": ("middle-earth",)}
    for number, boards in played.items():
        for each in boards:
            text = card_of("eliminate_red", RED, classic(each), words("en")).text
            assert f"hold any {number}" in text


def test_the_mission_of_mount_doom_is_not_taken_for_the_card_of_that_territory() -> None:
    english = words("en")
    land, mission = (card_of("mount_doom", RED, LOTR, english, pile) for pile in ("hand", "tales"))
    assert (land.kind, land.text) == ("territory", "")
    assert mission.kind == "mission"
    assert "Bring a captain to Mount Doom" in mission.text
    seen = view(war_of_the_ring().state, RED)
    alt = hand_alt(RED, {"hand": ("mount_doom",), "tales": ("mount_doom",)}, seen, LOTR, english)
    assert alt.count("Dark Rider") == alt.count("Bring a captain to Mount Doom") == 1


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_no_sentence_on_any_card_is_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card of every game that has a text, drawn as in a hand."""
    written: list[str] = []
    draw = hands._Paper.text

    def note(paper: hands._Paper, at: tuple[float, float], line: str, *how: Any) -> None:
        written.append(line)
        draw(paper, at, line, *how)

    monkeypatch.setattr(hands._Paper, "text", note)
    spoken = words(language)
    cards = [card_of(card, RED, LOTR, spoken, "tales") for card in adventure_data()]
    for which in ("world", "ancient", "middle-earth"):
        cards += [card_of(card, RED, classic(which), spoken, "mission") for card in mission_cards(which)]
    for card in cards:
        written.clear()
        hands._draw(card, "middle_earth", 1.0)
        assert [line for line in written if "…" in line] == []
        assert "".join(card.text.split()) in "".join("".join(written).split())


def test_every_adventure_card_has_a_scene_of_its_own() -> None:
    scenes = [card_of(card, RED, LOTR, words("en"), "tales").scene for card in adventure_data()]
    assert len(set(scenes)) == len(adventure_data())
    assert set(scenes) <= set(known_art().card_scenes)


def test_a_mission_shows_its_regions_or_the_army_to_eliminate() -> None:
    rules, english = classic("world"), words("en")
    world = rules.board
    america = card_of("north_america_africa", RED, rules, english, "mission")
    assert set(america.realms) == {*world.regions["north_america"].territories, *world.regions["africa"].territories}
    drawn = {renders.draw_card(card_of(card, RED, rules, english), "world").data for card in mission_cards("world")}
    assert len(drawn) == len(mission_cards("world"))


def test_a_scar_card_shows_the_sign_that_is_glued_on_the_board() -> None:
    faces = {scar: card_of(f"{scar}.1", RED, LEGACY, words("en", "legacy"), "scar") for scar in SCARS}
    assert [face.scene for face in faces.values()] == list(SCARS)
    assert set(SCARS) <= set(stickers.SCARS)
    plain = {renders.draw_card(replace(face, title="", caption="", text=""), "legacy").data for face in faces.values()}
    assert len(plain) == len(SCARS)


@pytest.mark.parametrize("card", ["alaska", "china", COIN_CARDS[0]])
def test_a_resource_card_is_drawn_with_its_coins(card: str) -> None:
    """Legacy's cards have coins and no soldiers; more coins are another picture."""
    war = position({"red": "alaska:3"}, lasting={"coins": {"alaska": 3}})
    face = _with_worth(
        card_of(card, RED, LEGACY, words("en", "legacy")),
        *(card, view(war.state, RED), LEGACY, words("en", "legacy")),
    )
    coins = 1 if card in COIN_CARDS else war.lasting.coins_on(card)
    assert (face.coins, face.caption.rpartition(" · ")[2]) == (coins, f"{coins} coin{'s' if coins > 1 else ''}")
    fewer, more = (renders.draw_card(replace(face, coins=count), "legacy").data for count in (coins, coins + 1))
    assert fewer != more


def test_a_card_that_nobody_knows_is_not_drawn() -> None:
    with pytest.raises(renders.CannotDraw):
        card_of("narnia", RED, classic("world"), words("en"))


@pytest.mark.parametrize(
    ("language", "label", "alt", "text"),
    [
        (
            "en",
            "2 coin cards + Peru",
            "2 coin cards and Peru (2 coins)",
            ["- 2 coin cards", "-# Worth one coin.", "- Peru", "-# 2 coins"],
        ),
        (
            "fr",
            "2 cartes pièces + Pérou",
            "2 cartes pièces et Pérou (2 pièces)",
            ["- 2 cartes pièces", "-# Vaut une pièce.", "- Pérou", "-# 2 pièces"],
        ),
    ],
)
def test_equal_cards_are_told_with_their_number(language: str, label: str, alt: str, text: list[str]) -> None:
    """On a button, in the alt text of the hand's picture, where its effect stands once, and in the hand as text; both
    say what the card of a territory is worth."""
    spoken, cards, on = words(language, "legacy"), ("coin.1", "coin.2", "peru"), LEGACY
    assert plain(choice_label(tuple[Card, ...], cards, spoken)) == label
    told = plain(hand_alt(RED, {"hand": cards}, AT_WAR, on, spoken))
    assert alt in told
    assert told.count(text[1][3:-1]) == 1
    assert plain(_pile("hand", cards, AT_WAR, on, spoken)).split("\n")[1:] == text


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")
