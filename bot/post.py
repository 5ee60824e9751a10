"""The outbox: what a transaction decided to say is sent once, in order, whatever happens to the process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import discord

from bot.store.rows import Row


@dataclass(frozen=True, slots=True)
class Post:
    """A message as it is to be sent. Only `mentions` (users' ids) are called; a `tell` has only `text`.

    `view` with buttons: at least one custom_id ends with the row's `marker`.
    """

    text: str = ""
    view: discord.ui.View | discord.ui.LayoutView | None = None
    files: tuple[discord.File, ...] = ()
    mentions: tuple[int, ...] = ()


class Poster(Protocol):
    """Words and pictures for the rows of the outbox. May load the session of `row.table`; writes nothing."""

    async def render(self, row: Row) -> Post | None:
        """The message of a row as the game stands now; None: there is nothing to say."""

    async def retired(self, row: Row) -> Post | None:
        """The message of an earlier row without its buttons, now that a newer one stands; None: leave it alone."""
