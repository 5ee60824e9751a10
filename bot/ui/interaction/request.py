"""A request: one interaction from arrival to answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.acting import Acting
from bot.game.session import Session
from bot.services import Services
from bot.ui.interaction.custom_id import CustomId
from bot.ui.interaction.layout import Layout, button, dress
from bot.ui.interaction.live_panels import LivePanels
from bot.ui.interaction.refused_forms import RefusedForms
from bot.words import Words, language_of, words


class Rejected(Exception):
    """A refusal that is already worded."""


@dataclass
class Request:
    """A press, a submitted form or a command. `values` are the choices in a list, `written` those in a form.

    `done`: the handler has finished (or may have); only the result is left to show. `form_refused`: what was written is
    asked for again.
    """

    interaction: discord.Interaction[Any]
    custom_id: CustomId = field(default_factory=lambda: CustomId(0, "command"))
    values: tuple[str, ...] = ()
    written: Mapping[str, str] = field(default_factory=dict)
    quiet: bool = False
    apart: bool = False
    done: bool = False
    form_refused: bool = False
    words: Words = field(default_factory=lambda: words("en"))

    @property
    def services(self) -> Services:
        """The bot's services, available after `install`."""
        services: Services = self.interaction.client.services
        return services

    @property
    def acting(self) -> Acting:
        """Whether this copy of the program answers."""
        acting: Acting = self.interaction.client.acting
        return acting

    @property
    def panels(self) -> LivePanels:
        """The live panels."""
        panels: LivePanels = self.interaction.client.panels
        return panels

    @property
    def refused_forms(self) -> RefusedForms:
        """What people wrote into forms that were refused."""
        forms: RefusedForms = self.interaction.client.refused_forms
        return forms

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def from_panel(self) -> bool:
        """Whether something was pressed in a private message about a table, which the answer replaces."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral and self.custom_id.table != 0 and not self.apart

    @property
    def chosen(self) -> str:
        """The entry chosen in a list; raises `StalePress` if none was."""
        if not self.values:
            raise StalePress(self.custom_id.verb)
        return self.values[0]

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    @property
    def outside(self) -> bool:
        """Whether this comes from where the bot itself is not: a direct message, a group chat, another server."""
        interaction = self.interaction
        brought = interaction.is_user_integration() and not interaction.is_guild_integration()
        return interaction.guild_id is None or brought

    async def acknowledge(self) -> None:
        """Acknowledge the interaction, which Discord requires within 3 seconds."""
        response, message = self.interaction.response, self.interaction.message
        if response.is_done():
            return
        if message is not None and not self.apart and (self.quiet or message.flags.ephemeral):
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)

    async def show(self, layout: Layout) -> None:
        """Show the answer to this person only; one that replaces a panel has at least a button back to it."""
        if self.from_panel and layout.leads_back and not layout.has_buttons:
            layout.row(button(CustomId(self.custom_id.table, "play"), self.words.say("button-back")))
        view = dress(layout.view(), self.services.emoji.marks)
        arguments: dict[str, Any] = {"view": view, "allowed_mentions": discord.AllowedMentions.none()}
        if self.quiet:
            await self.interaction.followup.send(**arguments, files=layout.files, ephemeral=True)
        else:
            message = await self.interaction.edit_original_response(**arguments, attachments=layout.files)
            self.panels.follow(self.interaction, message.id, layout)
            if layout.redraw is not None:
                until = int(self.interaction.expires_at.timestamp())
                reminders = self.services.reminders
                await reminders.panel_shown(layout.redraw.table, self.person, self.interaction.token, until)

    async def game(self) -> Session:
        """The game of this press; raises `Refused`, and `Rejected` once it is over."""
        session = await self.services.games.load(self.custom_id.table)
        if session.over:
            raise Rejected(self.words.say("refusal-game-is-over"))
        return session

    async def learn_language(self) -> None:
        """Find out the person's language, and the game that this is about: that of the table, or of the channel."""
        interaction = self.interaction
        locale = str(interaction.locale)
        self.words = words(language_of(locale))  # all that is known where the database does not answer
        language = await self.services.preferences.save_locale(self.person, interaction.guild_id, locale)
        game, posts = await self.services.games.game_at(self.custom_id.table, self.channel)
        self.words = words(language, game, posts=posts)


class StalePress(LookupError):
    """The choice is no longer on offer."""
