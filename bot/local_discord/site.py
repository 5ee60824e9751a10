"""The web pages of the local Discord: the start page, a page for each person, their actions and files."""

import json
import secrets
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.local_discord import visibility
from bot.local_discord.feed import Feed, page_json
from bot.local_discord.loopback import ID, Loopback
from bot.local_discord.origin_check import need_own_origin
from bot.local_discord.page_api import PageApi, UnknownAction
from bot.local_discord.people import LANGUAGES, LocalPerson, NotAdded

WEB = Path(__file__).parent / "web"
_PICTURES = {"image/png", "image/jpeg", "image/webp", "image/gif"}
DEEPEST, LARGEST = 8, 2**64
"""How deeply the JSON of a page is nested at most, and what its numbers stay below."""
_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Site:
    """Serves the pages of one loopback Discord; give `routes` to `Loopback.start`."""

    def __init__(self, loopback: Loopback) -> None:
        self.loopback, self.world, self.people = loopback, loopback.world, loopback.people
        self.feeds: list[Feed] = []
        self.api = PageApi(loopback)

    @property
    def address(self) -> str:
        """The address of the start page, with the host's secret."""
        return f"{self.loopback.address}/host/{self.people.host_key}/"

    def link(self, person: LocalPerson) -> str:
        """The secret address of one person's page."""
        return f"{self.loopback.address}/p/{person.key}/"

    def routes(self, app: web.Application) -> None:
        add = app.router
        add.add_get("/", self.landing_page)
        add.add_get("/look/{name}", self.asset)
        add.add_get("/host/{host}/", self.start_page)
        add.add_get("/host/{host}/people", self.list_people)
        add.add_post("/host/{host}/people", self.add_person)
        for base in ("/p/{key}", f"/host/{{host}}/as/{{id:{ID}}}"):
            add.add_get(base + "/", self.page)
            add.add_get(base + "/live", self.live)
            add.add_post(base + "/act", self.act)
            add.add_get(base + f"/history/{{channel:{ID}}}/{{before:{ID}}}", self.history)
            add.add_get(base + f"/emoji/{{emoji:{ID}}}", self.emoji)
            add.add_get(base + f"/file/{{channel:{ID}}}/{{attachment:{ID}}}/{{name}}", self.file)
        app.on_shutdown.append(self._close_feeds)

    async def _close_feeds(self, _: web.Application) -> None:
        for feed in list(self.feeds):
            await feed.close()

    # -- who sent a request

    def _is_host(self, request: web.Request) -> bool:
        return secrets.compare_digest(request.match_info.get("host", "").encode(), self.people.host_key.encode())

    def _person(self, request: web.Request) -> LocalPerson:
        key = request.match_info.get("key")
        if key is not None:
            person = self.people.with_key(key)
        else:
            person = self.people.with_id(int(request.match_info["id"])) if self._is_host(request) else None
        if person is None:
            raise web.HTTPNotFound(text="There is nobody at this address. Use a link of the table that is open now.\n")
        return person

    def _require_host(self, request: web.Request) -> None:
        if not self._is_host(request):
            raise web.HTTPNotFound(text="Use the address that the program has printed.\n")

    # -- pages

    async def landing_page(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(WEB / "doorstep.html")

    async def asset(self, request: web.Request) -> web.StreamResponse:
        path = WEB / request.match_info["name"]
        if path.parent != WEB or path.suffix not in _TYPES or not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers={"Content-Type": _TYPES[path.suffix], "Cache-Control": "no-cache"})

    async def start_page(self, request: web.Request) -> web.StreamResponse:
        self._require_host(request)
        return web.FileResponse(WEB / "start.html")

    async def page(self, request: web.Request) -> web.StreamResponse:
        self._set_missing_language(request, self._person(request))
        return web.FileResponse(WEB / "table.html")

    def _set_missing_language(self, request: web.Request, person: LocalPerson) -> None:
        if person.language is None:
            self.loopback.set_language(person, _browser_language(request, self.people.language or "en"))

    # -- requests of the start page

    async def list_people(self, request: web.Request) -> web.Response:
        self._require_host(request)
        return self._people(request)

    def _people(self, request: web.Request, **more: Any) -> web.Response:
        """Everybody, and the language of the start page: that which the host has chosen there, else the browser's."""
        people = [{"id": str(one.id), "name": one.name, "link": self.link(one)} for one in self.people.those]
        language = self.people.language or _browser_language(request, "en")
        return _json({"people": people, "language": language, **more})

    async def add_person(self, request: web.Request) -> web.Response:
        self._require_host(request)
        need_own_origin(request)
        data = await _read_json(request)
        language, name = data.get("language"), data.get("name", "")
        if isinstance(language, str) and language in LANGUAGES:
            self.loopback.set_server_language(language)
            return self._people(request)
        if not isinstance(name, str):
            raise web.HTTPBadRequest(text="A name is a text.\n")
        try:
            self.loopback.seat(name)
        except NotAdded as error:
            return self._people(request, error=str(error))
        return self._people(request)

    # -- requests of a person's page

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
        person, path = self._person(request), request.match_info
        return _json(visibility.history(self.world, person, int(path["channel"]), int(path["before"])))

    async def file(self, request: web.Request) -> web.StreamResponse:
        person, parts = self._person(request), request.match_info
        attachment = self._attachment(person, int(parts["channel"]), parts["attachment"])
        path = self.loopback.attachments.path(int(parts["attachment"]))
        if attachment is None or not path.is_file():
            raise web.HTTPNotFound
        inline = attachment["content_type"] in _PICTURES and "download" not in request.query
        kind = attachment["content_type"] if inline else "application/octet-stream"
        headers = {"Content-Type": kind, "Content-Disposition": _disposition(inline, attachment)}
        return web.FileResponse(path, headers=headers)

    async def emoji(self, request: web.Request) -> web.StreamResponse:
        """The picture of one of the application's emoji, which everybody may see."""
        self._person(request)
        emoji = int(request.match_info["emoji"])
        path = self.loopback.attachments.path(emoji)
        if emoji not in self.world.application_emojis or not path.is_file():
            raise web.HTTPNotFound
        headers = {"Content-Type": "image/png", "Cache-Control": "max-age=86400"}
        return web.FileResponse(path, headers=headers)

    def _attachment(self, person: LocalPerson, channel: int, id: str) -> dict[str, Any] | None:
        for message in self.world.messages.get(channel, {}).values():
            for attachment in message.attachments:
                if attachment["id"] == id and visibility.can_see(self.world, person, message):
                    return attachment
        return None

    async def act(self, request: web.Request) -> web.Response:
        """Perform an action, sent and answered as JSON (see PageApi)."""
        person = self._person(request)
        need_own_origin(request)
        data = await _read_json(request)
        try:
            return _json(await self.api.perform(person, data))
        except UnknownAction as error:
            raise web.HTTPBadRequest(text="This action is unknown or incomplete.\n") from error


def _browser_language(request: web.Request, otherwise: str) -> str:
    """The first language that the browser asks for, if it is supported; else `otherwise`."""
    language = request.headers.get("Accept-Language", "")[:2].casefold()
    return language if language in LANGUAGES else otherwise


def _json(data: Any) -> web.Response:
    return web.Response(text=page_json(data), content_type="application/json")


async def _read_json(request: web.Request) -> dict[str, Any]:
    """The JSON object of a request; raises HTTPBadRequest."""
    try:
        data = json.loads(await request.text())
        _require_plain(data)
    except (ValueError, LookupError, RecursionError) as error:
        raise web.HTTPBadRequest(text="This is not JSON that the table understands.\n") from error
    if not isinstance(data, dict):
        raise web.HTTPBadRequest(text="This is not a JSON object.\n")
    return data


def _require_plain(data: Any, depth: int = 0) -> None:
    """Raises ValueError for what no page sends: deep nesting, numbers beyond an id, half of a character."""
    if depth > DEEPEST:
        raise ValueError("nested too deeply")
    if isinstance(data, str):
        data.encode()
    elif isinstance(data, int | float) and not abs(data) < LARGEST:
        raise ValueError("no such number")
    elif isinstance(data, list | dict):
        for part in data.items() if isinstance(data, dict) else data:
            for one in part if isinstance(part, tuple) else (part,):
                _require_plain(one, depth + 1)


def _disposition(inline: bool, attachment: dict[str, Any]) -> str:
    safe = (char if char.isascii() and (char.isalnum() or char in "._-") else "_" for char in attachment["filename"])
    name = "".join(safe)
    return f'{"inline" if inline else "attachment"}; filename="{name}"'
