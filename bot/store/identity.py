"""The identity of a database: a name drawn at random."""

from __future__ import annotations

import secrets

from bot.store.engines import Connection


def name_of(db: Connection) -> str:
    """The name of a database: 24 hex digits, drawn when it is made and again by every restore."""
    name: str = db.fetch_one("SELECT name FROM identity")[0]
    return name


def draw_name(db: Connection) -> None:
    """Give a database a new name: it goes on from an earlier moment and is another one from here on."""
    db.execute("UPDATE identity SET name = ?", (secrets.token_hex(12),))
