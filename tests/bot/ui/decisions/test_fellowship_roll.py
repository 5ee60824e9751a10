"""Cards on the Fellowship's roll: the question says what the roll is now and what it needs, buttons what they do."""

from __future__ import annotations

import pytest
from support.lotr.position import position as middle_earth
from support.tables.prompts import parts_of, prompt_at

from bot.game.undo import OwnAnswer
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import Layout
from bot.ui.play.panel import add_question
from rules.lotr.cards_fellowship import Meddle
from rules.lotr.fellowship import FellowshipStep


def panel_of(prompt: Prompt, *chosen: str) -> tuple[str, list[str]]:
    """The question on the roll: its text, and the labels of its buttons."""
    layout = Layout()
    add_question(layout, prompt, prompt.partial_answer(*chosen[:1], chosen[1:]), OwnAnswer(None, False))
    parts = parts_of(layout)
    text = "\n".join(str(part["content"]) for part in parts if "content" in part)
    return text.replace("\u00a0", " "), [str(part["label"]).replace("\u00a0", " ") for part in parts if "label" in part]


@pytest.mark.parametrize(
    ("language", "rolled", "buttons", "changed"),
    [
        (
            "en",
            "rolled 4; it needs 4 or more.",
            ["−2 → 2: it stays", "+2 → 6: it moves on"],
            "rolled 4, 2 with the cards; it needs 4 or more.",
        ),
        (
            "fr",
            "a fait 4 ; il lui faut 4 ou plus.",
            ["−2 → 2 : elle reste", "+2 → 6 : elle part"],
            "a fait 4, soit 2 avec les cartes ; il lui faut 4 ou plus.",
        ),
    ],
)
def test_a_card_on_the_roll_says_what_it_leads_to(language: str, rolled: str, buttons: list[str], changed: str) -> None:
    hands = {"green": "faramir knife_in_the_dark"}
    game = middle_earth(
        step=FellowshipStep, hold={"green": "khand"}, fellowship="dead_marshes", adventures=hands, dice=[4]
    )
    first = panel_of(prompt_at("lotr", game, language))[0]
    assert rolled in first
    assert ("Fin de votre tour." if language == "fr" else "Your turn ends.") in first, "it says whose roll it is"
    assert panel_of(prompt_at("lotr", game, language), Meddle.kind, "faramir")[1][:2] == buttons
    game.play(Meddle, "faramir", -2)
    assert changed in panel_of(prompt_at("lotr", game, language))[0]
