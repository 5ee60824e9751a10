"""Reinforcements in the panel: a territory and a number, an obvious place at once, or several in a form."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.ui.decisions.controls import question, with_ending
from bot.ui.decisions.prompt import Prompt, first_field
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import token
from bot.ui.interaction.layout import Layout, button
from bot.ui.interaction.name_search import find_key, numbered_entries, split_entry
from bot.ui.interaction.request import Rejected
from bot.words.arguments import land_name
from rules import Territory
from rules.risk import Deploy, armies_to_place


def reinforcements(layout: Layout, prompt: Prompt) -> Sequence[str]:
    """Add the territories to reinforce, and the ways to place many armies at once."""
    if not prompt.of_kind(Deploy.kind):
        return ()
    question(layout, prompt.partial_answer(Deploy.kind), prompt, asked=True)
    if len(first_field(prompt.of_kind(Deploy.kind), "where")) > 1:
        layout.row(*_suggestion(prompt), button(prompt.key("many"), prompt.words.say("button-spread")))
    return (Deploy.kind,)


def _suggestion(prompt: Prompt) -> list[Press]:
    """The button that places everything where the AI would place most, if that is known."""
    if not isinstance(prompt.suggested, Deploy):
        return []
    action = replace(prompt.suggested, count=first_field(prompt.of_kind(Deploy.kind), "count")[-1])
    tokens = (action.where, token(action.count))
    label = prompt.words.say("suggested", answer=prompt.whole(action))
    label = with_ending(label, prompt.partial_answer(Deploy.kind, tokens), prompt)
    return [button(prompt.key("ans", Deploy.kind, *tokens), label)]


def share_out(count: int, lands: Sequence[Territory]) -> list[tuple[Territory, int]]:
    """An example of a list that places so many armies: half of them each in the first two of these territories."""
    return [(land, some) for land, some in zip(lands, (count - count // 2, count // 2), strict=False) if some]


def read_list(prompt: Prompt, text: str) -> list[Deploy]:
    """The actions in a text such as `Peru 3, Japan 2`; raises `Rejected` for what cannot be read."""
    names = {where: land_name(where, prompt.words) for where in first_field(prompt.of_kind(Deploy.kind), "where")}
    return [_order(prompt, names, entry) for entry in numbered_entries(text, prompt.words)]


def refuse_too_many(prompt: Prompt, orders: Sequence[Deploy]) -> None:
    """Raise `Rejected` for a list that places more than there is: it is played whole or not at all."""
    named, left = sum(order.count for order in orders), armies_to_place(prompt.decision)
    if named > left:
        raise Rejected(prompt.words.say("list-refusal-too-many", named=named, left=left))


def _order(prompt: Prompt, names: dict[Territory, str], entry: str) -> Deploy:
    name, count = split_entry(entry)
    where = find_key(name, names)
    if where is None:
        raise Rejected(prompt.why_not_open(name, names, own=True))
    return Deploy(prompt.number, prompt.seat, where, 1 if count is None else count)
