"""An answer typed as a line: whole where all can be listed, else step by step, `Propose · Red · Brazil + Peru`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from bot.ui.decisions.answer import Asking, choices, chose, kinds, settled, tokens_of
from bot.ui.decisions.prompt import Asked
from bot.ui.decisions.selection import Several
from bot.ui.interaction.custom_id import NOTHING, Key, token
from bot.ui.interaction.labels import choice_label
from bot.ui.interaction.name_search import fold, matching, meant, nearest
from bot.ui.interaction.request import Stale, Told
from rules import Action, Offer

MOST_LISTED = 1000
"""Answers of one kind that are listed whole."""
STEP, THING = " · ", " + "
_STEPS, _THINGS = re.compile(r"[·;]"), re.compile(r"[+,]")
LONGEST = 100
CODE = str(Key(0, "answer"))

Fits = Callable[[Offer], bool]
Lines = dict[str, str]
"""Lines that one may choose from, each by what stands for it."""


def everything(offer: Offer) -> bool:
    return True


def answers(asked: Asked, fits: Fits = everything, said: str = "") -> Lines:
    """Answers on offer as lines, each by its code; those of kinds with too many go on from what was typed so far."""
    found: Lines = {}
    for kind, offers in _by_kind(asked, fits):
        if sum(map(len, offers)) <= MOST_LISTED:
            found |= _whole(asked, offers)
        else:
            found |= _onward(asked, kind, said)
    return found


def read(asked: Asked, said: str, fits: Fits = everything) -> Asking:
    """What was chosen by a line or its code, as far as it goes; raises `Told`."""
    if said.startswith(CODE):
        kind, *tokens = said.split(":")[4:]
        return asked.asking(kind, tokens)
    lines = answers(asked, fits, said)
    if (line := meant(said, lines)) is not None and line.startswith(CODE):
        return read(asked, line, fits)
    first, *more = (part.strip() for part in _STEPS.split(said))
    verbs = {kind: asked.speech().verb(kind) for kind, _ in _by_kind(asked, fits)}
    meant_kind = meant(first, verbs) if more else None
    if meant_kind is None:
        raise Told(_unknown(asked, said, lines.values()))
    asking = asked.asking(meant_kind)
    for part in more:
        asking = _taken(asked, asking, part)
    return asking


def code(asked: Asked, action: Action) -> str:
    """An answer as a text of at most 100 characters."""
    offer = next(offer for offer in asked.offers if action in offer)
    return _code(asked.asking(action.kind, tokens_of(offer, action)))


def _code(asking: Asking) -> str:
    return str(Key(0, "answer", 0, (asking.kind, *asking.tokens)))


def _by_kind(asked: Asked, fits: Fits) -> Iterator[tuple[str, list[Offer]]]:
    for kind in kinds(offer for offer in asked.offers if fits(offer)):
        yield kind, [offer for offer in asked.of_kind(kind) if fits(offer)]


def _whole(asked: Asked, offers: Iterable[Offer]) -> Lines:
    speech = asked.speech()
    return {
        _code(asked.asking(offer.action.kind, tokens_of(offer, action))): speech.whole(action)
        for offer in offers
        for action in offer.each(asked.number, asked.seat)
    }


def _onward(asked: Asked, kind: str, said: str) -> Lines:
    """The beginning of such an answer, and what may follow what was typed."""
    first, *more = (part.strip() for part in _STEPS.split(said))
    verb = asked.speech().verb(kind)
    opening = {_code(asked.asking(kind)): f"{verb}…"}
    if not fold(verb).startswith(fold(first)) or not (more or fold(first) == fold(verb)):
        return opening
    asking = asked.asking(kind)
    try:
        for part in more[:-1]:
            asking = _taken(asked, asking, part)
    except Told:
        return opening
    return _next(asked, asking, more[-1] if more else "") or opening


def _next(asked: Asked, asking: Asking, said: str) -> Lines:
    """The lines that go one choice further, or one thing more."""
    asking, fitting, field = settled(asking)
    open_to = choices(fitting, field) if field else ()
    if isinstance(open_to, Several):
        return _more_things(asked, asking, open_to, said)
    names = {token(value): asked.speech().called(field, value) for value in open_to}
    lines = {key: _line(asked, asking, names[key]) for key in matching(said, names)}
    return {_code(replace(asking, tokens=(*asking.tokens, key))): line for key, line in lines.items()}


def _more_things(asked: Asked, asking: Asking, open_to: Several, said: str) -> Lines:
    names = _things(asked, open_to)
    *before, last = (part.strip() for part in _THINGS.split(said))
    had = [thing for part in before if (thing := meant(part, names))]
    found: Lines = {}
    for thing in matching(last, {key: name for key, name in names.items() if key not in had}):
        line = _line(asked, asking, THING.join(names[one] for one in (*had, thing)))
        try:
            found[_code(chose(asking, open_to, (*had, thing)))] = line
        except Stale:
            found |= {line: line} if len(line) <= LONGEST else {}
    return found


def _taken(asked: Asked, asking: Asking, said: str) -> Asking:
    """What was chosen with one part of a line more; raises `Told`."""
    asking, fitting, field = settled(asking)
    open_to = choices(fitting, field) if field else ()
    if isinstance(open_to, Several):
        return _several(asked, asking, field, open_to, said)
    names = {token(value): _plain(asked, field, value) for value in open_to}
    found = meant(said, names) or meant(said, {token(v): asked.speech().called(field, v) for v in open_to})
    if found is None:
        raise Told(_unknown(asked, said, names.values()))
    return replace(asking, tokens=(*asking.tokens, found))


def _several(asked: Asked, asking: Asking, field: str, open_to: Several, said: str) -> Asking:
    names = _things(asked, open_to)
    if open_to.nothing and fold(said) == fold(choice_label((), asked.words)):
        return replace(asking, tokens=(*asking.tokens, NOTHING))
    things = []
    for part in _THINGS.split(said):
        thing = meant(part.strip(), names)
        if thing is None:
            raise Told(_unknown(asked, part.strip(), names.values()))
        things.append(thing)
    try:
        return chose(asking, open_to, things)
    except Stale:
        raise Told(asked.words.say("choose-refusal", ask=asked.speech().question(field))) from None


def _things(asked: Asked, open_to: Several) -> Lines:
    return {thing: choice_label(thing, asked.words) for thing in open_to.among}


def _plain(asked: Asked, field: str, value: Any) -> str:
    """A choice without the numbers that stand beside it."""
    return asked.speech().thing(field, value) or choice_label(value, asked.words)


def _line(asked: Asked, asking: Asking, last: str) -> str:
    """The line so far, with its last choice."""
    made = settled(asking)[1][0].fields if asking.tokens else {}
    names = [_plain(asked, field, values[0]) for field, values in list(made.items())[: len(asking.tokens)]]
    return STEP.join([asked.speech().verb(asking.kind), *names, last])


def _unknown(asked: Asked, said: str, names: Iterable[str]) -> str:
    near = nearest(said, {name: name for name in names})
    key = "table-refusal-no-such" if near else "table-refusal-no-such-plain"
    return asked.words.say(key, said=said[:80], near=asked.words.any_of(near))
