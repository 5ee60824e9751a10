"""The data of one person's page: rooms, messages and commands, and nothing that their account may not see."""

from itertools import takewhile
from typing import Any

from bot.local_discord import simcord_private as parts
from bot.local_discord.people import LocalPeople, LocalPerson
from bot.local_discord.world import FIRST_CHANNEL, World

PAGE = 60
_TEXT, _DM, _PUBLIC_THREAD, _PRIVATE_THREAD = 0, 1, 11, 12
_KINDS = {_TEXT: "room", _DM: "direct", 10: "thread", _PUBLIC_THREAD: "thread", _PRIVATE_THREAD: "private"}
_LOADING = 1 << 7


def can_see(world: World, person: LocalPerson, message: parts.Message) -> bool:
    """Whether this person may read a message, and has not dismissed it."""
    return _open_to(person, message) and parts.channel_accessible(world, message.channel_id, person.id, history=True)


def _open_to(person: LocalPerson, message: parts.Message) -> bool:
    """As `can_see`, in a channel that the person may read."""
    return message.id not in person.dismissed and message.visible_to(person.id)


def rooms(world: World, person: LocalPerson) -> list[dict[str, Any]]:
    """Every channel, thread and direct message channel that this person may read, with its unread messages."""
    readable = [
        channel
        for channel in world.channels.values()
        if channel.type in _KINDS and parts.channel_accessible(world, channel.id, person.id, history=True)
    ]
    return [room(world, person, channel) for channel in readable]


def room(world: World, person: LocalPerson, channel: parts.Channel) -> dict[str, Any]:
    """One row of the channel list; `calls` counts the unread mentions."""
    unread, calls = _unread(world, person, channel)
    return {
        "id": str(channel.id),
        "kind": _KINDS[channel.type],
        "name": channel.name or world.bot_user.name,
        "topic": channel.topic,
        "parent": str(channel.parent_id) if channel.parent_id else None,
        "archived": bool(channel.thread_metadata and channel.thread_metadata.archived),
        "unread": unread,
        "calls": calls,
        "read": str(person.read.get(channel.id, 0)),
    }


def _unread(world: World, person: LocalPerson, channel: parts.Channel) -> tuple[int, int]:
    """How many messages of others are unread in a channel, and how many of these mention the person."""
    last = person.read.get(channel.id, 0)
    newest_first = reversed(world.messages.get(channel.id, {}).values())
    since = takewhile(lambda message: message.id > last, newest_first)
    unread = [message for message in since if message.author_id != person.id and _open_to(person, message)]
    direct = channel.type == _DM
    return len(unread), sum(direct or _mentions(person, message) for message in unread)


def _mentions(person: LocalPerson, message: parts.Message) -> bool:
    return message.mention_everyone or person.id in message.ping_user_ids


def history(world: World, person: LocalPerson, channel: int, before: int | None = None) -> list[dict[str, Any]]:
    """The last PAGE messages of a channel (before the id `before`), oldest first; empty without access to it."""
    if not parts.channel_accessible(world, channel, person.id, history=True):
        return []
    readable = [message for message in world.messages.get(channel, {}).values() if _open_to(person, message)]
    older = [message for message in readable if before is None or message.id < before]
    return [message_for(world, person, message) for message in older[-PAGE:]]


def message_for(world: World, person: LocalPerson, message: parts.Message) -> dict[str, Any]:
    """One message as data for the page, with its author's id."""
    wire: dict[str, Any] = dict(parts.serializers.message_payload(world, message, for_user=person.id))
    kept = ("id", "content", "embeds", "components", "attachments", "reactions", "pinned", "type", "timestamp")
    meta = message.interaction_metadata or {}
    return {
        **{name: wire[name] for name in kept},
        "channel": str(message.channel_id),
        "author": str(message.author_id),
        "edited": message.edited_timestamp if message.type in (0, 19) else None,
        "ephemeral": message.is_ephemeral,
        "thinking": bool(message.flags & _LOADING),
        "layout": bool(message.flags & (1 << 15)),
        "calls": _mentions(person, message),
        "by": {"user": meta["user"]["id"], "command": meta["name"]} if "name" in meta else None,
        "opens": str(message.system_metadata.channel_id) if message.system_metadata else None,
        "reply": (message.reference or {}).get("message_id") if message.type == 19 else None,
    }


def names(world: World) -> dict[str, dict[str, Any]]:
    """The display names of all people and of the bot, by id."""
    return {
        str(one.id): {"name": one.global_name or one.name, "bot": one.bot}
        for one in world.users.values()
        if one.bot or one.global_name
    }


def roles(world: World) -> dict[str, str]:
    return {str(one.id): one.name for guild in world.guilds.values() for one in guild.roles.values()}


def commands(world: World, person: LocalPerson, language: str) -> dict[str, list[dict[str, Any]]]:
    """The commands of the server and of direct messages, in the person's language."""
    places = {"room": FIRST_CHANNEL, "direct": world.get_dm_channel(person.id).id}
    return {kind: _leaves(world, person, channel, language) for kind, channel in places.items()}


def _leaves(world: World, person: LocalPerson, channel: int, language: str) -> list[dict[str, Any]]:
    return [
        {
            "path": " ".join(path),
            "shown": " ".join(_localize_path(root, path, language)),
            "description": _localize(leaf, "description", language),
            "options": [_option(one, language) for one in leaf.get("options") or []],
        }
        for root in world.visible_commands(user_id=person.id, channel_id=channel)
        for path, leaf in parts.command_leaves(root)
    ]


def _localize_path(node: dict[str, Any], path: list[str], language: str) -> list[str]:
    words = [_localize(node, "name", language)]
    for name in path[1:]:
        node = next(one for one in node["options"] if one["name"] == name)
        words.append(_localize(node, "name", language))
    return words


def _option(option: dict[str, Any], language: str) -> dict[str, Any]:
    kept = ("name", "type", "required", "autocomplete", "min_value", "max_value", "min_length", "max_length")
    choices = [{"name": _localize(one, "name", language), "value": one["value"]} for one in option.get("choices") or []]
    return {
        **{name: option[name] for name in kept if option.get(name) is not None},
        "shown": _localize(option, "name", language),
        "description": _localize(option, "description", language),
        "choices": choices,
    }


def _localize(node: dict[str, Any], name: str, language: str) -> str:
    return str((node.get(f"{name}_localizations") or {}).get(language) or node.get(name) or "")


def greeting(world: World, people: LocalPeople, person: LocalPerson, *, host: bool) -> dict[str, Any]:
    """All data of a page when it opens or reconnects."""
    readable = rooms(world, person)
    return {
        "kind": "hello",
        "me": str(person.id),
        "language": person.language,
        "host": host,
        "people": [{"id": str(one.id), "name": one.name} for one in people.those],
        "names": names(world),
        "roles": roles(world),
        "bot": world.bot_online,
        "rooms": readable,
        "messages": {one["id"]: history(world, person, int(one["id"])) for one in readable},
        "commands": commands(world, person, person.language or "en"),
    }
