"""The question before something is left undone says what comes next: the end of the turn, or the next step."""

from __future__ import annotations

import pytest
from support.godstorm.position import BLUE, field
from support.lotr.position import position
from support.tables.prompts import parts_of, prompt_at

from bot.ui.decisions.attack import find_forgotten_answer, sure_without
from bot.ui.decisions.prompt import Prompt
from rules.godstorm.pantheons import HEAVENS
from rules.risk.turn.fortify import Fortification

ARMIES = {"blue": f"gaul:5 iberia:2 {HEAVENS[BLUE]}:3"}
"""Blue has dead armies in Heaven, who may leave it in the next step."""


def asked_before(prompt: Prompt) -> str:
    """What is asked before a step is finished in which something can still be done."""
    undone = find_forgotten_answer(prompt)
    assert undone
    parts = parts_of(sure_without(prompt, undone, prompt.key("done", "sure")))
    return str(parts[1]["content"]).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "go_on", "end"),
    [
        (
            "en",
            "You can still fortify. Go on anyway?",
            "You can still fortify. End your turn anyway?",
        ),
        (
            "fr",
            "Vous pouvez encore déplacer des armées. Continuer quand même ?",
            "Vous pouvez encore déplacer des régiments. Terminer le tour quand même ?",
        ),
    ],
)
def test_only_the_last_step_ends_the_turn(language: str, go_on: str, end: str) -> None:
    """In Godstorm the dead leave Heaven after the march; in the others the march ends the turn."""
    march = field(hold=ARMIES, step=Fortification)
    assert asked_before(prompt_at("godstorm", march, language)) == go_on
    last = position(hold={"green": "harad:4 near_harad:2"}, step=Fortification)
    assert asked_before(prompt_at("lotr", last, language)) == end
