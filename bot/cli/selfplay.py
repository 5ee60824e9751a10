"""Games that the AI plays alone, from the first deal to the end: for simulations, pictures and benchmarks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from rules import (
    GAMES,
    Action,
    Chance,
    Ruleset,
    Seeded,
    Setting,
    State,
    Step,
    advance,
    begin,
    legal,
    mixed,
    ruleset,
    view,
)
from rules.ai import choose

MOST_STEPS = 20_000
"""A game that has not ended by then never will."""

Answerer = Callable[[Ruleset, State, int], Action]
"""Answers a pending decision by its number."""


def setting_of(game: str, seats: int, options: Mapping[str, str]) -> Setting:
    """A game for so many seats, the first colours in table order that may sit together.

    Raises `LookupError` for an unknown game, `Refused` for an unknown option or where so many cannot play.
    """
    known = GAMES[game]
    tables = list(combinations(known.colours, seats)) or [tuple(known.colours)]
    for table in tables[:-1]:
        if known.unseated(table, known.chosen(options)) is None:
            return known.setting(table, options)
    return known.setting(tables[-1], options)


def secret(seed: int, number: int) -> bytes:
    """The dice key of the numbered game of a seed: 32 bytes."""
    return hashlib.sha256(f"{seed}/{number}".encode()).digest()


def salts(setting: Setting) -> tuple[str, ...]:
    """What the seats add to the dice key: nothing, for nobody presses a button here."""
    return ("",) * len(setting.seats)


def dice(setting: Setting, seed: int, number: int) -> Chance:
    return Seeded(mixed(secret(seed, number), salts(setting)))


def taste(seed: int, number: int) -> Random:
    """What the players of a numbered game choose by, where they do not care; not the dice."""
    return Random(f"{seed}/{number}")


def ai_player(random: Random) -> Answerer:
    """The AI of `rules.ai`: it is given the view of its seat and the offers, nothing else."""

    def answer(rules: Ruleset, state: State, number: int) -> Action:
        seen = view(state, state.pending[number].player)
        return choose(rules, seen, number, tuple(legal(rules, state, number)), random.randrange)

    return answer


def random_player(random: Random) -> Answerer:
    """Somebody who takes any offer, and anything in it."""
    throw = random.random

    def one(things: Sequence[Any]) -> Any:
        return things[int(throw() * len(things))]

    def answer(rules: Ruleset, state: State, number: int) -> Action:
        offer = one(tuple(legal(rules, state, number)))
        chosen = [one(choices) for choices in offer.fields.values()]
        action: Action = offer.action(number, state.pending[number].player, *chosen)
        return action

    return answer


def play(setting: Setting, chance: Chance, player: Answerer, by: str = "ai") -> Iterator[Step]:
    """The steps of one game until it ends, or waits for nobody, or has gone on for `MOST_STEPS`.

    All share one state, which goes on with the next step: take from a step what is needed before asking for more.
    """
    rules = ruleset(setting)
    step = begin(rules, chance)
    yield step
    state = step.state
    for _ in range(MOST_STEPS):
        number = first_unanswered(state)
        if state.winners is not None or not number:
            return
        yield advance(rules, state, player(rules, state, number), chance, by)


def first_unanswered(state: State) -> int:
    """The number of the first decision that lacks an answer; 0 where there is none."""
    for number in state.pending:
        if number not in state.replies:
            return number
    return 0
