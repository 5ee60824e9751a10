"""Encryption at rest of the secrets of tables and campaigns, if the host has set a key; without one they are plain."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.connection import StoreUnusable

VARIABLE = "RISK_SECRET_KEY"
PREFIX = b"fernet:"
"""What a stored secret begins with if it is encrypted."""


class NoSuchKey(ValueError):
    """A secret that none of the keys decrypts."""


class Encryption:
    """Encrypts secrets with the first of its keys (separated by commas), and decrypts with any. No keys: all is plain.

    Raises `StoreUnusable` if keys are given and the library is missing.
    """

    def __init__(self, keys: str = "") -> None:
        self.has_keys = bool(keys)
        if not keys:
            return
        try:
            from cryptography.fernet import Fernet, MultiFernet
        except ImportError:
            raise StoreUnusable(
                f"{VARIABLE} is set, but the library cryptography is not installed: "
                "pip install 'risk-game-master[encryption]'"
            ) from None
        self._first, *_ = fernets = [Fernet(key.strip()) for key in keys.split(",")]
        self._all = MultiFernet(fernets)

    def encrypt(self, secret: bytes) -> bytes:
        """The secret in the form to be stored."""
        return PREFIX + self._first.encrypt(secret) if self.has_keys else secret

    def decrypt(self, stored: bytes) -> bytes:
        """The secret of a stored form; raises `NoSuchKey`."""
        if not stored.startswith(PREFIX):
            return stored
        if not self.has_keys:
            raise NoSuchKey(
                f"the dice keys are encrypted, and {VARIABLE} is not set: set it to the key that encrypted them"
            )
        from cryptography.fernet import InvalidToken

        try:
            return self._all.decrypt(stored.removeprefix(PREFIX))
        except InvalidToken:
            raise NoSuchKey(
                f"{VARIABLE} is not the key that encrypted the dice keys, or one of them was damaged"
            ) from None

    def is_current(self, stored: bytes) -> bool:
        """Whether a stored secret is encrypted with the first key, or plain if there are no keys."""
        if not self.has_keys or not stored.startswith(PREFIX):
            return not self.has_keys
        from cryptography.fernet import InvalidToken

        try:
            self._first.decrypt(stored.removeprefix(PREFIX))
        except InvalidToken:
            return False
        return True


PLAIN = Encryption()

SECRETS = (("tables", "secret"), ("campaigns", "sealed"))
"""The columns with secrets."""

ALL_ENCRYPTED = "sealed"
"""The stored fact that no plain secret is left in the file, its write-ahead log, or their free space."""


def require_keys(db: sqlite3.Connection, encryption: Encryption, path: Path) -> None:
    """Raises `StoreUnusable` if a secret cannot be decrypted with these keys; changes nothing."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
        return
    try:
        for stored in _list_secrets(db).values():
            encryption.decrypt(stored)
    except NoSuchKey as error:
        raise StoreUnusable(f"the database {path} cannot be used: {error}") from None


def encrypt_all(db: sqlite3.Connection, encryption: Encryption, path: Path) -> None:
    """Encrypt the secrets that are plain or encrypted with an older key, and remove every trace of them from the file.

    Raises `StoreUnusable`: where a key is missing, nothing has changed; where the traces cannot be removed now, the
    secrets stay encrypted, since to write them in plain again would only leave more traces. Then, and if it is killed
    midway, the next start with the key goes on.
    """
    require_keys(db, encryption, path)
    db.execute("PRAGMA secure_delete = ON")
    db.execute("BEGIN IMMEDIATE")
    try:
        _encrypt_older(db, encryption)
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    if encryption.has_keys and not db.execute("SELECT 1 FROM facts WHERE name = ?", (ALL_ENCRYPTED,)).fetchone():
        _remove_traces(db, path)
        db.execute("INSERT OR REPLACE INTO facts (name, value) VALUES (?, '')", (ALL_ENCRYPTED,))


def _encrypt_older(db: sqlite3.Connection, encryption: Encryption) -> None:
    for (table, column, row), stored in _list_secrets(db).items():
        if not encryption.is_current(stored):
            secret = encryption.encrypt(encryption.decrypt(stored))
            db.execute(f"UPDATE {table} SET {column} = ? WHERE id = ?", (secret, row))
            db.execute("DELETE FROM facts WHERE name = ?", (ALL_ENCRYPTED,))


def _list_secrets(db: sqlite3.Connection) -> dict[tuple[str, str, int], bytes]:
    """Every secret as it is stored, by table, column and row. An older database has no campaigns, or none sealed."""
    found = {}
    for table, column in SECRETS:
        columns = [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")]
        if column in columns:
            rows = db.execute(f"SELECT id, {column} FROM {table} WHERE {column} != x''").fetchall()
            found.update({(table, column, row): stored for row, stored in rows})
    return found


def _remove_traces(db: sqlite3.Connection, path: Path) -> None:
    """Write the file afresh and empty its write-ahead log, so that no byte of an earlier version of it is left.

    `secure_delete` alone leaves copies in the log, and in the space between the rows of a page.
    """
    try:
        db.execute("VACUUM")
        busy = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.OperationalError as error:
        raise StoreUnusable(f"plain dice secrets cannot be removed from the database {path}: {error}") from error
    if busy:
        raise StoreUnusable(f"plain dice secrets cannot be removed from the database {path}: another program reads it")


def may_hold_plain_secrets(db: sqlite3.Connection, rewritten: bool) -> bool:
    """Whether a copy of a database may hold the plain secret of a game that was not over; one that was is public.

    `rewritten`: its rows were written afresh, as in a backup, so that there is nothing between them.
    """
    rows = db.execute("SELECT secret FROM tables WHERE state NOT IN ('ended', 'closed')").fetchall()
    rows += [(stored,) for (table, _, _), stored in _list_secrets(db).items() if table == "campaigns"]
    clean = rewritten or db.execute("SELECT 1 FROM facts WHERE name = ?", (ALL_ENCRYPTED,)).fetchone()
    encrypted = all(isinstance(secret, bytes) and secret.startswith(PREFIX) for (secret,) in rows)
    return bool(rows) and not (clean and encrypted)
