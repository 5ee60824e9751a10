"""The outbox (messages to be sent) and the messages that were posted, in SQL."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from msgspec import structs

from bot.messages import KINDS, PRIVATE, Card, Message, Note, Story, ToldSteps
from bot.store.engines import Connection
from bot.store.identity import name_of
from bot.store.models import Chunk, OutboxMessage, PostedMessage

_MESSAGE = "id, table_id, kind, payload, state, since, chunks"
_POST = "id, table_id, kind, outbox_id, channel, message, at, turn, text"


NONCE_LENGTH = 25
"""Characters of a nonce at most: Discord's limit."""


def _sql_list(kinds: Iterable[str]) -> str:
    """Kinds as SQL lists them."""
    return ", ".join(repr(kind) for kind in kinds)


_PRIVATE = _sql_list(PRIVATE)
_DESPITE_PUT_ASIDE = _sql_list(kind for kind, message in KINDS.items() if message.despite_put_aside)


class Latest:
    """What was read of a table's messages: those that wait, and for a story the last story and the last one of the
    table's channel, in order.

    `queued` are the kinds of those that were queued since, which are not among them.
    """

    def __init__(self, messages: list[OutboxMessage], *, for_story: bool) -> None:
        self.messages, self.for_story = messages, for_story
        self.queued: set[str] = set()


class OutboxMessages:
    """Every method works inside the caller's transaction. What a new message of a table may replace or go on with is
    read once in it."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._latest: dict[int, Latest] = {}

    def add(self, table: int, message: Message, now: int) -> None:
        """Queue a message; it extends or replaces a waiting one that says less. A story begins where the last ended."""
        latest = self._latest_for(table, message)
        if isinstance(message, Story):
            message = structs.replace(message, first=_first_untold(latest, message.first))
            if self._extend_story(latest, message):
                return
        message = self._replace_unsent(latest, message)
        self._db.execute(
            "INSERT INTO outbox (table_id, kind, payload, since) VALUES (?, ?, ?, ?)",
            (table, message.kind, _column(message), now),
        )
        latest.queued.add(message.kind)

    def _latest_for(self, table: int, message: Message) -> Latest:
        """The messages of a table with which a new one has to do, read again where others of these were queued since.

        A story goes on with the last one of all.
        """
        replaced = {message.kind, message.obsoletes.kind if message.obsoletes else ""}
        known, is_story = self._latest.get(table), isinstance(message, Story)
        if known is None or known.queued & replaced or (is_story and (known.queued or not known.for_story)):
            last = f"SELECT {_MESSAGE} FROM outbox WHERE table_id = ?1 AND"
            ends = (
                f" UNION SELECT * FROM ({last} kind = ?2 ORDER BY id DESC LIMIT 1) AS told"
                f" UNION SELECT * FROM ({last} kind NOT IN ({_PRIVATE}) ORDER BY id DESC LIMIT 1) AS posted"
            )
            values = (table, Story.kind) if is_story else (table,)
            rows = self._db.execute(f"{last} state = 'waiting'{ends if is_story else ''} ORDER BY id", values)
            self._latest[table] = Latest([_message_of(*row) for row in rows], for_story=is_story)
        return self._latest[table]

    def _last_told(self, table: int, before: int) -> ToldSteps | None:
        """The last story of a table, of those before this message."""
        found = self._select("table_id = ? AND kind = ? AND id < ? ORDER BY id DESC LIMIT 1", table, Story.kind, before)
        told = found[0].content if found else None
        return told if isinstance(told, ToldSteps) else None

    def _extend_story(self, latest: Latest, story: Story) -> bool:
        """Add steps to the last message of the channel, if it is waiting and tells the same turn, or turns just before.

        Returns whether it was extended.
        """
        last = [message for message in latest.messages if message.kind not in PRIVATE][-1:]
        told = last[0].content if last and last[0].state == "waiting" else None
        if not isinstance(told, Story) or not told.goes_on_in(story):
            return False
        self._rewrite(last[0].id, told.with_next(story))
        return True

    def _rewrite(self, outbox_id: int, message: Message) -> None:
        self._latest.clear()
        self._db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (_column(message), outbox_id))

    def earlier_story(self, message: OutboxMessage, story: Story) -> tuple[int, Story] | None:
        """The message that began to tell what this `story` goes on with, and its story; None: it begins something.

        Only the last message goes on with the next turn: what was told since, such as bids between two turns, stands
        below the others.
        """
        before = self._select(
            "table_id = ? AND kind = ? AND id < ? ORDER BY id DESC", message.table, Story.kind, message.id
        )
        for at, earlier in enumerate(before):
            told = earlier.content
            if not isinstance(told, Story):
                return None
            if told.is_turn_of(story) or (at == 0 and told.goes_on_in(story)):
                return earlier.id, told
            if told.ends or told.rewind:
                return None
        return None

    def follows_seal(self, message: OutboxMessage, story: Story) -> bool:
        """Whether a story goes on with the turn in which the one before ended with a broken seal."""
        last = self._last_told(message.table, message.id)
        return isinstance(last, Story) and bool(last.ends and story.turn == last.to and story.seat)

    def find_post(self, outbox_id: int) -> PostedMessage | None:
        """The Discord message that was last written for an outbox message."""
        row = self._db.fetch_one(f"SELECT {_POST} FROM posts WHERE outbox_id = ? ORDER BY id LIMIT 1", (outbox_id,))
        return PostedMessage(*row) if row else None

    def plan_story(self, outbox_id: int, story: Story, chunks: tuple[Chunk, ...], now: int) -> None:
        """Write which steps a story tells, and which Discord message it edits."""
        self._rewrite(outbox_id, story)
        self.mark(outbox_id, "sending", now, chunks)

    def _replace_unsent(self, latest: Latest, message: Message) -> Message:
        """Delete the waiting messages that a new one replaces. Returns it with what they say and it leaves out."""
        for old in [old for old in latest.messages if old.state == "waiting"]:
            if message.obsoletes is not None and old.kind == message.obsoletes.kind:
                self._delete(latest, old)
            elif old.kind == message.kind and (replacing := message.over(old.content)) is not None:
                message = replacing
                self._delete(latest, old)
        return message

    def _delete(self, latest: Latest, message: OutboxMessage) -> None:
        self._db.execute("DELETE FROM outbox WHERE id = ?", (message.id,))
        latest.messages.remove(message)

    def list_waiting(self, table: int) -> list[OutboxMessage]:
        """The messages of a table whose sending has not begun."""
        return self._select("table_id = ? AND state = 'waiting' ORDER BY id", table)

    def unsent(self, table: int) -> list[OutboxMessage]:
        """The messages of a table that are still to be sent, partly sent ones included."""
        return self._select("table_id = ? AND state IN ('waiting', 'sending') ORDER BY id", table)

    def drop_note(self, table: int, name: str) -> Note | None:
        """Delete the unsent note of this name. Returns it; None if there was none."""
        for message in self.unsent(table):
            if isinstance(message.content, Note) and message.content.note == name:
                self._latest.clear()
                self._db.execute("DELETE FROM outbox WHERE id = ?", (message.id,))
                return message.content
        return None

    def nonce(self, outbox_id: int, left: int) -> str:
        """The nonce of the Discord message for the chunk of an outbox message after which `left` are to be sent.

        It begins with the name of this database: another one, or this one after a restore, has other nonces.
        """
        number = f".{outbox_id}.{left}"
        return name_of(self._db)[: NONCE_LENGTH - len(number)] + number

    def is_posted(self, message_id: int) -> bool:
        """Whether a Discord message is known to be the post of an outbox message."""
        return self._db.fetch_one("SELECT 1 FROM posts WHERE message = ?", (message_id,)) is not None

    def is_withheld(self, message: OutboxMessage) -> bool:
        """Whether a message may not be sent now.

        A parked table sends private messages only; one whose thread is still to be made, also what makes it; a game
        that was put aside sends notes only. A table's messages wait for those of the games that ended in its channel
        before, and one that waits for the end of a turn until the game has gone on or is over.
        """
        content = message.content
        if not content.private and self.ahead_of(message.table):
            return True
        parked, homeless, aside, in_turn = self._db.fetch_one(
            "SELECT parked != '', channel < 0, id IN (SELECT table_id FROM put_aside), state = 'running' AND turn <= ?"
            " FROM tables WHERE id = ?",
            (content.waits_for_turn, message.table),
        )
        if content.waits_for_turn and in_turn:
            return True
        if homeless and not content.private and not content.makes_thread:
            return True
        return bool((parked and not content.is_elsewhere) or (aside and not content.despite_put_aside))

    def ahead_of(self, table: int, parked: bool = False) -> tuple[int, ...]:
        """The tables that ended in the same channel before this one and have messages to send there; with `parked`, the
        parked ones among them, else the others.

        A game that was put aside is ahead with its notes only.
        """
        rows = self._db.execute(
            "SELECT DISTINCT before.ended, before.id FROM outbox CROSS JOIN tables AS before"
            " JOIN tables AS this ON this.id = ?1 AND this.channel = before.channel AND this.id != before.id"
            " WHERE before.id = outbox.table_id AND outbox.state IN ('waiting', 'sending')"
            " AND (before.parked != '') = ?2"
            " AND (before.ended, before.id) < (coalesce(this.ended, 9000000000000000000), this.id)"
            f" AND outbox.kind NOT IN ({_PRIVATE}) AND (outbox.kind IN ({_DESPITE_PUT_ASIDE})"
            " OR before.id NOT IN (SELECT table_id FROM put_aside)) ORDER BY before.ended, before.id",
            (table, parked),
        )
        return tuple(number for _, number in rows)

    def behind(self, table: int) -> tuple[int, ...]:
        """The other tables of the same channel that have a message to send now."""
        rows = self._db.execute(
            "SELECT DISTINCT other.id FROM outbox CROSS JOIN tables AS other"
            " JOIN tables AS this ON this.id = ? AND this.channel = other.channel AND this.id != other.id"
            " WHERE other.id = outbox.table_id AND outbox.state IN ('waiting', 'sending') ORDER BY other.id",
            (table,),
        )
        return tuple(other for (other,) in rows if not all(map(self.is_withheld, self.unsent(other))))

    def take(self, table: int, now: int) -> OutboxMessage | None:
        """The next message to send, as it was stored; it is marked, so that no newer one replaces it."""
        message = next((message for message in self.unsent(table) if not self.is_withheld(message)), None)
        if message is not None and message.state == "waiting":
            self.mark(message.id, "sending", now)
        return message

    def give_up(self, except_for: Collection[str]) -> None:
        """Write of every unsent message that it failed, but for these kinds."""
        self._latest.clear()
        kinds = _sql_list(except_for)
        self._db.execute(
            f"UPDATE outbox SET state = 'failed' WHERE state IN ('waiting', 'sending') AND kind NOT IN ({kinds})"
        )

    def get(self, outbox_id: int) -> OutboxMessage | None:
        found = self._select("id = ?", outbox_id)
        return found[0] if found else None

    def tables_due(self) -> tuple[int, ...]:
        """The ids of the tables with unsent messages."""
        rows = self._db.execute(
            "SELECT DISTINCT table_id FROM outbox WHERE state IN ('waiting', 'sending') ORDER BY table_id"
        )
        return tuple(row[0] for row in rows)

    def mark(self, outbox_id: int, state: str, now: int, chunks: tuple[Chunk, ...] = ()) -> None:
        """Write the new state of a message, and the chunks that are left to send."""
        self._latest.clear()
        column = json.dumps([[chunk.edits, chunk.text] for chunk in chunks])
        self._db.execute(
            "UPDATE outbox SET state = ?, since = ?, chunks = ? WHERE id = ?", (state, now, column, outbox_id)
        )

    def add_posted(
        self, message: OutboxMessage, channel: int, message_id: int, at: int, text: str, picture: str = ""
    ) -> None:
        """Write that a message was posted under this Discord id, with its text and the name of its picture."""
        self._db.execute(
            "INSERT INTO posts (table_id, kind, outbox_id, channel, message, at, turn, text, picture)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (message.table, message.kind, message.id, channel, message_id, at, message.content.turn, text, picture),
        )

    def note_edit(self, message_id: int, message: OutboxMessage, text: str, picture: str = "") -> None:
        """Write that a posted Discord message was edited to this text and picture."""
        self._db.execute(
            "UPDATE posts SET outbox_id = ?, text = ?, picture = ? WHERE message = ?",
            (message.id, text, picture, message_id),
        )

    def picture(self, outbox_id: int) -> str:
        """The name of the picture in the post of an outbox message; "" if it has none."""
        found = self._db.fetch_one("SELECT picture FROM posts WHERE outbox_id = ? ORDER BY id LIMIT 1", (outbox_id,))
        return found[0] if found else ""

    def last_posted(self, table: int, kind: str | None = None) -> PostedMessage | None:
        """The table's newest message in its channel, of one kind or of any (private ones do not count)."""
        where, values = ("kind = ?", (kind,)) if kind else (f"kind NOT IN ({_PRIVATE})", ())
        row = self._db.fetch_one(
            f"SELECT {_POST} FROM posts WHERE table_id = ? AND {where} ORDER BY id DESC LIMIT 1", (table, *values)
        )
        return PostedMessage(*row) if row else None

    def last_card(self, table: int, card: Card) -> PostedMessage | None:
        """The newest post of a card: of its table, or of the same vote or offered seat."""
        if not card.subject:
            return self.last_posted(table, card.kind)
        posts = ", ".join(f"posts.{column}" for column in _POST.split(", "))
        rows = self._db.execute(
            f"SELECT payload, {posts} FROM posts JOIN outbox ON outbox.id = outbox_id"
            " WHERE posts.table_id = ? AND posts.kind = ? ORDER BY posts.id DESC",
            (table, card.kind),
        )
        subject = getattr(card, card.subject)
        found = (post for payload, *post in rows if json.loads(payload).get(card.subject) == subject)
        return next((PostedMessage(*post) for post in found), None)

    def _select(self, where: str, *values: Any) -> list[OutboxMessage]:
        rows = self._db.execute(f"SELECT {_MESSAGE} FROM outbox WHERE {where}", values)
        return [_message_of(*row) for row in rows]


def _first_untold(latest: Latest, first: int) -> int:
    """The first step that no story tells, where that is before `first`: some steps are told with the next ones."""
    told = [message.content for message in latest.messages if message.kind == Story.kind]
    last = told[-1] if told else None
    return min(first, last.last + 1) if isinstance(last, ToldSteps) else first


def _column(message: Message) -> str:
    return json.dumps(message.payload())


def _message_of(number: int, table: int, kind: str, payload: str, state: str, since: int, chunks: str) -> OutboxMessage:
    left = tuple(Chunk(*chunk) for chunk in json.loads(chunks))
    return OutboxMessage(number, table, KINDS[kind].read(json.loads(payload)), state, since, left)
