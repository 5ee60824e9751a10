"""Lobbies: open a table, fill its seats, choose its options and start its game."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from bot.game.announcements import first_announcements
from bot.game.commit import Commit
from bot.game.loading import KnownGames, dice_key, in_table_order
from bot.game.progress import Progress
from bot.game.runner import GameRunner
from bot.pace import FRIENDLY, Pace
from bot.refusals import (
    BegunAlready,
    NoSuchGame,
    NoSuchSeat,
    NoTableHere,
    NotHost,
    NotSeated,
    SeatTaken,
    TableClosed,
    TableHereAlready,
)
from bot.services.games import Outcome, Session
from bot.store import Clashed, Transaction
from bot.store.models import CLOSED, LOBBY, LOBBY_CARD, RUNNING, Seat, StoredStep, Table
from rules import Game, Player, Refusal, Refused, State, commitment, composed


class LobbyService:
    """All lobbies. Where a call raises `Refused`, nothing was changed.

    Every change also queues the new lobby card in the outbox, so a handler only has to acknowledge the press.
    `on_change` is called with the table's id after each change.
    """

    def __init__(self, runner: GameRunner, on_change: Callable[[int], None]) -> None:
        self._runner, self._on_change = runner, on_change

    async def open(
        self,
        guild: int | None,
        channel: int,
        host: int,
        game: str,
        options: Mapping[str, str],
        language: str,
        pace: Pace = FRIENDLY,
    ) -> Lobby:
        """Open a table in this channel, with nobody seated.

        Raises `Refused`: TableHereAlready, NoSuchGame, NoSuchOption, or why the options do not fit together.
        """
        known, now = self._runner.games.get(game), self._runner.clock.now()
        if known is None:
            raise Refused(NoSuchGame(game))
        chosen = known.chosen(options)

        def insert(tx: Transaction) -> Table:
            if here := tx.tables.here(channel):
                raise Refused(TableHereAlready(here.id))
            secret = secrets.token_bytes(32)
            return tx.tables.open(guild, channel, host, game, chosen, language, secret, now, pace)

        return await self._change(lambda tx: insert(tx).id)

    async def card(self, table_id: int) -> Lobby:
        """The lobby as it is now; raises `Refused` (NoTableHere, BegunAlready, TableClosed)."""
        return await self._runner.store.read(lambda tx: lobby_of(tx, self._runner.games, table_id))

    async def here(self, channel: int) -> Lobby:
        """The lobby in this channel; raises as `card`."""
        table = await self._runner.store.read(lambda tx: tx.tables.here(channel))
        if table is None:
            raise Refused(NoTableHere())
        return await self.card(table.id)

    async def join(self, table_id: int, person: int, seat: Player, interaction: int) -> Lobby:
        """Seat a person in a free seat, or move them there; an AI's seat counts as free.

        The id of the interaction becomes the seat's salt. Raises `Refused` (NoSuchSeat, SeatTaken).
        """

        def take(tx: Transaction, lobby: Lobby) -> None:
            if lobby.seat_of(person) == seat:
                return
            if _seat(lobby, seat).person is not None:
                raise Refused(SeatTaken(seat))
            tx.tables.empty_seats(table_id, [colour for colour in (lobby.seat_of(person),) if colour])
            tx.tables.save_seat(table_id, Seat(seat, person, salt=str(interaction)))

        return await self._alter(table_id, take)

    async def leave(self, table_id: int, person: int) -> Lobby:
        """Empty the person's seat; raises `Refused(NotSeated)`."""

        def empty(tx: Transaction, lobby: Lobby) -> None:
            tx.tables.empty_seats(table_id, [_seat_of(lobby, person)])

        return await self._alter(table_id, empty)

    async def seat_ai(self, table_id: int, person: int, seat: Player | None, interaction: int) -> Lobby:
        """Put an AI into a free seat (None: one that suits the table), for the host or a person seated at the table.

        Raises `Refused`: NotSeated, NoSuchSeat, SeatTaken; where `seat` is None, also why a table that is ready to
        start could not start with the AI.
        """

        def take(tx: Transaction, lobby: Lobby) -> None:
            if person != lobby.table.host:
                _seat_of(lobby, person)
            free = lobby.next_free() if seat is None else seat
            if free is None or not _seat(lobby, free).free:
                raise Refused(SeatTaken(free or ""))
            if seat is None and lobby.why_not_ready() is None and (why := lobby.why_not_ready(free)):
                raise Refused(why)
            tx.tables.save_seat(table_id, Seat(free, ai=True, salt=f"{interaction}:{free}"))

        return await self._alter(table_id, take)

    async def remove(self, table_id: int, host: int, seat: Player) -> Lobby:
        """Let the host empty a seat, a person's or an AI's; raises `Refused` (NotHost, NoSuchSeat)."""

        def empty(tx: Transaction, lobby: Lobby) -> None:
            _require_host(lobby, host)
            _seat(lobby, seat)
            tx.tables.empty_seats(table_id, [seat])

        return await self._alter(table_id, empty)

    async def choose(self, table_id: int, host: int, choices: Mapping[str, str]) -> Lobby:
        """Let the host change options; raises `Refused`: NotHost, NoSuchOption, or why they do not fit together."""

        def change(tx: Transaction, lobby: Lobby) -> None:
            _require_host(lobby, host)
            tx.tables.change(table_id, options=lobby.game.chosen({**lobby.options, **choices}))

        return await self._alter(table_id, change)

    async def set_pace(self, table_id: int, host: int, pace: Pace) -> Lobby:
        """Let the host choose the pace; raises `Refused(NotHost)`."""

        def change(tx: Transaction, lobby: Lobby) -> None:
            _require_host(lobby, host)
            tx.tables.change(table_id, pace=pace)

        return await self._alter(table_id, change)

    async def close(self, table_id: int, person: int, *, moderator: bool = False) -> None:
        """Let the host (or a moderator) close the lobby, so that the channel is free again. Raises `Refused`."""

        def close(tx: Transaction) -> None:
            lobby = lobby_of(tx, self._runner.games, table_id)
            if not moderator:
                _require_host(lobby, person)
            tx.tables.change(table_id, state=CLOSED, ended=self._runner.clock.now())
            tx.outbox.add(table_id, LOBBY_CARD, {}, self._runner.clock.now())

        async with self._runner.lock(table_id):
            await self._runner.store.transact(close)
        self._on_change(table_id)

    async def start(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Start the game, for a seated person.

        Raises `Refused`: NotSeated, BegunAlready, or the rules' reason why these seats cannot start.
        """
        async with self._runner.lock(table_id):
            for _ in range(2):
                if earlier := await self._runner.earlier_outcome(interaction):
                    return earlier
                with suppress(Clashed):
                    return await self._start(await self.card(table_id), person, interaction)
        raise Refused(BegunAlready())

    async def _start(self, lobby: Lobby, person: int, interaction: int) -> Outcome:
        _seat_of(lobby, person)
        progress = self._runner.progress(self._session(lobby))
        rows = await asyncio.to_thread(self._begin, progress)
        commit = Commit(person, guard=partial(_require_unchanged, lobby))
        return await self._runner.write(progress, rows, first_announcements(progress, person), commit, interaction)

    def _begin(self, progress: Progress) -> list[StoredStep]:
        progress.begin()
        progress.play_on()
        return progress.rows(self._runner.clock.now())

    def _session(self, lobby: Lobby) -> Session:
        """The session before the game's set-up; raises `Refused` if these seats cannot play together."""
        seats = {Player(colour): seat for colour, seat in _filled_seats(lobby).items()}
        setting = lobby.game.setting(tuple(seats), lobby.options)
        rules = composed(lobby.game.compose, setting)
        secret = dice_key(lobby.table, setting, seats)
        return Session(lobby.table, lobby.game, setting, rules, State(setting.seats), seats, {}, secret)

    async def _alter(self, table_id: int, change: Callable[[Transaction, Lobby], None]) -> Lobby:
        def work(tx: Transaction) -> int:
            change(tx, lobby_of(tx, self._runner.games, table_id))
            return table_id

        return await self._change(work)

    async def _change(self, work: Callable[[Transaction], int]) -> Lobby:
        """Do the work, which returns a table's id, and queue the new lobby card, in one transaction."""

        def work_and_queue_card(tx: Transaction) -> Lobby:
            table_id = work(tx)
            tx.outbox.add(table_id, LOBBY_CARD, {}, self._runner.clock.now())
            return lobby_of(tx, self._runner.games, table_id)

        lobby = await self._runner.store.transact(work_and_queue_card)
        self._on_change(lobby.table.id)
        return lobby


def _require_unchanged(lobby: Lobby, tx: Transaction) -> None:
    """Raises `Clashed` if the lobby's seats, options, pace or state have changed while its game was set up."""
    table = tx.tables.get(lobby.table.id)
    if (
        table is None
        or table.state != LOBBY
        or (table.pace, lobby.game.chosen(table.options)) != (lobby.table.pace, lobby.options)
        or tx.tables.seats(table.id) != _filled_seats(lobby)
    ):
        raise Clashed("the lobby changed while its game was set up")


def _filled_seats(lobby: Lobby) -> dict[str, Seat]:
    return {colour: seat for colour, seat in lobby.seats.items() if not seat.free}


def _seat(lobby: Lobby, colour: Player) -> Seat:
    if colour not in lobby.seats:
        raise Refused(NoSuchSeat(colour))
    return lobby.seats[colour]


def _seat_of(lobby: Lobby, person: int) -> Player:
    seat = lobby.seat_of(person)
    if seat is None:
        raise Refused(NotSeated())
    return seat


def _require_host(lobby: Lobby, person: int) -> None:
    if lobby.table.host != person:
        raise Refused(NotHost(lobby.table.host))


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table before its game. `seats` holds every colour of the game in table order, free ones too.

    `fingerprint`: eight hex digits of the game and its options. `commitment`: SHA-256 of the dice secret.
    """

    table: Table
    game: Game
    options: Mapping[str, str]
    seats: Mapping[Player, Seat]
    fingerprint: str
    commitment: str

    def seat_of(self, person: int) -> Player | None:
        """The person's seat; None if they have none."""
        return next((colour for colour, seat in self.seats.items() if seat.person == person), None)

    def next_free(self) -> Player | None:
        """The free seat with which the table could start, or else the one whose side has the fewest players."""
        taken = [colour for colour, seat in self.seats.items() if not seat.free]
        sides = [self.game.colours[colour] for colour in taken]

        def misfit(colour: Player) -> tuple[bool, int]:
            return self.why_not_ready(colour) is not None, sides.count(self.game.colours[colour])

        return min((colour for colour, seat in self.seats.items() if seat.free), key=misfit, default=None)

    def why_not_ready(self, *more: Player) -> Refusal | None:
        """Why the taken seats together with `more` cannot start; None if they can."""
        seats = tuple(colour for colour, seat in self.seats.items() if not seat.free or colour in more)
        return self.game.unseated(seats, self.options)


def options_fingerprint(game: str, options: Mapping[str, str]) -> str:
    """A digest of eight hex digits, equal for tables with the same game and options."""
    return hashlib.sha256(json.dumps([game, sorted(options.items())]).encode()).hexdigest()[:8]


def lobby_of(tx: Transaction, games: KnownGames, table_id: int) -> Lobby:
    """The lobby as it is now; raises `Refused` (NoTableHere, BegunAlready, TableClosed)."""
    table = tx.tables.get(table_id)
    if table is None or table.game not in games:
        raise Refused(NoTableHere())
    if table.state != LOBBY:
        raise Refused(BegunAlready() if table.state == RUNNING else TableClosed())
    game, filled = games[table.game], tx.tables.seats(table_id)
    seats = in_table_order(game, {colour: filled.get(colour, Seat(colour)) for colour in game.colours})
    options = game.chosen(table.options)  # a lobby may be older than an option
    return Lobby(table, game, options, seats, options_fingerprint(table.game, options), commitment(table.secret))
