"""Standing orders and defaults: ordinary logged answers for a seat that has set them or is absent."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.talk_game import Ask, Order, Talk, talking, words
from support.made_up.tiny_game import BLUE, GAME, GREEN, RED
from support.tables.seat_orders import for_all, listing, saying, standing

from rules import Refusal, Unreadable, apply, begin, default
from rules.author import Family, NotNow
from rules.kernel import standing_answers
from rules.kernel.context import Context
from rules.orders import (
    NO_ORDERS,
    Clause,
    Condition,
    Orders,
    Plan,
    Preferences,
    SeatOrders,
    StandingOrder,
    read_orders,
    settle,
    standing_answer,
    write_orders,
)
from rules.records import Scripted


def test_a_default_is_what_its_module_named() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    assert default(GAME, state, number) == tiny.Rest(number, RED)


def test_a_seat_that_has_said_nothing_is_asked_or_not_as_the_module_says() -> None:
    """The player is asked for work; a vote without an order is answered "no"."""
    state = tiny.fresh().state
    assert standing_answer(GAME, state, tiny.the(state, RED), Orders()) is None
    voting = apply(GAME, state, tiny.CallVote(tiny.the(state, RED), RED), tiny.chance(0)).state
    blue = tiny.the(voting, BLUE)
    assert standing_answer(GAME, voting, blue, Orders()) == tiny.Vote(blue, BLUE, False)
    asking = standing({BLUE: {"to-vote": StandingOrder("ask")}})
    assert standing_answer(GAME, voting, blue, asking) is None


def test_a_policy_takes_its_wish() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    wish = standing({RED: {"to-work": StandingOrder("grow", listing("oak"))}})
    assert standing_answer(GAME, state, number, wish) == tiny.Grow(number, RED, "oak", 3)


@pytest.mark.parametrize(
    "order",
    [
        StandingOrder("grow"),
        StandingOrder("grow", listing("elm")),
        StandingOrder("a policy of long ago"),
        StandingOrder("ask"),
    ],
    ids=["no wish", "another's tree", "unknown policy", "ask"],
)
def test_an_order_that_cannot_be_carried_out_leaves_the_question_to_the_player(order: StandingOrder) -> None:
    state = tiny.fresh().state
    assert standing_answer(GAME, state, tiny.the(state, RED), standing({RED: {"to-work": order}})) is None


def test_an_order_for_everything_else_stands_behind_one_that_names_its_topic() -> None:
    state = tiny.fresh().state
    number = tiny.the(state, RED)
    everything = SeatOrders(others=StandingOrder("default"))
    assert standing_answer(GAME, state, number, Orders({RED: everything})) == tiny.Rest(number, RED)
    named = everything.with_order("to-work", StandingOrder("grow", listing("ash")))
    assert standing_answer(GAME, state, number, Orders({RED: named})) == tiny.Grow(number, RED, "ash", 3)


def test_settling_answers_for_all_who_said_so_and_stops_at_the_first_who_is_asked() -> None:
    state = tiny.fresh().state
    resting = Orders({BLUE: for_all("default"), GREEN: for_all("default")})
    state = apply(GAME, state, tiny.Rest(tiny.the(state, RED), RED), tiny.chance(0)).state
    steps = settle(GAME, state, resting, tiny.chance(0)).steps
    assert [step.by for step in steps] == ["order", "order"]
    assert [step.action.player for step in steps if step.action] == [BLUE, GREEN]
    assert tiny.waiting(steps[-1].state) == [tiny.the(steps[-1].state, RED)]
    assert settle(GAME, steps[-1].state, resting, tiny.chance(0)).steps == []


def test_seats_that_are_all_away_play_a_whole_game_to_its_end() -> None:
    away = Orders({player: for_all("default") for player in tiny.SEATS})
    steps = settle(GAME, tiny.fresh().state, away, tiny.chance(0)).steps
    assert steps[-1].state.winners is not None
    assert {step.by for step in steps} == {"order"}


def test_orders_that_never_come_to_rest_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing_answers, "MOST_STEPS", 20)

    def forever(g: Context, task: Order) -> None:
        g.then_all((Ask(), Order()))

    rules = talking(forever)
    away = Orders({player: for_all("mumble", listing("well")) for player in (RED, BLUE)})
    with pytest.raises(RuntimeError, match="never come to rest"):
        settle(rules, begin(rules, Scripted(())).state, away, Scripted(()))


def test_an_order_answers_a_question_once() -> None:
    rules = talking(lambda g, task: g.then(Ask()))
    state = begin(rules, Scripted(())).state
    (step,) = settle(rules, state, Orders({RED: for_all("mumble", listing("yes"))}), Scripted(())).steps
    assert step.events == ()
    last = apply(rules, step.state, Talk(tiny.the(step.state, BLUE), BLUE, "no"), Scripted(()))
    assert words(last.events) == ["blue: no", "red: yes", "asked", "stop"]


def test_what_a_seat_has_said_is_read_as_it_was_written() -> None:
    clause = Clause(Condition(("oak",), theirs=(1, 3)), "grow", saying("kind", odds=60))
    orders = SeatOrders(
        {"to-work": StandingOrder("grow", listing("oak", ash=2), (clause,))},
        StandingOrder("default"),
        {7: tiny.Rest(7, RED)},
        Plan((), NotNow("rest", "to-work")),
        preferences=Preferences(forced=True),
        told=("once",),
    )
    refusals = Family(Refusal, [NotNow])
    assert read_orders(json.loads(json.dumps(write_orders(orders))), GAME, refusals) == orders
    assert write_orders(NO_ORDERS) == {}


@pytest.mark.parametrize(
    "written",
    [
        {"standing": {"to-work": "grow"}},
        {"standing": {"to-work": {"policy": "grow", "wish": ["oak"]}}},
        {"answers": [{"kind": "fly", "decision": 7, "player": "red"}]},
        {"plan": [{"kind": "fly-line"}]},
        {"next_turn": [{"kind": "fly-line"}]},
        {"plan": [], "halted": {"kind": "no-reason"}},
        {"preferences": {"forced": "play"}},
        {"topics": {}},
    ],
)
def test_what_nobody_can_have_said_is_unreadable(written: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        read_orders(written, GAME, GAME.refusals)


def test_a_seat_that_has_said_nothing_has_empty_orders() -> None:
    orders = Orders()
    assert orders[RED] == NO_ORDERS
    assert RED not in orders
    assert orders.with_seat(RED, for_all("default"))[RED].order_for("to-work") == StandingOrder("default")
    assert orders == {}
