"""Every press in one place: acknowledged at once, handed to whoever handles its verb, answered in private."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.logs import where
from bot.ui.interaction.custom_id import ANY, Key
from bot.ui.interaction.labels import refused_text
from bot.ui.interaction.layout import MAIN, Sheet, button
from bot.ui.interaction.limiter import PRESSES
from bot.ui.interaction.request import Stale, Told, Visit
from bot.ui.interaction.routes import SHAPES, VERBS
from bot.ui.screens.waiting import is_over
from rules.kernel.values import Refusal, Refused

log = logging.getLogger(__name__)
MOST_TABLES = 2**63


async def submitted(interaction: discord.Interaction[Any]) -> None:
    """A form was sent in. It is known by its custom_id alone, so a form left open over a restart works too.

    A press whose custom_id is none of ours is answered here as well, since nobody else takes it.
    """
    said: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.component and not re.fullmatch(ANY, said["custom_id"]):
        await _dispatch(interaction, said["custom_id"], (), None)
    if interaction.type is discord.InteractionType.modal_submit and interaction.data:
        data: Any = interaction.data
        await _dispatch(interaction, data["custom_id"], (), dict(_written(data["components"])))


def _written(components: Any) -> list[tuple[str, str]]:
    """The fields of a form, however they are wrapped: (custom_id, text or first value)."""
    found: list[tuple[str, str]] = []
    for component in components:
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        found.extend(_written(inner))
        if "custom_id" in component and not inner:
            values = component.get("values") or [""]
            found.append((component["custom_id"], component.get("value", values[0]) or ""))
    return found


async def _pressed(interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]) -> None:
    await _dispatch(interaction, custom_id, values, None)


async def _dispatch(
    interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...], written: dict[str, str] | None
) -> None:
    match = re.fullmatch(ANY, custom_id)
    handling = VERBS.get(match["verb"]) if match and _sound(match, values) else None
    if match is None or handling is None:
        await answer(Visit(interaction), _unknown)
        return
    visit = Visit(interaction, Key.of(match), values, written or {}, quiet=handling.quiet)
    await answer(visit, handling.handler, handling.form if written is None else None)


def _sound(match: re.Match[str], values: tuple[str, ...]) -> bool:
    """Whether a button of ours may have had this key."""
    given = match["args"] + "".join(f"={value}" for value in values)
    shape = SHAPES.get(match["verb"])
    return int(match["table"]) < MOST_TABLES and (shape is None or re.fullmatch(shape, given) is not None)


async def _unknown(visit: Visit) -> None:
    raise Stale(visit.key.verb)


GONE = (10062, 10015, 50027)
"""The interaction is too old to be answered."""
LONG = 40
"""Characters of a text that is shown again where it was refused."""


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
    from bot.ui.play.panel import panel

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
