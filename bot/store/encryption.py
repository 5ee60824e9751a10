"""The tables' dice secrets at rest: sealed when the host has given a key for that, plain otherwise."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.connection import StoreUnusable

VARIABLE = "RISK_SECRET_KEY"
SEAL = b"fernet:"


class NoSuchKey(ValueError):
    """A secret that these keys do not open."""


class Encryption:
    """Seals with the first of its keys (parted by commas), opens what any of them sealed. No keys: all is plain.

    Raises `StoreUnusable` where keys are given and the library is missing.
    """

    def __init__(self, keys: str = "") -> None:
        self.closes = bool(keys)
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
        """The secret as it is kept."""
        return SEAL + self._first.encrypt(secret) if self.closes else secret

    def decrypt(self, kept: bytes) -> bytes:
        """The secret that is kept so; raises `Locked`."""
        if not kept.startswith(SEAL):
            return kept
        if not self.closes:
            raise NoSuchKey(f"the dice keys are sealed, and {VARIABLE} is not set: set it to the key that sealed them")
        from cryptography.fernet import InvalidToken

        try:
            return self._all.decrypt(kept.removeprefix(SEAL))
        except InvalidToken:
            raise NoSuchKey(
                f"{VARIABLE} is not the key that sealed the dice keys, or one of them was damaged"
            ) from None

    def is_current(self, kept: bytes) -> bool:
        """Whether a secret is kept as `seal` would keep it now."""
        if not self.closes or not kept.startswith(SEAL):
            return not self.closes
        from cryptography.fernet import InvalidToken

        try:
            self._first.decrypt(kept.removeprefix(SEAL))
        except InvalidToken:
            return False
        return True


PLAIN = Encryption()


def encrypt_all(db: sqlite3.Connection, vault: Encryption, path: Path) -> None:
    """Seal what is still plain or sealed with an older key, in one transaction; raises `StoreUnusable`."""
    db.execute("PRAGMA secure_delete = ON")
    db.execute("BEGIN IMMEDIATE")
    try:
        for table, kept in db.execute("SELECT id, secret FROM tables").fetchall():
            secret = vault.decrypt(kept)
            if not vault.is_current(kept):
                db.execute("UPDATE tables SET secret = ? WHERE id = ?", (vault.encrypt(secret), table))
    except NoSuchKey as locked:
        raise StoreUnusable(f"the database {path} cannot be used: {locked}") from None
    finally:
        db.execute("COMMIT")
