"""SQLite files that no store has open: copies, backups, and a database that is to be replaced."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.store.engines.connection import DatabaseError
from bot.store.engines.sqlite import find_damage, is_ours, migrate, migrations, opened
from bot.store.engines.sqlite_connection import SqliteConnection

Cell = None | int | float | str | bytes
"""What SQLite stores."""
NUMBERS = ("user_version", "application_id")
"""The numbers in the header of a file that a copy keeps."""
_SEQUENCE = "sqlite_sequence"
_DENIED = (sqlite3.SQLITE_SELECT, sqlite3.SQLITE_ATTACH, sqlite3.SQLITE_DETACH)
"""What no statement of a schema needs. (`CREATE TABLE ... AS SELECT` could run for ever.)"""
_UNUSABLE = (sqlite3.Error, sqlite3.Warning, OverflowError, ValueError)
"""What SQLite raises for a schema that it does not take, several statements at once, and numbers beyond its own."""
_TABLES = (
    "SELECT name FROM sqlite_master WHERE type = 'table'"
    f" AND (name NOT LIKE 'sqlite_%' OR name = '{_SEQUENCE}') ORDER BY rowid"
)
_SCHEMA = (
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type != 'table', rowid"
)


@contextmanager
def open_unchanging(path: Path) -> Iterator[SqliteConnection]:
    """Open a file that nobody writes to, so that SQLite creates no files beside it; raises `DatabaseError`."""
    with opened(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True) as db:
        yield db


@contextmanager
def open_copy(path: Path) -> Iterator[SqliteConnection]:
    """Open a file that may be lost, as quickly as can be: what is written to it is not flushed. Raises
    `DatabaseError`."""
    with opened(path) as db:
        db.execute("PRAGMA journal_mode = OFF")
        db.execute("PRAGMA synchronous = OFF")
        yield db


@contextmanager
def open_in_memory() -> Iterator[SqliteConnection]:
    """Open a new database that is gone afterwards."""
    with opened(":memory:") as db:
        yield db


def copy_database(database: Path, to: Path) -> None:
    """Copy a database that may be in use, consistently; raises `DatabaseError`."""
    with opened(f"{database.resolve().as_uri()}?mode=rw", uri=True) as db:
        db.execute("VACUUM INTO ?", (str(to),))


def damage_in(db: SqliteConnection) -> str:
    """What is damaged in a file, in SQLite's words; "" if nothing is. Raises `DatabaseError`."""
    try:
        return find_damage(db.raw)
    except sqlite3.Error as error:
        raise DatabaseError(str(error)) from error


def format_of(db: SqliteConnection) -> int:
    """The format of a file; 0 for a new one."""
    number: int = db.fetch_one("PRAGMA user_version")[0]
    return number


def is_known(db: SqliteConnection) -> bool:
    """Whether a file is a database of this bot in a known format."""
    return 1 <= format_of(db) <= newest_format() and is_ours(db.raw)


def newest_format() -> int:
    """The format to which a file is migrated."""
    return len(migrations())


def migrate_file(db: SqliteConnection) -> None:
    """Apply the missing migrations; raises `DatabaseError`."""
    try:
        migrate(db.raw)
    except sqlite3.Error as error:
        raise DatabaseError(str(error)) from error


def drop_lease(db: SqliteConnection) -> None:
    """Delete the lease with its table, in the caller's transaction."""
    db.execute("DROP TABLE IF EXISTS lease")


def schema_of(db: SqliteConnection) -> list[str]:
    """The SQL of the tables and then of the indexes, in the order of their creation."""
    return [sql for (sql,) in db.execute(_SCHEMA)]


def tables_of(db: SqliteConnection) -> list[str]:
    """All tables with rows to be copied, that of the last numbers included."""
    return [name for (name,) in db.execute(_TABLES)]


def rows_of(db: SqliteConnection, table: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table in the order in which they are stored; raises `DatabaseError`."""
    return db.stream(f'SELECT * FROM "{table}"')


def numbers_of(db: SqliteConnection) -> dict[str, int]:
    """The numbers in the header, by their names in `NUMBERS`."""
    return {name: db.fetch_one(f"PRAGMA {name}")[0] for name in NUMBERS}


def fill(
    db: SqliteConnection,
    schema: Sequence[str],
    tables: Mapping[str, Iterable[Sequence[Sequence[Cell]]]],
    numbers: Mapping[str, int],
) -> None:
    """Create the tables of a schema, write their rows, block by block, and then create the indexes.

    The statements may be anybody's: they can do no more than that. Raises `DatabaseError`.
    """
    raw = db.raw
    raw.set_authorizer(lambda action, *_: sqlite3.SQLITE_DENY if action in _DENIED else sqlite3.SQLITE_OK)
    try:
        raw.execute("BEGIN")
        _fill(raw, schema, tables)
        raw.set_authorizer(None)
        for name, number in numbers.items():
            raw.execute(f"PRAGMA {name} = {number}")
        raw.execute("COMMIT")
    except _UNUSABLE as error:
        raise DatabaseError(str(error)) from error


def _fill(
    raw: sqlite3.Connection, schema: Sequence[str], tables: Mapping[str, Iterable[Sequence[Sequence[Cell]]]]
) -> None:
    later = []
    for statement in schema:
        if statement.upper().startswith("CREATE TABLE"):
            raw.execute(statement)
        else:
            later.append(statement)
    for table, blocks in sorted(tables.items(), key=lambda item: item[0] == _SEQUENCE):
        if table == _SEQUENCE:  # inserting has written to it
            raw.execute(f"DELETE FROM {_SEQUENCE}")
        for rows in blocks:
            places, quoted = ", ".join("?" for _ in rows[0]), table.replace('"', '""')
            raw.executemany(f'INSERT INTO "{quoted}" VALUES ({places})', rows)
    for statement in later:
        raw.execute(statement)
