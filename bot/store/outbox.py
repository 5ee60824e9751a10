"""Messages to be sent (the outbox) and messages that stand in a channel, in SQL."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from bot.store.models import (
    BOARD,
    END,
    HAND,
    LOBBY_CARD,
    NOTE,
    OFFER,
    PRIVATE,
    TELL,
    VOTE,
    WORD,
    Chunk,
    OutboxMessage,
    PostedMessage,
)

_MESSAGE = "id, table_id, kind, payload, state, since, chunks"
_POST = "id, table_id, kind, outbox_id, channel, message, at, turn, text"


MATTERS = {VOTE: "vote", OFFER: "seat"}
"""The kinds of messages that stand once for each matter, and what of their payload says which it is."""
OVERTAKEN = {BOARD: LOBBY_CARD, END: BOARD}
"""The kinds after which an unsent message of another kind has nothing to say any more."""


class OutboxMessages:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def add(self, table: int, kind: str, payload: dict[str, Any], now: int) -> None:
        """Put a message into the outbox; one that waits there still and says less gives way to it."""
        if kind == TELL and self._extend_tell(table, payload):
            return
        payload = self._replace_unsent(table, kind, payload)
        self._db.execute(
            "INSERT INTO outbox (table_id, kind, payload, since) VALUES (?, ?, ?, ?)",
            (table, kind, json.dumps(payload), now),
        )

    def _extend_tell(self, table: int, payload: dict[str, Any]) -> bool:
        """Whether the last unsent message tells the steps before these, in the same turn; then it tells these too."""
        last = self._select("table_id = ? ORDER BY id DESC LIMIT 1", table)
        if not last or last[0].state != "waiting" or last[0].kind != TELL:
            return False
        told = last[0].payload
        if told["turn"] != payload["turn"] or told["last"] + 1 != payload["first"]:
            return False
        told = {**told, "last": payload["last"]}
        self._db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(told), last[0].id))
        return True

    def _replace_unsent(self, table: int, kind: str, payload: dict[str, Any]) -> dict[str, Any]:
        """Drop the unsent messages that this one replaces; whom a dropped board called, this one calls."""
        if kind in OVERTAKEN:
            self._db.execute(
                "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND state = 'waiting'", (table, OVERTAKEN[kind])
            )
        if kind not in (BOARD, HAND, LOBBY_CARD, *MATTERS):
            return payload
        for row in (row for row in self.waiting(table) if row.kind == kind):
            if kind == HAND and row.payload["seat"] != payload["seat"]:
                continue
            if kind in MATTERS and row.payload[MATTERS[kind]] != payload[MATTERS[kind]]:
                continue
            if kind == BOARD:
                payload = _merge_board_posts(row.payload, payload)
            if kind in MATTERS:
                payload = {**payload, "call": sorted({*row.payload["call"], *payload["call"]})}
            self._db.execute("DELETE FROM outbox WHERE id = ?", (row.id,))
        return payload

    def waiting(self, table: int) -> list[OutboxMessage]:
        """The messages of a table that nobody has begun to send."""
        return self._select("table_id = ? AND state = 'waiting' ORDER BY id", table)

    def unsent(self, table: int) -> list[OutboxMessage]:
        """The messages of a table that are still to be sent, half sent ones included."""
        return self._select("table_id = ? AND state IN ('waiting', 'sending') ORDER BY id", table)

    def drop_note(self, table: int, name: str) -> dict[str, Any] | None:
        """Take this note of the program out of what is still to be sent; what it held, if it was there."""
        note = next((row for row in self.unsent(table) if row.kind == NOTE and row.payload["note"] == name), None)
        if note is None:
            return None
        self._db.execute("DELETE FROM outbox WHERE id = ?", (note.id,))
        return note.payload

    def is_withheld(self, row: OutboxMessage) -> bool:
        """Whether a message waits: at a parked table for all but what goes to a person, for a game that cannot be read
        all but what the program itself has to say."""
        parked, aside = self._db.execute(
            "SELECT parked != '', id IN (SELECT table_id FROM put_aside) FROM tables WHERE id = ?", (row.table,)
        ).fetchone()
        return bool((parked and row.kind not in PRIVATE) or (aside and row.kind not in (NOTE, WORD)))

    def take(self, table: int, now: int) -> OutboxMessage | None:
        """The next message that is to be sent, as it was found; from now on nothing replaces it."""
        row = next((row for row in self.unsent(table) if not self.is_withheld(row)), None)
        if row is not None and row.state == "waiting":
            self.mark(row.id, "sending", now)
        return row

    def get(self, row: int) -> OutboxMessage | None:
        rows = self._select("id = ?", row)
        return rows[0] if rows else None

    def tables_due(self) -> tuple[int, ...]:
        """The tables that have something to say."""
        rows = self._db.execute("SELECT DISTINCT table_id FROM outbox WHERE state IN ('waiting', 'sending')")
        return tuple(row[0] for row in rows)

    def mark(self, row: int, state: str, now: int, plan: tuple[Chunk, ...] = ()) -> None:
        """Note how far a message has come, and how what is left of it will be sent."""
        written = json.dumps([[piece.edits, piece.text] for piece in plan])
        self._db.execute("UPDATE outbox SET state = ?, since = ?, chunks = ? WHERE id = ?", (state, now, written, row))

    def add_posted(self, row: OutboxMessage, channel: int, message: int, at: int, text: str, picture: str = "") -> None:
        """Note a message that stands in a channel now, and the name of the picture that it carries."""
        self._db.execute(
            "INSERT OR IGNORE INTO posts (table_id, kind, outbox_id, channel, message, at, turn, text, picture)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (row.table, row.kind, row.id, channel, message, at, row.payload.get("turn", 0), text, picture),
        )

    def note_edit(self, message: int, row: OutboxMessage, text: str, picture: str = "") -> None:
        """Note that a message that stands says and shows something new."""
        self._db.execute(
            "UPDATE posts SET outbox_id = ?, text = ?, picture = ? WHERE message = ?", (row.id, text, picture, message)
        )

    def picture(self, row: int) -> str:
        """The name of the picture in the message that this row was sent as; "" where it has none."""
        found = self._db.execute("SELECT picture FROM posts WHERE outbox_id = ?", (row,)).fetchone()
        return found[0] if found else ""

    def last_posted(self, table: int, kind: str | None = None) -> PostedMessage | None:
        """The table's newest message in its channel, of a kind or of any (private ones do not count)."""
        where, about = ("kind = ?", (kind,)) if kind else (f"kind NOT IN ({', '.join('?' for _ in PRIVATE)})", PRIVATE)
        row = self._db.execute(
            f"SELECT {_POST} FROM posts WHERE table_id = ? AND {where} ORDER BY id DESC LIMIT 1", (table, *about)
        ).fetchone()
        return PostedMessage(*row) if row else None

    def last_card(self, row: OutboxMessage) -> PostedMessage | None:
        """The newest message in the channel about the same vote or offered seat as this row."""
        path = f"$.{MATTERS[row.kind]}"
        posts = ", ".join(f"posts.{column}" for column in _POST.split(", "))
        found = self._db.execute(
            f"SELECT {posts} FROM posts JOIN outbox ON outbox.id = outbox_id"
            " WHERE posts.table_id = ? AND posts.kind = ? AND json_extract(payload, ?) = ?"
            " ORDER BY posts.id DESC LIMIT 1",
            (row.table, row.kind, path, row.payload[MATTERS[row.kind]]),
        ).fetchone()
        return PostedMessage(*found) if found else None

    def _select(self, where: str, *about: Any) -> list[OutboxMessage]:
        rows = self._db.execute(f"SELECT {_MESSAGE} FROM outbox WHERE {where}", about).fetchall()
        return [_message_of(*row) for row in rows]


def _merge_board_posts(unsent: dict[str, Any], payload: dict[str, Any]) -> dict[str, Any]:
    """A board post that also calls whom an unsent one would have called, if they are still waited for."""
    called = {*unsent["call"], *payload["call"]} & set(payload["waiting"])
    return {**payload, "call": sorted(called), "fresh": unsent["fresh"] or payload["fresh"]}


def _message_of(number: int, table: int, kind: str, payload: str, state: str, since: int, plan: str) -> OutboxMessage:
    pieces = tuple(Chunk(*piece) for piece in json.loads(plan))
    return OutboxMessage(number, table, kind, json.loads(payload), state, since, pieces)
