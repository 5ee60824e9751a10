"""Encryption at rest of the tables' dice secrets, if the host has set a key; without a key they are stored plain."""

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
                "pip install 'risk-game-master[sealed]'"
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
            raise NoSuchKey(f"the dice keys are sealed, and {VARIABLE} is not set: set it to the key that sealed them")
        from cryptography.fernet import InvalidToken

        try:
            return self._all.decrypt(stored.removeprefix(PREFIX))
        except InvalidToken:
            raise NoSuchKey(
                f"{VARIABLE} is not the key that sealed the dice keys, or one of them was damaged"
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


def encrypt_all(db: sqlite3.Connection, encryption: Encryption, path: Path) -> None:
    """Encrypt the secrets that are plain or encrypted with an older key, in one transaction; raises `StoreUnusable`."""
    db.execute("PRAGMA secure_delete = ON")
    db.execute("BEGIN IMMEDIATE")
    try:
        for table, stored in db.execute("SELECT id, secret FROM tables").fetchall():
            secret = encryption.decrypt(stored)
            if not encryption.is_current(stored):
                db.execute("UPDATE tables SET secret = ? WHERE id = ?", (encryption.encrypt(secret), table))
    except NoSuchKey as error:
        raise StoreUnusable(f"the database {path} cannot be used: {error}") from None
    finally:
        db.execute("COMMIT")
