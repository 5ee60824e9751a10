"""Typed lists: names with numbers in every common notation; no input makes parsing slow."""

from __future__ import annotations

import pytest

from bot.ui.interaction.name_search import entries, split_entry


@pytest.mark.parametrize(
    ("said", "name", "count"),
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
    ],
)
def test_an_entry_is_taken_apart(said: str, name: str, count: int | None) -> None:
    (entry,) = entries(said)
    assert split_entry(entry) == (name, count)


def test_blanks_and_signs_without_end_are_one_plain_name() -> None:
    (entry,) = entries("Harad" + " " * 200_000 + "::")
    assert split_entry(entry) == ("Harad", None)
    (long,) = entries("Harad" + " :" * 100_000 + "a")
    assert split_entry(long)[1] is None
