"""Everything that is kept about a person, taken out of the file."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from bot.store.models import BOARD, CLOSED, LOBBY, OFFER, PRIVATE, VOTE

NAMING = (*PRIVATE, BOARD, VOTE, OFFER)
"""The kinds of messages whose payload holds people's numbers."""
NOBODY = 0
"""Who stands where a number is needed and nobody is meant."""
SOMEBODY = "*"
"""What stands in a told text where the person was called by a mention."""


def erase_person(db: sqlite3.Connection, person: int) -> tuple[int, ...]:
    """Take a person out, in the caller's transaction; the running tables at which the AI plays on for them.

    Their answers stay, played by nobody, so that games can still be proved; so do the salts of their presses.
    """
    seated = db.execute(
        "SELECT id FROM tables JOIN seats ON table_id = id WHERE person = ? AND state = 'running'", (person,)
    ).fetchall()
    _hand_over(db, person)
    _leave_seats(db, person)
    _drop_messages(db, person)
    db.execute("UPDATE steps SET person = NULL WHERE person = ?", (person,))
    db.execute("UPDATE interactions SET person = ? WHERE person = ?", (NOBODY, person))
    for column in ("before", "after", "by"):
        db.execute(f"UPDATE handovers SET {column} = NULL WHERE {column} = ?", (person,))
    for column in ("person", "by"):
        db.execute(f"DELETE FROM offers WHERE {column} = ?", (person,))
    for kept in ("ballots", "vacations", "last_seen"):
        db.execute(f"DELETE FROM {kept} WHERE person = ?", (person,))
    db.execute("UPDATE votes SET by = NULL WHERE by = ?", (person,))
    db.execute("DELETE FROM people WHERE id = ?", (person,))
    return tuple(row[0] for row in seated)


def _hand_over(db: sqlite3.Connection, person: int) -> None:
    """Another seated person hosts the tables that this one hosted; a lobby with nobody else is closed."""
    db.execute(
        "UPDATE tables SET host = coalesce((SELECT min(person) FROM seats"
        " WHERE table_id = tables.id AND person != tables.host), ?) WHERE host = ?",
        (NOBODY, person),
    )
    db.execute("UPDATE tables SET state = ? WHERE state = ? AND host = ?", (CLOSED, LOBBY, NOBODY))


def _leave_seats(db: sqlite3.Connection, person: int) -> None:
    """A lobby's seat is free again; in a running game the AI plays on, without the orders; elsewhere nobody sat."""
    mine = "table_id, colour FROM seats WHERE person = ?"
    db.execute(f"DELETE FROM orders WHERE (table_id, colour) IN (SELECT {mine})", (person,))
    of = "(SELECT state FROM tables WHERE id = table_id)"
    db.execute(f"DELETE FROM seats WHERE person = ? AND {of} IN ('lobby', 'closed')", (person,))
    db.execute(f"UPDATE seats SET person = NULL, ai = ({of} = 'running'), stand_in = '' WHERE person = ?", (person,))


def _drop_messages(db: sqlite3.Connection, person: int) -> None:
    """Private messages go; in the others the person's number is struck out."""
    for number, kind, written in db.execute(
        f"SELECT id, kind, payload FROM outbox WHERE kind IN ({', '.join('?' for _ in NAMING)}) AND payload LIKE ?",
        (*NAMING, f"%{person}%"),
    ).fetchall():
        payload = json.loads(written)
        if kind not in PRIVATE:
            kept = {name: _without(value, person) for name, value in payload.items()}
            db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(kept), number))
        elif payload["person"] == person:
            db.execute("DELETE FROM posts WHERE outbox_id = ?", (number,))
            db.execute("DELETE FROM outbox WHERE id = ?", (number,))
    mention = f"<@{person}>"
    for column, table in (("text", "posts"), ("chunks", "outbox"), ("payload", "outbox")):
        db.execute(f"UPDATE {table} SET {column} = replace({column}, ?, ?)", (mention, SOMEBODY))


def _without(value: Any, person: int) -> Any:
    return [one for one in value if one != person] if isinstance(value, list) else value
