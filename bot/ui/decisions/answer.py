"""A partial answer: what has been chosen, which field is open, and the choices for it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import takewhile
from typing import Any, Protocol

from msgspec import NODEFAULT, structs

from bot.ui.decisions.selection import (
    MultipleChoice,
    OrderedChoice,
    Several,
    TypedChoice,
    make_ordered_choice,
    multiple_choice,
    pack,
    pack_list,
    unpack,
    unpack_list,
    value_of,
)
from bot.ui.interaction.custom_id import CustomId, token
from bot.ui.interaction.request import StalePress
from bot.words.arguments import LEADERS
from rules import Action, Offer, Player
from rules.author import Choices, LeaderKind, Ordered, Ranked, Some, Typed, written_meanings
from rules.risk import CAPTAIN, Leaders

FLAGS: dict[str, Leaders] = {token(False): (), token(True): (CAPTAIN,)}
"""The leaders whose token says yes or no, as it did before there were other leaders than captains."""


def leaders_token(leaders: Leaders) -> str:
    """Who goes along as text: `no`, `yes` for a captain, `war+sky`."""
    return next((flag for flag, alone in FLAGS.items() if alone == leaders), token(leaders))


def leaders_of(token: str) -> Leaders:
    """The leaders that a token stands for."""
    return FLAGS[token] if token in FLAGS else tuple(map(LeaderKind, token.split("+")))


def choice_token(meaning: Any, value: Any) -> str:
    """A choice for a field of this type as text."""
    return leaders_token(value) if meaning == LEADERS else token(value)


class Labels(Protocol):
    """The texts for the choices of one decision, in its reader's language."""

    def verb(self, kind: str) -> str:
        """The verb for a kind of answer."""

    def declines(self, kind: str) -> bool:
        """Whether a kind of answer leaves what the others offer."""

    def is_usual(self, kind: str) -> bool:
        """Whether a kind of answer is what one normally gives: its button stands out."""

    def gives_most(self, kind: str) -> bool:
        """Whether one normally gives the largest number there is in a kind of answer."""

    def question(self, field: str, kind: str) -> str:
        """The question for an open field of a kind of answer."""

    def whole(self, action: Action) -> str:
        """A complete answer in a few words."""

    def rest(self, kind: str, *, some: bool) -> str:
        """What the button says that leaves out all that is still open, after `some` choices or before the first; ""
        where a kind of answer has none."""

    def ending(self, action: Action) -> str:
        """What is said after an answer that ends its player's turn; "" after any other."""

    def label(self, kind: str, field: str, value: Any) -> str:
        """The plain name of a choice for a field of a kind of answer."""

    def thing(self, field: str, value: Any) -> str:
        """The open item (such as a bargain) that a number in this field means; "" for any other choice."""

    def name(self, kind: str, field: str, value: Any) -> str:
        """A field's choice as it is listed: its open item, or its name with its facts."""

    def step(self, kind: str, field: str, value: Any) -> str:
        """The same among the choices made so far, where its question is no longer seen: `from Roma · 4`."""

    def hint(self, kind: str, field: str, value: Any) -> str:
        """A smaller text beside a choice for a field of a kind of answer; "" for none."""

    def note(self, kind: str, field: str, value: Any) -> str:
        """What stands on a territory besides armies, in a list; "" for nothing, and for anything else."""

    def region(self, kind: str, field: str, value: Any) -> str:
        """The region of a territory, or of its card; "" for anything outside the regions."""

    def region_name(self, name: str) -> str: ...

    def say(self, key: str, **about: Any) -> str: ...


@dataclass(frozen=True, slots=True)
class PartialAnswer:
    """A decision and the answer chosen so far: a kind, then the fields that it is written with, in order, as tokens.

    `place` is the part of a long list that is shown: `-` its start, `p2` a page, `@asia` a region; in a checklist,
    followed by the code of the items ticked: `p2*1c.91ab3e`; in a list in an order, by the code of what it begins with:
    `p1^20.91ab3e`.
    """

    table: int
    number: int
    player: Player
    offers: tuple[Offer, ...]
    kind: str = ""
    tokens: tuple[str, ...] = ()
    place: str = "-"

    def key(self, verb: str, *more: str) -> CustomId:
        args = (self.kind, *self.tokens, *more) if self.kind else more
        return CustomId(self.table, verb, self.number, args)

    def meaning(self, field: str) -> Any:
        """The declared type of a field of this kind of answer."""
        declared = (written_meanings(offer.action) for offer in self.offers if offer.action.kind == self.kind)
        return next(each[field] for each in declared if field in each)

    def look(self, place: str) -> CustomId:
        """The key that shows this question, or another part of its list."""
        return CustomId(self.table, "ask", self.number, (place, *((self.kind, *self.tokens) if self.kind else ())))


def kinds(offers: Iterable[Offer]) -> tuple[str, ...]:
    """The kinds of answer, without duplicates."""
    return tuple(dict.fromkeys(offer.action.kind for offer in offers))


def fitting_offers(partial: PartialAnswer) -> list[Offer]:
    """The offers that still fit what was chosen; raises `StalePress` if none does."""
    fitting = [offer for offer in partial.offers if offer.action.kind == partial.kind]
    for at, token_at in enumerate(partial.tokens):
        fitting = [kept for offer in fitting if (kept := _with(offer, at, token_at)) is not None]
    if not fitting:
        raise StalePress(partial.kind)
    return fitting


def _with(offer: Offer, at: int, part: str) -> Offer | None:
    asked = offer.written
    if at >= len(asked):
        return None
    name = list(asked)[at]
    if part in FLAGS and written_meanings(offer.action)[name] == LEADERS:
        part = token(FLAGS[part])
    found = value_of(part, asked[name])
    if found is None:
        return None
    return Offer(offer.action, {**offer.fields, name: (found,)}) if name in offer.fields else offer


OpenTo = tuple[Any, ...] | Several | TypedChoice
"""The choices for the open field."""


def choices(fitting: Iterable[Offer], field: str) -> OpenTo:
    """The choices for a field over all offers, without duplicates. A name is typed in all of them or in none."""
    shapes = [offer.written[field] for offer in fitting]
    if any(isinstance(shape, Typed) for shape in shapes):
        return TypedChoice(tuple(shape for shape in shapes if isinstance(shape, Typed)))
    if any(isinstance(shape, Ordered) for shape in shapes):
        return make_ordered_choice(shapes)
    if any(isinstance(shape, Some) for shape in shapes):
        return multiple_choice(shapes)
    return tuple(dict.fromkeys(value for shape in shapes for value in shape))


def only_choice(meaning: Any, open_to: OpenTo) -> str:
    """The token of the only possible choice; '' if there are several."""
    if isinstance(open_to, TypedChoice):
        return ""
    if isinstance(open_to, MultipleChoice):
        return "" if open_to.only is None else pack(open_to.only, open_to.only)
    if not isinstance(open_to, tuple):
        return "" if open_to.only is None else open_to.code_of(open_to.only)
    return choice_token(meaning, open_to[0]) if len(open_to) == 1 else ""


def tokens_of(offer: Offer, action: Action) -> tuple[str, ...]:
    """The values of an answer covered by an offer, as tokens."""
    declared = written_meanings(offer.action)
    return tuple(
        token_of(declared[name], shape, getattr(action, name) if name in offer.fields else shape[0])
        for name, shape in offer.written.items()
    )


def token_of(meaning: Any, shape: Choices, value: Any) -> str:
    """A choice from this shape for a field of this type as a token."""
    if isinstance(shape, Ordered) and value:
        return pack_list(value, shape.among)
    return pack(value, shape.among) if isinstance(shape, Some) else choice_token(meaning, value)


def settle(partial: PartialAnswer) -> tuple[PartialAnswer, list[Offer], str]:
    """The answer with forced choices filled in, the fitting offers, and the open field, '' if it is complete."""
    fitting = fitting_offers(partial)
    names = list(fitting[0].written)
    while len(partial.tokens) < len(names):
        field = names[len(partial.tokens)]
        only = only_choice(partial.meaning(field), choices(fitting, field))
        if not only:
            return partial, fitting, field
        partial = replace(partial, tokens=(*partial.tokens, only))
        fitting = fitting_offers(partial)
    return partial, fitting, ""


def choices_so_far(partial: PartialAnswer) -> list[tuple[str, Any]]:
    """The fields chosen so far, with their values.

    Without those that the answer does not have: they stay at their default, and nothing else is on offer. Nor with a
    count of nought that nobody chose.
    """
    shown: list[tuple[str, Any]] = []
    for at in range(len(partial.tokens)):
        before = fitting_offers(replace(partial, tokens=partial.tokens[:at]))
        field = list(before[0].written)[at]
        if field not in before[0].fields:
            continue
        after = fitting_offers(replace(partial, tokens=partial.tokens[: at + 1]))
        value = after[0].fields[field][0]
        forced = bool(only_choice(partial.meaning(field), choices(before, field)))
        nobody = type(value) is int and value == 0
        if not forced or (value != _defaults(before[0].action).get(field) and not nobody):
            shown.append((field, value))
    return shown


@cache
def _defaults(action: type[Action]) -> dict[str, Any]:
    """The default of each field of an action that has one."""
    return {each.name: each.default for each in structs.fields(action) if each.default is not NODEFAULT}


def without_rest(partial: PartialAnswer) -> PartialAnswer | None:
    """The answer with each field that is still open left at its default; None where only one is open, or a default is
    not on offer."""
    fitting = fitting_offers(partial)
    defaults, names = _defaults(fitting[0].action), list(fitting[0].written)[len(partial.tokens) :]
    tokens = partial.tokens
    for name in names:
        open_to = choices(fitting, name)
        code = _code(partial.meaning(name), open_to, defaults[name]) if name in defaults else None
        if code is None:
            return None
        tokens = (*tokens, code)
    return replace(partial, tokens=tokens) if len(names) > 1 else None


def keep_legal(partial: PartialAnswer, offers: tuple[Offer, ...]) -> tuple[PartialAnswer, tuple[str, Any] | None]:
    """The answer with as much of what was chosen as is on offer by now, and the first choice that is not, with its
    field: of several things those that are gone. None where nothing is lost.

    Of several things those that are left stay ticked.
    """
    now = replace(partial, offers=offers, tokens=(), place="-")
    if partial.kind and partial.kind not in kinds(offers):
        return replace(now, kind=""), ("", "")
    for at, (field, value) in enumerate(_choices(partial)):
        open_to = choices(fitting_offers(now), field)
        code = _code(partial.meaning(field), open_to, value)
        if code is None:
            left = tuple(thing for thing in value if thing in open_to.among) if isinstance(open_to, Several) else ()
            place = f"-{pack(left, open_to.among)}" if left and isinstance(open_to, MultipleChoice) else "-"
            gone = tuple(thing for thing in value if thing not in left) if left else value
            return replace(now, place=place), (field, gone or value)
        now = replace(now, tokens=(*now.tokens, code))
        assert len(now.tokens) == at + 1
    return replace(now, place=_same_place(partial, now)), None


def _choices(partial: PartialAnswer) -> Iterator[tuple[str, Any]]:
    """Every field chosen so far, forced ones too, with its value."""
    for at in range(len(partial.tokens)):
        field = list(fitting_offers(replace(partial, tokens=partial.tokens[:at]))[0].written)[at]
        after = fitting_offers(replace(partial, tokens=partial.tokens[: at + 1]))[0]
        yield field, (after.fields[field] if field in after.fields else after.written[field])[0]


def _code(meaning: Any, open_to: OpenTo, value: Any) -> str | None:
    """The token of a value among the choices for a field; None if it is none of them."""
    if isinstance(open_to, TypedChoice):
        return None if open_to.flaw(value) else str(value)
    if isinstance(open_to, tuple):
        return choice_token(meaning, value) if value in open_to else None
    if not value:
        return choice_token(meaning, value) if open_to.nothing else None
    try:
        code = open_to.code_of(value)
    except LookupError:
        return None
    whole = isinstance(open_to, OrderedChoice) or tuple(value) in open_to.lot_of(value)
    return code if whole else None


def _same_place(partial: PartialAnswer, now: PartialAnswer) -> str:
    """The part of a list that was shown, with what is ticked or listed there and is still on offer."""
    page = re.split(r"[*^]", partial.place)[0]
    if page == partial.place:
        return page
    (_, before, field), (_, after, open_field) = settle(partial), settle(now)
    if not field or field != open_field:
        return "-"
    was, open_to = choices(before, field), choices(after, field)
    if isinstance(was, MultipleChoice) and isinstance(open_to, MultipleChoice):
        ticked = unpack(partial.place.removeprefix(page), was.among) or ()
        return page + pack([thing for thing in ticked if thing in open_to.among], open_to.among)
    if isinstance(was, OrderedChoice) and isinstance(open_to, OrderedChoice):
        listed = tuple(takewhile(open_to.among.__contains__, items_so_far(partial, was)))
        return list_place(listed, open_to)
    return "-"


def one_back(partial: PartialAnswer) -> PartialAnswer | None:
    """The answer without its last real choice, forced ones not counted; None if nothing was chosen but its kind."""
    tokens = settle(partial)[0].tokens
    for count in range(len(tokens) - 1, -1, -1):
        shorter = replace(partial, tokens=tokens[:count], place="-")
        if len(settle(shorter)[0].tokens) == count:
            return shorter
    return None


def whole_action(partial: PartialAnswer) -> Action | None:
    """The action, if nothing is left to choose; raises `StalePress`."""
    partial, fitting, field = settle(partial)
    return None if field else fitting[0].first_answer(partial.number, partial.player)


def tick(partial: PartialAnswer, place: str, values: Sequence[str]) -> PartialAnswer:
    """The answer after items were ticked in a list: chosen, or on a page of a longer list still open for more.

    Raises `StalePress`.
    """
    partial, fitting, field = settle(partial)
    open_to = choices(fitting, field) if field else ()
    if not isinstance(open_to, MultipleChoice) or not set(values) <= set(open_to.among):
        raise StalePress(partial.kind)
    if place == "-":
        return choose(partial, open_to, values)
    page, _, code = place.partition("*")
    held = unpack(f"*{code}", open_to.among)
    if held is None:
        raise StalePress(place)
    return replace(partial, place=page + pack((*held, *values), open_to.among))


def choose(partial: PartialAnswer, open_to: Several, things: Iterable[str]) -> PartialAnswer:
    """The answer with these items chosen for the open field; raises `StalePress` if they are no legal choice."""
    try:
        return replace(partial, tokens=(*partial.tokens, open_to.code_of(tuple(things))))
    except LookupError:
        raise StalePress(partial.kind) from None


def add_to_list(partial: PartialAnswer, thing: str) -> PartialAnswer:
    """The answer with one more thing in the list begun in its `place`: complete if nothing can follow.

    Raises `StalePress`.
    """
    partial, fitting, field = settle(partial)
    open_to = choices(fitting, field) if field else ()
    if not isinstance(open_to, OrderedChoice) or thing not in open_to.after(before := items_so_far(partial, open_to)):
        raise StalePress(partial.kind)
    listed = (*before, thing)
    if ends_list(partial, field, open_to, listed):
        return replace(choose(partial, open_to, listed), place="-")
    return replace(partial, place=list_place(listed, open_to))


def ends_list(partial: PartialAnswer, field: str, open_to: OrderedChoice, listed: tuple[str, ...]) -> bool:
    """Whether nothing is left to ask after these things: nothing can follow, or of wishes the last one alone, which
    goes without saying."""
    further = open_to.after(listed)
    return not further or (len(further) == 1 and partial.meaning(field) == Ranked and open_to.is_whole(listed))


def items_so_far(partial: PartialAnswer, open_to: OrderedChoice) -> tuple[str, ...]:
    """The things with which a list in an order begins; none if its code is not valid any more."""
    _, mark, code = partial.place.partition("^")
    return unpack_list(mark + code, open_to.among) or () if code else ()


def list_place(listed: tuple[str, ...], open_to: OrderedChoice, page: int = 1) -> str:
    """The place of a list that begins with these things."""
    return f"p{page}{pack_list(listed, open_to.among)}" if listed else f"p{page}"
