"""Golden records: old games replay the same today (to rewrite them, see `tests/support/godstorm/golden.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.godstorm.golden import GAMES, TABLES, rules_of

from rules.godstorm import VERSION
from rules.records import RULES_VERSION, read_record, replay, verify

WINNERS = {"two": 1, "three": 1, "four": 2, "five": 1}
"""Four players end level on points and share."""


@pytest.mark.parametrize("name", TABLES)
def test_a_golden_game(name: str) -> None:
    """Every die follows from the key, every step gives the same result, and the game has its winners."""
    record = read_record((GAMES / f"{name}.game").read_text(encoding="utf-8"))
    assert len(record.head.setting.seats) == TABLES[name].players
    proof = verify(record, rules_of)
    assert (proof.steps, proof.recomputed, proof.untold) == (len(record.lines), True, 0)
    assert len(proof.winners or ()) == WINNERS[name]


@pytest.mark.parametrize("name", TABLES)
def test_it_shows_what_it_is_kept_for(name: str) -> None:
    """Atlantis sinks in one, a player falls in another, two share the third."""
    record = read_record((GAMES / f"{name}.game").read_text(encoding="utf-8"))
    steps = [step for _, step in replay(record, rules_of) if step is not None]
    assert TABLES[name].shows([event for step in steps for event in step.events], steps[-1].state)


def test_every_number_of_players_has_its_record() -> None:
    assert sorted(table.players for table in TABLES.values()) == [2, 3, 4, 5]


@pytest.mark.parametrize("version", ["3", "4", "5", "6"])
def test_a_record_of_the_rules_before_they_were_corrected(version: str) -> None:
    """Its dice and shuffles are what the key gives; its steps are said to be of other rules."""
    text = (Path(__file__).parent / f"rules_{version}" / "two.game").read_text(encoding="utf-8")
    record = read_record(text)
    assert (record.head.rules, VERSION, RULES_VERSION) == (version, "7", "4")
    proof = verify(record, rules_of)
    assert (proof.steps, proof.untold, proof.recomputed) == (len(record.lines), len(record.lines), True)
    assert record.head.seat_draw is not None
    assert proof.draws == len(record.head.seat_draw.dice) + sum(len(line.draws) for line in record.lines)
