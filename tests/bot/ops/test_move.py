"""`risk move`: every game goes to the other engine and back, and there are never two databases with the same dice."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from cryptography.fernet import Fernet
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, CHANNEL, Backend
from support.processes.postgres_server import new_schema
from support.tables.stored import rows, write

from bot.__main__ import main
from bot.ops import move as moving
from bot.ops.backups import Backups
from bot.ops.move import Moved, move
from bot.ops.restore import restore
from bot.store import Encryption, LeaseTaken, Store, StoreUnusable
from bot.store.encryption import PLAIN, PREFIX
from bot.store.engines.address import Address, PostgresUrl
from bot.store.engines.sqlite import opened
from bot.store.identity import name_of
from rules import GAMES

pytestmark = pytest.mark.of_a_file

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
SAMPLES = ("before_0011", "before_0018", "before_0028", "before_0030")


@pytest.fixture
def elsewhere() -> PostgresUrl:
    return PostgresUrl(new_schema())


async def carry(backend: Backend, target: Address, encryption: Encryption = PLAIN) -> Moved:
    """Move a backend's games, and let it act on where they are then."""
    await backend.shut()
    done = await asyncio.to_thread(move, backend.database, target, backend.games, encryption, ignore)
    backend.database = target
    return done


def ignore(table: str, rows: int) -> None:
    """Show no progress."""


class Killed(BaseException):
    """The program ends here."""


def dies(*_: object) -> Any:
    raise Killed


async def test_there_and_back_it_is_the_same_game_which_goes_on_on_both_sides(
    backend: Backend, elsewhere: PostgresUrl, tmp_path: Path
) -> None:
    file, table = backend.path, (await backend.table(ALICE, BOB)).table.id
    name, record = await backend.store.read(lambda tx: name_of(tx.tables._db)), await backend.runner.export(table)
    there = await carry(backend, elsewhere)
    await backend.open()
    assert await backend.runner.export(table) == record
    assert await backend.store.read(lambda tx: name_of(tx.tables._db)) == name, "nonces begin with it"
    assert (there.games, there.replayed) == (1, (f"table {table} played again: 1 steps, 10 draws",))
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    record = await backend.runner.export(table)
    back = await carry(backend, tmp_path / "back" / "risk.sqlite3")
    assert back.fingerprint != there.fingerprint
    await backend.open()
    assert await backend.runner.export(table) == record
    second = await backend.table(ALICE, BOB, channel=CHANNEL + 1)
    assert second.table.id == table + 1
    await backend.shut()
    for left in (file, elsewhere):
        with pytest.raises(StoreUnusable, match="were moved by `risk move`"):
            await Store.open(left)
    await backend.open()


async def test_a_move_that_dies_before_the_end_leaves_the_source_in_use_and_is_repeated(
    backend: Backend, elsewhere: PostgresUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    for place in ("fingerprints_of", "play_each_kind_again"):
        with monkeypatch.context() as dying:
            dying.setattr(moving, place, dies)
            with pytest.raises(Killed):
                await carry(backend, elsewhere)
        with pytest.raises(StoreUnusable, match="is unfinished: repeat `risk move`"):
            await Store.open(elsewhere)
        await backend.open()
        await backend.say(table, ALICE if place == "fingerprints_of" else BOB, tiny.Rest)
    record = await backend.runner.export(table)
    await carry(backend, elsewhere)
    await backend.open()
    assert await backend.runner.export(table) == record


async def test_a_move_that_dies_between_the_last_two_words_is_finished_and_neither_was_in_use(
    backend: Backend, elsewhere: PostgresUrl, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    record = await backend.runner.export(table)
    said = moving.set_state
    with monkeypatch.context() as dying:
        dying.setattr(moving, "set_state", lambda db, state: said(db, state) if state != moving.IN_USE else dies())
        with pytest.raises(Killed):
            await carry(backend, elsewhere)
    for place, why in ((backend.path, "were moved"), (elsewhere, "is unfinished")):
        with pytest.raises(StoreUnusable, match=why):
            await Store.open(place)
    with pytest.raises(StoreUnusable, match=r"were moved before; .*other\.sqlite3 is not waiting"):
        await asyncio.to_thread(move, backend.path, tmp_path / "other.sqlite3", backend.games, PLAIN, ignore)
    done = await asyncio.to_thread(move, backend.path, elsewhere, backend.games, PLAIN, ignore)
    assert (done.rows, done.games) == (0, 1)
    backend.database = elsewhere
    await backend.open()
    assert await backend.runner.export(table) == record


async def test_a_copy_that_differs_in_one_row_is_no_database(
    backend: Backend, elsewhere: PostgresUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await backend.table(ALICE, BOB)).table.id

    def badly(source: Any, target: Any, seen: Any) -> int:
        count = copied(source, target, seen)
        target.execute("UPDATE seats SET missed = 1 WHERE table_id = ? AND colour = ?", (table, "red"))
        return count

    copied = moving.copy_rows
    with monkeypatch.context() as broken:
        broken.setattr(moving, "copy_rows", badly)
        with pytest.raises(StoreUnusable, match=f"differs from .*: table {table}$"):
            await carry(backend, elsewhere)
    with pytest.raises(StoreUnusable, match="is unfinished"):
        await Store.open(elsewhere)
    await backend.open()


async def test_what_must_not_be_moved_is_refused_in_a_line_and_nothing_changes(
    backend: Backend, elsewhere: PostgresUrl, tmp_path: Path
) -> None:
    await backend.table(ALICE, BOB)
    await backend.shut()
    before = rows(backend.path, "SELECT name, state FROM identity")

    def refused(source: Address, target: Address, why: str) -> None:
        with pytest.raises(StoreUnusable, match=why):
            move(source, target, backend.games, PLAIN, ignore)

    def refuse_all() -> None:
        refused(
            backend.path, backend.path.parent / ".." / backend.path.parent.name / "risk.sqlite3", "are in .* already"
        )
        refused(tmp_path / "none.sqlite3", elsewhere, "there is no database")
        refused(elsewhere, tmp_path / "new.sqlite3", "there is no database")
        write(elsewhere, "CREATE TABLE theirs (id BIGINT)")
        refused(backend.path, elsewhere, "another program's")
        write(elsewhere, "DROP TABLE theirs")

    await asyncio.to_thread(refuse_all)
    full = await Store.open(elsewhere)
    await full.transact(lambda tx: tx.people.set_fact("told", "now"))
    await full.close()
    await asyncio.to_thread(refused, backend.path, elsewhere, "is not empty: move into a new one")
    assert rows(backend.path, "SELECT name, state FROM identity") == before
    await backend.open()


async def test_a_running_bot_is_left_alone(backend: Backend, elsewhere: PostgresUrl) -> None:
    running = await Store.open(backend.path, lost=lambda: None)
    running._heartbeat.stop()  # type: ignore[union-attr]
    write(backend.path, "UPDATE lease SET place = 'another machine'")
    beats: Callable[[], None] = lambda: write(backend.path, "UPDATE lease SET beats = beats + 1")  # noqa: E731
    moved = asyncio.create_task(
        asyncio.to_thread(move, backend.path, elsewhere, backend.games, PLAIN, ignore), name="the move"
    )
    while not moved.done():
        await asyncio.to_thread(beats)
        await asyncio.sleep(0.05)
    with pytest.raises(LeaseTaken, match="is in use"):
        await moved
    await running.close()


async def test_secrets_are_encrypted_on_the_way_where_there_is_a_key(backend: Backend, elsewhere: PostgresUrl) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await carry(backend, elsewhere, keys := Encryption(Fernet.generate_key().decode()))
    ((stored,),) = rows(elsewhere, "SELECT secret FROM tables WHERE id = ?", table)
    assert bytes(stored).startswith(PREFIX)
    with pytest.raises(StoreUnusable, match="RISK_SECRET_KEY is not set"):
        await Store.open(elsewhere)
    await (await Store.open(elsewhere, keys)).close()
    backend.database = backend.path.with_name("new.sqlite3")
    await backend.open()


async def test_going_back_to_a_moved_file_is_a_restore(backend: Backend, elsewhere: PostgresUrl) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    backup = await asyncio.to_thread(Backups(backend.path, backend.games, PLAIN, lambda: NOON).make)
    assert backup is not None
    await carry(backend, elsewhere)
    await asyncio.to_thread(restore, backup.path, backup.made, backend.path, backend.games, PLAIN)
    backend.database = backend.path
    await backend.open()
    assert {message.kind for message in await backend.waiting_rows(table)} >= {"note"}
    assert (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id > 1_000_000


@pytest.mark.parametrize("sample", SAMPLES)
async def test_databases_of_older_versions_come_along(sample: str, elsewhere: PostgresUrl, tmp_path: Path) -> None:
    file = tmp_path / "risk.sqlite3"
    script = Path(__file__).parents[1] / "store" / sample / f"{sample}.sql.gz"
    with opened(file) as db:
        db.raw.executescript(gzip.decompress(script.read_bytes()).decode())
    games = rows(file, "SELECT count(*) FROM tables")[0][0]
    done = await asyncio.to_thread(move, file, elsewhere, GAMES, PLAIN, ignore)
    back = await asyncio.to_thread(move, elsewhere, tmp_path / "back.sqlite3", GAMES, PLAIN, ignore)
    assert (done.games, back.games, back.rows) == (games, games, done.rows)
    assert back.fingerprint == done.fingerprint


def lines_of(text: str) -> Iterator[str]:
    return (" ".join(line.split()) for line in text.splitlines())


async def test_the_command_shows_what_it_did_and_no_password(
    backend: Backend, elsewhere: PostgresUrl, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.database.move.GAMES", backend.games)
    await backend.table(ALICE, BOB)
    await backend.shut()
    data = ["move", "--data", str(backend.path.parent), "--to"]
    assert await asyncio.to_thread(main, [*data, "mysql://nobody:hush@here/x"]) == 2
    assert await asyncio.to_thread(main, [*data, elsewhere.url.replace("postgres@", "nobody:hush@")]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n"), "hush" in said.err) == ("", 2, False)
    assert await asyncio.to_thread(main, [*data, elsewhere.url.replace("postgres@", "postgres:hush@")]) == 0
    said = capsys.readouterr()
    assert "hush" not in said.out + said.err
    assert "  seats: 2 rows\n" in said.err
    shown = [*lines_of(said.out)]
    assert "games 1" in shown
    assert "table 1 played again: 1 steps, 10 draws" in shown
    assert shown[-1] == "set RISK_DATABASE to the new one, and start the bot"
    assert await asyncio.to_thread(main, [*data, elsewhere.url]) == 2
    assert "were moved before" in capsys.readouterr().err
    backend.database = elsewhere
    await backend.open()
