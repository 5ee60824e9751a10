"""The pages of the table: the start page, one page a person, their deeds and their files."""

import base64
import binascii
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.table import sight
from bot.table.deeds import Answer, Deeds, Misplaced
from bot.table.feed import Feed, page_json
from bot.table.guard import need_own_origin
from bot.table.loopback import Loopback
from bot.table.people import LANGUAGES, NotSeated, Person

WEB = Path(__file__).parent / "web"
FORM_SECONDS = 15 * 60
_PICTURES = {"image/png", "image/jpeg", "image/webp", "image/gif"}
_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Site:
    """Serves the pages of one loopback Discord; give `routes` to `Loopback.start`."""

    def __init__(self, loopback: Loopback) -> None:
        self.loopback, self.world, self.people = loopback, loopback.world, loopback.people
        self.feeds: list[Feed] = []
        self.forms: dict[str, tuple[int, float, Answer]] = {}

    @property
    def address(self) -> str:
        """The start page's, with the host's secret."""
        return f"{self.loopback.address}/host/{self.people.host_key}/"

    def link(self, person: Person) -> str:
        """The page of one person, to be given to nobody else."""
        return f"{self.loopback.address}/p/{person.key}/"

    def routes(self, app: web.Application) -> None:
        add = app.router
        add.add_get("/", self.doorstep)
        add.add_get("/look/{name}", self.look)
        add.add_get("/host/{host}/", self.start_page)
        add.add_get("/host/{host}/people", self.list_people)
        add.add_post("/host/{host}/people", self.add_person)
        for base in ("/p/{key}", "/host/{host}/as/{id:\\d+}"):
            add.add_get(base + "/", self.page)
            add.add_get(base + "/live", self.live)
            add.add_post(base + "/act", self.act)
            add.add_get(base + "/history/{channel:\\d+}/{before:\\d+}", self.history)
            add.add_get(base + "/file/{channel:\\d+}/{attachment:\\d+}/{name}", self.file)
        app.on_shutdown.append(self._hang_up)

    async def _hang_up(self, _: web.Application) -> None:
        for feed in list(self.feeds):
            await feed.close()

    # -- who is asking

    def _host(self, request: web.Request) -> bool:
        return secrets.compare_digest(request.match_info.get("host", "").encode(), self.people.host_key.encode())

    def _person(self, request: web.Request) -> Person:
        key = request.match_info.get("key")
        if key is not None:
            person = self.people.with_key(key)
        else:
            person = self.people.with_id(int(request.match_info["id"])) if self._host(request) else None
        if person is None:
            raise web.HTTPNotFound(text="There is nobody at this address. Use a link of the table that is open now.\n")
        return person

    def _need_host(self, request: web.Request) -> None:
        if not self._host(request):
            raise web.HTTPNotFound(text="Use the address that the program has printed.\n")

    # -- pages

    async def doorstep(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(WEB / "doorstep.html")

    async def look(self, request: web.Request) -> web.StreamResponse:
        path = WEB / request.match_info["name"]
        if path.parent != WEB or path.suffix not in _TYPES or not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers={"Content-Type": _TYPES[path.suffix], "Cache-Control": "no-cache"})

    async def start_page(self, request: web.Request) -> web.StreamResponse:
        self._need_host(request)
        return web.FileResponse(WEB / "start.html")

    async def page(self, request: web.Request) -> web.StreamResponse:
        self._greet_in_their_language(request, self._person(request))
        return web.FileResponse(WEB / "table.html")

    def _greet_in_their_language(self, request: web.Request, person: Person) -> None:
        if person.language is None:
            said = request.headers.get("Accept-Language", "")[:2].casefold()
            self.loopback.speak(person, said if said in LANGUAGES else self.people.language)

    # -- the start page's own

    async def list_people(self, request: web.Request) -> web.Response:
        self._need_host(request)
        return self._people()

    def _people(self, **more: Any) -> web.Response:
        those = [{"id": str(one.id), "name": one.name, "link": self.link(one)} for one in self.people.those]
        return _json({"people": those, "language": self.people.language, **more})

    async def add_person(self, request: web.Request) -> web.Response:
        self._need_host(request)
        need_own_origin(request)
        told = await _told(request)
        if told.get("language") in LANGUAGES:
            self.loopback.speak_as_server(str(told["language"]))
            return self._people()
        try:
            self.loopback.seat(str(told.get("name", "")))
        except NotSeated as error:
            return self._people(error=str(error))
        return self._people()

    # -- a person's page

    async def live(self, request: web.Request) -> web.StreamResponse:
        person = self._person(request)
        need_own_origin(request)
        feed = Feed(self.loopback, person, host="host" in request.match_info)
        self.feeds.append(feed)
        try:
            return await feed.run(request)
        finally:
            self.feeds.remove(feed)

    async def history(self, request: web.Request) -> web.Response:
        person, place = self._person(request), request.match_info
        return _json(sight.history(self.world, person, int(place["channel"]), int(place["before"])))

    async def file(self, request: web.Request) -> web.StreamResponse:
        person, place = self._person(request), request.match_info
        attachment = self._attachment(person, int(place["channel"]), place["attachment"])
        path = self.loopback.shelf.path(int(place["attachment"]))
        if attachment is None or not path.is_file():
            raise web.HTTPNotFound
        inline = attachment["content_type"] in _PICTURES and "download" not in request.query
        kind = attachment["content_type"] if inline else "application/octet-stream"
        headers = {"Content-Type": kind, "Content-Disposition": _disposition(inline, attachment)}
        return web.FileResponse(path, headers=headers)

    def _attachment(self, person: Person, channel: int, id: str) -> dict[str, Any] | None:
        for message in self.world.messages.get(channel, {}).values():
            for one in message.attachments:
                if one["id"] == id and sight.can_see(self.world, person, message):
                    return one
        return None

    async def act(self, request: web.Request) -> web.Response:
        """A deed; answers with `error`, `failed`, `modal`, `choices`, or nothing to say."""
        person = self._person(request)
        need_own_origin(request)
        told = await _told(request)
        deed = _DEEDS.get(str(told.get("kind")))
        if deed is None:
            raise web.HTTPBadRequest(text="There is no such deed.\n")
        try:
            return _json(await deed(self, person, told))
        except Misplaced as error:
            return _json({"error": str(error)})
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise web.HTTPBadRequest(text="The deed is not told completely.\n") from error

    # -- deeds

    async def _say(self, person: Person, told: dict[str, Any]) -> dict[str, Any]:
        text = str(told["text"]).strip()
        if not 0 < len(text) <= 2000:
            raise Misplaced("A message has 1 to 2,000 characters.")
        channel = int(told["channel"])
        message = await self._deeds(person).say(channel, text)
        person.read[channel] = message.id
        return {}

    async def _slash(self, person: Person, told: dict[str, Any]) -> dict[str, Any]:
        options = {str(name): _option(value) for name, value in dict(told["options"]).items()}
        answer = await self._deeds(person).slash(int(told["channel"]), str(told["command"]), **options)
        return self._met(person, answer)

    async def _autocomplete(self, person: Person, told: dict[str, Any]) -> dict[str, Any]:
        filled = {str(name): value for name, value in dict(told["options"]).items() if not isinstance(value, dict)}
        words = str(told["command"]), str(told["option"]), str(told["text"])
        answer = await self._deeds(person).autocomplete(int(told["channel"]), *words, **filled)
        return {"choices": answer.choices} if answer.answered else {"failed": True}

    async def _click(self, person: Person, told: dict[str, Any]) -> dict[str, Any]:
        channel, message = int(told["channel"]), int(told["message"])
        return self._met(person, await self._deeds(person).click(channel, message, str(told["custom_id"])))

    async def _select(self, person: Person, told: dict[str, Any]) -> dict[str, Any]:
        channel, message, values = int(told["channel"]), int(told["message"]), list(told["values"])
        return self._met(person, await self._deeds(person).select(channel, message, str(told["custom_id"]), values))

    async def _submit(self, person: Person, told: dict[str, Any]) -> dict[str, Any]:
        owner, _, form = self.forms.get(str(told["form"]), (0, 0.0, Answer(False)))
        if owner != person.id:
            raise Misplaced("This form is no longer open.")
        values = {str(id): _field(value) for id, value in dict(told["values"]).items()}
        answer = await self._deeds(person).submit(form, values)
        del self.forms[str(told["form"])]
        return self._met(person, answer)

    async def _read(self, person: Person, told: dict[str, Any]) -> dict[str, Any]:
        channel, last = int(told["channel"]), int(told["message"])
        person.read[channel] = max(last, person.read.get(channel, 0))
        self.loopback.changed()
        return {}

    async def _dismiss(self, person: Person, told: dict[str, Any]) -> dict[str, Any]:
        message = self.world.messages.get(int(told["channel"]), {}).get(int(told["message"]))
        if message is not None and message.is_ephemeral and message.visible_to(person.id):
            person.dismissed.add(message.id)
            self.loopback.changed()
        return {}

    async def _language(self, person: Person, told: dict[str, Any]) -> dict[str, Any]:
        if told["language"] in LANGUAGES:
            self.loopback.speak(person, told["language"])
            for feed in self.feeds:
                if feed.person is person:
                    feed.begin_again()
        return {}

    def _deeds(self, person: Person) -> Deeds:
        return Deeds(self.world, person.id)

    def _met(self, person: Person, answer: Answer) -> dict[str, Any]:
        if not answer.answered:
            return {"failed": True}
        if answer.modal is None:
            return {}
        now = time.monotonic()
        self.forms = {key: one for key, one in self.forms.items() if now - one[1] < FORM_SECONDS}
        handle = secrets.token_urlsafe(12)
        self.forms[handle] = (person.id, now, answer)
        return {"modal": answer.modal, "form": handle}


Deed = Callable[[Site, Person, dict[str, Any]], Awaitable[dict[str, Any]]]
_DEEDS: dict[str, Deed] = {
    "say": Site._say,
    "slash": Site._slash,
    "autocomplete": Site._autocomplete,
    "click": Site._click,
    "select": Site._select,
    "submit": Site._submit,
    "read": Site._read,
    "dismiss": Site._dismiss,
    "language": Site._language,
}


def _json(data: Any) -> web.Response:
    return web.Response(text=page_json(data), content_type="application/json")


async def _told(request: web.Request) -> dict[str, Any]:
    try:
        told = json.loads(await request.text())
    except ValueError as error:
        raise web.HTTPBadRequest(text="The deed is not JSON.\n") from error
    if not isinstance(told, dict):
        raise web.HTTPBadRequest(text="The deed is not told completely.\n")
    return told


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


def _disposition(inline: bool, attachment: dict[str, Any]) -> str:
    name = "".join(one if one.isascii() and (one.isalnum() or one in "._-") else "_" for one in attachment["filename"])
    return f'{"inline" if inline else "attachment"}; filename="{name}"'
