"""Golden records: old games replay the same today (to rewrite them, see `tests/support/lotr/golden.py`)."""

from __future__ import annotations

import pytest
from support.lotr.golden import GAMES, OPTIONS
from support.lotr.random_games import setting
from support.lotr.tables import EVERY

from rules import ruleset
from rules.lotr import LOTR
from rules.records import UNDO, Tampered, read_record, verify

WINNERS = {
    "two": ("red",), "three": ("red",), "four": ("green",), "alliance": ("black",), "team": ("green", "yellow"),
    "hunt": ("green",), "base-four": ("red",), "base-five": ("red",), "base-six": ("green", "yellow", "blue"),
    "expanded-two": ("purple",), "expanded-three": ("red",), "expanded-four": ("black",),
}  # fmt: skip


@pytest.mark.parametrize("name", OPTIONS)
def test_a_golden_game(name: str) -> None:
    """Every die follows from the key, every step gives the same result, and the same side wins."""
    record = read_record((GAMES / f"lotr-{name}.game").read_text(encoding="utf-8"))
    played, now = LOTR.fill(record.head.setting), setting(name, **OPTIONS[name])
    assert (played.seats, dict(played.options)["mode"]) == (now.seats, dict(now.options)["mode"])
    assert ruleset(played).options == ruleset(now).options
    proof = verify(record, ruleset)
    assert (proof.steps, proof.recomputed, proof.untold) == (len(record.lines), True, 0)
    assert proof.winners == WINNERS[name]


def test_every_mode_of_every_edition_has_its_record() -> None:
    named = [dict(setting(name, **OPTIONS[name]).options) for name in OPTIONS]
    assert {(options["edition"], options["mode"]) for options in named} == {
        (edition, mode) for edition, mode, _ in EVERY
    }


def test_golden_games_were_taken_back_too() -> None:
    """Among the golden steps some were taken back."""
    texts = [(GAMES / f"lotr-{name}.game").read_text(encoding="utf-8") for name in OPTIONS]
    assert any(line.kind == UNDO for text in texts for line in read_record(text).lines)


def test_a_touched_game_does_not_pass() -> None:
    """Verification of a golden game with one changed die fails at that step."""
    text = (GAMES / "lotr-team.game").read_text(encoding="utf-8")
    rows = text.split("\n")
    at = next(n for n, row in enumerate(rows) if row.count("\t") == 6 and "/6" in row and "\tdefend\t" in row)
    die = rows[at].split("\t")[5].split()[0]
    rows[at] = rows[at].replace(die, f"{(int(die[0]) + 1) % 6}/6", 1)
    with pytest.raises(Tampered) as tampered:
        verify(read_record("\n".join(rows)), ruleset)
    assert tampered.value.step == int(rows[at].split("\t")[0])
