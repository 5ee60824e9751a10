"""Who gives up in their own turn takes nothing from others: whatever these are asked stays open, in every game.

`pytest -m long tests/rules/test_given_up_turns.py` looks at twenty times as many games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from support.classic import random_games as classic
from support.godstorm import random_games as godstorm
from support.legacy import random_games as legacy
from support.lotr import random_games as lotr

from rules import Action, Refused, Ruleset, Seeded, State, apply, begin
from rules.risk.turn.concede import Concede
from rules.risk.turn.turns import Order

Answer = Callable[[Ruleset, State, Random], Action]
GAMES: dict[str, tuple[Callable[[], Ruleset], Answer]] = {
    "lotr": (lambda: lotr.table("three", concede="neutral", hecatomb="on"), lotr.any_answer),
    "lotr-expanded": (lambda: lotr.table("expanded-four", concede="neutral"), lotr.any_answer),
    "classic": (lambda: classic.table("conquest", "world", 3, concede="neutral"), classic.any_answer),
    "godstorm": (lambda: godstorm.table(3, **{"concede": "neutral", "sky-cards": "anyone"}), godstorm.any_answer),
    "legacy": (
        lambda: legacy.table(3, concede="neutral"),
        lambda rules, state, rnd: legacy.any_answer(rules, state, rnd, eager=True),
    ),
}
COMBAT = "combat"
"""The frame of an invasion, which ends with the attacker's turn."""


def check(game: str, seed: int, most: int) -> Counter[str]:
    """Let the player whose turn it is give up at every step of a random game where others are asked; the kinds of
    questions that were looked at."""
    make, answer = GAMES[game]
    rules, rnd, chance, seen = make(), Random(seed), Seeded(b"%d" % seed), Counter[str]()
    state = begin(rules, chance).state
    for _ in range(most):
        if state.winners is not None:
            break
        if state.parts[Order].turns:
            seen += _give_up(rules, state, chance)
        state = apply(rules, state, answer(rules, state, rnd), chance).state
    return seen


def _give_up(rules: Ruleset, state: State, chance: Seeded) -> Counter[str]:
    waiting = ((number, asked) for number, asked in state.pending.items() if number not in state.replies)
    others = {number: asked for number, asked in waiting if asked.player != state.active}
    if not others:
        return Counter()
    try:
        after = apply(rules, state, Concede(0, state.active), chance).state
    except Refused:
        return Counter()
    if after.winners is None:
        inside = {number: frames for _, frames, waits in state.agenda for number in waits}
        kept = {number: asked for number, asked in others.items() if COMBAT not in inside[number]}
        for number, asked in kept.items():
            assert after.pending.get(number) == asked, f"{asked} is asked no more"
        return Counter(asked.topic for asked in kept.values())
    return Counter()


@pytest.mark.parametrize("game", GAMES)
def test_what_others_are_asked_stays_open(game: str) -> None:
    seen = sum((check(game, seed, 700) for seed in range(2)), Counter())
    if game == "lotr":
        assert {"fellowship-rolled", "fellowship-leaves"} <= set(seen)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(20))
def test_in_many_games(game: str, seed: int) -> None:
    check(game, 100 + seed, 3000)
