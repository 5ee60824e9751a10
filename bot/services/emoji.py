"""The application's emoji: the pictures of the marks, uploaded once each, and known by their names.

A name carries the version of its picture: one that has changed gets a new name, and old messages keep the old one. A
picture is drawn only to be uploaded.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping

import discord

from bot.logs import error_summary
from bot.outbox.error_codes import REQUEST_ERRORS
from bot.words.marks import Marks
from renders import mark_picture, mark_versions

log = logging.getLogger(__name__)

RETRY, LONGEST_RETRY = 60, 6 * 3600
"""Seconds until an upload that failed is tried again; they double each time, up to the second number."""


class EmojiService:
    """Uploads the marks in the background. `marks` has those that are there; without any, texts keep plain Unicode."""

    def __init__(self, client: discord.Client, sleep: Callable[[float], Awaitable[None]]) -> None:
        self.marks = Marks()
        self._client, self._sleep = client, sleep
        self._upload: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to upload what is missing."""
        self._upload = asyncio.create_task(self._run(), name="upload emoji")

    async def close(self) -> None:
        """Stop uploading; the next start goes on."""
        if self._upload is not None:
            self._upload.cancel()
            await asyncio.gather(self._upload, return_exceptions=True)

    async def _run(self) -> None:
        delay = RETRY
        while True:
            try:
                await self.upload()
                return
            except REQUEST_ERRORS as error:
                log.warning("emoji are not uploaded, marks are plain; again in %d s: %s", delay, error_summary(error))
            except Exception as error:
                log.error("emoji are not uploaded, marks stay plain: %s", error_summary(error))
                return
            await self._sleep(delay)
            delay = min(2 * delay, LONGEST_RETRY)

    async def upload(self) -> None:
        """Upload each mark whose name is not there yet; raises what discord.py raises.

        What is there is asked first, and again after the uploads: an answer that was lost leaves an emoji behind, and
        discord.py's own next attempt may leave a second one of the same name, which is deleted before anybody uses it.
        """
        names = emoji_names()
        missing = await self._look(names)
        if not missing:
            return
        for mark in missing:
            picture = await asyncio.to_thread(mark_picture, mark)
            await self._client.create_application_emoji(name=names[mark], image=picture)
        await self._look(names)
        log.info("%d emoji were uploaded", len(missing))

    async def _look(self, names: Mapping[str, str]) -> list[str]:
        """Learn which marks are there, delete the later one of two with one name, and return the missing ones."""
        there: dict[str, discord.Emoji] = {}
        for emoji in _oldest_first(await self._client.fetch_application_emojis()):
            if emoji.name not in there:
                there[emoji.name] = emoji
            elif emoji.name in names.values():
                await emoji.delete()
        self.marks = Marks({mark: str(there[name]) for mark, name in names.items() if name in there})
        return [mark for mark, name in names.items() if name not in there]


def _oldest_first(emoji: Iterable[discord.Emoji]) -> list[discord.Emoji]:
    return sorted(emoji, key=lambda each: each.id)


def emoji_names() -> dict[str, str]:
    """The name of each mark's emoji: letters, digits and underscores, which is all that Discord allows."""
    return {mark: f"{mark.replace('-', '_')}_{version}" for mark, version in mark_versions().items()}
