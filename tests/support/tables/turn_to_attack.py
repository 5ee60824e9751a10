"""A table of classic Risk in Discord where it is Alice's turn to attack, on a board that is laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.classic.position import field as world
from support.tables.positions import put
from support.tables.tables import Table

SEATS = ("red", "blue", "yellow")
AUSTRALIA: Mapping[str, str] = {
    "red": "eastern_australia western_australia:9 new_guinea",
    "blue": "indonesia siam:3",
}
"""Red lacks one territory of Australia."""


async def turn_to_attack(table: Table, *, coach: bool, language: str = "en", **setup: Any) -> None:
    """Alice, Bob and Carol at a table of classic Risk where it is Alice's turn to attack, as red."""
    people = (table.alice, table.bob, table.carol)
    await table.begun(*people, game="classic", seats=SEATS, setup="dealt", mode="conquest", language=language)
    session = await table.session()
    await table.bot.store.transact(lambda tx: tx.tables.change(session.table.id, coach=coach))
    await put_world(table, **setup)


async def put_world(table: Table, **setup: Any) -> None:
    """Put a position on the table in which it is red's turn to attack."""
    session = await table.session()
    position = world(**({"hold": AUSTRALIA, "rest": "yellow", "turn": "red"} | setup))
    put(table.database, session.table.id, session.table.seq, position.state)
    assert table.bot._runner is not None
    table.bot._runner.drop(session.table.id)
