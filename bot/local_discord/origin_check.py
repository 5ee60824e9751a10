"""Checks of every request to the local server: its host name and origin; and the security headers of every response."""

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
    """Refuse a foreign host name before anything else: a hostile page may point its own name at this address."""
    name, _, port = request.host.partition(":")
    if name not in _NAMES or port != str(_port(request)):
        raise web.HTTPForbidden(text="This table answers only on its own address.\n")
    return await handler(request)


async def harden(request: web.Request, response: web.StreamResponse) -> None:
    """Add the security headers to every response, errors included."""
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Content-Security-Policy", _POLICY.format(host=request.host))


def need_own_origin(request: web.Request) -> None:
    """Refuse a request for an action or a live feed that does not come from our own page."""
    if request.headers.get("Origin") != f"http://{request.host}":
        raise web.HTTPForbidden(text="This can only be done from the table's own page.\n")


def _port(request: web.Request) -> int | None:
    """The port on which a request was received."""
    socket = request.transport.get_extra_info("sockname") if request.transport else None
    return int(socket[1]) if socket else None
