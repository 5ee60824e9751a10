"""The world of the loopback Discord: SimCord's backend on the real clock, which notifies watchers of its changes."""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, TypeVar

import discord

from bot.local_discord.attachments import Attachments
from bot.local_discord.simcord_private import Backend, Channel, Clock, Interaction, Message, Role, User, serializers

T = TypeVar("T")

GUILD = 1_100_000_000_000_000_000
FIRST_CHANNEL = GUILD + 1
BOT = GUILD + 2
FIRST_PERSON = GUILD + 100
FILE_LIMIT = 10 * 2**20
_DISCORD_EPOCH_MS = 1_420_070_400_000
_THREAD_CREATED, _PRIVATE_THREAD = 18, 12
_SHAPE_EVENTS = ("CHANNEL_", "THREAD_", "GUILD_")

# The permissions of the bot's invitation, and Manage Messages, without which SimCord lets nobody pin.
_BOT_MAY = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    pin_messages=True,
    manage_messages=True,
)
_HOST_MAY = discord.Permissions(manage_guild=True)


@dataclass(frozen=True, slots=True)
class WorldChange:
    """A change: a message `written` or `gone`, the `shape` of rooms and commands, the presence of the `bot`, or the
    `language` of a person."""

    kind: Literal["written", "gone", "shape", "bot", "language"]
    message: Message | None = None
    person: int = 0


class _RealClock(Clock):
    def now(self) -> datetime:
        return datetime.now(UTC)


class _EmptyList(list[T]):
    """A list that ignores what is appended: SimCord's logs would grow as long as the process runs."""

    def append(self, item: T) -> None:
        return None


class World(Backend):
    """One server, its channels and people, and the bot's account.

    `locales` maps a person's id to the language of their client. `watchers` are called at once, in the event loop.
    """

    cdn: Attachments

    def __init__(self, attachments: Attachments) -> None:
        self._last_id = 0
        self.watchers: list[Callable[[WorldChange], None]] = []
        self.locales: dict[int, str] = {}
        self.bot_online = False
        self._answers: dict[int, asyncio.Event] = {}
        super().__init__(clock=_RealClock())
        self.cdn = attachments
        self.http_requests = _EmptyList()
        self.transcript = _EmptyList()

    def fill(self, server: str, bot_name: str, room: str) -> None:
        """Fill a new world: the bot, one server and its first channel, always under the same ids.

        Only the application gets a new id each time, so that a bot does not assume that its commands are registered.
        """
        self.users.clear()
        self.application_id = self.snowflake()
        self.bot_user = User(id=BOT, name=bot_name, bot=True)
        self.users[BOT] = self.bot_user
        guild = self.create_guild(server, id=GUILD)
        for role in guild.roles.values():
            if role.managed:
                role.permissions = _BOT_MAY.value
        host = Role(id=self.snowflake(), name="Host", permissions=_HOST_MAY.value, position=2)
        guild.roles[host.id] = host
        self.open_room(room, id=FIRST_CHANNEL)

    def open_room(self, name: str, id: int | None = None) -> Channel:
        """Create a text channel that everybody may read and write in."""
        channel = Channel(id=id or self.snowflake(), type=0, name=name, guild_id=GUILD)
        guild = self.guilds[GUILD]
        channel.position = len(guild.channel_ids)
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        guild.channel_ids.append(channel.id)
        self.emit("CHANNEL_CREATE", serializers.channel_payload(self, channel))
        return channel

    def seat_person(self, id: int, name: str, *, host: bool = False) -> None:
        """Add a person to the server, with a direct message channel to the bot."""
        if id not in self.users:
            self.users[id] = User(id=id, name=name.lower().replace(" ", "."), global_name=name)
        if id not in self.guilds[GUILD].members:
            roles = [role.id for role in self.guilds[GUILD].roles.values() if host and role.name == "Host"]
            self.add_member(GUILD, id, roles=roles, announce=True)
        self.get_dm_channel(id)
        self.tell(WorldChange("shape"))

    # -- ids and interactions

    def snowflake(self) -> int:
        moment = (int(time.time() * 1000) - _DISCORD_EPOCH_MS) << 22
        self._last_id = max(moment, self._last_id + 1)
        return self._last_id

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:
        """As in SimCord, but with a token that cannot be guessed: its endpoints require nothing else."""
        record = super().new_interaction(type, channel_id, user_id, guild_id)
        del self.interaction_tokens[record.token]
        record.token = secrets.token_urlsafe(32)
        self.interaction_tokens[record.token] = record.id
        self._answers[record.id] = asyncio.Event()
        self._forget_expired()
        return record

    def _forget_expired(self) -> None:
        now = self.now_iso()
        for old in [one for one in self.interactions.values() if (one.expires_at or now) < now]:
            del self.interactions[old.id]
            self.interaction_tokens.pop(old.token, None)
            self._answers.pop(old.id, None)

    async def wait_for_answer(self, record: Interaction, seconds: float) -> bool:
        """Wait until the bot has answered an interaction, at most `seconds`. Returns whether it has."""
        try:
            async with asyncio.timeout(seconds):
                await self._answers[record.id].wait()
        except TimeoutError:
            return record.responded
        return True

    def note_answer(self, interaction: int) -> None:
        """Note that the bot's callback for an interaction has arrived."""
        if interaction in self._answers:
            self._answers[interaction].set()

    # -- notifying watchers and subscribers

    def tell(self, change: WorldChange) -> None:
        for watcher in list(self.watchers):
            watcher(change)

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = self._add_client_data(dict(payload))
        for listener in list(self.subscribers):
            listener(event, payload)
        if event.startswith(_SHAPE_EVENTS):
            self.tell(WorldChange("shape"))

    def _add_client_data(self, payload: dict[str, Any]) -> dict[str, Any]:
        """Add the fields to an interaction that Discord takes from the person's client and the server."""
        record = self.interactions[int(payload["id"])]
        payload["locale"] = self.locales.get(record.user_id, "en-US")
        payload["attachment_size_limit"] = FILE_LIMIT
        if record.guild_id is not None:
            payload["guild_locale"] = self.guilds[record.guild_id].preferred_locale
            payload["authorizing_integration_owners"] = {"0": str(record.guild_id)}
        if record.command_name is not None:
            record.command_name = " ".join(_path(payload["data"]))
        return payload

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        if self._announces_private_thread(message):
            return message
        committed = super().commit_message(message, broadcast=broadcast)
        self.tell(WorldChange("written", committed))
        return committed

    def _announces_private_thread(self, message: Message) -> bool:
        """Whether a message announces a private thread: unlike Discord, SimCord announces every new thread."""
        metadata = message.system_metadata
        thread = self.channels.get(metadata.channel_id or 0) if metadata and message.type == _THREAD_CREATED else None
        return thread is not None and thread.type == _PRIVATE_THREAD

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        message = super().edit_message(channel_id, message_id, fields)
        self.tell(WorldChange("written", message))
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self.tell(WorldChange("gone", message))

    def bulk_delete_messages(self, channel_id: int, message_ids: Iterable[int]) -> list[int]:
        before = dict(self.messages.get(channel_id, {}))
        deleted = super().bulk_delete_messages(channel_id, message_ids)
        for id in deleted:
            self.tell(WorldChange("gone", before[id]))
        return deleted

    def set_pinned(self, channel_id: int, message_id: int, pinned: bool, *, actor_id: int | None = None) -> None:
        super().set_pinned(channel_id, message_id, pinned, actor_id=actor_id)
        self.tell(WorldChange("written", self.get_message(channel_id, message_id)))

    def register_commands(self, guild_id: int | None, payloads: list[dict[str, Any]]) -> list[dict[str, Any]]:
        registered = super().register_commands(guild_id, payloads)
        self.tell(WorldChange("shape"))
        return registered

    def set_bot_online(self, online: bool) -> None:
        """Set whether the bot is connected."""
        if online != self.bot_online:
            self.bot_online = online
            self.tell(WorldChange("bot"))


def _path(data: Mapping[str, Any]) -> list[str]:
    """The full name of a command: its name, then its group and subcommand."""
    inner = [option for option in data.get("options") or [] if option["type"] in (1, 2)]
    return [data["name"], *(_path(inner[0]) if inner else [])]
