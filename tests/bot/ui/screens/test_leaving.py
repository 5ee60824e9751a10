"""What is confirmed first: a moderator who makes somebody a table's host takes it from another."""

from __future__ import annotations

import pytest
from support.tables.simkit import keys
from support.tables.tables import Table

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("no_pictures")]


async def host(table: Table) -> int:
    found: int = (await table.session()).table.host
    return found


async def test_a_moderator_is_asked_before_taking_a_table_from_its_host(table: Table) -> None:
    await table.open(table.alice, table.bob)
    moderator = table.add_moderator()
    await moderator.type("risk table host", person=table.bob.member)
    asked = f"<@{table.bob.id}> becomes the host of this table, in place of <@{table.alice.id}>. Are you sure?"
    assert asked in moderator.text
    assert await host(table) == table.alice.id
    await moderator.press("status")
    assert await host(table) == table.alice.id, "the other button leaves everything as it is"

    await moderator.type("risk table host", person=table.bob.member)
    await moderator.press("make-host")
    assert f"<@{table.bob.id}> is the host from now on." in moderator.text
    assert await host(table) == table.bob.id

    await table.bob.type("risk table host", person=table.alice.member)
    assert not any("make-host" in key for key in keys(table.bob.screen)), "a host who hands over takes nothing"
    assert await host(table) == table.alice.id
