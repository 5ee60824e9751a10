"""What a person's page may ask to be done, told in JSON and answered in JSON."""

import base64
import binascii
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bot.local_discord.loopback import Loopback
from bot.local_discord.people import LANGUAGES, LONGEST_NAME, LocalPerson
from bot.local_discord.player_actions import Answer, Deeds, Misplaced
from bot.local_discord.world import GUILD

FORM_SECONDS = 15 * 60
MOST_ROOMS = 20


class NoSuchDeed(Exception):
    """The page asked for something unknown, or did not tell it completely."""


class Acts:
    """Does the deeds of one table's pages; keeps the forms that are open on them."""

    def __init__(self, loopback: Loopback) -> None:
        self.loopback, self.world = loopback, loopback.world
        self.forms: dict[str, tuple[int, float, Answer]] = {}

    async def perform(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        """Answers with `error`, `gone`, `failed`, `modal`, `choices`, `room`, or nothing to say. Raises NoSuchDeed."""
        deed = _DEEDS.get(str(told.get("kind")))
        if deed is None:
            raise NoSuchDeed
        try:
            return await deed(self, person, told)
        except Misplaced as error:
            return {"error": str(error), "gone": told["kind"] in _PRESSES}
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise NoSuchDeed from error

    async def _say(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        text = str(told["text"]).strip()
        if not 0 < len(text) <= 2000:
            raise Misplaced("A message has 1 to 2,000 characters.")
        channel = int(told["channel"])
        message = await self._deeds(person).say(channel, text)
        person.read[channel] = message.id
        return {}

    async def _slash(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        options = {str(name): _option(value) for name, value in dict(told["options"]).items()}
        answer = await self._deeds(person).slash(int(told["channel"]), str(told["command"]), **options)
        return self._met(person, answer)

    async def _autocomplete(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        filled = {str(name): value for name, value in dict(told["options"]).items() if not isinstance(value, dict)}
        words = str(told["command"]), str(told["option"]), str(told["text"])
        answer = await self._deeds(person).autocomplete(int(told["channel"]), *words, **filled)
        return {"choices": answer.choices} if answer.answered else {"failed": True}

    async def _click(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        channel, message = int(told["channel"]), int(told["message"])
        return self._met(person, await self._deeds(person).click(channel, message, str(told["custom_id"])))

    async def _select(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        channel, message, values = int(told["channel"]), int(told["message"]), list(told["values"])
        return self._met(person, await self._deeds(person).select(channel, message, str(told["custom_id"]), values))

    async def _submit(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        owner, _, form = self.forms.get(str(told["form"]), (0, 0.0, Answer(False)))
        if owner != person.id:
            raise Misplaced("This form is no longer open.")
        values = {str(id): _field(value) for id, value in dict(told["values"]).items()}
        answer = await self._deeds(person).submit(form, values)
        del self.forms[str(told["form"])]
        return self._met(person, answer)

    async def _read(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        channel, last = int(told["channel"]), int(told["message"])
        person.read[channel] = max(last, person.read.get(channel, 0))
        self.loopback.on_change()
        return {}

    async def _dismiss(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        message = self.world.messages.get(int(told["channel"]), {}).get(int(told["message"]))
        if message is not None and message.is_ephemeral and message.visible_to(person.id):
            person.dismissed.add(message.id)
            self.loopback.on_change()
        return {}

    async def _room(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        name = "-".join(str(told["name"]).casefold().split())
        if not 0 < len(name) <= LONGEST_NAME or len(self.world.guilds[GUILD].channel_ids) >= MOST_ROOMS:
            raise Misplaced("A channel has a name of 1 to 32 characters, and the server at most 20 of them.")
        return {"room": str(self.world.open_room(name).id)}

    async def _language(self, person: LocalPerson, told: dict[str, Any]) -> dict[str, Any]:
        if told["language"] in LANGUAGES:
            self.loopback.speak(person, told["language"])
        return {}

    def _deeds(self, person: LocalPerson) -> Deeds:
        return Deeds(self.world, person.id)

    def _met(self, person: LocalPerson, answer: Answer) -> dict[str, Any]:
        if not answer.answered:
            return {"failed": True}
        if answer.modal is None:
            return {}
        now = time.monotonic()
        self.forms = {key: one for key, one in self.forms.items() if now - one[1] < FORM_SECONDS}
        handle = secrets.token_urlsafe(12)
        self.forms[handle] = (person.id, now, answer)
        return {"modal": answer.modal, "form": handle}


Deed = Callable[[Acts, LocalPerson, dict[str, Any]], Awaitable[dict[str, Any]]]
_DEEDS: dict[str, Deed] = {
    "say": Acts._say,
    "slash": Acts._slash,
    "autocomplete": Acts._autocomplete,
    "click": Acts._click,
    "select": Acts._select,
    "submit": Acts._submit,
    "read": Acts._read,
    "dismiss": Acts._dismiss,
    "language": Acts._language,
    "room": Acts._room,
}

# A press on something that has changed since it was drawn is nobody's mistake; the page says so in its own words.
_PRESSES = {"click", "select", "submit"}


def _option(value: Any) -> Any:
    return _file(value) if isinstance(value, dict) else value


def _field(value: Any) -> Any:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [_file(one) for one in value]
    return value


def _file(told: dict[str, Any]) -> tuple[str, bytes]:
    try:
        return str(told["name"]), base64.b64decode(told["data"], validate=True)
    except binascii.Error as error:
        raise Misplaced("The file did not arrive whole.") from error
