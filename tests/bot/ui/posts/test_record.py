"""Verifying a record in Discord: the result never claims more than was checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.ui.posts.record import _proof_lines, _prove
from bot.words import words
from rules import GAMES

GAME = (Path(__file__).parents[3] / "games" / "lotr-team.game").read_text(encoding="utf-8")


def told(text: str, language: str = "en") -> str:
    return "\n".join(_proof_lines(*_prove(text.encode(), GAMES), words(language)))


@pytest.mark.parametrize(("language", "true", "won"), [("en", "is true", "Won by"), ("fr", "est vrai", "Gagnée")])
def test_a_true_record_shows_the_hash_and_the_winners(language: str, true: str, won: str) -> None:
    said = told(GAME, language)
    promised = next(row for row in GAME.split("\n") if row.startswith("commitment")).split("\t")[1]
    assert true in said
    assert promised in said
    assert won in said


def test_a_record_of_older_rules_is_not_called_true() -> None:
    said = told(GAME.replace("rules\t1", "rules\t0", 1))
    assert "not proved" in said
    assert "is true" not in said


def test_a_record_that_was_cut_off_says_that_the_game_had_not_ended() -> None:
    assert "had not ended" in told("\n".join(GAME.split("\n")[:60]) + "\n")
