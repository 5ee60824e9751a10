"""Who sits where: lots that the game draws, sides that sit in turn, the General who is first at the table."""

from __future__ import annotations

import pytest

from rules import GAMES, Player, Seeded, Setting, Step, begin, ruleset
from rules.classic import CLASSIC
from rules.lotr import EVIL, GOOD, LOTR, side
from rules.records import Scripted
from rules.risk import LOT, SeatsDrawn

RED, BLUE, GREEN, BLACK, YELLOW = map(Player, ("red", "blue", "green", "black", "yellow"))


def opened(setting: Setting, key: int = 7) -> Step:
    return begin(ruleset(setting), Seeded(bytes([key]) * 32))


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if "seating" in game.defaults])
@pytest.mark.parametrize("seating", ["joined", "arranged"])
def test_without_lots_the_seats_stay_and_nothing_is_drawn_for_them(game: str, seating: str) -> None:
    colours = tuple(GAMES[game].colours)
    setting = GAMES[game].setting((colours[2], colours[0], colours[3], colours[1]), {"seating": seating})
    step = opened(setting)
    assert step.state.seats == setting.seats
    assert not [label for label in step.labels if label.of == "seat"]


def test_lots_are_the_first_draws_and_say_who_sits_where() -> None:
    """Of those left, the one at the drawn place: of red, blue and green the third, then of red and blue the first."""
    setting = CLASSIC.setting((RED, BLUE, GREEN), {"seating": LOT, "mode": "conquest", "setup": "claimed"})
    rest = [draw.number for draw in opened(setting).draws[2:]]
    step = begin(ruleset(setting), Scripted([2, 0, *rest]))
    assert [str(label) for label in step.labels[:2]] == ["deal of seat"] * 2
    assert step.state.seats == (GREEN, RED, BLUE)
    assert [event.seats for event in step.events if isinstance(event, SeatsDrawn)] == [(GREEN, RED, BLUE)]


def test_every_order_of_three_can_be_drawn() -> None:
    setting = CLASSIC.setting((RED, BLUE, GREEN), {"seating": LOT})
    assert len({opened(setting, key).state.seats for key in range(100)}) == 6


@pytest.mark.parametrize("seats", [(GREEN, BLACK), (GREEN, BLACK, RED), (GREEN, YELLOW, BLACK, RED)])
def test_good_and_evil_sit_in_turn_however_the_lots_fall(seats: tuple[Player, ...]) -> None:
    setting = LOTR.setting(seats, {"seating": LOT, "setup": "dealt"})
    firsts = set()
    for key in range(30):
        drawn = opened(setting, key).state.seats
        assert sorted(drawn) == sorted(seats)
        assert side(drawn[0]) != side(drawn[1])
        if len(seats) == 4:
            assert [side(seat) for seat in drawn] in ([GOOD, EVIL] * 2, [EVIL, GOOD] * 2)
        firsts.add(drawn[0])
    assert firsts == set(seats)


def test_the_cards_are_dealt_from_the_left_of_the_general_whom_the_lots_named() -> None:
    """42 cards to four: the two on the General's left have eleven."""
    setting = CLASSIC.setting((RED, BLUE, GREEN, YELLOW), {"seating": LOT, "mode": "conquest", "setup": "dealt"})
    for key in range(10):
        state = opened(setting, key).state
        assert [len(state.land.of(seat)) for seat in state.seats] == [10, 11, 11, 10]


def test_who_is_put_first_is_the_general() -> None:
    chosen = {"seating": "arranged", "mode": "conquest", "setup": "dealt"}
    for seats in ((RED, BLUE, GREEN, YELLOW), (YELLOW, GREEN, BLUE, RED)):
        state = opened(CLASSIC.setting(seats, chosen)).state
        assert [len(state.land.of(seat)) for seat in seats] == [10, 11, 11, 10]
