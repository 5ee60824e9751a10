"""The hourly backup: complete, verified, limited in number, and logged."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import tiny_game as tiny
from game_fixture import ALICE, BOB, Backend

from bot.ops.backups import NAME, Backup, Backups, list_backups, worth_keeping
from bot.ops.integrity import Damaged, verify_database
from bot.store.encryption import PLAIN

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class ManualClock:
    """A settable wall clock."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> datetime:
        return self.at


def backups_of(backend: Backend, clock: ManualClock | None = None) -> Backups:
    return Backups(backend.path, backend.games, PLAIN, clock or ManualClock())


def said(caplog: pytest.LogCaptureFixture, level: int) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno == level]


async def test_a_backup_is_made_beside_a_running_bot_and_one_game_is_played_again(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    with caplog.at_level(logging.INFO):
        made = backups_of(backend).make()
    assert made is not None
    assert [backup.path.name for backup in list_backups(made.path.parent)] == ["risk-2026-11-21T12-00-00Z.sqlite3"]
    seq = (await backend.sessions.load(table)).table.seq
    (line,) = [line for line in said(caplog, logging.INFO) if line.startswith("backup")]
    assert f"table {table} played again: {seq + 1} steps" in line
    assert list(made.path.parent.glob("*.part")) == []


async def test_each_hour_another_game_is_played_again(backend: Backend) -> None:
    tables = [(await backend.table(ALICE, BOB, channel=channel)).table.id for channel in (1, 2, 3)]
    backups_of(backend).make()
    (backup,) = list_backups(backend.path.parent / "backups")
    told = [verify_database(backup.path, backend.games, PLAIN, turn) for turn in range(3)]
    assert [f"table {table} " in line for table, line in zip(tables, told, strict=True)] == [True] * 3


async def test_a_game_that_does_not_play_again_is_named_and_the_copy_kept(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    table = (await backend.table(ALICE, BOB)).table.id
    await backend.say(table, ALICE, tiny.Raid, source="ash", target="elm")
    (thrown,) = [step for step in await backend.sessions.steps(table) if step.action and step.draws]
    other = [[(draw.number + 1) % draw.size, draw.size] for draw in thrown.draws]
    backend.write(f"UPDATE steps SET draws = '{other}' WHERE seq = {thrown.seq}")
    made = backups_of(backend).make()
    assert made is not None
    assert made.path.exists()
    (line,) = said(caplog, logging.ERROR)
    assert f"table {table} does not play again" in line


async def test_a_backup_that_cannot_be_made_is_one_line_and_leaves_nothing(
    backend: Backend, caplog: pytest.LogCaptureFixture
) -> None:
    (backend.path.parent / "backups").write_text("in the way")
    assert backups_of(backend).make() is None
    (line,) = said(caplog, logging.ERROR)
    assert line.startswith("the hourly backup failed: ")


async def test_a_backup_that_lost_bytes_is_found_out(backend: Backend) -> None:
    await backend.table(ALICE, BOB)
    made = backups_of(backend).make()
    assert made is not None
    whole = made.path.read_bytes()
    made.path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(Damaged, match=made.path.name):
        verify_database(made.path, backend.games, PLAIN, 0)


def test_the_newest_of_24_hours_and_of_14_days_are_kept() -> None:
    every_half_hour = [NOON - timedelta(minutes=30 * n) for n in range(48 * 40)]
    made = [Backup(Path(moment.strftime(NAME)), moment) for moment in every_half_hour]
    paths = worth_keeping(made)
    kept = [backup.made for backup in made if backup.path in paths]
    hours = [NOON, *(NOON - timedelta(hours=n) + timedelta(minutes=30) for n in range(1, 24))]
    days = [NOON.replace(hour=23, minute=30) - timedelta(days=n) for n in range(1, 14)]
    assert kept == sorted({*hours, *days}, reverse=True)


async def test_old_backups_go_and_other_files_stay(backend: Backend) -> None:
    clock = ManualClock()
    backups = backups_of(backend, clock)
    for _ in range(3):
        backups.make()
        clock.at += timedelta(minutes=10)
    backups.folder.joinpath("risk-notes.sqlite3").write_text("the host's own")
    clock.at += timedelta(hours=1)
    backups.make()
    names = sorted(path.name for path in backups.folder.iterdir())
    assert names == ["risk-2026-11-21T12-20-00Z.sqlite3", "risk-2026-11-21T13-30-00Z.sqlite3", "risk-notes.sqlite3"]


async def test_after_a_start_the_next_one_is_due_an_hour_after_the_last(backend: Backend) -> None:
    clock = ManualClock()
    backups = backups_of(backend, clock)
    assert backups.wait() == 60
    backups.make()
    clock.at += timedelta(minutes=20)
    assert backups.wait() == 40 * 60
    clock.at -= timedelta(days=400)
    assert backups.wait() == 3600
