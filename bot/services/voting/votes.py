"""Votes at running tables, and of a campaign's members: open them, take secret ballots, and close them by their timer
or with the last ballot. What a host wishes begins as a question to a few (see `hosts.py`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from bot.game.campaigns import KeptCampaign, find_campaign
from bot.game.commit import Change, Commit
from bot.game.runner import GameRunner
from bot.game.seats import is_there, with_character
from bot.game.session import Session
from bot.game.vote_rules import (
    COACH,
    MOTIONS,
    NO,
    OF_CAMPAIGNS,
    PACE,
    REPLACEMENT,
    REWIND,
    STRENGTH,
    WATCH,
    YES,
    Counts,
    count_ballots,
    voting_time,
)
from bot.game.votes import (
    CLOSE_VOTE,
    UNCOUNTED,
    VOID,
    Electorate,
    ask_table,
    electorate_among,
    electorate_at,
    open_vote,
    void_votes,
    vote_card,
)
from bot.messages import LobbyCard, Message, Note
from bot.refusals import (
    NobodyThere,
    NoCampaign,
    NoCampaignVote,
    NoSuchMoment,
    NoSuchSeat,
    NoVote,
    OthersAsked,
    PutAside,
    SaidAlready,
    VoteClosed,
    VotedLately,
    VoteOpen,
)
from bot.scheduler import Scheduler
from bot.services.voting.campaign_votes import (
    campaign_of,
    carry_out,
    electorate_for,
    moot,
    require_campaign_vote,
    vote_subject,
)
from bot.services.voting.outcomes import change_of
from bot.services.voting.turn_starts import TurnStart, turn_start
from bot.store import Transaction
from bot.store.models import Table, Timer, Vote
from bot.store.rewind_points import RewindPoint
from rules import Player, Refused
from rules.ai import Character


@dataclass(frozen=True, slots=True)
class BallotCast:
    """How many of the `voters` have `voted` after a ballot, and whether it has closed the vote.

    `opens`: it is the no of somebody who was asked first, and now the table votes.
    """

    voted: int
    voters: int
    closed: bool
    opens: bool = False


class VoteService:
    """The votes of all tables. Where a call raises `Refused`, nothing was changed.

    Nobody is voted host of more than `most_tables` that are open or running; 0: of as many as there are.
    """

    def __init__(self, runner: GameRunner, scheduler: Scheduler, *, most_tables: int = 0) -> None:
        self._runner, self._most_tables = runner, most_tables
        scheduler.handle(CLOSE_VOTE, self.close)

    async def open(
        self,
        table_id: int,
        person: int,
        motion: str,
        seat: str = "",
        to: RewindPoint | None = None,
        *,
        about: str = "",
    ) -> Vote:
        """Open a vote on a motion, about a `seat` or on going back `to` a moment; for `about` see `Vote`.

        Raises `Refused`: NotSeated, NoVote, NoSuchSeat, NobodyThere, NoSuchMoment, VoteOpen, VotedLately, and as
        `with_character`.
        """
        runner = self._runner
        async with runner.lock(table_id):
            session = await runner.load_running(table_id)
            session.seat_held_by(person)
            first, turn = (to.first, to.turn) if to else (0, 0)
            vote = Vote(0, table_id, motion, seat, first, turn, person, runner.clock.now(), about=about)

            def write(tx: Transaction) -> Vote:
                _require_allowed(tx, session, vote)
                return _open(tx, session.table, electorate_at(session), vote)

            opened = await runner.store.transact(write)
        runner.on_change(table_id)
        return opened

    async def set_character(self, table_id: int, person: int, seat: Player, character: Character) -> bool:
        """Let the AI of a seat have another character from its next turn on, if a vote wants it so; at once where
        nobody else has a vote. Returns whether it is done, else a vote is open. Raises `Refused` as `open`."""
        return await self._do_or_open(Vote(0, table_id, STRENGTH, seat, by=person, about=str(character)))

    async def set_coach(self, table_id: int, person: int, coach: str) -> bool:
        """Turn the coach `on` or `off`, as `set_character`. Raises `Refused` as `open`."""
        return await self._do_or_open(Vote(0, table_id, COACH, by=person, about=coach))

    async def set_watch(self, table_id: int, person: int, watch: str) -> bool:
        """Let a table show this in a browser (see `WATCHES`), as `set_character`. Raises `Refused` as `open`."""
        return await self._do_or_open(Vote(0, table_id, WATCH, by=person, about=watch))

    async def _do_or_open(self, wish: Vote) -> bool:
        """Do what a person wishes where nobody else has a vote, and tell the table; else open a vote. Returns whether
        it is done."""
        runner, person = self._runner, wish.by or 0
        wish = replace(wish, opened=runner.clock.now())

        def decide(session: Session, tx: Transaction) -> Change | None:
            session.seat_held_by(person)
            _require_allowed(tx, session, wish)
            require_new(tx, session.table, wish)
            if electorate_at(session).voters(wish) != (person,):
                return None
            change = change_of(runner, tx, session, wish, YES)
            note = Note(f"{wish.motion}-set", wish.colour, values={wish.motion: wish.about})
            return replace(change, commit=replace(change.commit, notes=(note,)))

        done = await runner.play(wish.table, decide) is not None
        if not done:
            await self.open(wish.table, person, wish.motion, wish.colour, about=wish.about)
        return done

    async def open_in_campaign(self, campaign: int, person: int, motion: str, about: str, channel: int) -> Vote:
        """Let a member open a vote of a campaign's members, with its card in a channel; for `about` see `Vote`.

        Raises `Refused`: NoCampaign, NoCampaignVote, VoteOpen, VotedLately, and as `require_campaign_vote`.
        """
        runner, now = self._runner, self._runner.clock.now()

        def write(tx: Transaction) -> Vote:
            kept, table = find_campaign(tx, runner.games, campaign), tx.campaigns.last_table(campaign)
            last = None if table is None else tx.tables.get(table)
            if last is None:
                raise Refused(NoCampaign())
            require_campaign_vote(tx, kept, motion, about, self._most_tables)
            if person not in kept.voters:
                raise Refused(NoCampaignVote())
            vote = Vote(0, last.id, motion, by=person, opened=now, about=about, channel=channel)
            _edit_lobby(tx, kept, now)
            return _open(tx, last, electorate_among(kept), vote)

        opened = await runner.store.transact(write)
        runner.on_change(opened.table)
        return opened

    async def cast(self, vote_id: int, person: int, choice: str) -> BallotCast:
        """Cast or change a ballot.

        The last ballot closes the vote, or the one that makes *yes* certain, unless it takes its time. A no of somebody
        who is asked first lets the table vote. Raises `Refused`: NotSeated, NoVote, OthersAsked, NoCampaignVote,
        VoteClosed, SaidAlready, and as `GameRunner.load_running`.
        """
        runner = self._runner
        table = (await self._vote(vote_id)).table
        async with runner.lock(table):
            vote = await self._vote(vote_id)
            of_campaign = vote.motion in OF_CAMPAIGNS
            session = await (runner.load if of_campaign else runner.load_running)(vote.table)
            now, games, opens = runner.clock.now(), runner.games, bool(vote.asked) and choice == NO
            electorate = await runner.store.read(lambda tx: electorate_for(tx, games, session, vote))
            if not of_campaign:
                session.seat_held_by(person)
            if person not in electorate.voters(vote):
                raise Refused(NoCampaignVote() if of_campaign else OthersAsked() if vote.asked else NoVote())

            def write(tx: Transaction) -> tuple[Vote, dict[int, str]]:
                if of_campaign:
                    _edit_lobby(tx, campaign_of(tx, games, vote.table), now)
                ballots = _cast(tx, vote_id, (person, choice), electorate, now)
                if not opens:
                    return vote, ballots
                for card in ask_table(tx, session.table, electorate, vote, now):
                    tx.outbox.add(table, card, now)
                opened = _last(tx, vote)
                return opened, tx.votes.ballots(opened.id)

            vote, ballots = await runner.store.transact(write)
        runner.on_change(table)
        voters = electorate.voters(vote)
        decided = electorate.is_decided(vote, ballots)
        if decided:
            await self.close(Timer(table, CLOSE_VOTE, vote.id, 0))
        return BallotCast(sum(person in ballots for person in voters), len(voters), decided, opens)

    async def close(self, timer: Timer) -> None:
        """Count the ballots and carry out the outcome, in one transaction; close it as void where that is refused."""
        vote = await self._runner.store.read(lambda tx: tx.votes.get(timer.subject))
        of_campaign = vote is not None and vote.motion in OF_CAMPAIGNS
        await (self._close_in_campaign if of_campaign else self._close_at_table)(timer)
        if vote is not None and vote.motion == PACE:
            self._runner.drop(timer.table)  # its time banks may have changed
        self._runner.on_change(timer.table)

    async def _close_at_table(self, timer: Timer) -> None:
        now = self._runner.clock.now()

        def decide(session: Session, tx: Transaction) -> Change:
            vote, ballots = _require_open(tx, timer.subject), tx.votes.ballots(timer.subject)
            electorate = electorate_at(session)
            silent = (one for one in vote.asked if one not in ballots)
            if any(is_there(tx, vote.table, one, now) for one in silent):
                ask = Commit(also=lambda tx: ask_table(tx, session.table, electorate, vote, now))
                return Change(self._runner.progress(session), commit=ask)
            voters = electorate.voters(vote)
            counts = count_ballots(ballots, voters)
            outcome = YES if vote.asked else MOTIONS[vote.motion].settles(counts, len(voters))
            change = change_of(self._runner, tx, session, vote, outcome)
            to = turn_start(tx, session.rules, vote)
            note = note_of(replace(vote, outcome=outcome, counts=counts), voters, to)

            def also(tx: Transaction) -> Iterable[Message]:
                _close(tx, vote, outcome, counts, now)
                return [vote_card(vote), *change.commit.also(tx)]

            notes = () if vote.asked else (note,)  # what they have agreed to tells itself
            return replace(change, commit=replace(change.commit, notes=notes, also=also))

        try:
            await self._runner.play(timer.table, decide)
        except Refused as refused:
            if isinstance(refused.why, PutAside):  # the game may be readable again later
                raise
            await self._close_as_void(timer)

    async def _close_in_campaign(self, timer: Timer) -> None:
        runner, now = self._runner, self._runner.clock.now()

        def write(tx: Transaction) -> None:
            vote, ballots = _require_open(tx, timer.subject), tx.votes.ballots(timer.subject)
            kept = campaign_of(tx, runner.games, vote.table)
            counts = count_ballots(ballots, kept.voters)
            outcome = MOTIONS[vote.motion].settles(counts, len(kept.voters))
            if outcome == YES:
                carry_out(tx, kept, vote, now, self._most_tables)
            _close(tx, vote, outcome, counts, now)
            note = note_of(replace(vote, outcome=outcome, counts=counts), kept.voters)
            for message in (note, vote_card(vote)):
                tx.outbox.add(vote.table, message, now)
            _edit_lobby(tx, kept, now)
            void_moot(tx, find_campaign(tx, runner.games, kept.stored.id), vote.table, now)

        async with runner.lock(timer.table):
            try:
                await runner.store.transact(write)
            except Refused as refused:
                if isinstance(refused.why, PutAside):
                    raise
                await self._close_as_void(timer)

    async def _close_as_void(self, timer: Timer) -> None:
        """Close a vote that can no longer be carried out; do nothing if it is closed already."""
        now = self._runner.clock.now()

        def void(tx: Transaction) -> None:
            tx.timers.cancel(timer.table, CLOSE_VOTE, timer.subject)
            vote = tx.votes.get(timer.subject)
            if vote is not None and vote.closed is None:
                _void(tx, vote, VOID, now)

        await self._runner.store.transact(void)

    async def _vote(self, vote_id: int) -> Vote:
        return await self._runner.store.read(lambda tx: _require_open(tx, vote_id))


def _require_allowed(tx: Transaction, session: Session, vote: Vote) -> None:
    """Raises `Refused` if this table cannot vote on the motion now, or its proposer has no vote on it."""
    if vote.motion == REPLACEMENT:
        if vote.colour not in session.seats:
            raise Refused(NoSuchSeat(Player(vote.colour)))
        if session.seats[Player(vote.colour)].person is None:
            raise Refused(NobodyThere(Player(vote.colour)))
    if vote.motion == STRENGTH:
        with_character(session, Player(vote.colour), Character.read(vote.about))
    if vote.motion == REWIND:
        points = tx.steps.rewind_points(vote.table, session.rules.version)
        if not points.reaches(vote.first):
            raise Refused(NoSuchMoment(for_ever=points.final > 0))
    if vote.by not in electorate_at(session).voters(vote):
        raise Refused(NoVote())


def require_new(tx: Transaction, table: Table, vote: Vote) -> None:
    """Raises `Refused` where a vote on the same is open (VoteOpen) or was just lost (VotedLately)."""
    last = tx.votes.last(vote.table, vote.motion, vote.colour)
    if last is not None and last.closed is None:
        raise Refused(VoteOpen(vote.motion))
    again = last.closed + voting_time(table.pace, vote.motion) if last and last.closed and last.outcome == NO else 0
    if vote.opened < again:
        raise Refused(VotedLately(again))


def _open(tx: Transaction, table: Table, electorate: Electorate, vote: Vote) -> Vote:
    """Open a vote; raises `Refused` as `require_new`."""
    require_new(tx, table, vote)
    for message in open_vote(tx, table, electorate, vote, vote.opened):
        tx.outbox.add(vote.table, message, vote.opened)
    return _last(tx, vote)


def _last(tx: Transaction, vote: Vote) -> Vote:
    """The vote that has just been opened on the same as this one."""
    opened = tx.votes.last(vote.table, vote.motion, vote.colour)
    assert opened is not None
    return opened


def _cast(tx: Transaction, vote_id: int, ballot: tuple[int, str], electorate: Electorate, now: int) -> dict[int, str]:
    """Write a ballot (person and choice). Returns all ballots; raises `Refused` (VoteClosed, SaidAlready)."""
    vote, (person, choice) = _require_open(tx, vote_id), ballot
    if tx.votes.ballots(vote_id).get(person) == choice:
        raise Refused(SaidAlready(choice))
    tx.votes.cast(vote_id, person, choice)
    tx.outbox.add(vote.table, vote_card(vote), now)
    ballots = tx.votes.ballots(vote_id)
    if electorate.is_decided(vote, ballots):  # if the program stops right now, the timer still closes the vote
        tx.timers.set(Timer(vote.table, CLOSE_VOTE, vote_id, now, pausable=False))
    return ballots


def _edit_lobby(tx: Transaction, kept: KeptCampaign, now: int) -> None:
    """Let the card of a campaign's lobby, if it has one, say how its votes stand."""
    if kept.lobby is not None:
        tx.outbox.add(kept.lobby, LobbyCard(), now)


def _require_open(tx: Transaction, vote_id: int) -> Vote:
    """An open vote; raises `Refused(VoteClosed)`."""
    vote = tx.votes.get(vote_id)
    if vote is None or vote.closed is not None:
        raise Refused(VoteClosed())
    return vote


def note_of(vote: Vote, voters: Collection[int], to: TurnStart | None = None) -> Note:
    """The note about a closed vote: its outcome, and the number of ballots for each choice."""
    if vote.asked and vote.outcome == YES:
        return Note("vote-agreed")
    if vote.outcome in UNCOUNTED:
        return Note(f"vote-{vote.outcome}", values=vote_subject(vote), channel=vote.channel)
    values: dict[str, str | int] = {choice: vote.counts.get(choice, 0) for choice in MOTIONS[vote.motion].choices}
    values |= {"voters": len(voters), "round": to.round if to else 0, **vote_subject(vote)}
    if to and to.again:
        values["again"] = "yes"
    if vote.motion in (STRENGTH, COACH, WATCH):
        values[vote.motion] = vote.about
    seat = vote.colour or (to.seat if to else "")
    return Note(f"vote-{vote.motion}-{vote.outcome}", seat, values=values, channel=vote.channel)


def void_moot(tx: Transaction, kept: KeptCampaign, table: int | None, now: int) -> None:
    """Close the votes of a campaign's members, at the table of its last game, that a change of it has made moot; each
    channel is told why."""
    for vote in tx.votes.of(table) if table is not None else ():
        if vote.motion in OF_CAMPAIGNS and (outcome := moot(kept, vote)):
            _void(tx, vote, outcome, now)


def _void(tx: Transaction, vote: Vote, outcome: str, now: int) -> None:
    note = note_of(replace(vote, outcome=outcome), ())
    for message in (note, *void_votes(tx, [vote], outcome, now)):
        tx.outbox.add(vote.table, message, now)


def _close(tx: Transaction, vote: Vote, outcome: str, counts: Counts, now: int) -> None:
    tx.votes.close(vote.id, outcome, counts, now)
    tx.timers.cancel(vote.table, CLOSE_VOTE, vote.id)
