"""A game without Discord: answers are found in the layouts that a player would see, and typed as lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from msgspec import structs

from bot.game.session import Session
from bot.store.models import RUNNING, Seat, Table
from bot.ui.commands.typed_answer import answers, code, read
from bot.ui.decisions.answer import (
    PartialAnswer,
    add_to_list,
    choices,
    items_so_far,
    settle,
    tick,
    tokens_of,
    whole_action,
)
from bot.ui.decisions.controls import ELSEWHERE, question
from bot.ui.decisions.prompt import Prompt
from bot.ui.decisions.selection import OrderedChoice
from bot.ui.interaction.layout import Layout
from bot.words import words
from rules import GAMES, Action, Player, Seeded, apply, begin
from rules.ai import choose
from rules.author import Ranked
from rules.orders import Orders

MOST_TAPS = 12
NONE = {"none", "no"}
"""The tokens for nothing: of several things, and of the only leader."""


@dataclass
class GameOfAIs:
    """A table of AIs, and how often each kind of decision has been checked."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, str]
    looked_at: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known = GAMES[self.game]
        self.setting = known.setting(tuple(map(Player, self.seats)), self.options)
        self.rules = known.ruleset(self.setting)
        self.chance = Seeded(b"t" * 32)
        self.state = begin(self.rules, self.chance).state

    def asked(self, number: int, language: str) -> Prompt:
        table = Table(1, 1, 1, 1, self.game, dict(self.setting.options), language, RUNNING, b"s" * 32, 0)
        sitting = {Player(colour): Seat(colour, ai=True) for colour in self.seats}
        session = Session(table, GAMES[self.game], self.setting, self.rules, self.state, sitting, Orders(), b"k" * 32)
        decision = self.state.pending[number]
        return Prompt(session, decision.player, number, decision, words(language))

    def decisions(self, answers: int, looks: int) -> Iterator[int]:
        """The numbers of decisions in this many answers of the AI, each kind at most this often."""
        wild = Random(1)
        for _ in range(answers):
            if self.state.winners is not None:
                return
            number = self.state.unanswered[0]
            kind = self.state.pending[number].kind
            if self.looked_at.get(kind, 0) < looks:
                self.looked_at[kind] = self.looked_at.get(kind, 0) + 1
                yield number
            asked = self.asked(number, "en")
            action = choose(self.rules, asked.seen, number, asked.offers, wild.randrange)
            self.state = apply(self.rules, self.state, action, self.chance).state


def some_answers(asked: Prompt, wild: Random, most: int) -> Iterator[Action]:
    """One answer of each kind, and some more."""
    kinds = {offer.action: offer for offer in asked.offers}
    for offer in [*kinds.values(), *wild.choices(asked.offers, k=most)]:
        chosen = {name: shape[wild.randrange(len(shape))] for name, shape in offer.fields.items()}
        yield offer.answer(asked.number, asked.seat, **chosen)


def typed(asked: Prompt, action: Action) -> Action | None:
    """The answer that its code means; autocomplete lists are within Discord's limits."""
    text = code(asked, action)
    assert len(text) <= 100
    for name, line in answers(asked).items():
        assert 0 < len(name) <= 100, name
        assert line
    return whole_action(read(asked, text))


def as_asked(asked: Prompt, action: Action) -> Action:
    """The answer without the last of its wishes, where it wishes for all there is: that one is not asked for."""
    offer = next(offer for offer in asked.offers if action in offer)
    wishes = [name for name in offer.fields if asked.meaning(action.kind, name) == Ranked]
    whole = [name for name in wishes if len(getattr(action, name)) == len(getattr(offer.fields[name], "among", ())) > 1]
    return structs.replace(action, **{name: getattr(action, name)[:-1] for name in whole})


def tapped(asked: Prompt, action: Action) -> Action | None:
    """The answer given by pressing through the layouts; None if it cannot be reached."""
    offer = next(offer for offer in asked.offers if action in offer)
    now, wanted = asked.partial_answer(), tokens_of(offer, action)
    for _ in range(MOST_TAPS):
        step = _tap(asked, now, action, wanted)
        if step is None:
            return None
        now, whole = step
        if whole and (answer := whole_action(now)) is not None:
            return answer
    return None


def _tap(
    asked: Prompt, now: PartialAnswer, action: Action, wanted: tuple[str, ...]
) -> tuple[PartialAnswer, bool] | None:
    """One press towards the action, as the panel's handlers take it; or a look at another part of a list."""
    pages: dict[str, dict[str, Any]] = {}
    for part in _parts(asked, now):
        verb, *given = part["custom_id"].partition("#")[0].split(":")[3:]
        if verb == "ask" and _leads(given[1:], action, wanted):
            if "^" in given[0]:
                if _next_listed(asked.partial_answer(given[1], given[2:], given[0]), action):
                    return asked.partial_answer(given[1], given[2:], given[0]), False
                continue
            if not now.kind and part["type"] == 2:
                return asked.partial_answer(given[1], given[2:], given[0]), False
            pages[given[0]] = part
        elif verb == "ans" and part["type"] == 2:
            if (_leads(given, action, wanted) and len(given) - 1 > len(now.tokens)) or given == [action.kind]:
                return asked.partial_answer(given[0], given[1:]), True
        elif verb == "num" and _leads(given, action, wanted):
            return asked.partial_answer(given[0], [*given[1:], wanted[len(given) - 1]]), True
        elif part["type"] == 3 and (found := _listed(asked, part, verb, given, action, wanted)):
            return found
    return _elsewhere(asked, now, pages, action, wanted)


def _elsewhere(
    asked: Prompt, now: PartialAnswer, pages: dict[str, dict[str, Any]], action: Action, wanted: tuple[str, ...]
) -> tuple[PartialAnswer, bool] | None:
    """The region or the page that contains the next choice."""
    now, _, field = settle(replace(now, kind=now.kind or action.kind))
    region = asked.region(action.kind, field, wanted[len(now.tokens)]) or ELSEWHERE
    place = f"@{region}" if "@" in pages else ""
    if not place:
        page = int(now.place[1:]) if now.place[1:].isdecimal() else 1
        place = f"p{page + 1}" if f"p{page + 1}" in pages else ""
    return (replace(now, place=place), False) if place and place != now.place else None


def _leads(names: list[str], action: Action, wanted: tuple[str, ...]) -> bool:
    same = all(one == other or {one, other} <= NONE for one, other in zip(names[1:], wanted, strict=False))
    return names[:1] == [action.kind] and len(names) <= len(wanted) + 1 and same


def _listed(
    asked: Prompt, part: dict[str, Any], verb: str, names: list[str], action: Action, wanted: tuple[str, ...]
) -> tuple[PartialAnswer, bool] | None:
    """A choice from a list: a value, or several ticks."""
    values = [option["value"] for option in part["options"]]
    if verb == "ans" and _leads(names, action, wanted) and wanted[len(names) - 1] in values:
        return asked.partial_answer(names[0], [*names[1:], wanted[len(names) - 1]]), True
    if verb == "then" and _leads(names[:-1], action, wanted):
        now = asked.partial_answer(names[0], names[1:-1], names[-1])
        further = [thing for thing in values if _next_listed(add_to_list(now, thing), action)]
        return (add_to_list(now, further[0]), False) if further else None
    if verb == "some" and _leads(names[:-1], action, wanted):
        now = asked.partial_answer(names[0], names[1:-1])
        _, _, name = settle(now)
        things = getattr(action, name)
        if things and set(things) <= set(values) and part["min_values"] <= len(things) <= part["max_values"]:
            return tick(now, names[-1], things), True
    return None


def _next_listed(now: PartialAnswer, action: Action) -> bool:
    """Whether the list in an order, as far as it is chosen, is how the action's begins."""
    now, fitting, name = settle(now)
    open_to = choices(fitting, name) if name else ()
    if not isinstance(open_to, OrderedChoice):
        return True
    listed = items_so_far(now, open_to)
    return bool(listed) and getattr(action, name)[: len(listed)] == listed


def _parts(asked: Prompt, now: PartialAnswer) -> list[dict[str, Any]]:
    """Every button and list of the question, within Discord's limits."""
    layout = Layout()
    question(layout, now, asked)
    view = layout.view()
    assert view.content_length() <= 4000
    assert sum(1 for _ in view.walk_children()) <= 40
    rows = view.to_components()[0]["components"]
    parts = [part for row in rows for part in row.get("components", ())]
    keys = [part["custom_id"] for part in parts]
    assert len(keys) == len(set(keys)), keys
    for part in parts:
        _within_limits(part)
    return [part for part in parts if not part.get("disabled")]


def _within_limits(part: dict[str, Any]) -> None:
    assert len(part["custom_id"]) <= 100
    if part["type"] == 2:
        assert 0 < len(part["label"]) <= 80
    for option in part.get("options", ()):
        assert 0 < len(option["label"]) <= 100, option
        assert 0 < len(option["value"]) <= 100, option
    assert len(part.get("options", ())) <= 25
