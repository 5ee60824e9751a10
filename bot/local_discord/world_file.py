"""The world as a file: written whole beside the old one, read back at the next start, pruned on the way."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from bot.local_discord.simcord_private import Channel, Guild, GuildEmoji, Interaction, Message, User
from bot.local_discord.world import World

VERSION = 1
KEPT_MESSAGES = 400
KEPT_WHISPERS = 12
KEPT_PICTURES = 240


@dataclass
class Nonce:
    """A message's nonce as its sender chose it: a repeat within a few minutes gives this message again."""

    value: str
    channel: int
    message: int
    at: float


@dataclass
class SavedWorld:
    """Everything that the world is at its next start, pictures apart."""

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
    """The file cannot be read as a world; `str` says why, in one line."""


def dump(world: World, nonces: list[Nonce]) -> bytes:
    """The world as JSON, in one go and without waiting: nothing may change it half way."""
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
    """Fill an empty world; the nonces that were still remembered. Raises DamagedWorld."""
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
    """Drop the oldest messages of each channel, and the oldest private ones of each reader in it; pins stay."""
    for guild in world.guilds.values():
        guild.audit_log_entries.clear()
    for those in world.messages.values():
        for message in _surplus(those):
            del those[message.id]


def _surplus(those: dict[int, Message]) -> list[Message]:
    if len(those) <= KEPT_WHISPERS:
        return []
    public = [one for one in those.values() if not one.is_ephemeral and not one.pinned]
    drop = public[:-KEPT_MESSAGES]
    by_reader: dict[str, list[Message]] = {}
    for one in those.values():
        if one.is_ephemeral:
            reader = str(((one.interaction_metadata or {}).get("user") or {}).get("id"))
            by_reader.setdefault(reader, []).append(one)
    for whispers in by_reader.values():
        drop += sorted(whispers, key=_last_touched)[:-KEPT_WHISPERS]
    return drop


def _last_touched(message: Message) -> str:
    return message.edited_timestamp or message.timestamp


def pictures(world: World) -> set[int]:
    """The attachments worth keeping: the newest, and those of pinned messages."""
    shown = [
        (message.pinned, int(attachment["id"]))
        for those in world.messages.values()
        for message in those.values()
        for attachment in message.attachments
    ]
    return {id for _, id in sorted(shown)[-KEPT_PICTURES:]}


def write(path: Path, raw: bytes) -> None:
    """Put `raw` in place of the old file, so that a crash leaves either the one or the other."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        out.write(raw)
        out.flush()
        os.fsync(out.fileno())
    os.replace(fresh, path)


def set_aside(path: Path) -> Path:
    """Keep a file that could not be read, under the first free name beside it."""
    number = 1
    while (away := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    return path.rename(away)
