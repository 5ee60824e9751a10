"""A number that no button has: asked for by a form."""

from __future__ import annotations

from discord import ui

from bot.ui.decisions.answer import Asking, choices, chose, settled
from bot.ui.decisions.prompt import Asked
from bot.ui.decisions.reinforce import unknown
from bot.ui.decisions.selection import Several
from bot.ui.interaction.forms import form, line, page, whole_number
from bot.ui.interaction.labels import choice_label
from bot.ui.interaction.layout import Sheet
from bot.ui.interaction.name_search import entries, meant
from bot.ui.interaction.request import Stale, Told, Visit
from bot.ui.interaction.routes import on
from bot.ui.play.panel import act, asked_now, go_on
from rules import Offer


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


async def list_form(visit: Visit) -> ui.Modal:
    """The form, with a few of the names that may be written."""
    asked = await asked_now(visit)
    _, _, field, open_to = _open(asked, visit.key.args)
    hint = ", ".join(_names(asked, open_to).values())
    return form(visit.key, asked.prompt(), page("things", asked.speech().question(field), hint=hint, needed=True))


@on("write", form=list_form)
async def list_given(visit: Visit) -> Sheet:
    """A list of names: a choice like any other; what the rules say to it, they say in their words."""
    asked = await asked_now(visit)
    now, fitting, field, open_to = _open(asked, visit.key.args)
    names = _names(asked, open_to)
    things = tuple(dict.fromkeys(_meant(asked, names, entry) for entry in entries(visit.written.get("things", ""))))
    try:
        return await go_on(visit, chose(now, open_to, things))
    except Stale:
        if field != list(fitting[0].fields)[-1]:
            raise Told(visit.words.say("choose-refusal", ask=asked.speech().question(field))) from None
    action = Offer(fitting[0].action, {**fitting[0].fields, field: (things,)}).answer(asked.number, asked.seat)
    return await act(visit, action, now)


def _open(asked: Asked, args: tuple[str, ...]) -> tuple[Asking, list[Offer], str, Several]:
    """What has been chosen, and what is written down next; raises `Stale`."""
    now, fitting, field = settled(asked.asking(args[0], args[1:]))
    open_to = choices(fitting, field) if field else ()
    if not isinstance(open_to, Several):
        raise Stale(args[0])
    return now, fitting, field, open_to


def _names(asked: Asked, open_to: Several) -> dict[str, str]:
    return {thing: choice_label(thing, asked.words) for thing in open_to.among}


def _meant(asked: Asked, names: dict[str, str], entry: str) -> str:
    thing = meant(entry, names)
    if thing is None:
        raise Told(unknown(asked, entry, names))
    return thing
