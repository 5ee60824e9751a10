"""Several things chosen by writing their names into a form."""

from __future__ import annotations

from discord import ui

from bot.views.ask import Asking, Stale, choices, chose, settled
from bot.views.asked import Asked
from bot.views.entries import entries
from bot.views.finding import meant
from bot.views.forms import form, page
from bot.views.muster import unknown
from bot.views.panel import act, asked_now, go_on
from bot.views.press import on
from bot.views.saying import choice_label
from bot.views.several import Several
from bot.views.sheet import Sheet
from bot.views.visit import Told, Visit
from rules import Offer


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
