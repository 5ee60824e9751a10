"""Reinforcements by taps: a territory and a number, the obvious place at once, or several territories in one form."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.decisions.controls import question
from bot.ui.decisions.prompt import Asked, first_field
from bot.ui.interaction.custom_id import token
from bot.ui.interaction.layout import Sheet, button
from bot.ui.interaction.name_search import entries, meant, nearest, taken_apart
from bot.ui.interaction.request import Told
from bot.words.arguments import land_name
from rules.kernel.play import default
from rules.risk.reinforce import Deploy


def reinforcements(sheet: Sheet, asked: Asked) -> Sequence[str]:
    """Where to put regiments, and the ways to put many at once."""
    if not asked.of_kind(Deploy.kind):
        return ()
    question(sheet, asked.asking(Deploy.kind), asked.speech())
    several_lands = len(first_field(asked.of_kind(Deploy.kind), "where")) > 1
    suggested = default(asked.session.rules, asked.session.state, asked.number) if several_lands else None
    buttons = [button(asked.key("many"), asked.words.say("button-spread"))]
    if isinstance(suggested, Deploy):
        tokens = (suggested.where, token(suggested.count))
        buttons.insert(0, button(asked.key("ans", Deploy.kind, *tokens), asked.speech().whole(suggested)))
    sheet.row(*buttons)
    return (Deploy.kind,)


def several(asked: Asked, said: str) -> list[Deploy]:
    """The orders of a text such as `Harad 3, Umbar 2`; raises `Told` for what cannot be read."""
    names = {where: land_name(where, asked.words) for where in first_field(asked.of_kind(Deploy.kind), "where")}
    return [_order(asked, names, entry) for entry in entries(said)]


def _order(asked: Asked, names: dict[str, str], entry: str) -> Deploy:
    name, count = taken_apart(entry)
    where = meant(name, names)
    if where is None:
        raise Told(unknown(asked, entry, names))
    return Deploy(asked.number, asked.seat, where, 1 if count is None else count)


def unknown(asked: Asked, said: str, names: dict[str, str]) -> str:
    """A name that nobody knows here, with those it may have meant."""
    near = nearest(said, names)
    if near:
        return asked.words.say("table-refusal-no-such", said=said, near=asked.words.any_of(near))
    return asked.words.say("table-refusal-no-such-plain", said=said)
