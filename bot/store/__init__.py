"""The store: one SQLite file behind a small interface; nothing outside this folder knows SQL."""

from bot.store.connection import Clashed, StoreUnusable
from bot.store.database import Books, Store
from bot.store.encryption import Vault
from bot.store.lease import LeaseLost, LeaseTaken

__all__ = ["Books", "Clashed", "LeaseLost", "LeaseTaken", "Store", "StoreUnusable", "Vault"]
