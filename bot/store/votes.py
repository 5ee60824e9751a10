"""Votes, ballots, seats on offer and announced absences, in SQL."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from typing import Any

from bot.store.models import SeatOffer, Vote

_VOTE = "id, table_id, motion, colour, first, turn, by, opened, closed, outcome, counts"


class Votes:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def open(self, vote: Vote) -> Vote:
        """A new vote, numbered; the transaction clashes if one on the same matter is open."""
        number = self._db.execute(
            "INSERT INTO votes (table_id, motion, colour, first, turn, by, opened) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (vote.table, vote.motion, vote.colour, vote.first, vote.turn, vote.by, vote.opened),
        ).lastrowid
        return self._votes("id = ?", number)[0]

    def get(self, vote: int) -> Vote | None:
        found = self._votes("id = ?", vote)
        return found[0] if found else None

    def of(self, table: int) -> tuple[Vote, ...]:
        """The votes that are open at a table, the oldest first."""
        return self._votes("table_id = ? AND closed IS NULL", table)

    def last(self, table: int, motion: str, colour: str = "") -> Vote | None:
        """The newest vote of a table on this matter, open or closed."""
        found = self._votes("table_id = ? AND motion = ? AND colour = ?", table, motion, colour)
        return found[-1] if found else None

    def say(self, vote: int, person: int, choice: str) -> None:
        """Put a ballot in, in place of the person's earlier one."""
        self._db.execute(
            "INSERT OR REPLACE INTO ballots (vote_id, person, choice) VALUES (?, ?, ?)", (vote, person, choice)
        )

    def ballots(self, vote: int) -> dict[int, str]:
        """What each person has said; nothing once the vote is closed."""
        return dict(self._db.execute("SELECT person, choice FROM ballots WHERE vote_id = ?", (vote,)).fetchall())

    def close(self, vote: int, outcome: str, counts: Mapping[str, int], now: int) -> None:
        """Write what came of it; who said what is forgotten."""
        self._db.execute(
            "UPDATE votes SET closed = ?, outcome = ?, counts = ? WHERE id = ?",
            (now, outcome, json.dumps(dict(counts)), vote),
        )
        self._db.execute("DELETE FROM ballots WHERE vote_id = ?", (vote,))

    def offer(self, table: int, offered: SeatOffer) -> None:
        """Put a seat on offer, in place of an earlier offer of the same seat."""
        self._db.execute(
            "INSERT OR REPLACE INTO offers (table_id, colour, person, by, at) VALUES (?, ?, ?, ?, ?)",
            (table, offered.colour, offered.person, offered.by, offered.at),
        )

    def offered(self, table: int) -> dict[str, SeatOffer]:
        """The seats on offer, by colour."""
        rows = self._db.execute("SELECT colour, person, by, at FROM offers WHERE table_id = ?", (table,))
        return {row[0]: SeatOffer(*row) for row in rows}

    def withdraw(self, table: int, colour: str) -> None:
        """Take a seat off offer."""
        self._db.execute("DELETE FROM offers WHERE table_id = ? AND colour = ?", (table, colour))

    def leave(self, table: int, person: int, start: int, until: int) -> None:
        """Note that a person will be away."""
        self._db.execute(
            "INSERT INTO vacations (table_id, person, start, until) VALUES (?, ?, ?, ?)", (table, person, start, until)
        )

    def come_back(self, table: int, person: int, now: int) -> None:
        """End the person's absences: what is left of them does not count, what has not begun never will."""
        mine = (table, person, now)
        self._db.execute("DELETE FROM vacations WHERE table_id = ? AND person = ? AND start >= ?", mine)
        self._db.execute("UPDATE vacations SET until = ?3 WHERE table_id = ?1 AND person = ?2 AND until > ?3", mine)

    def vacations(self, table: int, person: int) -> tuple[tuple[int, int], ...]:
        """When a person is or was away from a table, from and until, the earliest first."""
        rows = self._db.execute(
            "SELECT start, until FROM vacations WHERE table_id = ? AND person = ? ORDER BY start", (table, person)
        )
        return tuple((start, until) for start, until in rows)

    def _votes(self, where: str, *about: Any) -> tuple[Vote, ...]:
        rows = self._db.execute(f"SELECT {_VOTE} FROM votes WHERE {where} ORDER BY id", about)
        return tuple(_vote_of(row) for row in rows)


def _vote_of(row: Any) -> Vote:
    columns: list[Any] = [*row[:10], json.loads(row[10])]
    return Vote(*columns)
