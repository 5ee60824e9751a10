"""What is for ever: no undo and no rewind goes back past it, and no record can pretend that one did."""

from __future__ import annotations

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.changed_program import ChangedProgram
from support.made_up.tiny_game import Grown
from support.made_up.tiny_records import rules_of

from rules import Step
from rules.kernel.values import Event
from rules.records import REWIND, Record, Tampered, last_answer, verify


class Planted(Event):
    """A tree that will stand for ever."""

    where: str = "oak"

    @property
    def final(self) -> bool:
        return True


def test_a_step_with_something_for_ever_is_final_and_not_free() -> None:
    plain = Step(tiny.fresh().state, None, "player", (Grown("oak", 1, 1),), ())
    planted = Step(plain.state, None, "player", (Grown("oak", 1, 1), Planted()), ())
    assert (plain.final, plain.free) == (False, True)
    assert (planted.final, planted.free) == (True, False)
    assert last_answer([plain, planted]) == (plain, True), "what came after it can be taken back"
    order = Step(plain.state, None, "order", (Planted(),), ())
    assert last_answer([order, plain]) == (plain, False)


@pytest.fixture
def growth_is_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Grown, "final", property(lambda event: True))


def gone_back(kind: str, *, past: bool) -> Record:
    """A record in which a tree grows, another answer follows, and a line goes back to before the growth or after it."""
    program = ChangedProgram()
    program.play_until(lambda step: not step.draws and any(isinstance(event, Grown) for event in step.events))
    grown = program.last
    if kind == REWIND:
        program.play()
    getattr(program, kind)(grown - 1 if past else grown)
    return program.record()


@pytest.mark.usefixtures("growth_is_for_ever")
class TestARecord:
    def test_no_rewind_takes_back_what_is_for_ever(self) -> None:
        record = gone_back(REWIND, past=True)
        with pytest.raises(Tampered, match=r"it takes back step \d+, which is for ever"):
            verify(record, rules_of)

    def test_a_rewind_to_right_after_it_holds(self) -> None:
        record = gone_back(REWIND, past=False)
        assert len(verify(record, rules_of).rewinds) == 1

    def test_no_undo_takes_back_what_is_for_ever(self) -> None:
        record = gone_back("undo", past=True)
        with pytest.raises(Tampered, match="was not free"):
            verify(record, rules_of)


def test_without_anything_for_ever_the_same_rewind_holds() -> None:
    record = gone_back(REWIND, past=True)
    assert verify(record, rules_of).rewinds
