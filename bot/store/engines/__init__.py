"""The engines that can run the database; everything above them says the same to each."""

from bot.store.engines.connection import (
    Clashed,
    Connection,
    DatabaseError,
    NotStorable,
    StoreUnusable,
    Work,
)

__all__ = ["Clashed", "Connection", "DatabaseError", "NotStorable", "StoreUnusable", "Work"]
