"""How a panel is drawn anew while it stands open: the same question as it stands now, or the next with its story."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from bot.game.history import standing
from bot.ui.decisions.answer import Asking
from bot.ui.decisions.prompt import Asked, asked_of
from bot.ui.interaction.labels import what_happened
from bot.ui.interaction.layout import Follow, Sheet
from bot.ui.interaction.request import Stale, Visit

Draw = Callable[[str, Asking | None, bool], Awaitable[Sheet]]
"""(what is said above, what is being chosen, whether it is for the question that was asked first) -> the panel."""
STORY = 14
"""Lines of what has just happened that the panel shows."""


@dataclass(frozen=True)
class Drawing:
    """One panel: for whom it is drawn, at which table, and how."""

    visit: Visit
    table: int
    draw: Draw

    async def first(self, notice: str, asking: Asking | None, *, pressed: bool = True) -> Sheet:
        """The panel as it is now; open, it follows the game. `pressed`: it answers a press."""
        panels, session = self.visit.bot.panels, await self.visit.bot.sessions.load(self.table)
        seen = panels.changes(self.table)
        sheet = await self.draw(notice, asking, pressed)
        asked = await self._asked(asking.number if asking else self.visit.key.number)
        number, seq = asked.number if asked else 0, session.table.seq

        async def anew() -> Sheet:
            now = await self._asked(number)
            if (now.number if now else 0) != number:
                return await self.first(await self._since(seq), None, pressed=False)
            drawn = await self._again(now, notice, asking, pressed)
            drawn.follow = Follow(self.table, anew, panels.changes(self.table))
            return drawn

        sheet.follow = Follow(self.table, anew, seen)
        return sheet

    async def _again(self, now: Asked | None, notice: str, asking: Asking | None, pressed: bool) -> Sheet:
        """The same question, with what was being chosen as far as it is still on offer."""
        if now is None:
            return await self.draw(notice, None, pressed)
        try:
            chosen = replace(asking, offers=now.offers) if asking else now.asking()
            return await self.draw(notice, chosen, pressed)
        except Stale:
            return await self.draw(notice, now.asking(), pressed)

    async def _asked(self, number: int) -> Asked | None:
        session = await self.visit.bot.sessions.load(self.table)
        return asked_of(session, session.seat_held_by(self.visit.person), self.visit.words, number)

    async def _since(self, seq: int) -> str:
        """What has happened since, as its reader may know it."""
        sessions = self.visit.bot.sessions
        session = await sessions.load(self.table)
        steps = standing(await sessions.steps(self.table, seq + 1))
        return story(what_happened(steps, session.seat_of(self.visit.person), self.visit.words))


def story(lines: Sequence[str]) -> str:
    """The last lines of what happened."""
    return "\n".join(["…", *lines[-STORY:]] if len(lines) > STORY else lines)
