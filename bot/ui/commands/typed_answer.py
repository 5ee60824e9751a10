"""Answers typed as a line: listed whole if there are few, else step by step (`Propose · Red · Brazil + Peru`).

A name that the player makes up follows the verb, with or without a mark between them (`Name the boat · Albatros`), or
stands in a listed line in the place of the suggested one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import dropwhile
from typing import Any

from bot.ui.decisions.answer import (
    PartialAnswer,
    choice_token,
    choices,
    choices_so_far,
    choose,
    kinds,
    settle,
    tokens_of,
)
from bot.ui.decisions.prompt import Prompt
from bot.ui.decisions.selection import Several, TypedChoice
from bot.ui.interaction.custom_id import NOTHING, CustomId
from bot.ui.interaction.labels import FACTS, choice_label
from bot.ui.interaction.name_search import (
    LISTED,
    find_key,
    find_line,
    find_matches,
    fold,
    no_such,
    without_brackets,
    without_units,
)
from bot.ui.interaction.request import Rejected, StalePress
from rules import Action, Offer
from rules.author import Typed, clean_name
from rules.risk import NEUTRAL

MOST_LISTED = 1000
"""Up to this many answers of one kind are listed whole."""
STEP, THING = " · ", " + "
_STEPS, _THINGS, _QUOTES = re.compile(r"[·;]"), re.compile(r"[+,]"), re.compile(r"[“”\"«»]")
LONGEST = 100
CODE = str(CustomId(0, "answer"))

Fits = Callable[[Offer], bool]
Lines = dict[str, str]
"""Lines to choose from, by the code that Discord sends for each."""


def takes_everything(offer: Offer) -> bool:
    return True


def answers(prompt: Prompt, fits: Fits = takes_everything, text: str = "", *, plain: bool = False) -> Lines:
    """The answers on offer as lines, by code; kinds with too many answers continue from what was typed so far.

    Unless `plain`, a line begins with the other players whose territories it names. Where Discord cannot show them all
    at once, kinds with few answers come first, and no kind hides another: thirty marches leave room for the one line
    that ends the turn, and forty cards to destroy for the city to found.
    """
    by_kind: list[Lines] = []
    for kind, offers in _by_kind(prompt, fits):
        if sum(map(len, offers)) <= MOST_LISTED:
            by_kind.append(_whole(prompt, offers, prompt.plain if plain else prompt.whole))
        else:
            by_kind.append(_onward(prompt, kind, text))
        if _takes_names(offers):
            by_kind[-1] |= _line_of_new_name(prompt, kind, offers, text, alone=len(kinds(prompt.offers)) == 1)
    if sum(map(len, by_kind)) > LISTED:
        by_kind = _with_room_for_each(by_kind)
    return {code: line for lines in by_kind for code, line in lines.items()}


def _with_room_for_each(by_kind: Iterable[Lines]) -> list[Lines]:
    """The lines of all kinds, so that the first ones, which Discord shows, are of every kind; kinds with few first."""
    shown, hidden, room = [], [], LISTED
    of_each = sorted(map(list, map(dict.items, by_kind)), key=len)
    for at, lines in enumerate(of_each):
        share = room // (len(of_each) - at)
        shown.append(dict(lines[:share]))
        hidden.append(dict(lines[share:]))
        room -= len(shown[-1])
    return [*shown, *hidden]


def read(prompt: Prompt, text: str, fits: Fits = takes_everything) -> PartialAnswer:
    """The answer that a line or code means, as far as it goes; raises `Rejected`."""
    if text.startswith(CODE):
        kind, *tokens = text.split(":")[4:]
        return prompt.partial_answer(kind, tokens)
    text = _without_owners(prompt, text)
    lines = answers(prompt, fits, text, plain=True)
    if (partial := _answer_with_name(prompt, text, lines, fits)) is not None:
        return partial
    if (line := _find_key(prompt, text, lines)) is not None and line.startswith(CODE):
        return read(prompt, line, fits)
    first, *more = (part.strip() for part in _STEPS.split(text))
    verbs = {kind: prompt.verb(kind) for kind, _ in _by_kind(prompt, fits)}
    meant_kind = find_key(first, verbs) if more else None
    if meant_kind is None:
        named = any(_takes_names(offers) for _, offers in _by_kind(prompt, fits))
        own = [prompt.words.say("typed-own-name")] if named else []
        raise Rejected(" ".join([no_such(text, lines, prompt.words), *own]))
    partial = prompt.partial_answer(meant_kind)
    for part in more:
        partial = _take(prompt, partial, part)
    return partial


def _takes_names(offers: Iterable[Offer]) -> bool:
    """Whether a name is typed in an answer."""
    return any(isinstance(shape, Typed) for offer in offers for shape in offer.fields.values())


def _line_of_new_name(prompt: Prompt, kind: str, offers: list[Offer], text: str, *, alone: bool) -> Lines:
    """The line of a name that is no suggestion, as it was typed; nothing if it is not valid."""
    try:
        partial = _with_name(prompt, kind, offers, text, alone=alone)
    except Rejected:
        return {}
    return {} if partial is None else {_code(partial): _line(prompt, partial)}


def _answer_with_name(prompt: Prompt, text: str, lines: Lines, fits: Fits) -> PartialAnswer | None:
    """The answer with the name that a line gives; None if it means a line of the list, or no name.

    Raises `Rejected` for a name that is not valid.
    """
    typed = fold(text)
    if any(typed == fold(line) for line in lines.values()):
        return None
    of = list(_by_kind(prompt, fits))
    found = (_with_name(prompt, kind, offers, text, alone=len(of) == 1) for kind, offers in of if _takes_names(offers))
    return next((partial for partial in found if partial is not None), None)


def _with_name(prompt: Prompt, kind: str, offers: list[Offer], line: str, *, alone: bool) -> PartialAnswer | None:
    """What follows the verb of a kind, taken part by part; None if the text neither begins with it nor is a listed line
    with another name.

    `alone`: there is no other kind of answer, so the verb may be left out. Raises `Rejected`.
    """
    if (partial := _as_listed(prompt, offers, line)) is not None:
        return partial
    verb, text = prompt.verb(kind), line.strip()
    if text.casefold().startswith(verb.casefold()) and text[len(verb) : len(verb) + 1] in ("", " ", "·", ";"):
        text = text[len(verb) :].strip(" ·;")
    elif not alone:
        return None
    partial = prompt.partial_answer(kind)
    for part in _STEPS.split(text) if text else ():
        partial = _take(prompt, partial, part.strip())
    return partial if partial.tokens else None


def _as_listed(prompt: Prompt, offers: list[Offer], line: str) -> PartialAnswer | None:
    """The answer of a listed line in which another name stands in the place of a suggested one; None if it is none.
    Raises `Rejected` for a name that is not valid."""
    text = _strip_quotes(line)
    for offer in offers if sum(map(len, offers)) <= MOST_LISTED else ():
        field, shape = next((field, shape) for field, shape in offer.fields.items() if isinstance(shape, Typed))
        for action in offer.each(prompt.number, prompt.seat):
            suggested = getattr(action, field)
            before, _, after = map(_strip_quotes, prompt.plain(action).partition(suggested))
            name = text[len(before) : len(text) - len(after)].strip()
            if name and not _STEPS.search(name) and text.casefold() == f"{before} {name} {after}".strip().casefold():
                name = clean_name(name)
                if flaw := prompt.name_flaw(name, TypedChoice((shape,))):
                    raise Rejected(flaw)
                tokens = (name if token == suggested else token for token in tokens_of(offer, action))
                return prompt.partial_answer(action.kind, tokens)
    return None


def _strip_quotes(text: str) -> str:
    """A text without quotation marks, and with single spaces."""
    return " ".join(_QUOTES.sub(" ", text).split())


def code(prompt: Prompt, action: Action) -> str:
    """An answer as a code of at most 100 characters."""
    offer = next(offer for offer in prompt.offers if action in offer)
    return _code(prompt.partial_answer(action.kind, tokens_of(offer, action)))


def _code(partial: PartialAnswer) -> str:
    return str(CustomId(0, "answer", 0, (partial.kind, *partial.tokens)))


def _by_kind(prompt: Prompt, fits: Fits) -> Iterator[tuple[str, list[Offer]]]:
    for kind in kinds(offer for offer in prompt.offers if fits(offer)):
        yield kind, [offer for offer in prompt.of_kind(kind) if fits(offer)]


def _whole(prompt: Prompt, offers: Iterable[Offer], line: Callable[[Action], str]) -> Lines:
    return {
        _code(prompt.partial_answer(offer.action.kind, tokens_of(offer, action))): line(action)
        for offer in offers
        for action in offer.each(prompt.number, prompt.seat)
    }


def _onward(prompt: Prompt, kind: str, text: str) -> Lines:
    """The start of an answer of this kind, or what can follow the text typed so far."""
    first, *more = (part.strip() for part in _STEPS.split(text))
    verb = prompt.verb(kind)
    opening = {_code(prompt.partial_answer(kind)): f"{verb}…"}
    if not fold(verb).startswith(fold(first)) or not (more or fold(first) == fold(verb)):
        return opening
    partial = prompt.partial_answer(kind)
    try:
        for part in more[:-1]:
            partial = _take(prompt, partial, part)
    except Rejected:
        return opening
    return _next(prompt, partial, more[-1] if more else "") or opening


def _next(prompt: Prompt, partial: PartialAnswer, text: str) -> Lines:
    """The lines with one more choice, or one more item."""
    partial, fitting, field = settle(partial)
    open_to = choices(fitting, field) if field else ()
    if isinstance(open_to, Several):
        return _more_things(prompt, partial, field, open_to, text)
    open_to = open_to.suggestions if isinstance(open_to, TypedChoice) else open_to
    names = {
        choice_token(partial.meaning(field), value): _with_facts(prompt, partial.kind, field, value)
        for value in open_to
    }
    lines = {key: _line(prompt, partial, names[key]) for key in find_matches(text, names)}
    return {_code(replace(partial, tokens=(*partial.tokens, key))): line for key, line in lines.items()}


def _more_things(prompt: Prompt, partial: PartialAnswer, field: str, open_to: Several, text: str) -> Lines:
    names = _things(prompt, partial.meaning(field), open_to)
    *before, last = (part.strip() for part in _THINGS.split(text))
    had = [thing for part in before if (thing := find_key(part, names))]
    found: Lines = {}
    for thing in find_matches(last, {key: name for key, name in names.items() if key not in had}):
        line = _line(prompt, partial, THING.join(names[one] for one in (*had, thing)))
        try:
            found[_code(choose(partial, open_to, (*had, thing)))] = line
        except StalePress:
            found |= {line: line} if len(line) <= LONGEST else {}
    return found


def _take(prompt: Prompt, partial: PartialAnswer, text: str) -> PartialAnswer:
    """The answer with one more part of the line; raises `Rejected`."""
    partial, fitting, field = settle(partial)
    open_to = choices(fitting, field) if field else ()
    if isinstance(open_to, Several):
        return _several(prompt, partial, field, open_to, text)
    if isinstance(open_to, TypedChoice):
        name = clean_name(text)
        if flaw := prompt.name_flaw(name, open_to):
            raise Rejected(flaw)
        return replace(partial, tokens=(*partial.tokens, name))
    names = {
        choice_token(partial.meaning(field), value): _plain(prompt, partial.kind, field, value) for value in open_to
    }
    with_facts = {
        choice_token(partial.meaning(field), value): _with_facts(prompt, partial.kind, field, value)
        for value in open_to
    }
    found = _find_key(prompt, text, names) or find_key(text, with_facts) or find_key(without_brackets(text), names)
    if found is None:
        raise Rejected(prompt.why_not_open(text, names))
    return replace(partial, tokens=(*partial.tokens, found))


def _several(prompt: Prompt, partial: PartialAnswer, field: str, open_to: Several, text: str) -> PartialAnswer:
    names = _things(prompt, partial.meaning(field), open_to)
    if open_to.nothing and fold(text) == fold(prompt.plain_name(partial.kind, field, ())):
        return replace(partial, tokens=(*partial.tokens, NOTHING))
    things = []
    for part in _THINGS.split(text):
        thing = find_key(part.strip(), names)
        if thing is None:
            raise Rejected(prompt.why_not_open(part.strip(), names))
        things.append(thing)
    try:
        return choose(partial, open_to, things)
    except StalePress:
        raise Rejected(prompt.words.say("choose-refusal", ask=prompt.question(field, partial.kind))) from None


def _find_key(prompt: Prompt, text: str, names: Lines) -> str | None:
    """The key of the line that a text means, whichever word it has for units."""
    if key := find_line(text, names):
        return key
    bare = {key: without_units(name, prompt.words) for key, name in names.items()}
    return find_line(without_units(text, prompt.words), bare)


def _without_owners(prompt: Prompt, text: str) -> str:
    """A line without the players with whom it begins: a territory that it names may have changed hands meanwhile."""
    seats = {fold(prompt.words.say(f"seat-{seat}")) for seat in (*prompt.session.seats, NEUTRAL)}
    facts = text.split(FACTS)
    return FACTS.join(dropwhile(lambda fact: fold(fact) in seats, facts))


def _things(prompt: Prompt, meaning: Any, open_to: Several) -> Lines:
    return {thing: choice_label(meaning, thing, prompt.words) for thing in open_to.among}


def _plain(prompt: Prompt, kind: str, field: str, value: Any) -> str:
    """A choice without the numbers that its label shows."""
    return prompt.plain_name(kind, field, value)


def _with_facts(prompt: Prompt, kind: str, field: str, value: Any) -> str:
    """A choice with the facts of its label in brackets, so that a line can be read back: `Japan (🔴 Red, 5)`."""
    plain, facts = _plain(prompt, kind, field, value), prompt.name(kind, field, value).split(FACTS)
    more = [fact for fact in facts if fact != plain]
    return f"{plain} ({', '.join(more)})" if plain in facts and more else plain


def _line(prompt: Prompt, partial: PartialAnswer, last: str = "") -> str:
    """The line so far, with its last choice."""
    names = [_plain(prompt, partial.kind, field, value) for field, value in choices_so_far(partial)]
    return STEP.join(filter(None, [prompt.verb(partial.kind), *names, last]))
