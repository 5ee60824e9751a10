"""A table's options: all filled in, unknown ones refused; equal options give the same ruleset."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
import tiny_game as tiny
from tiny_game import BLUE, GREEN, RED

from rules import Game, NoSuchOption, Option, Player, Refusal, Refused, Ruleset, Setting, composed


def too_few(seats: tuple[Player, ...], options: Mapping[str, str]) -> Refusal | None:
    least = 3 if options["crowd"] == "yes" else 2
    return tiny.TooMany(least) if len(seats) < least else None


def compose(setting: Setting) -> Ruleset:
    return tiny.ruleset(seats=setting.seats)


SQUIRRELS = Game(
    "squirrels",
    (Option("crowd", ("no", "yes")), Option("weather", ("sun", "rain", "snow"))),
    {RED: "", BLUE: "", GREEN: ""},
    too_few,
    compose,
)


def test_what_nobody_chose_is_the_first_choice() -> None:
    setting = SQUIRRELS.setting((RED, BLUE), {"weather": "snow"})
    assert setting.options == (("crowd", "no"), ("weather", "snow"))


def test_seats_sit_in_table_order_whoever_came_first() -> None:
    assert SQUIRRELS.setting((GREEN, RED, BLUE)).seats == (RED, BLUE, GREEN)


@pytest.mark.parametrize(("option", "choice"), [("wether", "sun"), ("weather", "fog"), ("", "")])
def test_an_option_or_choice_that_does_not_exist_is_named(option: str, choice: str) -> None:
    with pytest.raises(Refused) as refused:
        SQUIRRELS.setting((RED, BLUE), {option: choice})
    assert refused.value.why == NoSuchOption(option, choice)


def test_seats_that_cannot_begin_are_told_why() -> None:
    with pytest.raises(Refused) as refused:
        SQUIRRELS.setting((RED, BLUE), {"crowd": "yes"})
    assert refused.value.why == tiny.TooMany(3)


def test_the_same_choices_are_composed_once_and_others_apart() -> None:
    two, three = SQUIRRELS.setting((RED, BLUE)), SQUIRRELS.setting((RED, BLUE, GREEN))
    assert composed(SQUIRRELS.compose, two) is composed(SQUIRRELS.compose, SQUIRRELS.setting((BLUE, RED)))
    assert composed(SQUIRRELS.compose, three).seats == (RED, BLUE, GREEN)
