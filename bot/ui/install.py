"""Install the routes, live panels, renderer and commands in a bot."""

from __future__ import annotations

from functools import partial

from bot.app import RiskBot
from bot.ui.commands.tree import add_to
from bot.ui.dispatch import dispatch, may_run, on_interaction
from bot.ui.interaction.components import Pick, Press
from bot.ui.interaction.live_panels import LivePanels
from bot.ui.interaction.refused_forms import RefusedForms
from bot.ui.orders import card_windows, conditions
from bot.ui.play import (
    answer_forms,
    answers,
    coach,
    course,
    pace,
    panel,
    plan_editor,
    repeated_answers,
    review,
    setup_wishes,
    standing_orders,
    why,
)
from bot.ui.posts import end, lobby, lobby_options
from bot.ui.posts.reminder import show_nudge
from bot.ui.posts.renderer import DiscordRenderer
from bot.ui.screens import browse, hand, leaving

HANDLERS = (
    repeated_answers, browse, card_windows, coach, conditions, course, end, hand, leaving, lobby, lobby_options, pace,
    panel, answers, plan_editor, review, setup_wishes, standing_orders, answer_forms, why,
)  # fmt: skip
"""The modules with handlers; importing one registers its routes."""


async def install(bot: RiskBot) -> None:
    """Set up everything that a bot with an open store needs before it connects to Discord."""
    bot.outbox.renderer = DiscordRenderer(bot.services)
    panels = LivePanels()
    bot.panels, bot.refused_forms, bot.dispatch_press = panels, RefusedForms(), dispatch
    bot.listeners.append(panels)
    bot.services.reminders.show_nudge = partial(show_nudge, bot, bot.services)
    bot.tree.may_run = may_run
    bot.add_dynamic_items(Press, Pick)
    bot.add_listener(on_interaction, "on_interaction")
    await add_to(bot.tree, bot.services.games.games.values())
