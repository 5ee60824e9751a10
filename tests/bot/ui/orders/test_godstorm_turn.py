"""A turn of Godstorm written ahead by buttons: gods, temples, cards, rounds of godswar, Heaven."""

from __future__ import annotations

import pytest
from godstorm_position import BLUE, GREEN, field
from godstorm_tables import staged
from simkit import LOCALES, Person, labels
from tables import Table

from bot.ui.play.plan_editor import ROUNDS
from bot.words import words
from bot.words.typography import capital
from rules import AHEAD
from rules.godstorm import WAR
from rules.godstorm.plans import BuildLine, BuyLine, LeaveHeavenLine, SummonLine
from rules.risk import ALL, InvadeLine, PlanLine, read_plan


async def writing(table: Table) -> Person:
    """Alice is blue, with War in Gaul; it is ochre's turn, and she writes her next one."""
    hold = {"blue": "gaul:6 iberia:2", "green": "liguria:3"}
    await staged(table, field(hold=hold, gods={"blue": "war@gaul"}, turn="ochre"))
    await table.alice.type("risk seat turn")
    return table.alice


async def written(table: Table) -> tuple[PlanLine, ...]:
    return read_plan((await table.session()).orders[BLUE][AHEAD].wish)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_every_line_of_the_game_has_its_button(table: Table, language: str) -> None:
    LOCALES[table.alice.id] = language
    alice = await writing(table)
    spoken = words(language, "godstorm")
    for kind in ("summon", "build", "buy", "leave-heaven"):
        assert spoken.attribute(f"action-{kind}", "verb") in labels(alice.screen)
    await alice.press("line:summon-line")
    assert capital(spoken.say("leader-sky")) in labels(alice.screen)
    await alice.press("line:summon-line:sky")
    await alice.choose("line:summon-line:sky", "iberia")
    await alice.press("line:build-line")
    await alice.choose("line:build-line", "gaul")
    await alice.press("line:buy-line")
    assert spoken.say("value-deck-war") in labels(alice.screen)
    await alice.press("line:buy-line:war")
    assert "4" in labels(alice.screen)
    assert spoken.say("typed-all") not in labels(alice.screen)
    await alice.press("line:buy-line:war:2")
    await alice.press("line:leave-heaven-line")
    await alice.choose("line:leave-heaven-line", "north-gate")
    await alice.press(f"line:leave-heaven-line:north-gate:{ALL}")
    assert await written(table) == (
        SummonLine("sky", "iberia"),
        BuildLine("gaul"),
        BuyLine("war", 2),
        LeaveHeavenLine("north-gate", ALL),
    )


async def test_an_invasion_stops_after_rounds_of_godswar(table: Table) -> None:
    alice = await writing(table)
    await alice.press("line:invade")
    await alice.choose("line:invade", "gaul")
    await alice.choose("line:invade:gaul", "liguria")
    for count in ROUNDS:
        assert words("en").say("button-turn-rounds", count=count) in labels(alice.screen)
    await alice.press("line:invade:gaul:liguria:0:0:war:2")
    assert await written(table) == (InvadeLine("gaul", "liguria", GREEN, leaders=(WAR,), rounds=2),)
