"""Decide which Discord messages an outbox message becomes: an edit of an earlier one, or a new one."""

from __future__ import annotations

from msgspec import structs

from bot.messages import BoardPost, Card, LobbyCard, Message, Story
from bot.store import Transaction
from bot.store.models import Chunk, OutboxMessage, PostedMessage

EDITABLE_FOR = 50 * 60
"""Seconds for which a message is edited: Discord restricts edits of messages older than an hour."""


def is_editable(posted: PostedMessage, now: int) -> bool:
    """Whether a posted message is young enough to be edited."""
    return now - posted.at < EDITABLE_FOR


def chunks_of(tx: Transaction, message: OutboxMessage, text: str, now: int) -> tuple[Chunk, ...]:
    """The Discord messages that are edited or sent for an outbox message; none where a card is too old to be edited."""
    card = message.content
    last = tx.outbox.last_card(message.table, card) if isinstance(card, Card) and not card.fresh else None
    if last is None:
        return (Chunk(0, text),)
    if is_editable(last, now):
        return (Chunk(last.message, text),)
    return (Chunk(0, text),) if isinstance(card, Card) and card.renews else ()


def story_plan(tx: Transaction, message: OutboxMessage, story: Story, now: int) -> tuple[Story, tuple[Chunk, ...]]:
    """The story with the steps that the message tells, and the Discord message to edit or send.

    What was begun goes on in the same message while Discord edits it, else in a new one, headed as continued where it
    is the same turn; so is what follows a broken seal.
    """
    earlier = tx.outbox.earlier_story(message, story)
    if earlier is None:
        continued = story.continued or tx.outbox.follows_seal(message, story)
        return structs.replace(story, continued=continued), (Chunk(0, ""),)
    number, begun = earlier
    posted = tx.outbox.find_post(number)
    if posted is None:  # the message that it was to edit, if any, tells the beginning
        return story.with_beginning_of(begun.untold or begun), (Chunk(0, ""),)
    untold = structs.replace(story, continued=begun.is_turn_of(story))
    if not is_editable(posted, now):
        return untold, (Chunk(0, ""),)
    return structs.replace(story.with_beginning_of(begun), untold=untold), (Chunk(posted.message, ""),)


def post_to_retire(tx: Transaction, table: int, message: Message) -> PostedMessage | None:
    """The posted message that loses its buttons if this one becomes a new post."""
    if not message.retires:
        return None
    return tx.outbox.last_posted(table, BoardPost.kind) or tx.outbox.last_posted(table, LobbyCard.kind)
