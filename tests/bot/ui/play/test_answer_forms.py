"""Forms in the middle of an answer: their title says what was chosen, and a refusal loses none of it."""

from __future__ import annotations

import pytest
from support.lotr.position import position
from support.tables.positions import put
from support.tables.simkit import Person, found, labels
from support.tables.tables import Table
from support.tables.two_players import begun, on_turn

from bot.ui.play import answer_forms
from bot.words import words
from rules import Territory
from rules.risk.turn.reinforce import Reinforcement


async def written_in_form(person: Person, verb: str) -> list[str]:
    """What stands in the boxes of the form that a button opens."""
    opened = await person.member.click(person.screen, custom_id=found(person.screen, verb))
    return [box["component"].get("value", "") for box in opened.modal["components"]]


async def test_write_again_keeps_the_text_and_leads_back(table: Table) -> None:
    await begun(table)
    first, second = await on_turn(table)
    await second.press("play", table.last("play"))
    await second.press("turn")
    written = "Atlantis 3, and from there wherever the wind blows"
    await second.fill("lines", lines=written)
    assert "Atlantis" in second.text
    assert labels(second.screen) == ["Write again", "Back"]
    await table.quiet()
    assert await written_in_form(second, "lines") == [written]
    assert await written_in_form(second, "lines") == [written], "as often as it is opened"
    await second.press("play")
    assert "Write again" not in labels(second.screen)
    assert first.id != second.id


async def placing(table: Table) -> tuple[Person, Territory]:
    """Alice, who has more regiments to place than have a button each; the form for how many open, and the territory
    that was chosen."""
    await begun(table)
    session = await table.session()
    wide = position(hold={"green": "khand", "red": "near_harad"}, rest="green", turn="green", step=Reinforcement)
    put(table.database, session.table.id, session.table.seq, wide.state)
    table.bot.services.games._runner.drop(session.table.id)
    await table.alice.press("play", table.last("play"))
    await table.alice.choose("ask:@", "haradwaith")
    await table.alice.choose("ans:deploy", "khand")
    await table.alice.look_into_forms()
    return table.alice, Territory("khand")


async def test_a_number_that_does_not_fit_leaves_the_territory_chosen(table: Table) -> None:
    first, one = await placing(table)
    title = first.read[-1].splitlines()[0]
    assert title.startswith(f"Place: {words('en').say(f'land-{one}')}")

    assert await written_in_form(first, "num") == [""], "what is typed is the number"
    armies = (await table.session()).state.land.armies(one)
    await first.fill(f"num:deploy:{one}", number="999")
    assert "999" in first.text
    assert f"**{title}.**" in first.text
    assert await written_in_form(first, "num") == ["999"], "the form still says what was refused"
    await first.fill(f"num:deploy:{one}", number="2")
    assert (await table.session()).state.land.armies(one) == armies + 2


async def test_what_a_title_has_no_room_for_stands_below_it_whole(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answer_forms, "TITLE", 8)
    first, one = await placing(table)
    title, *below = first.read[-1].splitlines()
    assert title == "Place"
    assert any(line.startswith(f"Place: {words('en').say(f'land-{one}')}") for line in below)
