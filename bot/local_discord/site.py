"""The pages of the table: the start page, one page a person, their deeds and their files."""

import json
import secrets
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.local_discord import visibility
from bot.local_discord.feed import Feed, page_json
from bot.local_discord.loopback import Loopback
from bot.local_discord.origin_check import need_own_origin
from bot.local_discord.page_api import Acts, NoSuchDeed
from bot.local_discord.people import LANGUAGES, LocalPerson, NobodyAtTheDesk

WEB = Path(__file__).parent / "web"
_PICTURES = {"image/png", "image/jpeg", "image/webp", "image/gif"}
_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class Site:
    """Serves the pages of one loopback Discord; give `routes` to `Loopback.start`."""

    def __init__(self, loopback: Loopback) -> None:
        self.loopback, self.world, self.people = loopback, loopback.world, loopback.people
        self.feeds: list[Feed] = []
        self.acts = Acts(loopback)

    @property
    def address(self) -> str:
        """The start page's, with the host's secret."""
        return f"{self.loopback.address}/host/{self.people.host_key}/"

    def link(self, person: LocalPerson) -> str:
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

    def _person(self, request: web.Request) -> LocalPerson:
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
        if self.people.language is None:
            self.loopback.speak_as_server(_preferred_language(request, "en"))
        return web.FileResponse(WEB / "start.html")

    async def page(self, request: web.Request) -> web.StreamResponse:
        self._greet_in_their_language(request, self._person(request))
        return web.FileResponse(WEB / "table.html")

    def _greet_in_their_language(self, request: web.Request, person: LocalPerson) -> None:
        if person.language is None:
            self.loopback.speak(person, _preferred_language(request, self.people.language or "en"))

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
        told = await _text(request)
        if told.get("language") in LANGUAGES:
            self.loopback.speak_as_server(str(told["language"]))
            return self._people()
        try:
            self.loopback.seat(str(told.get("name", "")))
        except NobodyAtTheDesk as error:
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
        return _json(visibility.history(self.world, person, int(place["channel"]), int(place["before"])))

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

    def _attachment(self, person: LocalPerson, channel: int, id: str) -> dict[str, Any] | None:
        for message in self.world.messages.get(channel, {}).values():
            for one in message.attachments:
                if one["id"] == id and visibility.can_see(self.world, person, message):
                    return one
        return None

    async def act(self, request: web.Request) -> web.Response:
        """A deed, told and answered in JSON (see Acts)."""
        person = self._person(request)
        need_own_origin(request)
        told = await _text(request)
        try:
            return _json(await self.acts.perform(person, told))
        except NoSuchDeed as error:
            raise web.HTTPBadRequest(text="There is no such deed, or it is not told completely.\n") from error


def _preferred_language(request: web.Request, otherwise: str) -> str:
    """The first language that the reader's browser asks for, if we speak it."""
    said = request.headers.get("Accept-Language", "")[:2].casefold()
    return said if said in LANGUAGES else otherwise


def _json(data: Any) -> web.Response:
    return web.Response(text=page_json(data), content_type="application/json")


async def _text(request: web.Request) -> dict[str, Any]:
    try:
        told = json.loads(await request.text())
    except ValueError as error:
        raise web.HTTPBadRequest(text="The deed is not JSON.\n") from error
    if not isinstance(told, dict):
        raise web.HTTPBadRequest(text="The deed is not told completely.\n")
    return told


def _disposition(inline: bool, attachment: dict[str, Any]) -> str:
    name = "".join(one if one.isascii() and (one.isalnum() or one in "._-") else "_" for one in attachment["filename"])
    return f'{"inline" if inline else "attachment"}; filename="{name}"'
