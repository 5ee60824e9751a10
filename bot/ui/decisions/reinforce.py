"""Reinforcements in the panel: a territory and a number, an obvious place at once, or several in a form."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.decisions.answer import tokens_of
from bot.ui.decisions.controls import question
from bot.ui.decisions.prompt import Prompt, first_field
from bot.ui.interaction.custom_id import token
from bot.ui.interaction.labels import COLOURS
from bot.ui.interaction.layout import BAD, Layout, button
from bot.ui.interaction.name_search import entries, find_key, split_entry
from bot.ui.interaction.request import Rejected
from bot.words.arguments import land_name
from bot.words.decisions import verb
from bot.words.games import words_in
from bot.words.topics.questions import QuestionWords
from bot.words.typography import in_sentence
from rules import Action, Territory, default
from rules.risk import Deploy, ToReinforce


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
        reason = prompt.words.say("suggested-front", answer=prompt.whole(suggested))
        buttons.insert(0, button(prompt.key("ans", Deploy.kind, *tokens), reason))
    layout.row(*buttons)
    return (Deploy.kind,)


def find_forfeit(prompt: Prompt) -> str:
    """A kind of answer on offer that the last placement would forfeit; "" if there is none."""
    words = words_in(prompt.session.rules, QuestionWords)
    own = (kind for known in words for kind in known.forfeited.get(ToReinforce.kind, ()))
    return next((kind for kind in own if prompt.of_kind(kind)), "")


def last_placement(prompt: Prompt, action: Action) -> Layout | None:
    """A confirmation before the last armies are placed, if something that may come before them would be lost."""
    decision = prompt.decision
    if not (isinstance(decision, ToReinforce) and isinstance(action, Deploy) and action.count == decision.count):
        return None
    offer = next((offer for offer in prompt.of_kind(Deploy.kind) if action in offer), None)
    if offer is None or not (kind := find_forfeit(prompt)):
        return None
    undone = in_sentence(verb(kind, prompt.words))
    layout = Layout(COLOURS.get(prompt.seat)).text(prompt.words.say("confirm-last-placement", what=undone))
    return layout.row(
        button(prompt.key("sure", action.kind, *tokens_of(offer, action)), prompt.words.say("button-yes"), BAD),
        button(prompt.key("play", "back"), prompt.words.say("button-no")),
    )


def share_out(count: int, lands: Sequence[Territory]) -> list[tuple[Territory, int]]:
    """An example of a list that places so many armies: half of them each in the first two of these territories."""
    return [(land, some) for land, some in zip(lands, (count - count // 2, count // 2), strict=False) if some]


def read_list(prompt: Prompt, text: str) -> list[Deploy]:
    """The actions in a text such as `Peru 3, Japan 2`; raises `Rejected` for what cannot be read."""
    names = {where: land_name(where, prompt.words) for where in first_field(prompt.of_kind(Deploy.kind), "where")}
    return [_order(prompt, names, entry) for entry in entries(text)]


def _order(prompt: Prompt, names: dict[Territory, str], entry: str) -> Deploy:
    name, count = split_entry(entry)
    where = find_key(name, names)
    if where is None:
        raise Rejected(prompt.why_not_open(name, names, own=True))
    return Deploy(prompt.number, prompt.seat, where, 1 if count is None else count)
