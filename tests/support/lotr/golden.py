"""Golden records: one whole game of every mode, of every edition, of each number of players, in `tests/games`.

A rule change that alters an old game shows as a diff of these files. Rewrite them with

    python tests support.lotr.golden

and read the diff before you commit it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from support.lotr.random_games import any_answer, setting, table

from rules import Seeded, apply, begin, fingerprint, take_back
from rules.records import (
    FIRST_FORMAT,
    RULES_VERSION,
    UNDO,
    Head,
    Line,
    Record,
    commitment,
    line_of,
    mix_keys,
    write_record,
)

GAMES = Path(__file__).parents[2] / "games"
SALTS = ("one press", "another press")
OPTIONS = {
    "two": {},
    "three": {"setup": "dealt", "first-player": "first-to-place"},
    "four": {"setup": "dealt", "concede": "neutral"},
    "alliance": {"setup": "dealt", "partners": "attackable"},
    "team": {"setup": "dealt", "mount-doom-roll": "next-turn"},
    "hunt": {"first-player": "first-to-place"},
    "base-four": {"partners": "attackable"},
    "base-five": {},
    "base-six": {"setup": "dealt"},
    "expanded-two": {"setup": "dealt"},
    "expanded-three": {"setup": "dealt", "sided-cards": "all"},
    "expanded-four": {"setup": "dealt", "concede": "neutral"},
}
"""The tables that have a record, with their options. (Older records do not contain newer options.)"""


def played(name: str) -> Record:
    """A random game of one table as a record, with an undo now and then."""
    secret = name.encode().ljust(32, b".")
    rules, chance, rnd = table(name, **OPTIONS[name]), Seeded(mix_keys(secret, SALTS)), Random(name)
    step = begin(rules, chance)
    lines, state = [line_of(0, step)], step.state
    while state.winners is None:
        before = state
        step = apply(rules, before, any_answer(rules, before, rnd), chance)
        lines.append(line_of(len(lines), step))
        state = step.state
        if step.free and state.winners is None and rnd.random() < 0.02:
            state = take_back(before, state)
            lines.append(Line(len(lines), "player", "-", UNDO, {"to": len(lines) - 2}, (), fingerprint(state)))
    head = Head(
        setting(name, **OPTIONS[name]), RULES_VERSION, commitment(secret), SALTS, secret.hex(), format=FIRST_FORMAT
    )
    return Record(head, tuple(lines))


if __name__ == "__main__":
    GAMES.mkdir(exist_ok=True)
    for name in OPTIONS:
        (GAMES / f"lotr-{name}.game").write_text(write_record(played(name)), encoding="utf-8")
