"""Standing orders and defaults: ordinary logged answers for a seat that has set them or is absent."""

from __future__ import annotations

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.talk_game import Ask, Order, Talk, talking, words
from support.made_up.tiny_game import BLUE, GAME, GREEN, RED

from rules import Player, Scripted, StandingOrder, apply, begin, default, settle, standing_answer
from rules.kernel import orders
from rules.kernel.context import Context


def test_a_default_is_what_its_module_named() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    assert default(GAME, state, number) == tiny.Rest(number, RED)


def test_a_seat_that_has_said_nothing_is_asked_or_not_as_the_module_says() -> None:
    """The player is asked for work; a vote without an order is answered "no"."""
    state = tiny.fresh().state
    assert standing_answer(GAME, state, tiny.the(state, RED), {}) is None
    voting = apply(GAME, state, tiny.CallVote(tiny.the(state, RED), RED), tiny.chance(0)).state
    blue = tiny.the(voting, BLUE)
    assert standing_answer(GAME, voting, blue, {}) == tiny.Vote(blue, BLUE, False)
    asking = {BLUE: {"to-vote": StandingOrder("ask")}}
    assert standing_answer(GAME, voting, blue, asking) is None


def test_a_policy_takes_its_wish() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    wish = {RED: {"to-work": StandingOrder("grow", ("oak",))}}
    assert standing_answer(GAME, state, number, wish) == tiny.Grow(number, RED, "oak", 3)


@pytest.mark.parametrize(
    "order",
    [
        StandingOrder("grow"),
        StandingOrder("grow", ("elm",)),
        StandingOrder("a policy of long ago"),
        StandingOrder("ask"),
    ],
    ids=["no wish", "another's tree", "unknown policy", "ask"],
)
def test_an_order_that_cannot_be_carried_out_leaves_the_question_to_the_player(order: StandingOrder) -> None:
    state = tiny.fresh().state
    assert standing_answer(GAME, state, tiny.the(state, RED), {RED: {"to-work": order}}) is None


def test_an_order_for_everything_else_stands_behind_one_that_names_its_topic() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    everything = {"*": StandingOrder("default")}
    assert standing_answer(GAME, state, number, {RED: everything}) == tiny.Rest(number, RED)
    named = everything | {"to-work": StandingOrder("grow", ("ash",))}
    assert standing_answer(GAME, state, number, {RED: named}) == tiny.Grow(number, RED, "ash", 3)


def test_settling_answers_for_all_who_said_so_and_stops_at_the_first_who_is_asked() -> None:
    state = tiny.fresh().state
    resting = {BLUE: {"*": StandingOrder("default")}, GREEN: {"*": StandingOrder("default")}}
    state = apply(GAME, state, tiny.Rest(tiny.the(state, RED), RED), tiny.chance(0)).state
    steps = settle(GAME, state, resting, tiny.chance(0)).steps
    assert [step.by for step in steps] == ["order", "order"]
    assert [step.action.player for step in steps if step.action] == [BLUE, GREEN]
    assert tiny.waiting(steps[-1].state) == [tiny.the(steps[-1].state, RED)]
    assert settle(GAME, steps[-1].state, resting, tiny.chance(0)).steps == []


def test_seats_that_are_all_away_play_a_whole_game_to_its_end() -> None:
    away: dict[Player, dict[str, StandingOrder]] = {player: {"*": StandingOrder("default")} for player in tiny.SEATS}
    steps = settle(GAME, tiny.fresh().state, away, tiny.chance(0)).steps
    assert steps[-1].state.winners is not None
    assert {step.by for step in steps} == {"order"}


def test_orders_that_never_come_to_rest_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "MOST_STEPS", 20)

    def forever(g: Context, task: Order) -> None:
        g.then_all((Ask(), Order()))

    rules = talking(forever)
    away = {player: {"*": StandingOrder("mumble", ("well",))} for player in (RED, BLUE)}
    with pytest.raises(RuntimeError, match="never come to rest"):
        settle(rules, begin(rules, Scripted(())).state, away, Scripted(()))


def test_an_order_answers_a_question_once() -> None:
    rules = talking(lambda g, task: g.then(Ask()))
    state = begin(rules, Scripted(())).state
    (step,) = settle(rules, state, {RED: {"*": StandingOrder("mumble", ("yes",))}}, Scripted(())).steps
    assert step.events == ()
    last = apply(rules, step.state, Talk(tiny.the(step.state, BLUE), BLUE, "no"), Scripted(()))
    assert words(last.events) == ["blue: no", "red: yes", "asked", "stop"]
