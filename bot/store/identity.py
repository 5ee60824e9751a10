"""The identity of a database: a name drawn at random, and whether it is in use."""

from __future__ import annotations

import secrets

from bot.store.engines import Connection, StoreUnusable

IN_USE, UNFINISHED, MOVED = "", "unfinished", "moved"
"""The states of a database: the bot's; being filled by `risk move`; left by it, so that no two have the same dice."""


def name_of(db: Connection) -> str:
    """The name of a database: 24 hex digits, drawn when it is made and again by every restore."""
    name: str = db.fetch_one("SELECT name FROM identity")[0]
    return name


def draw_name(db: Connection) -> None:
    """Give a database a new name: it goes on from an earlier moment and is another one, in use, from here on."""
    db.execute("UPDATE identity SET name = ?, state = ?", (secrets.token_hex(12), IN_USE))


def set_name(db: Connection, name: str) -> None:
    """Give a database the name of the one whose place it takes."""
    db.execute("UPDATE identity SET name = ?", (name,))


def state_of(db: Connection) -> str:
    """Whether a database is in use; one of an older format, or without any table yet, is."""
    return str(db.fetch_one("SELECT state FROM identity")[0]) if "state" in db.columns("identity") else IN_USE


def set_state(db: Connection, state: str) -> None:
    """Write whether a database is in use."""
    db.execute("UPDATE identity SET state = ?", (state,))


def require_in_use(db: Connection, where: object) -> None:
    """Raises `StoreUnusable` where a database is not the bot's to open."""
    match state_of(db):
        case "unfinished":
            raise StoreUnusable(f"the database {where} is unfinished: repeat `risk move`, which fills it")
        case "moved":
            raise StoreUnusable(
                f"the games of the database {where} were moved by `risk move`: set RISK_DATABASE to where they are now,"
                " or go back with `risk restore`"
            )
