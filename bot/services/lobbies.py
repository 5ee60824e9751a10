"""Lobbies: a table before its game, with seats by colour, options, and dice that nobody can choose."""

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
    """Opening a table, filling it, starting it. A refused wish (`Refused`) has changed nothing.

    Every change also puts the new lobby card into the outbox; a handler only has to acknowledge the press.
    """

    def __init__(self, runner: GameRunner, speak: Callable[[int], None]) -> None:
        self._runner, self._on_change = runner, speak

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
        """A new table in this channel, nobody seated yet. Raises `Refused`.

        TableHereAlready, NoSuchGame, NoSuchOption, or why the options do not fit together.
        """
        known, now = self._runner.games.get(game), self._runner.clock.now()
        if known is None:
            raise Refused(NoSuchGame(game))
        chosen = known.chosen(options)

        def opened(tx: Transaction) -> Table:
            if here := tx.tables.here(channel):
                raise Refused(TableHereAlready(here.id))
            secret = secrets.token_bytes(32)
            return tx.tables.open(guild, channel, host, game, chosen, language, secret, now, pace)

        return await self._change(lambda tx: opened(tx).id)

    async def card(self, table_id: int) -> Lobby:
        """The lobby as it stands; raises `Refused` (NoTableHere, BegunAlready, TableClosed)."""
        return await self._runner.store.read(lambda tx: lobby_of(tx, self._runner.games, table_id))

    async def here(self, channel: int) -> Lobby:
        """The lobby in this channel; raises as `card`."""
        table = await self._runner.store.read(lambda tx: tx.tables.here(channel))
        if table is None:
            raise Refused(NoTableHere())
        return await self.card(table.id)

    async def join(self, table_id: int, person: int, seat: Player, interaction: int) -> Lobby:
        """Sit down in (or move to) a free seat; an AI's seat counts as free. The press is the seat's salt."""

        def joined(tx: Transaction, lobby: Lobby) -> None:
            if lobby.seat_of(person) == seat:
                return
            if _seat(lobby, seat).person is not None:
                raise Refused(SeatTaken(seat))
            tx.tables.empty_seats(table_id, [colour for colour in (lobby.seat_of(person),) if colour])
            tx.tables.save_seat(table_id, Seat(seat, person, salt=str(interaction)))

        return await self._alter(table_id, joined)

    async def leave(self, table_id: int, person: int) -> Lobby:
        """Stand up; raises `Refused(NotSeated)`."""

        def left(tx: Transaction, lobby: Lobby) -> None:
            tx.tables.empty_seats(table_id, [_seat_of(lobby, person)])

        return await self._alter(table_id, left)

    async def seat_ai(self, table_id: int, person: int, seat: Player | None, interaction: int) -> Lobby:
        """An AI takes a free seat (None: one that suits the table). For the host and whoever sits at the table.

        A table that may begin gets none, unless its seat is named, with whom it may not: raises `Refused` with why.
        """

        def taken(tx: Transaction, lobby: Lobby) -> None:
            if person != lobby.table.host:
                _seat_of(lobby, person)
            free = lobby.next_free() if seat is None else seat
            if free is None or not _seat(lobby, free).free:
                raise Refused(SeatTaken(free or ""))
            if seat is None and lobby.why_not_ready() is None and (why := lobby.why_not_ready(free)):
                raise Refused(why)
            tx.tables.save_seat(table_id, Seat(free, ai=True, salt=f"{interaction}:{free}"))

        return await self._alter(table_id, taken)

    async def remove(self, table_id: int, host: int, seat: Player) -> Lobby:
        """The host empties a seat, a person's or an AI's."""

        def removed(tx: Transaction, lobby: Lobby) -> None:
            _require_host(lobby, host)
            _seat(lobby, seat)
            tx.tables.empty_seats(table_id, [seat])

        return await self._alter(table_id, removed)

    async def choose(self, table_id: int, host: int, choices: Mapping[str, str]) -> Lobby:
        """The host changes options; raises `Refused` (NotHost, NoSuchOption, or why they do not fit together)."""

        def chosen(tx: Transaction, lobby: Lobby) -> None:
            _require_host(lobby, host)
            tx.tables.change(table_id, options=lobby.game.chosen({**lobby.options, **choices}))

        return await self._alter(table_id, chosen)

    async def set_pace(self, table_id: int, host: int, pace: Pace) -> Lobby:
        """The host chooses how long an answer may take; raises `Refused(NotHost)`."""

        def chosen(tx: Transaction, lobby: Lobby) -> None:
            _require_host(lobby, host)
            tx.tables.change(table_id, pace=pace)

        return await self._alter(table_id, chosen)

    async def close(self, table_id: int, person: int, *, moderator: bool = False) -> None:
        """The host (or a moderator) gives the lobby up: the channel is free again."""

        def closed(tx: Transaction) -> None:
            lobby = lobby_of(tx, self._runner.games, table_id)
            if not moderator:
                _require_host(lobby, person)
            tx.tables.change(table_id, state=CLOSED, ended=self._runner.clock.now())
            tx.outbox.add(table_id, LOBBY_CARD, {}, self._runner.clock.now())

        async with self._runner.lock(table_id):
            await self._runner.store.transact(closed)
        self._on_change(table_id)

    async def start(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Begin. Only a seated person may; raises `Refused` with the rules' reason if these seats cannot begin."""
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
        """The game before its beginning; raises `Refused` if these seats cannot sit together."""
        seats = {Player(colour): seat for colour, seat in _filled_seats(lobby).items()}
        setting = lobby.game.setting(tuple(seats), lobby.options)
        rules = composed(lobby.game.compose, setting)
        secret = dice_key(lobby.table, setting, seats)
        return Session(lobby.table, lobby.game, setting, rules, State(setting.seats), seats, {}, secret)

    async def _alter(self, table_id: int, change: Callable[[Transaction, Lobby], None]) -> Lobby:
        def altered(tx: Transaction) -> int:
            change(tx, lobby_of(tx, self._runner.games, table_id))
            return table_id

        return await self._change(altered)

    async def _change(self, work: Callable[[Transaction], int]) -> Lobby:
        """Do the work, put the new card into the outbox, and return it, in one transaction."""

        def whole(tx: Transaction) -> Lobby:
            table_id = work(tx)
            tx.outbox.add(table_id, LOBBY_CARD, {}, self._runner.clock.now())
            return lobby_of(tx, self._runner.games, table_id)

        lobby = await self._runner.store.transact(whole)
        self._on_change(lobby.table.id)
        return lobby


def _require_unchanged(lobby: Lobby, tx: Transaction) -> None:
    """The last word of a start: whoever sat down, stood up or closed the table meanwhile takes it back."""
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
    """A table that has not begun. `seats` holds every colour of the game in table order, free ones too.

    `fingerprint`: eight hex digits of the game and its options. `commitment`: SHA-256 of the dice secret.
    """

    table: Table
    game: Game
    options: Mapping[str, str]
    seats: Mapping[Player, Seat]
    fingerprint: str
    commitment: str

    def seat_of(self, person: int) -> Player | None:
        """The seat in which the person sits."""
        return next((colour for colour, seat in self.seats.items() if seat.person == person), None)

    def next_free(self) -> Player | None:
        """The free seat with which the table may begin; else the one whose side has the fewest players."""
        taken = [colour for colour, seat in self.seats.items() if not seat.free]
        sides = [self.game.colours[colour] for colour in taken]

        def misfit(colour: Player) -> tuple[bool, int]:
            return self.why_not_ready(colour) is not None, sides.count(self.game.colours[colour])

        return min((colour for colour, seat in self.seats.items() if seat.free), key=misfit, default=None)

    def why_not_ready(self, *more: Player) -> Refusal | None:
        """Why the seats that are taken, and these, cannot begin; None if they can."""
        seats = tuple(colour for colour, seat in self.seats.items() if not seat.free or colour in more)
        return self.game.unseated(seats, self.options)


def options_fingerprint(game: str, options: Mapping[str, str]) -> str:
    """Eight hex digits: two tables with the same game and options have the same."""
    return hashlib.sha256(json.dumps([game, sorted(options.items())]).encode()).hexdigest()[:8]


def lobby_of(tx: Transaction, games: KnownGames, table_id: int) -> Lobby:
    """The lobby as it stands; raises `Refused`."""
    table = tx.tables.get(table_id)
    if table is None or table.game not in games:
        raise Refused(NoTableHere())
    if table.state != LOBBY:
        raise Refused(BegunAlready() if table.state == RUNNING else TableClosed())
    game, filled = games[table.game], tx.tables.seats(table_id)
    seats = in_table_order(game, {colour: filled.get(colour, Seat(colour)) for colour in game.colours})
    options = game.chosen(table.options)  # a lobby may be older than an option
    return Lobby(table, game, options, seats, options_fingerprint(table.game, options), commitment(table.secret))
