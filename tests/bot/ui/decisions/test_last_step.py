"""The button that ends a turn says so, in every game; nothing is asked again that its screen has just shown."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from support.classic.position import field as world
from support.godstorm.position import BLUE
from support.godstorm.position import field as ancient
from support.legacy.position import position as war
from support.lotr.position import position as middle_earth
from support.random_games.game_in_progress import UnderWay
from support.tables.prompts import parts_of, prompt_at

from bot.game.undo import OwnAnswer
from bot.ui.decisions.answer import PartialAnswer
from bot.ui.decisions.attack import last_chance
from bot.ui.decisions.controls import question
from bot.ui.decisions.passing import sure_to_pass
from bot.ui.decisions.prompt import Prompt
from bot.ui.interaction.layout import Layout
from bot.ui.play.panel import add_question
from bot.words.decisions import prompt_text
from bot.words.seats import naming
from rules import Territory
from rules.godstorm.pantheons import HEAVENS
from rules.godstorm.summoning import Summoning
from rules.godstorm.underworld import Embarkation
from rules.risk.combat.invasion import Combat
from rules.risk.turn.fortify import Fortification, Fortify, ToFortify

BOTH = pytest.mark.parametrize(
    ("language", "end", "says"),
    [("en", "End turn", "ends your turn"), ("fr", "Terminer le tour", "fin du tour")],
)
DEAD = {"blue": f"gaul:5 iberia:2 {HEAVENS[BLUE]}:3"}
"""Blue has dead armies in Heaven, who may leave it in the next step."""


def panel_of(prompt: Prompt, partial: PartialAnswer | None = None) -> tuple[str, list[str]]:
    """The panel of a question: its text, and the labels of its buttons."""
    layout = Layout()
    add_question(layout, prompt, partial, OwnAnswer(None, False))
    parts = parts_of(layout)
    text = "\n".join(str(part["content"]) for part in parts if "content" in part)
    return text.replace("\u00a0", " "), [str(part["label"]) for part in parts if "label" in part]


def in_harad(**more: Any) -> UnderWay:
    hold = {"green": "harad:3 near_harad:2 lebennin:1"}
    return middle_earth(hold=hold, captains={"green": "lebennin"}, step=Fortification, **more)


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 regiments", "with 1 regiment", "with 2 regiments"),
        ("fr", "0 régiment", "avec 1 régiment", "avec 2 régiments"),
    ],
)
def test_a_number_agrees_with_its_noun(language: str, none: str, one: str, two: str) -> None:
    """In French zero is singular."""
    prompt = prompt_at("lotr", in_harad(), language)
    said = [prompt.step("move-in", "count", 0), *(prompt.step("fortify", "count", count) for count in (1, 2))]
    assert [text.replace("\u00a0", " ") for text in said] == [none, one, two]


def marching(source: str, target: str, prompt: Prompt) -> PartialAnswer:
    return prompt.partial_answer("fortify", (source, target))


@BOTH
def test_the_last_step_is_ended_by_end_turn_and_by_the_last_march(language: str, end: str, says: str) -> None:
    last: dict[str, tuple[Any, str, str]] = {
        "classic": (world(hold={"red": "alaska:3 alberta:1"}, step=Fortification), "alaska", "alberta"),
        "lotr": (in_harad(), "harad", "near_harad"),
        "legacy": (war(hold={"red": "alaska:3 alberta:1"}, step=Fortification), "alaska", "alberta"),
    }
    for name, (game, source, target) in last.items():
        prompt = prompt_at(name, game, language)
        text, buttons = panel_of(prompt)
        assert end in buttons, name
        assert ("end your turn" if language == "en" else "terminez votre tour") in text, name
        _, counts = panel_of(prompt, marching(source, target, prompt))
        assert [f"1 · {says}", f"2 · {says}"] == counts[:2], name
    many = prompt_at("classic", world(hold={"red": "alaska:9 alberta:1"}, step=Fortification), language)
    _, counts = panel_of(many, marching("alaska", "alberta", many))
    assert f"8 · {says}" in counts, "of many numbers too"


@BOTH
def test_a_step_that_another_follows_is_ended_by_another_button(language: str, end: str, says: str) -> None:
    """In Godstorm the dead leave Heaven after the march."""
    march = prompt_at("godstorm", ancient(hold=DEAD, step=Fortification), language)
    text, buttons = panel_of(march)
    assert ("Go on" if language == "en" else "Continuer") in buttons
    assert ("or go on" if language == "en" else "ou continuez") in text
    _, counts = panel_of(march, marching("gaul", "iberia", march))
    assert counts[0] == "1"
    attacks = panel_of(prompt_at("classic", world(hold={"red": "alaska:3"}, step=Combat), language))
    assert end not in attacks[1]


@BOTH
def test_a_step_which_an_answer_ends_says_so(language: str, end: str, says: str) -> None:
    """Nobody is below yet: whoever leaves Heaven with his last army has nothing left to do in the turn."""
    leaving = prompt_at("godstorm", ancient(hold={"blue": f"gaul:5 {HEAVENS[BLUE]}:1"}, step=Embarkation), language)
    layout = Layout()
    question(layout, leaving.partial_answer("leave-heaven"), leaving)
    labels = [str(part["label"]) for part in parts_of(layout) if "label" in part]
    assert all(label.endswith(says) for label in labels[:3]), labels


def test_a_march_asks_where_a_mission_would_be_lost() -> None:
    """The counts of the march do not show the mission, as the screen with the button that ends the turn does."""
    prompt = prompt_at("lotr", in_harad(adventures={"green": "pelargir"}))
    march = Fortify(prompt.number, prompt.seat, Territory("harad"), Territory("near_harad"), 1)
    asked = last_chance(prompt, march)
    assert asked is not None
    assert "You can still declare a mission. End your turn anyway?" in str(parts_of(asked)[1]["content"])
    assert "Declare the mission Pelargir" in " ".join(panel_of(prompt)[1])
    without = prompt_at("lotr", in_harad())
    assert last_chance(without, replace(march, decision=without.number)) is None


def test_passing_to_the_end_asks_about_what_was_not_on_the_screen() -> None:
    """What the screen itself offers is no surprise, and what can be taken back needs no question."""
    above = prompt_at("godstorm", ancient(hold=DEAD, step=Combat))
    asked = sure_to_pass(above, "end")
    assert asked is not None
    assert "You can still leave Heaven. End your turn anyway?" in str(parts_of(asked)[1]["content"])
    gates = "north-gate:2 southeast-gate:2 southwest-gate:2"
    barred = prompt_at("godstorm", ancient(hold={**DEAD, "green": f"liguria:2 {gates}"}, step=Combat))
    asked = sure_to_pass(barred, "end")
    assert asked is not None
    assert "You can still invade the Underworld. End your turn anyway?" in str(parts_of(asked)[1]["content"])
    buying = prompt_at("godstorm", ancient(hold=DEAD, faith="blue: 9", gods={"blue": "war@gaul"}, step=Summoning))
    assert "buy" in str(parts_of(sure_to_pass(buying, "end") or Layout())[1]["content"])
    assert sure_to_pass(buying, "fight") is None


def test_nobody_reads_a_count_of_nought_that_was_not_chosen() -> None:
    """Of a god who goes without armies his name is said, not their number."""
    game = ancient(hold={"blue": "gaul:4 iberia:2"}, gods={"blue": "war@gaul"}, step=Fortification)
    prompt = prompt_at("godstorm", game)
    _, labels = panel_of(prompt, marching("gaul", "iberia", prompt))
    assert labels[:2] == ["Only Gilgamesh · War · ends your turn", "1"]


@pytest.mark.parametrize(
    ("language", "declare", "end"), [("en", "Declare", "End turn"), ("fr", "Déclarer", "Terminer")]
)
def test_a_mission_that_can_be_declared_comes_before_the_end_of_the_turn(language: str, declare: str, end: str) -> None:
    for cards, blue in (({"green": "pelargir"}, declare), ({}, end)):
        layout = Layout()
        layout.one_main = True
        prompt = prompt_at("lotr", in_harad(adventures=cards), language)
        add_question(layout, prompt, None, OwnAnswer(None, False))
        main = [str(part["label"]) for part in parts_of(layout) if "label" in part and part["style"] == 1]
        assert [label.partition(" ")[0] for label in main] == [blue.partition(" ")[0]]


@pytest.mark.parametrize(
    ("language", "mission", "card"),
    [
        ("en", "You can still declare a mission. Otherwise, end your turn.", "You can still play a card."),
        ("fr", "Vous pouvez encore déclarer une mission. Sinon, terminez votre tour.", "Vous pouvez encore jouer"),
    ],
)
def test_after_the_last_march_a_question_names_what_can_still_be_done(language: str, mission: str, card: str) -> None:
    prompt = prompt_at("lotr", in_harad(), language)
    seen, rules, spoken = prompt.seen, prompt.session.rules, prompt.words
    said = [
        prompt_text(ToFortify(prompt.seat, 0), spoken, naming(spoken), seen, rules, (kind, "finish"), "yes")
        for kind in ("complete-mission", "play-card")
    ]
    assert said[0] == mission
    assert said[1].startswith(card)
