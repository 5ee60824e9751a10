"""Encryption at rest of the secrets of tables and campaigns, if the host has set a key; without one they are plain."""

from __future__ import annotations

from bot.store.engines import Connection, StoreUnusable

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


def require_keys(db: Connection, encryption: Encryption, where: object) -> None:
    """Raises `StoreUnusable` if a secret cannot be decrypted with these keys; changes nothing."""
    try:
        for stored in _list_secrets(db).values():
            encryption.decrypt(stored)
    except NoSuchKey as error:
        raise StoreUnusable(f"the database {where} cannot be used: {error}") from None


def encrypt_all(db: Connection, encryption: Encryption, where: object) -> bool:
    """Encrypt the secrets that are plain or encrypted with an older key, in the caller's transaction.

    Returns whether traces of plain ones may be left, which the caller removes before `note_all_encrypted`: where they
    cannot be removed now the secrets stay encrypted, since to write them in plain again would only leave more. If the
    program is killed midway, the next start with the key goes on. Raises `StoreUnusable` where a key is missing.
    """
    require_keys(db, encryption, where)
    for (table, column, row), stored in _list_secrets(db).items():
        if not encryption.is_current(stored):
            secret = encryption.encrypt(encryption.decrypt(stored))
            db.execute(f"UPDATE {table} SET {column} = ? WHERE id = ?", (secret, row))
            db.execute("DELETE FROM facts WHERE name = ?", (ALL_ENCRYPTED,))
    return encryption.has_keys and not _all_encrypted(db)


def note_all_encrypted(db: Connection, encryption: Encryption) -> None:
    """Write that no plain secret is left, if there is a key."""
    if encryption.has_keys and not _all_encrypted(db):
        db.execute("INSERT INTO facts (name, value) VALUES (?, '')", (ALL_ENCRYPTED,))


def _all_encrypted(db: Connection) -> bool:
    return db.fetch_one("SELECT 1 FROM facts WHERE name = ?", (ALL_ENCRYPTED,)) is not None


def _list_secrets(db: Connection) -> dict[tuple[str, str, int], bytes]:
    """Every secret as it is stored, by table, column and row. An older database has no campaigns, or none sealed."""
    found = {}
    for table, column in SECRETS:
        if column in db.columns(table):
            rows = db.execute(f"SELECT id, {column} FROM {table} WHERE {column} != ? ORDER BY id", (b"",))
            found.update({(table, column, row): stored for row, stored in rows})
    return found


def may_hold_plain_secrets(db: Connection, rewritten: bool) -> bool:
    """Whether a copy of a database may hold the plain secret of a game that was not over; one that was is public.

    `rewritten`: its rows were written afresh, as in a backup, so that there is nothing between them.
    """
    rows = [(stored,) for (table, _, _), stored in _list_secrets(db).items() if table == "campaigns"]
    rows += db.execute("SELECT secret FROM tables WHERE state NOT IN ('ended', 'closed') ORDER BY id")
    clean = rewritten or _all_encrypted(db)
    encrypted = all(isinstance(secret, bytes) and secret.startswith(PREFIX) for (secret,) in rows)
    return bool(rows) and not (clean and encrypted)
