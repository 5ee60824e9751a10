"""Steps of a turn that are passed with one tap, in a game that counts them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.tables.simkit import Person, keys, labels
from support.tables.tables import Table
from support.tables.two_players import begun, deploy_all

from bot.words.games import Wording, register, unregister
from bot.words.games.lotr.questions import AdventureQuestions
from bot.words.topics.questions import StepWords
from rules import Decision
from rules.lotr import captains

STEPS = {"to-reinforce": 1, "to-fight": 2, "to-fortify": 3}


class ThreeSteps(StepWords):
    """The three steps of a turn, counted."""

    steps = 3

    def step(self, decision: Decision) -> int:
        return STEPS.get(decision.kind, 0)


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The steps of a turn are counted, and there is nothing to forget in them."""
    monkeypatch.setattr(AdventureQuestions, "forfeited", ())
    steps = Wording("three steps", by_module={captains: (ThreeSteps(),)})
    register(steps)
    yield
    unregister(steps)


async def fighting(table: Table) -> Person:
    await begun(table)
    person, _, _ = await deploy_all(table)
    return person


async def test_the_panel_names_the_step(table: Table) -> None:
    person = await fighting(table)
    assert "Step 2 of 3" in person.text


async def test_one_tap_ends_the_turn(table: Table) -> None:
    person = await fighting(table)
    turn = (await table.session()).state.active
    assert "End turn" in labels(person.screen)
    await person.press("pass:end")
    await table.quiet()
    assert (await table.session()).state.active != turn
    steps = await table.bot.services.games.steps((await table.session()).table.id)
    ended = [step.action for step in steps if step.action and step.action.kind == "finish"]
    assert [action.player for action in ended] == [turn] * 2


async def test_what_can_still_be_done_is_asked_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AdventureQuestions, "forfeited", ("attack", "fortify"))
    person = await fighting(table)
    turn = (await table.session()).state.active
    await person.press("pass:end")
    assert "You can still fortify. End your turn anyway?" in person.text  # Attacks stood on the screen before.
    assert (await table.session()).state.active == turn
    await person.press("pass:end:sure")
    assert (await table.session()).state.active != turn


async def test_where_there_is_one_step_left_nothing_is_passed(table: Table) -> None:
    person = await fighting(table)
    await person.press("done")
    assert "Step 3 of 3" in person.text
    assert not [key for key in keys(person.screen) if ":pass:" in key]


async def test_a_press_that_comes_late_ends_nothing(table: Table) -> None:
    person = await fighting(table)
    late = next(key for key in keys(person.screen) if key.endswith(":pass:end"))
    await person.press("done")
    seq = (await table.session()).table.seq
    await person.forge("done", late)
    assert (await table.session()).table.seq == seq
