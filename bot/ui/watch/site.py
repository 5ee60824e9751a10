"""What readers reach over HTTP: the page of a watched game, and the stream of its news. Nothing else is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial

from aiohttp import web

from bot.logs import error_summary
from bot.ui.watch.games import CannotOpen, WatchedGame, WatchedGames
from renders import page_policy

log = logging.getLogger(__name__)

MOST_READERS = 1000
"""How many requests are answered at the same time, open streams included; the next one gets 503."""
SLOW = 10.0
"""Seconds that a reader may take for a piece of news before the stream is cut off; it then connects again."""
PAGE_SLOW = 60.0
"""Seconds that a reader may take for the page before it is cut off."""
HEARTBEAT = 20.0
"""Seconds after which a stream without news sends a line that means nothing, so that nobody takes it for dead."""
TOKEN = "[A-Za-z0-9_-]{22}"
OVER = b"event: over\ndata: {}\n\n"
"""The last news of a game that is over."""
GONE = b"event: gone\ndata: {}\n\n"
"""The last news of an address that is taken back."""
_HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
_NOTHING = "default-src 'none'"
_STREAM = {"Content-Type": "text/event-stream", "X-Accel-Buffering": "no", "Content-Security-Policy": _NOTHING}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class WatchSite:
    """Serves the games whose tables are in `tables`, by their tokens."""

    def __init__(self, games: WatchedGames, tables: Mapping[str, int]) -> None:
        self._games, self._tables = games, tables
        self._answering = 0

    def app(self) -> web.Application:
        """The application: two routes."""
        app = web.Application(middlewares=[self._limit])
        app.router.add_get(f"/w/{{token:{TOKEN}}}", self._page)
        app.router.add_get(f"/w/{{token:{TOKEN}}}/live", self._stream, allow_head=False)
        return app

    def runner(self) -> web.AppRunner:
        """What serves the application. Whoever leaves is noticed at once, and their handler cancelled."""
        return _Runner(self.app(), access_log=None, logger=_Kinds(log), handler_cancellation=True, shutdown_timeout=0.1)

    @web.middleware
    async def _limit(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer so many at a time, and no more; of an error the log has its kind and place alone."""
        if self._answering >= MOST_READERS:
            raise web.HTTPServiceUnavailable(text="Too many people are watching. Try again later.\n", headers=_LATER)
        self._answering += 1
        try:
            return await handler(request)
        except (web.HTTPException, ConnectionError):
            raise
        except Exception as error:
            log.error("a reader was not answered: %s", error_summary(error))
            raise web.HTTPInternalServerError(text="This does not work at the moment.\n") from None
        finally:
            self._answering -= 1

    async def _game(self, request: web.Request) -> WatchedGame:
        """The game at the address that is asked for."""
        table = self._tables.get(request.match_info["token"])
        try:
            game = None if table is None else await self._games.get(table)
        except CannotOpen:
            text = "This does not work now. Try again later.\n"
            raise web.HTTPServiceUnavailable(text=text, headers=_LATER) from None
        return self._still_there(request, game)

    def _still_there(self, request: web.Request, game: WatchedGame | None) -> WatchedGame:
        """The game, if the address still leads to it: while somebody waits it can be taken back."""
        if game is None or self._tables.get(request.match_info["token"]) != game.table:
            raise web.HTTPNotFound(text="There is nothing to watch at this address.\n")
        return game

    async def _page(self, request: web.Request) -> web.StreamResponse:
        game = await self._game(request)
        policy = {"Content-Security-Policy": page_policy(live=not game.over)}
        document = await game.document()
        self._still_there(request, game)
        response = web.Response(body=document, content_type="text/html", charset="utf-8", headers=policy)
        await response.prepare(request)
        with suppress(ConnectionError):
            # Sent here and not by the server, so that whoever is sent a page is counted, and has so long for it.
            try:
                await asyncio.wait_for(response.write_eof(), PAGE_SLOW)
            except TimeoutError:
                _cut_off(request)
        return response

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        game = await self._game(request)
        if game.over:
            return web.Response(body=OVER, headers=_STREAM)  # whoever was away at its end learns of it
        page, drawn, code = _asked_for(request)
        last = _number(request.headers.get("Last-Event-ID", str(page)))
        with game:
            missed, place = await game.join(page, drawn, code, last)
            self._still_there(request, game)
            response = web.StreamResponse(headers=_STREAM)
            await response.prepare(request)
            with suppress(ConnectionError):
                await self._send(game, request, response, b"retry: 2000\n\n" + missed, place)
        return response

    async def _send(
        self, game: WatchedGame, request: web.Request, response: web.StreamResponse, news: bytes, place: int
    ) -> None:
        """Send what a reader has missed, then all news, until there are no more or the reader is too slow."""
        try:
            while True:
                await asyncio.wait_for(response.write(news), SLOW)
                try:
                    found = await asyncio.wait_for(game.news_from(place), HEARTBEAT)
                except TimeoutError:
                    news = b":\n\n"
                    continue
                if found is None:
                    return
                news, place = found
        except TimeoutError:
            _cut_off(request)


def _cut_off(request: web.Request) -> None:
    """End the connection of a reader who is too slow."""
    if request.transport is not None:
        request.transport.abort()


class _Kinds(logging.LoggerAdapter[logging.Logger]):
    """The server's own log, of the kinds of errors alone: what it would say quotes requests and names who sent them."""

    def log(self, level: int, msg: object, *args: object, exc_info: object = None, **more: object) -> None:
        kind = type(exc_info).__name__ if isinstance(exc_info, BaseException) else "no exception"
        super().log(level, "a request was not answered: %s", kind)


_LATER = {"Retry-After": "60"}


def _asked_for(request: web.Request) -> tuple[int, int, str]:
    """The step with which a reader's page was made, how many figures it has, and the code of its program."""
    query = request.query
    return _number(query.get("after", "")), _number(query.get("drawn", "")), query.get("code", "")


def _number(text: str) -> int:
    """A number in a request; raises `HTTPBadRequest`."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise web.HTTPBadRequest(text="This is not what the page asks for.\n")
    return int(text)


class _Runner(web.AppRunner):
    """Serves an application, and gives each answer the same headers."""

    async def _make_server(self) -> web.Server:
        server = await super()._make_server()
        server.request_factory = partial(self.app._make_request, _cls=_Request)
        return server


class _Request(web.Request):
    """A request, or what is none: aiohttp answers that itself, without the application's signals."""

    async def _prepare_hook(self, response: web.StreamResponse) -> None:
        """Add the headers that every answer has."""
        await super()._prepare_hook(response)
        for name, value in {**_HEADERS, "Content-Security-Policy": _NOTHING}.items():
            response.headers.setdefault(name, value)
        response.headers.popall("Server", None)
