"""The coach: hints for the open questions of running games, and a review of one's own answers once a game is over."""

from __future__ import annotations

import asyncio

from bot.game.runner import GameRunner
from bot.game.session import Session
from bot.refusals import CoachOff, NothingToReview, NotOver
from bot.services.review import Review, own_answers, review_of, sample
from rules import Refused
from rules.ai import Hint, give_hint


def require_coach(session: Session) -> None:
    """Raises `Refused(CoachOff)` at a table without a coach."""
    if not session.table.coach:
        raise Refused(CoachOff(session.over))


class CoachService:
    """What `hard` would do, or would have done, in the place of a player, from that player's view alone."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def hint(self, session: Session, number: int) -> Hint:
        """The hint for a pending decision, worked out off the event loop.

        Raises `Refused(CoachOff)`, and `LookupError` for a decision that is not open.
        """
        require_coach(session)
        return await asyncio.to_thread(_hint, session, number)

    async def review(self, session: Session, person: int) -> Review:
        """The turning points of a game that is over, for one who played in it, worked out off the event loop.

        Raises `Refused`: NotOver, CoachOff, NothingToReview.
        """
        if not session.over:
            raise Refused(NotOver())
        require_coach(session)
        table, store = session.table.id, self._runner.store
        answers = own_answers(await self._runner.steps(session, 0, session.table.seq), person)
        if not answers:
            raise Refused(NothingToReview())
        wanted = {own.step.seq - 1 for own in sample(answers)}
        snapshots = await store.read(lambda tx: tx.steps.snapshots(table, wanted))
        before = {seq + 1: snapshot for seq, snapshot in snapshots.items()}
        return await asyncio.to_thread(review_of, session, answers, before)


def _hint(session: Session, number: int) -> Hint:
    seen = session.view(session.state.pending[number].player)
    return give_hint(session.rules, seen, number, tuple(session.offers(number)))
