"""Votes at running tables: opened, answered by secret ballot, closed by their bell, and done what was decided."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.game.announcements import Announcement
from bot.game.commit import Change
from bot.game.motions import MOTIONS, NO, REPLACEMENT, REWIND, Counts, count_ballots, voting_time
from bot.game.open_votes import BACK, CLOSE_VOTE, VOID, Electorate, electorate_of, open_vote
from bot.game.runner import GameRunner
from bot.game.session import Session
from bot.refusals import (
    NobodyThere,
    NoSuchMoment,
    NoSuchSeat,
    NoVote,
    PutAside,
    SaidAlready,
    VoteClosed,
    VotedLately,
    VoteOpen,
)
from bot.scheduler import Scheduler
from bot.services.vote_outcomes import change_of
from bot.store import Transaction
from bot.store.history import Reached, Trail
from bot.store.models import NOTE, VOTE, Timer, Vote
from rules import RULES_VERSION, Player, Refused


@dataclass(frozen=True, slots=True)
class VoteSummary:
    """A vote as everybody may know it: who is asked, how many have said something, until when (0: closed), whether it
    takes all that time and lapses should the player whom it is about play."""

    vote: Vote
    voters: tuple[int, ...]
    said: int
    until: int
    takes_its_time: bool


class VoteService:
    """The votes of all tables. What a refusal raises (`Refused`) has changed nothing."""

    def __init__(self, runner: GameRunner, scheduler: Scheduler) -> None:
        self._runner = runner
        scheduler.handle(CLOSE_VOTE, self.close)

    async def trail(self, table_id: int) -> Trail:
        """How far the table can go back."""
        return await self._runner.store.read(lambda tx: tx.steps.trail(table_id, RULES_VERSION))

    async def summary(self, vote_id: int) -> VoteSummary | None:
        """A vote without what anybody said."""
        store = self._runner.store
        vote = await store.read(lambda tx: tx.votes.get(vote_id))
        if vote is None:
            return None
        roll = _electorate(await self._runner.load(vote.table))
        asked = roll.voters(vote)
        ballots, timers = await store.read(lambda tx: (tx.votes.ballots(vote_id), tx.timers.of(vote.table, CLOSE_VOTE)))
        until = next((timer.due_at for timer in timers if timer.subject == vote_id), 0)
        return VoteSummary(vote, asked, sum(person in ballots for person in asked), until, roll.takes_its_time(vote))

    async def open(self, table_id: int, person: int, motion: str, seat: str = "", to: Reached | None = None) -> Vote:
        """Call the table to a vote; raises `Refused`.

        NotSeated, NoVote, NoSuchSeat, NobodyThere, NoSuchMoment, VoteOpen, VotedLately.
        """
        runner = self._runner
        async with runner.lock(table_id):
            session = await runner.running(table_id)
            session.seat_held_by(person)
            first, turn = (to.first, to.turn) if to else (0, 0)
            vote = Vote(0, table_id, motion, seat, first, turn, person, runner.clock.now())
            _require_fitting(session, vote, await self.trail(table_id))
            opened = await runner.store.transact(lambda tx: _open(tx, session, vote))
        runner.on_change(table_id)
        return opened

    async def cast(self, vote_id: int, person: int, choice: str) -> tuple[int, int]:
        """Put in, or change, a ballot; how many have voted, of how many. With the last ballot the vote closes, but for
        one that takes its time.

        Raises `Refused`: NotSeated, NoVote, VoteClosed, SaidAlready, and as `Keeper.running`.
        """
        runner = self._runner
        vote = await self._vote(vote_id)
        async with runner.lock(vote.table):
            session = await runner.running(vote.table)
            roll = _electorate(session)
            asked = roll.voters(vote)
            session.seat_held_by(person)
            if person not in asked:
                raise Refused(NoVote())
            now = runner.clock.now()
            ballots = await runner.store.transact(lambda tx: _cast(tx, vote_id, (person, choice), roll, now))
        runner.on_change(vote.table)
        if roll.is_decided(vote, ballots):
            await self.close(Timer(vote.table, CLOSE_VOTE, vote_id, 0))
        return sum(person in ballots for person in asked), len(asked)

    async def close(self, timer: Timer) -> None:
        """Count the ballots and do what they decide, in one transaction; a matter that is gone is closed as void."""
        now = self._runner.clock.now()

        def decide(session: Session, tx: Transaction) -> Change:
            vote, ballots = _require_open(tx, timer.subject)
            voters = _electorate(session).voters(vote)
            counts = count_ballots(ballots, voters)
            outcome = MOTIONS[vote.motion].settles(counts, len(voters))
            change = change_of(self._runner, tx, session, vote, outcome)
            closed = (NOTE, note_of(replace(vote, outcome=outcome, counts=counts), voters))

            def also(tx: Transaction) -> Iterable[Announcement]:
                _close(tx, vote, outcome, counts, now)
                return [(VOTE, {"vote": vote.id, "call": []}), *change.commit.also(tx)]

            return replace(change, commit=replace(change.commit, notes=(closed,), also=also))

        try:
            await self._runner.play(timer.table, decide)
        except Refused as refused:
            if isinstance(refused.why, PutAside):  # its matter may be there again
                raise
            await self._void(timer)
        self._runner.on_change(timer.table)

    async def _void(self, timer: Timer) -> None:
        """Close a vote whose matter is gone; nothing where it is closed already."""
        now = self._runner.clock.now()

        def void(tx: Transaction) -> None:
            tx.timers.cancel(timer.table, CLOSE_VOTE, timer.subject)
            vote = tx.votes.get(timer.subject)
            if vote is not None and vote.closed is None:
                tx.votes.close(vote.id, VOID, {}, now)
                tx.outbox.add(vote.table, VOTE, {"vote": vote.id, "call": []}, now)

        await self._runner.store.transact(void)

    async def _vote(self, vote_id: int) -> Vote:
        vote = await self._runner.store.read(lambda tx: tx.votes.get(vote_id))
        if vote is None or vote.closed is not None:
            raise Refused(VoteClosed())
        return vote


def _electorate(session: Session) -> Electorate:
    return electorate_of(session.seats, session.state, session.table.turn)


def _require_fitting(session: Session, vote: Vote, trail: Trail) -> None:
    """Raises `Refused` for what this person, or this table, cannot vote on now."""
    if vote.motion == REPLACEMENT:
        if vote.colour not in session.seats:
            raise Refused(NoSuchSeat(vote.colour))
        if session.seats[Player(vote.colour)].person is None:
            raise Refused(NobodyThere(vote.colour))
    if vote.motion == REWIND and not trail.reaches(vote.first):
        raise Refused(NoSuchMoment(len(trail.turns())))
    if vote.by not in _electorate(session).voters(vote):
        raise Refused(NoVote())


def _open(tx: Transaction, session: Session, vote: Vote) -> Vote:
    """Raises `Refused` where the table decides on this already, or has just done so."""
    last = tx.votes.last(vote.table, vote.motion, vote.colour)
    if last is not None and last.closed is None:
        raise Refused(VoteOpen(vote.motion))
    again = last.closed + voting_time(session.table.pace) if last and last.closed and last.outcome == NO else 0
    if vote.opened < again:
        raise Refused(VotedLately(again))
    for kind, payload in open_vote(tx, session.table, _electorate(session), vote, vote.opened):
        tx.outbox.add(vote.table, kind, payload, vote.opened)
    opened = tx.votes.last(vote.table, vote.motion, vote.colour)
    assert opened is not None, "it has just been opened"
    return opened


def _cast(tx: Transaction, vote_id: int, ballot: tuple[int, str], roll: Electorate, now: int) -> dict[int, str]:
    """Put in a person's ballot; all ballots. Raises `Refused`."""
    vote, (person, choice) = tx.votes.get(vote_id), ballot
    if vote is None or vote.closed is not None:
        raise Refused(VoteClosed())
    if tx.votes.ballots(vote_id).get(person) == choice:
        raise Refused(SaidAlready(choice))
    tx.votes.cast(vote_id, person, choice)
    tx.outbox.add(vote.table, VOTE, {"vote": vote_id, "call": []}, now)
    ballots = tx.votes.ballots(vote_id)
    if roll.is_decided(vote, ballots):  # should the program stop right now, the bell still closes it
        tx.timers.set(Timer(vote.table, CLOSE_VOTE, vote_id, now, pausable=False))
    return ballots


def _require_open(tx: Transaction, vote_id: int) -> tuple[Vote, dict[int, str]]:
    vote = tx.votes.get(vote_id)
    if vote is None or vote.closed is not None:
        raise Refused(VoteClosed())
    return vote, tx.votes.ballots(vote_id)


def note_of(vote: Vote, asked: Collection[int]) -> dict[str, Any]:
    """What the channel is told of a closed vote: the outcome, and how many said what."""
    if vote.outcome in (BACK, VOID):
        return {"note": f"vote-{vote.outcome}"}
    said = {choice: vote.counts.get(choice, 0) for choice in MOTIONS[vote.motion].choices}
    about = {"seat": vote.colour} if vote.colour else {}
    return {"note": f"vote-{vote.motion}-{vote.outcome}", **said, "voters": len(asked), "turn": vote.turn, **about}


def _close(tx: Transaction, vote: Vote, outcome: str, counts: Counts, now: int) -> None:
    tx.votes.close(vote.id, outcome, counts, now)
    tx.timers.cancel(vote.table, CLOSE_VOTE, vote.id)
