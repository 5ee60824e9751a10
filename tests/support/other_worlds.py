"""A game as it would be stored in a world where all that is hidden is another."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.store.models import StoredStep
from rules.author import EVERYONE
from rules.records import Drawn


def is_secret(event: dict[str, Any]) -> bool:
    """Whether the cards of a stored event are hidden from somebody."""
    seen = {"cards-moved": "seen", "zone-laid": "shown"}.get(event["kind"])
    return seen is not None and EVERYONE not in event[seen]


def in_another_world(row: StoredStep) -> StoredStep:
    """The step as it would be stored if every hidden card were another, every hidden draw, and who answered."""
    state = json.loads(row.snapshot)
    hidden = [name for name, (seen_by, *_) in state["zones"].items() if seen_by != EVERYONE]
    cards = [card for name in hidden for card in state["zones"][name][1:]]
    others = iter(cards[1:] + cards[:1])
    for name in hidden:
        state["zones"][name][1:] = [next(others) for _ in state["zones"][name][1:]]
    events = tuple(
        event | {"cards": (cards * 99)[: len(event["cards"])]} if is_secret(event) else event for event in row.events
    )
    draws = tuple(Drawn(draw.size - 1 - draw.number, draw.size) for draw in row.draws)
    by = "order" if row.by == "player" else "player" if row.by in ("order", "ai") else row.by
    text = json.dumps(state, separators=(",", ":"), ensure_ascii=False).encode()
    return replace(row, snapshot=text, events=events, draws=draws, by=by, person=2)
