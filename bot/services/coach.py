"""The coach: hints for the open questions of running games."""

from __future__ import annotations

import asyncio

from bot.game.session import Session
from bot.refusals import CoachOff
from rules import Refused
from rules.ai import Hint, give_hint


def require_coach(session: Session) -> None:
    """Raises `Refused(CoachOff)` at a table without a coach."""
    if not session.table.coach:
        raise Refused(CoachOff())


class CoachService:
    """What `hard` would do in the place of a player, from that player's view alone."""

    async def hint(self, session: Session, number: int) -> Hint:
        """The hint for a pending decision, worked out off the event loop.

        Raises `Refused(CoachOff)`, and `LookupError` for a decision that is not open.
        """
        require_coach(session)
        return await asyncio.to_thread(_hint, session, number)


def _hint(session: Session, number: int) -> Hint:
    seen = session.view(session.state.pending[number].player)
    return give_hint(session.rules, seen, number, tuple(session.offers(number)))
