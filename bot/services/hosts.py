"""Hosts of tables: hand a table over, or take it over where a campaign's host stays away; and what hosts wish.

Who plays a seat, another pace, the end of the game: that takes something from others. Whoever is there is asked first,
in the channel. If all agree, it is done. A no lets the table vote, as does somebody who plays on without an answer; who
does neither for as long as one counts as there, is not there any more. Where nobody is there, it is done at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.game.runner import GameRunner
from bot.game.seats import Heir, heir_text, is_there, require_host
from bot.game.vote_rules import END, PACE, SEAT, YES
from bot.game.votes import electorate_at, open_vote, people_concerned
from bot.messages import LobbyCard, Note
from bot.pace import Pace
from bot.pace.durations import DAY
from bot.refusals import HostNotSeated, NoTableHere, NotHost
from bot.services.games import GameService
from bot.services.new_tables import require_may_host
from bot.services.timeouts import TimeoutService
from bot.services.voting.outcomes import change_of
from bot.services.voting.votes import require_new
from bot.store import Transaction
from bot.store.models import BEFORE_THE_GAME, LOBBY, RUNNING, Seat, Table, Vote
from rules import Player, Refused


def may_be_taken_over_from(table: Table, seats: Iterable[Seat]) -> int | None:
    """When the lobby of a campaign's next war may be taken over by anybody seated (seconds since 1970): its host, who
    may not have opened it, has taken no seat for a day, not even one that is kept. None where it may not."""
    if table.state != LOBBY or table.campaign is None or _sits(table.host, (seat for seat in seats if not seat.kept)):
        return None
    return table.created + DAY


class HostService:
    """Changes the hosts of tables, and does what they wish. Where a call raises `Refused`, nothing was changed.

    What is wished for is done where the call returns True; else those who are there have been asked. Such a call raises
    `Refused`: NotHost, VoteOpen, VotedLately, and as what is wished for. Nobody is made host of more than `most_tables`
    that are open or running; 0: of as many as there are.
    """

    def __init__(
        self, runner: GameRunner, games: GameService, timeouts: TimeoutService, *, most_tables: int = 0
    ) -> None:
        self._runner, self._games, self._timeouts, self._most = runner, games, timeouts, most_tables

    async def hand_over(self, table_id: int, by: int, to: int, *, moderator: bool = False) -> None:
        """Make a person who sits at an open or running table its host; the table is told.

        The host or a moderator does that; who does it for themselves takes the table over, where that may be. Raises
        `Refused`: NoTableHere, HostNotSeated, NotHost, TooManyTables.
        """
        runner, now = self._runner, self._runner.clock.now()

        def write(tx: Transaction) -> None:
            table, seats = tx.tables.get(table_id), tx.tables.seats(table_id).values()
            if table is None or table.state not in (*BEFORE_THE_GAME, RUNNING):
                raise Refused(NoTableHere())
            if not _sits(to, seats):
                raise Refused(HostNotSeated(to))
            due = may_be_taken_over_from(table, seats) if by == to else None
            takes = due is not None and due <= now
            if not (moderator or takes or table.host == by):
                raise Refused(NotHost(table.host))
            if table.host == to:
                return
            require_may_host(tx, to, self._most)
            tx.tables.change(table_id, host=to)
            about = {"person": f"<@{to}>", "by": f"<@{by}>", "before": f"<@{table.host}>" if table.host else "none"}
            handed = table.host == by or moderator
            tx.outbox.add(table_id, Note("host-changed" if handed else "host-taken-over", values=about), now)
            if table.state in BEFORE_THE_GAME:
                tx.outbox.add(table_id, LobbyCard(), now)

        async with runner.lock(table_id):
            await runner.store.transact(write)
            runner.drop(table_id)
        runner.on_change(table_id)

    async def give_seat(self, table_id: int, by: int, seat: Player, heir: Heir, *, moderator: bool = False) -> bool:
        """Give a seat to a person, the AI or nobody (see `GameService.give`)."""
        if await self._ask(_give(table_id, by, seat, heir), moderator):
            return False
        await self._games.give(table_id, by, seat, heir, moderator=moderator)
        return True

    async def set_pace(self, table_id: int, by: int, pace: Pace, *, moderator: bool = False) -> bool:
        """Change the pace (see `TimeoutService.set_pace`)."""
        if await self._ask(Vote(0, table_id, PACE, by=by, about=pace.to_text()), moderator):
            return False
        await self._timeouts.set_pace(table_id, by, pace, moderator=moderator)
        return True

    async def end(self, table_id: int, by: int, *, moderator: bool = False) -> bool:
        """End the game (see `GameService.end`)."""
        if await self._ask(Vote(0, table_id, END, by=by), moderator):
            return False
        await self._games.end(table_id, by, moderator=moderator)
        return True

    async def asked_for_seat(self, table_id: int, by: int, seat: Player, heir: Heir) -> tuple[int, ...]:
        """The people who would be asked before a seat is given."""
        return await self._asked(_give(table_id, by, seat, heir))

    async def asked_of_all(self, table_id: int, by: int) -> tuple[int, ...]:
        """The people who would be asked before the pace is changed or the game ended."""
        return await self._asked(Vote(0, table_id, END, by=by))

    async def _asked(self, wish: Vote) -> tuple[int, ...]:
        session, now = await self._runner.load_running(wish.table), self._runner.clock.now()
        concerned = people_concerned(electorate_at(session), wish)
        return await self._runner.store.read(
            lambda tx: tuple(one for one in concerned if is_there(tx, wish.table, one, now))
        )

    async def _ask(self, wish: Vote, moderator: bool) -> bool:
        """Ask those who are there, if somebody is; returns whether anybody is asked."""
        runner, table_id, now = self._runner, wish.table, self._runner.clock.now()
        async with runner.lock(table_id):
            session = await runner.load_running(table_id)
            require_host(session, wish.by or 0, moderator)
            electorate = electorate_at(session)
            concerned = people_concerned(electorate, wish)

            def write(tx: Transaction) -> bool:
                change_of(runner, tx, session, wish, YES)  # refuses what could not be done
                if concerned:
                    require_new(tx, session.table, replace(wish, opened=now))
                asked = tuple(one for one in concerned if is_there(tx, table_id, one, now))
                if asked:
                    question = replace(wish, opened=now, asked=asked)
                    for card in open_vote(tx, session.table, electorate, question, now):
                        tx.outbox.add(table_id, card, now)
                return bool(asked)

            asks = await runner.store.transact(write)
        runner.on_change(table_id)
        return asks


def _give(table_id: int, by: int, seat: Player, heir: Heir) -> Vote:
    return Vote(0, table_id, SEAT, seat, by=by, about=heir_text(heir))


def _sits(person: int, seats: Iterable[Seat]) -> bool:
    return any(seat.person == person for seat in seats)
