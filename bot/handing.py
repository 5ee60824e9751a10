"""A seat that changes hands: what everybody is told of it, in the channel and in the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.pace import Pace
from bot.store import Books
from bot.store.rows import NOTE, Handover
from bot.words import Words
from bot.words.times import pace_line

NONE = "none"


def handed_over(books: Books, table: int, handed: Handover | None) -> list[tuple[str, dict[str, Any]]]:
    """Write it down, forget what the seat had said once; the outbox row that tells it to everybody."""
    if handed is None:
        return []
    books.handovers.add(table, handed)
    books.tables.forget_orders(table, handed.colour)
    return [(NOTE, _note(handed))]


def sat_down(seat: str | None, handovers: Iterable[Handover]) -> int:
    """The step after which whoever holds a seat sat down there: nothing that it was told before is theirs."""
    return max((handed.seq for handed in handovers if handed.colour == seat and handed.after is not None), default=0)


def line(handed: Handover, words: Words) -> str:
    """The same as a line of the log."""
    return worded(_note(handed), words)


def worded(note: Mapping[str, Any], words: Words) -> str:
    """What a `note` row says; a seat is named by its colour, a pace told with its numbers."""
    said = {name: value for name, value in note.items() if name != "note"}
    if "seat" in said:
        said["seat"] = words.say(f"seat-{said['seat']}")
    if "pace" in said:
        pace = Pace.read(said["pace"])
        said |= {"pace": pace_line(pace, words), "clocks": NONE if pace.decision is None else "run"}
    return words.say(f"note-{note['note']}", **said)


def _note(handed: Handover) -> dict[str, Any]:
    after, by = _mention(handed.after), _mention(handed.by)
    return {"note": f"seat-{handed.how}", "seat": handed.colour, "person": after, "by": by}


def _mention(person: int | None) -> str:
    return NONE if person is None else f"<@{person}>"
