"""Undo: free as long as nothing was learned; no draw and no decision number is ever used twice."""

from __future__ import annotations

from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import BLUE, GAME, GREEN, RED, Fair, Grow, Play, Raid, Rest, hand

from rules import State, apply, refusal, take_back
from rules.author import Pass, Zone


def alone() -> State:
    """Red's turn, and nobody holds a card."""
    state = tiny.fresh().state.fork()
    for player in tiny.SEATS:
        state.zones[hand(player)] = Zone((), player)
    return state


def test_growing_is_free_to_take_back() -> None:
    before = tiny.fresh().state
    step = apply(GAME, before, Grow(tiny.the(before, RED), RED, "ash", 2), tiny.chance(0))
    assert step.free
    again = take_back(before, step.state)
    assert (again.land, again.zones, again.parts, again.pending) == (
        before.land,
        before.zones,
        before.parts,
        before.pending,
    )


def test_a_question_asked_anew_has_a_new_number() -> None:
    before = tiny.fresh().state
    first = apply(GAME, before, Grow(tiny.the(before, RED), RED, "ash", 1), tiny.chance(0)).state
    again = take_back(before, first)
    second = apply(GAME, again, Grow(tiny.the(again, RED), RED, "ash", 1), tiny.chance(0)).state
    stale = tiny.the(first, RED)
    assert tiny.the(second, RED) > stale
    assert refusal(GAME, second, Rest(stale, RED)) is not None


def test_a_throw_is_not_free_and_thrown_again_takes_the_next_draws() -> None:
    before = alone()
    raid = Raid(tiny.the(before, RED), RED, "ash", "elm")
    first = apply(GAME, before, raid, tiny.chance(0))
    assert not first.free
    again = take_back(before, first.state)
    assert again.draws == before.draws + len(first.draws)
    second = apply(GAME, again, raid, tiny.chance(0))
    assert tuple(drawn.number for drawn in second.draws) == tuple(
        tiny.chance(0).draw(first.state.draws + 1 + n, 6) for n in range(2)
    )


def test_a_card_drawn_from_the_deck_is_not_free_to_take_back() -> None:
    state = tiny.fresh().state
    step = apply(GAME, state, Rest(tiny.the(state, RED), RED), tiny.chance(0))
    assert step.draws == ()
    assert not step.free


def test_passing_is_free_and_showing_a_card_is_not() -> None:
    state = alone()
    state.zones[hand(GREEN)] = Zone(("nut-1",), GREEN)
    state.zones[hand(BLUE)] = Zone(("nut-2",), BLUE)
    state = apply(GAME, state, Fair(tiny.the(state, RED), RED), tiny.chance(0)).state
    assert apply(GAME, state, Pass(tiny.the(state, BLUE), BLUE), tiny.chance(0)).free
    assert not apply(GAME, state, Play(tiny.the(state, GREEN), GREEN, "nut-1"), tiny.chance(0)).free
