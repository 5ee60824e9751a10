"""The actions of a person in the local Discord: write, use a command, press, choose, fill in a form."""

import contextlib
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from bot.local_discord import simcord_private as parts
from bot.local_discord.world import GUILD, World

PATIENCE = 3.0
"""Seconds for which an action waits for the bot's answer."""
_INTEGER, _BOOLEAN, _USER, _CHANNEL, _ROLE, _MENTIONABLE, _NUMBER = 4, 5, 6, 7, 8, 9, 10
_ATTACHMENT, _TEXT_INPUT, _FILE_UPLOAD = 11, 4, 19
LONGEST_NUMBER = 30
"""Characters of a number that a person types."""
_USER_MENU, _ROLE_MENU, _MIXED_MENU, _CHANNEL_MENU = 5, 6, 7, 8
_ENTITY_MENUS = (_USER_MENU, _ROLE_MENU, _MIXED_MENU, _CHANNEL_MENU)


class NotPossible(Exception):
    """The action is not possible; the message says why, in one line of English."""


@dataclass
class Answer:
    """The bot's answer to an interaction: whether it came in time, and its `modal`, `choices` or messages."""

    answered: bool
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] = field(default_factory=list)
    result: parts.InteractionResult | None = field(default=None, repr=False)

    @property
    def message(self) -> parts.Message | None:
        """The bot's first message in answer, as it is now."""
        response = self.result.response if self.result else None
        return response._message if response else None

    @property
    def followups(self) -> list[parts.Message]:
        return [followup._message for followup in self.result.followups] if self.result else []


class _ActionEnv:
    """The part of SimCord's Env that its actors use, for one action."""

    strict_sync = True
    bot = None

    def __init__(self, world: World) -> None:
        self.backend = world
        self._message_states: list[Any] = []
        self._record: parts.Interaction | None = None

    def _notify_dispatch_observers(self, record: parts.Interaction) -> None:
        self._record = record

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        if self._record is not None and dispatch == "INTERACTION_CREATE":
            await self.backend.wait_for_answer(self._record, PATIENCE)


class PlayerActions:
    """The actions of one person. Channels and messages are given by their ids. Actions raise NotPossible."""

    def __init__(self, world: World, id: int) -> None:
        self.world, self.id = world, id

    # -- looking

    def messages(self, channel: int) -> list[parts.Message]:
        """The messages that this person can read in a channel, oldest first."""
        if not parts.channel_accessible(self.world, channel, self.id, history=True):
            return []
        return [message for message in self.world.messages.get(channel, {}).values() if message.visible_to(self.id)]

    @property
    def direct(self) -> int:
        """The id of the channel of this person's direct messages with the bot."""
        return self.world.get_dm_channel(self.id).id

    # -- acting

    async def say(self, channel: int, text: str) -> parts.Message:
        with _errors_as_not_possible():
            room = self._channel(channel)
            if room.guild_id is not None:
                permission = "send_messages_in_threads" if room.is_thread else "send_messages"
                self.world.require_permissions(room.guild_id, self.id, channel, permission)
            return self.world.create_message(channel, self.id, text)

    async def slash(self, channel: int, command: str, /, **options: Any) -> Answer:
        """Use a command by its full name ("risk new lotr"); people, channels and roles are given by their ids."""
        with _errors_as_not_possible():
            actor, room = self._actor(channel)
            given = {name: self._option(actor, command, name, value) for name, value in options.items()}
            return _answer(await parts.slash(actor, room, command, given))

    async def autocomplete(self, channel: int, command: str, option: str, text: str, /, **filled: Any) -> Answer:
        with _errors_as_not_possible():
            actor, room = self._actor(channel)
            given = {name: self._option(actor, command, name, value) for name, value in filled.items()}
            return _answer(await parts.autocomplete(actor, room, command, option, text, given))

    async def click(self, channel: int, message: int, custom_id: str) -> Answer:
        with _errors_as_not_possible():
            actor, _ = self._actor(channel)
            shown = self._message(actor, channel, message)
            return _answer(await parts.click(actor, shown, label=None, custom_id=custom_id))

    async def select(self, channel: int, message: int, custom_id: str, values: list[Any]) -> Answer:
        with _errors_as_not_possible():
            actor, _ = self._actor(channel)
            shown = self._message(actor, channel, message)
            menu = next(one for one in _walk(shown.components) if one.get("custom_id") == custom_id)
            chosen = [self._entity(actor, menu["type"], value) for value in values]
            return _answer(await parts.select(actor, shown, chosen, custom_id=custom_id))

    async def submit(self, form: Answer, values: dict[str, Any]) -> Answer:
        """Send the form of an earlier answer; `values` by custom_id, files as (name, bytes)."""
        if form.result is None or form.modal is None:
            raise NotPossible("There is no form to send.")
        with _errors_as_not_possible():
            record = form.result._interaction
            actor, _ = self._actor(record.channel_id)
            kinds = {one["custom_id"]: one["type"] for one in _walk(form.modal["components"]) if "custom_id" in one}
            given = {id: self._field(actor, kinds.get(id), value) for id, value in values.items()}
            return _answer(await parts.submit_modal(actor, parts.InteractionResult(actor._env, record), given))

    # -- handles

    def _channel(self, channel: int) -> parts.Channel:
        if not parts.channel_accessible(self.world, channel, self.id):
            raise NotPossible("That channel is not there for you.")
        return self.world.get_channel(channel)

    def _actor(self, channel: int) -> tuple[Any, parts.ChannelHandle]:
        room = self._channel(channel)
        env: Any = _ActionEnv(self.world)
        user = parts.UserHandle(env, self.world.get_user(self.id))
        if room.guild_id is None:
            return user, parts.ChannelHandle(env, None, room)
        guild = parts.GuildHandle(env, self.world.get_guild(room.guild_id))
        return parts.MemberActor(env, guild, user), parts.ChannelHandle(env, guild, room)

    def _message(self, actor: Any, channel: int, message: int) -> parts.ResponseMessage:
        return parts.ResponseMessage(actor._env, self.world.get_message(channel, message))

    def _option(self, actor: Any, command: str, name: str, value: Any) -> Any:
        kind = self._kinds(command).get(name)
        if isinstance(value, str | int | float) == (kind == _ATTACHMENT):
            raise TypeError(f"{name} takes {'a file' if kind == _ATTACHMENT else 'no file'}")
        if kind == _INTEGER:
            return _number(value, int)
        if kind == _NUMBER:
            return _number(value, float)
        if kind == _BOOLEAN:
            return value if isinstance(value, bool) else str(value).casefold() == "true"
        menus = {_USER: _USER_MENU, _CHANNEL: _CHANNEL_MENU, _ROLE: _ROLE_MENU, _MENTIONABLE: _MIXED_MENU}
        return self._entity(actor, menus[kind], value) if kind in menus else value

    def _kinds(self, command: str) -> dict[str, int]:
        first = command.split()[0]
        root = self.world.find_command(first, GUILD)
        for path, leaf in parts.command_leaves(root) if root else ():
            if " ".join(path) == command:
                return {option["name"]: option["type"] for option in leaf.get("options") or []}
        return {}

    def _field(self, actor: Any, kind: int | None, value: Any) -> Any:
        if kind in _ENTITY_MENUS:
            return [self._entity(actor, kind, one) for one in value]
        given = value if isinstance(value, list) else [value]
        if kind != _FILE_UPLOAD and not all(isinstance(one, str | bool | None) for one in given):
            raise TypeError("a file or a number where a text belongs")
        if kind == _TEXT_INPUT and not isinstance(value, str):
            raise TypeError("a text field holds one text")
        return value

    def _entity(self, actor: Any, menu: int, value: Any) -> Any:
        """The handle of the person, role or channel that a menu of this type holds; other values are returned as is."""
        if menu not in _ENTITY_MENUS:
            return value
        env, id, guild = actor._env, int(value), getattr(actor, "guild", None)
        home = parts.GuildHandle(env, self.world.guilds[GUILD])
        if menu == _CHANNEL_MENU:
            return parts.ChannelHandle(env, guild, self._channel(id))
        if menu == _ROLE_MENU or (menu == _MIXED_MENU and id in self.world.guilds[GUILD].roles):
            return parts.RoleHandle(env, home, self.world.get_role(GUILD, id))
        user = parts.UserHandle(env, self.world.get_user(id))
        return parts.MemberActor(env, guild, user) if guild else user


def _answer(result: parts.InteractionResult) -> Answer:
    return Answer(result.acknowledged, result.modal, result.autocomplete_choices or [], result)


def _number(value: Any, kind: type[int] | type[float]) -> int | float:
    text = str(value).strip()
    try:
        number = kind(text)
    except ValueError as error:
        raise NotPossible(f"“{text[:LONGEST_NUMBER]}” is not a number.") from error
    if len(text) > LONGEST_NUMBER or not isfinite(number):
        raise NotPossible(f"“{text[:LONGEST_NUMBER]}” is too large a number.")
    return number


def _walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """These components and all that are nested in them."""
    found = []
    for item in components:
        inner = [*(item.get("components") or []), *(item[key] for key in ("accessory", "component") if item.get(key))]
        found += [item, *_walk(inner)]
    return found


@contextlib.contextmanager
def _errors_as_not_possible() -> Any:
    """Raise NotPossible within the block instead of SimCord's various errors."""
    try:
        yield
    except (parts.SetupError, parts.BackendError) as error:
        raise NotPossible(str(getattr(error, "message", error)).splitlines()[0]) from error
    except StopIteration as error:
        raise NotPossible("That is no longer there.") from error
