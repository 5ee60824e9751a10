"""Golden records: old games replay the same today (to rewrite them, see `tests/support/classic/golden.py`)."""

from __future__ import annotations

import pytest
from support.classic.golden import GAMES, TABLES

from rules import ruleset
from rules.classic import CLASSIC
from rules.records import read_record, verify


@pytest.mark.parametrize("mode", TABLES)
def test_a_golden_game(mode: str) -> None:
    """Every die follows from the key, every step gives the same result, and the game has a winner."""
    record = read_record((GAMES / f"classic-{mode}.game").read_text(encoding="utf-8"))
    assert dict(record.head.setting.options)["mode"] == mode
    proof = verify(record, ruleset)
    assert (proof.steps, proof.recomputed, proof.untold) == (len(record.lines), True, 0)
    assert len(proof.winners or ()) == 1


def test_every_mode_has_its_record() -> None:
    (modes,) = (option.choices for option in CLASSIC.options if option.name == "mode")
    assert set(TABLES) == set(modes)
