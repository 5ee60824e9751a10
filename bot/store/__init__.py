"""The store: one SQLite file behind a small interface; nothing outside this folder knows SQL."""

from bot.store.file import Clashed, StoreUnusable
from bot.store.lease import LeaseLost, LeaseTaken
from bot.store.store import Books, Store
from bot.store.vault import Vault

__all__ = ["Books", "Clashed", "LeaseLost", "LeaseTaken", "Store", "StoreUnusable", "Vault"]
