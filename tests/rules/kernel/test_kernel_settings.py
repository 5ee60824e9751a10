"""A table's options: all filled in, unknown ones refused; equal options give the same ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import BLUE, GREEN, RED

from rules import GAMES, Game, Player, Refusal, Refused, Ruleset, Setting
from rules.author import NoSuchOption, Option
from rules.kernel.game import SeatTwice, UnknownSeat


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


def test_seats_sit_in_the_order_in_which_they_are_named() -> None:
    assert SQUIRRELS.setting((GREEN, RED, BLUE)).seats == (GREEN, RED, BLUE)


def test_sides_sit_in_turn_and_keep_their_own_order() -> None:
    sided = replace(SQUIRRELS, colours={RED: "wood", BLUE: "field", GREEN: "wood"})
    assert sided.setting((GREEN, RED, BLUE)).seats == (GREEN, BLUE, RED)
    assert sided.setting((BLUE, RED, GREEN)).seats == (BLUE, RED, GREEN)


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("unknown", ["RED", "mauve", "", "neutral"])
def test_a_seat_that_the_game_does_not_have_is_refused_by_name(name: str, unknown: str) -> None:
    game = GAMES[name]
    seats = (*[*game.colours][:3], Player(unknown))
    with pytest.raises(Refused, match=f"unknown-seat seat={unknown!r} seats=") as refused:
        game.setting(seats)
    assert refused.value.why == UnknownSeat(Player(unknown), tuple(game.colours))
    with pytest.raises(Refused, match="unknown-seat"):
        game.fill(Setting(name, seats, ()))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_seat_that_is_named_twice_is_refused_by_name(name: str) -> None:
    game = GAMES[name]
    first, second, third, *_ = game.colours
    with pytest.raises(Refused) as refused:
        game.setting((first, second, third, second))
    assert refused.value.why == SeatTwice(second)
    with pytest.raises(Refused, match=f"seat-twice seat={second!r}"):
        game.fill(Setting(name, (first, second, third, second), ()))


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
    assert SQUIRRELS.ruleset(two) is SQUIRRELS.ruleset(SQUIRRELS.setting((RED, BLUE)))
    assert SQUIRRELS.ruleset(two) is not SQUIRRELS.ruleset(SQUIRRELS.setting((BLUE, RED)))
    assert SQUIRRELS.ruleset(three).seats == (RED, BLUE, GREEN)
