"""The gateway of the loopback Discord: hello, identify, events, heartbeats, and resuming a session."""

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import discord
from aiohttp import WSCloseCode, WSMsgType, web

from bot.local_discord.simcord_private import censor_message, prune_guild_create, required_intent, serializers
from bot.local_discord.world import World

HEARTBEAT_MS = 41_250
RESUME_SECONDS = 60.0
REMEMBERED_EVENTS = 2_000
BAD_TOKEN = 4004
ACK_SECONDS = 0.05
"""Seconds before a heartbeat is acknowledged: discord.py mistakes an immediate answer for that of the one before."""
_DISPATCH, _HEARTBEAT, _IDENTIFY, _RESUME, _MEMBERS, _INVALID, _HELLO, _ACK = 0, 1, 2, 6, 8, 9, 10, 11


def gateway_at(host: str) -> str:
    """The address of the gateway for who has reached this host."""
    return f"ws://{host}/gateway"


class GatewaySession:
    """One identified session of the bot; it survives a broken socket for `RESUME_SECONDS`."""

    def __init__(self, world: World, intents: int, shard: tuple[int, int]) -> None:
        self.world, self.shard = world, shard
        self.id = secrets.token_urlsafe(16)
        self.intents = discord.Intents._from_value(intents)
        self.seq = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REMEMBERED_EVENTS)
        self.outbox: asyncio.Queue[str] = asyncio.Queue()
        self.socket: web.WebSocketResponse | None = None
        self.expiry: asyncio.TimerHandle | None = None

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event of the world, if the session's shard and intents include it."""
        if self._wants(event, payload):
            self.send(event, self._restrict(event, payload))

    def send(self, event: str, payload: Mapping[str, Any]) -> None:
        self.seq += 1
        frame = json.dumps({"op": _DISPATCH, "t": event, "s": self.seq, "d": payload})
        self.sent.append((self.seq, frame))
        self.outbox.put_nowait(frame)

    def _wants(self, event: str, payload: Mapping[str, Any]) -> bool:
        gate = required_intent(event, payload)
        if gate is not None and not getattr(self.intents, gate):
            return False
        guild = payload.get("guild_id") or (payload.get("id") if event in ("GUILD_CREATE", "GUILD_UPDATE") else None)
        number, count = self.shard
        return (int(guild) >> 22) % count == number if guild else number == 0

    def _restrict(self, event: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """The payload without what the session's intents do not include; a copy where anything is left out."""
        bot = self.world.bot_user.id
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not self.intents.message_content:
            message = deepcopy(dict(payload))
            censor_message(message, bot, backend=self.world)
            return message
        if event == "GUILD_CREATE":
            guild = dict(payload)
            prune_guild_create(guild, self.intents, bot)
            return guild
        return payload

    def knows(self, seq: int) -> bool:
        """Whether every event after `seq` can still be sent again."""
        return seq >= (self.sent[0][0] - 1 if self.sent else self.seq)

    def resend(self, seq: int) -> None:
        self.outbox = asyncio.Queue()
        for number, frame in self.sent:
            if number > seq:
                self.outbox.put_nowait(frame)
        self.send("RESUMED", {})


class Gateway:
    """Serves the bot's sockets; several shards or processes may be connected at once."""

    def __init__(self, world: World, token: str) -> None:
        self.world, self.token, self.cdn = world, token, ""
        self.sessions: dict[str, GatewaySession] = {}

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one socket until it closes."""
        if "Origin" in request.headers:
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(max_msg_size=2**20)
        await socket.prepare(request)
        await _send(socket, {"op": _HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: GatewaySession | None = None
        pump: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                opened = await self._receive(socket, session, json.loads(message.data), gateway_at(request.host))
                if opened is not None and opened is not session:
                    session = opened
                    pump = asyncio.create_task(_pump(socket, session))
        finally:
            if pump is not None:
                pump.cancel()
            self._leave(socket, session)
        return socket

    async def _receive(
        self, socket: web.WebSocketResponse, session: GatewaySession | None, frame: Any, url: str
    ) -> GatewaySession | None:
        """Handle one frame from the bot, which has reached the gateway at this address. Returns the session of the
        socket."""
        match frame["op"]:
            case 1:  # a heartbeat
                await asyncio.sleep(ACK_SECONDS)
                await _send(socket, {"op": _ACK, "d": None})
            case 2:  # identify
                return await self._identify(socket, frame["d"], url)
            case 6:  # resume
                return await self._resume(socket, frame["d"])
            case 8 if session is not None:  # the members of a server
                session.send("GUILD_MEMBERS_CHUNK", self._members(frame["d"]))
        return session

    async def _identify(self, socket: web.WebSocketResponse, data: Any, url: str) -> GatewaySession | None:
        if data["token"] != self.token:
            await socket.close(code=BAD_TOKEN, message=b"Authentication failed")
            return None
        number, count = data.get("shard") or (0, 1)
        session = GatewaySession(self.world, int(data["intents"]), (number, count))
        self.sessions[session.id] = session
        self.world.subscribers.append(session.feed)
        guilds = [one for one in self.world.guilds.values() if (one.id >> 22) % count == number]
        session.send("READY", self._ready(session, [one.id for one in guilds], url))
        for guild in guilds:
            session.feed("GUILD_CREATE", serializers.guild_create_payload(self.world, guild))
        self._join(socket, session)
        return session

    def _ready(self, session: GatewaySession, guilds: list[int], url: str) -> dict[str, Any]:
        return {
            "v": 10,
            "user": dict(serializers.user_payload(self.world.bot_user)),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "shard": list(session.shard),
            "resume_gateway_url": url,
            "application": {"id": str(self.world.application_id), "flags": 0},
        }

    async def _resume(self, socket: web.WebSocketResponse, data: Any) -> GatewaySession | None:
        session = self.sessions.get(str(data["session_id"]))
        if data["token"] != self.token or session is None or not session.knows(int(data["seq"] or 0)):
            await _send(socket, {"op": _INVALID, "d": False})
            return None
        session.resend(int(data["seq"] or 0))
        self._join(socket, session)
        return session

    def _members(self, data: Any) -> dict[str, Any]:
        guild = self.world.guilds[int(data["guild_id"])]
        wanted = {int(id) for id in data.get("user_ids") or ()} or set(guild.members)
        found = [member for member in guild.members.values() if member.user_id in wanted]
        members = [serializers.member_payload(self.world, guild, member) for member in found]
        chunk = {"guild_id": str(guild.id), "chunk_index": 0, "chunk_count": 1, "nonce": data.get("nonce")}
        return {**chunk, "members": members, "not_found": []}

    def _join(self, socket: web.WebSocketResponse, session: GatewaySession) -> None:
        session.socket = socket
        if session.expiry is not None:
            session.expiry.cancel()
        self.world.set_bot_online(True)

    def _leave(self, socket: web.WebSocketResponse, session: GatewaySession | None) -> None:
        if session is None or session.socket is not socket:
            return
        session.socket = None
        session.expiry = asyncio.get_running_loop().call_later(RESUME_SECONDS, self._forget, session)
        self.world.set_bot_online(any(one.socket for one in self.sessions.values()))

    def _forget(self, session: GatewaySession) -> None:
        self.sessions.pop(session.id, None)
        if session.feed in self.world.subscribers:
            self.world.subscribers.remove(session.feed)

    async def close(self) -> None:
        """Close all sockets and forget all sessions."""
        for session in list(self.sessions.values()):
            if session.socket is not None:
                await session.socket.close(code=WSCloseCode.GOING_AWAY)
            if session.expiry is not None:
                session.expiry.cancel()
            self._forget(session)


async def _pump(socket: web.WebSocketResponse, session: GatewaySession) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_str(await session.outbox.get())


async def _send(socket: web.WebSocketResponse, data: Any) -> None:
    with contextlib.suppress(ConnectionError):
        await socket.send_str(json.dumps(data))
