"""Tables that lose their channel: a game in progress, and failures for its bot."""

from __future__ import annotations

from typing import Any

import discord
import pytest_asyncio
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.tables.simkit import Person, text_of
from support.tables.tables import Table

from bot.game.seats import THERE_FOR
from bot.store.models import Table as Row

HOUR = 3600


@pytest_asyncio.fixture
async def begun(table: Table) -> Table:
    """A game of alice, who hosts it, and bob; alice is to play."""
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    return table


async def row(table: Table) -> Row:
    found = await table.bot.store.read(lambda tx: tx.tables.get(1))
    assert found is not None
    return found


def told(table: Table, person: Person) -> list[str]:
    """The bot's direct messages to a person."""
    return [text_of(message) for message in person.member.user.dm_channel.history()]


def forbid(table: Table, *names: str) -> None:
    """Remove the bot's permissions in the channel, or (none named) restore them."""
    denied = discord.Permissions(**dict.fromkeys(names, True)).value
    me = table.env.backend.bot_user.id
    table.env.backend.set_overwrite(table.channel.id, Overwrite(me, OverwriteType.MEMBER, 0, denied))


def first(listed: Any) -> Any:
    return listed[0]["value"] if isinstance(listed[0], dict) else listed[0].value


async def answer(table: Table) -> None:
    """Give the first answer on the waiting player's list."""
    (asked, *_) = [waiting.person for waiting in (await table.session()).list_waiting() if waiting.person]
    person = next(person for person in table.people.values() if person.id == asked)
    listed = await person.member.autocomplete(table.channel, "risk do", "answer", "")
    await person.type("risk do", answer=first(listed))
    await table.quiet()


async def end(table: Table) -> None:
    """The host ends the game, once nobody who has just answered is asked first."""
    await table.env.advance_time(THERE_FOR + 1)
    await table.alice.type("risk table end")
    await table.alice.press("end-game")
    await table.quiet()


def shown(table: Table) -> str:
    """All text in the channel."""
    return "\n".join(text_of(message) for message in table.channel.history())
