"""The API of a person's page: actions as JSON objects, answered by JSON objects."""

import base64
import binascii
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bot.local_discord.loopback import Loopback
from bot.local_discord.people import LANGUAGES, LONGEST_NAME, LocalPerson
from bot.local_discord.player_actions import Answer, NotPossible, PlayerActions
from bot.local_discord.world import GUILD

FORM_SECONDS = 15 * 60
MOST_ROOMS = 20


class UnknownAction(Exception):
    """The page sent an unknown or incomplete action."""


class PageApi:
    """Performs the actions of all pages. `forms` are the open forms: their person, the time, and the answer.

    Each action takes the person and the JSON object that the page sent.
    """

    def __init__(self, loopback: Loopback) -> None:
        self.loopback, self.world = loopback, loopback.world
        self.forms: dict[str, tuple[int, float, Answer]] = {}

    async def perform(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        """Perform an action. The answer has `error`, `gone`, `failed`, `modal`, `choices`, `room` or nothing.

        Raises UnknownAction.
        """
        kind = data.get("kind")
        action = _ACTIONS.get(kind) if isinstance(kind, str) else None
        if action is None:
            raise UnknownAction
        try:
            return await action(self, person, data)
        except NotPossible as error:
            return {"error": str(error), "gone": data["kind"] in _PRESSES}
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise UnknownAction from error

    async def _say(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        text = _text(data["text"]).strip()
        if not 0 < len(text) <= 2000:
            raise NotPossible("A message has 1 to 2,000 characters.")
        channel = int(data["channel"])
        message = await self._player(person).say(channel, text)
        person.read[channel] = message.id
        return {}

    async def _slash(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        options = {str(name): _option(value) for name, value in dict(data["options"]).items()}
        answer = await self._player(person).slash(int(data["channel"]), _text(data["command"]), **options)
        return self._result(person, answer)

    async def _autocomplete(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        filled = {str(name): value for name, value in dict(data["options"]).items() if not isinstance(value, dict)}
        words = _text(data["command"]), _text(data["option"]), _text(data["text"])
        answer = await self._player(person).autocomplete(int(data["channel"]), *words, **filled)
        return {"choices": answer.choices} if answer.answered else {"failed": True}

    async def _click(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        channel, message = int(data["channel"]), int(data["message"])
        return self._result(person, await self._player(person).click(channel, message, _text(data["custom_id"])))

    async def _select(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        channel, message, values = int(data["channel"]), int(data["message"]), [_text(one) for one in data["values"]]
        return self._result(
            person, await self._player(person).select(channel, message, _text(data["custom_id"]), values)
        )

    async def _submit(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        owner, _, form = self.forms.get(_text(data["form"]), (0, 0.0, Answer(False)))
        if owner != person.id:
            raise NotPossible("This form is no longer open.")
        values = {str(id): _field(value) for id, value in dict(data["values"]).items()}
        answer = await self._player(person).submit(form, values)
        del self.forms[_text(data["form"])]
        return self._result(person, answer)

    async def _read(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        channel, last = int(data["channel"]), int(data["message"])
        person.read[channel] = max(last, person.read.get(channel, 0))
        self.loopback.on_change()
        return {}

    async def _dismiss(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        message = self.world.messages.get(int(data["channel"]), {}).get(int(data["message"]))
        if message is not None and message.is_ephemeral and message.visible_to(person.id):
            person.dismissed.add(message.id)
            self.loopback.on_change()
        return {}

    async def _room(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        name = "-".join(_text(data["name"]).casefold().split())
        if not 0 < len(name) <= LONGEST_NAME or len(self.world.guilds[GUILD].channel_ids) >= MOST_ROOMS:
            raise NotPossible("A channel has a name of 1 to 32 characters, and the server at most 20 of them.")
        return {"room": str(self.world.open_room(name).id)}

    async def _language(self, person: LocalPerson, data: dict[str, Any]) -> dict[str, Any]:
        if (language := _text(data["language"])) in LANGUAGES:
            self.loopback.set_language(person, language)
        return {}

    def _player(self, person: LocalPerson) -> PlayerActions:
        return PlayerActions(self.world, person.id)

    def _result(self, person: LocalPerson, answer: Answer) -> dict[str, Any]:
        """The JSON for the page about the bot's answer to an interaction; a form is stored until it is sent."""
        if not answer.answered:
            return {"failed": True}
        if answer.modal is None:
            return {}
        now = time.monotonic()
        self.forms = {key: form for key, form in self.forms.items() if now - form[1] < FORM_SECONDS}
        handle = secrets.token_urlsafe(12)
        self.forms[handle] = (person.id, now, answer)
        return {"modal": answer.modal, "form": handle}


Action = Callable[[PageApi, LocalPerson, dict[str, Any]], Awaitable[dict[str, Any]]]
_ACTIONS: dict[str, Action] = {
    "say": PageApi._say,
    "slash": PageApi._slash,
    "autocomplete": PageApi._autocomplete,
    "click": PageApi._click,
    "select": PageApi._select,
    "submit": PageApi._submit,
    "read": PageApi._read,
    "dismiss": PageApi._dismiss,
    "language": PageApi._language,
    "room": PageApi._room,
}

_PRESSES = {"click", "select", "submit"}
"""Actions that fail if the message has changed since the page drew it: the page explains that in its own words."""


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("a text belongs here")
    return value


def _option(value: Any) -> Any:
    return _file(value) if isinstance(value, dict) else value


def _field(value: Any) -> Any:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [_file(item) for item in value]
    return value


def _file(data: dict[str, Any]) -> tuple[str, bytes]:
    try:
        return _text(data["name"]), base64.b64decode(data["data"], validate=True)
    except binascii.Error as error:
        raise NotPossible("The file did not arrive whole.") from error
