"""One message on its way to Discord: what it is made of, how it is sent, edited, and found again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

import discord

from bot.store.models import TELL, OutboxMessage, PostedMessage

LOOKED_THROUGH = 100
"""How many messages of a channel are looked through for one that may have been sent."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message as it is to be sent. Only `mentions` (users' ids) are called; a `tell` has only `text`. A `silent` one
    makes no sound.

    `view` with buttons: they are DynamicItems, and at least one custom_id ends with the row's `marker`.
    """

    text: str = ""
    view: discord.ui.View | discord.ui.LayoutView | None = None
    files: tuple[discord.File, ...] = ()
    mentions: tuple[int, ...] = ()
    silent: bool = False

    @property
    def picture(self) -> str:
        """The name of the picture that it carries; "" where it has none."""
        shown = (file.filename for file in self.files if file.filename.endswith((".webp", ".jpg")))
        return next(shown, "")


class PostRenderer(Protocol):
    """Words and pictures for the rows of the outbox. May load the session of `row.table`; writes nothing."""

    async def render(self, row: OutboxMessage) -> Post | None:
        """The message of a row as the game stands now; None: there is nothing to say."""

    async def render_retired(self, row: OutboxMessage, channel: int) -> Post | None:
        """The message of an earlier row, posted in this channel, without its buttons, now that a newer one stands.

        None: leave it alone.
        """


class PlainRenderer:
    """The poster of a bot without views: the kind of each row and what it holds."""

    async def render(self, row: OutboxMessage) -> Post | None:
        return Post(text=f"{row.kind} {row.payload} {row.marker}", mentions=tuple(row.payload.get("call", ())))

    async def render_retired(self, row: OutboxMessage, channel: int) -> Post | None:
        return None


async def send(channel: discord.abc.Messageable, post: Post, nonce: str) -> discord.Message:
    """Send a new message. The same nonce within some minutes is the same message."""
    return await channel.send(**_arguments(post), files=list(post.files), nonce=nonce, silent=post.silent)


async def edit(message: discord.PartialMessage, post: Post) -> None:
    """Replace what a message says; its files stay if the post has none."""
    files: dict[str, Any] = {"attachments": list(post.files)} if post.files else {}
    await message.edit(**_arguments(post), **files)


async def find_sent(channel: discord.abc.Messageable, me: int, row: OutboxMessage, text: str) -> discord.Message | None:
    """The message of a row that may have been sent before the program stopped: by its marker, or by its words."""
    since = datetime.fromtimestamp(row.since - 60, UTC)
    with suppress(discord.Forbidden):  # who may not read the history may still send
        async for message in channel.history(limit=LOOKED_THROUGH, after=since, oldest_first=False):
            marked = any(custom_id.endswith(row.marker) for custom_id in _custom_ids(message.components))
            if message.author.id == me and (marked or (text and message.content == text)):
                return message
    return None


def _arguments(post: Post) -> dict[str, Any]:
    called = [discord.Object(person) for person in post.mentions]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called or False)
    said: dict[str, Any] = {"allowed_mentions": mentions}
    if post.text:
        said["content"] = post.text
    if post.view is not None:
        post.view.stop()  # its buttons are stateless: nothing has to be kept in memory for them
        said["view"] = post.view
    return said


def _custom_ids(components: Any) -> Iterator[str]:
    """Every custom_id of a message, however deep."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
        if accessory := getattr(component, "accessory", None):
            yield from _custom_ids([accessory])


LONGEST = 1800
"""Characters after which a new message is begun (Discord's limit is 2,000)."""
GROWS_FOR = 50 * 60
"""Seconds after which a message is left alone: Discord dislikes edits of messages older than an hour."""


def still_grows(newest: PostedMessage | None, turn: int, now: int) -> bool:
    """Whether the table's newest message is this turn's story and young enough to be edited."""
    return newest is not None and newest.kind == TELL and newest.turn == turn and is_editable(newest, now)


def is_editable(posted: PostedMessage, now: int) -> bool:
    """Whether a message may still be edited."""
    return now - posted.at < GROWS_FOR


def split_text(so_far: str, added: str) -> list[str]:
    """The texts of the messages that hold what was said and what is added; the first replaces `so_far`."""
    full: list[str] = []
    text = so_far
    for line in _lines(added):
        longer = f"{text}\n{line}" if text else line
        if len(longer) > LONGEST:
            full.append(text)
            longer = line
        text = longer
    return [*full, text]


def _lines(text: str) -> list[str]:
    """Lines, none longer than a message."""
    return [line[at : at + LONGEST] for line in text.split("\n") for at in range(0, max(len(line), 1), LONGEST)]
