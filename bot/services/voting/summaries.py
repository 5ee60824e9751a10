"""Votes as everybody may see them; how they are opened, take ballots and close stands in `votes.py`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.game.runner import GameRunner
from bot.game.vote_rules import REWIND
from bot.game.votes import closing_time
from bot.services.voting.campaign_votes import electorate_for
from bot.services.voting.turn_starts import TurnStart, turn_start
from bot.store import Transaction
from bot.store.models import Vote


@dataclass(frozen=True, slots=True)
class VoteSummary:
    """A vote as everybody may see it: its voters, and how many of them have voted (`voted`).

    `until` is the moment at which it closes (seconds since 1970; 0: it has closed). `takes_its_time`: it stays open
    until then even if all have voted, and lapses if the player whom it is about acts. `to` is the turn to whose
    beginning a rewind goes, if it goes to one; `later_turns` is how many whole turns it takes back (None: no rewind).
    """

    vote: Vote
    voters: tuple[int, ...]
    voted: int
    until: int
    takes_its_time: bool
    to: TurnStart | None
    later_turns: int | None


class VoteSummaries:
    """Reads the votes of all tables, and of them nobody's ballot."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def at(self, table: int) -> tuple[VoteSummary, ...]:
        """The summaries of the votes that are open at a table."""
        return await self._summaries(await self._runner.store.read(lambda tx: tx.votes.of(table)))

    async def among(self, campaign: int) -> tuple[VoteSummary, ...]:
        """The summaries of the votes that are open among a campaign's members, at the table of its war too."""
        return await self._summaries(await self._runner.store.read(lambda tx: tx.votes.of_campaign(campaign)))

    async def _summaries(self, votes: Iterable[Vote]) -> tuple[VoteSummary, ...]:
        found = [await self.of(vote.id) for vote in votes]
        return tuple(summary for summary in found if summary is not None)

    async def of(self, vote_id: int) -> VoteSummary | None:
        """The summary of a vote, open or closed; None if there is no such vote."""
        runner = self._runner
        vote = await runner.store.read(lambda tx: tx.votes.get(vote_id))
        if vote is None:
            return None
        session, now = await runner.load(vote.table), runner.clock.now()

        def read(tx: Transaction) -> VoteSummary:
            electorate = electorate_for(tx, runner.games, session, vote)
            voters, ballots = electorate.voters(vote), tx.votes.ballots(vote.id)
            points = tx.steps.rewind_points(vote.table, session.rules.version) if vote.motion == REWIND else None
            return VoteSummary(
                vote,
                voters,
                voted=sum(person in ballots for person in voters),
                until=closing_time(tx, vote, now),
                takes_its_time=electorate.takes_its_time(vote),
                to=turn_start(tx, session.rules, vote),
                later_turns=None if points is None else points.turns_after(vote.first),
            )

        return await runner.store.read(read)
