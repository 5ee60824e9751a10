"""Gives a bot its voice and its hands: the poster, the buttons, the forms, the command tree."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from bot.ui.commands.tree import plant
from bot.ui.dispatch import submitted
from bot.ui.interaction.components import Pick, Press
from bot.ui.posts.renderer import Voice

if TYPE_CHECKING:
    from bot.app import RiskBot

HANDLED = (
    "play.attack_orders", "play.pace", "play.panel", "play.plan_editor", "play.setup_wishes", "play.standing_orders",
    "play.typed_answers", "orders.conditions", "posts.lobby", "posts.lobby_options",
    "screens.browse", "screens.hand", "screens.leaving",
)  # fmt: skip
"""The files whose handlers answer presses: importing them is what registers them."""

for name in HANDLED:
    import_module(f"bot.ui.{name}")


async def furnish(bot: RiskBot) -> None:
    """Everything that a bot with an open store needs before it meets Discord."""
    bot.outbox.poster = Voice(bot)
    bot.add_dynamic_items(Press, Pick)
    bot.add_listener(submitted, "on_interaction")
    await plant(bot)
