"""What lies on the table for others to take up: each thing in words, with the buttons that answer it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.ui.decisions.answer import kinds, settled
from bot.ui.decisions.prompt import Asked
from bot.ui.interaction.components import Press
from bot.ui.interaction.layout import GOOD, PLAIN, Sheet, button
from bot.ui.interaction.name_search import fold
from bot.words.bargains import lying, whole
from bot.words.standings import stocks
from rules.house.prisoners import ToAnswerRansom, ToParley
from rules.kernel.offers import Some

MOST = 5
"""Things that have buttons of their own; of more, one is chosen from a list."""


def on_table(sheet: Sheet, asked: Asked) -> Sequence[str]:
    """The things that this player may answer; returns the kinds of answer that their buttons have served."""
    taken_up = {kind: field for kind in kinds(asked.offers) if (field := _first_field(asked, kind))}
    known = {field for field, _ in lying(asked.seen)}
    mine = {kind: field for kind, field in taken_up.items() if field in known}
    numbers = dict.fromkeys((field, n) for kind, field in mine.items() for n in _numbers(asked, kind, field))
    for field, number in numbers:
        sheet.text(whole(field, number, asked.seen, asked.words))
        if len(numbers) <= MOST:
            sheet.row(*(_button(asked, kind, number) for kind in mine if number in _numbers(asked, kind, field)))
    return tuple(mine) if len(numbers) <= MOST else ()


def gone(asked: Asked, chosen: Sequence[str]) -> str:
    """The number of the thing that an answer (its kind, then its choices) is about, where it lies there no more."""
    kind, number = (*chosen, "", "")[:2]
    action = asked.session.rules.actions.kinds.get(kind)
    field = action.__struct_fields__[2:3] if action else ()
    numbered = {part.taken_up_as for part in asked.session.rules.parts.kinds.values()}  # type: ignore[attr-defined]
    about = field[0] if field and field[0] in numbered else ""
    return number if about and number.isdecimal() and (about, int(number)) not in lying(asked.seen) else ""


def open_piles(asked: Asked) -> Iterator[str]:
    """The players' open cards, where some of them are chosen from: a paragraph for each player, by region."""
    among = {thing for offer in asked.offers for shape in offer.fields.values() for thing in _chosen_from(shape)}
    for zone, cards in asked.seen.zones.items():
        owner = zone.partition(":")[2]
        if owner in asked.seen.seats and cards.faces and among.intersection(cards.faces):
            yield f"-# {asked.words.say(f'seat-{owner}')}\n{_by_region(cards.faces, asked)}"


def stocks_at_stake(asked: Asked) -> str:
    """What each player has in reserve and whom each holds, a line for each; '' where no prisoners are exchanged."""
    words, lines = asked.words, []
    for seat in asked.seen.seats if isinstance(asked.decision, ToParley | ToAnswerRansom) else ():
        if held := " · ".join(stocks(seat, asked.seen, words)):
            lines.append(words.say("panel-of-region", region=words.say(f"seat-{seat}"), those=held))
    return "\n".join(lines)


def _chosen_from(shape: Sequence[Any]) -> Sequence[str]:
    return shape.among if isinstance(shape, Some) else ()


def _by_region(cards: Sequence[str], asked: Asked) -> str:
    speech, regions = asked.speech(), dict[str, list[str]]()
    for card in cards:
        regions.setdefault(speech.region(card), []).append(speech.label(card))
    named = [(speech.region_name(name) if name else "", sorted(some, key=fold)) for name, some in regions.items()]
    return " · ".join(
        asked.words.say("panel-of-region", region=name, those=", ".join(some)) if name else ", ".join(some)
        for name, some in sorted(named)
    )


def _first_field(asked: Asked, kind: str) -> str:
    return next((field for offer in asked.of_kind(kind) for field in offer.fields), "")


def _numbers(asked: Asked, kind: str, field: str) -> list[Any]:
    return [number for offer in asked.of_kind(kind) for number in offer.fields[field]]


def _button(asked: Asked, kind: str, number: int) -> Press:
    """Answers the thing at once, or asks for what is still open."""
    now, _, field = settled(asked.asking(kind, (str(number),)))
    said = asked.speech().verb(kind)
    return button(now.look("-"), said, PLAIN) if field else button(now.key("ans"), said, GOOD)
