"""Typed turns: what the bot itself writes is read, in lines and on buttons; an example is of what was meant."""

from __future__ import annotations

import pytest
from support.godstorm.position import field as ancient
from support.legacy.position import position as war
from support.lotr.position import position as middle_earth
from support.tables.prompts import session_at

from bot.ui.interaction.request import Rejected
from bot.ui.orders.plan_text import PlanText
from bot.words import words
from rules import Player
from rules.godstorm.plans import LeaveHeavenLine
from rules.risk import ALL, DeployLine, FortifyLine, InvadeLine
from rules.risk.plans.plan import PlanLine
from rules.risk.plans.plan_check import plan_flaw

GREEN, RED, BLUE = Player("green"), Player("red"), Player("blue")
GAMES = {
    "lotr": (middle_earth(hold={"green": "brown_lands:9 khand:4 the_shire", "red": "rhun_hills harad"}), GREEN),
    "godstorm": (ancient(hold={"blue": "gaul:6", "green": "liguria"}), BLUE),
    "legacy": (war({"red": "peru:5", "blue": "brazil:2", "yellow": "egypt:2"}), RED),
}


def typed(game: str, language: str) -> PlanText:
    position, seat = GAMES[game]
    return PlanText(session_at(game, position), seat, words(language, game))


HILLS = InvadeLine("brown_lands", "rhun_hills", RED)


@pytest.mark.parametrize(
    ("language", "text", "line"),
    [
        ("en", "attack Rhun Hills from Brown Lands", HILLS),
        ("en", "attacks Rhûn Hills from the Brown Lands", HILLS),
        ("en", "attack from Brown Lands to Rhun Hills", HILLS),
        ("en", "attack Brown Lands > Rhun Hills, until it falls", HILLS),
        ("en", "attack Rhun Hills from Brown Lands, stop at 3", InvadeLine("brown_lands", "rhun_hills", RED, left=3)),
        ("en", "move 3 from Khand to the Shire", FortifyLine("khand", "the_shire", 3)),
        ("en", "moves 3 regiments from Khand to The Shire", FortifyLine("khand", "the_shire", 3)),
        ("en", "move Khand to Brown Lands all", FortifyLine("khand", "brown_lands", ALL)),
        ("en", "places 2 in Khand", DeployLine("khand", 2)),
        ("fr", "attaquer les Collines de Rhûn depuis les Terres Brunes", HILLS),
        ("fr", "attaque Collines de Rhun depuis Terres Brunes, jusqu’à la prise", HILLS),
        ("fr", "déplacer 3 depuis le Khand vers la Comté", FortifyLine("khand", "the_shire", 3)),
        ("fr", "déplacer tout depuis Khand vers Comté", FortifyLine("khand", "the_shire", ALL)),
    ],
)
def test_lines_are_read_as_the_bot_writes_what_happened(language: str, text: str, line: PlanLine) -> None:
    assert typed("lotr", language).read(text) == (line,)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_buttons_are_read(language: str) -> None:
    plan = typed("lotr", language)
    attack = plan.text(InvadeLine("brown_lands", "rhun_hills", RED))
    for button, line in (
        ("button-until-won", HILLS),
        ("button-turn-keep", InvadeLine("brown_lands", "rhun_hills", RED, left=3)),
        ("button-turn-odds", InvadeLine("brown_lands", "rhun_hills", RED, odds=60)),
    ):
        assert plan.read(f"{attack}, {plan.words.say(button)}") == (line,), button
    assert plan.read(f"{plan.words.say('typed-deploy')} Khand {plan.words.say('typed-all')}") == (
        DeployLine("khand", ALL),
    )


@pytest.mark.parametrize(
    ("language", "text"), [("en", "leave heaven all north gate"), ("fr", "quitter le Ciel tout Porte du Nord")]
)
def test_everybody_may_stand_before_the_place(language: str, text: str) -> None:
    assert typed("godstorm", language).read(text) == (LeaveHeavenLine("north-gate", ALL),)


@pytest.mark.parametrize(
    ("game", "written"),
    [
        ("lotr", "move Khand > Brown Lands"),
        ("lotr", "attack Khand"),
        ("lotr", "place Khand"),
        ("lotr", "end Khand"),
        ("godstorm", "buy war"),
        ("godstorm", "leave Heaven North Gate"),
        ("godstorm", "summon Gaul"),
        ("legacy", "take"),
        ("legacy", "buy stars"),
    ],
)
def test_the_example_is_a_line_of_the_kind_that_was_written_and_can_be_read(game: str, written: str) -> None:
    plan = typed(game, "en")
    with pytest.raises(Rejected) as refused:
        plan.read(written)
    example = str(refused.value).rpartition("For example: ")[2]
    assert example.split(" ")[0] == written.split(" ")[0]
    assert len(plan.read(example)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_every_kind_can_be_written(game: str) -> None:
    plan = typed(game, "en")
    for verb in plan.verbs:
        assert plan_flaw(plan.session.rules, plan.read(plan.example(verb))) is None, plan.example(verb)


def test_an_attack_says_how_far_it_goes() -> None:
    plan = typed("lotr", "en")
    assert plan.text(HILLS) == "attack Brown Lands > Rhûn Hills, until it falls"
    assert (
        plan.text(InvadeLine("brown_lands", "rhun_hills", RED, odds=60)) == "attack Brown Lands > Rhûn Hills, odds 60%"
    )


@pytest.mark.parametrize(
    "text",
    ["attack Khand", "attack 3 from Khand to Harad", "move 2 Khand > Harad 3", "move Khand from Harad to Harad 1"],
)
def test_what_is_said_twice_or_not_at_all_is_refused(text: str) -> None:
    with pytest.raises(Rejected):
        typed("lotr", "en").read(text)
