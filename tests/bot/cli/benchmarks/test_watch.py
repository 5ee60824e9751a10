"""The measurement of presses with readers: so many read, each sees each press."""

from __future__ import annotations

import pytest

from bot.cli.benchmarks import watch


@pytest.mark.long
def test_readers_in_another_process_see_every_press(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one missed a step, nothing would be measured."""
    for name, value in (("TABLES", 3), ("ROUNDS", 2), ("PRESSES", 2), ("WARM_UP", 1)):
        monkeypatch.setattr(watch, name, value)
    found = watch.bench_watch(9)
    assert (found["readers"], found["tables"]) == (9, 3)
    assert found["press_milliseconds"] > 0
    assert found["with_readers"] > 0
    assert found["seen_after_seconds"] < 2.0
