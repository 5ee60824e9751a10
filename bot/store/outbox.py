"""The outbox (messages to be sent) and the messages that were posted, in SQL."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from bot.store.identity import identity_of
from bot.store.models import (
    BOARD,
    DIRECT_NOTE,
    END,
    HAND_MESSAGE,
    INVITE,
    LOBBY_CARD,
    NOTE,
    OFFER,
    PRIVATE,
    STORY,
    THREAD,
    VOTE,
    Chunk,
    OutboxMessage,
    PostedMessage,
)

_MESSAGE = "id, table_id, kind, payload, state, since, chunks"
_POST = "id, table_id, kind, outbox_id, channel, message, at, turn, text"


NONCE_LENGTH = 25
"""Characters of a nonce at most: Discord's limit."""
CARD_KEYS = {VOTE: "vote", OFFER: "seat"}
"""The kinds of cards, which exist once for each vote or seat, with the key of their payload that tells which."""
MADE_OBSOLETE = {BOARD: LOBBY_CARD, END: BOARD}
"""By kind, the other kind of unsent message that it makes obsolete."""


def continues(story: dict[str, Any], further: dict[str, Any]) -> bool:
    """Whether a story (the payloads of a `tell`) is told on by another: the same turn, or turns played by nobody.

    What happened between two turns, or between the set-up and the first, is none of the one before. A story `ends` with
    the seals that are broken in its last step; what follows is told `after` the last of them, in another message.
    """
    if "ends" in story or "rewind" in story or "rewind" in further or "to" not in story:
        return False
    by_hand = story["by_hand"] or further["by_hand"]
    apart = any(bool(further.get(name)) != bool(story.get(name)) for name in ("seat", "between"))
    same = further["turn"] == story["to"] and not apart
    return same or bool(not by_hand and further["turn"] == story["to"] + 1)


class OutboxMessages:
    """Every method works inside the caller's transaction."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def add(self, table: int, kind: str, payload: dict[str, Any], now: int) -> None:
        """Queue a message; it extends or replaces a waiting one that says less. A story begins where the last ended."""
        if kind == STORY:
            payload = {**payload, "first": self._first_untold(table, payload["first"])}
            if self._extend_tell(table, payload):
                return
        payload = self._replace_unsent(table, kind, payload)
        self._db.execute(
            "INSERT INTO outbox (table_id, kind, payload, since) VALUES (?, ?, ?, ?)",
            (table, kind, json.dumps(payload), now),
        )

    def _first_untold(self, table: int, first: int) -> int:
        """The first step that no story tells, where that is before `first`: some steps are told with the next ones."""
        last = self._select("table_id = ? AND kind = ? ORDER BY id DESC LIMIT 1", table, STORY)
        return min(first, last[0].payload["last"] + 1) if last else first

    def _extend_tell(self, table: int, payload: dict[str, Any]) -> bool:
        """Add steps to the last message of the channel, if it is waiting and tells the same turn, or turns just before.

        Returns whether it was extended.
        """
        private = ", ".join("?" for _ in PRIVATE)
        last = self._select(f"table_id = ? AND kind NOT IN ({private}) ORDER BY id DESC LIMIT 1", table, *PRIVATE)
        if not last or last[0].state != "waiting" or last[0].kind != STORY or not continues(last[0].payload, payload):
            return False
        ends = {"ends": payload["ends"]} if "ends" in payload else {}
        extended = {**last[0].payload, "last": payload["last"], "to": payload["to"], **ends}
        self._db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(extended), last[0].id))
        return True

    def earlier_story(self, message: OutboxMessage) -> OutboxMessage | None:
        """The sent message that began to tell what this one goes on with; None where it begins something."""
        before = self._select("table_id = ? AND kind = ? AND id < ? ORDER BY id DESC", message.table, STORY, message.id)
        for earlier in before:
            if continues(earlier.payload, message.payload):
                return earlier
            if "ends" in earlier.payload or "rewind" in earlier.payload or "to" not in earlier.payload:
                return None
        return None

    def follows_seal(self, message: OutboxMessage) -> bool:
        """Whether a story goes on with the turn in which the one before ended with a broken seal."""
        before = self._select(
            "table_id = ? AND kind = ? AND id < ? ORDER BY id DESC LIMIT 1", message.table, STORY, message.id
        )
        if not before or "ends" not in before[0].payload:
            return False
        last, now = before[0].payload, message.payload
        return bool(now.get("turn") == last["to"] and now.get("seat"))

    def posted_for(self, outbox_id: int) -> PostedMessage | None:
        """The Discord message that was last written for an outbox message."""
        row = self._db.execute(f"SELECT {_POST} FROM posts WHERE outbox_id = ?", (outbox_id,)).fetchone()
        return PostedMessage(*row) if row else None

    def plan_story(self, message: OutboxMessage, payload: dict[str, Any], chunks: tuple[Chunk, ...], now: int) -> None:
        """Write which steps a story tells, and which Discord message it edits."""
        self._db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(payload), message.id))
        self.mark(message.id, "sending", now, chunks)

    def _replace_unsent(self, table: int, kind: str, payload: dict[str, Any]) -> dict[str, Any]:
        """Delete the waiting messages that a new one replaces. Returns its payload with their mentions added."""
        if kind in MADE_OBSOLETE:
            self._db.execute(
                "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND state = 'waiting'", (table, MADE_OBSOLETE[kind])
            )
        if kind not in (BOARD, HAND_MESSAGE, LOBBY_CARD, *CARD_KEYS):
            return payload
        for old in (message for message in self.waiting(table) if message.kind == kind):
            if kind == HAND_MESSAGE and old.payload["seat"] != payload["seat"]:
                continue
            if kind in CARD_KEYS and old.payload[CARD_KEYS[kind]] != payload[CARD_KEYS[kind]]:
                continue
            if kind == BOARD:
                payload = _merge_board_posts(old.payload, payload)
            if kind == HAND_MESSAGE:
                payload = _merge_hand_messages(old.payload, payload)
            if kind == LOBBY_CARD:
                payload = {**old.payload, **payload}
            if kind in CARD_KEYS:
                payload = {**payload, "call": sorted({*old.payload["call"], *payload["call"]})}
            self._db.execute("DELETE FROM outbox WHERE id = ?", (old.id,))
        return payload

    def waiting(self, table: int) -> list[OutboxMessage]:
        """The messages of a table whose sending has not begun."""
        return self._select("table_id = ? AND state = 'waiting' ORDER BY id", table)

    def unsent(self, table: int) -> list[OutboxMessage]:
        """The messages of a table that are still to be sent, partly sent ones included."""
        return self._select("table_id = ? AND state IN ('waiting', 'sending') ORDER BY id", table)

    def drop_note(self, table: int, name: str) -> dict[str, Any] | None:
        """Delete the unsent note of this name. Returns its payload; None if there was none."""
        notes = (message for message in self.unsent(table) if message.kind == NOTE)
        note = next((note for note in notes if note.payload["note"] == name), None)
        if note is None:
            return None
        self._db.execute("DELETE FROM outbox WHERE id = ?", (note.id,))
        return note.payload

    def nonce(self, outbox_id: int, left: int) -> str:
        """The nonce of the Discord message for the chunk of an outbox message after which `left` are to be sent.

        It begins with the name of this database: another one, or this one after a restore, has other nonces.
        """
        number = f".{outbox_id}.{left}"
        return identity_of(self._db).name[: NONCE_LENGTH - len(number)] + number

    def is_posted(self, message_id: int) -> bool:
        """Whether a Discord message is known to be the post of an outbox message."""
        return self._db.execute("SELECT 1 FROM posts WHERE message = ?", (message_id,)).fetchone() is not None

    def is_withheld(self, message: OutboxMessage) -> bool:
        """Whether a message may not be sent now.

        A parked table sends private messages only; one whose thread is still to be made, also what makes it; a game
        that was put aside sends notes only. A table's messages wait for those of the games that ended in its channel
        before.
        """
        if message.kind not in PRIVATE and self.ahead_of(message.table):
            return True
        parked, homeless, aside = self._db.execute(
            "SELECT parked != '', channel < 0, id IN (SELECT table_id FROM put_aside) FROM tables WHERE id = ?",
            (message.table,),
        ).fetchone()
        if homeless and message.kind not in (*PRIVATE, INVITE, THREAD):
            return True
        return bool((parked and not message.is_elsewhere) or (aside and message.kind not in (NOTE, DIRECT_NOTE)))

    def ahead_of(self, table: int, parked: bool = False) -> tuple[int, ...]:
        """The tables that ended in the same channel before this one and have messages to send there; with `parked`, the
        parked ones among them, else the others.

        A game that was put aside is ahead with its notes only.
        """
        rows = self._db.execute(
            "SELECT DISTINCT before.id FROM outbox CROSS JOIN tables AS before ON before.id = outbox.table_id"
            " JOIN tables AS this ON this.id = ?1 AND this.channel = before.channel AND this.id != before.id"
            " WHERE outbox.state IN ('waiting', 'sending') AND (before.parked != '') = ?2"
            " AND (before.ended, before.id) < (coalesce(this.ended, 9e18), this.id)"
            f" AND outbox.kind NOT IN ({', '.join(repr(kind) for kind in PRIVATE)})"
            " AND (outbox.kind = ?3 OR before.id NOT IN (SELECT table_id FROM put_aside)) ORDER BY before.ended",
            (table, parked, NOTE),
        )
        return tuple(row[0] for row in rows)

    def behind(self, table: int) -> tuple[int, ...]:
        """The other tables of the same channel that have a message to send now."""
        rows = self._db.execute(
            "SELECT DISTINCT other.id FROM outbox CROSS JOIN tables AS other ON other.id = outbox.table_id"
            " JOIN tables AS this ON this.id = ? AND this.channel = other.channel AND this.id != other.id"
            " WHERE outbox.state IN ('waiting', 'sending')",
            (table,),
        ).fetchall()
        return tuple(other for (other,) in rows if not all(map(self.is_withheld, self.unsent(other))))

    def take(self, table: int, now: int) -> OutboxMessage | None:
        """The next message to send, as it was stored; it is marked, so that no newer one replaces it."""
        message = next((message for message in self.unsent(table) if not self.is_withheld(message)), None)
        if message is not None and message.state == "waiting":
            self.mark(message.id, "sending", now)
        return message

    def get(self, outbox_id: int) -> OutboxMessage | None:
        found = self._select("id = ?", outbox_id)
        return found[0] if found else None

    def tables_due(self) -> tuple[int, ...]:
        """The ids of the tables with unsent messages."""
        rows = self._db.execute("SELECT DISTINCT table_id FROM outbox WHERE state IN ('waiting', 'sending')")
        return tuple(row[0] for row in rows)

    def mark(self, outbox_id: int, state: str, now: int, chunks: tuple[Chunk, ...] = ()) -> None:
        """Write the new state of a message, and the chunks that are left to send."""
        column = json.dumps([[chunk.edits, chunk.text] for chunk in chunks])
        self._db.execute(
            "UPDATE outbox SET state = ?, since = ?, chunks = ? WHERE id = ?", (state, now, column, outbox_id)
        )

    def add_posted(
        self, message: OutboxMessage, channel: int, message_id: int, at: int, text: str, picture: str = ""
    ) -> None:
        """Write that a message was posted under this Discord id, with its text and the name of its picture."""
        turn = message.payload.get("turn", 0)
        self._db.execute(
            "INSERT OR IGNORE INTO posts (table_id, kind, outbox_id, channel, message, at, turn, text, picture)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (message.table, message.kind, message.id, channel, message_id, at, turn, text, picture),
        )

    def note_edit(self, message_id: int, message: OutboxMessage, text: str, picture: str = "") -> None:
        """Write that a posted Discord message was edited to this text and picture."""
        self._db.execute(
            "UPDATE posts SET outbox_id = ?, text = ?, picture = ? WHERE message = ?",
            (message.id, text, picture, message_id),
        )

    def picture(self, outbox_id: int) -> str:
        """The name of the picture in the post of an outbox message; "" if it has none."""
        found = self._db.execute("SELECT picture FROM posts WHERE outbox_id = ?", (outbox_id,)).fetchone()
        return found[0] if found else ""

    def last_posted(self, table: int, kind: str | None = None) -> PostedMessage | None:
        """The table's newest message in its channel, of one kind or of any (private ones do not count)."""
        where, values = ("kind = ?", (kind,)) if kind else (f"kind NOT IN ({', '.join('?' for _ in PRIVATE)})", PRIVATE)
        row = self._db.execute(
            f"SELECT {_POST} FROM posts WHERE table_id = ? AND {where} ORDER BY id DESC LIMIT 1", (table, *values)
        ).fetchone()
        return PostedMessage(*row) if row else None

    def last_card(self, message: OutboxMessage) -> PostedMessage | None:
        """The newest posted card of the same vote or offered seat as this message."""
        key = CARD_KEYS[message.kind]
        posts = ", ".join(f"posts.{column}" for column in _POST.split(", "))
        found = self._db.execute(
            f"SELECT {posts} FROM posts JOIN outbox ON outbox.id = outbox_id"
            " WHERE posts.table_id = ? AND posts.kind = ? AND json_extract(payload, ?) = ?"
            " ORDER BY posts.id DESC LIMIT 1",
            (message.table, message.kind, f"$.{key}", message.payload[key]),
        ).fetchone()
        return PostedMessage(*found) if found else None

    def _select(self, where: str, *values: Any) -> list[OutboxMessage]:
        rows = self._db.execute(f"SELECT {_MESSAGE} FROM outbox WHERE {where}", values).fetchall()
        return [_message_of(*row) for row in rows]


def _merge_board_posts(unsent: dict[str, Any], payload: dict[str, Any]) -> dict[str, Any]:
    """The new board post's payload with the mentions of the unsent one, as far as the table still waits for them, and
    with the map that it would have shown."""
    mentioned = {*unsent["call"], *payload["call"]} & set(payload["waiting"])
    if unsent.get("map", True):
        payload = {name: value for name, value in payload.items() if name != "map"}
    return {**payload, "call": sorted(mentioned), "fresh": unsent["fresh"] or payload["fresh"]}


def _merge_hand_messages(unsent: dict[str, Any], payload: dict[str, Any]) -> dict[str, Any]:
    """The new payload about a hand, with what an unsent one says to the same person."""
    if unsent["person"] != payload["person"]:
        return payload
    if "whole" not in unsent:  # from before these messages said only what is new
        return {**payload, "whole": True, "new": []}
    whole = unsent["whole"] or payload["whole"]
    new = [] if whole else [*unsent["new"], *(card for card in payload["new"] if card not in unsent["new"])]
    asks, missed = unsent["asks"] or payload["asks"], [*unsent["missed"], *payload["missed"]]
    return {**payload, "whole": whole, "new": new, "asks": asks, "missed": missed}


def _message_of(number: int, table: int, kind: str, payload: str, state: str, since: int, chunks: str) -> OutboxMessage:
    left = tuple(Chunk(*chunk) for chunk in json.loads(chunks))
    return OutboxMessage(number, table, kind, json.loads(payload), state, since, left)
