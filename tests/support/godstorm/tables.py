"""A running table of Godstorm in a simulated Discord, with a position put on it."""

from __future__ import annotations

from typing import Any

from support.godstorm.position import BLUE, GREEN, OCHRE, Field
from support.tables.positions import put
from support.tables.simkit import text_of
from support.tables.tables import Table

from bot.game.window_delays import DELAY


async def staged(table: Table, game: Field, **options: Any) -> None:
    """Alice is blue, Bob green, Carol ochre, in this position."""
    await table.open(
        table.alice, table.bob, table.carol, game="godstorm", seats=(BLUE, GREEN, OCHRE), setup="quick", **options
    )
    await put_on(table, game)


async def put_on(table: Table, game: Field) -> None:
    """Let the table's game stand so from now on."""
    session = await table.session()
    put(table.database, session.table.id, session.table.seq, game.state)
    table.bot.services.games._runner.drop(session.table.id)


async def delays(table: Table) -> None:
    """Let held answers take effect."""
    session = await table.session()
    timers = await table.bot.store.read(lambda tx: tx.timers.of(session.table.id, DELAY))
    for timer in timers:
        await table.bot.services.plans.release_window(timer)
    await table.quiet()


def channel(table: Table) -> str:
    """All text in the channel."""
    return "\n".join(text_of(message) for message in table.channel.history())
