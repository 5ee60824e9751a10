"""Carry out the outcome of a vote: a draw, a pause or its end, a rewind, a stand-in, or what a host wishes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.game.announcements import edited_board_post, new_board_post
from bot.game.commit import Change, Commit
from bot.game.deadlines import start_again
from bot.game.loading import read_step
from bot.game.progress import Progress, load_state
from bot.game.runner import GameRunner
from bot.game.seats import read_heir, with_character, with_stand_in
from bot.game.session import Session
from bot.game.vote_rules import (
    COACH,
    DRAW,
    END,
    PACE,
    PAUSE,
    REPLACEMENT,
    RESUME,
    REWIND,
    SEAT,
    STRENGTH,
    SUBSTITUTE,
    WAIT,
    WATCH,
    YES,
)
from bot.messages import Message, OfferCard
from bot.pace import Pace
from bot.refusals import NobodyThere, NoSuchMoment
from bot.services import games, timeouts
from bot.store import Transaction
from bot.store.models import AI, CARETAKER, NOBODY_STANDS_IN, THIS_TURN, SeatOffer, Vote
from rules import NOBODY, Player, Refused
from rules.ai import Character
from rules.author import ON
from rules.risk import MakePeace, seats_in_play


def change_of(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    """The change that a vote's outcome makes; raises `Refused` where it can no longer be carried out."""
    if vote.motion == REPLACEMENT or outcome == YES:
        return CHANGES[vote.motion](runner, tx, session, vote, outcome)
    return Change(runner.progress(session))


def make_peace(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    """A draw for all that still play: every voter has said yes, and who has no vote goes with the table."""
    agreed = seats_in_play(session.state)
    player = next(iter(agreed), NOBODY)
    return Change(runner.progress(session), lambda progress: progress.agree(MakePeace(0, player, agreed)))


def pause(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    now, table = runner.clock.now(), session.table.id
    if session.table.paused is not None:
        return Change(runner.progress(session))

    def also(tx: Transaction) -> Iterable[Message]:
        tx.tables.change(table, paused=now)
        return [new_board_post(session)]

    paused = replace(session, table=replace(session.table, paused=now))
    return Change(runner.progress(paused), commit=Commit(also=also))


def resume(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    now, table, since = runner.clock.now(), session.table.id, session.table.paused
    if since is None:
        return Change(runner.progress(session))

    def also(tx: Transaction) -> Iterable[Message]:
        tx.tables.change(table, paused=None)
        start_again(tx, table, since, now)
        return [new_board_post(session)]

    resumed = replace(session, table=replace(session.table, paused=None))
    return Change(runner.progress(resumed), Progress.play_on, Commit(also=also))


def go_back(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    table, first = session.table, vote.first
    points = tx.steps.rewind_points(table.id, session.rules.version)
    if not points.reaches(first):
        raise Refused(NoSuchMoment(for_ever=points.final > 0))
    snapshot, turns = tx.steps.snapshot(table.id, first - 1) or b"", points.turns_after(first)
    taken_back = tx.steps.between(table.id, first, table.seq)

    def work(progress: Progress) -> None:
        # Steps that an undo took back count too: their events were seen all the same.
        since = [event for row in taken_back for event in read_step(session.rules, row).events]
        progress.rewind(load_state(session.rules, snapshot), first, since, turns)
        progress.play_on()

    return Change(runner.progress(session), work)


def give_seat(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    seat = Player(vote.colour)
    if not vote.about:  # whoever was to get it has had their data deleted
        raise Refused(NobodyThere(seat))
    return games.give_seat(runner, tx, session, seat, read_heir(vote.about), vote.by)


def set_character(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    return Change(runner.progress(session, with_character(session, Player(vote.colour), Character.read(vote.about))))


def set_coach(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    table, coach = session.table, vote.about == ON

    def also(tx: Transaction) -> Iterable[Message]:
        tx.tables.change(table.id, coach=coach)
        return ()

    coached = replace(session, table=replace(table, coach=coach))
    return Change(runner.progress(coached), commit=Commit(also=also))


def set_watch(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    table = session.table.showing(vote.about)

    def also(tx: Transaction) -> Iterable[Message]:
        tx.tables.save_watch(table)
        return [edited_board_post(session)]

    return Change(runner.progress(replace(session, table=table)), commit=Commit(also=also))


def set_pace(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    return timeouts.set_pace(runner, session, Pace.read(vote.about), vote.by)


def end_game(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    return games.end_game(runner, session)


def stand_in(runner: GameRunner, tx: Transaction, session: Session, vote: Vote, outcome: str) -> Change:
    seat, now = Player(vote.colour), runner.clock.now()
    if session.seats[seat].person is None:
        raise Refused(NobodyThere(seat))
    keeps_turn = outcome == WAIT and session.seats[seat].stand_in == THIS_TURN
    seats = with_stand_in(session, seat, THIS_TURN if keeps_turn else STAND_INS[outcome])
    board = new_board_post(replace(session, seats=seats))

    def also(tx: Transaction) -> Iterable[Message]:
        if outcome != SUBSTITUTE:
            return [board]
        tx.handovers.offer(session.table.id, SeatOffer(seat, None, None, now))
        return [OfferCard(seat, (), fresh=True), board]

    return Change(runner.progress(session, seats), Progress.play_on, Commit(also=also))


STAND_INS = {WAIT: NOBODY_STANDS_IN, CARETAKER: CARETAKER, AI: AI, SUBSTITUTE: CARETAKER}
"""The `Seat.stand_in` by the outcome of the vote; the caretaker plays until a substitute takes the seat.

Waiting leaves the turn under way to a caretaker who plays it already."""
CHANGES: dict[str, Callable[[GameRunner, Transaction, Session, Vote, str], Change]] = {
    DRAW: make_peace,
    PAUSE: pause,
    RESUME: resume,
    REWIND: go_back,
    REPLACEMENT: stand_in,
    SEAT: give_seat,
    STRENGTH: set_character,
    COACH: set_coach,
    WATCH: set_watch,
    PACE: set_pace,
    END: end_game,
}
"""The function that carries out each motion."""
