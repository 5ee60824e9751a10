"""What one person's page is shown: rooms, messages and commands, and nothing that their account may not see."""

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
    """Whether the message is this person's to read, and not put away by them."""
    return _open_to(person, message) and parts.channel_accessible(world, message.channel_id, person.id, history=True)


def _open_to(person: LocalPerson, message: parts.Message) -> bool:
    """`can_see` for a channel that is known to be open."""
    return message.id not in person.dismissed and message.visible_to(person.id)


def rooms(world: World, person: LocalPerson) -> list[dict[str, Any]]:
    """Every channel, thread and direct line that this person may read, with what is unread in it."""
    seen = [
        one
        for one in world.channels.values()
        if one.type in _KINDS and parts.channel_accessible(world, one.id, person.id, history=True)
    ]
    return [room(world, person, one) for one in seen]


def room(world: World, person: LocalPerson, channel: parts.Channel) -> dict[str, Any]:
    """One row of the channel list."""
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
    last = person.read.get(channel.id, 0)
    newest_first = reversed(world.messages.get(channel.id, {}).values())
    since = takewhile(lambda one: one.id > last, newest_first)
    fresh = [one for one in since if one.author_id != person.id and _open_to(person, one)]
    direct = channel.type == _DM
    return len(fresh), sum(direct or _calls(person, one) for one in fresh)


def _calls(person: LocalPerson, message: parts.Message) -> bool:
    return message.mention_everyone or person.id in message.ping_user_ids


def history(world: World, person: LocalPerson, channel: int, before: int | None = None) -> list[dict[str, Any]]:
    """The last PAGE messages of a channel (before one of them), oldest first; empty where there is no access."""
    if not parts.channel_accessible(world, channel, person.id, history=True):
        return []
    those = [one for one in world.messages.get(channel, {}).values() if _open_to(person, one)]
    older = [one for one in those if before is None or one.id < before]
    return [message_for(world, person, one) for one in older[-PAGE:]]


def message_for(world: World, person: LocalPerson, message: parts.Message) -> dict[str, Any]:
    """One message as the page draws it, its author by id and its files by our own paths."""
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
        "calls": _calls(person, message),
        "by": {"user": meta["user"]["id"], "command": meta["name"]} if "name" in meta else None,
        "opens": str(message.system_metadata.channel_id) if message.system_metadata else None,
        "reply": (message.reference or {}).get("message_id") if message.type == 19 else None,
    }


def names(world: World) -> dict[str, dict[str, Any]]:
    """Everybody's display name, by id."""
    return {
        str(one.id): {"name": one.global_name or one.name, "bot": one.bot}
        for one in world.users.values()
        if one.bot or one.global_name
    }


def roles(world: World) -> dict[str, str]:
    return {str(one.id): one.name for guild in world.guilds.values() for one in guild.roles.values()}


def commands(world: World, person: LocalPerson, language: str) -> dict[str, list[dict[str, Any]]]:
    """The commands of the server and of the direct line, worded in the person's language."""
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
    """All that a page needs when it opens or comes back."""
    seen = rooms(world, person)
    return {
        "kind": "hello",
        "me": str(person.id),
        "language": person.language,
        "host": host,
        "people": [{"id": str(one.id), "name": one.name} for one in people.those],
        "names": names(world),
        "roles": roles(world),
        "bot": world.bot_online,
        "rooms": seen,
        "messages": {one["id"]: history(world, person, int(one["id"])) for one in seen},
        "commands": commands(world, person, person.language or "en"),
    }
