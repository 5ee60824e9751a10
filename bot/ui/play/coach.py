"""The coach in the panel: a hint above the question that it is about."""

from __future__ import annotations

from bot.ui.decisions.hint import hint_text
from bot.ui.decisions.prompt import Prompt, prompt_for
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.request import Rejected, Request
from bot.ui.interaction.routes import route
from bot.ui.play.panel import panel
from bot.ui.screens.waiting import who_is_waited_for


async def hint_panel(request: Request, prompt: Prompt) -> Layout:
    """The panel with what `hard` would do above its question, and the button that does it; raises
    `Refused(CoachOff)`."""
    hint = await request.services.coach.hint(prompt.session, prompt.number)
    return await panel(request, prompt.table, hint_text(prompt, hint), hinted=hint.action)


@route("hint")
async def show_hint(request: Request) -> Layout:
    """A hint for the question in the panel, or for the one that is asked by now."""
    session, words = await request.game(), request.words
    prompt = prompt_for(session, session.seat_held_by(request.person), words, request.custom_id.number)
    if prompt is None:
        raise Rejected(f"{words.say('panel-nothing')}\n{who_is_waited_for(session, words)}")
    return await hint_panel(request, prompt)
