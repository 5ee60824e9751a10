"""Forms in the middle of an answer: their title says what was chosen, and a refusal loses none of it."""

from __future__ import annotations

from support.tables.tables import Table
from support.tables.two_players import begun, on_turn

from bot.words import words


async def test_a_number_that_does_not_fit_leaves_the_territory_chosen(table: Table) -> None:
    await begun(table)
    first, _ = await on_turn(table)
    session = await table.session()
    one = session.state.land.of(session.state.active)[0]
    await first.press("play", table.last("play"))
    await first.choose("ans:deploy", one)
    await first.look_into_forms()
    title = first.read[-1].splitlines()[0]
    assert title.startswith(f"Place › {words('en').say(f'land-{one}')}")

    await first.fill(f"num:deploy:{one}", number="999")
    assert "999" in first.text
    assert f"**{title}**" in first.text
    await first.fill(f"num:deploy:{one}", number="2")
    assert (await table.session()).state.land.armies(one) == session.state.land.armies(one) + 2
