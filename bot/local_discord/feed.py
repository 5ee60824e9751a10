"""The live feed of one open page: a WebSocket that sends the changes of the world in small batches."""

import asyncio
import contextlib
import json
from typing import Any

from aiohttp import WSCloseCode, web

from bot.local_discord import visibility
from bot.local_discord.loopback import Loopback
from bot.local_discord.people import LocalPerson
from bot.local_discord.simcord_private import CDN_BASE
from bot.local_discord.world import WorldChange

HEARTBEAT_SECONDS = 25.0


class Feed:
    """Sends the changes of the world to one page; those within one turn of the event loop are sent together.

    `written` and `gone` are the messages (channel, id) to send and to remove; `shape`, `presence` and `fresh` say
    whether the rooms and commands, the bot's presence, or everything has changed.
    """

    def __init__(self, loopback: Loopback, person: LocalPerson, *, host: bool) -> None:
        self.loopback, self.world, self.person, self.host = loopback, loopback.world, person, host
        self.written: dict[tuple[int, int], None] = {}
        self.gone: set[tuple[int, int]] = set()
        self.shape = self.presence = self.fresh = False
        self.wake = asyncio.Event()
        self.socket: web.WebSocketResponse | None = None

    async def run(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the socket of the page until it closes."""
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT_SECONDS, max_msg_size=4096)
        await socket.prepare(request)
        self.socket = socket
        self.world.watchers.append(self.note)
        writer = asyncio.create_task(self._write(socket))
        try:
            async for _ in socket:
                pass
        finally:
            writer.cancel()
            self.world.watchers.remove(self.note)
        return socket

    async def close(self) -> None:
        """Close the socket because the server stops; the page tries to reconnect."""
        if self.socket is not None:
            await self.socket.close(code=WSCloseCode.GOING_AWAY)

    def note(self, change: WorldChange) -> None:
        """Note a change of the world, if this person may see it."""
        match change:
            case WorldChange("written", message) if message and visibility.can_see(self.world, self.person, message):
                self.written[message.channel_id, message.id] = None
            case WorldChange("gone", message) if message and visibility.can_see(self.world, self.person, message):
                self.gone.add((message.channel_id, message.id))
            case WorldChange("shape"):
                self.shape = True
            case WorldChange("bot"):
                self.presence = True
            case WorldChange("language", person=person) if person == self.person.id:
                self.fresh = True
            case _:
                return
        self.wake.set()

    async def _write(self, socket: web.WebSocketResponse) -> None:
        with contextlib.suppress(ConnectionError):
            await self._send(socket, self._greeting())
            while True:
                await self.wake.wait()
                self.wake.clear()
                await self._send(socket, self._greeting() if self.fresh else self._batch())

    def _greeting(self) -> dict[str, Any]:
        self.fresh = self.shape = self.presence = False
        self.written.clear()
        self.gone.clear()
        return visibility.greeting(self.world, self.loopback.people, self.person, host=self.host)

    def _batch(self) -> dict[str, Any]:
        world, person = self.world, self.person
        messages = [world.messages.get(channel, {}).get(id) for channel, id in self.written]
        batch: dict[str, Any] = {
            "kind": "changes",
            "messages": [
                visibility.message_for(world, person, message)
                for message in messages
                if message and visibility.can_see(world, person, message)
            ],
            "gone": [{"channel": str(channel), "id": str(id)} for channel, id in self.gone],
            "rooms": visibility.rooms(world, person),
        }
        if self.shape:
            batch |= {
                "names": visibility.names(world),
                "commands": visibility.commands(world, person, person.language or "en"),
            }
            batch["people"] = [{"id": str(one.id), "name": one.name} for one in self.loopback.people.those]
        if self.presence:
            batch["bot"] = world.bot_online
        self.shape = self.presence = False
        self.written.clear()
        self.gone.clear()
        return batch

    async def _send(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        await socket.send_str(page_json(data))


def page_json(data: Any) -> str:
    """The JSON of data for a page, with each attachment under the page's own path."""
    return json.dumps(data).replace(f"{CDN_BASE}/attachments/", "file/")
