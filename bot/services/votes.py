"""Votes at running tables: opened, answered by secret ballot, closed by their bell, and done what was decided."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from bot.game.commit import Writing
from bot.game.motions import MOTIONS, NO, REPLACEMENT, REWIND, Counts, counted, open_for
from bot.game.open_votes import BACK, KIND, VOID, Roll, call_vote, roll_of
from bot.game.progress import Progress
from bot.game.runner import Keeper
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
from bot.scheduler import Ringer
from bot.services.vote_outcomes import Deed, deed_of
from bot.store import Books
from bot.store.history import Reached, Trail
from bot.store.models import NOTE, VOTE, Bell, Vote
from rules.kernel.record import RULES_VERSION
from rules.kernel.values import Player, Refused


@dataclass(frozen=True, slots=True)
class Poll:
    """A vote as everybody may know it: who is asked, how many have said something, until when (0: closed), whether it
    takes all that time and lapses should the player whom it is about play."""

    vote: Vote
    asked: tuple[int, ...]
    said: int
    until: int
    takes_its_time: bool


class Polls:
    """The votes of all tables. What a refusal raises (`Refused`) has changed nothing."""

    def __init__(self, keeper: Keeper, ringer: Ringer) -> None:
        self._keeper = keeper
        ringer.on(KIND, self.close)

    async def trail(self, table_id: int) -> Trail:
        """How far the table can go back."""
        return await self._keeper.store.look(lambda books: books.steps.trail(table_id, RULES_VERSION))

    async def look(self, vote_id: int) -> Poll | None:
        """A vote without what anybody said."""
        store = self._keeper.store
        vote = await store.look(lambda books: books.votes.get(vote_id))
        if vote is None:
            return None
        roll = _roll(await self._keeper.load(vote.table))
        asked = roll.asked(vote)
        ballots, bells = await store.look(
            lambda books: (books.votes.ballots(vote_id), books.bells.of(vote.table, KIND))
        )
        until = next((bell.at for bell in bells if bell.about == vote_id), 0)
        return Poll(vote, asked, sum(person in ballots for person in asked), until, roll.takes_its_time(vote))

    async def open(self, table_id: int, person: int, motion: str, seat: str = "", to: Reached | None = None) -> Vote:
        """Call the table to a vote; raises `Refused`.

        NotSeated, NoVote, NoSuchSeat, NobodyThere, NoSuchMoment, VoteOpen, VotedLately.
        """
        keeper = self._keeper
        async with keeper.lock(table_id):
            session = await keeper.running(table_id)
            session.seat_held_by(person)
            first, turn = (to.first, to.turn) if to else (0, 0)
            vote = Vote(0, table_id, motion, seat, first, turn, person, keeper.clock.now())
            _fits(session, vote, await self.trail(table_id))
            opened = await keeper.store.transact(lambda books: _opened(books, session, vote))
        keeper.speak(table_id)
        return opened

    async def say(self, vote_id: int, person: int, choice: str) -> tuple[int, int]:
        """Put in, or change, a ballot; how many have voted, of how many. With the last ballot the vote closes, but for
        one that takes its time.

        Raises `Refused`: NotSeated, NoVote, VoteClosed, SaidAlready, and as `Keeper.running`.
        """
        keeper = self._keeper
        vote = await self._vote(vote_id)
        async with keeper.lock(vote.table):
            session = await keeper.running(vote.table)
            roll = _roll(session)
            asked = roll.asked(vote)
            session.seat_held_by(person)
            if person not in asked:
                raise Refused(NoVote())
            now = keeper.clock.now()
            ballots = await keeper.store.transact(lambda books: _said(books, vote_id, (person, choice), roll, now))
        keeper.speak(vote.table)
        if roll.settled(vote, ballots):
            await self.close(Bell(vote.table, KIND, vote_id, 0))
        return sum(person in ballots for person in asked), len(asked)

    async def close(self, bell: Bell) -> None:
        """Count the ballots and do what they decide, in one transaction; a matter that is gone is closed as void."""
        writing, now = Writing(), self._keeper.clock.now()
        deeds: list[Deed] = []

        async def start(session: Session) -> Progress:
            vote, ballots = await self._keeper.store.look(lambda books: _open_still(books, bell.about))
            asked = _roll(session).asked(vote)
            counts = counted(ballots, asked)
            outcome = MOTIONS[vote.motion].settles(counts, len(asked))
            deed = await deed_of(self._keeper, session, vote, outcome)
            deeds[:] = [deed]
            writing.notes = ((NOTE, note_of(replace(vote, outcome=outcome, counts=counts), asked)),)
            writing.also = lambda books: _closed(books, vote, outcome, counts, deed, now)
            return deed.progress

        try:
            await self._keeper.play(bell.table, start, lambda progress: deeds[0].work(progress), writing)
        except Refused as refused:
            if isinstance(refused.why, PutAside):  # its matter may be there again
                raise
            await self._void(bell)
        self._keeper.speak(bell.table)

    async def _void(self, bell: Bell) -> None:
        """Close a vote whose matter is gone; nothing where it is closed already."""
        now = self._keeper.clock.now()

        def void(books: Books) -> None:
            books.bells.silence(bell.table, KIND, bell.about)
            vote = books.votes.get(bell.about)
            if vote is not None and vote.closed is None:
                books.votes.close(vote.id, VOID, {}, now)
                books.mail.add(vote.table, VOTE, {"vote": vote.id, "call": []}, now)

        await self._keeper.store.transact(void)

    async def _vote(self, vote_id: int) -> Vote:
        vote = await self._keeper.store.look(lambda books: books.votes.get(vote_id))
        if vote is None or vote.closed is not None:
            raise Refused(VoteClosed())
        return vote


def _roll(session: Session) -> Roll:
    return roll_of(session.seats, session.state, session.table.turn)


def _fits(session: Session, vote: Vote, trail: Trail) -> None:
    """Raises `Refused` for what this person, or this table, cannot vote on now."""
    if vote.motion == REPLACEMENT:
        if vote.colour not in session.seats:
            raise Refused(NoSuchSeat(vote.colour))
        if session.seats[Player(vote.colour)].person is None:
            raise Refused(NobodyThere(vote.colour))
    if vote.motion == REWIND and not trail.reaches(vote.first):
        raise Refused(NoSuchMoment(len(trail.turns())))
    if vote.by not in _roll(session).asked(vote):
        raise Refused(NoVote())


def _opened(books: Books, session: Session, vote: Vote) -> Vote:
    """Raises `Refused` where the table decides on this already, or has just done so."""
    last = books.votes.last(vote.table, vote.motion, vote.colour)
    if last is not None and last.closed is None:
        raise Refused(VoteOpen(vote.motion))
    again = last.closed + open_for(session.table.pace) if last and last.closed and last.outcome == NO else 0
    if vote.opened < again:
        raise Refused(VotedLately(again))
    for kind, payload in call_vote(books, session.table, _roll(session), vote, vote.opened):
        books.mail.add(vote.table, kind, payload, vote.opened)
    opened = books.votes.last(vote.table, vote.motion, vote.colour)
    assert opened is not None, "it has just been opened"
    return opened


def _said(books: Books, vote_id: int, ballot: tuple[int, str], roll: Roll, now: int) -> dict[int, str]:
    """Put in a person's ballot; all ballots. Raises `Refused`."""
    vote, (person, choice) = books.votes.get(vote_id), ballot
    if vote is None or vote.closed is not None:
        raise Refused(VoteClosed())
    if books.votes.ballots(vote_id).get(person) == choice:
        raise Refused(SaidAlready(choice))
    books.votes.say(vote_id, person, choice)
    books.mail.add(vote.table, VOTE, {"vote": vote_id, "call": []}, now)
    ballots = books.votes.ballots(vote_id)
    if roll.settled(vote, ballots):  # should the program stop right now, the bell still closes it
        books.bells.set(Bell(vote.table, KIND, vote_id, now, moves=False))
    return ballots


def _open_still(books: Books, vote_id: int) -> tuple[Vote, dict[int, str]]:
    vote = books.votes.get(vote_id)
    if vote is None or vote.closed is not None:
        raise Refused(VoteClosed())
    return vote, books.votes.ballots(vote_id)


def note_of(vote: Vote, asked: Collection[int]) -> dict[str, Any]:
    """What the channel is told of a closed vote: the outcome, and how many said what."""
    if vote.outcome in (BACK, VOID):
        return {"note": f"vote-{vote.outcome}"}
    said = {choice: vote.counts.get(choice, 0) for choice in MOTIONS[vote.motion].choices}
    about = {"seat": vote.colour} if vote.colour else {}
    return {"note": f"vote-{vote.motion}-{vote.outcome}", **said, "voters": len(asked), "turn": vote.turn, **about}


def _closed(books: Books, vote: Vote, outcome: str, counts: Counts, deed: Deed, now: int) -> None:
    books.votes.close(vote.id, outcome, counts, now)
    books.bells.silence(vote.table, KIND, vote.id)
    books.mail.add(vote.table, VOTE, {"vote": vote.id, "call": []}, now)
    for kind, payload in deed.also(books):
        books.mail.add(vote.table, kind, payload, now)
