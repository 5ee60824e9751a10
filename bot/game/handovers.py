"""Record handovers: a seat that changes hands, and the note about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.store import Transaction
from bot.store.models import NOTE, Handover
from bot.words.notes import NONE


def record_handover(tx: Transaction, table: int, handover: Handover | None) -> list[tuple[str, dict[str, Any]]]:
    """Write a handover and delete the seat's orders. Returns the note to post; nothing where `handover` is None."""
    if handover is None:
        return []
    tx.handovers.add(table, handover)
    tx.tables.forget_orders(table, handover.colour)
    return [(NOTE, seat_note(handover))]


def seated_since(seat: str | None, handovers: Iterable[Handover]) -> int:
    """The step after which the seat's holder took it (0: at the start): what the seat saw before is not theirs."""
    taken = (handover for handover in handovers if handover.colour == seat and handover.after is not None)
    return max((handover.seq for handover in taken), default=0)


def seat_note(handover: Handover) -> dict[str, Any]:
    """The payload of the note that tells the table about a handover."""
    after, by = _mention(handover.after), _mention(handover.by)
    return {"note": f"seat-{handover.how}", "seat": handover.colour, "person": after, "by": by}


def _mention(person: int | None) -> str:
    return NONE if person is None else f"<@{person}>"
