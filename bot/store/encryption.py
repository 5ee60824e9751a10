"""The tables' dice secrets at rest: sealed when the host has given a key for that, plain otherwise."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store.connection import StoreUnusable

VARIABLE = "RISK_SECRET_KEY"
SEAL = b"fernet:"


class Locked(ValueError):
    """A secret that these keys do not open."""


class Vault:
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

    def seal(self, secret: bytes) -> bytes:
        """The secret as it is kept."""
        return SEAL + self._first.encrypt(secret) if self.closes else secret

    def open(self, kept: bytes) -> bytes:
        """The secret that is kept so; raises `Locked`."""
        if not kept.startswith(SEAL):
            return kept
        if not self.closes:
            raise Locked(f"the dice keys are sealed, and {VARIABLE} is not set: set it to the key that sealed them")
        from cryptography.fernet import InvalidToken

        try:
            return self._all.decrypt(kept.removeprefix(SEAL))
        except InvalidToken:
            raise Locked(f"{VARIABLE} is not the key that sealed the dice keys, or one of them was damaged") from None

    def sealed_by_first(self, kept: bytes) -> bool:
        """Whether a secret is kept as `seal` would keep it now."""
        if not self.closes or not kept.startswith(SEAL):
            return not self.closes
        from cryptography.fernet import InvalidToken

        try:
            self._first.decrypt(kept.removeprefix(SEAL))
        except InvalidToken:
            return False
        return True


PLAIN = Vault()


def seal_all(db: sqlite3.Connection, vault: Vault, path: Path) -> None:
    """Seal what is still plain or sealed with an older key, in one transaction; raises `StoreUnusable`."""
    db.execute("PRAGMA secure_delete = ON")
    db.execute("BEGIN IMMEDIATE")
    try:
        for table, kept in db.execute("SELECT id, secret FROM tables").fetchall():
            secret = vault.open(kept)
            if not vault.sealed_by_first(kept):
                db.execute("UPDATE tables SET secret = ? WHERE id = ?", (vault.seal(secret), table))
    except Locked as locked:
        raise StoreUnusable(f"the database {path} cannot be used: {locked}") from None
    finally:
        db.execute("COMMIT")
