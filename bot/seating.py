"""A table that has not begun, as it is read: its seats, what it plays, the promise about its dice."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass

from bot.loading import Games, in_table_order
from bot.refusals import BegunAlready, NoTableHere, TableClosed
from bot.store import Books
from bot.store.rows import LOBBY, RUNNING, Seat, Table
from rules.kernel.chance import commitment
from rules.kernel.game import Game
from rules.kernel.values import Player, Refusal, Refused


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
            return self.unready(colour) is not None, sides.count(self.game.colours[colour])

        return min((colour for colour, seat in self.seats.items() if seat.free), key=misfit, default=None)

    def unready(self, *more: Player) -> Refusal | None:
        """Why the seats that are taken, and these, cannot begin; None if they can."""
        seats = tuple(colour for colour, seat in self.seats.items() if not seat.free or colour in more)
        return self.game.unseated(seats, self.options)


def options_fingerprint(game: str, options: Mapping[str, str]) -> str:
    """Eight hex digits: two tables with the same game and options have the same."""
    return hashlib.sha256(json.dumps([game, sorted(options.items())]).encode()).hexdigest()[:8]


def lobby_of(books: Books, games: Games, table_id: int) -> Lobby:
    """The lobby as it stands; raises `Refused`."""
    table = books.tables.get(table_id)
    if table is None or table.game not in games:
        raise Refused(NoTableHere())
    if table.state != LOBBY:
        raise Refused(BegunAlready() if table.state == RUNNING else TableClosed())
    game, filled = games[table.game], books.tables.seats(table_id)
    seats = in_table_order(game, {colour: filled.get(colour, Seat(colour)) for colour in game.colours})
    options = game.chosen(table.options)  # a lobby may be older than an option
    return Lobby(table, game, options, seats, options_fingerprint(table.game, options), commitment(table.secret))
