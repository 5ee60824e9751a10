"""Send one message to Discord: its contents, sending, editing, finding a lost one, and splitting long texts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

import discord

from bot.outbox.error_codes import Reaction, reaction_to
from bot.store.models import OutboxMessage


@dataclass(frozen=True, slots=True)
class Post:
    """The contents of a message. Only the users in `mentions` (ids) are notified; a `silent` message notifies nobody.
    The files of a message that is edited stay if the post has none, unless it is `without_files`.

    If `view` has buttons, they are DynamicItems, and at least one custom_id ends with the
    `marker` of the outbox message.
    """

    text: str = ""
    view: discord.ui.View | discord.ui.LayoutView | None = None
    files: tuple[discord.File, ...] = ()
    mentions: tuple[int, ...] = ()
    silent: bool = False
    without_files: bool = False

    @property
    def picture(self) -> str:
        """The name of the attached picture; "" if there is none."""
        pictures = (file.filename for file in self.files if file.filename.endswith((".webp", ".jpg")))
        return next(pictures, "")


@dataclass(frozen=True, slots=True)
class Delivery:
    """How the delivery of an outbox message ended, at `now`. Times are seconds since 1970.

    `posted` is when Discord took it; None where it never will: `error` is Discord's code then (0: there was no post).
    """

    now: int
    posted: int | None = None
    error: int = 0


class PostRenderer(Protocol):
    """Makes the posts of outbox messages. It may load the session of `message.table`, and writes nothing."""

    async def render(self, message: OutboxMessage, /) -> Post | None:
        """The post of an outbox message, for the game as it is now; None if there is nothing to send."""

    async def render_retired(self, message: OutboxMessage, channel: int, /) -> Post | None:
        """The post of an earlier outbox message in this channel, without its buttons, after a newer post replaced it.

        None: it is not edited.
        """


class PlainRenderer:
    """The renderer of a bot without a ui: posts the kind and the fields of each outbox message."""

    async def render(self, message: OutboxMessage) -> Post | None:
        text = f"{message.kind} {message.content.payload()} {message.marker}"
        return Post(text=text, mentions=message.content.call)

    async def render_retired(self, message: OutboxMessage, channel: int) -> Post | None:
        return None


async def send(channel: discord.abc.Messageable, post: Post, nonce: str) -> discord.Message:
    """Send a new message. Discord sends one with the same nonce only once within some minutes."""
    return await channel.send(**_arguments(post), files=list(post.files), nonce=nonce, silent=post.silent)


async def edit(message: discord.PartialMessage, post: Post) -> None:
    """Replace the contents of a message."""
    files: dict[str, Any] = {"attachments": list(post.files)} if post.files or post.without_files else {}
    await message.edit(**_arguments(post), **files)


async def reopen(client: discord.Client, channel: discord.abc.Messageable) -> None:
    """Open an archived thread; raises what Discord raises where the bot may not."""
    thread = await client.fetch_channel(getattr(channel, "id", 0))
    if isinstance(thread, discord.Thread):
        await thread.edit(archived=False)


async def find_sent(
    channel: discord.abc.Messageable, me: int, message: OutboxMessage, after: datetime | discord.Object
) -> AsyncIterator[discord.Message]:
    """The Discord messages that may be this outbox message, sent before the program stopped; the newest first.

    They are recognised by its marker or the text of its next chunk, among all that stand in the channel after a moment
    or a message; none where Discord refuses to list them: a bot that may not read the history may still send. Raises
    what Discord raises on an outage. `me` is the bot's user id.
    """
    text = message.chunks[0].text
    try:
        async for found in channel.history(limit=None, after=after, oldest_first=False):
            marked = any(custom_id.endswith(message.marker) for custom_id in _custom_ids(found.components))
            if found.author.id == me and (marked or (text and found.content == text)):
                yield found
    except discord.HTTPException as refused:
        if reaction_to(refused) is Reaction.LATER:
            raise


def _arguments(post: Post) -> dict[str, Any]:
    """The keyword arguments of discord.py for sending or editing a post, without its files."""
    users = [discord.Object(person) for person in post.mentions]
    mentions = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users or False)
    arguments: dict[str, Any] = {"allowed_mentions": mentions}
    if post.text:
        arguments["content"] = post.text
    if post.view is not None:
        post.view.stop()  # its buttons are stateless: discord.py need not hold them in memory
        arguments["view"] = post.view
    return arguments


def _custom_ids(components: Any) -> Iterator[str]:
    """The custom_ids of components and of all that is nested in them."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
        if accessory := getattr(component, "accessory", None):
            yield from _custom_ids([accessory])
