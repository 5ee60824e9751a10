"""Games after some random answers, with an error for any missing message."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from bot.cli.selfplay import setting_of
from bot.words import Words, words
from rules import Event, Ruleset, Seeded, State, apply, begin, legal, ruleset


@pytest.fixture(autouse=True)
def strict(strict_words: None) -> None:
    """Raise an error for a missing message."""


@pytest.fixture(params=["en", "fr"])
def spoken(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


@dataclass(frozen=True)
class Played:
    """A game after some random answers, with all its events."""

    rules: Ruleset
    state: State
    events: tuple[Event, ...]


def play(game: str, answers: int, **options: str) -> Played:
    """A game of four, of random legal answers, attacks more often than not."""
    rules = ruleset(setting_of(game, 4, {"setup": "dealt", **options}))
    chance, wild = Seeded(b"k" * 32), random.Random(5)
    step = begin(rules, chance)
    events, state = list(step.events), step.state
    for _ in range(answers):
        number = next((n for n in state.pending if n not in state.replies), None)
        if number is None:
            break
        offers = list(legal(rules, state, number))
        offer = wild.choices(offers, [{"attack": 30, "finish": 2}.get(o.action.kind, 8) for o in offers])[0]
        chosen = {name: max(f) if name in ("count", "dice") else wild.choice(f) for name, f in offer.fields.items()}
        step = apply(rules, state, offer.answer(number, state.pending[number].player, **chosen), chance)
        state, events = step.state, [*events, *step.events]
    return Played(rules, state, tuple(events))


@pytest.fixture(scope="session")
def played() -> Played:
    return play("lotr", 500)


@pytest.fixture(scope="session")
def finished() -> Played:
    return play("lotr", 3000, mode="team")


@pytest.fixture(scope="session")
def capitals() -> Played:
    return play("classic", 1500, mode="capital", board="ancient", **{"prisoners-of-war": "on"})
