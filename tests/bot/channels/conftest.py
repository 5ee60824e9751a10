"""A game that has begun, in a channel that the bot may lose."""

from __future__ import annotations

from support.tables.broken_channel import begun

__all__ = ["begun"]
