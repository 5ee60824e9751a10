"""Reinforcements in the panel: a territory and a number, an obvious place at once, or several in a form."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.decisions.controls import question
from bot.ui.decisions.prompt import Prompt, first_field
from bot.ui.interaction.custom_id import token
from bot.ui.interaction.layout import Layout, button
from bot.ui.interaction.name_search import entries, meant, no_such, split_entry
from bot.ui.interaction.request import Rejected
from bot.words.arguments import land_name
from rules import default
from rules.risk import Deploy


def reinforcements(layout: Layout, prompt: Prompt) -> Sequence[str]:
    """Add the territories to reinforce, and the ways to place many armies at once."""
    if not prompt.of_kind(Deploy.kind):
        return ()
    question(layout, prompt.partial_answer(Deploy.kind), prompt, asked=True)
    several_lands = len(first_field(prompt.of_kind(Deploy.kind), "where")) > 1
    suggested = default(prompt.session.rules, prompt.session.state, prompt.number) if several_lands else None
    buttons = [button(prompt.key("many"), prompt.words.say("button-spread"))]
    if isinstance(suggested, Deploy):
        tokens = (suggested.where, token(suggested.count))
        buttons.insert(0, button(prompt.key("ans", Deploy.kind, *tokens), prompt.whole(suggested)))
    layout.row(*buttons)
    return (Deploy.kind,)


def read_list(prompt: Prompt, said: str) -> list[Deploy]:
    """The actions in a text such as `Harad 3, Umbar 2`; raises `Rejected` for what cannot be read."""
    names = {where: land_name(where, prompt.words) for where in first_field(prompt.of_kind(Deploy.kind), "where")}
    return [_order(prompt, names, entry) for entry in entries(said)]


def _order(prompt: Prompt, names: dict[str, str], entry: str) -> Deploy:
    name, count = split_entry(entry)
    where = meant(name, names)
    if where is None:
        raise Rejected(no_such(entry, names, prompt.words))
    return Deploy(prompt.number, prompt.seat, where, 1 if count is None else count)
