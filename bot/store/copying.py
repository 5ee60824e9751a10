"""Copy a whole database into an empty one, whichever engine runs either; in SQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from bot.store.engines import Connection, sqlite_files
from bot.store.engines.address import Address
from bot.store.engines.connection import Row
from bot.store.engines.opening import connected
from bot.store.identity import name_of

PATIENCE = 3600.0
"""Seconds that copying a database takes at most."""
TABLES = {
    "campaigns": "id",
    "tables": "id",
    "campaign_members": "campaign, member",
    "seats": "table_id, colour",
    "steps": "table_id, seq",
    "step_blocks": "table_id, first",
    "interactions": "interaction",
    "outbox": "id",
    "posts": "id",
    "people": "id",
    "servers": "id",
    "facts": "name",
    "put_aside": "table_id",
    "handovers": "id",
    "timers": "table_id, kind, subject",
    "votes": "id",
    "ballots": "vote_id, person",
    "offers": "table_id, colour",
    "vacations": "id",
    "last_seen": "table_id, person",
    "contributions": "table_id, person",
    "threads": "table_id",
    "panel_replies": "table_id, person",
    "orders": "table_id, colour",
    "courses": "person",
}
"""The tables of a database that hold what was played and said, each with its key; a table comes after those to which
it points. Which database it is (`identity`) and who holds it (`lease`) are its own."""


Seen = Callable[[str, Sequence[str], Iterator[Row]], Iterator[Row]]
"""Gets the name of a table, its columns and its rows, and passes the rows on."""


def pass_on(table: str, columns: Sequence[str], rows: Iterator[Row]) -> Iterator[Row]:
    """Look at no row."""
    return rows


def read_rows(db: Connection, columns: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, Iterator[Row]]]:
    """Every table that `copy_rows` copies, in order, with the values of these columns of its rows by its key."""
    for table, key in TABLES.items():
        yield table, db.stream(f"SELECT {', '.join(columns[table])} FROM {table} ORDER BY {key}")


def columns_of(db: Connection) -> dict[str, list[str]]:
    """The columns of every table that `copy_rows` copies."""
    return {table: db.columns(table) for table in TABLES}


def copy_rows(source: Connection, target: Connection, seen: Seen = pass_on) -> int:
    """Copy all rows and the numbers that were given out, in the caller's transactions. Returns how many rows there are.

    Both must be in the same format. `seen` looks at the rows on their way.
    """
    copied = 0
    columns = columns_of(target)
    for table, rows in read_rows(source, columns):
        copied += target.write_rows(table, columns[table], seen(table, columns[table], rows))
    for table, last in source.last_numbers().items():
        target.raise_number(table, last)
    return copied


def copy_database(address: Address, to: Path) -> None:
    """Copy a database that may be in use into a file that does not exist, consistently; raises `DatabaseError`."""
    if isinstance(address, Path):
        sqlite_files.copy_database(address, to)
        return
    with sqlite_files.open_copy(to) as target, connected(address, writes=False, patience=PATIENCE) as source:
        sqlite_files.migrate_file(target)
        target.execute("UPDATE identity SET name = ?", (name_of(source),))
        target.run(lambda db: copy_rows(source, db))


def delete_rows(db: Connection) -> None:
    """Delete everything that `copy_rows` copies, in the caller's transaction."""
    for table in reversed(TABLES):
        db.execute(f"DELETE FROM {table}")
