"""Erase everything stored about a person, in SQL."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from bot.store.models import BEFORE_THE_GAME, BOARD, CLOSED, OFFER, PRIVATE, VOTE
from bot.store.steps import erase_from_steps

KINDS_WITH_PEOPLE = (*PRIVATE, BOARD, VOTE, OFFER)
"""The kinds of outbox messages whose payload holds ids of people."""
NOBODY = 0
"""The id of nobody, in columns that must not be null."""
ERASED_MENTION = "*"
"""The text in place of a mention of an erased person."""


def erase_person(db: sqlite3.Connection, person: int) -> tuple[int, ...]:
    """Erase a person, in the caller's transaction. Returns the ids of the running tables that they sat at.

    Their answers stay, without the person, so that games can still be verified; so do the contributions of their seats.
    """
    seated = db.execute(
        "SELECT id FROM tables JOIN seats ON table_id = id WHERE person = ? AND state = 'running'", (person,)
    ).fetchall()
    _change_hosts(db, person)
    _empty_seats(db, person)
    _erase_from_messages(db, person)
    erase_from_steps(db, person)
    db.execute("UPDATE interactions SET person = ? WHERE person = ?", (NOBODY, person))
    for column in ("before", "after", "by"):
        db.execute(f"UPDATE handovers SET {column} = NULL WHERE {column} = ?", (person,))
    for column in ("person", "by"):
        db.execute(f"DELETE FROM offers WHERE {column} = ?", (person,))
    for table in ("ballots", "vacations", "last_seen", "contributions"):
        db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
    db.execute("UPDATE votes SET by = NULL WHERE by = ?", (person,))
    db.execute("DELETE FROM people WHERE id = ?", (person,))
    return tuple(row[0] for row in seated)


def _change_hosts(db: sqlite3.Connection, person: int) -> None:
    """Make another seated person the host of each table that this one hosts; close tables with nobody else that have
    not begun."""
    db.execute(
        "UPDATE tables SET host = coalesce((SELECT min(person) FROM seats"
        " WHERE table_id = tables.id AND person != tables.host), ?) WHERE host = ?",
        (NOBODY, person),
    )
    db.execute("UPDATE tables SET state = ? WHERE state IN (?, ?) AND host = ?", (CLOSED, *BEFORE_THE_GAME, NOBODY))


def _empty_seats(db: sqlite3.Connection, person: int) -> None:
    """Free the person's seats in lobbies, give those in starting and running games to the AI without their orders, and
    take the person out of those in ended games. What they contributed to dice that are fixed stays."""
    mine = "table_id, colour FROM seats WHERE person = ?"
    db.execute(f"DELETE FROM orders WHERE (table_id, colour) IN (SELECT {mine})", (person,))
    of = "(SELECT state FROM tables WHERE id = table_id)"
    db.execute(f"DELETE FROM seats WHERE person = ? AND {of} IN ('lobby', 'closed')", (person,))
    playing = f"{of} IN ('starting', 'running')"
    db.execute(f"UPDATE seats SET person = NULL, ai = {playing}, stand_in = '' WHERE person = ?", (person,))


def _erase_from_messages(db: sqlite3.Connection, person: int) -> None:
    """Delete the person's private messages; take their id and mentions out of all others."""
    kinds = ", ".join("?" for _ in KINDS_WITH_PEOPLE)
    for number, kind, column in db.execute(
        f"SELECT id, kind, payload FROM outbox WHERE kind IN ({kinds}) AND payload LIKE ?",
        (*KINDS_WITH_PEOPLE, f"%{person}%"),
    ).fetchall():
        payload = json.loads(column)
        if kind not in PRIVATE:
            payload = {name: _without(value, person) for name, value in payload.items()}
            db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(payload), number))
        elif payload["person"] == person:
            db.execute("DELETE FROM posts WHERE outbox_id = ?", (number,))
            db.execute("DELETE FROM outbox WHERE id = ?", (number,))
    mention = f"<@{person}>"
    for column, table in (("text", "posts"), ("chunks", "outbox"), ("payload", "outbox")):
        db.execute(f"UPDATE {table} SET {column} = replace({column}, ?, ?)", (mention, ERASED_MENTION))


def _without(value: Any, person: int) -> Any:
    return [item for item in value if item != person] if isinstance(value, list) else value
