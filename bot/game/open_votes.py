"""Calling the table to a vote, and giving one up that has become pointless: inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.game.announcements import Announcement
from bot.game.motions import REPLACEMENT, RESUME, all_voted, voters, voting_time
from bot.pace import Pace
from bot.store import Transaction
from bot.store.models import OFFER, VOTE, Seat, Table, Timer, Vote
from rules import Player, State

CLOSE_VOTE = "vote"
"""The kind of the bell that closes a vote, about its number."""
BACK = "back"
"""What comes of a vote on a seat whose player plays, or has come back, meanwhile."""
VOID = "void"
"""What comes of a vote whose matter is gone."""


@dataclass(frozen=True, slots=True)
class Electorate:
    """Who has a voice at a table: its seats, and the colours of those that still play."""

    seats: Mapping[Player, Seat]
    playing: Collection[str]

    def voters(self, vote: Vote) -> tuple[int, ...]:
        """The people who may vote on it."""
        return voters(self.seats.values(), self.playing, vote.colour)

    def takes_its_time(self, vote: Vote) -> bool:
        """Whether a vote is open to its end, however many have voted: it is about a player who has missed nothing."""
        seat = self.seats.get(Player(vote.colour))
        return vote.motion == REPLACEMENT and seat is not None and not (seat.away or seat.missed)

    def is_decided(self, vote: Vote, ballots: Mapping[int, str]) -> bool:
        """Whether a vote closes at once: nobody is left who could still vote, and nobody has to be waited for."""
        return all_voted(ballots, self.voters(vote)) and not self.takes_its_time(vote)


def electorate_of(seats: Mapping[Player, Seat], state: State, turn: int) -> Electorate:
    """Before the first turn everybody has a voice, later whoever still holds land."""
    return Electorate(seats, [colour for colour in state.seats if not turn or state.land.of(colour)])


def open_vote(tx: Transaction, table: Table, roll: Electorate, vote: Vote, now: int) -> list[Announcement]:
    """Open a vote, its bell set; the outbox row of its card, which calls all who are asked but whoever asks.

    Nothing where one on the same matter is open.

    Where nobody may vote it closes as soon as the bells are rung, by what no ballot at all decides.
    """
    if any((old.motion, old.colour) == (vote.motion, vote.colour) for old in tx.votes.of(table.id)):
        return []
    opened, asked = tx.votes.open(vote), roll.voters(vote)
    tx.timers.set(
        Timer(table.id, CLOSE_VOTE, opened.id, _until(table.pace, asked, now), pausable=vote.motion != RESUME)
    )
    return [(VOTE, {"vote": opened.id, "call": [person for person in asked if person != vote.by]})]


def open_replacement_vote(
    tx: Transaction, table: Table, seats: Mapping[Player, Seat], state: State, seat: str, now: int
) -> list[Announcement]:
    """Ask the table who shall play for somebody who stays away."""
    vote = Vote(0, table.id, REPLACEMENT, seat, opened=now)
    return open_vote(tx, table, electorate_of(seats, state, table.turn), vote, now)


def void_after_seat_changes(
    tx: Transaction,
    table: int,
    before: Mapping[Player, Seat],
    after: Mapping[Player, Seat],
    actor: int | None,
    now: int,
) -> list[Announcement]:
    """What is pointless now that `actor` (None: nobody) has acted: whatever is about a seat of theirs, or about one in
    which another sits."""
    said: list[Announcement] = []
    for colour, was in before.items():
        seat = after[colour]
        if was.person != seat.person:
            said += void_for_left_seat(tx, table, colour, now)
        elif actor is not None and seat.person == actor:
            said += void_for_present_player(tx, table, colour, now)
    return said


def void_for_left_seat(tx: Transaction, table: int, seat: str, now: int) -> list[Announcement]:
    """Whoever sat in a seat has left it: nothing is left to be decided about it, and nobody offers it any longer."""
    return [*void_for_present_player(tx, table, seat, now), *withdraw_offer(tx, table, seat)]


def void_for_present_player(tx: Transaction, table: int, seat: str, now: int) -> list[Announcement]:
    """The player of a seat is there: nothing is left to be decided about it, and the table offers it no longer."""
    over = [vote for vote in tx.votes.of(table) if vote.colour == seat]
    offered = tx.handovers.offered(table).get(seat)
    taken_off = withdraw_offer(tx, table, seat) if offered and offered.by is None else []
    return [*_void(tx, over, BACK, now), *taken_off]


def void_all(tx: Transaction, table: int, now: int) -> list[Announcement]:
    """Nothing is left to be decided, and no seat to be had."""
    taken_off = [notice for seat in tx.handovers.offered(table) for notice in withdraw_offer(tx, table, seat)]
    return [*_void(tx, tx.votes.of(table), VOID, now), *taken_off]


def _void(tx: Transaction, votes: Iterable[Vote], outcome: str, now: int) -> list[Announcement]:
    """Close votes without counting them; the outbox rows of their cards."""
    over = tuple(votes)
    for vote in over:
        tx.votes.close(vote.id, outcome, {}, now)
        tx.timers.cancel(vote.table, CLOSE_VOTE, vote.id)
    return [(VOTE, {"vote": vote.id, "call": []}) for vote in over]


def withdraw_offer(tx: Transaction, table: int, seat: str) -> list[Announcement]:
    """Offer a seat no longer, if it is on offer."""
    if seat not in tx.handovers.offered(table):
        return []
    tx.handovers.withdraw(table, seat)
    return [(OFFER, {"seat": seat, "call": []})]


def _until(pace: Pace, asked: Iterable[int], now: int) -> int:
    return now + voting_time(pace) if tuple(asked) else now
