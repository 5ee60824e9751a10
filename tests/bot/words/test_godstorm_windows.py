"""What the window for the Aegis tells: who plays which card, and at what."""

from __future__ import annotations

import pytest
from godstorm_moments import HOLD, another_card
from godstorm_position import GREEN, Field, field

from bot.words import words
from bot.words.decisions import prompt_text
from bot.words.seats import naming
from rules import view
from rules.godstorm.miracles import Invoke, PlayMiracles


def question(game: Field, language: str) -> str:
    (decision,) = game.state.pending.values()
    spoken = words(language, "godstorm")
    return prompt_text(decision, spoken, naming(spoken), view(game.state, GREEN), game.rules.board)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Blue plays **Heroes Are Born** (target: Gaul). Give up the Aegis to cancel it?"),
        ("fr", "Bleu joue **Des héros sont nés** (cible\xa0: Gaule). Sacrifier l’Égide pour annuler cette carte\xa0?"),
    ],
)
def test_a_card_played_at_a_territory(language: str, told: str) -> None:
    assert question(another_card(), language) == told


def test_a_card_played_at_a_relic() -> None:
    game = field(
        hold=HOLD, step=PlayMiracles, gods={"blue": "war@gaul"}, miracles={"blue": "shrine_plundered"},
        relics={"green": "aegis mjolnir"}, faith={"blue": "9"},
    )  # fmt: skip
    game.play(Invoke, "shrine_plundered", "", "", 0, (), "", (), "mjolnir")
    assert "Mjolnir" in question(game, "en")
