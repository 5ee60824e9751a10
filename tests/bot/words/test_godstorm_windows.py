"""What the window for the Aegis tells: who plays which card, and at what."""

from __future__ import annotations

import pytest
from support.godstorm.moments import HOLD, another_card
from support.godstorm.position import GREEN, Field, attacked, field

from bot.words import words
from bot.words.decisions import prompt_text
from bot.words.games.godstorm.questions import GodstormQuestions
from bot.words.seats import naming
from rules import view
from rules.godstorm.invocations import InvokeRelic
from rules.godstorm.miracles import PlayMiracles
from rules.risk.combat.invasion import Attack


def question(game: Field, language: str) -> str:
    (decision,) = game.state.pending.values()
    spoken = words(language, "godstorm")
    return prompt_text(decision, spoken, naming(spoken), view(game.state, GREEN), game.rules)


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
    game.play(InvokeRelic, "shrine_plundered", "mjolnir")
    assert "Mjolnir" in question(game, "en")


def remarks(game: Field) -> list[str]:
    (decision,) = game.state.pending.values()
    return [*GodstormQuestions().remarks(decision, (), view(game.state, GREEN), words("en", "godstorm"))]


def test_what_the_card_does_that_may_be_cancelled() -> None:
    assert remarks(another_card()) == ["-# Heroes Are Born: Put 3 armies on a territory you hold."]


def test_faith_and_gods_stand_above_the_question_for_a_sky_card() -> None:
    game = attacked("swords_plowshares")
    game.play(Attack, "gaul", "liguria", 3, ())
    (remark,) = remarks(game)
    assert "faith" in remark
    assert "Lugh" in remark
