"""Forms for answers that do not fit buttons: a number, a list of names, or a name that is typed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import ui

from bot.ui.decisions.answer import PartialAnswer, choices, settle
from bot.ui.decisions.controls import so_far
from bot.ui.decisions.prompt import Prompt
from bot.ui.decisions.selection import Several, TypedChoice
from bot.ui.interaction.forms import TITLE, form, line, page, whole_number
from bot.ui.interaction.labels import choice_label
from bot.ui.interaction.layout import Layout
from bot.ui.interaction.name_search import entries, find_key
from bot.ui.interaction.request import Rejected, Request, StalePress
from bot.ui.interaction.routes import route
from bot.ui.play.answers import current_prompt, go_on, take_things
from bot.ui.play.panel import panel
from rules.author import LONGEST_NAME, clean_name


async def number_form(request: Request) -> ui.Modal:
    """The form for a number, with its limits; empty, so that what is typed is the number."""
    prompt, partial, least, most = await _limits(request)
    label = request.words.say("panel-how-many", least=least, most=most)
    title, about = _title(partial, prompt)
    return form(request.custom_id, title, line("number", label, hint=str(most), longest=6, about=about))


def _title(partial: PartialAnswer, prompt: Prompt) -> tuple[str, str]:
    """A form's title, and a text below the first label: the choices so far stand there where a title has no room."""
    made = so_far(partial, prompt)
    return (made, "") if len(made) <= TITLE else (prompt.verb(partial.kind), made)


@route("num", args=r"(:[^:]+)+", form=number_form)
async def number_given(request: Request) -> Layout:
    prompt, partial, least, most = await _limits(request)
    text = request.written.get("number", "")
    number = whole_number(text)
    if number is None or not least <= number <= most:
        request.form_refused = True
        why = request.words.say("table-refusal-number", typed=text, least=least, most=most)
        return await panel(request, prompt.table, why, partial)
    return await go_on(request, replace(partial, tokens=(*partial.tokens, str(number))))


async def _limits(request: Request) -> tuple[Prompt, PartialAnswer, int, int]:
    """The decision, what has been chosen, and the smallest and largest number for the next field."""
    prompt = await current_prompt(request)
    kind, *tokens = request.custom_id.args
    partial, fitting, field = settle(prompt.partial_answer(kind, tokens))
    open_to = choices(fitting, field) if field else ()
    values = [value for value in open_to if isinstance(value, int)] if isinstance(open_to, tuple) else []
    if not values:
        raise StalePress(kind)
    return prompt, partial, min(values), max(values)


async def name_form(request: Request) -> ui.Modal:
    """The form for a name, with what a name may be."""
    prompt, partial, field, open_to = await _to_name(request)
    about = request.words.say("name-about", longest=LONGEST_NAME)
    asked, suggestion = prompt.question(field, partial.kind), open_to.suggestions[0]
    box = line("name", asked, hint=suggestion, longest=LONGEST_NAME, about=about)
    return form(request.custom_id, _title(partial, prompt)[0], box)


@route("name", args=r"(:[^:]+)+", form=name_form)
async def name_given(request: Request) -> Layout:
    prompt, partial, _, open_to = await _to_name(request)
    name = clean_name(request.written.get("name", ""))
    if flaw := prompt.name_flaw(name, open_to):
        request.form_refused = True
        return await panel(request, prompt.table, flaw, partial)
    return await go_on(request, replace(partial, tokens=(*partial.tokens, name)))


async def _to_name(request: Request) -> tuple[Prompt, PartialAnswer, str, TypedChoice]:
    """The decision, what has been chosen, and the field for which a name is to be typed; raises `StalePress`."""
    prompt = await current_prompt(request)
    kind, *tokens = request.custom_id.args
    partial, fitting, field = settle(prompt.partial_answer(kind, tokens))
    open_to = choices(fitting, field) if field else ()
    if not isinstance(open_to, TypedChoice):
        raise StalePress(kind)
    return prompt, partial, field, open_to


async def list_form(request: Request) -> ui.Modal:
    """The form for a list, with a few names as an example."""
    prompt = await current_prompt(request)
    now, field, open_to = _open(prompt, request.custom_id.args)
    hint = ", ".join(_names(prompt, now.meaning(field), open_to).values())
    title, about = _title(now, prompt)
    box = page("things", prompt.question(field, now.kind), hint=hint, needed=True, about=about)
    return form(request.custom_id, title, box)


@route("write", args=r"(:[^:]+)+", form=list_form)
async def list_given(request: Request) -> Layout:
    """Read a list of names as a choice like any other; the rules word any refusal."""
    prompt = await current_prompt(request)
    now, field, open_to = _open(prompt, request.custom_id.args)
    names = _names(prompt, now.meaning(field), open_to)
    things = tuple(
        dict.fromkeys(_find_name(prompt, names, entry) for entry in entries(request.written.get("things", "")))
    )
    return await take_things(request, prompt, now, things)


def _open(prompt: Prompt, args: tuple[str, ...]) -> tuple[PartialAnswer, str, Several]:
    """What has been chosen, and the field to write; raises `StalePress`."""
    now, fitting, field = settle(prompt.partial_answer(args[0], args[1:]))
    open_to = choices(fitting, field) if field else ()
    if not isinstance(open_to, Several):
        raise StalePress(args[0])
    return now, field, open_to


def _names(prompt: Prompt, meaning: Any, open_to: Several) -> dict[str, str]:
    return {thing: choice_label(meaning, thing, prompt.words) for thing in open_to.among}


def _find_name(prompt: Prompt, names: dict[str, str], entry: str) -> str:
    thing = find_key(entry, names)
    if thing is None:
        raise Rejected(prompt.why_not_open(entry, names))
    return thing
