"""Answer presses, choices and forms: acknowledge at once, run the route's handler, show the result in private."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.acting import LeftUnanswered
from bot.logs import error_summary
from bot.outbox.error_codes import ANSWERED, REQUEST_ERRORS, is_outage
from bot.store import CommitInDoubt, Unreachable
from bot.ui.interaction.custom_id import ANY, CustomId
from bot.ui.interaction.labels import refusal_for
from bot.ui.interaction.layout import MAIN, Layout, button
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import find_route
from bot.ui.play.panel import panel
from bot.words import language_of, words
from rules import Refusal, Refused

log = logging.getLogger(__name__)

MINE = "mine"
"""What is noted of an interaction with which this copy of the program deals."""


async def on_interaction(interaction: discord.Interaction[Any]) -> None:
    """Handle a submitted form. Its custom_id holds all data, so a form left open over a restart works, too.

    Presses with an unknown custom_id are answered here as well, as no other listener takes them.
    """
    payload: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.component and not re.fullmatch(ANY, payload["custom_id"]):
        await dispatch(interaction, payload["custom_id"])
    if interaction.type is discord.InteractionType.modal_submit and interaction.data:
        data: Any = interaction.data
        await dispatch(interaction, data["custom_id"], (), dict(_form_fields(data["components"])))


def _form_fields(components: Any) -> list[tuple[str, str]]:
    """The fields of a form, at any level of nesting: (custom_id, text or first value)."""
    found: list[tuple[str, str]] = []
    for component in components:
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        found.extend(_form_fields(inner))
        if "custom_id" in component and not inner:
            values = component.get("values") or [""]
            found.append((component["custom_id"], component.get("value", values[0]) or ""))
    return found


async def dispatch(
    interaction: discord.Interaction[Any],
    custom_id: str,
    values: tuple[str, ...] = (),
    written: dict[str, str] | None = None,
) -> None:
    """Answer a press of a button, a choice in a list (`values`), or a submitted form (`written`)."""
    found = find_route(custom_id, values)
    if found is None:
        await answer(Request(interaction), _unknown)
        return
    key = CustomId.read(custom_id)
    request = Request(interaction, key, values, written or {}, quiet=found.quiet, apart=found.apart)
    await answer(request, found.handler, found.form if written is None else None, slow=found.slow)


async def may_run(interaction: discord.Interaction[Any]) -> bool:
    """Whether this copy of the program answers a typed command, or lists what may be typed in it."""
    return await _is_mine(Request(interaction), listed=interaction.type is discord.InteractionType.autocomplete)


async def _is_mine(request: Request, *, listed: bool) -> bool:
    """Whether this copy answers an interaction, asked once for each: see `Acting.is_mine`. `listed`: it cannot be
    acknowledged without its answer.

    Of what it has acknowledged in vain it tells the person.
    """
    known = request.interaction.extras
    if MINE not in known:
        try:
            known[MINE] = await request.acting.is_mine(None if listed else request.acknowledge)
        except LeftUnanswered:
            known[MINE] = False
            spoken = words(language_of(str(request.interaction.locale)))
            await _show_last(request, Layout().text(spoken.say("table-refusal-changeover")))
    return bool(known[MINE])


async def _unknown(request: Request) -> None:
    raise StalePress(request.custom_id.verb)


LONG = 40
"""Texts longer than this, in characters, are shown again after a refusal."""


async def answer(
    request: Request,
    handler: Callable[[Request], Awaitable[Layout | None]],
    form: Callable[[Request], Awaitable[ui.Modal]] | None = None,
    *,
    slow: bool = False,
) -> None:
    """Acknowledge, run the handler, show the result; a refusal or an error becomes one private message.

    Where another copy of the program answers, do nothing.
    """
    if not await _is_mine(request, listed=form is not None):
        return
    with request.acting.answering():
        await _answer(request, handler, form, slow=slow)


async def _answer(
    request: Request,
    handler: Callable[[Request], Awaitable[Layout | None]],
    form: Callable[[Request], Awaitable[ui.Modal]] | None,
    *,
    slow: bool,
) -> None:
    try:
        if form is None:
            request.panels.forget(request.interaction)
            await request.acknowledge()
        if form is not None:
            await request.learn_language()
            await _open_form(request, form)
            return
        workload = request.services.workload
        with request.panels.answering(request.custom_id.table):
            async with workload.films if slow else workload.presses:
                await request.learn_language()
                layout = await handler(request)
                request.done = True
                _keep_written(request, refused=request.form_refused)
                if layout is not None:
                    await request.show(layout)
    except (Refused, Rejected) as refused:
        _keep_written(request, refused=True)
        await _show_last(request, await _refusal_layout(request, refused))
    except StalePress:
        await _show_last(
            request, await _refusal_layout(request, Rejected(request.words.say("table-refusal-late-press")))
        )
    except Exception as error:
        await _report_failure(request, error)


async def _open_form(request: Request, form: Callable[[Request], Awaitable[ui.Modal]]) -> None:
    modal = await form(request)
    request.refused_forms.fill(request.person, modal)
    modal.stop()  # its custom_id identifies the answer, so discord.py need not keep it
    await request.interaction.response.send_modal(modal)


def _keep_written(request: Request, *, refused: bool) -> None:
    """Keep what was written into a form that is refused; forget it once the form is taken."""
    if request.written and refused:
        request.refused_forms.keep(request.person, str(request.custom_id), request.written)
    elif request.written:
        request.refused_forms.forget(request.person, str(request.custom_id))


async def _refusal_layout(request: Request, refused: Exception) -> Layout:
    """The reason for a refusal; after a press in a panel, above the current panel."""
    text = str(refused) if isinstance(refused, Rejected) else await explain(request, refused.why)  # type: ignore[attr-defined]
    text, has_panel = f"{text}\n{_form_text(request)}", True
    if request.custom_id.number or (request.from_panel and not request.written):
        try:
            ended = (await request.services.games.load(request.custom_id.table)).over and isinstance(refused, Rejected)
            over = request.words.say("panel-too-late")
            return await panel(request, request.custom_id.table, over if ended else text)
        except Refused:
            has_panel = False  # A button back to it would only be refused again.
    if not request.written:
        return Layout(leads_back=has_panel).text(text)
    ways = [button(request.custom_id, request.words.say("button-form-again"), MAIN)]
    if request.from_panel and await _has_begun(request):
        ways.append(button(CustomId(request.custom_id.table, "play"), request.words.say("button-back")))
    return Layout().text(text).row(*ways)


async def _has_begun(request: Request) -> bool:
    """Whether there is a game at the table, to whose panel a button can lead back."""
    try:
        await request.services.games.load(request.custom_id.table)
    except Refused:
        return False
    return True


def _form_text(request: Request) -> str:
    """The text written into a form, for copying, so that nobody has to write a long text twice."""
    written = "\n".join(text for text in request.written.values() if text.strip()).replace("`", "'")
    return f"{request.words.say('form-written')}\n```\n{written}\n```" if len(written) > LONG else ""


async def explain(request: Request, why: Refusal) -> str:
    """A refusal in the reader's language, with details from the game."""
    try:
        session = await (
            request.services.games.load(request.custom_id.table)
            if request.custom_id.table
            else request.services.games.here(request.channel)
        )
    except Refused:
        session = None
    return refusal_for(why, request.words, session, request.person)


async def _report_failure(request: Request, error: Exception) -> None:
    """Log an error, and say so; one of Discord's own is a warning."""
    if is_unanswerable(error):
        log.info("an answer to %s was not taken: %s", request.custom_id.verb, error_summary(error))
        return
    name = request.interaction.command.qualified_name if request.interaction.command else request.custom_id.verb
    level = logging.WARNING if is_outage(error) else logging.ERROR
    log.log(level, "%s of table %d failed: %s", name, request.custom_id.table, error_summary(error))
    if isinstance(error, Unreachable | CommitInDoubt):
        failure = request.words.say("table-refusal-silent")
    else:
        failure = request.words.say("table-refusal-unshown" if request.done else "table-refusal-broken")
    await _show_last(request, Layout().text(failure))


def is_unanswerable(error: BaseException) -> bool:
    """Whether Discord takes no answer to an interaction any more, so that no other is tried.

    discord.py has tried a request that was refused for being one too many (429) several times before it gives up.
    """
    return isinstance(error, discord.HTTPException) and (error.code in ANSWERED or error.status == 429)


async def _show_last(request: Request, layout: Layout) -> None:
    """Show a final message; log it if even that fails."""
    try:
        await request.acknowledge()
        await request.show(layout)
    except REQUEST_ERRORS as error:
        log.info("an answer to %s was not taken: %s", request.custom_id.verb, error_summary(error))
