"""Several things chosen at once: lists to tick, pages of a long one, nothing at all, or a written list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.views.ask import Asking, Speech
from bot.views.finding import fold
from bot.views.keys import NOTHING
from bot.views.press import Press
from bot.views.several import Several, packed, unpacked
from bot.views.sheet import MAIN, OPTIONS, Line, Sheet, button
from rules.kernel.offers import Some

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
