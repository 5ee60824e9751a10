"""The standings of a war of Legacy: what lies open is told while it can still be had."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.position import position

from bot.words import words
from bot.words.alt_text import alt_text
from bot.words.games import words_in
from bot.words.seats import naming
from bot.words.status import end_line, status
from bot.words.topics.cards import CardWords
from rules import Player, Territory, view
from rules.legacy.campaign.campaign import City
from rules.legacy.turn.missions import Feats
from rules.risk import Conquests

CITIES = {Territory(where): City("minor", where, "ann") for where in ("peru", "brazil", "alaska", "siam")}


@pytest.mark.parametrize(("language", "line"), [("en", "Mission: **"), ("fr", "Mission : **")])
def test_the_open_mission_is_told_until_the_war_is_over(language: str, line: str) -> None:
    war = position({"red": "peru:5", "blue": "brazil"}, mission="imperial_might", open="peru")
    spoken = words(language, "legacy")

    def told() -> str:
        return status(view(war.state, None), war.rules, spoken, naming(spoken)).replace("\u00a0", " ")

    assert line in told()
    war.state.winners = (war.rules.seats[0],)
    assert line not in told()


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        (14, ["War 14 of 15"]),
        (15, ["War 15 of 15", "The 15 wars of the campaign are over. You can play on; later wars bring no rewards."]),
        (16, ["War 16"]),
    ],
)
def test_the_last_war_of_a_campaign_is_told_with_what_follows(game: int, lines: list[str]) -> None:
    """A war that was won has been counted: the campaign is at the next one then."""
    war = position({"red": "peru:5", "blue": "brazil"}, lasting={"game": game + 1})
    war.state.winners = (war.rules.seats[0],)
    spoken = words("en", "legacy")
    told = status(view(war.state, None), war.rules, spoken, naming(spoken)).split("\n")
    assert [line for line in told if "War" in line or "wars" in line] == lines


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["The war is over: Red wins.", "The war is over: Red and Blue win.", "The war is over: nobody wins."]),
        (
            "fr",
            [
                "La guerre est finie : Rouge l’emporte.",
                "La guerre est finie : Rouge et Bleu l’emportent.",
                "La guerre est finie, sans vainqueur.",
            ],
        ),
    ],
)
def test_a_war_ends_and_not_the_game(language: str, lines: list[str]) -> None:
    """The campaign goes on."""
    spoken, red, blue = words(language, "legacy"), Player("red"), Player("blue")
    told = [end_line(winners, spoken, naming(spoken)) for winners in ((red,), (red, blue), ())]
    assert [line.replace("\u00a0", " ") for line in told] == lines


@pytest.mark.parametrize(("language", "text"), [("en", ", all of Australia."), ("fr", ", contrôle l’Océanie.")])
def test_a_continent_has_its_article_in_the_alt_text(language: str, text: str) -> None:
    whole = {"red": "indonesia new_guinea western_australia eastern_australia", "blue": "brazil"}
    war, spoken = position(whole), words(language, "legacy")
    assert text in alt_text(view(war.state, None), war.rules, spoken, naming(spoken))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "-# all of South America · Fortified headquarters · 2 missiles · 3 resource cards"),
        ("fr", "-# en entier : Amérique du Sud · QG fortifié · 2 missiles · 3 cartes ressources"),
    ],
)
def test_what_a_seat_has_stands_below_its_line(language: str, text: str) -> None:
    """Its continents, the power of its faction, its missiles and how many resource cards it holds."""
    war = position(
        {"red": "peru:5 brazil venezuela argentina", "blue": "egypt"},
        powers={"die_mechaniker": "fortified_hq"},
        missiles={"red": 2},
        hands={"red": "alaska japan india"},
    )
    spoken = words(language, "legacy")
    told = status(view(war.state, None), war.rules, spoken, naming(spoken)).replace("\u00a0", " ").split("\n")
    red = next(at for at, line in enumerate(told) if line.startswith(f"**{spoken.say('seat-red')}**"))
    assert told[red + 1] == text


@pytest.mark.parametrize(
    ("mission", "setup", "en", "fr"),
    [
        ("reign_of_terror", {"parts": (Conquests((Territory("peru"),)),)}, "1 of 9", "1 sur 9"),
        ("amphibious_onslaught", {"parts": (Feats(by_sea=3),)}, "3 of 4", "3 sur 4"),
        ("superior_infrastructure", {"lasting": {"cities": CITIES}}, "2 of 6", "2 sur 6"),
        ("urban_assault", {"parts": (Feats(cities=2),)}, "2 of 4", "2 sur 4"),
    ],
)
def test_how_far_one_is_with_the_open_mission_stands_in_the_hand(
    mission: str, setup: dict[str, Any], en: str, fr: str
) -> None:
    war = position({"red": "peru:5 brazil", "blue": "alaska"}, mission=mission, **setup)
    for language, said in (("en", en), ("fr", fr)):
        spoken = words(language, "legacy")
        seen = view(war.state, Player("red"))
        lines = [line for each in words_in(war.rules, CardWords) for line in each.progress(seen, war.rules, spoken)]
        assert [line.rpartition(": ")[2] for line in lines] == [said]
