"""Who may speak to the server at all: this machine, by its own name, from our own pages."""

from collections.abc import Awaitable, Callable

from aiohttp import web

_NAMES = ("127.0.0.1", "localhost")
_HEADERS = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a foreign host name (a page that points its own name at us) before anything is looked at."""
    name, _, port = request.host.partition(":")
    if name not in _NAMES or port != str(_port(request)):
        raise web.HTTPForbidden(text="This table answers only on its own address.\n")
    return await handler(request)


async def harden(request: web.Request, response: web.StreamResponse) -> None:
    """The headers of every answer, errors included."""
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Content-Security-Policy", _POLICY.format(host=request.host))


def need_own_origin(request: web.Request) -> None:
    """A deed or a live feed is asked for by our own page, or not at all."""
    if request.headers.get("Origin") != f"http://{request.host}":
        raise web.HTTPForbidden(text="This can only be done from the table's own page.\n")


def _port(request: web.Request) -> int | None:
    socket = request.transport.get_extra_info("sockname") if request.transport else None
    return int(socket[1]) if socket else None
