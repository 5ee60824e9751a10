"""Games played by AIs alone, from the set-up to the end: for simulations, pictures and benchmarks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from rules import (
    GAMES,
    PACKAGES,
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
    ruleset,
    view,
)
from rules.ai import choose
from rules.records import FIRST_FORMAT, FORMAT, UNSEALED, Head, commitment, key_of

MOST_STEPS = 20_000
"""The steps after which a game is broken off: one that has not ended by then never ends."""

Answerer = Callable[[Ruleset, State, int], Action]
"""Answers a pending decision by its number."""


def setting_of(game: str, seats: int, options: Mapping[str, str]) -> Setting:
    """The setting of a game for this many seats, with the first colours in table order that may play together.

    Raises `LookupError` for an unknown game, `Refused` for an unknown option or a number of seats that does not fit.
    """
    known = GAMES[game]
    tables = list(combinations(known.colours, seats)) or [tuple(known.colours)]
    for table in tables[:-1]:
        if known.seats_refusal(table, known.fill_options(options)) is None:
            return known.setting(table, options)
    return known.setting(tables[-1], options)


def secret(seed: int, *number: int) -> bytes:
    """The dice secret of game `number` of a seed, or of a war of its campaign `number`: 32 bytes."""
    return hashlib.sha256("/".join(map(str, (seed, *number))).encode()).digest()


def head(setting: Setting, seed: int, *number: int, opened: Mapping[str, str] = UNSEALED) -> Head:
    """The head of the record of game `number` of a seed; nobody contributes, because nobody presses a button here.

    No list is posted either, so the format is the first: its key binds no options, and a seed keeps its dice when an
    option is added. Only a game that goes on from another needs the present one, which holds what it begins with.
    `opened` are the texts behind the seals that were broken in it.
    """
    hidden = secret(seed, *number)
    nothing, rules = ("",) * len(setting.seats), ruleset(setting)
    format = FORMAT if setting.before else FIRST_FORMAT
    return Head(
        *(setting, rules.version, commitment(hidden), nothing, hidden.hex()),
        format=format,
        opened=opened,
        package=PACKAGES.version_of(setting.game),
    )


def dice(setting: Setting, seed: int, *number: int, sealed: Mapping[str, str] = UNSEALED) -> Chance:
    """The dice of game `number` of a seed; `sealed` are the texts behind the seals of its campaign."""
    return Seeded(key_of(head(setting, seed, *number)), sealed)


def taste(seed: int, *number: int) -> Random:
    """The random numbers by which the players of game `number` choose between equals; not the dice."""
    return Random("/".join(map(str, (seed, *number))))


def ai_player(random: Random) -> Answerer:
    """The AI of `rules.ai`, which gets the view of its seat and the offers, nothing else."""

    def answer(rules: Ruleset, state: State, number: int) -> Action:
        seen = view(state, state.pending[number].player)
        return choose(rules.at(state), seen, number, tuple(legal(rules, state, number)), random.randrange)

    return answer


def random_player(random: Random) -> Answerer:
    """A player who picks a random offer, and random choices in it."""
    draw = random.random

    def pick(things: Sequence[Any]) -> Any:
        return things[int(draw() * len(things))]

    def answer(rules: Ruleset, state: State, number: int) -> Action:
        offer = pick(tuple(legal(rules, state, number)))
        chosen = [pick(choices) for choices in offer.fields.values()]
        action: Action = offer.action(number, state.pending[number].player, *chosen)
        return action

    return answer


def play(
    setting: Setting, chance: Chance, player: Answerer, by: str = "ai", forward: Callable[..., Step] = advance
) -> Iterator[Step]:
    """The steps of one game, until it ends, no decision waits, or `MOST_STEPS` were played.

    With `advance` all steps share one state, which the next step changes: use a step before taking the next. With
    `apply` each has its own, and the types of what the rules emit and ask are checked (`TypeError`).
    """
    rules = ruleset(setting)
    step = begin(rules, chance)
    yield step
    state = step.state
    for _ in range(MOST_STEPS):
        number = first_unanswered(state)
        if state.winners is not None or not number:
            return
        step = forward(rules, state, player(rules, state, number), chance, by)
        state = step.state
        yield step


def why_stuck(last: State) -> str:
    """Why a game without winners was played no further than to this state."""
    return f"not over after {MOST_STEPS:,} answers" if first_unanswered(last) else "nobody is asked, and nobody has won"


def first_unanswered(state: State) -> int:
    """The number of the first decision without an answer; 0 if there is none."""
    for number in state.pending:
        if number not in state.replies:
            return number
    return 0
