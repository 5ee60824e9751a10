"""Substitutes: offer a seat of a running game, withdraw the offer, take an offered seat, or leave it to the AI."""

from __future__ import annotations

from dataclasses import replace

from bot.game.announcements import new_board_post
from bot.game.commit import Change, Commit
from bot.game.progress import Progress
from bot.game.runner import GameRunner
from bot.game.seats import assign_seat, handover_of, require_room, with_stand_in
from bot.game.session import Session
from bot.game.votes import withdraw_offer
from bot.messages import Note, OfferCard
from bot.refusals import NotOffered, NotSeated, OfferedToAnother
from bot.store import Transaction
from bot.store.models import AI, SeatOffer
from rules import Player, Refused
from rules.orders import NO_ORDERS


class SubstituteService:
    """The offered seats of running games. Where a call raises `Refused`, nothing was changed."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner

    async def offer(self, table_id: int, person: int, to: int | None) -> Player:
        """Offer a person's own seat to one person or (None) to the first who takes it; until then they play on.

        Raises `Refused`: NotSeated, and as `assign_seat` if `to` may not take it.
        """
        runner = self._runner
        async with runner.lock(table_id):
            session, now = await runner.load_running(table_id), runner.clock.now()
            seat = session.seat_held_by(person)
            await self._require_assignable(session, seat, to)

            def write(tx: Transaction) -> None:
                tx.handovers.offer(table_id, SeatOffer(seat, to, person, now))
                tx.outbox.add(table_id, OfferCard(seat, () if to is None else (to,), fresh=True), now)

            await runner.store.transact(write)
        runner.on_change(table_id)
        return seat

    async def withdraw(self, table_id: int, person: int) -> Player:
        """Withdraw the offer of a person's own seat; raises `Refused`: NotSeated, NotOffered."""
        runner = self._runner
        async with runner.lock(table_id):
            session, now = await runner.load_running(table_id), runner.clock.now()
            seat = session.seat_held_by(person)
            _require_offer(await self._offers(table_id), seat)

            def write(tx: Transaction) -> None:
                for card in withdraw_offer(tx, table_id, seat):
                    tx.outbox.add(table_id, card, now)

            await runner.store.transact(write)
        runner.on_change(table_id)
        return seat

    async def leave_to_ai(self, table_id: int, person: int) -> Player:
        """Let the AI play a person's own seat until they act again. Raises `Refused(NotSeated)`."""
        seat = (await self._runner.load_running(table_id)).seat_held_by(person)

        def decide(session: Session, tx: Transaction) -> Change:
            if session.seat_held_by(person) != seat:
                raise Refused(NotSeated())
            notes = (Note("left-to-ai", seat), new_board_post(session))
            progress = self._runner.progress(session, with_stand_in(session, seat, AI))
            return Change(progress, Progress.play_on, Commit(notes=notes))

        await self._runner.play(table_id, decide)
        return seat

    async def take(self, table_id: int, person: int, seat: Player) -> Session:
        """Give an offered seat to a person, with its hand but none of its old messages; its orders are deleted.

        Raises `Refused`: NotOffered, OfferedToAnother, SeatedAlready, SatElsewhere, SeatIsOut, CampaignFull.
        """

        def decide(session: Session, tx: Transaction) -> Change:
            offer = _require_offer(tx.handovers.list_offers(table_id), seat)
            if offer.person not in (None, person):
                raise Refused(OfferedToAnother(offer.person or 0))
            require_room(tx, session, person)
            seats = assign_seat(session, seat, person, tx.handovers.of(table_id))
            commit = Commit(person, handover=handover_of(session, seats[seat], offer.by))
            session = replace(session, orders=session.orders.with_seat(seat, NO_ORDERS))
            return Change(self._runner.progress(session, seats), Progress.play_on, commit)

        await self._runner.play(table_id, decide)
        return await self._runner.load(table_id)

    async def _require_assignable(self, session: Session, seat: Player, person: int | None) -> None:
        """Raises `Refused` as `assign_seat` if the person (None: nobody) may not take the seat."""

        def check(tx: Transaction) -> None:
            require_room(tx, session, person)
            assign_seat(session, seat, person, tx.handovers.of(session.table.id))

        await self._runner.store.read(check)

    async def _offers(self, table_id: int) -> dict[str, SeatOffer]:
        return await self._runner.store.read(lambda tx: tx.handovers.list_offers(table_id))


def _require_offer(offers: dict[str, SeatOffer], seat: Player) -> SeatOffer:
    if seat not in offers:
        raise Refused(NotOffered(seat))
    return offers[seat]
