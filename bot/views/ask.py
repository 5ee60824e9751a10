"""The one control for any decision: by the shape of its offers, buttons, a list, pages by region, or a form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.views.finding import fold
from bot.views.keys import Key, means, token
from bot.views.sheet import MAIN, OPTIONS, PLAIN, Line, Sheet, button
from rules import Action, Offer, Player

FEW = 5
"""Up to so many choices are buttons."""


class Stale(LookupError):
    """What was chosen is no longer on offer."""


@dataclass(frozen=True, slots=True)
class Speech:
    """How choices read. `region` groups territories; '' for what lies in none."""

    verb: Callable[[str], str]
    question: Callable[[str], str]
    whole: Callable[[Action], str]
    label: Callable[[Any], str]
    hint: Callable[[Any], str]
    region: Callable[[Any], str]
    region_name: Callable[[str], str]
    say: Callable[..., str]


@dataclass(frozen=True, slots=True)
class Asking:
    """A decision and what of its answer has been chosen so far: a kind, then its fields in order, as tokens.

    `place` is the part of a long list that is shown: `-` the beginning, `p2` a page, `@gondor` a region.
    """

    table: int
    number: int
    player: Player
    offers: tuple[Offer, ...]
    kind: str = ""
    tokens: tuple[str, ...] = ()
    place: str = "-"

    def key(self, verb: str, *more: str) -> Key:
        args = (self.kind, *self.tokens, *more) if self.kind else more
        return Key(self.table, verb, self.number, args)

    def look(self, place: str) -> Key:
        """The key that shows this question (or another part of its list)."""
        return Key(self.table, "ask", self.number, (place, *((self.kind, *self.tokens) if self.kind else ())))


def kinds(offers: Iterable[Offer]) -> tuple[str, ...]:
    """The kinds of answer, each once."""
    return tuple(dict.fromkeys(offer.action.kind for offer in offers))


def narrowed(asking: Asking) -> list[Offer]:
    """The offers that still fit what was chosen; raises `Stale` if none does."""
    fitting = [offer for offer in asking.offers if offer.action.kind == asking.kind]
    for at, said in enumerate(asking.tokens):
        fitting = [kept for offer in fitting if (kept := _with(offer, at, said)) is not None]
    if not fitting:
        raise Stale(asking.kind)
    return fitting


def _with(offer: Offer, at: int, said: str) -> Offer | None:
    if at >= len(offer.fields):
        return None
    name = list(offer.fields)[at]
    kept = tuple(value for value in offer.fields[name] if means(said, value))
    return Offer(offer.action, {**offer.fields, name: kept[:1]}) if kept else None


def choices(fitting: Iterable[Offer], field: str) -> tuple[Any, ...]:
    """What may be chosen for a field, over all offers, each once."""
    return tuple(dict.fromkeys(value for offer in fitting for value in offer.fields[field]))


def settled(asking: Asking) -> tuple[Asking, list[Offer], str]:
    """What was chosen and what follows by itself; the field that is open, or '' when the answer is whole."""
    fitting = narrowed(asking)
    names = list(fitting[0].fields)
    while len(asking.tokens) < len(names):
        field = names[len(asking.tokens)]
        open_to = choices(fitting, field)
        if len(open_to) > 1:
            return asking, fitting, field
        asking = replace(asking, tokens=(*asking.tokens, token(open_to[0])))
        fitting = narrowed(asking)
    return asking, fitting, ""


def answered(asking: Asking) -> Action | None:
    """The action, if nothing is left to choose; raises `Stale`."""
    asking, fitting, field = settled(asking)
    return None if field else fitting[0].answer(asking.number, asking.player)


def question(sheet: Sheet, asking: Asking, speech: Speech, without: Sequence[str] = ()) -> None:
    """Ask for what is still open. `without` are kinds of answer that the caller has put on the sheet already."""
    if not asking.kind:
        _menu(sheet, asking, speech, without)
        return
    asking, fitting, field = settled(asking)
    if not field:
        whole = fitting[0].answer(asking.number, asking.player)
        sheet.row(button(asking.key("ans"), speech.whole(whole), MAIN))
        return
    sheet.text(f"**{_so_far(asking, fitting, speech)}** · {speech.question(field)}")
    _field(sheet, asking, field, choices(fitting, field), speech)


def _menu(sheet: Sheet, asking: Asking, speech: Speech, without: Sequence[str]) -> None:
    """One button for each kind of answer."""
    found = [kind for kind in kinds(asking.offers) if kind not in without]
    if len(found) == 1 and found == list(kinds(asking.offers)):
        question(sheet, replace(asking, kind=found[0]), speech)
        return
    sheet.row(*(_kind_button(replace(asking, kind=kind), speech) for kind in found))


def _kind_button(asking: Asking, speech: Speech) -> Any:
    whole, fitting, field = settled(asking)
    if field:
        return button(asking.look("-"), _so_far(whole, fitting, speech))
    return button(whole.key("ans"), speech.whole(fitting[0].answer(asking.number, asking.player)), MAIN)


def _so_far(asking: Asking, fitting: Sequence[Offer], speech: Speech) -> str:
    chosen = [speech.label(values[0]) for values in list(fitting[0].fields.values())[: len(asking.tokens)]]
    return " · ".join([speech.verb(asking.kind), *chosen])


def _field(sheet: Sheet, asking: Asking, field: str, open_to: tuple[Any, ...], speech: Speech) -> None:
    numbers = all(isinstance(value, int) and not isinstance(value, bool) for value in open_to)
    if numbers and len(open_to) > FEW:
        _number(sheet, asking, open_to, speech)
    elif len(open_to) <= FEW and not any(speech.hint(value) for value in open_to):
        sheet.row(*(button(asking.key("ans", token(value)), speech.label(value)) for value in open_to))
    else:
        _list(sheet, asking, field, open_to, speech)


def _number(sheet: Sheet, asking: Asking, open_to: tuple[int, ...], speech: Speech) -> None:
    """The ends and the middle as buttons, any other number by a form."""
    some = dict.fromkeys((open_to[0], open_to[len(open_to) // 2], open_to[-1]))
    sheet.row(
        *(
            button(asking.key("ans", token(value)), str(value), MAIN if value == open_to[-1] else PLAIN)
            for value in some
        ),
        button(asking.key("num"), speech.say("button-number")),
    )


def _list(sheet: Sheet, asking: Asking, field: str, open_to: tuple[Any, ...], speech: Speech) -> None:
    ask_for = speech.question(field)
    if all(speech.region(value) for value in open_to):
        open_to = tuple(sorted(open_to, key=lambda land: fold(speech.label(land))))
    if len(open_to) <= OPTIONS:
        sheet.choose(asking.key("ans"), _lines(open_to, speech), ask_for)
        return
    regions = _by_region(open_to, speech)
    if len(regions) > 1:
        _by_regions(sheet, asking, regions, ask_for, speech)
    else:
        _by_pages(sheet, asking, open_to, ask_for, speech)


def _by_regions(sheet: Sheet, asking: Asking, regions: Mapping[str, list[Any]], ask_for: str, speech: Speech) -> None:
    here = asking.place.removeprefix("@") if asking.place.startswith("@") else ""
    lines = [
        Line(name, f"{speech.region_name(name)} ({len(found)})", chosen=name == here) for name, found in regions.items()
    ]
    sheet.choose(asking.look("@"), lines, speech.say("panel-by-region"))
    if here in regions:
        sheet.choose(asking.key("ans"), _lines(regions[here], speech), ask_for)


def _by_pages(sheet: Sheet, asking: Asking, open_to: tuple[Any, ...], ask_for: str, speech: Speech) -> None:
    pages = -(-len(open_to) // OPTIONS)
    page = min(int(asking.place[1:]) if asking.place[1:].isdecimal() else 1, pages)
    sheet.choose(asking.key("ans"), _lines(open_to[(page - 1) * OPTIONS : page * OPTIONS], speech), ask_for)
    sheet.row(
        button(asking.look(f"p{page - 1}"), speech.say("button-previous"), disabled=page == 1),
        button(asking.look(f"p{page + 1}"), speech.say("button-next"), disabled=page == pages),
    )
    sheet.text(speech.say("panel-page", page=page, pages=pages))


def _by_region(open_to: tuple[Any, ...], speech: Speech) -> dict[str, list[Any]]:
    """The choices by region; a region of more than 25 is no help, so then there is only one group."""
    found: dict[str, list[Any]] = {}
    for value in open_to:
        found.setdefault(speech.region(value), []).append(value)
    usable = "" not in found and len(found) <= OPTIONS and all(len(some) <= OPTIONS for some in found.values())
    return found if usable else {"": list(open_to)}


def _lines(values: Iterable[Any], speech: Speech) -> list[Line]:
    return [Line(token(value), speech.label(value), speech.hint(value)) for value in values]
