"""What has changed on a board between two moments, as one reader may know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules import NOBODY, Event, Land, Player


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a reader's land (all of it, for a reader without a seat: ""), and of everybody's.

    `lost` and `won` are territories by the seat that has, or had, them; `armies` the reader's regiments before and now;
    `lands` every seat's territories before and now, where the number is another.
    """

    lost: Mapping[Player, tuple[str, ...]]
    won: Mapping[Player, tuple[str, ...]]
    armies: tuple[int, int]
    lands: Mapping[Player, tuple[int, int]]


def changed(before: Land, now: Land, reader: Player | None, seats: Iterable[Player]) -> Change:
    """Compare two boards."""
    mine = reader or NOBODY
    lost, won = _grouped(before.of(mine), now), _grouped(now.of(mine), before)
    lost.pop(mine, None)
    won.pop(mine, None)
    counts = ((seat, len(before.of(seat)), len(now.of(seat))) for seat in seats if seat != mine)
    lands = {seat: (was, has) for seat, was, has in counts if was != has}
    return Change(lost, won, (_armies(before, mine), _armies(now, mine)), lands)


def of_cards(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that showed cards by name."""
    return tuple(event for event in events if getattr(event, "card", "") or getattr(event, "cards", ()))


def _grouped(lands: Iterable[str], board: Land) -> dict[Player, tuple[str, ...]]:
    groups: dict[Player, tuple[str, ...]] = {}
    for land in lands:
        owner = board.owner(land)
        groups[owner] = (*groups.get(owner, ()), land)
    return groups


def _armies(board: Land, seat: Player) -> int:
    return sum(board.armies(land) for land in board.of(seat))
