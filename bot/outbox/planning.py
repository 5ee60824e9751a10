"""Decide which Discord messages an outbox message becomes: an edit of an earlier one, or a new one."""

from __future__ import annotations

from typing import Any

from bot.store import Transaction
from bot.store.models import BOARD, END, LOBBY_CARD, Chunk, OutboxMessage, PostedMessage
from bot.store.outbox import CARD_KEYS

EDITABLE_FOR = 50 * 60
"""Seconds for which a message is edited: Discord restricts edits of messages older than an hour."""


def is_editable(posted: PostedMessage, now: int) -> bool:
    """Whether a posted message is young enough to be edited."""
    return now - posted.at < EDITABLE_FOR


def chunks_of(tx: Transaction, message: OutboxMessage, text: str, now: int) -> tuple[Chunk, ...]:
    """The Discord messages that are edited or sent for an outbox message."""
    if message.kind in CARD_KEYS:
        return _card_chunks(None if message.payload.get("fresh") else tx.outbox.last_card(message), text, now)
    last = tx.outbox.last_posted(message.table, message.kind) if message.kind in (BOARD, LOBBY_CARD) else None
    if last is None or message.payload.get("fresh"):
        return (Chunk(0, text),)
    if is_editable(last, now):
        return (Chunk(last.message, text),)
    return (Chunk(0, text),) if message.kind == LOBBY_CARD else ()


def story_plan(tx: Transaction, message: OutboxMessage, now: int) -> tuple[dict[str, Any], tuple[Chunk, ...]]:
    """The payload with the steps that the message tells, and the Discord message to edit or send.

    What was begun goes on in the same message while Discord edits it, else in a new one that is headed as continued; so
    is what follows a broken seal.
    """
    payload, earlier = message.payload, tx.outbox.earlier_story(message)
    if earlier is None:
        again = {"continued": True} if tx.outbox.follows_seal(message) else {}
        return {**payload, **again}, (Chunk(0, ""),)
    posted = tx.outbox.posted_for(earlier.id)
    if posted is not None and not is_editable(posted, now):
        return {**payload, "continued": True}, (Chunk(0, ""),)
    began = {name: earlier.payload[name] for name in ("first", "turn", "seat", "begun")}
    again = {name: earlier.payload[name] for name in ("after", "continued") if name in earlier.payload}
    return {**payload, **began, **again}, (Chunk(posted.message if posted else 0, ""),)


def _card_chunks(last: PostedMessage | None, text: str, now: int) -> tuple[Chunk, ...]:
    """A new message for a new card; else an edit of the `last` one, or nothing if it is too old to be edited."""
    if last is None:
        return (Chunk(0, text),)
    return (Chunk(last.message, text),) if is_editable(last, now) else ()


def post_to_retire(tx: Transaction, message: OutboxMessage) -> PostedMessage | None:
    """The posted message that loses its buttons if this outbox message becomes a new post."""
    if message.kind not in (BOARD, LOBBY_CARD, END):
        return None
    return tx.outbox.last_posted(message.table, BOARD) or tx.outbox.last_posted(message.table, LOBBY_CARD)
