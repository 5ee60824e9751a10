"""People, how far they have read their games, their courses, servers, and a few facts about the bot itself, in SQL."""

from __future__ import annotations

import json
from dataclasses import astuple
from typing import Any

from bot.pace import ALWAYS, Hours
from bot.store.engines import Connection
from bot.store.models import Guidance, Person, StoredCourse
from bot.store.steps import Steps


class People:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def get(self, person: int) -> Person:
        """What is stored about a person; the defaults for one who has set nothing."""
        row = self._db.fetch_one(
            "SELECT id, language, dms_closed, palette, next_up, reminded, discord_language, guide,"
            " zone, quiet, quiet_since, slept FROM people WHERE id = ?",
            (person,),
        )
        if row is None:
            return Person(person)
        columns: list[Any] = [*row[:4], _hours(*row[8:]), bool(row[4]), *row[5:8]]
        return Person(*columns)

    def set_language(self, person: int, language: str) -> None:
        """Set a person's language; "" deletes it."""
        self._db.execute(
            "INSERT INTO people (id, language) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET language = excluded.language",
            (person, language),
        )

    def set_discord_language(self, person: int, language: str) -> None:
        """Set the language of a person's Discord."""
        self._db.execute(
            "INSERT INTO people (id, discord_language) VALUES (?, ?) "
            "ON CONFLICT (id) DO UPDATE SET discord_language = excluded.discord_language",
            (person, language),
        )

    def set_palette(self, person: int, palette: str) -> None:
        """Set a person's palette; "" deletes it."""
        self._db.execute(
            "INSERT INTO people (id, palette) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET palette = excluded.palette",
            (person, palette),
        )

    def set_hours(self, person: int, hours: Hours) -> None:
        """Set the hours in which a person sleeps, and their time zone."""
        quiet, slept = "{}-{}".format(*hours.quiet), json.dumps(hours.slept)
        self._db.execute(
            "INSERT INTO people (id, zone, quiet, quiet_since, slept) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET zone = excluded.zone, quiet = excluded.quiet,"
            " quiet_since = excluded.quiet_since, slept = excluded.slept",
            (person, hours.zone, quiet, hours.since, slept),
        )

    def set_next_up(self, person: int, wanted: bool) -> None:
        """Set whether a person wants to be told that their turn is next."""
        self._db.execute(
            "INSERT INTO people (id, next_up) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET next_up = excluded.next_up",
            (person, wanted),
        )

    def set_guide(self, person: int, guide: str) -> None:
        """Set whether the guide speaks to a person in real games: `on`, or `off` until they call it back."""
        self._db.execute(
            "INSERT INTO people (id, guide) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET guide = excluded.guide",
            (person, guide),
        )

    def has_finished(self, person: int) -> bool:
        """Whether a person sat at a table whose game has ended."""
        found = self._db.fetch_one(
            "SELECT 1 FROM seats JOIN tables ON table_id = id WHERE person = ? AND state = 'ended' LIMIT 1", (person,)
        )
        return found is not None

    def has_played(self, person: int, game: str, but: int) -> bool:
        """Whether a person sits, or sat, at another table than this one (`but`) where a game of this name has begun."""
        found = self._db.fetch_one(
            "SELECT 1 FROM seats JOIN tables ON table_id = id"
            " WHERE person = ? AND game = ? AND id != ? AND state IN ('running', 'ended') LIMIT 1",
            (person, game, but),
        )
        return found is not None

    def set_reminded(self, person: int, at: int) -> None:
        """Set when a person was last reminded."""
        self._db.execute(
            "INSERT INTO people (id, reminded) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET reminded = excluded.reminded",
            (person, at),
        )

    def close_dms(self, person: int, at: int | None) -> None:
        """Write that a direct message was refused at this time, or (None) that one arrived."""
        self._db.execute(
            "INSERT INTO people (id, dms_closed) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET dms_closed = excluded.dms_closed",
            (person, at),
        )

    def server_language(self, guild: int) -> str:
        """A server's language; "" if none was chosen."""
        row = self._db.fetch_one("SELECT language FROM servers WHERE id = ?", (guild,))
        return row[0] if row else ""

    def set_server_language(self, guild: int, language: str) -> None:
        """Set a server's language; "" deletes it."""
        self._db.execute(
            "INSERT INTO servers (id, language) VALUES (?, ?)"
            " ON CONFLICT (id) DO UPDATE SET language = excluded.language",
            (guild, language),
        )

    def fact(self, name: str) -> str:
        """A stored fact about the bot itself (the command tree's fingerprint); "" if it was never stored."""
        row = self._db.fetch_one("SELECT value FROM facts WHERE name = ?", (name,))
        return row[0] if row else ""

    def set_fact(self, name: str, value: str) -> None:
        self._db.execute(
            "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )


def _hours(zone: str, quiet: str, since: int, slept: str) -> Hours:
    if not zone:
        return ALWAYS
    first, last = quiet.split("-")
    periods = tuple((begin, end) for begin, end in json.loads(slept))
    return Hours(zone, (int(first), int(last)), since=since, slept=periods)


class LastSeen:
    """How far each person has read each game. Every method works inside the caller's transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def step(self, table: int, person: int) -> int:
        """The step up to which a person has seen a game: their last answer, or the last recap they read; 0 at first."""
        row = self._db.fetch_one("SELECT seq FROM last_seen WHERE table_id = ? AND person = ?", (table, person))
        return max(Steps(self._db).last_of(table, person), row[0] if row else 0)

    def note(self, table: int, person: int, seq: int) -> None:
        """Write that a person has read the recap up to this step."""
        self._db.execute(
            "INSERT INTO last_seen (table_id, person, seq) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, person) DO UPDATE SET seq = excluded.seq",
            (table, person, seq),
        )


class PanelReplies:
    """The tokens with which something can be written below a person's open panel, for the nudge.

    Every method works inside the caller's transaction.
    """

    def __init__(self, db: Connection) -> None:
        self._db = db

    def keep(self, table: int, person: int, token: str, until: int) -> None:
        """Keep the token of a person's last press at a table, which Discord takes until then (seconds since 1970)."""
        self._db.execute(
            "INSERT INTO panel_replies (table_id, person, token, until) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, person) DO UPDATE SET token = excluded.token, until = excluded.until",
            (table, person, token, until),
        )

    def take(self, table: int, person: int, now: int) -> str:
        """The token, if Discord still takes it, else ""; no token of this table is kept any longer."""
        row = self._db.fetch_one(
            "SELECT token FROM panel_replies WHERE table_id = ? AND person = ? AND until > ?", (table, person, now)
        )
        self.forget(table)
        return str(row[0]) if row else ""

    def forget(self, table: int) -> None:
        """Delete every token of a table."""
        self._db.execute("DELETE FROM panel_replies WHERE table_id = ?", (table,))


class Vacations:
    """When people are or were away from a table. Every method works inside the caller's transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def add(self, table: int, person: int, start: int, until: int) -> None:
        """Write that a person will be away from `start` to `until` (seconds since 1970), in place of the vacations that
        lie within."""
        values = (table, person, start, until)
        self._db.execute(
            "DELETE FROM vacations WHERE table_id = ? AND person = ? AND start >= ? AND until <= ?", values
        )
        self._db.execute("INSERT INTO vacations (table_id, person, start, until) VALUES (?, ?, ?, ?)", values)

    def end(self, table: int, person: int, now: int) -> None:
        """End a person's vacation now, and delete those that have not begun."""
        values = (table, person, now)
        self._db.execute("DELETE FROM vacations WHERE table_id = ? AND person = ? AND start >= ?", values)
        self._db.execute("UPDATE vacations SET until = ?3 WHERE table_id = ?1 AND person = ?2 AND until > ?3", values)

    def of(self, table: int, person: int) -> tuple[tuple[int, int], ...]:
        """A person's vacations at a table, past ones too: start and end, the earliest first."""
        rows = self._db.execute(
            "SELECT start, until FROM vacations WHERE table_id = ? AND person = ? ORDER BY start", (table, person)
        )
        return tuple((start, until) for start, until in rows)


class Courses:
    """Each person's one practice game, and how far its guide has come.

    Every method works inside the caller's transaction.
    """

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of_person(self, person: int) -> StoredCourse | None:
        """The course of a person; None if they have none."""
        return self._one("person = ?", person)

    def of_table(self, table: int) -> StoredCourse | None:
        """The course that is played at a table; None if it is a table of another kind."""
        return self._one("table_id = ?", table)

    def add(self, person: int, table: int) -> None:
        """Write that a person has begun a course at this table; the transaction clashes if they have one."""
        self._db.execute("INSERT INTO courses (person, table_id) VALUES (?, ?)", (person, table))

    def save(self, course: StoredCourse) -> bool:
        """Write how far a course has come. Returns whether it is there: another may have taken its place."""
        said = course.said
        written = "" if said is None else json.dumps(astuple(said))
        changed = self._db.change(
            "UPDATE courses SET understood = ?, said = ? WHERE table_id = ?",
            (" ".join(course.understood), written, course.table),
        )
        return changed > 0

    def _one(self, where: str, value: int) -> StoredCourse | None:
        row = self._db.fetch_one(f"SELECT person, table_id, understood, said FROM courses WHERE {where}", (value,))
        if row is None:
            return None
        said = Guidance(*json.loads(row[3])) if row[3] else None
        return StoredCourse(row[0], row[1], tuple(row[2].split()), said)
