"""Live panels: a private panel is redrawn when its game changes, as long as Discord allows edits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import discord

from bot.logs import error_summary
from bot.outbox.error_codes import REQUEST_ERRORS
from bot.ui.interaction.layout import Layout, Redraw, dress
from rules import Refused

log = logging.getLogger(__name__)
FAREWELL = 30
"""Seconds before the end of its interaction in which an open panel is drawn for the last time."""

REMEMBERED = 1000
"""The most messages of which it is known in which turn they became a panel: the last ones."""
PATIENCE = 0.5
"""Seconds for which a redraw lets the presses of its table be answered first."""


@dataclass(frozen=True, slots=True)
class LivePanel:
    """One open message: its interaction, its current look, and how to redraw it."""

    interaction: discord.Interaction[Any]
    message: int
    look: object
    redraw: Redraw


class LivePanels:
    """The last panel of each person at each table, as long as its interaction can be answered (15 minutes).

    A panel opened anew takes the place of the one before, which is deleted: its buttons would say what is past.
    Shortly before that ends, the panel is drawn once more and says so. None of this survives a restart: an old panel's
    buttons still work, and *Refresh* redraws it.
    """

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], LivePanel] = {}
        self._opened: dict[int, int] = {}
        self._drawing: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._answers: dict[int, set[asyncio.Future[None]]] = {}
        self._changes: dict[int, int] = {}
        self._retiring: set[asyncio.Task[None]] = set()
        self._ends: dict[tuple[int, int], asyncio.TimerHandle] = {}

    def changes(self, table: int) -> int:
        """How often this table has changed since the program started."""
        return self._changes.get(table, 0)

    def turn_opened(self, message: int) -> int | None:
        """The number of the turn in which this message became a panel; None for any other message."""
        return self._opened.get(message)

    def follow(self, interaction: discord.Interaction[Any], message: int, layout: Layout) -> None:
        """Keep this message up to date with a new layout, instead of the one it showed before."""
        self.forget(interaction)
        self._open = {key: panel for key, panel in self._open.items() if not panel.interaction.is_expired()}
        if layout.redraw is not None:
            key = (layout.redraw.table, interaction.user.id)
            if (before := self._open.get(key)) is not None and before.message != message:
                self._in_background(self._delete(before), f"a panel replaced at table {key[0]}")
            self._open[key] = LivePanel(interaction, message, _look(layout), layout.redraw)
            self._opened.setdefault(message, layout.redraw.turn)
            if len(self._opened) > REMEMBERED:
                del self._opened[next(iter(self._opened))]
            self._expect_end(interaction, key)
            if self.changes(layout.redraw.table) != layout.redraw.seen:
                self._begin(layout.redraw.table)

    def _expect_end(self, interaction: discord.Interaction[Any], key: tuple[int, int]) -> None:
        """Retire this panel shortly before its interaction can no longer be answered; the one before it is no more."""
        if (before := self._ends.pop(key, None)) is not None:
            before.cancel()
        left = (interaction.expires_at - discord.utils.utcnow()).total_seconds() - FAREWELL
        if left > 0:
            self._ends[key] = asyncio.get_running_loop().call_later(left, self._begin_retiring, key, interaction.id)

    def _begin_retiring(self, key: tuple[int, int], interaction: int) -> None:
        del self._ends[key]
        if (panel := self._open.get(key)) is not None and panel.interaction.id == interaction:
            self._in_background(self._redraw(key, last=True), f"an old panel of table {key[0]}")

    def _in_background(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._retiring.add(task)
        task.add_done_callback(self._retiring.discard)

    async def _delete(self, panel: LivePanel) -> None:
        """Delete a panel; one that Discord does not delete any more stays, and its buttons still work."""
        try:
            await panel.interaction.delete_original_response()
        except REQUEST_ERRORS as error:
            log.info("a panel that was opened anew stays: %s", error_summary(error))

    def forget(self, interaction: discord.Interaction[Any]) -> None:
        """Stop redrawing a message that was pressed, as the answer will replace it."""
        pressed = interaction.message.id if interaction.message else 0
        self._open = {key: panel for key, panel in self._open.items() if panel.message != pressed}

    @contextmanager
    def answering(self, table: int) -> Iterator[None]:
        """Let whoever pressed at a table be answered before the others' panels are redrawn."""
        answered = asyncio.get_running_loop().create_future()
        answers = self._answers.setdefault(table, set())
        answers.add(answered)
        try:
            yield
        finally:
            answered.set_result(None)
            answers.discard(answered)
            if not answers:
                self._answers.pop(table, None)

    def wake(self, table: int) -> None:
        """Redraw the open panels of a table that has changed."""
        self._changes[table] = self.changes(table) + 1
        if any(at == table for at, _ in self._open):
            self._begin(table)

    def _begin(self, table: int) -> None:
        self._again.add(table)
        if table not in self._drawing:
            self._drawing[table] = asyncio.create_task(self._draw(table), name=f"panels of table {table}")

    async def wait_until_drawn(self) -> None:
        """Wait until every panel is up to date."""
        while self._drawing or self._retiring:
            await asyncio.gather(*self._drawing.values(), *self._retiring)

    async def close(self) -> None:
        self._open.clear()
        while self._ends:
            self._ends.popitem()[1].cancel()
        for task in (drawing := (*self._drawing.values(), *self._retiring)):
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)

    async def _draw(self, table: int) -> None:
        try:
            while table in self._again:
                if answers := self._answers.get(table):
                    await asyncio.wait(answers, timeout=PATIENCE)
                self._again.discard(table)
                for key in [key for key in self._open if key[0] == table]:
                    await self._redraw(key)
        finally:
            del self._drawing[table]

    async def _redraw(self, key: tuple[int, int], *, last: bool = False) -> None:
        """Redraw one panel, or draw it for the `last` time; if it cannot be drawn or edited, it stays as it is."""
        panel = self._open.get(key)
        if panel is None:
            return
        try:
            await self._edit(key, panel, last=last)
        except (Refused, *REQUEST_ERRORS) as error:
            log.info("an open panel of table %d is followed no more: %s", key[0], error_summary(error))
            self._drop(key, panel)
        except Exception as error:
            log.error("an open panel of table %d cannot be drawn: %s", key[0], error_summary(error))
            self._drop(key, panel)

    async def _edit(self, key: tuple[int, int], panel: LivePanel, *, last: bool) -> None:
        layout = await panel.redraw.draw()
        if last:
            layout.text(panel.redraw.farewell)
        if layout.redraw is None or _look(layout) == panel.look or self._open.get(key) is not panel:
            return
        if panel.interaction.is_expired():
            self._drop(key, panel)
            return
        if last:
            self._drop(key, panel)
        else:
            self._open[key] = LivePanel(panel.interaction, panel.message, _look(layout), layout.redraw)
        await panel.interaction.edit_original_response(
            view=dress(layout.view(), panel.interaction.client.services.emoji.marks),
            attachments=layout.files,
            allowed_mentions=discord.AllowedMentions.none(),
        )

    def _drop(self, key: tuple[int, int], panel: LivePanel) -> None:
        if (now := self._open.get(key)) is not None and now.message == panel.message:
            del self._open[key]


def _look(layout: Layout) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = layout.view().to_components()  # type: ignore[no-untyped-call]
    return found
