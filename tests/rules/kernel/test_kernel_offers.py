"""Choices of several things know what they contain; an answer is made of what an offer has."""

from __future__ import annotations

import re
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from rules import GAMES, Offer, Player, Territory, legal, position, refusal, ruleset
from rules.kernel.offers import Ordered, Typed
from rules.risk import Attack, Deploy

CLASSIC_RULES = ruleset(GAMES["classic"].setting(tuple(map(Player, ("red", "blue", "green"))), {"mode": "conquest"}))


def test_lists_come_shortest_first_and_each_has_its_place() -> None:
    choices = Ordered(("1", "2", "3"), 0, 3)
    expected = [chosen for size in range(4) for chosen in permutations(("1", "2", "3"), size)]
    assert list(choices) == expected
    assert [choices[at] for at in range(len(choices))] == expected
    assert len(choices) == 16
    assert choices[-1] == ("3", "2", "1")
    with pytest.raises(IndexError):
        choices[16]


@pytest.mark.parametrize("chosen", [("2", "1"), ("3",), ("1", "3", "2")])
def test_any_order_is_a_list_of_its_own(chosen: tuple[str, ...]) -> None:
    assert chosen in Ordered(("1", "2", "3"), 1, 3)


@pytest.mark.parametrize("chosen", [(), ("1", "1"), ("4",), ("1", "2", "3", "1"), ["1"], "1"])
def test_what_names_nothing_a_thing_twice_or_a_stranger_is_no_list(chosen: object) -> None:
    assert chosen not in Ordered(("1", "2", "3"), 1, 3)


def test_an_offer_covers_no_answer_that_says_more_than_it_offers() -> None:
    """`armies` are not declared in classic Risk: an answer that declares some is refused, and in no offer."""
    state = position(CLASSIC_RULES, "red: alaska:9; blue: kamchatka; green: *", step="combat").state
    attack = Attack(1, Player("red"), Territory("alaska"), Territory("kamchatka"), 3)
    offers = list(legal(CLASSIC_RULES, state, 1))
    for answer, offered in ((attack, True), (replace(attack, armies=7), False)):
        assert any(answer in offer for offer in offers) is offered
        assert (refusal(CLASSIC_RULES, state, answer) is None) is offered


DEPLOY = Offer(Deploy, {"where": (Territory("peru"), Territory("japan")), "count": range(1, 6)})
RED = Player("red")


@pytest.mark.parametrize(
    ("chosen", "error", "why"),
    [
        ({"where": "japan"}, TypeError, "deploy: choose count, one of range(1, 6)"),
        ({"count": 2}, TypeError, "deploy: choose where, one of 'peru', 'japan'"),
        (
            {"where": "narnia", "count": 2},
            LookupError,
            "deploy: where='narnia' is not offered; it is one of 'peru', 'japan'",
        ),
        ({"where": "japan", "count": 99}, LookupError, "deploy: count=99 is not offered; it is one of range(1, 6)"),
        (
            {"where": "japan", "count": 2, "foo": 1},
            TypeError,
            "deploy: the offer has no field 'foo'; it has where, count",
        ),
    ],
)
def test_an_answer_is_one_that_is_offered(chosen: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=re.escape(why)):
        DEPLOY.answer(1, RED, **chosen)


def test_only_a_field_with_a_single_value_is_left_out() -> None:
    alone = Offer(Deploy, {"where": (Territory("peru"),), "count": range(1, 6)})
    assert alone.answer(1, RED, count=5) == Deploy(1, RED, Territory("peru"), 5)


def test_of_many_choices_the_first_are_listed() -> None:
    with pytest.raises(TypeError, match=re.escape("choose count, one of 1, 2, 3, 4, 5, 6, 7, 8, … (11 in all)")):
        Offer(Deploy, {"where": ("peru",), "count": tuple(range(1, 12))}).answer(1, RED)


def test_a_name_to_type_is_never_left_out() -> None:
    with pytest.raises(TypeError, match="choose where, one of all names that are free"):
        Offer(Deploy, {"where": Typed(("Nordhavn",)), "count": (1,)}).answer(1, RED)


def test_the_first_answer_takes_the_first_of_what_is_left_out_and_still_refuses_what_is_not_offered() -> None:
    assert DEPLOY.first_answer(1, RED, count=3) == Deploy(1, RED, Territory("peru"), 3)
    with pytest.raises(LookupError, match="count=99 is not offered"):
        DEPLOY.first_answer(1, RED, count=99)
    with pytest.raises(TypeError, match="no field 'foo'"):
        DEPLOY.first_answer(1, RED, foo=1)
