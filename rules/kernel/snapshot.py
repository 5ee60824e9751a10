"""A state as plain JSON and back, and its fingerprint."""

from __future__ import annotations

import hashlib
from typing import Any

from rules.kernel.ruleset import Ruleset
from rules.kernel.state import Land, State, Zones, part_table
from rules.kernel.tagged import Unreadable, canonical_text, plain
from rules.kernel.upgrade import VERSION, upgrade_state
from rules.kernel.values import Holding, Player, Zone


def write_snapshot(state: State) -> dict[str, Any]:
    """The whole state, pending decisions and agenda included, as plain JSON."""
    return {
        "version": VERSION,
        "seats": list(state.seats),
        "active": state.active,
        "land": {space: [kept.owner, kept.armies] for space, kept in state.land.holdings.items()},
        "zones": {name: [zone.seen_by, *zone.cards] for name, zone in state.zones.items()},
        "parts": {part.kind: plain(part) for part in state.kept.values()},
        "winners": None if state.winners is None else list(state.winners),
        "agenda": [[plain(task), list(frame), list(waits)] for task, frame, waits in state.agenda],
        "pending": [[number, plain(decision)] for number, decision in state.pending.items()],
        "replies": [plain(action) for action in state.replies.values()],
        "draws": state.draws,
        "asked": state.decisions_asked,
    }


def read_snapshot(rules: Ruleset, data: dict[str, Any]) -> State:
    """The state from JSON that `write_snapshot` wrote, older versions included; raises `Unreadable`."""
    try:
        return _read(rules, upgrade_state(data))
    except (AttributeError, KeyError, TypeError, ValueError, IndexError, OverflowError) as error:
        raise Unreadable(f"not a saved game: {error}") from error


def _read(rules: Ruleset, data: dict[str, Any]) -> State:
    holdings = {space: Holding(Player(owner), int(armies)) for space, (owner, armies) in data["land"].items()}
    return State(
        seats=tuple(Player(seat) for seat in data["seats"]),
        active=Player(data["active"]),
        land=Land(holdings, rules.board.realm_of),
        zones=Zones((name, Zone(tuple(cards), seen_by)) for name, (seen_by, *cards) in data["zones"].items()),
        parts=part_table(map(rules.parts.read, data["parts"].values())),
        winners=None if data["winners"] is None else tuple(Player(seat) for seat in data["winners"]),
        agenda=[(rules.tasks.read(task), tuple(frame), tuple(waits)) for task, frame, waits in data["agenda"]],
        pending={int(number): rules.decisions.read(decision) for number, decision in data["pending"]},
        replies={int(reply["decision"]): rules.actions.read(reply) for reply in data["replies"]},
        draws=int(data["draws"]),
        decisions_asked=int(data["asked"]),
    )


def snapshot_text(state: State) -> str:
    """The state as canonical text: equal games give equal bytes."""
    return canonical_text(write_snapshot(state))


def fingerprint(state: State) -> str:
    """What tells whether two games stand alike: sixteen hex digits of the SHA-256 of the canonical text.

    >>> from rules import GAMES, fingerprint, position, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> state = position(rules, "red: alaska:4; blue: kamchatka; green: *", step="combat").state
    >>> fingerprint(state) == fingerprint(state.fork()), len(fingerprint(state))
    (True, 16)
    """
    return text_fingerprint(snapshot_text(state).encode())


def text_fingerprint(text: bytes) -> str:
    """The fingerprint of a state whose canonical text, in UTF-8, is given."""
    return hashlib.sha256(text).hexdigest()[:16]
