"""What a vote does once it is decided: peace, a pause or its end, the way back, who plays for somebody absent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.game.announcements import Notice, anew
from bot.game.deadlines import put_off
from bot.game.motions import DRAW, PAUSE, REPLACEMENT, RESUME, REWIND, SUBSTITUTE, WAIT, YES
from bot.game.progress import Progress, thawed
from bot.game.runner import Keeper
from bot.game.seats import standing_in
from bot.game.session import Session
from bot.refusals import NobodyThere, NoSuchMoment
from bot.store import Books
from bot.store.models import AI, BOARD, CARETAKER, NOBODY_STANDS_IN, OFFER, Offered, Vote
from rules.kernel.record import RULES_VERSION
from rules.kernel.values import NOBODY, Event, Player, Refused
from rules.risk.agreed_draw import MakePeace


def nothing(progress: Progress) -> None:
    """The game goes on as it stands."""


def silent(books: Books) -> list[Notice]:
    """Nothing more is written or said."""
    return []


@dataclass(frozen=True, slots=True)
class Deed:
    """What one transaction has to do: the game to work on, the work, and what is written and said besides."""

    progress: Progress
    work: Callable[[Progress], None] = nothing
    also: Callable[[Books], list[Notice]] = silent


async def deed_of(keeper: Keeper, session: Session, vote: Vote, outcome: str) -> Deed:
    """What follows from a vote; raises `Refused` where its matter is gone."""
    if vote.motion == REPLACEMENT or outcome == YES:
        return await DEEDS[vote.motion](keeper, session, vote, outcome)
    return Deed(keeper.progress(session))


async def peace(keeper: Keeper, session: Session, vote: Vote, outcome: str) -> Deed:
    speaker = next((seat for seat in session.state.seats if session.state.land.of(seat)), NOBODY)
    return Deed(keeper.progress(session), lambda progress: progress.agree(MakePeace(0, speaker)))


async def pause(keeper: Keeper, session: Session, vote: Vote, outcome: str) -> Deed:
    now, table = keeper.clock.now(), session.table.id
    if session.table.paused is not None:
        return Deed(keeper.progress(session))

    def also(books: Books) -> list[Notice]:
        books.tables.change(table, paused=now)
        return [(BOARD, anew(session))]

    asleep = replace(session, table=replace(session.table, paused=now))
    return Deed(keeper.progress(asleep), also=also)


async def resume(keeper: Keeper, session: Session, vote: Vote, outcome: str) -> Deed:
    now, table, since = keeper.clock.now(), session.table.id, session.table.paused
    if since is None:
        return Deed(keeper.progress(session))

    def also(books: Books) -> list[Notice]:
        put_off(books, since, now, table)
        books.tables.change(table, paused=None)
        return [(BOARD, anew(session))]

    awake = replace(session, table=replace(session.table, paused=None))
    return Deed(keeper.progress(awake), Progress.play_on, also)


async def go_back(keeper: Keeper, session: Session, vote: Vote, outcome: str) -> Deed:
    table, first = session.table, vote.first
    trail = await keeper.store.look(lambda books: books.steps.trail(table.id, RULES_VERSION))
    if not trail.reaches(first):
        raise Refused(NoSuchMoment(len(trail.turns())))
    snapshot = await keeper.store.look(lambda books: books.steps.snapshot(table.id, first - 1))
    before, turns = thawed(session.rules, snapshot or b""), trail.turns_after(first)
    since = await _seen(keeper, session, first)

    def work(progress: Progress) -> None:
        progress.rewind(before, first, since, turns)
        progress.play_on()

    return Deed(keeper.progress(session), work)


async def _seen(keeper: Keeper, session: Session, first: int) -> list[Event]:
    """Everything that happened since, what was taken back meanwhile included: it was seen all the same."""
    steps = await keeper.steps(session, first, session.table.seq)
    return [event for step in steps for event in step.events]


async def stand_in(keeper: Keeper, session: Session, vote: Vote, outcome: str) -> Deed:
    seat, now = Player(vote.colour), keeper.clock.now()
    if session.seats[seat].person is None:
        raise Refused(NobodyThere(seat))
    seats = standing_in(session, seat, STANDS_IN[outcome])

    def also(books: Books) -> list[Notice]:
        if outcome != SUBSTITUTE:
            return [board]
        books.votes.offer(session.table.id, Offered(seat, None, None, now))
        return [(OFFER, {"seat": seat, "call": [], "fresh": True}), board]

    board = (BOARD, anew(replace(session, seats=seats)))
    return Deed(keeper.progress(session, seats), Progress.play_on, also)


STANDS_IN = {WAIT: NOBODY_STANDS_IN, CARETAKER: CARETAKER, AI: AI, SUBSTITUTE: CARETAKER}
DEEDS: dict[str, Callable[[Keeper, Session, Vote, str], Awaitable[Deed]]] = {
    DRAW: peace,
    PAUSE: pause,
    RESUME: resume,
    REWIND: go_back,
    REPLACEMENT: stand_in,
}
