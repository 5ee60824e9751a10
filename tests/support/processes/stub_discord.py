"""A Discord that only forwards: it accepts every request, numbers messages, and passes presses to the bot at once.

It keeps no history, so that load tests measure only the bot.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

APPLICATION = 1_200_000_000_000_000_001
BOT = 1_200_000_000_000_000_002
TOKEN = "MTIwMDAwMDAwMDAwMDAwMDAwMg.switch.board-that-only-carries-0000000000"
MOST = 10 * 2**20
ADMINISTRATOR = str(1 << 3)
_FIRST_GUILD = 130_000_000_000_000_000


@dataclass
class Pressed:
    """One interaction: when the bot got it, when it acknowledged it, and its immediate answer."""

    at: float
    acknowledged: float | None = None
    answer: dict[str, Any] = field(default_factory=dict)
    done: asyncio.Event = field(default_factory=asyncio.Event)


class StubDiscord:
    """`posted` holds (channel, message id, content) of each new channel message, in the order of arrival; `told` the
    private ones: (method, body)."""

    def __init__(self, guilds: int, channels_each: int) -> None:
        self.guilds = [_FIRST_GUILD + n * 1000 for n in range(guilds)]
        self.channels = {guild: [guild + 1 + n for n in range(channels_each)] for guild in self.guilds}
        self.pressed: dict[int, Pressed] = {}
        self.posted: list[tuple[int, int, str]] = []
        self.told: list[tuple[str, dict[str, Any]]] = []
        self.asked: Counter[str] = Counter()
        self.refused: list[str] = []
        self.emoji: list[dict[str, Any]] = []
        self.online = asyncio.Event()
        self._ids = itertools.count(1_400_000_000_000_000_000)
        self._nonces: dict[str, dict[str, Any]] = {}
        self._seq = itertools.count(1)
        self._socket: web.WebSocketResponse | None = None
        self._runner: web.AppRunner | None = None

    # -- start and stop

    async def start(self) -> None:
        app = web.Application(client_max_size=MOST)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.port = int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def environment(self) -> dict[str, str]:
        """The bot's environment for signing in here."""
        return {
            "RISK_LOOPBACK_API": f"http://127.0.0.1:{self.port}/api/v10",
            "RISK_LOOPBACK_GATEWAY": f"ws://127.0.0.1:{self.port}/gateway",
            "DISCORD_TOKEN": TOKEN,
        }

    # -- the gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=MOST)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41_250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            told = json.loads(message.data)
            if told["op"] == 1:
                await socket.send_json({"op": 11, "d": None})
            elif told["op"] == 2:
                self._socket = socket
                await self._welcome()
        self._socket = None
        self.online.clear()
        return socket

    async def _welcome(self) -> None:
        guilds = [{"id": str(guild), "unavailable": True} for guild in self.guilds]
        url = self.environment()["RISK_LOOPBACK_GATEWAY"]
        application = {"id": str(APPLICATION), "flags": 0}
        await self._tell(
            "READY",
            {"v": 10, "user": _user(BOT, bot=True), "guilds": guilds, "session_id": "one", "shard": [0, 1]}
            | {"resume_gateway_url": url, "application": application},
        )
        for guild in self.guilds:
            await self._tell("GUILD_CREATE", self._guild(guild))
        self.online.set()

    async def _tell(self, event: str, data: Any) -> None:
        assert self._socket is not None
        await self._socket.send_json({"op": 0, "t": event, "s": next(self._seq), "d": data})

    def _guild(self, guild: int) -> dict[str, Any]:
        role = {"id": str(guild), "name": "@everyone", "permissions": ADMINISTRATOR, "position": 0, "color": 0}
        role |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
        channels = [
            {
                "id": str(channel),
                "type": 0,
                "name": f"risk-{channel % 1000}",
                "position": 0,
                "permission_overwrites": [],
            }
            for channel in self.channels[guild]
        ]
        me = {"user": _user(BOT, bot=True), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}
        return {
            "id": str(guild), "name": f"Server {guild}", "owner_id": str(guild + 900), "roles": [role],
            "channels": channels, "members": [me], "emojis": [], "features": [], "threads": [], "stickers": [],
            "member_count": 21, "preferred_locale": "en-US", "voice_states": [], "presences": [],
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0,
            "premium_tier": 0, "nsfw_level": 0, "system_channel_flags": 0, "stage_instances": [],
            "guild_scheduled_events": [], "premium_progress_bar_enabled": False, "afk_timeout": 300,
        }  # fmt: skip

    # -- people

    async def press(self, kind: int, guild: int, channel: int, person: int, data: dict[str, Any]) -> Pressed:
        """Send one interaction to the bot (2 command, 3 button or list, 4 autocomplete, 5 form) without waiting."""
        number = next(self._ids)
        pressed = self.pressed[number] = Pressed(time.perf_counter())
        about = {
            "id": str(number), "application_id": str(APPLICATION), "type": kind, "token": f"t{number}", "version": 1,
            "guild_id": str(guild), "channel_id": str(channel), "data": data, "locale": "en-US",
            "guild_locale": "en-US", "app_permissions": ADMINISTRATOR, "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild)}, "context": 0, "attachment_size_limit": MOST,
            "channel": {"id": str(channel), "type": 0, "name": "risk", "permissions": ADMINISTRATOR},
            "member": {"user": _user(person), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}
            | {"permissions": "0", "deaf": False, "mute": False},
        }  # fmt: skip
        if kind == 3:
            about["message"] = self._message(channel, next(self._ids), {}) | {"components": [_row(data)]}
        await self._tell("INTERACTION_CREATE", about)
        return pressed

    # -- REST

    async def _rest(self, request: web.Request) -> web.Response:
        path = request.match_info["path"].split("/")
        body = await _body(request)
        self.asked[f"{request.method} {path[0]}"] += 1
        match path:
            case ["users", "@me"]:
                return _json(_user(BOT, bot=True))
            case ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                return _json(
                    {"url": self.environment()["RISK_LOOPBACK_GATEWAY"], "shards": 1, "session_start_limit": limit}
                )
            case ["oauth2", "applications", "@me"] | ["applications", "@me"]:
                return _json(_application())
            case ["applications", _, "commands"]:
                return _json([self._command(one) for one in body])
            case ["applications", _, "emojis"] if request.method == "GET":
                return _json({"items": self.emoji})
            case ["applications", _, "emojis"]:
                self.emoji.append({"id": str(next(self._ids)), "name": body["name"], "user": _user(BOT, bot=True)})
                return _json(self.emoji[-1], 201)
            case ["interactions", number, _, "callback"]:
                return self._acknowledged(int(number), body)
            case ["channels", channel, "messages"] if request.method == "POST":
                return _json(self._posted(int(channel), body))
            case ["channels", channel, "messages", message]:
                return _json(self._message(int(channel), int(message), body or {}))
            case ["channels", _, "messages"]:
                return _json([])
            case ["users", "@me", "channels"]:
                person = int(body["recipient_id"])
                return _json({"id": str(person + 1), "type": 1, "recipients": [_user(person)]})
            case ["webhooks", *_]:
                self.told.append((request.method, body or {}))
                return _json(self._message(0, next(self._ids), body or {}))
        self.refused.append(f"{request.method} {'/'.join(path)}")
        return _json({"code": 0, "message": "unknown"}, 404)

    def _command(self, command: dict[str, Any]) -> dict[str, Any]:
        known = {"id": str(next(self._ids)), "application_id": str(APPLICATION), "version": "1"}
        return command | known | {"default_member_permissions": None}

    def _acknowledged(self, number: int, body: dict[str, Any]) -> web.Response:
        pressed = self.pressed[number]
        pressed.acknowledged, pressed.answer = time.perf_counter(), body
        pressed.done.set()
        return _json({"interaction": {"id": str(number), "type": 2}})

    def _posted(self, channel: int, body: dict[str, Any]) -> dict[str, Any]:
        nonce = str(body.get("nonce") or "")
        if nonce and nonce in self._nonces:
            return self._nonces[nonce]
        message = self._message(channel, next(self._ids), body)
        if nonce:
            self._nonces[nonce] = message
        self.posted.append((channel, int(message["id"]), body.get("content") or ""))
        return message

    def _message(self, channel: int, number: int, body: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": str(number), "channel_id": str(channel), "author": _user(BOT, bot=True), "type": 0,
            "content": body.get("content") or "", "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None,
            "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [],
            "embeds": [], "pinned": False, "components": [], "flags": 0, "nonce": body.get("nonce"),
        }  # fmt: skip


def _row(pressed: dict[str, Any]) -> dict[str, Any]:
    """The pressed button or list, as it is on its message."""
    part = {"type": pressed["component_type"], "custom_id": pressed["custom_id"]}
    shown = {"style": 2, "label": "x"} if part["type"] == 2 else {"options": [{"label": "x", "value": "x"}]}
    return {"type": 1, "components": [part | shown]}


async def _body(request: web.Request) -> Any:
    if request.content_type.startswith("multipart/"):
        form = await request.post()
        return json.loads(str(form.get("payload_json", "null")))
    return json.loads(await request.read() or b"null")


def _user(number: int, bot: bool = False) -> dict[str, Any]:
    return {"id": str(number), "username": f"u{number}", "discriminator": "0", "avatar": None, "bot": bot}


def _application() -> dict[str, Any]:
    return {
        "id": str(APPLICATION), "name": "Game Master", "icon": None, "description": "", "bot_public": True,
        "bot_require_code_grant": False, "verify_key": "", "flags": 0, "owner": _user(BOT), "team": None, "summary": "",
    }  # fmt: skip


def _json(data: Any, status: int = 200) -> web.Response:
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})
