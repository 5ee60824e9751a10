"""The real program, signed in to the loopback Discord that its environment names: what the tests kill."""

from __future__ import annotations

import asyncio
import os
import sys

from bot.__main__ import main
from bot.local_discord import discord_from_environment

HASTE = float(os.environ.get("TEST_HASTE", "1"))
"""How many times faster than real everybody who waits for a moment waits."""
_sleep = asyncio.sleep


async def hasty(seconds: float, result: object = None) -> object:
    return await _sleep(seconds / HASTE, result)


if __name__ == "__main__":
    asyncio.sleep = hasty  # type: ignore[assignment]
    with discord_from_environment():
        sys.exit(main(["run"]))
