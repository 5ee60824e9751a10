"""A loopback Discord in one folder: its world, its people and its server on 127.0.0.1."""

import asyncio
import base64
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord
from aiohttp import web

from bot.local_discord import redirect
from bot.local_discord.attachments import Attachments
from bot.local_discord.gateway import Gateway, gateway_at
from bot.local_discord.origin_check import guard, harden
from bot.local_discord.people import LANGUAGES, LocalPeople, LocalPerson, dump_people, load_people
from bot.local_discord.player_actions import PlayerActions
from bot.local_discord.rest import API, Rest
from bot.local_discord.world import BOT, GUILD, World, WorldChange
from bot.local_discord.world_file import DamagedWorld, Nonce, dump, load, pictures, set_aside, write

log = logging.getLogger(__name__)

SERVER, BOT_NAME, ROOM = "Risk table", "Game Master", "risk"
SAVE_SECONDS = 0.3
ID = "[0-9]{1,20}"
"""The form of an id in an address."""
REQUEST_LIMIT = 32 * 2**20


class Loopback:
    """A Discord server on this machine, stored in the folder `home`.

    Bots of this process or of another connect with `token` to `api` and `gateway` (`environment()` has all three).
    People act through `player(name)`. `trouble` has one line for each file that could not be read at the start.
    """

    def __init__(self, home: Path) -> None:
        self.home = home
        self.attachments = Attachments(home / "pictures")
        self.trouble: list[str] = []
        self.people = self._read_people()
        self.world, nonces = self._read_world()
        self._sync_people()
        self.rest = Rest(self.world, self.token, nonces)
        self.gateway_server = Gateway(self.world, self.token)
        self.port = 0
        self.closing: list[Callable[[], None]] = []
        self._dirty = asyncio.Event()
        self._saver: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[None] | None = None
        self._runner: web.AppRunner | None = None
        self.world.watchers.append(self._note)

    # -- addresses

    @property
    def token(self) -> str:
        """The token with which the bot signs in, in the form of a real one."""
        id = base64.urlsafe_b64encode(str(BOT).encode()).decode().rstrip("=")
        return f"{id}.{self.people.bot_secret[:6]}.{self.people.bot_secret[6:]}"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def api(self) -> str:
        return self.address + API

    @property
    def gateway(self) -> str:
        return gateway_at(f"127.0.0.1:{self.port}")

    def environment(self) -> dict[str, str]:
        """The environment variables with which a bot of another process connects here (`discord_from_environment`)."""
        return {redirect.API_VARIABLE: self.api, redirect.GATEWAY_VARIABLE: self.gateway, "DISCORD_TOKEN": self.token}

    # -- people

    def player(self, name: str) -> PlayerActions:
        """The actions of the person of this name."""
        return PlayerActions(self.world, self.people.person_named(name).id)

    def seat(self, name: str) -> LocalPerson:
        """Add a person. Raises NotAdded."""
        person = self.people.add(name)
        self._sync_people()
        self.on_change()
        return person

    def set_language(self, person: LocalPerson, language: str) -> None:
        """Set the language of one person's client: `en` or `fr`."""
        person.language = language
        self._sync_people()
        self.world.tell(WorldChange("language", person=person.id))

    def set_server_language(self, language: str) -> None:
        """Set the language of the server, and of everybody whose browser speaks neither."""
        self.people.language = language
        self.world.guilds[GUILD].preferred_locale = LANGUAGES[language]
        self.on_change()

    def _sync_people(self) -> None:
        """Add all people to the world, with their languages."""
        for number, person in enumerate(self.people.those):
            self.world.seat_person(person.id, person.name, host=number == 0)
            self.world.locales[person.id] = person.locale

    # -- start and stop

    async def start(self, port: int = 0, routes: Callable[[web.Application], None] | None = None) -> None:
        """Listen on 127.0.0.1, on `port` or, if that is 0 or taken, on a free one; `routes` adds pages."""
        app = web.Application(client_max_size=REQUEST_LIMIT, middlewares=[guard])
        app.on_response_prepare.append(harden)
        app.router.add_get("/gateway", self.gateway_server.connect)
        app.router.add_route("*", API + "/{path:.*}", self.rest.answer)
        app.router.add_get(f"/cdn/{self.people.bot_secret}/attachments/{{channel}}/{{id:{ID}}}/{{name}}", self._file)
        if routes:
            routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        self.port = await _listen(self._runner, port)
        self.rest.cdn = self.gateway_server.cdn = f"{self.address}/cdn/{self.people.bot_secret}"
        self.save()
        self._saver = asyncio.create_task(self._save_changes())

    async def stop(self) -> None:
        """Close all connections, stop listening, and save."""
        for close in self.closing:
            close()
        await self.gateway_server.close()
        if self._runner:
            await self._runner.cleanup()
        if self._saver:
            self._saver.cancel()
            # wait for a write in progress: it could overwrite the final one below
            await asyncio.gather(*filter(None, (self._saver, self._writing)), return_exceptions=True)
        self.save()

    @contextlib.asynccontextmanager
    async def connect(self, bot: discord.Client) -> AsyncIterator[asyncio.Task[None]]:
        """Run `bot` as an ordinary client of this Discord within the block; yields its task once it is ready."""
        with redirect.discord_at(self.api, self.gateway):
            async with bot:
                running = asyncio.create_task(bot.start(self.token))
                ready = asyncio.create_task(bot.wait_until_ready())
                try:
                    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
                    if running.done():
                        running.result()
                    yield running
                finally:
                    ready.cancel()
                    await bot.close()
                    await asyncio.gather(running, ready, return_exceptions=True)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        path = self.attachments.path(int(request.match_info["id"]))
        if not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path)

    # -- saving and loading

    def _read_people(self) -> LocalPeople:
        path = self.home / "people.json"
        try:
            return load_people(path.read_bytes())
        except FileNotFoundError:
            return LocalPeople()
        except ValueError as error:
            self._set_aside(path, error, "everybody has a new link")
            return LocalPeople()

    def _read_world(self) -> tuple[World, list[Nonce]]:
        path = self.home / "world.json"
        world = World(self.attachments)
        try:
            return world, load(world, path.read_bytes())
        except FileNotFoundError:
            pass
        except DamagedWorld as error:
            self._set_aside(path, error, "the channels begin empty; the games themselves are kept elsewhere")
            world = World(self.attachments)
        world.fill(SERVER, BOT_NAME, ROOM)
        return world, []

    def _set_aside(self, path: Path, error: Exception, consequence: str) -> None:
        kept = set_aside(path)
        self.trouble.append(f"{path.name} cannot be used ({error}); it is kept as {kept.name}, and {consequence}.")
        log.warning("%s", self.trouble[-1])

    def _note(self, change: WorldChange) -> None:
        self._dirty.set()

    def on_change(self) -> None:
        """Save soon, after a change that is not one of the world."""
        self._dirty.set()

    def save(self) -> None:
        """Write everything now, and delete pictures that no message shows any more."""
        self._dirty.clear()
        write(self.home / "world.json", dump(self.world, self.rest.nonces))
        write(self.home / "people.json", dump_people(self.people))
        self.attachments.keep_only(pictures(self.world))

    async def _save_changes(self) -> None:
        while True:
            await self._dirty.wait()
            await asyncio.sleep(SAVE_SECONDS)
            self._dirty.clear()
            world, people = dump(self.world, self.rest.nonces), dump_people(self.people)
            wanted = pictures(self.world)
            self._writing = asyncio.create_task(asyncio.to_thread(self._write, world, people))
            await asyncio.shield(self._writing)
            self.attachments.keep_only(wanted | pictures(self.world))

    def _write(self, world: bytes, people: bytes) -> None:
        try:
            write(self.home / "world.json", world)
            write(self.home / "people.json", people)
        except OSError as error:
            log.error("the table could not be saved in %s: %s", self.home, error.strerror)


async def _listen(runner: web.AppRunner, port: int) -> int:
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
    except OSError:
        if port == 0:
            raise
        await web.TCPSite(runner, "127.0.0.1", 0).start()
    return int(runner.addresses[0][1])
