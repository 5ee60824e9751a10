"""Rounds: counted by the rules in every game, and in games that began before they were counted."""

from __future__ import annotations

import pytest

from rules import GAMES, Player, Ruleset, Seeded, State, Step, apply, begin, default, ruleset, view
from rules.author import TurnBegan
from rules.position import position
from rules.risk import Order, RoundEnded, next_up, this_round
from rules.risk.turn.rounds import Rounds
from rules.risk.turn.turns import TurnOrder

GREEN, RED, BLACK = Player("green"), Player("red"), Player("black")
CHANCE = Seeded(b"k" * 32)


def answered(rules: Ruleset, state: State) -> Step:
    """The step of the clock's answer to the first open question."""
    return apply(rules, state, default(rules, state, state.unanswered[0]), CHANCE)


@pytest.mark.parametrize(("game", "seats"), [("lotr", (GREEN, RED, BLACK)), ("classic", (RED, BLACK, GREEN))])
def test_a_round_is_over_when_everybody_has_had_a_turn(game: str, seats: tuple[Player, ...]) -> None:
    rules = ruleset(GAMES[game].setting(seats))
    state, begun = begin(rules, CHANCE).state, dict.fromkeys(seats, 0)
    assert this_round(state) == 0, "the set-up belongs to no round"
    while state.parts[Order].turns < 10:
        step = answered(rules, state)
        state = step.state
        for event in step.events:
            if isinstance(event, TurnBegan):
                begun[event.player] += 1
        assert this_round(state) == this_round(view(state, None)) == max(begun.values())
    assert sorted(begun.values()) == [3, 3, 4]


def test_a_game_from_before_rounds_were_counted_goes_on_from_its_turns() -> None:
    """It has no number of rounds yet: the turns begun give it, and the next round counts on from there."""
    rules = ruleset(GAMES["lotr"].setting((GREEN, RED, BLACK)))
    hold = "green: harad:4; red: near_harad:3; black: *"
    state = position(rules, hold, turn="black", turns=12, step="fortification", chance=CHANCE).state
    state.parts[Order] = Order(GREEN, 12)
    assert (Rounds in state.kept, this_round(state)) == (False, 4)
    events: tuple[object, ...] = ()
    while not any(isinstance(event, TurnBegan) for event in events):
        step = answered(rules, state)
        state, events = step.state, step.events
    assert [event.round for event in events if isinstance(event, RoundEnded)] == [4]
    assert (state.active, this_round(state)) == (GREEN, 5)


def test_another_order_of_play_holds_for_turns_and_rounds() -> None:
    """A game may take its order anew: whoever is first in it plays next, and a round is once through it."""
    rules = ruleset(GAMES["classic"].setting((RED, BLACK, GREEN)))
    state = begin(rules, CHANCE).state
    while not state.parts[Order].turns:
        state = answered(rules, state).state
    order = tuple(seat for seat in (GREEN, RED, BLACK, GREEN, RED) if seat != state.active)[:2]
    state.parts[TurnOrder] = TurnOrder((*order, state.active), anew=True)
    state.parts[Order] = Order(order[0], state.parts[Order].turns)
    assert next_up(rules, state) == order[0], "not the next at the table"
    played: list[object] = []
    while len(played) < 6:
        step = answered(rules, state)
        state = step.state
        played += [
            e.player if isinstance(e, TurnBegan) else "|" for e in step.events if type(e) in (TurnBegan, RoundEnded)
        ]
    assert played == ["|", *state.parts[TurnOrder].seats, "|", order[0]], "the last in it has just played"


def test_the_next_up_is_the_next_in_the_order_of_play_who_still_plays() -> None:
    rules = ruleset(GAMES["classic"].setting((RED, BLACK, GREEN)))
    state = position(rules, "red: alaska:3; green: *", turn="green", step="fortification", chance=CHANCE).state
    assert next_up(rules, state) == RED, "black holds nothing"
    state = position(rules, "red: alaska:3; black: ontario:3; green: *", turn="red", step="fortification").state
    assert next_up(rules, state) == BLACK
    state.parts[TurnOrder] = TurnOrder((BLACK, RED, GREEN))
    assert next_up(rules, state) == GREEN
