"""Games, plans and orders stored when a force had a captain or none (`led`) go on unchanged; see `led_games.py`."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.random_games.led_games import KEY, STORED, written

from rules import Player, Ruleset, Seeded, Setting, apply, fingerprint, plain, ruleset
from rules.kernel.snapshot import text_fingerprint
from rules.orders import read_orders, write_orders
from rules.records import read_snapshot, snapshot_text

GAMES, ORDERS, ANSWERED = (
    json.loads((STORED / f"{part}.json").read_text(encoding="utf-8")) for part in ("games", "orders", "answered")
)


def rules_of(stored: dict[str, Any]) -> Ruleset:
    seats = tuple(map(Player, stored["seats"]))
    return ruleset(Setting(stored["game"], seats, tuple(stored["options"].items())))


def canonical(saved: Any) -> str:
    return json.dumps(saved, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_game_is_the_same_game_and_goes_on_as_it_did(name: str) -> None:
    """Its text and its fingerprint are those of its day, and so is every event that follows, to the letter."""
    stored = GAMES[name]
    rules = rules_of(stored)
    state = read_snapshot(rules, stored["saved"])
    assert snapshot_text(state) == canonical(stored["saved"])
    for followed in stored["steps"]:
        action = rules.actions.read(followed["action"])
        assert written(plain(action)) == written(followed["action"])
        step = apply(rules, state, action, Seeded(KEY))
        assert written([plain(event) for event in step.events]) == written(followed["events"])
        assert [rules.events.read(event) for event in followed["events"]] == list(step.events)
        assert fingerprint(step.state) == followed["fingerprint"]
        state = step.state


@pytest.mark.parametrize("saved", ANSWERED["saved"])
def test_a_sealed_answer_waits_as_it_was_given(saved: dict[str, Any]) -> None:
    state = read_snapshot(rules_of(ANSWERED), saved)
    assert state.replies
    assert fingerprint(state) == text_fingerprint(canonical(saved).encode())


def test_a_written_turn_and_an_answer_kept_for_later_stay_as_they_were_written() -> None:
    rules = rules_of(GAMES["a captain leads"])
    lines, answers = (list(map(json.loads, ORDERS[kind])) for kind in ("plan", "said"))
    for answer in answers:
        stored = {"answers": [answer], "plan": lines, "next_turn": lines}
        orders = read_orders(stored, rules, rules.refusals)
        assert json.dumps(write_orders(orders)["plan"]) == json.dumps(lines)
        assert write_orders(orders) == stored
