"""Golden records of classic Risk: one whole AI game a mode, in `tests/games`.

A rule change that alters an old game shows as a diff of these files. Rewrite them with

    python tests support.classic.golden

and read the diff before you commit it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from support.classic.position import COLOURS

from rules import Seeded, apply, begin, legal, ruleset, view
from rules.ai import choose
from rules.classic import CLASSIC
from rules.records import FIRST_FORMAT, RULES_VERSION, Head, Record, commitment, line_of, mix_keys, write_record

GAMES = Path(__file__).parents[2] / "games"
SALTS = ("one press", "another press")
TABLES = {
    "secret-mission": (4, {"yalta": "on"}),
    "conquest": (3, {"board": "middle-earth-42", "continental-power": "on"}),
    "two-players": (2, {"board": "ancient"}),
    "capital": (5, {"length": "short", "calculated-risks": "on", "prisoners-of-war": "on"}),
}


def played(mode: str) -> Record:
    """An AI game of a mode, as a record."""
    players, options = TABLES[mode]
    setting = CLASSIC.setting(COLOURS[:players], {"mode": mode, **options})
    secret = mode.encode().ljust(32, b".")
    rules, chance, rnd = ruleset(setting), Seeded(mix_keys(secret, SALTS)), Random(mode)
    step = begin(rules, chance)
    lines, state = [line_of(0, step)], step.state
    while state.winners is None:
        number = state.unanswered[0]
        seen = view(state, state.pending[number].player)
        action = choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange)
        step = apply(rules, state, action, chance, by="ai")
        lines.append(line_of(len(lines), step))
        state = step.state
    return Record(
        Head(setting, RULES_VERSION, commitment(secret), SALTS, secret.hex(), format=FIRST_FORMAT), tuple(lines)
    )


if __name__ == "__main__":
    for name in TABLES:
        (GAMES / f"classic-{name}.game").write_text(write_record(played(name)), encoding="utf-8")
