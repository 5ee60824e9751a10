"""Redirect discord.py to a loopback address, in this process or by environment variables in another."""

import contextlib
import os
from collections.abc import Iterator

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

API_VARIABLE = "RISK_LOOPBACK_API"
GATEWAY_VARIABLE = "RISK_LOOPBACK_GATEWAY"


@contextlib.contextmanager
def discord_at(api: str, gateway: str) -> Iterator[None]:
    """Redirect every client of this process to these addresses within the block."""
    old = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = api, yarl.URL(gateway)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = old


@contextlib.contextmanager
def discord_from_environment() -> Iterator[None]:
    """As `discord_at`, with the addresses of `Loopback.environment()` of another process, if they are set."""
    api, gateway = os.environ.get(API_VARIABLE), os.environ.get(GATEWAY_VARIABLE)
    with discord_at(api, gateway) if api and gateway else contextlib.nullcontext():
        yield
