"""A number that no button has: asked for by a form."""

from __future__ import annotations

from discord import ui

from bot.views.ask import Stale, choices, settled
from bot.views.asked import Asked
from bot.views.forms import form, line, whole_number
from bot.views.panel import asked_now, go_on
from bot.views.press import on
from bot.views.sheet import Sheet
from bot.views.visit import Told, Visit


async def number_form(visit: Visit) -> ui.Modal:
    """The form, with the numbers that are possible."""
    asked, least, most = await _limits(visit)
    label = visit.words.say("panel-how-many", least=least, most=most)
    return form(visit.key, asked.prompt(), line("number", label, given=str(most), longest=6))


@on("num", form=number_form)
async def number_given(visit: Visit) -> Sheet:
    asked, least, most = await _limits(visit)
    said = visit.written.get("number", "")
    number = whole_number(said)
    if number is None or not least <= number <= most:
        raise Told(visit.words.say("table-refusal-number", said=said, least=least, most=most))
    kind, *tokens = visit.key.args
    return await go_on(visit, asked.asking(kind, [*tokens, str(number)]))


async def _limits(visit: Visit) -> tuple[Asked, int, int]:
    """The decision, and the smallest and largest number that it takes next."""
    asked = await asked_now(visit)
    kind, *tokens = visit.key.args
    _, fitting, field = settled(asked.asking(kind, tokens))
    open_to = choices(fitting, field) if field else ()
    values = [value for value in open_to if isinstance(value, int)] if isinstance(open_to, tuple) else []
    if not values:
        raise Stale(kind)
    return asked, min(values), max(values)
