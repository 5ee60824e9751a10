"""The real program, connected to the loopback Discord that its environment names, for tests that kill it."""

from __future__ import annotations

import asyncio
import os
import sys

from bot.__main__ import main
from bot.local_discord import discord_from_environment

HASTE = float(os.environ.get("TEST_HASTE", "1"))
"""How much faster than real time all sleeps run."""
_sleep = asyncio.sleep


async def hasty(seconds: float, result: object = None) -> object:
    return await _sleep(seconds / HASTE, result)


if __name__ == "__main__":
    asyncio.sleep = hasty  # type: ignore[assignment]
    with discord_from_environment():
        sys.exit(main(["run"]))
