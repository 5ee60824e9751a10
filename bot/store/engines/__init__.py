"""The engines that can run the database; everything above them says the same to each."""

from bot.store.engines.connection import (
    Clashed,
    CommitInDoubt,
    Connection,
    DatabaseError,
    NotStorable,
    StoreUnusable,
    Unreachable,
    Work,
)

__all__ = [
    "Clashed",
    "CommitInDoubt",
    "Connection",
    "DatabaseError",
    "NotStorable",
    "StoreUnusable",
    "Unreachable",
    "Work",
]
