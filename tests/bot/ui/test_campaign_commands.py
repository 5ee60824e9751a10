"""A campaign in a channel: its wars one after another, by button and by command."""

from __future__ import annotations

import pytest
from simkit import labels, said
from tables import Table

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]
SEATS = ("red", "blue", "yellow")


async def called_off(table: Table) -> None:
    """The first war of a campaign of Alice, Bob and Carol, which its host has ended."""
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=SEATS)
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()


async def test_the_last_card_opens_the_lobby_of_the_next_war(table: Table) -> None:
    await called_off(table)
    post = table.last("rematch")
    assert "Next war" in labels(post)
    assert "Rematch" not in labels(post)
    await table.eve.press("rematch", post)
    assert "Only players of this campaign" in table.eve.text
    await table.bob.press("rematch", post)
    assert "The lobby of war 1 is open" in table.bob.text
    await table.quiet()
    card = table.last("start")
    assert "War 1 · Campaign 1" in said(card)
    assert f"<@{table.alice.id}>" not in said(card)
    await table.alice.press("rematch", post)
    assert f"played in <#{table.channel.id}>" in table.alice.text
    for person, seat in zip((table.eve, table.bob, table.alice), SEATS, strict=True):
        await person.press(f"join:{seat}", table.last("join"))
    await table.start(table.eve)
    session = await table.session()
    assert (session.table.state, session.table.war, session.seats["red"].person) == ("running", 1, table.eve.id)
