"""Save the world to a file, atomically and without its oldest messages, and load it at the next start."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.local_discord.simcord_private import Channel, Guild, GuildEmoji, Interaction, Message, User
from bot.local_discord.world import World

VERSION = 1
KEPT_MESSAGES = 400
"""How many public messages of a channel are kept."""
KEPT_WHISPERS = 12
"""How many ephemeral messages of a channel are kept for each reader."""
KEPT_PICTURES = 240
"""How many pictures are kept."""


@dataclass
class Nonce:
    """The nonce of a sent message: sending it again within a few minutes returns the same message."""

    value: str
    channel: int
    message: int
    at: float


@dataclass
class SavedWorld:
    """The saved world, without its attachments. `lines` are the direct message channels by person."""

    version: int
    application: int
    bot: User
    users: dict[int, User]
    guilds: dict[int, Guild]
    channels: dict[int, Channel]
    messages: dict[int, list[Message]]
    lines: dict[int, int]
    commands: list[dict[str, Any]]
    emojis: dict[int, GuildEmoji]
    interactions: list[Interaction]
    nonces: list[Nonce] = field(default_factory=list)


_SAVED: TypeAdapter[SavedWorld] = TypeAdapter(SavedWorld)


class DamagedWorld(Exception):
    """The file cannot be read as a world; the message says why, in one line."""


def dump(world: World, nonces: list[Nonce]) -> bytes:
    """The world as JSON. It never awaits, so that nothing changes the world meanwhile."""
    prune(world)
    return _SAVED.dump_json(
        SavedWorld(
            version=VERSION,
            application=world.application_id,
            bot=world.bot_user,
            users=world.users,
            guilds=world.guilds,
            channels=world.channels,
            messages={channel: list(those.values()) for channel, those in world.messages.items()},
            lines=world.dm_channels,
            commands=[one for scope in world.commands.values() for one in scope.values()],
            emojis=world.application_emojis,
            interactions=list(world.interactions.values()),
            nonces=nonces,
        )
    )


def load(world: World, raw: bytes) -> list[Nonce]:
    """Fill an empty world from a file. Returns the saved nonces. Raises DamagedWorld."""
    try:
        saved = _SAVED.validate_json(raw)
    except ValidationError as error:
        raise DamagedWorld(f"{error.error_count()} values cannot be read") from error
    if saved.version != VERSION:
        raise DamagedWorld(f"it is of version {saved.version}, this program reads version {VERSION}")
    world.application_id = saved.application
    world.users, world.guilds, world.channels = saved.users, saved.guilds, saved.channels
    world.bot_user = world.users[saved.bot.id] = saved.bot
    world.messages = {channel: {one.id: one for one in those} for channel, those in saved.messages.items()}
    world.dm_channels, world.application_emojis = saved.lines, saved.emojis
    for command in saved.commands:
        scope = int(command["guild_id"]) if "guild_id" in command else None
        world.commands.setdefault(scope, {})[command["name"], command["type"]] = command
    world.interactions = {one.id: one for one in saved.interactions}
    world.interaction_tokens = {one.token: one.id for one in saved.interactions}
    return saved.nonces


def prune(world: World) -> None:
    """Delete the oldest messages of each channel, and the oldest ephemeral ones of each reader in it; pins stay."""
    for guild in world.guilds.values():
        guild.audit_log_entries.clear()
    for messages in world.messages.values():
        for message in _surplus(messages):
            del messages[message.id]


def _surplus(messages: dict[int, Message]) -> list[Message]:
    """The messages of a channel to delete."""
    if len(messages) <= KEPT_WHISPERS:
        return []
    public = [message for message in messages.values() if not message.is_ephemeral and not message.pinned]
    surplus = public[:-KEPT_MESSAGES]
    by_reader: dict[str, list[Message]] = {}
    for message in messages.values():
        if message.is_ephemeral:
            reader = str(((message.interaction_metadata or {}).get("user") or {}).get("id"))
            by_reader.setdefault(reader, []).append(message)
    for ephemeral in by_reader.values():
        surplus += sorted(ephemeral, key=_last_changed)[:-KEPT_WHISPERS]
    return surplus


def _last_changed(message: Message) -> str:
    return message.edited_timestamp or message.timestamp


def pictures(world: World) -> set[int]:
    """The ids of the attachments to keep, those of pinned messages first, then the newest; and of all emoji."""
    attached = [
        (message.pinned, int(attachment["id"]))
        for messages in world.messages.values()
        for message in messages.values()
        for attachment in message.attachments
    ]
    return {id for _, id in sorted(attached)[-KEPT_PICTURES:]} | set(world.application_emojis)


def write(path: Path, raw: bytes) -> None:
    """Replace a file atomically: after a crash there is either the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        out.write(raw)
        out.flush()
        os.fsync(out.fileno())
    os.replace(new, path)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read to the first free name beside it, and return that."""
    number = 1
    while (kept := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    return path.rename(kept)
