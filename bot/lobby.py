"""Lobbies: a table before its game, with seats by colour, options, and dice that nobody can choose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.session import Outcome
from bot.store.rows import Seat, Table
from rules.kernel.game import Game
from rules.kernel.values import Player


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


class Lobbies:
    """Opening a table, filling it, starting it. A refused wish (`Refused`) has changed nothing.

    Every change also puts the new lobby card into the outbox; a handler only has to acknowledge the press.
    """

    async def open(
        self, guild: int | None, channel: int, host: int, game: str, options: Mapping[str, str], language: str
    ) -> Lobby:
        """A new table in this channel, nobody seated yet. Raises `Refused` (TableHereAlready, NoSuchGame, NoSuchOption)."""
        raise NotImplementedError

    async def card(self, table_id: int) -> Lobby:
        """The lobby as it stands; raises `Refused` (NoTableHere, BegunAlready, TableClosed)."""
        raise NotImplementedError

    async def here(self, channel: int) -> Lobby:
        """The lobby in this channel; raises as `card`."""
        raise NotImplementedError

    async def join(self, table_id: int, person: int, seat: Player, interaction: int) -> Lobby:
        """Sit down (or move to) a free seat; an AI's seat counts as free. The press is the seat's salt."""
        raise NotImplementedError

    async def leave(self, table_id: int, person: int) -> Lobby:
        """Stand up; raises `Refused(NotSeated)`."""
        raise NotImplementedError

    async def seat_ai(self, table_id: int, person: int, seat: Player | None, interaction: int) -> Lobby:
        """An AI takes a free seat (None: the next free one). Host or a seated person."""
        raise NotImplementedError

    async def remove(self, table_id: int, host: int, seat: Player) -> Lobby:
        """The host empties a seat (a person's or an AI's)."""
        raise NotImplementedError

    async def choose(self, table_id: int, host: int, option: str, choice: str) -> Lobby:
        """The host changes an option; raises `Refused` (NotHost, NoSuchOption)."""
        raise NotImplementedError

    async def start(self, table_id: int, person: int, interaction: int) -> Outcome:
        """Begin. Only a seated person may; raises `Refused` with the rules' reason if these seats cannot begin."""
        raise NotImplementedError

    async def close(self, table_id: int, person: int) -> None:
        """The host gives the lobby up: the channel is free again."""
        raise NotImplementedError
