"""Undo without a vote: which answer may be taken back, and the reason where none may."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.game.undo import find_undoable, own_answer
from bot.store.models import StoredStep
from rules import NOBODY, RULES_VERSION, Drawn, Player, Refused

ALICE, BOB = 1, 2
GREEN, RED = Player("green"), Player("red")
DICE = (Drawn(3, 6), Drawn(0, 6), Drawn(5, 6))
SHUFFLE = (Drawn(4, 9), Drawn(0, 8), Drawn(3, 7))


def step(seq: int, seat: str = "green", **about: Any) -> StoredStep:
    """A stored step, by default Alice's, with nothing drawn or shown."""
    said: dict[str, Any] = {
        "by": "player", "person": ALICE if seat == GREEN else BOB, "action": {"kind": "deploy", "player": seat},
        "events": (), "draws": (), "free": True, "at": 0, "undoes": None, "rules": RULES_VERSION,
    }  # fmt: skip
    return StoredStep(seq, **said | about)


def stored(*steps: StoredStep) -> Any:
    """A transaction that reads these steps, and keeps the ranges asked for."""
    between = lambda table, first, last: tuple(each for each in steps if first <= each.seq <= last)  # noqa: E731
    return SimpleNamespace(steps=SimpleNamespace(between=between))


def why(*steps: StoredStep, person: int = ALICE) -> Any:
    with pytest.raises(Refused) as refused:
        find_undoable(stored(*steps), 1, len(steps), person)
    return refused.value.why


def test_the_last_answer_with_the_orders_after_it_may_be_undone() -> None:
    mine, order = step(1), step(2, "red", by="order")
    assert find_undoable(stored(mine, order), 1, 2, ALICE) == mine


@pytest.mark.parametrize(("draws", "reason"), [(DICE, "dice"), (SHUFFLE, "shuffle"), ((), "seen")])
def test_what_stands_in_the_way_is_named(draws: tuple[Drawn, ...], reason: str) -> None:
    assert why(step(1, draws=draws, free=False)).why == reason
    assert why(step(1), step(2, "red", by="order", draws=draws, free=False)).why == reason


def test_the_answers_own_reason_comes_before_that_of_an_order() -> None:
    assert why(step(1, free=False), step(2, "red", by="order", draws=DICE, free=False)).why == "seen"


@pytest.mark.parametrize("by", ["player", "ai", "clock"])
def test_who_has_played_since_is_named(by: str) -> None:
    person = BOB if by == "player" else None
    assert why(step(1), step(2, "red", by=by, person=person, free=by == "player")).by == RED


def test_nothing_played_names_nobody() -> None:
    assert why().by == NOBODY
    assert why(step(1, rules="1")).by == NOBODY, "steps of other rules are not played again"


def test_what_was_undone_is_not_undone_again() -> None:
    first, second, undo = step(1), step(2), step(3, by="undo", action=None, undoes=2)
    assert find_undoable(stored(first, second, undo), 1, 3, ALICE) == first


def test_the_last_answer_of_the_turn_under_way_is_found_behind_those_of_others() -> None:
    mine, theirs = step(1, draws=DICE, free=False), step(2, "red", by="order")
    found = own_answer(stored(mine, theirs), 1, 2, GREEN, ALICE)
    assert found.action == mine.action
    assert not found.undoable


def test_an_earlier_turns_answer_is_not_given_again() -> None:
    began = ({"kind": "turn-began", "player": "green"},)
    assert own_answer(stored(step(1), step(2, "red", events=began)), 1, 2, GREEN, ALICE).action is None


def test_an_order_is_no_answer_to_give_again() -> None:
    found = own_answer(stored(step(1), step(2, by="order")), 1, 2, GREEN, ALICE)
    assert found.action is None
    assert found.undoable
