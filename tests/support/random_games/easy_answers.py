"""The answers of `easy` in whole games, as short hashes: the yardstick of every stronger AI, which is to stay as it is.

They were made with the AI of commit 81432250. Where a rule changes a game itself, write them anew with

    python tests support.random_games.easy_answers

and say in the commit why they changed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from rules import GAMES, Player, Seeded, apply, begin, legal, plain, view
from rules.ai import EASY, Character, choose_as

FILE = Path(__file__).parents[2] / "rules" / "ai" / "easy_answers.json"
MOST, TOGETHER = 600, 25
"""How many answers of a game are kept at most, and how many make one hash: so a difference is found near its answer."""
TABLES: dict[str, tuple[str, tuple[str, ...], dict[str, str]]] = {
    "conquest": ("classic", ("red", "blue", "green"), {"mode": "conquest"}),
    "missions": ("classic", ("red", "blue", "green", "yellow"), {"mode": "secret-mission", "yalta": "on"}),
    "duel": ("classic", ("red", "blue"), {"mode": "two-players"}),
    "capitals": (
        *("classic", ("red", "blue", "green")),
        {"mode": "capital", "prisoners-of-war": "on", "calculated-risks": "on"},
    ),
    "lotr": ("lotr", ("green", "black", "yellow", "red"), {}),
    "lotr-duel": ("lotr", ("green", "black"), {}),
    "godstorm": ("godstorm", ("blue", "green", "ochre"), {}),
    "legacy": ("legacy", ("red", "blue", "yellow"), {}),
}


def answers(table: str) -> Iterator[dict[str, Any]]:
    """The answers of a game in which all seats are `easy`, as plain JSON."""
    name, seats, options = TABLES[table]
    rules = GAMES[name].ruleset(GAMES[name].setting(tuple(map(Player, seats)), options))
    chance, pick = Seeded(b"k" * 32), Random(1).randrange
    state = begin(rules, chance).state
    for _ in range(MOST):
        if state.winners is not None:
            return
        number = state.unanswered[0]
        seen, offers = view(state, state.pending[number].player), tuple(legal(rules, state, number))
        answer = choose_as(Character(EASY), rules.at(state), seen, number, offers, pick)
        yield plain(answer)
        state = apply(rules, state, answer, chance, by="ai").state


def hashes(table: str) -> list[str]:
    """The hashes of a game's answers, in order."""
    lines = [json.dumps(answer, sort_keys=True) for answer in answers(table)]
    parts = ("\n".join(lines[first : first + TOGETHER]) for first in range(0, len(lines), TOGETHER))
    return [hashlib.sha256(part.encode()).hexdigest()[:12] for part in parts]


if __name__ == "__main__":
    FILE.write_text(json.dumps({table: hashes(table) for table in TABLES}, indent=1) + "\n", encoding="utf-8")
