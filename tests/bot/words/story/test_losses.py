"""What one has lost comes first, by whom, and nothing that was taken back."""

from __future__ import annotations

import pytest
from support.lotr.position import position

from bot.words import words
from bot.words.story.losses import losses
from renders import RecentTurns
from rules import Player, view
from rules.author import TurnBegan
from rules.risk import Conquered

GREEN, YELLOW, RED = map(Player, ("green", "yellow", "red"))


def took(player: Player, loser: Player, target: str) -> Conquered:
    return Conquered(player, loser, "moria", target, 2, ())


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Yellow took the Shire and Fornost from you.", "Red took Harad from you."]),
        ("fr", ["Jaune vous a pris la Comté et Fornost.", "Rouge vous a pris le Harad."]),
    ],
)
def test_whoever_comes_back_reads_first_what_was_taken_from_them(language: str, lines: list[str]) -> None:
    hold = {"green": "khand:2", "yellow": "the_shire fornost"}
    game = position(seats="green black yellow red", hold=hold, rest="red")
    steps = [
        (1, [TurnBegan(GREEN), took(GREEN, RED, "esgaroth")]),
        (2, [TurnBegan(YELLOW), took(YELLOW, GREEN, "the_shire"), took(YELLOW, RED, "buckland")]),
        (3, [took(YELLOW, GREEN, "fornost"), took(YELLOW, GREEN, "khand")]),
        (4, [TurnBegan(RED), took(RED, GREEN, "harad"), TurnBegan(GREEN)]),
    ]
    recent = RecentTurns().after(steps, 4)
    told = losses(recent.events((), GREEN), GREEN, view(game.state, GREEN), words(language, "lotr"))
    assert [*told] == lines
