"""A name that goes with another choice: a city founded after a war, by panel and by line, in both languages."""

from __future__ import annotations

from random import Random

import pytest
from support.legacy.campaigns import after_the_war
from support.tables.answer_paths import GameOfAIs, some_answers, tapped, typed

from bot.ui.commands.typed_answer import answers, code, read
from bot.ui.decisions.answer import whole_action
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.custom_id import LONGEST
from bot.ui.interaction.request import Rejected
from rules.kernel.names import LONGEST_NAME
from rules.legacy.campaign.rewards import FoundCity

LANDS = {"red": "iceland alaska brazil eastern_united_states", "blue": "peru india", "green": "japan"}


@pytest.fixture(scope="module")
def won() -> GameOfAIs:
    """The moment in which the winner takes a reward."""
    game = GameOfAIs("legacy", ("red", "blue", "green"), {})
    game.state = after_the_war(game.rules, LANDS).state
    return game


def asked(won: GameOfAIs, language: str) -> Prompt:
    return won.asked(won.state.unanswered[0], language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reward_can_be_chosen_and_typed(won: GameOfAIs, language: str) -> None:
    prompt = asked(won, language)
    for action in some_answers(prompt, Random(1), 10):
        assert typed(prompt, action) == action
        assert tapped(prompt, action) == action


@pytest.mark.parametrize(("language", "where"), [("en", "Iceland"), ("fr", "Islande")])
def test_a_name_of_ones_own_follows_the_place(won: GameOfAIs, language: str, where: str) -> None:
    prompt = asked(won, language)
    line = f"{prompt.verb(FoundCity.kind)} · {where} · Port-aux-Ours"
    assert line in answers(prompt, text=line).values()
    assert whole_action(read(prompt, line)) == FoundCity(prompt.number, prompt.seat, "iceland", "Port-aux-Ours")
    with pytest.raises(Rejected):
        read(prompt, f"{prompt.verb(FoundCity.kind)} · {where} · {where}")
    assert whole_action(read(prompt, f"{prompt.verb(FoundCity.kind)} · {where}")) is None


def test_the_longest_name_fits_a_button(won: GameOfAIs) -> None:
    prompt = asked(won, "en")
    key = prompt.key("sure", FoundCity.kind, "eastern_united_states", "W" * LONGEST_NAME)
    assert str(key).endswith("W" * LONGEST_NAME)
    assert len(str(key)) <= LONGEST


@pytest.mark.parametrize(
    ("language", "line", "wrong"),
    [
        ("en", "found the city Port-aux-Ours in Iceland", "Found the city “Iceland” in Iceland"),
        ("fr", "Fonder la ville « Port-aux-Ours » en Islande", "Fonder la ville « Islande » en Islande"),
    ],
)
def test_a_name_of_ones_own_stands_in_a_listed_line(won: GameOfAIs, language: str, line: str, wrong: str) -> None:
    """The list suggests names; another one may be written in their place, with or without its quotation marks."""
    prompt = asked(won, language)
    action = FoundCity(prompt.number, prompt.seat, "iceland", "Port-aux-Ours")
    assert whole_action(read(prompt, line)) == action
    assert code(prompt, action) in answers(prompt, text=line)
    with pytest.raises(Rejected, match=r"Iceland|Islande"):
        read(prompt, wrong)
    with pytest.raises(Rejected, match=r"name of your own|nom à vous"):
        read(prompt, "Port-aux-Ours")
