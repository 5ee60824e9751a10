"""Extensions of SimCord 3.2.1 (its private hooks are used here only), and a person who presses and types."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from importlib.metadata import EntryPoints
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary, ref

import discord.app_commands.tree
import simcord
from discord.app_commands import CommandTree, Group, Translator
from pydantic import SecretStr
from simcord import actors, interactions, results
from simcord._dpy_internals import composed_tasks
from simcord.http.routes import messages
from support.tables.engines import database_at

from bot import scheduler
from bot.app import RiskBot, create_bot
from bot.clock import Clock
from bot.local_discord.rest import NONCE_SECONDS
from bot.settings import Settings
from bot.store.engines.address import PostgresUrl
from bot.ui.commands import tree
from bot.ui.install import install
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.routes import find_route
from bot.words import words
from bot.words.fluent import LANGUAGES
from bot.words.games import lobby_words
from rules import Action, Game, packages
from rules.ai import Character, choose

LOCALES: dict[int, str] = {}
"""The language of each user's Discord client, if not English."""
ELSEWHERE: dict[int, str] = {}
"""The users whose direct messages to the bot pass for another place: "group" or "server"."""
OTHER_SERVER = "4242"
SHOWN = ("content", "label", "placeholder", "custom_id", "description")
"""The fields of a component with text or ids."""
SCALARS = frozenset((str, int, bool, float, type(None)))
"""The types in JSON that are never copied."""
AMISS: list[str] = []
"""Errors in a test's messages, including messages that the test did not look at."""
GROUPS: dict[tuple[object, ...], tuple[tuple[Game, ...], Group, tuple[Any, Any]]] = {}
"""The command tree for each list of games, by what it depends on: these games, the tree, and where it can be used."""
IN_LANGUAGES: WeakKeyDictionary[Group, tuple[object, Translated]] = WeakKeyDictionary()
"""What each command tree says in every language, and what that depends on."""
USUAL_PATH = [*sys.path]
INSTALLED: dict[str, EntryPoints] = {}
"""The entry points that are installed beside the tests, by group."""
_payload, _view, _active = interactions.base_payload, Layout.view, simcord.env._active_callbacks
_translated, _group, _entry_points = Group.get_translated_payload, tree.risk_group, packages.entry_points
_fingerprint = RiskBot._fingerprint
_sent, _settled = messages.bot_message, simcord.Env._settle_internal
_virtualize, _reason = simcord.env._virtualize_recognized_waits, simcord._settlement._park_reason
LISTENS = "discord Client.wait_for listener"
"""SimCord's word for a task that waits for an event of Discord."""
LISTENING: WeakKeyDictionary[Any, ref[Any]] = WeakKeyDictionary()
"""The tasks that were found to wait for an event, and the future that each waits on."""
IDLE = 0.002
"""Seconds after which it is looked again whether everything has come to rest."""
SENT: WeakKeyDictionary[Any, dict[tuple[int, str], tuple[float, Any]]] = WeakKeyDictionary()
"""In each simulated Discord the messages that have a nonce, by channel and nonce, and the second in which they came."""
BUSY: WeakKeyDictionary[Any, ref[Any]] = WeakKeyDictionary()
"""The tasks that were found to wait for what comes by itself, as the database's answer, and the future of each."""


def newest_first(channel: Any) -> Iterator[Any]:
    """The messages of a channel as SimCord keeps them, for whoever only reads: `history` builds each for discord.py."""
    kept = channel._env.backend.messages.get(channel.id, {}).values()
    return (message for message in sorted(kept, key=lambda m: m.id, reverse=True) if message.visible_to(None))


def newest_with(channel: Any, verb: str = "") -> Any:
    """The newest message of a channel with a button with this verb (any message without one), to be pressed.

    Raises StopIteration where there is none.
    """
    fits = (message for message in newest_first(channel) if not verb or any(f":{verb}" in key for key in keys(message)))
    return results.to_discord_message(channel._env, next(fits))


def _speaking(backend: Any, **about: Any) -> Any:
    record, payload = _payload(backend, **about)
    payload["locale"] = LOCALES.get(about["user_id"], "en-US")
    payload["authorizing_integration_owners"] = {"0": str(about["guild_id"] or 0)}
    if about["user_id"] in ELSEWHERE:
        payload |= _brought(payload, ELSEWHERE[about["user_id"]])
    return record, payload


def _brought(payload: dict[str, Any], place: str) -> dict[str, Any]:
    """What Discord says of an interaction where the bot is not, and the person has it installed for themselves.

    `place` is "group", a group chat, or "server". SimCord has only the direct messages, in which the answers stand.
    """
    user = payload["user"]
    brought: dict[str, Any] = {"authorizing_integration_owners": {"1": user["id"]}}
    where = {"id": payload["channel_id"], "type": 3 if place == "group" else 0, "permissions": "0"}
    if place == "group":
        return {**brought, "context": 2, "channel": {**where, "recipients": [], "name": None, "icon": None}}
    member = {
        "user": user, "roles": [], "permissions": "0", "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0,
        "deaf": False, "mute": False,
    }  # fmt: skip
    guild = {"id": OTHER_SERVER, "locale": "en-US", "features": []}
    return {
        **brought, "context": 0, "channel": {**where, "name": "general", "position": 0, "guild_id": OTHER_SERVER},
        "guild_id": OTHER_SERVER, "guild": guild, "guild_locale": "en-US", "member": member,
    }  # fmt: skip


def _looked_over(layout: Layout) -> Any:
    """Record what Discord would refuse or not show: components of one custom_id, and parts left out for lack of
    room."""
    view = _view(layout)
    ids = [part["custom_id"] for whole in view.to_components() for part in _within(whole) if part.get("custom_id")]  # type: ignore[no-untyped-call]
    AMISS.extend(f"{key} stands {ids.count(key)} times" for key in set(ids) if ids.count(key) > 1)
    AMISS.extend([f"{layout.left_out} parts had no room beside {ids}"] if layout.left_out else [])
    return view


class Translated(dict[str, Any]):
    """A command tree in every language, which nobody changes: no copy is made of it, and its fingerprint is computed
    once for each application."""

    def __init__(self, payload: dict[str, Any]) -> None:
        super().__init__(payload)
        self.fingerprints: dict[int | None, str] = {}

    def __deepcopy__(self, memo: object) -> Translated:
        return self


async def _translated_once(group: Group, tree: CommandTree[Any], translator: Translator) -> Translated:
    """A command tree in every language. The same tree is translated once: discord.py asks for some ten thousand texts,
    and every bot that starts does so twice."""
    depends_on = (tuple(map(words, LANGUAGES)), group.allowed_installs, group.allowed_contexts)
    known, payload = IN_LANGUAGES.get(group, (None, None))
    if payload is None or known != depends_on:
        payload = Translated(await _translated(group, tree, translator))
        IN_LANGUAGES[group] = depends_on, payload
    return payload


async def _fingerprint_once(bot: RiskBot) -> str:
    """The fingerprint of the command tree of a bot: to encode it takes as long as to open the database."""
    translator, groups = bot.tree.translator, bot.tree.get_commands()
    if translator is None or len(groups) != 1 or not isinstance(groups[0], Group):
        return await _fingerprint(bot)
    known = (await _translated_once(groups[0], bot.tree, translator)).fingerprints
    if bot.application_id not in known:
        known[bot.application_id] = await _fingerprint(bot)
    return known[bot.application_id]


def _left_unread(*, data: object, state: object) -> object:
    """What Discord answers to the commands that it was sent: the bot does not look at it, and to build its hundreds of
    options would take as long as to translate them."""
    return data


def _group_once(games: Iterable[Game]) -> Group:
    """The command tree for these games, built once: discord.py evaluates the type of each of its parameters."""
    games = tuple(games)
    listed = [lobby_words(game.name) for game in games]
    key = (*map(id, games), *((each.first_options, each.typed_options) for each in listed))
    if key not in GROUPS:
        made = _group(games)
        GROUPS[key] = games, made, (made.allowed_installs, made.allowed_contexts)
    _, group, (group.allowed_installs, group.allowed_contexts) = GROUPS[key]
    return group


def _entry_points_once(*, group: str) -> EntryPoints:
    """The entry points of this group. Those that are installed beside the tests are read once, from some seventy
    files; a test that looks elsewhere as well has a path of its own."""
    if sys.path != USUAL_PATH:
        return _entry_points(group=group)
    if group not in INSTALLED:
        INSTALLED[group] = _entry_points(group=group)
    return INSTALLED[group]


def _copied(value: Any) -> Any:
    """A deep copy of what is sent as JSON, in a fraction of the time of `deepcopy`: SimCord copies each message several
    times."""
    kind = type(value)
    if kind is dict:
        return {key: inner if type(inner) in SCALARS else _copied(inner) for key, inner in value.items()}
    if kind is list:
        return [inner if type(inner) in SCALARS else _copied(inner) for inner in value]
    return value if kind in SCALARS else deepcopy(value)


def _unfinished(state: Any) -> Any:
    """The timers and callbacks still to run. The real timer behind a cancelled one is cancelled too: SimCord would
    leave it until it is due, and look through all of them after every action."""
    for record in state.work.callbacks:
        if record.real_handle is not None and record.handle is not None and record.handle.cancelled():
            record.real_handle.cancel()
    return _active(state)


def _still_waits(task: Any, known: WeakKeyDictionary[Any, ref[Any]]) -> bool:
    """Whether a task waits for the same future as when SimCord last looked through its frames."""
    before, waiter = known.get(task), task._fut_waiter
    return before is not None and waiter is not None and before() is waiter and not waiter.done()


def _parked(state: Any, task: Any, deadline: float) -> bool:
    """Whether a task has nothing to do. Those of the bot are many, and all are looked at every two milliseconds until
    none has anything left to do."""
    if _still_waits(task, LISTENING):
        return True
    if _still_waits(task, BUSY):
        return False
    reason, waiter = _reason(state, task, deadline), task._fut_waiter
    if reason == LISTENS:
        LISTENING[task] = ref(waiter)
    elif reason is None and type(waiter) is asyncio.Future and not _may_be_parked(state, task, waiter):
        BUSY[task] = ref(waiter)
    return reason is not None


def _may_be_parked(state: Any, task: Any, waiter: Any) -> bool:
    """Whether a task waits for others, or in a way in which a later timer can leave it with nothing to do."""
    return bool(composed_tasks(task, waiter)) or simcord._settlement._recognized_wait(state, task, waiter)


def _virtualized(state: Any, pending: list[Any]) -> None:
    """Leave the timers of waiting tasks to the simulated clock, as is done once for each wait."""
    _virtualize(state, [task for task in pending if not any(_still_waits(task, known) for known in (LISTENING, BUSY))])


async def _settle_patiently(env: simcord.Env, *, timeout: float | None = None, **about: Any) -> None:
    """Wait as long as for every action also where a bot starts: SimCord gives it five seconds, too few to draw a
    picture on a busy machine."""
    await _settled(env, timeout=timeout and max(timeout, env.settle_timeout), **about)


def _sent_once(context: Any, channel: int) -> Any:
    """Send a message, or give the one that was sent there with the same nonce within some minutes, as Discord does.
    SimCord takes no notice of nonces."""
    discord, nonce = context.backend, context.body().get("nonce")
    sent, now = SENT.setdefault(discord, {}), discord.clock.elapsed
    at, first = sent.get((channel, nonce), (now, None))
    if first is None or now - at >= NONCE_SECONDS or first.id not in discord.messages.get(channel, {}):
        first = _sent(context, channel)
        if nonce is not None:
            sent[channel, nonce] = now, first
    return first


def ready_simcord() -> None:
    """Clients with languages, no wait of 50 ms after each action, longer timeouts for slow machines.

    Every message of the bot is validated, sent once with the same nonce, and every command tree translated once. The
    clock of a simulated machine is steady and read once a day.
    """
    messages.bot_message = _sent_once  # type: ignore[assignment]
    interactions.base_payload = _speaking
    Layout.view = _looked_over  # type: ignore[method-assign]
    simcord.env._active_callbacks = _unfinished
    simcord.env._is_parked = _parked
    simcord.env._virtualize_recognized_waits = _virtualized
    Group.get_translated_payload = _translated_once  # type: ignore[method-assign]
    discord.app_commands.tree.AppCommand = _left_unread  # type: ignore[assignment, misc]
    tree.risk_group, packages.entry_points = _group_once, _entry_points_once
    RiskBot._fingerprint = _fingerprint_once  # type: ignore[method-assign]
    simcord.results.deepcopy = simcord.components.deepcopy = _copied  # type: ignore[attr-defined]
    simcord.http.router.copy = simcord.gateway.copy = SimpleNamespace(deepcopy=_copied)  # type: ignore[attr-defined]
    _settled.__kwdefaults__["idle"] = IDLE
    simcord.Env.settle.__defaults__ = (None, IDLE)
    simcord.Env._settle_internal = _settle_patiently  # type: ignore[method-assign]
    simcord.Env.__init__.__kwdefaults__["settle_timeout"] = 60.0
    scheduler.LOOK_EVERY = 24 * 3600
    Clock.steady = lambda self: self.utc().timestamp()  # type: ignore[method-assign]


def choose_easily(character: Character, *asked: Any) -> Action:
    """Answer as *easy* whatever the character: planned turns take tests several times as long, and show no more."""
    return choose(*asked)


def make_bot(data: Path, *, emoji: bool = False, **more: Any) -> RiskBot:
    """A bot on a simulated Discord whose AIs play as *easy*; without `emoji` its marks are plain, and it uploads
    nothing."""
    set_here = frozenset(item for item in os.environ.items() if item[0].startswith(("RISK_", "DISCORD_")))
    settings = _read_settings(set_here, emoji).model_copy(update={"data": data})
    if isinstance(place := database_at(settings.file), PostgresUrl):
        settings = settings.model_copy(update={"database_url": SecretStr(place.url)})
    return create_bot(settings, install=install, shard_count=1, **({"choose": choose_easily} | more))


@cache
def _read_settings(set_here: frozenset[tuple[str, str]], emoji: bool) -> Settings:
    """The settings by the environment's variables, which are read again where one has changed."""
    return Settings(_env_file=None, RISK_EMOJI=emoji)  # type: ignore[call-arg]


def close_dms(env: simcord.Env, user: Any) -> None:
    """Make the bot get Forbidden 50007 when it writes to this user."""
    channel = getattr(user, "user", user).dm_channel.id
    why = {"status": 403, "code": 50007, "message": "Cannot send messages to this user"}
    env.inject_error("POST", f"/channels/{channel}/messages", **why, times=None)


@contextmanager
def at_the_same_time(env: simcord.Env) -> Iterator[None]:
    """Inside, actions only deliver their event; `await env.settle()` afterwards runs them all together."""

    async def later(**about: Any) -> None:
        return None

    env._settle_internal = later  # type: ignore[method-assign]
    try:
        yield
    finally:
        del env._settle_internal


def parts(message: Any) -> Iterator[dict[str, Any]]:
    """Every component of a message, at any depth. They are read where SimCord keeps them, which would copy them all."""
    for component in getattr(message, "_message", message).components:
        yield from _within(component if isinstance(component, dict) else component.to_dict())


def _within(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield part
    for inner in part.get("components") or ():
        yield from _within(inner)
    if part.get("accessory"):
        yield from _within(part["accessory"])


def text_of(message: Any) -> str:
    """All visible text of a message."""
    texts = [part["content"] for part in parts(message) if part.get("type") == 10]
    return "\n".join([message.content or "", *texts]).strip()


def keys(message: Any) -> list[str]:
    """The custom_ids of a message's buttons and lists."""
    return [part["custom_id"] for part in parts(message) if part.get("custom_id")]


def called(message: Any, reader: Person) -> list[int]:
    """The people whom a message notifies, who may be fewer than it names."""
    allowed = actors._visible_message(reader.member, message).allowed_mentions
    return sorted(set(allowed.users) & {user.id for user in message.mentions})


def labels(message: Any) -> list[str]:
    return [part["label"] for part in parts(message) if part.get("type") == 2]


def lines(message: Any, verb: str) -> list[dict[str, Any]]:
    """The options of the list with this verb."""
    return next((p["options"] for p in parts(message) if p.get("type") == 3 and f":{verb}" in p["custom_id"]), [])


class Person:
    """A person at the table, who presses what the last private answer on their screen shows. Whatever they do ends when
    the bot has nothing left to do.

    `read` is all text that was ever on it.
    """

    def __init__(self, env: simcord.Env, member: Any, channel: Any) -> None:
        self.env, self.member, self.channel = env, member, channel
        self._screen: Any = None
        self.read: list[str] = []

    @property
    def screen(self) -> Any:
        return self._screen

    @screen.setter
    def screen(self, message: Any) -> None:
        self._screen = message
        self.read.append("" if message is None else everything(message))

    @property
    def letters(self) -> list[str]:
        """The bot's direct messages to them."""
        return [everything(message) for message in newest_first(self.member.user.dm_channel)][::-1]

    @property
    def id(self) -> int:
        return int(self.member.id)

    async def type(self, command: str, **options: Any) -> Any:
        """Send a slash command and show its private answer on the screen."""
        done = await self.member.slash(self.channel, command, **options)
        self.screen = done.response
        return done

    async def type_outside(self, command: str, place: str = "", **options: Any) -> Any:
        """Send a slash command in a direct message to the bot, or in a group chat or server where it is not."""
        if place:
            ELSEWHERE[self.id] = place
        try:
            done = await self.member.user.slash(command, **options)
        finally:
            ELSEWHERE.pop(self.id, None)
        self.screen = done.response
        return done

    async def press_outside(self, verb: str, place: str = "") -> Any:
        """Press the button with this verb on the screen, at the same place as the command before."""
        if place:
            ELSEWHERE[self.id] = place
        try:
            done = await self.member.user.click(self.screen, custom_id=found(self.screen, verb))
        finally:
            ELSEWHERE.pop(self.id, None)
        self._seen(done)
        return done

    async def press(self, verb: str, message: Any = None) -> Any:
        """Press the button with this verb: on the given message, else on the screen."""
        on = message or self.screen
        done = await self.member.click(on, custom_id=found(on, verb))
        self._seen(done)
        return done

    async def leave_setup(self) -> Any:
        """Leave the set-up to the bot: all of it, or what is still to be chosen."""
        ways = [key for key in keys(self.screen) if ":wish:" in key]
        whole = (key for key in ways if key.endswith(":wish:all"))
        return await self.press(next(whole, ways[0]).split(":", 3)[-1])

    async def press_letter(self, verb: str) -> Any:
        """Press the button with this verb on the bot's last direct message."""
        user = self.member.user
        on = user.dm_channel.history()[-1]
        done = await user.click(on, custom_id=found(on, verb))
        self._seen(done)
        return done

    async def choose(self, verb: str, *values: str) -> Any:
        """Choose from the list with this verb on the screen."""
        done = await self.member.select(self.screen, list(values), custom_id=found(self.screen, verb))
        self._seen(done)
        return done

    async def fill(self, verb: str, **fields: str) -> Any:
        """Press a button that opens a form, and submit the form."""
        opened = await self._open_form(found(self.screen, verb))
        done = await self.member.submit_modal(opened, fields)
        self._seen(done)
        return done

    async def look_into_forms(self, message: Any = None) -> list[str]:
        """Open every form that a message, else the screen, leads to, and submit none. Returns their texts."""
        on = message or self.screen
        forms = [key for key in keys(on) if (route := find_route(key.partition("#")[0])) and route.form]
        before = len(self.read)
        for key in forms:
            await self._open_form(key, on)
        return self.read[before:]

    async def _open_form(self, custom_id: str, message: Any = None) -> Any:
        opened = await self.member.click(message or self.screen, custom_id=custom_id)
        self.read.append("\n".join(_texts_of(opened.modal)))
        return opened

    async def forge(self, verb: str, key: str) -> Any:
        """Press the button with this verb on the screen, with a forged custom_id."""
        stored = actors._visible_message(self.member, self.screen)
        old = found(self.screen, verb)
        next(part for each in stored.components for part in _within(each) if part.get("custom_id") == old)[
            "custom_id"
        ] = key
        done = await self.member.click(self.screen, custom_id=key)
        self._seen(done)
        return done

    def _seen(self, done: Any) -> None:
        answer = done.followups[-1] if done.followups else done.response
        if answer is not None:
            self.screen = answer

    @property
    def text(self) -> str:
        return text_of(self.screen)


def everything(message: Any) -> str:
    """Everything in a message, visible or not: texts, labels, options, alt texts, custom ids, file names."""
    shown = [str(part.get(name) or "") for part in parts(message) for name in SHOWN]
    options = [" ".join(map(str, line.values())) for part in parts(message) for line in part.get("options") or ()]
    alts = [item.get("description") or "" for part in parts(message) for item in part.get("items") or ()]
    return "\n".join([message.content or "", *shown, *options, *alts])


def found(message: Any, verb: str) -> str:
    """The custom_id with this verb (`join:green`, `play`)."""
    fits: Callable[[str], bool] = lambda key: f":{verb}" in key  # noqa: E731
    plain = {key: key.partition("#")[0] for key in keys(message)}
    whole = [key for key, said in plain.items() if said.split(":", 3)[-1] == verb]
    exact = [key for key, said in plain.items() if said.endswith(f":{verb}")]
    return next(iter(whole or exact or filter(fits, keys(message))), "") or _missing(message, verb)


def _texts_of(form: Any) -> Iterator[str]:
    """All text of a form: its title, its labels, what stands in its fields or behind them."""
    if isinstance(form, dict):
        yield from (
            str(form[name]) for name in ("title", "label", "description", "placeholder", "value") if form.get(name)
        )
    for inner in form.values() if isinstance(form, dict) else form:
        if isinstance(inner, dict | list):
            yield from _texts_of(inner)


def _missing(message: Any, verb: str) -> str:
    raise AssertionError(f"nothing here does {verb!r}: {keys(message)}\n{text_of(message)}")
