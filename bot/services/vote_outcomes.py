"""What a vote does once it is decided: peace, a pause or its end, the way back, who plays for somebody absent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.game.announcements import Announcement, repost_payload
from bot.game.deadlines import postpone
from bot.game.motions import DRAW, PAUSE, REPLACEMENT, RESUME, REWIND, SUBSTITUTE, WAIT, YES
from bot.game.progress import Progress, load_state
from bot.game.runner import GameRunner
from bot.game.seats import with_stand_in
from bot.game.session import Session
from bot.refusals import NobodyThere, NoSuchMoment
from bot.store import Transaction
from bot.store.models import AI, BOARD, CARETAKER, NOBODY_STANDS_IN, OFFER, SeatOffer, Vote
from rules.kernel.record import RULES_VERSION
from rules.kernel.values import NOBODY, Event, Player, Refused
from rules.risk.agreed_draw import MakePeace


def nothing(progress: Progress) -> None:
    """The game goes on as it stands."""


def silent(tx: Transaction) -> list[Announcement]:
    """Nothing more is written or said."""
    return []


@dataclass(frozen=True, slots=True)
class Change:
    """What one transaction has to do: the game to work on, the work, and what is written and said besides."""

    progress: Progress
    work: Callable[[Progress], None] = nothing
    also: Callable[[Transaction], list[Announcement]] = silent


async def change_of(runner: GameRunner, session: Session, vote: Vote, outcome: str) -> Change:
    """What follows from a vote; raises `Refused` where its matter is gone."""
    if vote.motion == REPLACEMENT or outcome == YES:
        return await DEEDS[vote.motion](runner, session, vote, outcome)
    return Change(runner.progress(session))


async def peace(runner: GameRunner, session: Session, vote: Vote, outcome: str) -> Change:
    speaker = next((seat for seat in session.state.seats if session.state.land.of(seat)), NOBODY)
    return Change(runner.progress(session), lambda progress: progress.agree(MakePeace(0, speaker)))


async def pause(runner: GameRunner, session: Session, vote: Vote, outcome: str) -> Change:
    now, table = runner.clock.now(), session.table.id
    if session.table.paused is not None:
        return Change(runner.progress(session))

    def also(tx: Transaction) -> list[Announcement]:
        tx.tables.change(table, paused=now)
        return [(BOARD, repost_payload(session))]

    asleep = replace(session, table=replace(session.table, paused=now))
    return Change(runner.progress(asleep), also=also)


async def resume(runner: GameRunner, session: Session, vote: Vote, outcome: str) -> Change:
    now, table, since = runner.clock.now(), session.table.id, session.table.paused
    if since is None:
        return Change(runner.progress(session))

    def also(tx: Transaction) -> list[Announcement]:
        postpone(tx, since, now, table)
        tx.tables.change(table, paused=None)
        return [(BOARD, repost_payload(session))]

    awake = replace(session, table=replace(session.table, paused=None))
    return Change(runner.progress(awake), Progress.play_on, also)


async def go_back(runner: GameRunner, session: Session, vote: Vote, outcome: str) -> Change:
    table, first = session.table, vote.first
    trail = await runner.store.read(lambda tx: tx.steps.trail(table.id, RULES_VERSION))
    if not trail.reaches(first):
        raise Refused(NoSuchMoment(len(trail.turns())))
    snapshot = await runner.store.read(lambda tx: tx.steps.snapshot(table.id, first - 1))
    before, turns = load_state(session.rules, snapshot or b""), trail.turns_after(first)
    since = await _events_taken_back(runner, session, first)

    def work(progress: Progress) -> None:
        progress.rewind(before, first, since, turns)
        progress.play_on()

    return Change(runner.progress(session), work)


async def _events_taken_back(runner: GameRunner, session: Session, first: int) -> list[Event]:
    """Everything that happened since, what was taken back meanwhile included: it was seen all the same."""
    steps = await runner.steps(session, first, session.table.seq)
    return [event for step in steps for event in step.events]


async def stand_in(runner: GameRunner, session: Session, vote: Vote, outcome: str) -> Change:
    seat, now = Player(vote.colour), runner.clock.now()
    if session.seats[seat].person is None:
        raise Refused(NobodyThere(seat))
    seats = with_stand_in(session, seat, STANDS_IN[outcome])

    def also(tx: Transaction) -> list[Announcement]:
        if outcome != SUBSTITUTE:
            return [board]
        tx.votes.offer(session.table.id, SeatOffer(seat, None, None, now))
        return [(OFFER, {"seat": seat, "call": [], "fresh": True}), board]

    board = (BOARD, repost_payload(replace(session, seats=seats)))
    return Change(runner.progress(session, seats), Progress.play_on, also)


STANDS_IN = {WAIT: NOBODY_STANDS_IN, CARETAKER: CARETAKER, AI: AI, SUBSTITUTE: CARETAKER}
DEEDS: dict[str, Callable[[GameRunner, Session, Vote, str], Awaitable[Change]]] = {
    DRAW: peace,
    PAUSE: pause,
    RESUME: resume,
    REWIND: go_back,
    REPLACEMENT: stand_in,
}
