"""Choices of several things: lists in any order are computed, not stored, and know what they contain."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from rules import GAMES, Player, Territory, legal, position, refusal, ruleset
from rules.kernel.offers import Ordered
from rules.risk import Attack

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
