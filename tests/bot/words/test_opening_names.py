"""Whom a seat plays stands beside its colour while a game begins: who joined as the Greeks is told so."""

from __future__ import annotations

import pytest

from bot.game.session import is_opening
from bot.store.models import ENDED, LOBBY, RUNNING, Table
from bot.words import words
from bot.words.seats import naming, seat_title


@pytest.mark.parametrize(
    ("language", "alone", "with_person"),
    [("en", "Purple (Greeks)", "Purple (Greeks, Anna)"), ("fr", "Violet (Grecs)", "Violet (Grecs, Anna)")],
)
def test_a_seat_is_called_by_both_while_its_game_begins(language: str, alone: str, with_person: str) -> None:
    opening = words(language, "godstorm", opening=True)
    assert seat_title(opening, "purple") == alone
    assert naming(opening)("purple") == alone.split()[0], "inside a sentence the colour is enough"
    assert naming(opening, {"purple": "Anna"})("purple") == with_person
    later = words(language, "godstorm")
    assert seat_title(later, "purple") == alone.split()[0]
    assert naming(later, {"purple": "Anna"})("purple") == f"{alone.split()[0]} (Anna)"


def test_a_game_that_names_no_peoples_has_colours_alone() -> None:
    assert seat_title(words("en", "lotr", opening=True), "purple") == "Purple"


@pytest.mark.parametrize(
    ("state", "turn", "opening"),
    [(LOBBY, 0, False), (RUNNING, 0, True), (RUNNING, 6, True), (RUNNING, 7, False), (ENDED, 3, False)],
)
def test_a_game_begins_for_two_rounds(state: str, turn: int, opening: bool) -> None:
    table = Table(1, 1, 1, 1, "godstorm", {}, "en", state, b"", 0, turn=turn)
    assert is_opening(table, 3) is opening
