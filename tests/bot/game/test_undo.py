"""Undo without a vote: which answer may be taken back, and the reason where none may."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.game.undo import LastAnswers, OwnAnswer, find_undoable, read_last_answers
from bot.refusals import UndoNotFree
from bot.store.models import StoredStep
from rules import NOBODY, Player, Refused
from rules.records import RULES_VERSION, Drawn

ALICE, BOB = 1, 2
GREEN, RED = Player("green"), Player("red")
DICE = (Drawn(3, 6), Drawn(0, 6), Drawn(5, 6))
SHUFFLE = (Drawn(4, 9), Drawn(0, 8), Drawn(3, 7))


def step(seq: int, seat: str = "green", **about: Any) -> StoredStep:
    """A stored step, by default Alice's, with nothing drawn or shown."""
    arguments: dict[str, Any] = {
        "by": "player", "person": ALICE if seat == GREEN else BOB, "action": {"kind": "deploy", "player": seat},
        "events": (), "draws": (), "free": True, "at": 0, "undoes": None, "rules": RULES_VERSION,
    }  # fmt: skip
    return StoredStep(seq, **arguments | about)


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


def test_what_is_for_ever_is_called_so() -> None:
    with pytest.raises(Refused) as refused:
        find_undoable(stored(step(1, free=False)), 1, 1, ALICE, final=1)
    assert refused.value.why == UndoNotFree("final")


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


BEGAN = ({"kind": "turn-began", "player": "red"},)


def read(*steps: StoredStep) -> LastAnswers:
    return read_last_answers(stored(*steps), 1, len(steps))


def test_the_last_answer_of_the_turn_under_way_is_found_behind_those_of_others() -> None:
    mine, theirs = step(1, draws=DICE, free=False), step(2, "red", by="order")
    found = read(mine, theirs).of(GREEN, ALICE)
    assert found.action == mine.action
    assert not found.undoable


def test_an_earlier_turns_answer_is_not_given_again() -> None:
    assert read(step(1), step(2, "red", events=BEGAN)).of(GREEN, ALICE).action is None


def test_an_order_is_no_answer_to_give_again() -> None:
    found = read(step(1), step(2, by="order")).of(GREEN, ALICE)
    assert found.action is None
    assert found.undoable


def test_an_answer_of_whoever_had_the_seat_before_is_nobodys() -> None:
    found = read(step(1)).of(GREEN, BOB)
    assert found.action is None
    assert not found.undoable


def test_an_answer_that_was_undone_is_none() -> None:
    found = read(step(1), step(2, "red"), step(3, by="undo", action=None, undoes=2))
    assert found.of(GREEN, ALICE) == OwnAnswer(step(1).action, True)
    assert found.of(RED, BOB) == OwnAnswer(None, False)


KINDS: tuple[dict[str, Any], ...] = (
    {}, {"seat": "red"}, {"free": False, "draws": DICE}, {"by": "order"}, {"by": "order", "free": False},
    {"by": "ai", "person": None}, {"events": BEGAN}, {"by": "order", "events": BEGAN},
)  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_answers_kept_step_by_step_are_those_of_the_file(seed: int) -> None:
    """What is undoable is what `find_undoable` finds, also where an order has begun the next turn."""
    draw = random.Random(seed)
    steps: list[StoredStep] = []
    kept = LastAnswers()
    for seq in range(1, 30):
        steps.append(step(seq, **draw.choice(KINDS)))
        kept = kept.after(steps[-1:])
        assert kept == read(*steps)
        for seat, person in ((GREEN, ALICE), (RED, BOB)):
            assert kept.of(seat, person).undoable == is_undoable(*steps, person=person)


def is_undoable(*steps: StoredStep, person: int) -> bool:
    try:
        find_undoable(stored(*steps), 1, len(steps), person)
    except Refused:
        return False
    return True
