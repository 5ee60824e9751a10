"""The tables of a server that removed the bot: kept for ever, or deleted so many days later, announced before."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from broken_channel import answer
from simkit import parts, said
from tables import Table

from bot.settings import Misconfigured, settings_from
from bot.store.models import RECORD, REMOVAL, REMOVAL_NOTICE

pytestmark = pytest.mark.usefixtures("no_pictures")
DAY = 24 * 3600


@pytest.fixture
async def begun(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game of alice and bob, at a bot that deletes 20 days after its removal."""
    monkeypatch.setenv("RISK_FORGET_SERVERS_AFTER", "20")
    await table.restart()
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    await answer(table)
    return table


async def kick(table: Table) -> None:
    """The server removes the bot."""
    table.env.backend.emit("GUILD_DELETE", {"id": str(table.guild.id)})
    await table.quiet()


async def days_later(table: Table, days: int) -> None:
    await table.env.advance_time(days * DAY)
    await table.bot.scheduler.fire_due()
    await table.quiet()


def rows(table: Table) -> dict[str, int]:
    """How many rows of the table of players stand in each table of the database."""
    with sqlite3.connect(table.bot.settings.database) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        own = [name for name in names if any(c[1] == "table_id" for c in db.execute(f"PRAGMA table_info({name})"))]
        found = {name: db.execute(f"SELECT count(*) FROM {name} WHERE table_id = 1").fetchone()[0] for name in own}
        found["tables"] = db.execute("SELECT count(*) FROM tables WHERE id = 1").fetchone()[0]
    db.close()
    return found


async def timers(table: Table) -> list[str]:
    found = await table.bot.store.read(lambda tx: tx.timers.of(1))
    return [timer.kind for timer in found if timer.kind in (REMOVAL, REMOVAL_NOTICE)]


def letters(table: Table, person: Any) -> list[Any]:
    """The messages to a person about the deletion."""
    return [each for each in person.member.user.dm_channel.history() if "removed me" in said(each)]


async def test_players_get_the_record_and_a_fortnight_then_nothing_is_left(begun: Table) -> None:
    table = begun
    with table.env.time_context():
        await kick(table)
        assert await timers(table) == [REMOVAL_NOTICE]
        await days_later(table, 5)
        assert letters(table, table.alice) == []
        await days_later(table, 2)
        for person in (table.alice, table.bob):
            (letter,) = letters(table, person)
            assert "use `/risk table move` in a channel of another server" in said(letter)
            assert any(part.get("type") == 13 for part in parts(letter))
        assert letters(table, table.eve) == []
        await days_later(table, 12)
        assert rows(table)["tables"] == 1
        await days_later(table, 2)
    assert {name for name, count in rows(table).items() if count} == set()


async def test_a_table_that_moved_elsewhere_stays(begun: Table) -> None:
    table = begun
    with table.env.time_context():
        await kick(table)
        await days_later(table, 7)
        other = table.env.create_guild("Elsewhere")
        moved = other.create_text_channel("risk")
        await table.bot.services.parking.move(1, table.alice.id, other.id, moved.id)
        await table.quiet()
        assert await timers(table) == []
        await days_later(table, 40)
    assert rows(table)["tables"] == 1


async def test_where_the_bot_comes_back_everything_stays(begun: Table) -> None:
    table = begun
    with table.env.time_context():
        await kick(table)
        assert await timers(table) == [REMOVAL_NOTICE]
        guild = table.env.backend
        await table.restart()
        assert table.bot.get_guild(table.guild.id) is not None
        await days_later(table, 40)
    assert guild is table.env.backend
    assert rows(table)["tables"] == 1
    assert letters(table, table.alice) == []


async def test_as_a_rule_nothing_is_deleted(table: Table) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    with table.env.time_context():
        await kick(table)
        assert await timers(table) == []
        await days_later(table, 40)
    assert rows(table)["tables"] == 1
    unsent = await table.bot.store.read(lambda tx: tx.outbox.unsent(1))
    assert not any(message.kind == RECORD for message in unsent)


def test_fewer_days_than_the_notice_takes_are_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RISK_FORGET_SERVERS_AFTER", "14")
    with pytest.raises(Misconfigured, match=r"RISK_FORGET_SERVERS_AFTER: .* at least 15 days"):
        settings_from(None)
