"""Restoring a backup: what is refused, what is kept, and which messages the tables get."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import zlib
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.game_fixture import ALICE, BOB, CAROL, CHANNEL, Backend
from support.made_up.swift_wars import SWIFT

from bot.__main__ import main
from bot.channels.thread_requests import ThreadWanted
from bot.messages import BoardPost, Invite, LobbyCard, Note, SeatList
from bot.ops.backups import WHOLE, Backup, Backups
from bot.ops.restore import Restored, restore
from bot.refusals import TableClosed
from bot.store import Store, StoreUnusable
from bot.store.copying import copy_database
from bot.store.encryption import PLAIN
from bot.store.models import BEGIN_GAME, NewTable, Vote
from bot.words import words
from bot.words.notes import note_text
from rules import Player, Refused
from rules.ai import Character
from rules.legacy.campaign.rewards import PutOff

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
TIME = {"time": "2026-11-21 12:00"}


async def back_up(backend: Backend) -> Backup:
    made = await asyncio.to_thread(Backups(backend.path, backend.games, PLAIN, lambda: NOON, backend.database).make)
    assert made is not None
    return made


def back_up_whole(backend: Backend) -> Backup:
    """A backup as older versions of the bot made them."""
    path = backend.path.parent / "backups" / NOON.strftime(WHOLE)
    path.parent.mkdir(parents=True)
    copy_database(backend.database, path)
    return Backup(path, NOON)


async def put_back(backend: Backend, backup: Path) -> Restored:
    return await asyncio.to_thread(restore, backup, NOON, backend.path, backend.games, PLAIN, backend.database)


async def test_the_game_stands_where_it_stood_and_the_table_is_told(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    table = session.table.id
    await backend.mark_all_sent(table)
    backup = await back_up(backend)
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    await backend.shut()
    done = await put_back(backend, backup.path)
    await backend.open()
    assert (done.running, done.unreadable) == (1, ())
    assert (await backend.sessions.load(table)).state == session.state
    note, board = await backend.waiting_rows(table)
    assert (note.kind, note.content.payload()) == (Note.kind, {"note": "restored", "time": "2026-11-21 12:00"})
    assert board.content == BoardPost((ALICE,), (ALICE,), fresh=True)


async def test_the_ais_are_as_strong_as_they_were(backend: Backend) -> None:
    table = (await backend.table(ALICE, "ai")).table.id
    seats = await backend.store.read(lambda tx: tx.tables.seats(table))
    hard, easy = Character("hard", "bold"), Character("easy")
    ai = replace(next(seat for seat in seats.values() if seat.ai), character=hard, next_character=easy)
    await backend.store.transact(lambda tx: tx.tables.save_seat(table, ai))
    backup = await back_up(backend)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    assert (await backend.store.read(lambda tx: tx.tables.seats(table)))[ai.colour] == ai


async def test_what_was_replaced_is_kept_with_all_its_answers(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    backup = await back_up(backend)
    await backend.say(table, ALICE, tiny.Grow, where="ash", count=1)
    last = (await backend.sessions.load(table)).table.seq
    await backend.shut()
    done = await put_back(backend, backup.path)
    assert done.aside is not None
    old = await Store.open(done.aside)
    assert await old.read(lambda tx: tx.tables.get(table).seq) == last  # type: ignore[union-attr]
    await old.close()
    await backend.open()


async def test_numbers_given_out_after_the_backup_do_not_come_again(backend: Backend) -> None:
    """A message's number is its nonce, and a button contains its table's: neither may be reused."""
    first = (await backend.table(ALICE, BOB)).table.id
    backup = await back_up(backend)
    lost = (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id
    rows = await backend.waiting_rows(lost)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    assert (await backend.lobby(CHANNEL + 2)).table.id > lost
    assert min(row.id for row in await backend.waiting_rows(first)) > max(row.id for row in rows)


async def test_a_backup_restored_twice_gives_out_no_number_twice(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    backup = await back_up(backend)
    tables, rows, names = set(), set(), set()
    for time in range(3):
        await backend.shut()
        await put_back(backend, backup.path)
        await backend.open()
        session = await backend.table(ALICE, BOB, channel=CHANNEL + 1)
        tables.add(session.table.id)
        rows |= {row.id for row in await backend.waiting_rows(session.table.id)}
        names.add(await backend.store.read(lambda tx: tx.outbox.nonce(1, 0)))
        assert (len(tables), len(names)) == (time + 1, time + 1)
    assert len(rows) == 3 * len(await backend.waiting_rows(session.table.id))


@pytest.mark.of_a_file
async def test_a_restore_killed_midway_leaves_nothing_that_spoils_the_next(backend: Backend) -> None:
    """SQLite would play the journal of the first copy back into the second."""
    session = await backend.table(ALICE, BOB)
    backup = await back_up(backend)
    await backend.shut()
    fresh = backend.path.with_suffix(".restoring")
    script = (
        "import os, sqlite3; from pathlib import Path; from bot.ops.backups import write_database; "
        f"write_database(Path({str(backup.path)!r}), Path({str(fresh)!r})); "
        f"db = sqlite3.connect({str(fresh)!r}, isolation_level=None); db.execute('PRAGMA cache_size = 1'); "
        "db.execute('PRAGMA cache_spill = ON'); db.execute('BEGIN'); "
        "db.execute('UPDATE tables SET options = randomblob(100000)'); os._exit(9)"
    )
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script], check=False)
    assert fresh.with_name("risk.restoring-journal").exists()
    await put_back(backend, backup.path)
    await backend.open()
    assert (await backend.sessions.load(session.table.id)).state == session.state
    assert list(backend.path.parent.glob("*.restoring*")) == []


@pytest.mark.of_a_file
async def test_a_restore_killed_before_the_last_move_is_refused_until_it_is_repeated(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    await backend.table(ALICE, BOB)
    backup = await back_up(backend)
    await backend.shut()

    class Killed(BaseException):
        """The program ends here."""

    def dies(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as dying:
        dying.setattr("bot.ops.restore.os.replace", dies)
        dying.setattr("bot.ops.restore._delete_unfinished", lambda fresh: None)
        dying.setattr("bot.ops.restore._release_lease", lambda database: None)
        dying.setattr("bot.ops.restore.Marker.read", lambda marker: None)
        with pytest.raises(Killed):
            await put_back(backend, backup.path)
    with pytest.raises(StoreUnusable, match=r"it is another database: .*risk restore"):
        await Store.open(backend.path, backup=backup.path.name)
    await put_back(backend, backup.path)
    await backend.open()
    assert (await backend.sessions.here(CHANNEL)).table.state == "running"


@pytest.mark.parametrize("earlier", [0, 1])
async def test_a_vote_card_of_the_time_that_was_lost_has_no_ballot_in_another_vote(
    backend: Backend, earlier: int
) -> None:
    """A ballot's button contains its vote's number, whether or not there was a vote before the backup."""
    table = (await backend.table(ALICE, BOB)).table.id

    async def vote(motion: str) -> int:
        return (await backend.store.transact(lambda tx: tx.votes.open(Vote(0, table, motion)))).id

    for _ in range(earlier):
        await vote("draw")
    backup = await back_up(backend)
    lost = await vote("pause")
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    assert await vote("rewind") > lost
    assert await backend.store.read(lambda tx: tx.votes.get(lost)) is None


async def refuse(backend: Backend, backup: Backup) -> None:
    """Restoring it is refused, and nothing has changed."""
    await backend.shut()
    before = backend.path.read_bytes()
    with pytest.raises(StoreUnusable, match=backup.path.name):
        await put_back(backend, backup.path)
    assert backend.path.read_bytes() == before
    assert {path.name for path in backend.path.parent.iterdir()} == {"risk.sqlite3", "risk.marker", "backups"}
    await backend.open()


@pytest.mark.parametrize("harm", ["cut", "scribbled", "another program's", "newer"])
@pytest.mark.of_a_file
async def test_a_damaged_whole_backup_is_refused_and_nothing_changes(backend: Backend, harm: str) -> None:
    await backend.table(ALICE, BOB)
    backup = back_up_whole(backend)
    whole = backup.path.read_bytes()
    if harm == "cut":
        backup.path.write_bytes(whole[:5000])
    elif harm == "scribbled":
        backup.path.write_bytes(whole[:4096] + bytes(range(256)) * 16 + whole[8192:])
    else:
        change = "PRAGMA user_version = 99" if harm == "newer" else "DROP TABLE outbox"
        script = f"import sqlite3; db = sqlite3.connect({str(backup.path)!r}); db.execute({change!r}); db.commit()"
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script], check=True)
    await refuse(backend, backup)


@pytest.mark.parametrize("harm", ["cut", "scribbled", "a newer format", "a part gone", "a part scribbled"])
@pytest.mark.of_a_file
async def test_a_damaged_backup_is_refused_and_nothing_changes(backend: Backend, harm: str) -> None:
    await backend.table(ALICE, BOB)
    backup = await back_up(backend)
    whole, part = backup.path.read_bytes(), next((backup.path.parent / "chunks").glob("*/*"))
    if harm == "cut":
        backup.path.write_bytes(whole[: len(whole) // 2])
    elif harm == "scribbled":
        backup.path.write_bytes(whole[:40] + b"lightning" + whole[49:])
    elif harm == "a newer format":
        content = json.loads(zlib.decompress(whole)) | {"format": 99}
        backup.path.write_bytes(zlib.compress(json.dumps(content).encode()))
    elif harm == "a part gone":
        part.unlink()
    else:
        part.write_bytes(zlib.compress(b"lightning"))
    await refuse(backend, backup)


async def test_a_whole_backup_of_an_older_version_is_restored(backend: Backend) -> None:
    session = await backend.table(ALICE, BOB)
    backup = back_up_whole(backend)
    await backend.say(session.table.id, ALICE, tiny.Grow, where="ash", count=1)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    assert (await backend.sessions.load(session.table.id)).state == session.state


@pytest.mark.of_a_file
async def test_a_damaged_database_gives_way_and_is_kept(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    backup = await back_up(backend)
    await backend.shut()
    backend.path.write_bytes(b"lightning" * 1000)
    done = await put_back(backend, backup.path)
    assert done.aside is not None
    assert done.aside.read_bytes() == b"lightning" * 1000
    await backend.open()
    assert (await backend.sessions.here(CHANNEL)).table.state == "running"


async def test_a_game_that_cannot_be_read_is_named_and_the_others_come_back(backend: Backend) -> None:
    broken = (await backend.table(ALICE, BOB)).table.id
    sound = (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id
    backend.write(f"UPDATE steps SET snapshot = substr(snapshot, 1, 1) WHERE table_id = {broken}")
    backup = await back_up(backend)
    await backend.shut()
    done = await put_back(backend, backup.path)
    await backend.open()
    assert (done.running, done.unreadable) == (2, (broken,))
    await backend.sessions.load(sound)


async def test_the_command_names_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", "--data", str(tmp_path)]) == 2
    assert "there is no backup in" in capsys.readouterr().err
    assert main(["restore", "yesterday", "--data", str(tmp_path)]) == 2
    assert "yesterday is not there" in capsys.readouterr().err
    assert main(["restore", "--list", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "there is no backup\n"


async def test_without_a_token_it_is_about_the_local_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("RISK_DATA", "games")
    assert main(["restore"]) == 2
    assert str(Path("games/table/backups")) in capsys.readouterr().err


@pytest.mark.of_a_file
async def test_the_command_takes_the_newest_and_says_what_it_did(
    backend: Backend, capsys: pytest.CaptureFixture[str]
) -> None:
    await backend.table(ALICE, BOB)
    await back_up(backend)
    await backend.shut()
    assert await asyncio.to_thread(main, ["restore", "--data", str(backend.path.parent)]) == 0
    told = capsys.readouterr().out
    assert "risk-2026-11-21T12-00-00Z.backup is in place, as of 2026-11-21 12:00 UTC: 1 running games" in told
    assert "is kept as" in told
    await backend.open()


async def test_a_table_that_is_a_lobby_again_is_told(backend: Backend) -> None:
    """A host who goes back to before Start, with other dice in mind, cannot do so unseen."""
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, tiny.RED, 41)
    await backend.mark_all_sent(table)
    backup = await back_up(backend)
    await backend.lobbies.join(table, BOB, tiny.BLUE, 42)
    await backend.start(table, ALICE)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    note, card = await backend.waiting_rows(table)
    told = {"note": "restored-lobby", "time": "2026-11-21 12:00", "starting": "no"}
    assert (note.kind, note.content.payload()) == (Note.kind, told)
    assert card.content == LobbyCard(fresh=True)


async def test_a_game_that_cannot_be_read_is_told_as_well(backend: Backend) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    backend.write(f"UPDATE steps SET snapshot = substr(snapshot, 1, 1) WHERE table_id = {table}")
    await backend.mark_all_sent(table)
    backup = await back_up(backend)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    assert [row.content for row in await backend.waiting_rows(table)] == [Note("restored", values=TIME)]


async def test_tables_that_the_backup_does_not_know_are_told_in_their_last_channel(backend: Backend) -> None:
    """A lobby and a game that came later are over, a game that had moved is where it was, and each channel is told."""
    stays = (await backend.table(ALICE, BOB)).table.id
    moved = (await backend.table(ALICE, BOB, channel=CHANNEL + 1)).table.id
    backup = await back_up(backend)
    backend.write(f"UPDATE tables SET channel = {CHANNEL + 2} WHERE id = {moved}")
    later = (await backend.table(ALICE, BOB, channel=CHANNEL + 3)).table.id
    lobby = (await backend.lobby(CHANNEL + 4)).table.id
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    notes = {table: [row.content for row in await backend.waiting_rows(table)] for table in (later, lobby, moved)}
    lost = Note("restored-lost", values=TIME)
    assert notes[later] == notes[lobby] == [lost]
    there = {**TIME, "channel": f"<#{CHANNEL + 1}>"}
    assert Note("restored-elsewhere", values=there, channel=CHANNEL + 2) in notes[moved]
    assert Note("restored", values=TIME) in notes[moved]
    assert lost not in [row.content for row in await backend.waiting_rows(stays)]
    over = await backend.store.read(lambda tx: [tx.tables.get(table) for table in (later, lobby)])
    assert [(table.state, table.channel) for table in over if table] == [
        ("closed", CHANNEL + 3),
        ("closed", CHANNEL + 4),
    ]
    with pytest.raises(Refused) as refused:
        await backend.sessions.submit(later, ALICE, tiny.Rest(1, tiny.RED), backend.press())
    assert refused.value.why == TableClosed()


async def test_a_list_that_was_not_posted_is_posted_again(backend: Backend) -> None:
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, tiny.RED, 41)
    await backend.lobbies.join(table, BOB, tiny.BLUE, 42)
    await backend.starts.start(table, ALICE)
    backup = await back_up(backend)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    rows = await backend.waiting_rows(table)
    assert [row.kind for row in rows] == [Note.kind, SeatList.kind, LobbyCard.kind]
    assert rows[0].content.payload()["starting"] == "again"
    await backend.list_posted(table)
    assert (await backend.sessions.load(table)).table.state == "running"


async def test_a_list_that_was_posted_is_not_posted_twice(backend: Backend) -> None:
    """Its round of the beacon may be known by now: a second list would name another one."""
    table = (await backend.lobby()).table.id
    await backend.lobbies.join(table, ALICE, tiny.RED, 41)
    await backend.lobbies.join(table, BOB, tiny.BLUE, 42)
    await backend.starts.start(table, ALICE)
    await backend.mark_listed(table)
    backup = await back_up(backend)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    rows = await backend.waiting_rows(table)
    assert [row.kind for row in rows] == [Note.kind, LobbyCard.kind]
    assert rows[0].content.payload()["starting"] == "listed"
    (timer,) = await backend.timers(table, BEGIN_GAME)
    await backend.starts.begin_when_due(timer)
    assert (await backend.sessions.load(table)).table.state == "running"


async def test_a_table_whose_thread_was_to_be_made_still_gets_it(backend: Backend) -> None:
    opened = await backend.lobbies.open(
        NewTable(1, CHANNEL, ALICE, "squirrels", {}, "en"), thread=ThreadWanted(CHANNEL)
    )
    backup = await back_up(backend)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    assert [row.kind for row in await backend.waiting_rows(opened.table.id)] == [Invite.kind, Note.kind, LobbyCard.kind]
    taken = await backend.store.transact(lambda tx: tx.outbox.take(opened.table.id, 0))
    assert taken is not None
    assert isinstance(taken.content, Invite)


async def after_one_war(backend: Backend) -> int:
    """A campaign whose first war is over, and nobody has opened the next one. Returns that war's table."""
    backend.games = {"legacy": SWIFT}
    await backend.restart()
    first = (await backend.lobbies.open(NewTable(1, CHANNEL, ALICE, "legacy", {}, "en"))).table.id
    for person, seat in zip((ALICE, BOB, CAROL), ("red", "blue", "yellow"), strict=True):
        await backend.lobbies.join(first, person, Player(seat), backend.press())
    await backend.start(first, ALICE)
    await backend.say(first, ALICE, PutOff)
    await backend.sessions.end(first, ALICE)
    await backend.mark_all_sent(first)
    return first


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_campaign_between_two_wars_is_told_that_one_can_be_fought_again(
    backend: Backend, elsewhere: bool
) -> None:
    first = await after_one_war(backend)
    backup = await back_up(backend)
    channel = CHANNEL + elsewhere
    second = (await backend.lobbies.next_war(1, 1, channel, ALICE, backend.press())).table.id
    for person, seat in ((BOB, "blue"), (CAROL, "yellow")):
        await backend.lobbies.join(second, person, Player(seat), backend.press())
    await backend.start(second, ALICE, rewards_lapse=True)
    await backend.sessions.end(second, ALICE)
    await backend.shut()
    await put_back(backend, backup.path)
    await backend.open()
    told = [row.content for row in await backend.waiting_rows(first)]
    assert told == [Note("restored-campaign", values={**TIME, "war": 2})]
    assert "It stands before war 2." in note_text(told[0], words("en"))
    there = [row.content for row in await backend.waiting_rows(second)]
    assert there == ([Note("restored-lost", values=TIME)] if elsewhere else [])
