"""Random games of Legacy, every answer checked: never stuck, replayed and read back equal, no troop lost or made up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from random_answers import pick

from rules import Chance, Player, Ruleset, Seeded, State, Step, advance, begin
from rules.kernel.game import composed
from rules.legacy import COLOURS, LEGACY

MOST_STEPS = 40_000


def table(players: int, before: str = "", **options: str) -> Ruleset:
    """The ruleset of this many players."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    seats = tuple(Player(seat) for seat in tuple(COLOURS)[:players])
    return composed(LEGACY.compose, LEGACY.setting(seats, chosen, before))


def walk(rules: Ruleset, seed: int, eager: bool = True) -> Iterator[Step]:
    """A whole random war in place, step by step; `eager` players fight while they can."""
    return walk_with(rules, seed, Seeded(b"%d" % seed), eager)


def walk_with(rules: Ruleset, seed: int, chance: Chance, eager: bool = True) -> Iterator[Step]:
    """The same with other dice."""
    rnd = Random(seed)
    step = begin(rules, chance)
    yield step
    state = step.state
    for _ in range(MOST_STEPS):
        if state.winners is not None:
            return
        assert state.unanswered, state.agenda
        action = pick(rules, state, rnd.choice(state.unanswered), rnd, eager)
        yield advance(rules, state, action, chance)
    raise AssertionError(f"seed {seed}: no end after {MOST_STEPS} answers")


def run(rules: Ruleset, seed: int, eager: bool = True) -> State:
    """The end of a whole random war."""
    *_, last = walk(rules, seed, eager)
    return last.state
