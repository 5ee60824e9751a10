"""What an answer costs and brings in Risk Legacy stands there before it is chosen: tolls, and troops for resources."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from support.legacy.position import position
from support.tables.answer_paths import GameOfAIs

from bot.ui.decisions.controls import question
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import Layout
from bot.words import words
from rules.legacy import COIN_CARDS
from rules.legacy.campaign.box import MAJOR, MINOR
from rules.legacy.campaign.campaign import City
from rules.risk import Expand
from rules.risk.turn.reinforce import Reinforcement

CITIES = {"venezuela": City(MINOR, "Cuzco", "red"), "peru": City(MAJOR, "Lima", "red")}
WAR = {"red": "peru:3", "blue": "brazil"}


def asked(language: str = "en", **setup: Any) -> Prompt:
    """What red is asked in a war of three."""
    game = GameOfAIs("legacy", ("red", "blue", "yellow"), {})
    game.state = position(**setup).state
    return replace(game.asked(game.state.unanswered[0], language), words=words(language, "legacy"))


def shown(prompt: Prompt, *tokens: str) -> list[dict[str, Any]]:
    """The parts of the panel that asks for the next choice of an expansion."""
    layout = Layout()
    question(layout, prompt.partial_answer(Expand.kind, tokens), prompt)
    rows = layout.view().to_components()[0]["components"]
    return [*rows, *(part for row in rows for part in row.get("components", ()))]


@pytest.mark.parametrize(
    ("language", "costs"), [("en", "entering with 4 costs 1 troop"), ("fr", "entrer à 4 coûte 1 troupe")]
)
def test_a_territory_that_takes_a_toll_says_so(language: str, costs: str) -> None:
    prompt = asked(language, hold={"red": "brazil:5", "blue": "egypt"}, lasting={"cities": CITIES})
    (options,) = [part["options"] for part in shown(prompt, "brazil") if part.get("options")]
    told = {option["value"]: option.get("description") or "" for option in options}
    assert told["venezuela"].replace("\u00a0", " ").endswith(costs)
    assert told["argentina"] == ""
    assert costs in str(shown(prompt, "brazil", "venezuela")).replace("\\xa0", " ")


def test_a_press_that_leaves_nothing_to_choose_tells_its_toll() -> None:
    """From Venezuela only Peru can be entered, with all that may leave: the button says so, and what it costs."""
    hold = {"red": "venezuela:4 japan:5", "blue": "brazil central_america"}
    parts = shown(asked(hold=hold, lasting={"cities": {"peru": CITIES["peru"]}}))
    assert any(part.get("label") == "Venezuela · 4 → Peru, 3" for part in parts), parts
    assert "Peru: major city “Lima” · entering with 3 costs 2 troops" in str(parts).replace("\\xa0", " ")


@pytest.mark.parametrize(
    ("table", "brings"), [("steep", "2 → 2, 3 → 4, 4 → 7, 5 → 10,"), ("gentle", "2 → 1, 3 → 2, 4 → 3, 5 → 4,")]
)
def test_what_resources_bring_is_told_before_they_are_traded(table: str, brings: str) -> None:
    options = {"trade-table": table}
    rich = asked(hold=WAR, step=Reinforcement, hands={"red": COIN_CARDS[:3]}, options=options)
    poor = asked(hold=WAR, step=Reinforcement, hands={"red": COIN_CARDS[:1]}, options=options)
    assert f"Coins for troops, once a turn: {brings}" in "".join(rich.remarks()).replace("\u00a0", " ")
    assert "4 cards, whatever they are worth, buy a red star as a turn of yours begins." in "".join(rich.remarks())
    assert "Coins for troops" not in "".join(poor.remarks())
