"""Gives a bot its voice and its hands: the poster, the buttons, the forms, the command tree."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bot.commands.tree import plant
from bot.views.poster import Voice
from bot.views.press import Pick, Press, submitted

if TYPE_CHECKING:
    from bot.app import RiskBot

HANDLED = (
    "ahead", "campaign", "clauses", "hand", "leaving",
    "lobby_card", "looking", "numbers", "options", "orders", "pacing", "panel", "settling", "writing",
)  # fmt: skip
"""The files whose handlers answer presses: importing them is what registers them."""

for name in HANDLED:
    import_module(f"bot.views.{name}")


async def furnish(bot: RiskBot) -> None:
    """Everything that a bot with an open store needs before it meets Discord."""
    bot.outbox.poster = Voice(bot)
    bot.add_dynamic_items(Press, Pick)
    bot.add_listener(submitted, "on_interaction")
    await plant(bot)
