"""The store: one SQLite file behind a small interface; nothing outside this folder knows SQL."""

from bot.store.file import Clashed, StoreUnusable
from bot.store.store import Books, Store

__all__ = ["Books", "Clashed", "Store", "StoreUnusable"]
