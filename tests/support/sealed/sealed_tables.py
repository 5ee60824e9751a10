"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Tables of campaigns in which packs are open.

await with_open_packs(table, "pack_1", "pocket_1")  # between two wars
await change(table, lambda state: ...)  # in the middle of one
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from positions import put
from tables import Table

from bot.store.models import SealedTexts
from rules import State
from rules.legacy.campaign import OpenedPack
from rules.legacy.chain import read_campaign, write_campaign
from rules.legacy.seals import DRAWN


async def secrets_of(table: Table) -> SealedTexts:
    """What the first campaign of the table's bot keeps secret."""
    sealed = await table.bot.store.read(lambda tx: tx.campaigns.seals(1))
    assert sealed is not None
    return sealed


async def with_open_packs(table: Table, *labels: str, **lasting: Any) -> None:
    """Between two wars: the campaign has opened these packs, by its first member in its first war, and keeps besides
    what `lasting` says."""
    sealed = await secrets_of(table)
    (found,) = await table.bot.services.campaigns.of_guild(table.guild.id)
    kept = read_campaign(found.stored.kept)
    drawn = {label: int(sealed.drawn.get(label + DRAWN, 0)) for label in labels}
    packs = {label: OpenedPack(1, kept.members[0], sealed.texts[label], drawn[label]) for label in labels}
    changed = write_campaign(replace(kept, **{"packs": packs, **lasting}))
    await table.bot.store.transact(lambda tx: tx.campaigns.keep(1, changed))


async def change(table: Table, how: Callable[[State], None]) -> None:
    """Let the table's game stand otherwise from now on."""
    session = await table.session()
    state = session.state.fork()
    how(state)
    put(table.data / "risk.sqlite3", session.table.id, session.table.seq, state)
    table.bot.services.games._runner.drop(session.table.id)
