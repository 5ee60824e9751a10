"""Tables, their seats and standing orders, in SQL."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.pace import FRIENDLY, Pace
from bot.store.encryption import PLAIN, Encryption
from bot.store.models import LOBBY, RUNNING, Seat, Table

_TABLE = (
    "id, guild, channel, host, game, options, language, state, secret, created, started, ended, seq, turn,"
    " waiting_since, pace, paused, parked, parked_at"
)
_SEAT = "colour, person, ai, salt, conceded, bank, banked, missed, stand_in"


class Tables:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection, vault: Encryption = PLAIN) -> None:
        self._db, self._vault = db, vault

    def open(
        self,
        guild: int | None,
        channel: int,
        host: int,
        game: str,
        options: Mapping[str, str],
        language: str,
        secret: bytes,
        now: int,
        pace: Pace = FRIENDLY,
    ) -> Table:
        """A new lobby; the transaction clashes if the channel has a table."""
        number = self._db.execute(
            "INSERT INTO tables (guild, channel, host, game, options, language, state, secret, created, pace)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(guild, channel, host, game, json.dumps(dict(options)), language),
                *(LOBBY, self._vault.encrypt(secret), now, pace.to_text()),
            ),
        ).lastrowid
        return self._one("id = ?", number)  # type: ignore[return-value]

    def get(self, table: int) -> Table | None:
        return self._one("id = ?", table)

    def here(self, channel: int) -> Table | None:
        """The table that is open or running in a channel."""
        return self._one("channel = ? AND state IN ('lobby', 'running')", channel)

    def latest(self, channel: int) -> Table | None:
        """The channel's last table, be it over or not; lobbies that were closed do not count."""
        return self._one("channel = ? AND state != 'closed' ORDER BY id DESC LIMIT 1", channel)

    def running(self) -> tuple[int, ...]:
        rows = self._db.execute("SELECT id FROM tables WHERE state = ? ORDER BY id", (RUNNING,))
        return tuple(row[0] for row in rows)

    def to_resume(self) -> tuple[int, ...]:
        """The games that run; and those put aside after their end, whose last words may still be unsaid."""
        rows = self._db.execute(
            "SELECT id FROM tables WHERE state = ? OR id IN (SELECT table_id FROM put_aside) ORDER BY id", (RUNNING,)
        )
        return tuple(row[0] for row in rows)

    def begun(self) -> tuple[int, ...]:
        """The games that run or have ended, but for those that could not be read."""
        rows = self._db.execute(
            "SELECT id FROM tables WHERE state IN ('running', 'ended')"
            " AND id NOT IN (SELECT table_id FROM put_aside) ORDER BY id"
        )
        return tuple(row[0] for row in rows)

    def of_person(self, person: int) -> tuple[Table, ...]:
        """The open and running tables at which a person sits or which they host."""
        rows = self._db.execute(
            f"SELECT {_TABLE} FROM tables WHERE state IN ('lobby', 'running')"
            " AND (host = ? OR id IN (SELECT table_id FROM seats WHERE person = ?)) ORDER BY id",
            (person, person),
        )
        return tuple(self._table(row) for row in rows)

    def change(self, table: int, **columns: Any) -> None:
        """Set columns of a table; mappings and paces are written as text."""
        names = ", ".join(f"{name} = ?" for name in columns)
        values = [_to_column(item) for item in columns.values()]
        self._db.execute(f"UPDATE tables SET {names} WHERE id = ?", (*values, table))

    def _one(self, where: str, *about: Any) -> Table | None:
        row = self._db.execute(f"SELECT {_TABLE} FROM tables WHERE {where}", about).fetchone()
        return self._table(row) if row else None

    def seats(self, table: int) -> dict[str, Seat]:
        """The seats that were ever filled, by colour."""
        rows = self._db.execute(f"SELECT {_SEAT} FROM seats WHERE table_id = ?", (table,))
        return {row[0]: _seat(row) for row in rows}

    def save_seat(self, table: int, seat: Seat) -> None:
        """Write who sits in a seat; the transaction clashes if the person has another seat at this table."""
        self._db.execute(
            f"INSERT INTO seats (table_id, {_SEAT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, colour) DO UPDATE SET"
            + ", ".join(f" {name} = excluded.{name}" for name in _SEAT.split(", ")[1:]),
            (
                *(table, seat.colour, seat.person, seat.ai, seat.salt, seat.conceded),
                *(seat.bank, seat.banked, seat.missed, seat.stand_in),
            ),
        )

    def empty_seats(self, table: int, colours: Iterable[str]) -> None:
        """Forget seats (of a lobby)."""
        for colour in colours:
            self._db.execute("DELETE FROM seats WHERE table_id = ? AND colour = ?", (table, colour))

    def orders(self, table: int) -> dict[str, dict[str, tuple[str, tuple[str, ...], list[Any]]]]:
        """By seat and topic: the policy's name, its wish, and its clauses as plain JSON."""
        rows = self._db.execute("SELECT colour, topic, policy, wish, clauses FROM orders WHERE table_id = ?", (table,))
        orders: dict[str, dict[str, tuple[str, tuple[str, ...], list[Any]]]] = {}
        for colour, topic, policy, wish, clauses in rows:
            orders.setdefault(colour, {})[topic] = (policy, tuple(json.loads(wish)), json.loads(clauses))
        return orders

    def save_order(
        self,
        table: int,
        colour: str,
        topic: str,
        policy: str | None,
        wish: tuple[str, ...] = (),
        clauses: Sequence[Any] = (),
    ) -> None:
        """Write one standing order; a policy of None forgets it."""
        self._db.execute("DELETE FROM orders WHERE table_id = ? AND colour = ? AND topic = ?", (table, colour, topic))
        if policy is not None:
            self._db.execute(
                "INSERT INTO orders (table_id, colour, topic, policy, wish, clauses) VALUES (?, ?, ?, ?, ?, ?)",
                (table, colour, topic, policy, json.dumps(wish), json.dumps(clauses)),
            )

    def forget_orders(self, table: int, colour: str) -> None:
        """Forget all that a seat has said once."""
        self._db.execute("DELETE FROM orders WHERE table_id = ? AND colour = ?", (table, colour))

    def park(self, table: int, why: str, now: int) -> bool:
        """Note why the bot cannot speak in a table's channel; whether that is news."""
        return (
            self._db.execute(
                "UPDATE tables SET parked = ?1, parked_at = coalesce(parked_at, ?2) WHERE id = ?3 AND parked != ?1",
                (why, now, table),
            ).rowcount
            > 0
        )

    def unpark(self, table: int) -> None:
        """Note that the bot can speak in a table's channel again."""
        self._db.execute("UPDATE tables SET parked = '', parked_at = NULL WHERE id = ?", (table,))

    def in_guild(self, guild: int) -> tuple[Table, ...]:
        """The open and running tables of a server, and those that are over and have still something to say there."""
        rows = self._db.execute(
            f"SELECT {_TABLE} FROM tables WHERE guild = ? AND (state IN ('lobby', 'running') OR parked != '')"
            " ORDER BY id",
            (guild,),
        )
        return tuple(self._table(row) for row in rows)

    def parked(self) -> tuple[Table, ...]:
        """The parked tables."""
        return tuple(self._table(row) for row in self._db.execute(f"SELECT {_TABLE} FROM tables WHERE parked != ''"))

    def put_aside(self, table: int, at: int) -> bool:
        """Note that a game could not be read; whether that is new."""
        return (
            self._db.execute("INSERT OR IGNORE INTO put_aside (table_id, at) VALUES (?, ?)", (table, at)).rowcount > 0
        )

    def put_aside_ids(self) -> frozenset[int]:
        """The games that could not be read."""
        return frozenset(row[0] for row in self._db.execute("SELECT table_id FROM put_aside"))

    def clear_put_aside(self, table: int) -> int:
        """Note that a game can be read again; since when it could not."""
        since = self._db.execute("DELETE FROM put_aside WHERE table_id = ? RETURNING at", (table,)).fetchone()
        return int(since[0])

    def _table(self, row: Any) -> Table:
        options, waiting = json.loads(row[5]), json.loads(row[14])
        secret = self._vault.decrypt(row[8])
        since = {int(number): at for number, at in waiting.items()}
        columns: list[Any] = [*row[:5], options, *row[6:8], secret, *row[9:14], since, Pace.read(row[15]), *row[16:]]
        return Table(*columns)


def _seat(row: Any) -> Seat:
    columns: list[Any] = [*row[:2], bool(row[2]), row[3], bool(row[4]), *row[5:]]
    return Seat(*columns)


def _to_column(item: Any) -> Any:
    if isinstance(item, Pace):
        return item.to_text()
    return json.dumps(dict(item)) if isinstance(item, Mapping) else item
