"""The tables of a server that removed the bot: kept for ever, or deleted so many days later, announced before."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from support.tables.broken_channel import answer
from support.tables.simkit import Person, parts, text_of
from support.tables.stored import stored, table_names
from support.tables.tables import Table
from support.tables.whole_games import free_all_seats

from bot.messages import RecordMessage
from bot.settings import Misconfigured, settings_from
from bot.store.models import REMOVAL, REMOVAL_NOTICE, Timer

pytestmark = pytest.mark.usefixtures("no_pictures")
DAY = 24 * 3600


@pytest.fixture(autouse=True)
def daily_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look once a day, not once an hour, whether a server is back: what is tested here goes on for weeks."""
    monkeypatch.setattr("bot.channels.parking.HOUR", DAY)


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
    with stored(table.database) as db:
        own = [name for name in table_names(db) if "table_id" in db.columns(name)]
        found = {name: db.fetch_one(f"SELECT count(*) FROM {name} WHERE table_id = 1")[0] for name in own}
        found["tables"] = db.fetch_one("SELECT count(*) FROM tables WHERE id = 1")[0]
    return found


async def timers(table: Table) -> list[str]:
    found = await table.bot.store.read(lambda tx: tx.timers.of(1))
    return [timer.kind for timer in found if timer.kind in (REMOVAL, REMOVAL_NOTICE)]


def letters(table: Table, person: Any) -> list[Any]:
    """The messages to a person about the deletion."""
    return [each for each in person.member.user.dm_channel.history() if "removed me" in text_of(each)]


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
            assert "use `/risk table move` in a channel of another server" in text_of(letter)
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
        await days_later(table, 21)
    assert guild is table.env.backend
    assert rows(table)["tables"] == 1
    assert letters(table, table.alice) == []


async def test_as_a_rule_nothing_is_deleted(table: Table) -> None:
    await table.open(table.alice, table.bob, seats=("green", "red"), setup="dealt")
    with table.env.time_context():
        await kick(table)
        assert await timers(table) == []
        await days_later(table, 21)
    assert rows(table)["tables"] == 1
    unsent = await table.bot.store.read(lambda tx: tx.outbox.unsent(1))
    assert not any(isinstance(message.content, RecordMessage) for message in unsent)


async def campaign_of_two_wars(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two wars that their hosts have ended, at a bot that deletes 20 days after its removal."""
    monkeypatch.setenv("RISK_FORGET_SERVERS_AFTER", "20")
    await table.restart()
    await table.open(table.alice, table.bob, table.carol, game="legacy", seats=WARS)
    for war in (1, 2):
        await table.alice.type("risk table end")
        await table.alice.press("end-game")
        await table.quiet()
        if war == 1:
            await table.bob.type("risk campaign next")
            await free_all_seats(table)
            for person, seat in zip((table.alice, table.bob, table.carol), WARS, strict=True):
                await person.press(f"join:{seat}", table.last("join"))
            await table.start(table.bob)


WARS = ("red", "blue", "yellow")


async def left(table: Table) -> tuple[int, int, int]:
    """How many tables, campaigns and members of campaigns there are."""
    with stored(table.database) as db:
        names = ("tables", "campaigns", "campaign_members")
        tables, campaigns, members = (db.fetch_one(f"SELECT count(*) FROM {name}")[0] for name in names)
    return tables, campaigns, members


async def test_a_campaign_that_goes_on_stays(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long nobody moves it, and even if its deletion was announced by an earlier version."""
    await campaign_of_two_wars(table, monkeypatch)
    with table.env.time_context():
        await kick(table)
        assert await timers(table) == []
        due = Timer(1, REMOVAL, 0, table.bot.clock.now() + DAY, pausable=False)
        await table.bot.store.transact(lambda tx: tx.timers.set(due))
        await days_later(table, 40)
        assert letters(table, table.carol) == []
    assert await left(table) == (2, 1, 3)


async def test_a_campaign_that_is_over_goes_with_all_its_wars(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each player gets the record of each war before."""
    await campaign_of_two_wars(table, monkeypatch)
    await table.bot.store.transact(lambda tx: tx.campaigns.end(1, table.bot.clock.now()))
    with table.env.time_context():
        await kick(table)
        await days_later(table, 7)
        assert len(letters(table, table.carol)) == 2
        assert await left(table) == (2, 1, 3)
        await table.bot.store.transact(lambda tx: tx.timers.cancel(2, REMOVAL))
        told: list[int] = []
        table.bot.listeners.append(SimpleNamespace(wake=told.append, close=table.bot.outbox.close))
        await days_later(table, 15)
        table.bot.listeners.pop()
    assert await left(table) == (0, 0, 0)
    assert {1, 2} <= {*told}, "whoever watches one of its wars is told"


async def test_a_campaign_of_which_everybody_is_forgotten_goes(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await campaign_of_two_wars(table, monkeypatch)
    for person in (table.alice, table.bob, table.carol):
        await table.bot.services.personal_data.erase(person.id)
    with table.env.time_context():
        await kick(table)
        await days_later(table, 7)
        await days_later(table, 15)
    assert await left(table) == (0, 0, 0)


async def test_a_campaign_between_two_wars_is_moved_by_its_host(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """And by any of its members, once the bot is not in its server any more."""
    await campaign_of_two_wars(table, monkeypatch)
    elsewhere = table.env.create_guild("Elsewhere")
    there = elsewhere.create_text_channel("risk")
    alice, bob, eve = (
        Person(table.env, elsewhere.add_member(person.member.user), there)
        for person in (table.alice, table.bob, table.eve)
    )
    assert await eve.member.autocomplete(there, "risk table move", "table", "") == []
    (listed,) = await bob.member.autocomplete(there, "risk table move", "table", "")
    assert listed["name"] == "Campaign 1"
    await bob.type("risk table move", table="Campaign 1")
    assert f"Only the host can do that: <@{alice.id}>." in bob.text
    with table.env.time_context():
        await kick(table)
        await days_later(table, 7)
        await bob.type("risk table move", table="Campaign 1")
        assert "The campaign is here now, with all its wars." in bob.text
        await days_later(table, 40)
        assert await left(table) == (2, 1, 3)
        await bob.type("risk campaign next")
        await table.quiet()
    assert "War 1 · Campaign 1" in text_of(there.last_message)


def test_fewer_days_than_the_notice_takes_are_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RISK_FORGET_SERVERS_AFTER", "14")
    with pytest.raises(Misconfigured, match=r"RISK_FORGET_SERVERS_AFTER: .* at least 15 days"):
        settings_from(None)
