"""Redraw an open panel: the same question in its current state, or the next one with the events in between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from bot.game.history import surviving_steps
from bot.ui.decisions.answer import PartialAnswer
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.interaction.labels import what_happened
from bot.ui.interaction.layout import Layout, Redraw
from bot.ui.interaction.request import Request, StalePress
from bot.ui.orders.forced import forced_lines

Draw = Callable[[str, PartialAnswer | None], Awaitable[Layout]]
"""(text on top, choices so far) -> the panel."""
STORY = 14
"""How many lines of recent events the panel shows."""


@dataclass(frozen=True)
class PanelRedraw:
    """One panel: its reader, its table, and the function that draws it."""

    request: Request
    table: int
    draw: Draw

    async def first(self, notice: str | None, partial: PartialAnswer | None, since: int | None = None) -> Layout:
        """The panel now; while open, it follows the game.

        `since` is the step after which `notice` tells: what comes next is told from there on, as a question may pass
        without the reader's answer. None as notice: what has happened since then, up to the question that is drawn.
        """
        panels, session = self.request.panels, await self.request.services.games.load(self.table)
        seen = panels.changes(self.table)
        prompt = await self._prompt(partial.number if partial else self.request.custom_id.number)
        number = prompt.number if prompt else 0
        seq = session.table.seq if since is None else since
        if notice is None:
            notice = await events_since(self.request, self.table, seq)
        layout = await self.draw(notice, partial)

        async def redraw_now() -> Layout:
            now = await self._prompt(number)
            asked = now.number if now else 0
            if asked != number:
                return await self.first(None, None, seq)
            told = "" if asked else await events_since(self.request, self.table, seq)
            drawn = await self._draw_same(now, told or notice, partial)
            drawn.redraw = Redraw(self.table, redraw_now, panels.changes(self.table), farewell)
            return drawn

        words = self.request.words
        farewell = f"-# {words.say('panel-old', refresh=words.say('button-refresh'))}"
        layout.redraw = Redraw(self.table, redraw_now, seen, farewell)
        return layout

    async def _draw_same(self, now: Prompt | None, notice: str, partial: PartialAnswer | None) -> Layout:
        """The same question, with the choices so far if they are still on offer."""
        if now is None:
            return await self.draw(notice, None)
        try:
            chosen = replace(partial, offers=now.offers) if partial else now.partial_answer()
            return await self.draw(notice, chosen)
        except StalePress:
            return await self.draw(notice, now.partial_answer())

    async def _prompt(self, number: int) -> Prompt | None:
        session = await self.request.services.games.load(self.table)
        return prompt_for(session, session.seat_held_by(self.request.person), self.request.words, number)


async def events_since(request: Request, table: int, seq: int) -> str:
    """The last lines of events since a step, as the reader may know them."""
    sessions, words = request.services.games, request.words
    session = await sessions.load(table)
    steps, seat = surviving_steps(await sessions.steps(table, seq + 1)), session.seat_held_by(request.person)
    return event_lines([*what_happened(steps, seat, words), *forced_lines(session, steps, seat, words)])


def event_lines(lines: Sequence[str]) -> str:
    """The last lines of events."""
    return "\n".join(["…", *lines[-STORY:]] if len(lines) > STORY else lines)
