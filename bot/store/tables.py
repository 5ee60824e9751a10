"""Tables, their seats, standing orders and threads, in SQL."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from bot.pace import Pace
from bot.store.encryption import PLAIN, Encryption
from bot.store.engines import Clashed, Connection
from bot.store.models import CLOSED, COURSE, LOBBY, RUNNING, NewTable, Seat, Table, TableThread
from rules.ai import Character
from rules.records import FORMAT, Round, read_round, write_round

_TABLE = (
    "id, guild, channel, host, game, options, language, state, secret, created, started, ended, seq, turn,"
    " waiting_since, pace, paused, parked, parked_at, record_format, beacon, before, final,"
    " campaign, war, package, label, labelled_by, rematch_of, coach, watch, watch_token, version"
)
_SEAT = (
    "colour, person, ai, contribution, conceded, bank, banked, missed, stand_in, joined, place, wishes, opens,"
    " character, next_character"
)
_THREAD = "table_id, parent, post, origin, thread, shown"
_OPEN = "state IN ('lobby', 'starting', 'running')"
STOPS = frozenset({"paused", "parked", "parked_at"})
"""The columns that say since when a table has not run."""
TABLES_PLAYED = (
    "(SELECT table_id FROM seats WHERE person = ?1 UNION SELECT table_id FROM handovers WHERE ?1 IN (before, after))"
)
"""The ids of the tables where a person has a seat, had one at their end, or left one."""


class Tables:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: Connection, encryption: Encryption = PLAIN) -> None:
        self._db, self._encryption = db, encryption
        self._versions: dict[int, int] = {}
        self._stops: dict[int, int | None] = {}

    def open(self, new: NewTable, secret: bytes, now: int, package: str = "") -> Table:
        """Create a lobby, with the `secret` of its dice; `package` is where its game comes from (see `Table`).

        The transaction clashes if the channel, or the campaign, has an open, starting or running table.
        """
        columns = {
            **{field.name: getattr(new, field.name) for field in fields(new)},
            "state": LOBBY,
            "secret": self._encryption.encrypt(secret),
            "created": now,
            "record_format": FORMAT,
            "package": package,
            "labelled_by": new.host if new.label else None,
        }
        ((number,),) = self._db.execute(
            f"INSERT INTO tables ({', '.join(columns)}) VALUES ({', '.join('?' for _ in columns)}) RETURNING id",
            [*map(_to_column, columns.values())],
        )
        return self._one("id = ?", number)  # type: ignore[return-value]

    def add_lost(
        self,
        table: int,
        guild: int | None,
        channel: int,
        host: int,
        game: str,
        language: str,
        created: int,
        *,
        secret: bytes,
        ended: int,
    ) -> None:
        """Write a table of which nothing else is known any more, as a closed one."""
        self._db.execute(
            "INSERT INTO tables (id, guild, channel, host, game, options, language, state, secret, created, ended)"
            " VALUES (?, ?, ?, ?, ?, '{}', ?, ?, ?, ?, ?)",
            (table, guild, channel, host, game, language, CLOSED, self._encryption.encrypt(secret), created, ended),
        )

    def no_channel(self) -> int:
        """A number for the channel of the next table, which has none yet."""
        return -1 - int(self._db.fetch_one("SELECT coalesce(max(id), 0) FROM tables")[0])

    def get(self, table: int) -> Table | None:
        return self._one("id = ?", table)

    def here(self, channel: int) -> Table | None:
        """The open, starting or running table of a channel; None if there is none."""
        return self._one(f"channel = ? AND {_OPEN}", channel)

    def latest(self, channel: int) -> Table | None:
        """The newest table of a channel, ended or not; closed lobbies do not count."""
        return self._one("channel = ? AND state != 'closed' ORDER BY id DESC LIMIT 1", channel)

    def latest_begun(self, channel: int) -> Table | None:
        """The newest table of a channel whose game has begun, ended or not."""
        return self._one("channel = ? AND state IN ('running', 'ended') ORDER BY id DESC LIMIT 1", channel)

    def not_begun(self) -> tuple[int, ...]:
        """The ids of the tables before their game, open or starting."""
        rows = self._db.execute("SELECT id FROM tables WHERE state IN ('lobby', 'starting') ORDER BY id")
        return tuple(row[0] for row in rows)

    def list_running(self) -> tuple[int, ...]:
        """The ids of the tables whose game is running."""
        rows = self._db.execute("SELECT id FROM tables WHERE state = ? ORDER BY id", (RUNNING,))
        return tuple(row[0] for row in rows)

    def list_watched(self) -> tuple[Table, ...]:
        """The tables that may be watched in a browser, ended ones too."""
        rows = self._db.execute(f"SELECT {_TABLE} FROM tables WHERE watch_token != '' ORDER BY id")
        return tuple(self._table(row) for row in rows)

    def watched_with(self, person: int) -> tuple[int, ...]:
        """The ids of the tables that may be watched and where a person plays or has played."""
        rows = self._db.execute(
            f"SELECT id FROM tables WHERE watch_token != '' AND id IN {TABLES_PLAYED} ORDER BY id", (person,)
        )
        return tuple(row[0] for row in rows)

    def to_resume(self) -> tuple[int, ...]:
        """The ids of running games, of courses that have not ended, and of games put aside, whose last messages may be
        unsent even after their end."""
        rows = self._db.execute(
            "SELECT id FROM tables WHERE state = ? OR (state = ? AND ended IS NULL)"
            " OR id IN (SELECT table_id FROM put_aside) ORDER BY id",
            (RUNNING, COURSE),
        )
        return tuple(row[0] for row in rows)

    def starting_put_aside(self) -> tuple[int, ...]:
        """The ids of the tables that were put aside between their start and their first step."""
        rows = self._db.execute(
            "SELECT id FROM tables WHERE state = 'starting' AND id IN (SELECT table_id FROM put_aside) ORDER BY id"
        )
        return tuple(row[0] for row in rows)

    def list_begun(self) -> tuple[int, ...]:
        """The ids of running and ended games, without those put aside."""
        rows = self._db.execute(
            "SELECT id FROM tables WHERE state IN ('running', 'ended')"
            " AND id NOT IN (SELECT table_id FROM put_aside) ORDER BY id"
        )
        return tuple(row[0] for row in rows)

    def of_person(self, person: int) -> tuple[Table, ...]:
        """The open, starting and running tables where a person sits or is the host."""
        rows = self._db.execute(
            f"SELECT {_TABLE} FROM tables WHERE {_OPEN}"
            " AND (host = ? OR id IN (SELECT table_id FROM seats WHERE person = ?)) ORDER BY id",
            (person, person),
        )
        return tuple(self._table(row) for row in rows)

    def count_hosted(self, person: int) -> int:
        """How many open, starting and running tables a person is the host of."""
        found: int = self._db.fetch_one(f"SELECT count(*) FROM tables WHERE {_OPEN} AND host = ?", (person,))[0]
        return found

    def change(self, table: int, **columns: Any) -> None:
        """Set columns of a table, and raise its version; mappings, paces and rounds are written as text."""
        self._change("id = ?", (table,), columns)

    def change_from(self, table: int, version: int, **columns: Any) -> None:
        """As `change`, for one who has read the table at this version; raises `Clashed` if it has been raised since."""
        if not self._change("id = ? AND version = ?", (table, version), columns):
            raise Clashed(f"table {table} was changed since its version {version}")

    def _change(self, where: str, which: tuple[int, ...], columns: Mapping[str, Any]) -> bool:
        """Set columns of the table that it names, and raise its version. Returns whether there is one."""
        names = "".join(f"{name} = ?, " for name in columns)
        if not STOPS.isdisjoint(columns):
            self._stops.pop(which[0], None)
        values = [_to_column(item) for item in columns.values()]
        raised = self._db.fetch_one(
            f"UPDATE tables SET {names}version = version + 1 WHERE {where} RETURNING version", (*values, *which)
        )
        if raised is not None:
            self._versions[which[0]] = raised[0]
        return raised is not None

    def version_now(self, table: int) -> int:
        """The version to which this transaction has raised a table."""
        return self._versions[table]

    def save_watch(self, table: Table) -> None:
        """Write what a table shows in a browser, and its address."""
        self.change(table.id, watch=table.watch, watch_token=table.watch_token)

    def _one(self, where: str, *values: Any) -> Table | None:
        row = self._db.fetch_one(f"SELECT {_TABLE} FROM tables WHERE {where}", values)
        return self._table(row) if row else None

    def seats(self, table: int) -> dict[str, Seat]:
        """The stored seats of a table, by colour; a seat that was never filled is missing."""
        rows = self._db.execute(f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY colour", (table,))
        return {row[0]: _seat(row) for row in rows}

    def save_seat(self, table: int, seat: Seat) -> None:
        """Write a seat; the transaction clashes if its person has another seat at this table."""
        names = _SEAT.split(", ")
        written = {
            "wishes": " ".join(seat.wishes),
            "character": str(seat.character),
            "next_character": str(seat.next_character or ""),
        }
        values = [written.get(name, getattr(seat, name)) for name in names]
        self._db.execute(
            f"INSERT INTO seats (table_id, {_SEAT}) VALUES (?{', ?' * len(names)})"
            " ON CONFLICT (table_id, colour) DO UPDATE SET"
            + ", ".join(f" {name} = excluded.{name}" for name in names[1:]),
            (table, *values),
        )

    def empty_seats(self, table: int, colours: Iterable[str]) -> None:
        """Delete seats (of a lobby)."""
        for colour in colours:
            self._db.execute("DELETE FROM seats WHERE table_id = ? AND colour = ?", (table, colour))

    def contribution(self, table: int, person: int) -> str:
        """What a person contributes to the dice of a table, seated or not; "" if they never joined it."""
        found = self._db.fetch_one(
            "SELECT contribution FROM contributions WHERE table_id = ? AND person = ?", (table, person)
        )
        return found[0] if found else ""

    def save_contribution(self, table: int, person: int, contribution: str) -> None:
        """Write what a person contributes, and into their seat if they have one."""
        self._db.execute(
            "INSERT INTO contributions (table_id, person, contribution) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, person) DO UPDATE SET contribution = excluded.contribution",
            (table, person, contribution),
        )
        self._db.execute(
            "UPDATE seats SET contribution = ? WHERE table_id = ? AND person = ?", (contribution, table, person)
        )

    def forget_contributions(self, table: int) -> None:
        """Delete who contributed what, once the game has begun: the seats keep what counts."""
        self._db.execute("DELETE FROM contributions WHERE table_id = ?", (table,))

    def orders(self, table: int) -> dict[str, dict[str, Any]]:
        """What the seats of a table have said beforehand, by colour, as `rules.write_orders` wrote it."""
        rows = self._db.execute("SELECT colour, orders FROM orders WHERE table_id = ? ORDER BY colour", (table,))
        return {colour: json.loads(orders) for colour, orders in rows}

    def save_orders(self, table: int, colour: str, orders: Mapping[str, Any]) -> None:
        """Write what a seat has said beforehand; nothing is stored for one that has said nothing."""
        self.forget_orders(table, colour)
        if orders:
            values = (table, colour, json.dumps(orders))
            self._db.execute("INSERT INTO orders (table_id, colour, orders) VALUES (?, ?, ?)", values)

    def forget_orders(self, table: int, colour: str) -> None:
        """Delete all that a seat has said beforehand."""
        self._db.execute("DELETE FROM orders WHERE table_id = ? AND colour = ?", (table, colour))

    def park(self, table: int, why: str, now: int) -> bool:
        """Write why the bot cannot post in a table's channel. Returns whether that is a new reason."""
        self._stops.pop(table, None)
        return (
            self._db.change(
                "UPDATE tables SET parked = ?1, parked_at = coalesce(parked_at, ?2), version = version + 1"
                " WHERE id = ?3 AND parked != ?1",
                (why, now, table),
            )
            > 0
        )

    def unpark(self, table: int) -> None:
        """Write that the bot can post in a table's channel again."""
        self.change(table, parked="", parked_at=None)

    def in_guild(self, guild: int) -> tuple[Table, ...]:
        """The open, starting, running and parked tables of a server; a parked one may have messages to send yet."""
        rows = self._db.execute(
            f"SELECT {_TABLE} FROM tables WHERE guild = ? AND ({_OPEN} OR parked != '') ORDER BY id",
            (guild,),
        )
        return tuple(self._table(row) for row in rows)

    def all_in_guild(self, guild: int) -> tuple[int, ...]:
        """The ids of all tables of a server, ended and closed ones too."""
        rows = self._db.execute("SELECT id FROM tables WHERE guild = ? ORDER BY id", (guild,))
        return tuple(row[0] for row in rows)

    def guilds(self) -> tuple[int, ...]:
        """The servers that have or had a table."""
        rows = self._db.execute("SELECT DISTINCT guild FROM tables WHERE guild IS NOT NULL ORDER BY guild")
        return tuple(row[0] for row in rows)

    def list_parked(self) -> tuple[Table, ...]:
        """The parked tables."""
        rows = self._db.execute(f"SELECT {_TABLE} FROM tables WHERE parked != '' ORDER BY id")
        return tuple(self._table(row) for row in rows)

    def stopped_since(self, table: int) -> int | None:
        """Since when a table has not run, because it is paused, parked or put aside; None if it runs."""
        if table in self._stops:
            return self._stops[table]
        (since,) = self._db.fetch_one(
            "SELECT min(since) FROM (SELECT paused AS since FROM tables WHERE id = ?1"
            " UNION ALL SELECT parked_at FROM tables WHERE id = ?1"
            " UNION ALL SELECT at FROM put_aside WHERE table_id = ?1) AS stops",
            (table,),
        )
        self._stops[table] = since if since is None else int(since)
        return self._stops[table]

    def put_aside(self, table: int, at: int) -> bool:
        """Write that a game could not be read. Returns whether that is new."""
        self._stops.pop(table, None)
        return (
            self._db.change(
                "INSERT INTO put_aside (table_id, at) VALUES (?, ?) ON CONFLICT (table_id) DO NOTHING", (table, at)
            )
            > 0
        )

    def put_aside_ids(self) -> frozenset[int]:
        """The ids of the games that could not be read."""
        return frozenset(row[0] for row in self._db.execute("SELECT table_id FROM put_aside ORDER BY table_id"))

    def clear_put_aside(self, table: int) -> int:
        """Write that a game can be read again. Returns since when it could not (seconds since 1970)."""
        self._stops.pop(table, None)
        since = self._db.fetch_one("DELETE FROM put_aside WHERE table_id = ? RETURNING at", (table,))
        return int(since[0])

    def _table(self, row: Any) -> Table:
        kept = _by_name(_TABLE, row)
        read = {
            "options": json.loads(kept["options"]),
            "secret": self._encryption.decrypt(kept["secret"]),
            "waiting_since": {int(number): at for number, at in json.loads(kept["waiting_since"]).items()},
            "pace": Pace.read(kept["pace"]),
            "beacon": read_round(kept["beacon"]) if kept["beacon"] else None,
            "coach": bool(kept["coach"]),
        }
        return Table(**kept | read)


class Threads:
    """The threads that the bot makes for tables. Every method works inside the caller's transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def want(self, wanted: TableThread) -> None:
        """Write that a table is to get a thread."""
        values = (wanted.table, wanted.parent, wanted.post, wanted.origin, wanted.thread, wanted.shown)
        self._db.execute(f"INSERT INTO threads ({_THREAD}) VALUES (?, ?, ?, ?, ?, ?)", values)

    def of(self, table: int) -> TableThread | None:
        """The thread that a table has or is to get; None if it wants none."""
        row = self._db.fetch_one(f"SELECT {_THREAD} FROM threads WHERE table_id = ?", (table,))
        return TableThread(row[0], row[1], bool(row[2]), *row[3:]) if row else None

    def is_made(self, thread: int) -> bool:
        """Whether a thread is known to be a table's."""
        return self._db.fetch_one("SELECT 1 FROM threads WHERE thread = ?", (thread,)) is not None

    def note_made(self, table: int, thread: int) -> None:
        """Write which thread was made for a table."""
        self._db.execute("UPDATE threads SET thread = ? WHERE table_id = ?", (thread, table))

    def note_shown(self, table: int, state: str) -> None:
        """Write which state of its table a thread shows."""
        self._db.execute("UPDATE threads SET shown = ? WHERE table_id = ?", (state, table))

    def hand_on(self, thread: int, table: int) -> None:
        """Give a thread that an earlier table had to the table that is opened in it."""
        self._db.execute("UPDATE threads SET table_id = ? WHERE thread = ?", (table, thread))

    def forget(self, table: int) -> None:
        """Write that a table has no thread of its own any more."""
        self._db.execute("DELETE FROM threads WHERE table_id = ?", (table,))


def _seat(row: Any) -> Seat:
    kept = _by_name(_SEAT, row)
    flags = {name: bool(kept[name]) for name in ("ai", "conceded", "opens")}
    character, coming = Character.read(kept["character"]), kept["next_character"]
    characters = {"character": character, "next_character": Character.read(coming) if coming else None}
    return Seat(**kept | flags | characters | {"wishes": tuple(kept["wishes"].split())})


def _by_name(columns: str, row: tuple[Any, ...]) -> dict[str, Any]:
    """A row by the names of its columns, which are those of the value's fields."""
    return dict(zip(columns.split(", "), row, strict=True))


def _to_column(item: Any) -> Any:
    if isinstance(item, Pace):
        return item.to_text()
    if isinstance(item, Round):
        return write_round(item)
    return json.dumps(dict(item)) if isinstance(item, Mapping) else item
