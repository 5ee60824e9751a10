"""Copy a whole database into an empty one, whichever engine runs either; in SQL."""

from __future__ import annotations

from pathlib import Path

from bot.store.engines import Connection, sqlite_files
from bot.store.engines.address import Address
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


def copy_rows(source: Connection, target: Connection) -> int:
    """Copy all rows and the numbers that were given out, in the caller's transactions. Returns how many rows there are.

    Both must be in the same format.
    """
    copied = 0
    for table, key in TABLES.items():
        columns = target.columns(table)
        rows = source.stream(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {key}")
        copied += target.write_rows(table, columns, rows)
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
