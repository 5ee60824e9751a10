"""A game of Alice and Bob whose first turn has begun."""

from __future__ import annotations

from support.tables.tables import Table


async def begun(table: Table, **options: str) -> None:
    """Two friends in the middle of the first player's turn."""
    await table.begun(table.alice, table.bob, seats=("green", "red"), setup="dealt", **options)


async def on_turn(table: Table):  # type: ignore[no-untyped-def]
    waited = (await table.session()).list_waiting()[0].person
    return (table.alice, table.bob) if table.alice.id == waited else (table.bob, table.alice)


async def deploy_all(table: Table):  # type: ignore[no-untyped-def]
    """Let the first player place everything on one territory, by button; also return the panel before it."""
    first, second = await on_turn(table)
    await first.press("play", table.last("play"))
    old = first.screen
    await first.press("ans:deploy:")
    return first, second, old
