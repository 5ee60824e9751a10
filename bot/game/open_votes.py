"""Calling the table to a vote, and giving one up that has become pointless: inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.game.announcements import Notice
from bot.game.motions import REPLACEMENT, RESUME, all_spoke, open_for, voters
from bot.pace import Pace
from bot.store import Books
from bot.store.models import OFFER, VOTE, Bell, Seat, Table, Vote
from rules.kernel.state import State
from rules.kernel.values import Player

KIND = "vote"
"""The kind of the bell that closes a vote, about its number."""
BACK = "back"
"""What comes of a vote on a seat whose player plays, or has come back, meanwhile."""
VOID = "void"
"""What comes of a vote whose matter is gone."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Who has a voice at a table: its seats, and the colours of those that still play."""

    seats: Mapping[Player, Seat]
    playing: Collection[str]

    def asked(self, vote: Vote) -> tuple[int, ...]:
        """The people who may vote on it."""
        return voters(self.seats.values(), self.playing, vote.colour)

    def takes_its_time(self, vote: Vote) -> bool:
        """Whether a vote is open to its end, however many have voted: it is about a player who has missed nothing."""
        seat = self.seats.get(Player(vote.colour))
        return vote.motion == REPLACEMENT and seat is not None and not (seat.away or seat.missed)

    def settled(self, vote: Vote, ballots: Mapping[int, str]) -> bool:
        """Whether a vote closes at once: nobody is left who could still vote, and nobody has to be waited for."""
        return all_spoke(ballots, self.asked(vote)) and not self.takes_its_time(vote)


def roll_of(seats: Mapping[Player, Seat], state: State, turn: int) -> Roll:
    """Before the first turn everybody has a voice, later whoever still holds land."""
    return Roll(seats, [colour for colour in state.seats if not turn or state.land.of(colour)])


def call_vote(books: Books, table: Table, roll: Roll, vote: Vote, now: int) -> list[Notice]:
    """Open a vote, its bell set; the outbox row of its card, which calls all who are asked but whoever asks.

    Nothing where one on the same matter is open.

    Where nobody may vote it closes as soon as the bells are rung, by what no ballot at all decides.
    """
    if any((old.motion, old.colour) == (vote.motion, vote.colour) for old in books.votes.of(table.id)):
        return []
    opened, asked = books.votes.open(vote), roll.asked(vote)
    books.bells.set(Bell(table.id, KIND, opened.id, _until(table.pace, asked, now), moves=vote.motion != RESUME))
    return [(VOTE, {"vote": opened.id, "call": [person for person in asked if person != vote.by]})]


def replacement(
    books: Books, table: Table, seats: Mapping[Player, Seat], state: State, seat: str, now: int
) -> list[Notice]:
    """Ask the table who shall play for somebody who stays away."""
    vote = Vote(0, table.id, REPLACEMENT, seat, opened=now)
    return call_vote(books, table, roll_of(seats, state, table.turn), vote, now)


def seats_freed(
    books: Books, table: int, before: Mapping[Player, Seat], after: Mapping[Player, Seat], actor: int | None, now: int
) -> list[Notice]:
    """What is pointless now that `actor` (None: nobody) has acted: whatever is about a seat of theirs, or about one in
    which another sits."""
    said: list[Notice] = []
    for colour, was in before.items():
        seat = after[colour]
        if was.person != seat.person:
            said += seat_left(books, table, colour, now)
        elif actor is not None and seat.person == actor:
            said += came_back(books, table, colour, now)
    return said


def seat_left(books: Books, table: int, seat: str, now: int) -> list[Notice]:
    """Whoever sat in a seat has left it: nothing is left to be decided about it, and nobody offers it any longer."""
    return [*came_back(books, table, seat, now), *off_offer(books, table, seat)]


def came_back(books: Books, table: int, seat: str, now: int) -> list[Notice]:
    """The player of a seat is there: nothing is left to be decided about it, and the table offers it no longer."""
    over = [vote for vote in books.votes.of(table) if vote.colour == seat]
    offered = books.votes.offered(table).get(seat)
    taken_off = off_offer(books, table, seat) if offered and offered.by is None else []
    return [*_given_up(books, over, BACK, now), *taken_off]


def game_over(books: Books, table: int, now: int) -> list[Notice]:
    """Nothing is left to be decided, and no seat to be had."""
    taken_off = [notice for seat in books.votes.offered(table) for notice in off_offer(books, table, seat)]
    return [*_given_up(books, books.votes.of(table), VOID, now), *taken_off]


def _given_up(books: Books, votes: Iterable[Vote], outcome: str, now: int) -> list[Notice]:
    """Close votes without counting them; the outbox rows of their cards."""
    over = tuple(votes)
    for vote in over:
        books.votes.close(vote.id, outcome, {}, now)
        books.bells.silence(vote.table, KIND, vote.id)
    return [(VOTE, {"vote": vote.id, "call": []}) for vote in over]


def off_offer(books: Books, table: int, seat: str) -> list[Notice]:
    """Offer a seat no longer, if it is on offer."""
    if seat not in books.votes.offered(table):
        return []
    books.votes.withdraw(table, seat)
    return [(OFFER, {"seat": seat, "call": []})]


def _until(pace: Pace, asked: Iterable[int], now: int) -> int:
    return now + open_for(pace) if tuple(asked) else now
