"""The store: one database behind a small interface; only this folder contains SQL, and knows which engine runs it."""

from bot.store.database import Store, Transaction
from bot.store.encryption import Encryption
from bot.store.engines import Clashed, CommitInDoubt, DatabaseError, StoreUnusable, Unreachable
from bot.store.lease import LeaseLost, LeaseTaken

__all__ = [
    "Clashed",
    "CommitInDoubt",
    "DatabaseError",
    "Encryption",
    "LeaseLost",
    "LeaseTaken",
    "Store",
    "StoreUnusable",
    "Transaction",
    "Unreachable",
]
