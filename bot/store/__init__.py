"""The store: one SQLite file behind a small interface; only this folder contains SQL."""

from bot.store.connection import Clashed, StoreUnusable
from bot.store.database import Store, Transaction
from bot.store.encryption import Encryption
from bot.store.lease import LeaseLost, LeaseTaken

__all__ = ["Clashed", "Encryption", "LeaseLost", "LeaseTaken", "Store", "StoreUnusable", "Transaction"]
