"""What is proposed has a reason."""

from __future__ import annotations

import pytest
from support.classic.position import field
from support.tables.prompts import parts_of, prompt_at

from bot.ui.decisions.reinforce import reinforcements
from bot.ui.interaction.layout import Layout
from rules.risk.turn.reinforce import Reinforcement


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "3 armies to Peru (most threatened)"), ("fr", "3 régiments au Pérou (le plus menacé)")],
)
def test_the_place_that_is_proposed_says_why(language: str, label: str) -> None:
    game = field(hold={"red": "peru:1 argentina:9", "blue": "brazil:6 venezuela:5"}, step=Reinforcement)
    layout = Layout()
    reinforcements(layout, prompt_at("classic", game, language))
    labels = [str(part["label"]).replace("\u00a0", " ") for part in parts_of(layout) if "label" in part]
    assert label in labels
