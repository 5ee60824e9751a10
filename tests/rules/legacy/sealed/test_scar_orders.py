"""SEALED: what is in here spoils Risk Legacy for whoever plays it. Orders for the scar cards of a turn."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.battles import cities, war
from support.sealed.legacy_packs import open_packs

from rules.legacy.sealed.scar_moments import (
    AT_END,
    AT_START,
    LEADERS_LAND,
    LEADERS_TURN,
    OTHERS_TURN,
    OWN_LAND,
    OWN_TURN,
    PlaceScar,
)
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn
from rules.orders import Details, Listed

LANDS = {"red": "alaska:4 peru:1", "blue": "kamchatka:5 india:2", "yellow": "siam:3"}
PACKS = open_packs("pack_1", "pack_2")
LED = {"red": 3, "blue": 1}


def placed(seat: str, card: str, *kinds: str, on: str = "", step: Any = StartOfTurn, **setup: Any) -> dict[str, str]:
    """The new scars after a moment in which this player has this card and an order of these kinds, on territories."""
    lasting = {**PACKS, **setup.pop("lasting", {})}
    game = war(LANDS, step=step, lasting=lasting, scar_cards=f"{seat}: {card}", stars=setup.pop("stars", LED), **setup)
    before, details = dict(game.lasting.scars), Details(kinds=kinds, listed=tuple(map(Listed, on.split())))
    game.ordering(seat, AT_END if step is EndOfTurn else AT_START, "place", details).settled()
    return {where: scar for where, scar in game.lasting.scars.items() if before.get(where) != scar}


class TestWhere:
    def test_where_it_costs_the_leader(self) -> None:
        """Without a place a biohazard goes where the leader has the largest city, else the most troops."""
        assert placed("blue", "biohazard.1") == {"alaska": "biohazard"}
        assert placed("blue", "biohazard.1", lasting={"cities": cities("peru")}) == {"peru": "biohazard"}

    def test_where_it_helps_oneself(self) -> None:
        assert placed("blue", "mercenary.1") == {"kamchatka": "mercenary"}
        assert placed("red", "mercenary.1", OWN_LAND) == {"alaska": "mercenary"}

    def test_never_where_it_harms_its_player(self) -> None:
        assert placed("red", "biohazard.1") == {}
        assert placed("blue", "biohazard.1", OWN_LAND) == {}
        assert placed("blue", "mercenary.1", LEADERS_LAND) == {}
        assert placed("blue", "biohazard.1", stars={"red": 1, "yellow": 1}) == {}  # nobody leads

    def test_on_these_territories_in_this_order(self) -> None:
        scarred = {"scars": {"siam": "bunker"}}
        assert placed("blue", "biohazard.1", on="siam peru") == {"siam": "biohazard"}
        assert placed("blue", "biohazard.1", on="siam peru", lasting=scarred) == {"peru": "biohazard"}
        assert placed("blue", "biohazard.1", on="siam", lasting=scarred) == {}

    def test_only_while_the_leader_holds_them(self) -> None:
        assert placed("blue", "biohazard.1", LEADERS_LAND, on="siam peru") == {"peru": "biohazard"}
        assert placed("blue", "mercenary.1", OWN_LAND, on="peru india") == {"india": "mercenary"}


class TestInWhoseTurn:
    @pytest.mark.parametrize(
        ("turn", "text", "plays"),
        [
            ("blue", OWN_TURN, True),
            ("red", OWN_TURN, False),
            ("red", LEADERS_TURN, True),
            ("yellow", LEADERS_TURN, False),
            ("yellow", OTHERS_TURN, True),
            ("blue", OTHERS_TURN, False),
        ],
    )
    def test_only_in_that_one(self, turn: str, text: str, plays: bool) -> None:
        assert bool(placed("blue", "biohazard.1", text, on="siam", turn=turn)) is plays

    def test_at_the_end_of_the_own_turn(self) -> None:
        game = placed("blue", "mercenary.1", on="india", step=EndOfTurn, turn="blue")
        assert game == {"india": "mercenary"}


def test_cards_of_other_moments_are_kept() -> None:
    assert placed("blue", "bunker.1", on="siam") == {}


@pytest.mark.parametrize("chosen", ["start-and-end", "start"])
def test_the_windows_of_the_campaign(chosen: str) -> None:
    """With `scar-cards` start there is no window at the end of a turn, and nothing lists one."""
    game = war(LANDS, step=EndOfTurn, lasting=PACKS, scar_cards="red: biohazard.1", options={"scar-cards": chosen})
    rules = game.rules.at(game.state)
    assert AT_START in rules.opens
    assert (AT_END in rules.opens) is (chosen == "start-and-end")


def test_the_scar_is_final() -> None:
    """As if its player had pressed."""
    game = war(LANDS, step=StartOfTurn, lasting=PACKS, scar_cards="blue: biohazard.1", stars=LED)
    game.ordering("blue", AT_START, "place").settled()
    assert PlaceScar(1, game.state.seats[1], "biohazard.1", "alaska").for_ever
    assert any(event.final for event in game.events)
