"""The identity of a database: a name drawn at random, whether it is in use, and by which bot."""

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


_BOT = "application"
"""The stored fact which bot's games these are: the id of its application in Discord."""


def require_bot(db: Connection, bot: int, where: object) -> None:
    """Raises `StoreUnusable` where a database has the games of another bot than this one; 0 is any bot's."""
    if bot and (owner := _bot_of(db)) not in (0, bot):
        raise StoreUnusable(
            f"the database {where} has the games of another bot (application {owner}; DISCORD_TOKEN is of {bot}): set"
            " the token of that one, or give its games to this one with `risk restore`"
        )


def note_bot(db: Connection, bot: int) -> None:
    """Write whose games these are, once it is known."""
    if bot and not _bot_of(db):
        db.execute("INSERT INTO facts (name, value) VALUES (?, ?)", (_BOT, str(bot)))


def forget_bot(db: Connection) -> None:
    """Let the next bot that opens the database have its games."""
    db.execute("DELETE FROM facts WHERE name = ?", (_BOT,))


def _bot_of(db: Connection) -> int:
    """Whose games these are; 0 while nobody has said so."""
    row = db.fetch_one("SELECT value FROM facts WHERE name = ?", (_BOT,)) if db.columns("facts") else None
    return int(row[0]) if row else 0
