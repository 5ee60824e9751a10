"""Forced answers: played at once for a seat that wishes it, never where their speed would tell what a hand holds."""

from __future__ import annotations

import pytest
from support.lotr.position import Position, position

from rules import Player, Seeded
from rules.kernel.standing_answers import WatchedZones, forced_answer
from rules.kernel.values import EVERYONE, Zone
from rules.lotr.cards_defence import INVASION
from rules.orders import ASK, Orders, Preferences, SeatOrders, StandingOrder, settle
from rules.risk.combat.invasion import Attack, Finish, ToFight

GREEN, RED = Player("green"), Player("red")
WISHED = SeatOrders({"to-fortify": StandingOrder(ASK)}, preferences=Preferences(forced=True))


def at_rest(cards: str = "") -> Position:
    """Green's combat, with nobody in Khand who could attack."""
    return position(hold={"green": "khand:1", "red": "near_harad:3"}, adventures={"green": cards})


def played(game: Position, orders: SeatOrders) -> list[object]:
    settled = settle(game.rules, game.state, Orders({GREEN: orders}), Seeded(b"k" * 32))
    return [step.action for step in settled.steps]


def test_the_only_answer_is_played_for_who_wishes_it() -> None:
    game = at_rest()
    assert isinstance(game.asked(), ToFight)
    answers = played(game, WISHED)
    assert isinstance(answers[0], Finish)
    assert played(game, SeatOrders()) == []


def test_a_choice_is_left_to_the_player() -> None:
    game = position(hold={"green": "khand:5", "red": "near_harad:3"}, adventures={"green": ""})
    assert played(game, WISHED) == []


@pytest.mark.parametrize("cards", ["bree", "violent_storms", "ambush"])
def test_a_seat_that_holds_cards_is_asked_whatever_they_are(cards: str) -> None:
    """Else one would learn from the speed that none of them could be played."""
    assert played(at_rest(cards), WISHED) == []


@pytest.mark.parametrize("cards", ["courage_alone", "violent_storms"])
def test_never_in_a_window(cards: str) -> None:
    game = position(hold={"green": "khand:5", "red": "near_harad:3 harad:2"}, adventures={"red": cards})
    game.play(Attack, "khand", "near_harad", 3)
    (number,) = game.state.unanswered
    assert game.state.pending[number].topic == INVASION
    assert forced_answer(game.rules, game.state, number) is None
    orders = Orders({RED: SeatOrders({INVASION: StandingOrder(ASK)}, preferences=Preferences(forced=True))})
    assert settle(game.rules, game.state, orders, Seeded(b"k" * 32)).steps == []


def test_who_looks_at_hidden_cards_is_seen() -> None:
    zones = {"hand:green": Zone(("a",), GREEN), "open": Zone(("b",), EVERYONE), "empty": Zone((), GREEN)}
    for name, looked in (("open", False), ("empty", False), ("hand:green", True)):
        watched = WatchedZones(zones)
        assert watched.get(name) == zones[name]
        assert watched.looked == looked
    for read in (WatchedZones.items, WatchedZones.values):
        watched = WatchedZones(zones)
        read(watched)
        assert watched.looked
    assert WatchedZones(zones).get("nowhere") is None
