"""A campaign's history in words, ready for a picture or a page: wars, signatures, cards, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.words import words
from bot.words.campaigns import history, whole_history
from bot.words.seats import display_name
from bot.words.topics.campaign import Length
from renders import SEAL, Deed, History, SignatureRow, StoryCard
from rules.legacy.campaign.campaign import Campaign, City, Entry, Glued, OpenedPack, Signature

NAMES = {"m1": "Ada", "m2": "*Otto*", "m3": "Mira", "": "nobody"}
CAMPAIGN = Campaign(
    game=3,
    members=("m1", "m2", "m3"),
    powers={"khan_industries": "card_levy"},
    cities={"iceland": City("major", "Port-aux-Ours", "m1"), "peru": City("minor", "עיר", "m2")},
    fortified={"iceland": 9},
    entries=(
        Entry(1, "khan_industries", "m1", "japan", "won"),
        Entry(1, "die_mechaniker", "m2", "peru", "held-on"),
        Entry(1, "saharan_republic", "m3", "egypt", "eliminated"),
        Entry(1, "imperial_balkania", "", "", "unplayed"),
        Entry(2, "khan_industries", "m2", "iceland", "won"),
        Entry(2, "die_mechaniker", "m1", "peru", "held-on"),
    ),
    signatures=(Signature(1, "m1"), Signature(2, "m2")),
    glued=(
        Glued(1, "power", "khan_industries", "m1", "card_levy"),
        Glued(1, "major", "iceland", "m1", "Port-aux-Ours"),
        Glued(1, "held_on_coin", "peru", "m2"),
        Glued(1, "minor", "peru", "m2", "עיר"),
        Glued(2, "fortification", "iceland", "m2"),
        Glued(3, "bunker", "peru", "m3"),
    ),
    packs={"pack_1": OpenedPack(2, "m2", "{}")},
)


def told(language: str = "en", named: Callable[[str], str] = NAMES.__getitem__) -> History:
    found = whole_history(CAMPAIGN, words(language, "legacy"), "Ours", named, {1: Length(31, 12)})
    assert found is not None
    return found


def card(history: History, title: str) -> StoryCard:
    return next(card for chapter in history.chapters for card in chapter.cards if card.title == title)


def test_a_war_has_its_winner_its_length_the_others_and_what_it_left() -> None:
    one, two, three = told().wars
    assert (one.heading, one.winner, one.faction, one.emblem) == ("War 1", "Ada", "Khan Industries", "khan_industries")
    assert one.length == "31 turns in 12 days"
    assert one.lines == ("Held on: *Otto* (Die Mechaniker)", "Eliminated: Mira (Saharan Republic)")
    assert one.deeds == (
        Deed("major", "major city “Port-aux-Ours” in Iceland"),
        Deed("held_on_coin", "coin on the card of Peru"),
        Deed("minor", "minor city “\u2068עיר\u2069” in Peru"),
    )
    assert (two.winner, two.length) == ("*Otto*", "")
    assert two.deeds == (Deed("fortification", "fortification in Iceland"), Deed(SEAL, "seal broken: pack 1"))
    assert (three.winner, three.emblem) == ("Not won yet", "")


def test_a_name_with_marks_of_direction_turns_nothing() -> None:
    assert told(named=lambda member: "evil\u202eadA\u2069").wars[0].winner == "eviladA"
    assert told(named=lambda member: "\u202bمحمد").wars[0].winner == "\u2068محمد\u2069"
    assert display_name("_\u202eאדה") == "\u2068\\_אדה\u2069"


def test_the_plot_has_who_signed_when_and_how_often_each_faction_has_won() -> None:
    plot = told().plot
    assert plot.wars == 2
    assert plot.people == (
        SignatureRow("Ada", ((1, "khan_industries"),)),
        SignatureRow("*Otto*", ((2, "khan_industries"),)),
        SignatureRow("Mira", ()),
    )
    won = {row.emblem: (row.wins, row.played) for row in plot.factions}
    assert won["khan_industries"] == (2, 2)
    assert won["die_mechaniker"] == (0, 2)
    assert won["imperial_balkania"] == (0, 0)


def test_each_city_and_each_faction_has_its_story_in_the_order_of_the_wars() -> None:
    history = told()
    assert card(history, "Port-aux-Ours") == StoryCard(
        "major",
        "Port-aux-Ours",
        "Major city in Iceland",
        (
            "War 1: founded by Ada",
            "War 2: Khan Industries began here",
            "War 2: fortified by *Otto*",
            "Fortified: 1 box left",
        ),
    )
    assert card(history, "Khan Industries").about.startswith("Power: ")
    assert card(history, "Khan Industries").lines == (
        "War 1, from Japan: won by Ada", "War 2, from Iceland: won by *Otto*",
    )  # fmt: skip
    assert card(history, "Imperial Balkania").lines == ("Never played yet",)


@pytest.mark.parametrize(("language", "summary"), [("en", "2 wars · 3 players"), ("fr", "2 guerres · 3 joueurs")])
def test_it_is_told_in_both_languages(language: str, summary: str) -> None:
    history = told(language)
    assert (history.language, history.title, history.summary) == (language, "Ours", summary)
    assert len(history.chapters) == 2


def test_somebody_who_was_forgotten_has_no_name() -> None:
    history = told(named=lambda member: "somebody forgotten" if member == "m1" else NAMES[member])
    assert "Ada" not in str(history)
    assert history.wars[0].winner == "somebody forgotten"


def test_what_was_glued_is_parted_by_dots_which_french_sets_as_english_does() -> None:
    first, *_ = history(CAMPAIGN, words("fr", "legacy"), NAMES.__getitem__, {})
    told = "grande ville « Port-aux-Ours » en Islande · pièce sur la carte du Pérou · petite ville « "
    assert told in first.replace("\u00a0", " ")
