"""A game's scenes, one a turn, for the film of the war."""

from __future__ import annotations

from collections.abc import Iterable

from bot.scenery import scene
from bot.words import Words
from renders import Scene
from rules import Ruleset, State, view
from rules.risk.turns import Order


def last_of_turns(states: Iterable[State]) -> list[State]:
    """Of a game's states in order, the last of each turn; a turn that was taken back and played anew is shown once."""
    last: dict[int, State] = {}
    turn = 0
    for state in states:
        turn = state.part(Order).turns
        last[turn] = state
    return [state for of_turn, state in sorted(last.items()) if of_turn <= turn]


def scenes(rules: Ruleset, states: Iterable[State], words: Words) -> list[Scene]:
    """What the film shows: for each turn the board at its end, as everybody sees it."""
    return [scene(view(state, None), rules, words) for state in states]
