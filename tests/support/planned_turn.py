"""A turn that an AI plays from a position."""

from __future__ import annotations

from random import Random

from rules import Action, Ruleset, Seeded, State, advance, legal, view
from rules.ai import choose
from rules.ai.outlook import Advice
from rules.kernel.values import Decision


def play_turn(
    rules: Ruleset, state: State, seat: str, advice: Advice, seed: int = 1, until: type[Decision] | None = None
) -> tuple[State, list[Action]]:
    """Play a seat's turn, up to a decision if one is named: the game then, and what the seat answered. All others
    answer as well as they can."""
    chance, answers, state = Seeded(bytes([seed])), [], state.fork()  # `advance` changes what it is given
    while state.winners is None and state.active == seat:
        number = state.unanswered[0]
        decision = state.pending[number]
        if until is not None and isinstance(decision, until):
            break
        seen, offers = view(state, decision.player), tuple(legal(rules, state, number))
        action = choose(rules, seen, number, offers, Random(seed).randrange, advice)
        assert any(action in offer for offer in offers)
        answers += [action] if decision.player == seat else []
        state = advance(rules, state, action, chance).state
    return state, answers
