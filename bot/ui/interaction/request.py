"""One interaction from its arrival to its answer: acknowledged at once, refused in words, never silent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord

from bot.game.session import Session
from bot.ui.interaction.custom_id import Key
from bot.ui.interaction.layout import Sheet
from bot.ui.screens.waiting import is_over
from bot.words import Words, words

if TYPE_CHECKING:
    from bot.app import RiskBot


class Told(Exception):
    """A refusal that is words already."""


@dataclass
class Visit:
    """Somebody pressed or typed something. `values` were chosen in a list, `written` in a form.

    `counted`: what was asked for is done, or may be; what is left is to show it.
    """

    interaction: discord.Interaction[Any]
    key: Key = field(default_factory=lambda: Key(0, "command"))
    values: tuple[str, ...] = ()
    written: Mapping[str, str] = field(default_factory=dict)
    quiet: bool = False
    counted: bool = False
    words: Words = field(default_factory=lambda: words("en"))

    @property
    def bot(self) -> RiskBot:
        bot: RiskBot = self.interaction.client
        return bot

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def chosen(self) -> str:
        """The line chosen in a list; raises `Stale` for a press that chose none."""
        if not self.values:
            raise Stale(self.key.verb)
        return self.values[0]

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    async def acknowledge(self) -> None:
        """Say within a moment that the press has arrived."""
        response, message = self.interaction.response, self.interaction.message
        if response.is_done():
            return
        if message is not None and (self.quiet or message.flags.ephemeral):
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)

    async def show(self, sheet: Sheet) -> None:
        """Answer, for this person's eyes only."""
        said: dict[str, Any] = {"view": sheet.view(), "allowed_mentions": discord.AllowedMentions.none()}
        if self.quiet:
            await self.interaction.followup.send(**said, files=sheet.files, ephemeral=True)
        else:
            message = await self.interaction.edit_original_response(**said, attachments=sheet.files)
            self.bot.panels.shown(self.interaction, message.id, sheet)

    async def game(self) -> Session:
        """The game of this press while it is played; raises `Refused`, and `Told` once it is over."""
        session = await self.bot.sessions.load(self.key.table)
        if is_over(session):
            raise Told(self.words.say("refusal-game-is-over"))
        return session

    async def listen(self) -> None:
        """Learn which language the person reads."""
        interaction = self.interaction
        locale = str(interaction.locale)
        self.words = words(await self.bot.preferences.heard(self.person, interaction.guild_id, locale))


class Stale(LookupError):
    """What was chosen is no longer on offer."""
