"""Open a vote, and void votes and seat offers that have become pointless, inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.game.campaigns import KeptCampaign
from bot.game.deadlines import clock_reading
from bot.game.seats import THERE_FOR
from bot.game.session import Session
from bot.game.vote_rules import (
    END,
    MOTIONS,
    OF_CAMPAIGNS,
    REPLACEMENT,
    RESUME,
    SEAT,
    STRENGTH,
    YES,
    all_voted,
    count_ballots,
    voters,
    voting_time,
)
from bot.messages import Message, OfferCard, VoteCard
from bot.store import Transaction
from bot.store.models import Seat, Table, Timer, Vote
from rules import Player, State
from rules.risk import seats_in_play

CLOSE_VOTE = "vote"
"""The kind of the timer that closes a vote; its subject is the vote's number."""
BACK = "back"
"""The outcome of a vote about a seat whose player has acted meanwhile, or left it."""
VOID = "void"
"""The outcome of a vote whose decision can no longer be carried out, for instance after the end of the game."""
OVER, RENAMED, TAKEN = "over", "renamed", "taken"
"""The outcomes of a campaign's vote that has become moot: the campaign has ended, its namer has renamed the place, or
another place has got the name."""
PUT_TO_VOTE = "table"
"""The outcome of what was asked of a few, once the table votes on it."""
UNCOUNTED = (BACK, VOID, OVER, RENAMED, TAKEN, PUT_TO_VOTE)
"""The outcomes of votes that were closed without counting them."""


@dataclass(frozen=True, slots=True)
class Electorate:
    """The data that decides who may vote: a table's seats, and the colours of those that still play; or (not None) the
    `members` of a campaign who vote on what concerns it."""

    seats: Mapping[Player, Seat]
    playing: Collection[str]
    members: tuple[int, ...] | None = None

    def voters(self, vote: Vote) -> tuple[int, ...]:
        """The people who may vote in this vote."""
        if vote.asked:
            return vote.asked
        return voters(self.seats.values(), self.playing, vote.colour) if self.members is None else self.members

    def takes_its_time(self, vote: Vote) -> bool:
        """Whether a vote stays open until its deadline even if all have voted: its player is present."""
        seat = self.seats.get(Player(vote.colour))
        absent = seat is None or seat.away or seat.missed
        return not vote.asked and (vote.motion == SEAT or (vote.motion == REPLACEMENT and not absent))

    def is_decided(self, vote: Vote, ballots: Mapping[int, str]) -> bool:
        """Whether a vote can be closed before its deadline: all have voted, or a yes is certain where that ends it; and
        it need not stay open."""
        voters = self.voters(vote)
        certain = MOTIONS[vote.motion].is_certain(count_ballots(ballots, voters), len(voters))
        return (certain or all_voted(ballots, voters)) and not self.takes_its_time(vote)


def electorate_of(seats: Mapping[Player, Seat], state: State, turn: int) -> Electorate:
    """The electorate of a game: every seat before the first turn, later those that still play."""
    return Electorate(seats, seats_in_play(state) if turn else state.seats)


def electorate_at(session: Session) -> Electorate:
    """Who may vote at a table as it is now."""
    return electorate_of(session.seats, session.state, session.table.turn)


def electorate_among(campaign: KeptCampaign) -> Electorate:
    """Who may vote on what concerns a campaign."""
    return Electorate({}, (), campaign.voters)


def vote_card(vote: Vote, call: Iterable[int] = ()) -> VoteCard:
    """A vote's card, which mentions these people."""
    return VoteCard(vote.id, (*call,), vote.channel)


def open_vote(tx: Transaction, table: Table, electorate: Electorate, vote: Vote, now: int) -> list[Message]:
    """Open a vote and set the timer that closes it. Returns its card, which mentions all voters except its proposer.

    Those who are asked first have as long as somebody who has answered counts as there. Returns nothing where a vote on
    the same motion and seat is open. Where nobody may vote, the timer is due at once, and the vote closes with no
    ballots.
    """
    if any((old.motion, old.colour) == (vote.motion, vote.colour) for old in tx.votes.of(table.id)):
        return []
    opened, voters = tx.votes.open(vote), electorate.voters(vote)
    pausable = vote.motion not in (RESUME, END, *OF_CAMPAIGNS)
    begins = clock_reading(tx, table.id, now) if pausable else now
    time = THERE_FOR if vote.asked else voting_time(table.pace, vote.motion)
    tx.timers.set(Timer(table.id, CLOSE_VOTE, opened.id, begins + time if voters else now, pausable=pausable))
    return [vote_card(opened, (person for person in voters if person != vote.by))]


def ask_table(tx: Transaction, table: Table, electorate: Electorate, question: Vote, now: int) -> list[Message]:
    """Let the table vote on what a host wishes, once one of those who were asked first has said no, or has gone on
    playing without an answer. Their answers count, as does the host's yes."""
    ballots = tx.votes.ballots(question.id)
    closed = void_votes(tx, [question], PUT_TO_VOTE, now)
    vote = replace(question, id=0, asked=(), opened=now)
    opened = open_vote(tx, table, electorate, vote, now)
    last, voters = tx.votes.last(table.id, vote.motion, vote.colour), electorate.voters(vote)
    assert last is not None, "it has just been opened"
    for person in voters:
        if choice := ballots.get(person, YES if person == vote.by else ""):
            tx.votes.cast(last.id, person, choice)
    return [*closed, *opened]


def people_concerned(electorate: Electorate, vote: Vote) -> tuple[int, ...]:
    """The people from whom something is taken by what a host wishes: who plays the seat, or all who have a vote; never
    the host."""
    seat = electorate.seats.get(Player(vote.colour))
    people = (seat.person if seat else None,) if vote.motion == SEAT else electorate.voters(vote)
    return tuple(one for one in people if one is not None and one != vote.by)


def closing_time(tx: Transaction, vote: Vote, now: int) -> int:
    """When an open vote closes (seconds since 1970; 0: it has closed). If the table does not run: if it went on now."""
    timers = tx.timers.of(vote.table, CLOSE_VOTE)
    timer = next((timer for timer in timers if timer.subject == vote.id), None)
    if timer is None:
        return 0
    return timer.due_at + (now - clock_reading(tx, vote.table, now) if timer.pausable else 0)


def open_replacement_vote(
    tx: Transaction, table: Table, seats: Mapping[Player, Seat], state: State, seat: str, now: int
) -> list[Message]:
    """Open the vote on who plays for an absent player."""
    vote = Vote(0, table.id, REPLACEMENT, seat, opened=now)
    return open_vote(tx, table, electorate_of(seats, state, table.turn), vote, now)


def void_after_seat_changes(
    tx: Transaction,
    table: int,
    before: Mapping[Player, Seat],
    after: Mapping[Player, Seat],
    actor: int | None,
    now: int,
) -> list[Message]:
    """Void the votes and offers about seats whose person has changed, and about the seat of `actor`, who has acted.

    `actor` None: nobody has.
    """
    announcements: list[Message] = []
    for colour, old in before.items():
        seat = after[colour]
        if old.person != seat.person:
            announcements += void_for_left_seat(tx, table, colour, now)
        elif actor is not None and seat.person == actor:
            announcements += void_for_present_player(tx, table, colour, now)
    return announcements


def void_for_left_seat(tx: Transaction, table: int, seat: str, now: int) -> list[Message]:
    """Void the votes about a seat that its person has left, and withdraw any offer of it."""
    votes = [vote for vote in tx.votes.of(table) if vote.colour == seat]
    return [*void_votes(tx, votes, BACK, now), *withdraw_offer(tx, table, seat)]


def void_for_present_player(tx: Transaction, table: int, seat: str, now: int) -> list[Message]:
    """Void the votes on who plays a seat whose player is present, and how strong its AI is; withdraw the table's (not
    the player's) offer of it. What a host wishes of somebody who is there stays open."""
    votes = [vote for vote in tx.votes.of(table) if vote.colour == seat and vote.motion in (REPLACEMENT, STRENGTH)]
    offer = tx.handovers.list_offers(table).get(seat)
    withdrawn = withdraw_offer(tx, table, seat) if offer and offer.by is None else []
    return [*void_votes(tx, votes, BACK, now), *withdrawn]


def void_all(tx: Transaction, table: int, now: int) -> list[Message]:
    """Void every open vote of a table and withdraw every offered seat."""
    withdrawn = [row for seat in tx.handovers.list_offers(table) for row in withdraw_offer(tx, table, seat)]
    return [*void_votes(tx, tx.votes.of(table), VOID, now), *withdrawn]


def void_votes(tx: Transaction, votes: Iterable[Vote], outcome: str, now: int) -> list[Message]:
    """Close votes without counting them. Returns their cards."""
    voided = tuple(votes)
    for vote in voided:
        tx.votes.close(vote.id, outcome, {}, now)
        tx.timers.cancel(vote.table, CLOSE_VOTE, vote.id)
    return [vote_card(vote) for vote in voided]


def withdraw_offer(tx: Transaction, table: int, seat: str) -> list[Message]:
    """Withdraw the offer of a seat, if it is offered. Returns the offer's card."""
    if seat not in tx.handovers.list_offers(table):
        return []
    tx.handovers.withdraw(table, seat)
    return [OfferCard(seat, ())]
