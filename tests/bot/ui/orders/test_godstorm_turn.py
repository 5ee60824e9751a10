"""A turn of Godstorm written ahead by buttons: gods, temples, cards, rounds of godswar, Heaven."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from support.godstorm.position import BLUE, GREEN, field
from support.godstorm.tables import channel, delays, staged
from support.tables.simkit import LOCALES, Person, keys, labels, parts
from support.tables.tables import Table

from bot.ui.interaction.labels import leader_label
from bot.ui.play.plan_editor import ROUNDS
from bot.words import words
from rules.author import Lines
from rules.godstorm import SKY, WAR
from rules.godstorm.plans import BuildLine, BuyLine, LeaveHeavenLine, SummonLine
from rules.godstorm.summoning import Summoning
from rules.orders import StandingOrder
from rules.risk import ALL, InvadeLine

pytestmark = pytest.mark.usefixtures("no_pictures")


async def writing(table: Table) -> Person:
    """Alice is blue, with War in Gaul; it is ochre's turn, and she writes her next one."""
    hold = {"blue": "gaul:6 iberia:2", "green": "liguria:3"}
    await staged(table, field(hold=hold, gods={"blue": "war@gaul"}, turn="ochre"))
    await table.alice.type("risk seat turn")
    return table.alice


async def written(table: Table) -> Lines:
    return (await table.session()).orders[BLUE].next_turn


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_every_line_of_the_game_has_its_button(table: Table, language: str) -> None:
    LOCALES[table.alice.id] = language
    alice = await writing(table)
    spoken = words(language, "godstorm")
    for kind in ("summon", "build", "buy", "leave-heaven"):
        assert spoken.attribute(f"action-{kind}", "verb") in labels(alice.screen)
    await alice.press("line:summon-line")
    assert leader_label("sky", spoken, BLUE) in labels(alice.screen)
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


def main_buttons(person: Person) -> list[str]:
    return [part["label"] for part in parts(person.screen) if part.get("type") == 2 and part["style"] == 1]


async def test_no_screen_of_a_written_turn_has_two_blue_buttons(table: Table) -> None:
    """From each kind of line to its last question, by the first choice of each; Gaul's god makes two rows of ways."""
    alice, blue = await writing(table), Counter[str]()
    for kind in [key.split(":", 3)[3] for key in keys(alice.screen) if ":line:" in key]:
        await alice.press(kind)
        while any(key.endswith(":turn") for key in keys(alice.screen)):
            assert len(main_buttons(alice)) <= 1, (kind, main_buttons(alice))
            blue[kind] += len(main_buttons(alice))
            lists = [part for part in parts(alice.screen) if part.get("type") == 3]
            if lists:
                await alice.choose(lists[0]["custom_id"].split(":", 3)[3], lists[0]["options"][0]["value"])
            else:
                await alice.press(next(key.split(":", 3)[3] for key in keys(alice.screen) if ":line:" in key))
        assert not main_buttons(alice), kind
    assert {kind for kind, count in blue.items() if count} == {"line:deploy", "line:invade", "line:fortify"}
    assert len(await written(table)) == 8, "every kind was asked to its end"


async def begun(table: Table, **about: Any) -> Person:
    """Blue's second step, with War in Gaul (30), which he may lead into green's Liguria; Alice's turn is blank."""
    given: dict[str, Any] = {
        "hold": {"blue": "gaul:30 iberia:2 kurnugia:4", "green": "liguria:3 roma:2"},
        "gods": {"blue": "war@gaul", "green": "magic@liguria"},
        "faith": {"blue": "20", "green": "9"},
        "step": Summoning,
    }
    await staged(table, field(**{**given, **about}))
    await table.alice.type("risk seat turn")
    return table.alice


async def invade(person: Person, source: str, target: str, how: str) -> None:
    """Write the line of an invasion, how far by the button that ends so."""
    await person.press("line:invade")
    await person.choose("line:invade", source)
    await person.choose(f"line:invade:{source}", target)
    await person.press(f"line:invade:{source}:{target}:{how}")


async def play_it(person: Person) -> None:
    """By the button below the turn that was written."""
    await person.press("plan:play")


async def test_a_whole_turn_written_by_buttons_is_played_with_one_tap(table: Table) -> None:
    """Summoned, built, bought, gods first, one just summoned, then soldiers, out of Heaven and on below, to the end.

    The invasion below is typed, from a space that nobody holds yet.
    """
    alice = await begun(table)
    for line, *chosen in (
        ("summon-line", "sky", "=gaul"), ("build-line", "=gaul"), ("buy-line", "war", "2"),
        ("leave-heaven-line", "=north-gate", f"{ALL}"),
    ):  # fmt: skip
        key = f"line:{line}"
        await alice.press(key)
        for choice in chosen:
            if choice.startswith("="):
                await alice.choose(key, choice[1:])
            else:
                await alice.press(f"{key}:{choice}")
            key += f":{choice.removeprefix('=')}"
    await invade(alice, "gaul", "liguria", "0:0:war+sky")
    written = alice.text[alice.text.index("1. ") :]
    lines = [line.partition(". ")[2] for line in written.splitlines() if line[:1].isdigit()]
    assert lines == [
        "summon sky > Gaul", "build Gaul", "buy war 2", "attack Gaul > Liguria, until it falls, war, sky",
        "leave Heaven North Gate all",
    ]  # fmt: skip
    await alice.fill("lines", lines="\n".join([*lines, "attack North Gate > West Waste, follow 2", "end"]))
    assert "6. attack North Gate > West Waste, until it falls, follow 2" in alice.text
    await play_it(alice)
    await table.quiet()
    told = channel(table)
    for line in (
        "Summoned: Blue's Marduk in Gaul.", "Blue builds a temple in Gaul.", "Blue buys 2 War cards.",
        "**Brigid is banished.**", "**Blue takes it**", " at the North Gate.",
        "Blue enters the West Waste without a battle, from the North Gate with 3 armies.",
    ):  # fmt: skip
        assert line in told, line
    session = await table.session()
    assert session.state.active == GREEN
    assert session.orders[BLUE].next_turn == ()


async def test_after_the_rounds_ordered_one_tap_goes_on(table: Table) -> None:
    alice = await begun(table, gods={"blue": "war@gaul", "green": "magic@liguria sky@liguria"})
    await invade(alice, "gaul", "liguria", "0:0:war:1")
    await play_it(alice)
    assert "**Your attack has stopped.** Your limit for Liguria is reached: one round is fought." in alice.text
    await alice.press("plan:on")
    assert "**Blue takes it**" in alice.text


@pytest.mark.parametrize(
    ("about", "told"),
    [
        ({"hold": {"blue": "gaul:3 iberia:2", "green": "liguria:40"}}, "You have lost Gilgamesh in Gaul."),
        ({"miracles": {"green": "idol_is_false"}}, "Green played Your Idol Is False."),
        ({"miracles": {"green": "fog_lifts"}}, "Green played The Fog Lifts."),
    ],
    ids=["godswar lost", "a leader banished", "a Sky card"],
)
async def test_what_the_turn_did_not_foresee_halts_it(table: Table, about: dict[str, Any], told: str) -> None:
    """Nothing of the rest is played, and one tap drops it."""
    gods = {"blue": "war@gaul magic@gaul", "green": "magic@liguria sky@liguria"}
    alice = await begun(table, **{"gods": gods, **about})
    [card] = about.get("miracles", {"": ""}).values()
    if card:
        number = (await table.session()).table.id
        await table.bot.services.games.set_order(number, table.bob.id, "sky", StandingOrder(card))
    await alice.fill("lines", lines="attack Gaul > Liguria, war\nend")
    await play_it(alice)
    await delays(table)
    await alice.press("play", table.last("play"))
    assert f"**Your written turn has stopped.** {told}" in alice.text
    assert (await table.session()).state.active == BLUE
    await alice.press("plan:drop")
    assert "has stopped" not in alice.text


async def test_a_god_whom_the_same_turn_summons_goes_along(table: Table) -> None:
    """Who stands there by then is offered for the invasion: War, and Sky whom an earlier line brings."""
    alice = await writing(table)
    await alice.press("line:summon-line")
    await alice.press("line:summon-line:sky")
    await alice.choose("line:summon-line:sky", "gaul")
    await alice.press("line:invade")
    await alice.choose("line:invade", "gaul")
    await alice.choose("line:invade:gaul", "liguria")
    await alice.press("line:invade:gaul:liguria:0:0:war+sky")
    assert await written(table) == (
        SummonLine("sky", "gaul"),
        InvadeLine("gaul", "liguria", GREEN, leaders=(WAR, SKY)),
    )
