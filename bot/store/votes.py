"""Votes and their ballots, in SQL."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.store.engines import Connection
from bot.store.models import Vote

_VOTE = "id, table_id, motion, colour, first, turn, by, opened, closed, outcome, counts, about, channel, asked"


class Votes:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def open(self, vote: Vote) -> Vote:
        """Write a new vote and return it with its id; the transaction clashes if one on the same motion and seat is
        open."""
        ((number,),) = self._db.execute(
            "INSERT INTO votes (table_id, motion, colour, first, turn, by, opened, about, channel, asked)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                *(vote.table, vote.motion, vote.colour, vote.first, vote.turn, vote.by, vote.opened),
                *(vote.about, vote.channel, json.dumps(vote.asked)),
            ),
        )
        return self._votes("id = ?", number)[0]

    def get(self, vote: int) -> Vote | None:
        found = self._votes("id = ?", vote)
        return found[0] if found else None

    def of(self, table: int) -> tuple[Vote, ...]:
        """The open votes of a table, the oldest first."""
        return self._votes("table_id = ? AND closed IS NULL", table)

    def of_campaign(self, campaign: int) -> tuple[Vote, ...]:
        """The open votes at all tables of a campaign, the oldest first."""
        return self._votes("table_id IN (SELECT id FROM tables WHERE campaign = ?) AND closed IS NULL", campaign)

    def last(self, table: int, motion: str, colour: str = "") -> Vote | None:
        """The newest vote of a table on this motion and seat, open or closed."""
        found = self._votes("table_id = ? AND motion = ? AND colour = ?", table, motion, colour)
        return found[-1] if found else None

    def cast(self, vote: int, person: int, choice: str) -> None:
        """Write a ballot, in place of the person's earlier one."""
        self._db.execute(
            "INSERT INTO ballots (vote_id, person, choice) VALUES (?, ?, ?)"
            " ON CONFLICT (vote_id, person) DO UPDATE SET choice = excluded.choice",
            (vote, person, choice),
        )

    def ballots(self, vote: int) -> dict[int, str]:
        """The choice of each person who has voted; empty once the vote is closed."""
        return dict(self._db.execute("SELECT person, choice FROM ballots WHERE vote_id = ? ORDER BY person", (vote,)))

    def close(self, vote: int, outcome: str, counts: Mapping[str, int], now: int) -> None:
        """Close a vote with its outcome and counts, and delete its ballots, which stay secret."""
        self._db.execute(
            "UPDATE votes SET closed = ?, outcome = ?, counts = ? WHERE id = ?",
            (now, outcome, json.dumps(dict(counts)), vote),
        )
        self._db.execute("DELETE FROM ballots WHERE vote_id = ?", (vote,))

    def _votes(self, where: str, *values: Any) -> tuple[Vote, ...]:
        rows = self._db.execute(f"SELECT {_VOTE} FROM votes WHERE {where} ORDER BY id", values)
        return tuple(_vote_of(row) for row in rows)


def _vote_of(row: Any) -> Vote:
    columns: list[Any] = [*row[:10], json.loads(row[10]), *row[11:13], tuple(json.loads(row[13]))]
    return Vote(*columns)
