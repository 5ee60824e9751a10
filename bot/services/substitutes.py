"""Somebody else for a seat: offered by who sits there, or by the table, and taken by a press of one's own."""

from __future__ import annotations

from dataclasses import replace

from bot.game.announcements import anew
from bot.game.commit import Writing
from bot.game.open_votes import off_offer
from bot.game.progress import Progress
from bot.game.runner import Keeper
from bot.game.seats import handover, reseated, standing_in
from bot.game.session import Session
from bot.refusals import NotOffered, OfferedToAnother
from bot.store import Books
from bot.store.models import AI, BOARD, NOTE, OFFER, Offered, Seat
from rules.kernel.values import Player, Refused


class Substitutes:
    """Seats on offer at running tables. What a refusal raises (`Refused`) has changed nothing."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def offer(self, table_id: int, person: int, to: int | None) -> Player:
        """Offer one's own seat, to somebody or (None) to whoever takes it first; until then one plays on.

        Raises `Refused`: NotSeated, and as `reseated` for somebody who may not have it.
        """
        keeper = self._keeper
        async with keeper.lock(table_id):
            session, now = await keeper.running(table_id), keeper.clock.now()
            seat = session.seat_held_by(person)
            await self._may_take(session, seat, to)

            def put(books: Books) -> None:
                books.votes.offer(table_id, Offered(seat, to, person, now))
                call = [] if to is None else [to]
                books.mail.add(table_id, OFFER, {"seat": seat, "call": call, "fresh": True}, now)

            await keeper.store.transact(put)
        keeper.speak(table_id)
        return seat

    async def withdraw(self, table_id: int, person: int) -> Player:
        """Keep one's own seat after all; raises `Refused`: NotSeated, NotOffered."""
        keeper = self._keeper
        async with keeper.lock(table_id):
            session, now = await keeper.running(table_id), keeper.clock.now()
            seat = session.seat_held_by(person)
            _offered(await self._offers(table_id), seat)

            def take_off(books: Books) -> None:
                for kind, payload in off_offer(books, table_id, seat):
                    books.mail.add(table_id, kind, payload, now)

            await keeper.store.transact(take_off)
        keeper.speak(table_id)
        return seat

    async def leave_to_ai(self, table_id: int, person: int) -> Player:
        """The AI plays one's own seat until one acts again. Raises `Refused(NotSeated)`."""
        writing = Writing()
        left: list[Player] = []

        async def start(session: Session) -> Progress:
            left[:] = [seat := session.seat_held_by(person)]
            writing.notes = ((NOTE, {"note": "left-to-ai", "seat": seat}), (BOARD, anew(session)))
            return self._keeper.progress(session, standing_in(session, seat, AI))

        await self._keeper.play(table_id, start, Progress.play_on, writing)
        return left[0]

    async def take(self, table_id: int, person: int, seat: Player) -> Session:
        """Sit down in a seat on offer, with its hand and none of its old messages; its orders are forgotten.

        Raises `Refused`: NotOffered, OfferedToAnother, SeatedAlready, SatElsewhere, SeatIsOut.
        """
        writing = Writing(person)

        async def start(session: Session) -> Progress:
            offered = _offered(await self._offers(table_id), seat)
            if offered.person not in (None, person):
                raise Refused(OfferedToAnother(offered.person or 0))
            seats = await self._may_take(session, seat, person)
            writing.handed = handover(session, seats[seat], offered.by)
            return self._keeper.progress(replace(session, orders={**session.orders, seat: {}}), seats)

        await self._keeper.play(table_id, start, Progress.play_on, writing)
        return await self._keeper.load(table_id)

    async def _may_take(self, session: Session, seat: Player, person: int | None) -> dict[Player, Seat]:
        past = await self._keeper.store.look(lambda books: books.handovers.of(session.table.id))
        return reseated(session, seat, person, past)

    async def _offers(self, table_id: int) -> dict[str, Offered]:
        return await self._keeper.store.look(lambda books: books.votes.offered(table_id))


def _offered(offers: dict[str, Offered], seat: Player) -> Offered:
    if seat not in offers:
        raise Refused(NotOffered(seat))
    return offers[seat]
