"""A described position plays on as a game that came to stand like it: with land that nobody holds, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.random_games.random_answers import pick

from rules import GAMES, Player, Ruleset, Seeded, apply, legal, position, ruleset, view
from rules.godstorm import temples_of
from rules.legacy import stars_of
from rules.risk import seats_in_play

SEATS = {
    "lotr": ("green", "black", "yellow", "red"),
    "classic": ("red", "blue", "green"),
    "godstorm": ("blue", "green", "ochre"),
    "legacy": ("red", "blue", "yellow"),
}
MARKED: dict[str, dict[str, Any]] = {
    "lotr": {"fellowship": "moria"},
    "classic": {},
    "godstorm": {"temples": "{0} {1} {2} {3}", "plague": "{0} {1} {4}", "faith": "blue: 9; green: 9; ochre: 9"},
    "legacy": {"headquarters": "red: {0}; blue: {1}; yellow: {2}"},
}
"""What may stand on land, whoever holds it: `{0}` and so on are places of the board, some of which are nobody's."""


def rules_of(game: str) -> Ruleset:
    return ruleset(GAMES[game].setting(tuple(map(Player, SEATS[game]))))


def laid_out(game: str, rnd: Random) -> tuple[Ruleset, dict[str, Any]]:
    """A board on which each seat holds a few territories, and nobody the others."""
    rules = rules_of(game)
    lands = rnd.sample(rules.board.territories, 5 * len(rules.seats))
    hold = {seat: {where: rnd.randint(1, 6) for where in lands[at :: len(rules.seats)]} for at, seat in enumerate(rules.seats)}
    marked = lands[2:4] + rnd.sample([where for where in rules.board.territories if where not in lands], 3)
    setup = {name: text.format(*marked) for name, text in MARKED[game].items()}
    return rules, {"hold": {**hold, "nobody": "*"}, **setup}


@pytest.mark.parametrize("game", SEATS)
def test_land_that_nobody_holds_is_played_around(game: str) -> None:
    """Nothing asks for the holder of a territory as if there were always one."""
    for seed in range(12):
        rnd = Random(seed)
        rules, described = laid_out(game, rnd)
        chance = Seeded(b"%d" % seed)
        step = position(rules, **described, turn=rnd.choice(rules.seats), chance=chance)
        for _ in range(120):
            if step.state.winners is not None:
                break
            for seat in (*rules.seats, None):
                view(step.state, seat)
            number = rnd.choice(step.state.unanswered)
            step = apply(rules, step.state, pick(rules, step.state, number, rnd, eager=rnd.random() < 0.5), chance)
            assert all(list(legal(rules, step.state, number)) for number in step.state.unanswered)


def test_a_temple_on_land_that_nobody_holds_counts_for_nobody() -> None:
    rules = ruleset(GAMES["godstorm"].setting(tuple(map(Player, ("blue", "green")))))
    state = position(rules, "blue: gaul; nobody: roma; green: *", temples="roma gaul apulia").state
    held = {seat: temples_of(state, seat) for seat in rules.seats}
    assert held == {"blue": ("gaul",), "green": ("apulia",)}


def test_a_headquarters_on_land_that_nobody_holds_is_nobodys_star() -> None:
    state = position(rules_of("legacy"), "red: peru; blue: alaska; nobody: *", headquarters="red: siam; blue: peru").state
    stars = {seat: stars_of(state, seat) for seat in seats_in_play(state)}
    assert stars == {"red": 1, "blue": 0}
