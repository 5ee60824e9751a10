"""Where discord.py looks for Discord: moved to a loopback address, in this process or by the environment of another."""

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
    """Every client of this process speaks to these addresses until the block is left."""
    old = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = api, yarl.URL(gateway)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = old


@contextlib.contextmanager
def discord_from_environment() -> Iterator[None]:
    """As `discord_at`, with what `Loopback.environment()` of another process said; nothing moves without it."""
    api, gateway = os.environ.get(API_VARIABLE), os.environ.get(GATEWAY_VARIABLE)
    with discord_at(api, gateway) if api and gateway else contextlib.nullcontext():
        yield
