"""What the repositories write is the same on both engines, whatever each would make of it by itself."""

from __future__ import annotations

import ast
import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from support.tables.engines import ENGINES, database_at
from support.tables.stored import rows, stored, write

from bot.messages import DirectNote, Note
from bot.store import Clashed, Store, Transaction
from bot.store.copying import TABLES, copy_database, copy_rows, delete_rows
from bot.store.engines import NotStorable, sqlite_files
from bot.store.engines.address import Address
from bot.store.engines.sqlite import opened
from bot.store.models import CampaignMember, Handover, NewTable, Seat, SeatOffer, Timer, Vote

pytestmark = pytest.mark.parametrize("engine", ENGINES, indirect=True)
STORE = Path(__file__).parents[3] / "bot" / "store"
ALICE, BOB = 2**63 - 1, 1_573_972_126_459_756_544
"""Ids of people: the largest that can be stored, and one of Discord's."""


@pytest.fixture
def database(tmp_path: Path) -> Address:
    return database_at(tmp_path / "risk.sqlite3")


@pytest_asyncio.fixture
async def store(database: Address) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


def lobby(tx: Transaction, channel: int = 5, guild: int | None = 1) -> int:
    return tx.tables.open(NewTable(guild, channel, ALICE, "lotr", {}, "en"), b"\0secret", 0).id


async def test_numbers_of_eight_bytes_are_kept_and_larger_ones_refused(store: Store) -> None:
    table = await store.transact(lobby)
    found = await store.read(lambda tx: tx.tables.get(table))
    assert found is not None
    assert (found.host, found.secret) == (ALICE, b"\0secret")
    for person in (2**63, -(2**63) - 1):
        with pytest.raises(NotStorable):
            await store.transact(lambda tx, who=person: tx.people.set_language(who, "fr"))  # type: ignore[misc]


FACT = "SELECT value FROM facts WHERE name = ?"


async def test_a_text_with_a_nul_is_refused(store: Store) -> None:
    for name in ("\0", "Ring\0bearer"):
        with pytest.raises(NotStorable):
            await store.transact(lambda tx, text=name: tx.people.set_fact("name", text))  # type: ignore[misc]
        for ask in ("execute", "fetch_one", "fetch_named", "change"):
            with pytest.raises(NotStorable):
                await store.engine.read(lambda db, ask=ask, text=name: getattr(db, ask)(FACT, (text,)))  # type: ignore[misc]
    await store.transact(lambda tx: tx.people.set_fact("name", "Ring'bearer ? $1 %s"))
    assert await store.read(lambda tx: tx.people.fact("name")) == "Ring'bearer ? $1 %s"


async def test_yes_and_no_are_kept(store: Store) -> None:
    def play(tx: Transaction) -> tuple[object, ...]:
        table = lobby(tx)
        tx.tables.save_seat(table, Seat("green", ALICE))
        tx.tables.save_seat(table, Seat("black", ai=True, conceded=True, opens=True))
        tx.tables.change(table, coach=True)
        tx.people.set_next_up(ALICE, True)
        tx.timers.set(Timer(table, "due", 1, 50, pausable=False))
        tx.timers.set(Timer(table, "due", 2, 40))
        found, seats = tx.tables.get(table), tx.tables.seats(table)
        assert found is not None
        return (
            found.coach,
            [(seat.ai, seat.conceded, seat.opens) for seat in seats.values()],
            tx.people.get(ALICE).next_up,
            [timer.subject for timer in tx.timers.pausable()],
            [timer.subject for timer in tx.timers.list_fixed()],
            [timer.subject for timer in tx.timers.due(100)],
        )

    expected = (True, [(True, True, True), (False, False, False)], True, [2], [1], [2, 1])
    assert await store.transact(play) == expected


async def test_rows_come_in_order_whichever_was_changed_last(store: Store) -> None:
    def play(tx: Transaction) -> None:
        for channel in range(1, 7):
            table = lobby(tx, channel)
            tx.tables.change(table, state="running", started=1)
            for colour in ("é", "a", "B", "-"):
                tx.tables.save_seat(table, Seat(colour))
                tx.handovers.offer(table, SeatOffer(colour, None, None, 1))
            tx.handovers.add(table, Handover(1, "a", "ai"))

    def change(tx: Transaction) -> None:
        tx.tables.change(2, turn=5)
        tx.tables.save_seat(1, Seat("-", ALICE))
        tx.handovers.offer(1, SeatOffer("B", BOB, None, 2))

    await store.transact(play)
    await store.transact(change)
    seats, offers, running = await store.read(
        lambda tx: ([*tx.tables.seats(1)], [*tx.handovers.list_offers(1)], tx.tables.list_running())
    )
    assert seats == offers == ["-", "B", "a", "é"]
    assert running == (1, 2, 3, 4, 5, 6)


async def test_what_is_written_again_takes_the_place_of_what_was(store: Store) -> None:
    def play(tx: Transaction) -> tuple[object, ...]:
        table = lobby(tx)
        for at, language in enumerate(("fr", "en")):
            tx.timers.set(Timer(table, "due", 1, 50 + at))
            tx.people.set_language(ALICE, language)
            tx.last_seen.note(table, ALICE, at)
            tx.panel_replies.keep(table, ALICE, language, 100)
            tx.tables.save_contribution(table, ALICE, language)
        vote = tx.votes.open(Vote(0, table, "draw"))
        tx.votes.cast(vote.id, ALICE, "yes")
        tx.votes.cast(vote.id, ALICE, "no")
        return (
            [timer.due_at for timer in tx.timers.of(table)],
            tx.people.get(ALICE).language,
            tx.last_seen.step(table, ALICE),
            tx.panel_replies.take(table, ALICE, 1),
            tx.tables.contribution(table, ALICE),
            tx.votes.ballots(vote.id),
            (tx.tables.put_aside(table, 1), tx.tables.put_aside(table, 2), tx.tables.clear_put_aside(table)),
        )

    assert await store.transact(play) == ([51], "en", 1, "en", "en", {ALICE: "no"}, (True, False, 1))


async def test_a_campaign_without_a_server_is_one_of_none(store: Store) -> None:
    def play(tx: Transaction) -> list[tuple[int | None, int]]:
        for channel, guild in enumerate((None, 1, None), 1):
            table = tx.tables.get(lobby(tx, channel, guild))
            assert table is not None
            begun = tx.campaigns.begin(table, "{}")
            tx.tables.change(table.id, campaign=begun.id, started=1, state="ended")
            tx.campaigns.add_member(begun.id, CampaignMember("1", ALICE, played=False))
            tx.campaigns.tell(begun.id, "1", False)
            assert tx.campaigns.members(begun.id) == {}
        tx.campaigns.move(2, None)
        tx.campaigns.move(1, None)
        return [(one.guild, one.number) for one in tx.campaigns.of_guild(None)]

    assert await store.transact(play) == [(None, 2), (None, 3), (None, 1)]


async def test_a_unique_key_that_is_taken_clashes_and_nothing_else_is_written(store: Store) -> None:
    await store.transact(lobby)

    def again(tx: Transaction) -> None:
        tx.people.set_fact("before", "the clash")
        lobby(tx)

    with pytest.raises(Clashed):
        await store.transact(again)
    assert await store.read(lambda tx: tx.people.fact("before")) == ""
    await store.transact(lambda tx: lobby(tx, channel=6))


async def test_a_broken_transaction_leaves_nothing(store: Store) -> None:
    def breaks(tx: Transaction) -> None:
        tx.people.set_language(1, "fr")
        raise KeyError("broken")

    with pytest.raises(KeyError):
        await store.transact(breaks)
    assert (await store.read(lambda tx: tx.people.get(1))).language == ""


async def test_a_database_keeps_its_name_and_numbers_its_rows_on(store: Store, database: Address) -> None:
    nonce = await store.read(lambda tx: tx.outbox.nonce(1, 0))
    await store.transact(lobby)
    await store.close()
    again = await Store.open(database)
    assert await again.read(lambda tx: tx.outbox.nonce(1, 0)) == nonce
    assert await again.transact(lambda tx: lobby(tx, channel=6)) == 2
    await again.close()


async def test_statistics_are_plain_numbers(store: Store) -> None:
    def play(tx: Transaction) -> None:
        table = lobby(tx)
        tx.tables.change(table, seq=41)
        tx.outbox.add(table, Note("vacation"), 7)

    await store.transact(play)
    found = await store.read(lambda tx: tx.statistics())
    assert (found.tables, found.steps, found.outbox, found.oldest_unsent) == ({"lobby": 1}, 42, {"waiting": 1}, 7)
    assert type(found.steps) is int
    assert found.size > 10_000


async def test_who_is_forgotten_is_told_nothing_any_more(store: Store) -> None:
    def play(tx: Transaction) -> int:
        table = lobby(tx)
        tx.tables.save_seat(table, Seat("green", BOB))
        tx.outbox.add(table, DirectNote("moved", values={"by": f"<@{BOB}>"}, person=ALICE), 0)
        tx.votes.open(Vote(0, table, "host", by=BOB, asked=(BOB, ALICE), about=str(BOB)))
        tx.handovers.add(table, Handover(1, "green", "person", ALICE, BOB, BOB))
        return table

    table = await store.transact(play)
    told = await store.read(lambda tx: tx.data_of_person(BOB))
    assert [row["table_id"] for row in told["votes_that_ask_you_first"]] == [table]
    assert [row["motion"] for row in told["votes_about_you"]] == ["host"]
    (moved,) = told["seats_that_changed_hands"]
    assert (moved["you_left"], moved["you_came"], moved["you_decided"]) == (0, 1, 1)
    assert all(type(value) is not bool for row in told["seats"] for value in row.values())
    await store.transact(lambda tx: tx.erase_person(BOB))
    after = await store.read(lambda tx: tx.data_of_person(BOB))
    assert [name for name, found in after.items() if found and name != "you"] == []


async def test_a_copy_holds_every_row_and_goes_on_with_its_numbers(
    store: Store, database: Address, tmp_path: Path
) -> None:
    """From a database into a file, and from the file into a database that had other rows."""

    def play(tx: Transaction) -> None:
        table = lobby(tx)
        tx.tables.save_seat(table, Seat("green", ALICE, ai=True))
        tx.outbox.add(table, Note("vacation"), 7)
        tx.outbox.add(table, Note("paused"), 8)
        tx.outbox.drop_note(table, "paused")
        found = tx.tables.get(table)
        assert found is not None
        tx.campaigns.begin(found, "{}")

    await store.transact(play)
    names = [f"SELECT * FROM {name} ORDER BY {key}" for name, key in TABLES.items()]
    before = [rows(database, query) for query in names]
    await asyncio.to_thread(copy_database, database, tmp_path / "copy.sqlite3")
    assert [rows(tmp_path / "copy.sqlite3", query) for query in names] == before
    for statement in ("DELETE FROM outbox", "DELETE FROM campaigns", "UPDATE tables SET turn = 9"):
        write(database, statement)
    with opened(tmp_path / "copy.sqlite3") as source, stored(database) as target:
        delete_rows(target)
        assert copy_rows(source, target) == sum(map(len, before))
    assert [rows(database, query) for query in names] == before
    await store.transact(lambda tx: tx.outbox.add(1, Note("resumed"), 9))
    assert rows(database, "SELECT id FROM outbox ORDER BY id") == [(1,), (3,)]
    assert await store.transact(lambda tx: lobby(tx, channel=6)) == 2


def test_a_copy_has_every_table(database: Address) -> None:
    with sqlite_files.open_in_memory() as db:
        sqlite_files.migrate_file(db)
        own = {"identity", "sqlite_sequence"}
        assert {*sqlite_files.tables_of(db)} - own == {*TABLES}


FOREIGN = {
    "an upsert of one engine": r"INSERT OR |ON DUPLICATE",
    "JSON in SQL": r"json_|->>",
    "a null-safe comparison of one engine": r"\bIS (NOT )?(\?|excluded|[a-z_]+\b(?<!NULL))",
    "a parameter without a type": r"\?\d* IS NULL|IS NULL \?",
    "a row's number of one engine": r"\browid\b|\bctid\b|lastrowid",
    "yes and no as numbers": r"\b(told|played|ai|conceded|opens|pausable|coach|next_up|plain_told) (=|!=) [01]\b",
    "the larger of two": r"\b(max|min)\([^()]*,",
    "settings of one engine": r"\bPRAGMA\b|sqlite_|pg_",
}


def test_no_repository_speaks_the_words_of_one_engine(engine: str) -> None:
    found = []
    for path in sorted(STORE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            if re.search(r"[A-Z]{4,} ", text):
                found += [f"{path.name}: {what}: {text}" for what, sql in FOREIGN.items() if re.search(sql, text)]
    assert found == []
