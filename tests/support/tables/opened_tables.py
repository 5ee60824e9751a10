"""Tables that are opened once in each process and then copied into place: opening one takes two thirds of a short test.

A copy is what the same presses would make: the database, the simulated Discord with its messages and ids, and what
each person has on the screen and has read. It is taken only where nothing else has happened before: a test that has
changed anything, from a language to a function of the bot, opens its table by pressing. In a copy no panel is live, as
after a restart: for a test to which that matters, set `Table.copies` to False.
"""

from __future__ import annotations

import os
import pickle
import sqlite3
from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING
from weakref import WeakSet

import pytest
from simcord.results import ResponseMessage
from support.tables.own_secrets import DRAWN
from support.tables.simkit import LOCALES, choose_easily
from support.tables.small_pictures import StudioOfTests

from bot.store.engines.sqlite import Sqlite
from bot.store.engines.sqlite_connection import SqliteConnection
from bot.ui.install import install
from rules import GAMES

if TYPE_CHECKING:
    from support.tables.tables import Table

RECORDS = (
    "_reserved_ids", "_sequences", "channels", "messages", "dm_channels", "interactions", "interaction_tokens",
)  # fmt: skip
"""What a simulated Discord keeps of what has happened, all plain data; users, servers and commands stay as they are."""
LOGS = ("http_requests", "transcript")
"""What it keeps of every request. The first are those of a bot that starts, with its whole command tree: they stay."""


@dataclass(frozen=True)
class OpenedTable:
    """A table as it was opened: its database, what Discord keeps of it, and for each person the message on the screen
    (channel and message, if any) and all texts read; and how many writes and secrets it took."""

    database: sqlite3.Connection
    writes: int
    secrets: int
    discord: bytes
    screens: dict[str, tuple[int, int] | None]
    read: dict[str, list[str]]


PATCHES: WeakSet[pytest.MonkeyPatch] = WeakSet()
"""Whatever patches anything."""
PYTEST = (pytest.Config, pytest.Item, pytest.FixtureDef)
"""What pytest patches for itself."""
OPENED: dict[Hashable, OpenedTable] = {}
"""The tables that were opened in this process, by what they were opened with."""


def circumstances(table: Table) -> Hashable:
    """What a table depends on beside the presses that open it; None where that cannot be told, or where anything has
    happened at the table."""
    bot, patches = table.bot, _all_patches()
    parts = (bot._games, bot._choose, bot._install, bot.services.emoji.marks)
    usual = table.copies and parts == (GAMES, choose_easily, install, table.marks)
    if patches is None or not usual or happened(table) != table.happened_before:
        return None
    if not isinstance(bot.store.engine, Sqlite):
        return None  # only a file is copied
    settings = bot.settings.model_dump(exclude={"data", "watch_port"})
    return repr(settings), table.env.strict_sync, frozenset(LOCALES.items()), patches, DRAWN.count


def happened(table: Table) -> Hashable:
    """How much has happened at a table so far: what was written, sent and set, and how late it is."""
    discord = table.env.backend
    things = (discord.channels, discord.users, discord.messages, discord.http_requests, discord.transcript)
    return table.bot.store.writes, discord.clock.elapsed, *map(len, things), len(discord.faults), len(table.bots)


def logged(table: Table) -> dict[str, int]:
    """How many requests are in each of the logs so far."""
    return {name: len(getattr(table.env.backend, name)) for name in LOGS}


def watch_patches() -> None:
    """Know of all that tests patch from now on, whether by their fixture or in a context."""
    make = pytest.MonkeyPatch.__init__

    def make_known(patches: pytest.MonkeyPatch) -> None:
        make(patches)
        PATCHES.add(patches)

    pytest.MonkeyPatch.__init__ = make_known  # type: ignore[method-assign]


def _all_patches() -> Hashable:
    """What is patched at the moment, and with what; None where a patch is not the same in every test. What the
    environment says is among the settings."""
    if any(within is not os.environ for patches in PATCHES for within, *_ in patches._setitem):
        return None
    places = [place for patches in PATCHES for place in patches._setattr if not isinstance(place[0], PYTEST)]
    patched = {(repr(target), name): _lasting(getattr(target, name, None)) for target, name, _ in places}
    return frozenset(patched.items()) if all(patched.values()) else None


def _lasting(value: object) -> tuple[Hashable, ...]:
    """A value that is the same in every test, to be compared: a class or function of a module, or one with its first
    arguments, or a plain constant; () if it is none of these."""
    if isinstance(value, partial) and not value.keywords:
        return (*_lasting(value.func), *value.args)
    if isinstance(value, tuple):
        return (value,) if all(map(_lasting, value)) else ()
    if isinstance(value, FunctionType | type):
        return () if "<" in value.__qualname__ else (value,)
    constant = isinstance(value, StudioOfTests | bool | int | float | str) or value is None
    return (value,) if constant else ()


async def keep_opened(table: Table, key: Hashable) -> None:
    """Keep this table, which has just been opened, for the tests that open one like it."""
    discord = table.env.backend
    if len(discord.guilds) > 1 or any(channel.is_thread for channel in discord.channels.values()):
        return
    database = sqlite3.connect(":memory:", check_same_thread=False)
    await _file_of(table).hop(lambda db: db.backup(database))
    records = {name: getattr(discord, name) for name in RECORDS} | {"blobs": discord.cdn._blobs}
    records |= {name: getattr(discord, name)[first:] for name, first in table.logged_before.items()}
    screens = {
        name: person.screen and (person.screen.channel_id, person.screen.id) for name, person in table.people.items()
    }
    read = {name: list(person.read) for name, person in table.people.items()}
    OPENED[key] = OpenedTable(database, table.bot.store.writes, DRAWN.count, pickle.dumps(records), screens, read)


def _file_of(table: Table) -> Sqlite:
    engine = table.bot.store.engine
    assert isinstance(engine, Sqlite)
    return engine


async def lay_opened(table: Table, opened: OpenedTable) -> None:
    """Put a copy of an opened table in the place of this one, at which nothing has happened."""
    store, file, discord = table.bot.store, _file_of(table), table.env.backend

    def copy(db: sqlite3.Connection) -> None:
        lease = db.execute("SELECT * FROM lease").fetchall()
        opened.database.backup(db)
        db.execute("DELETE FROM lease")
        db.executemany(f"INSERT INTO lease VALUES ({', '.join('?' * len(lease[0]))})", lease)
        file.mark(SqliteConnection(db))

    await file.hop(copy)
    store.writes, DRAWN.count = opened.writes, opened.secrets
    records = pickle.loads(opened.discord)
    discord.cdn._blobs |= records.pop("blobs")
    for name in LOGS:
        getattr(discord, name).extend(records.pop(name))
    for channel_id, channel in discord.channels.items():  # handles hold these very objects
        vars(channel).update(vars(records["channels"][channel_id]))
        records["channels"][channel_id] = channel
    for name, record in records.items():
        kept = getattr(discord, name)
        kept.clear()
        kept.update(record)
    for name, person in table.people.items():
        screen = opened.screens[name]
        person._screen = screen and ResponseMessage(table.env, discord.get_message(*screen))
        person.read[:] = opened.read[name]
    with table.env._bot_scope():
        table.bot.scheduler.wake()
    await table.env.settle()
