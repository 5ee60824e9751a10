"""One interaction from its arrival to its answer: acknowledged at once, refused in words, never silent."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.journal import where
from bot.sitting import Session
from bot.views.ask import Stale
from bot.views.keys import Key
from bot.views.saying import refused_text
from bot.views.sheet import MAIN, Sheet, button
from bot.views.turnstile import PRESSES
from bot.views.waiting import is_over
from bot.words import Words, words
from rules.kernel.values import Refusal, Refused

if TYPE_CHECKING:
    from bot.app import RiskBot

log = logging.getLogger(__name__)
GONE = (10062, 10015, 50027)
"""The interaction is too old to be answered."""
LONG = 40
"""Characters of a text that is shown again where it was refused."""


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


async def answer(
    visit: Visit,
    handler: Callable[[Visit], Awaitable[Sheet | None]],
    form: Callable[[Visit], Awaitable[ui.Modal]] | None = None,
) -> None:
    """Acknowledge, do the work, show what came of it; a refusal or an error becomes one private message."""
    try:
        if form is None:
            visit.bot.panels.left(visit.interaction)
            await visit.acknowledge()
        if form is not None:
            await visit.listen()
            await _open(visit, form)
            return
        async with PRESSES:
            await visit.listen()
            sheet = await handler(visit)
            visit.counted = True
            if sheet is not None:
                await visit.show(sheet)
    except (Refused, Told) as refused:
        await _say(visit, await _refusal(visit, refused))
    except Stale:
        await _say(visit, await _refusal(visit, Told(visit.words.say("table-refusal-late-press"))))
    except Exception as error:
        await _failed(visit, error)


async def _open(visit: Visit, form: Callable[[Visit], Awaitable[ui.Modal]]) -> None:
    modal = await form(visit)
    modal.stop()  # its answer is known by its custom_id: nothing has to be kept in memory
    await visit.interaction.response.send_modal(modal)


async def _refusal(visit: Visit, refused: Exception) -> Sheet:
    """Why not; after a press in a game with the panel as it is now."""
    from bot.views.panel import panel

    text = str(refused) if isinstance(refused, Told) else await explained(visit, refused.why)  # type: ignore[attr-defined]
    text = f"{text}\n{_kept_words(visit)}"
    if visit.key.number:
        try:
            if is_over(await visit.bot.sessions.load(visit.key.table)):
                return Sheet().text(text if isinstance(refused, Refused) else visit.words.say("refusal-game-is-over"))
            return await panel(visit, visit.key.table, text)
        except Refused:
            pass
    again = [button(visit.key, visit.words.say("button-form-again"), MAIN)] if visit.written else []
    return Sheet().text(text).row(*again)


def _kept_words(visit: Visit) -> str:
    """What was written into a form, to be copied from there: nobody likes to write a long text twice."""
    written = "\n".join(said for said in visit.written.values() if said.strip()).replace("`", "'")
    return f"{visit.words.say('form-written')}\n```\n{written}\n```" if len(written) > LONG else ""


async def explained(visit: Visit, why: Refusal) -> str:
    """A refusal in the reader's words, with what the game knows about it."""
    try:
        session = await (
            visit.bot.sessions.load(visit.key.table) if visit.key.table else visit.bot.sessions.here(visit.channel)
        )
    except Refused:
        session = None
    return refused_text(why, visit.words, session, visit.person)


async def _failed(visit: Visit, error: Exception) -> None:
    if isinstance(error, discord.NotFound) and error.code in GONE:
        log.info("an answer to %s came too late", visit.key.verb)
        return
    name = visit.interaction.command.qualified_name if visit.interaction.command else visit.key.verb
    log.error("%s of table %d failed: %s", name, visit.key.table, where(error))
    said = visit.words.say("table-refusal-unshown" if visit.counted else "table-refusal-broken")
    await _say(visit, Sheet().text(said))


async def _say(visit: Visit, sheet: Sheet) -> None:
    """The last word; where even that cannot be said, the log has it."""
    try:
        await visit.acknowledge()
        await visit.show(sheet)
    except discord.HTTPException as error:
        log.info("an answer to %s was not taken: %s", visit.key.verb, where(error))
