"""A seat that changes hands: what everybody is told of it, in the channel and in the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.store import Transaction
from bot.store.models import NOTE, Handover
from bot.words.notes import NONE


def record_handover(tx: Transaction, table: int, handed: Handover | None) -> list[tuple[str, dict[str, Any]]]:
    """Write it down, forget what the seat had said once; the outbox row that tells it to everybody."""
    if handed is None:
        return []
    tx.handovers.add(table, handed)
    tx.tables.forget_orders(table, handed.colour)
    return [(NOTE, seat_note(handed))]


def seated_since(seat: str | None, handovers: Iterable[Handover]) -> int:
    """The step after which whoever holds a seat sat down there: nothing that it was told before is theirs."""
    return max((handed.seq for handed in handovers if handed.colour == seat and handed.after is not None), default=0)


def seat_note(handed: Handover) -> dict[str, Any]:
    after, by = _mention(handed.after), _mention(handed.by)
    return {"note": f"seat-{handed.how}", "seat": handed.colour, "person": after, "by": by}


def _mention(person: int | None) -> str:
    return NONE if person is None else f"<@{person}>"
