"""The one control for any decision: by the shape of its offers, buttons, a list, pages by region, ticks, or a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.ui.decisions.answer import Asking, Speech, choices, kinds, settled
from bot.ui.decisions.selection import Several, packed, unpacked
from bot.ui.interaction.components import Press
from bot.ui.interaction.custom_id import NOTHING, token
from bot.ui.interaction.layout import MAIN, OPTIONS, PLAIN, Line, Sheet, button
from bot.ui.interaction.name_search import fold
from rules import Offer
from rules.kernel.offers import Some

FEW = 5
"""Up to so many choices are buttons."""


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
    made = list(fitting[0].fields.items())[: len(asking.tokens)]
    return " · ".join([speech.verb(asking.kind), *(speech.called(field, values[0]) for field, values in made)])


def _field(sheet: Sheet, asking: Asking, field: str, open_to: tuple[Any, ...] | Several, speech: Speech) -> None:
    if isinstance(open_to, Several):
        ticks(sheet, asking, field, open_to, speech)
        return
    amounts = all(isinstance(value, int) and not isinstance(value, bool) for value in open_to)
    open_to = tuple(sorted(open_to)) if amounts else open_to
    if amounts and len(open_to) > FEW and not speech.thing(field, open_to[0]):
        _number(sheet, asking, open_to, speech)
    elif len(open_to) <= FEW and not any(speech.hint(value) for value in open_to):
        sheet.row(*(button(asking.key("ans", token(value)), speech.called(field, value)) for value in open_to))
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
    lines = {value: Line(token(value), speech.called(field, value), speech.hint(value)) for value in open_to}
    if len(lines) <= OPTIONS:
        sheet.choose(asking.key("ans"), list(lines.values()), ask_for)
        return
    regions = _by_region(lines, speech)
    if len(regions) > 1:
        _by_regions(sheet, asking, regions, ask_for, speech)
    else:
        _by_pages(sheet, asking, list(lines.values()), ask_for, speech)


def _by_regions(sheet: Sheet, asking: Asking, regions: Mapping[str, list[Line]], ask_for: str, speech: Speech) -> None:
    here = asking.place.removeprefix("@") if asking.place.startswith("@") else ""
    lines = [
        Line(name, f"{speech.region_name(name)} ({len(found)})", chosen=name == here) for name, found in regions.items()
    ]
    sheet.choose(asking.look("@"), lines, speech.say("panel-by-region"))
    if here in regions:
        sheet.choose(asking.key("ans"), regions[here], ask_for)


def _by_pages(sheet: Sheet, asking: Asking, lines: Sequence[Line], ask_for: str, speech: Speech) -> None:
    pages = -(-len(lines) // OPTIONS)
    page = min(int(asking.place[1:]) if asking.place[1:].isdecimal() else 1, pages)
    sheet.choose(asking.key("ans"), lines[(page - 1) * OPTIONS : page * OPTIONS], ask_for)
    sheet.row(
        button(asking.look(f"p{page - 1}"), speech.say("button-previous"), disabled=page == 1),
        button(asking.look(f"p{page + 1}"), speech.say("button-next"), disabled=page == pages),
    )
    sheet.text(speech.say("panel-page", page=page, pages=pages))


def _by_region(lines: Mapping[Any, Line], speech: Speech) -> dict[str, list[Line]]:
    """The choices by region; a region of more than 25 is no help, so then there is only one group."""
    found: dict[str, list[Line]] = {}
    for value, line in lines.items():
        found.setdefault(speech.region(value), []).append(line)
    usable = "" not in found and len(found) <= OPTIONS and all(len(some) <= OPTIONS for some in found.values())
    return found if usable else {"": list(lines.values())}


MOST_LISTS = 8
"""Lists that one message shows; of more lots, or longer ones, the pages of a single list are shown."""


def ticks(sheet: Sheet, asking: Asking, field: str, open_to: Several, speech: Speech) -> None:
    """Lists to tick, and the other ways to choose."""
    short = len(open_to.lots) <= MOST_LISTS and all(len(lot.among) <= OPTIONS for lot in open_to.lots)
    if short:
        for at, lot in enumerate(open_to.lots):
            key = replace(asking.key("some", "-"), mark=f"#{at}")
            sheet.choose(key, _lines(lot.among, speech), _ask(lot, field, speech), least=lot.least, most=lot.most)
    else:
        _pages(sheet, asking, field, open_to, speech)
    nothing = [button(asking.key("ans", NOTHING), speech.say("button-nothing"))] if open_to.nothing else []
    sheet.row(*nothing, button(asking.key("write"), speech.say("button-write")))


def _ask(lot: Some, field: str, speech: Speech) -> str:
    """The question above a list: of which region its things are, and how many must be chosen where that is fixed."""
    regions = {speech.region(thing) for thing in lot.among} - {""}
    said = speech.question(field)
    if len(regions) == 1:
        said = f"{speech.region_name(regions.pop())} · {said}"
    return speech.say("choose-exactly", ask=said, count=lot.least) if lot.least == lot.most > 1 else said


def _lines(things: Sequence[str], speech: Speech, ticked: Sequence[str] = ()) -> list[Line]:
    by_name = sorted(things, key=lambda thing: fold(speech.label(thing)))
    of = {thing: speech.region(thing) for thing in things}
    apart = len(set(of.values()) - {""}) > 1
    hints = {
        thing: speech.hint(thing) or (speech.region_name(of[thing]) if apart and of[thing] else "") for thing in of
    }
    return [Line(thing, speech.label(thing), hints[thing], chosen=thing in ticked) for thing in by_name]


def _pages(sheet: Sheet, asking: Asking, field: str, open_to: Several, speech: Speech) -> None:
    """One long list in pages; what is ticked on the others is remembered by the buttons."""
    place, _, code = asking.place.partition("*")
    among = open_to.among
    held = (unpacked(f"*{code}", among) or ()) if code else ()
    lines = _lines(among, speech, held)
    pages = -(-len(lines) // OPTIONS)
    page = min(max(int(place[1:]) if place[1:].isdecimal() else 1, 1), pages)
    shown = lines[(page - 1) * OPTIONS : page * OPTIONS]
    here = {line.value for line in shown}
    elsewhere = tuple(thing for thing in held if thing not in here)
    most = max(lot.most for lot in open_to.lots)
    key = asking.key("some", f"p{page}{packed(elsewhere, among)}")
    sheet.choose(key, shown, speech.question(field), least=0, most=most)
    sheet.row(
        button(asking.look(f"p{page - 1}{packed(held, among)}"), speech.say("button-previous"), disabled=page == 1),
        button(asking.look(f"p{page + 1}{packed(held, among)}"), speech.say("button-next"), disabled=page == pages),
        _done(asking, open_to, held, speech),
    )
    sheet.text(speech.say("panel-page", page=page, pages=pages))


def _done(asking: Asking, open_to: Several, held: tuple[str, ...], speech: Speech) -> Press:
    """That is all: as soon as it is a choice that may be made."""
    fits = [lot for lot in open_to.lots if tuple(thing for thing in lot.among if thing in held) in lot]
    whole = next((lot for lot in fits if set(held) <= set(lot.among)), None)
    code = packed(held, whole.among) if whole else "-"
    return button(asking.key("ans", code), speech.say("button-chosen", count=len(held)), MAIN, disabled=whole is None)
