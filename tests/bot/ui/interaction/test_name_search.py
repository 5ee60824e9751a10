"""Typed lists: names with numbers in every common notation; no input makes parsing slow."""

from __future__ import annotations

import pytest

from bot.ui.interaction.name_search import entries, find_key, fold, nearest, split_entry, without_units
from bot.words import words


@pytest.mark.parametrize(
    ("text", "name", "count"),
    [
        ("Harad", "Harad", None),
        ("Harad 3", "Harad", 3),
        ("  Harad :  3 ", "Harad", 3),
        ("Harad=3", "Harad", 3),
        ("Harad x3", "Harad", 3),
        ("Harad×3", "Harad", 3),
        ("3 Harad", "Harad", 3),
        ("3x Harad", "Harad", 3),
        ("North Rhûn 12", "North Rhûn", 12),
        ("Umbar 0", "Umbar", 0),
        ("5", "", 5),
        ("Khand · 9", "Khand", None),
        ("Khand · 9 3", "Khand", 3),
        ("Khand · 9: 3", "Khand", 3),
        ("Khand · 9 x3", "Khand", 3),
        ("3 Khand · 9", "Khand", 3),
        ("🔴 Red · Near Harad · 12 · 63 % 4", "🔴 Red · Near Harad", 4),
        ("🔴 Red · Near Harad · 12 · 63% 4", "🔴 Red · Near Harad", 4),
        ("Sydney · 1e", "Sydney · 1e", None),
    ],
)
def test_an_entry_is_taken_apart(text: str, name: str, count: int | None) -> None:
    (entry,) = entries(text)
    assert split_entry(entry) == (name, count)


def test_only_names_that_are_alike_are_proposed() -> None:
    names = {name: name for name in ("Atlas", "Tritonis", "Oricalcos", "Siberia", "Alberta", "Siam")}
    assert nearest("Attlas", names) == ["Atlas"]
    assert nearest("Sibiria", names) == ["Siberia"]


@pytest.mark.parametrize(
    ("language", "game", "text", "bare"),
    [
        ("en", "lotr", "3 regiments in Harad", "3 Harad"),
        ("en", "lotr", "Harad 3 regiments", "Harad 3"),
        ("en", "lotr", "3 armies to Harad", "3 Harad"),
        ("en", "classic", "1 army on Brazil", "1 Brazil"),
        ("en", "classic", "Brazil all armies", "Brazil all"),
        ("en", "classic", "5+ troops", "5+"),
        ("en", "classic", "3 in Great Britain", "3 Great Britain"),
        ("en", "classic", "Great Britain 3", "Great Britain 3"),
        ("fr", "lotr", "3 régiments au Harad", "3 Harad"),
        ("fr", "lotr", "Harad 3 régiments", "Harad 3"),
        ("fr", "classic", "3 armées dans la Comté", "3 Comté"),
        ("fr", "classic", "1 regiment au Brésil", "1 Brésil"),
        ("fr", "classic", "2-4 armees", "2-4"),
    ],
)
def test_words_for_units_are_left_out(language: str, game: str, text: str, bare: str) -> None:
    assert without_units(text, words(language, game)) == bare


def test_blanks_and_signs_without_end_are_one_plain_name() -> None:
    (entry,) = entries("Harad" + " " * 200_000 + "::")
    assert split_entry(entry) == ("Harad", None)
    (long,) = entries("Harad" + " :" * 100_000 + "a")
    assert split_entry(long)[1] is None


def test_a_negative_number_is_not_a_number() -> None:
    """It is no bid of 1 faith. A hyphen in a name or a range is none."""
    bids = {f"bid:{count}": f"Bid {count} faith" for count in range(3)}
    assert find_key("bid 1 faith", bids) == "bid:1"
    for sign in "-−":
        assert find_key(f"Bid {sign}1 faith", bids) is None
    assert fold("Minas-Tirith, 2-4") == fold("minas tirith 2 4")
