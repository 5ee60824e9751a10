"""Counting legal sequences from small positions: one number that every change of the rules must explain."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.lotr.position import NEUTRAL, Position, position

from rules import Action, Chance, apply, legal
from rules.lotr.fellowship import FellowshipStep
from rules.lotr.strongholds import GarrisonStrongholds
from rules.risk.combat.calling_off import CallOff
from rules.risk.turn.fortify import Fortification


class Falling(Chance):
    """Dice that fall 2, 3, 4, 5, 6, 1, 2… by their number."""

    def draw(self, n: int, size: int) -> int:
        return n % size


def count(game: Position, depth: int, without: type[Action] | None = None) -> int:
    """How many different sequences of this many answers there are, `without` those of one kind."""
    state = game.state
    if depth == 0 or state.winners is not None:
        return 1
    number = game.number()
    player = state.pending[number].player
    total = 0
    for offer in legal(game.rules, state, number):
        if offer.action is without:
            continue
        for action in offer.each(number, player):
            after = apply(game.rules, state, action, Falling()).state
            total += count(Position(game.rules, after), depth - 1, without)
    return total


def border_war() -> Position:
    """Green's combat: a captain in Khand with two cards, three lands of red's and of the neutral army's around."""
    return position(
        hold={"green": "khand:4 deep_harad:2", "red": "near_harad:2 umbar:1", NEUTRAL: "harad:2"}, rest=NEUTRAL,
        captains={"green": "khand", "red": "near_harad"}, adventures={"green": "ambush", "red": "courage_alone"},
    )  # fmt: skip


def reinforcing() -> Position:
    """Green's first step: three regiments for two lands, a set, a bridge to close."""
    return position(
        step=GarrisonStrongholds, hold={"green": "khand harad", "red": "umbar"}, rest=NEUTRAL,
        captains={"green": "khand"}, hands={"green": "rhudaur anfalas wild_1"},
        adventures={"green": "you_shall_not_pass"},
    )  # fmt: skip


def marching() -> Position:
    """Green's march: a chain of four lands, two captains."""
    return position(
        step=Fortification, hold={"green": "khand:2 near_harad:3 harad:2 deep_harad", "red": "umbar"}, rest=NEUTRAL,
        captains={"green": "khand near_harad"}, adventures={"green": "move_by_night"},
    )  # fmt: skip


def meddling() -> Position:
    """The Fellowship leaves Lórien on a four; three seats hold cards."""
    return position(
        seats="green black red", step=FellowshipStep, hold={"green": "khand", "black": "moria"},
        fellowship="lorien", dice=[4],
        adventures={"green": "faramir", "black": "boromir smeagol", "red": "balrog shelobs_lair"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        (border_war, (12, 35, 158, 856)),
        (reinforcing, (25, 185, 1577)),
        (marching, (20, 44, 470)),
        (meddling, (3, 9, 9, 25, 56)),
    ],
)
def test_counts(start: Callable[[], Position], counts: tuple[int, ...]) -> None:
    """The numbers of sequences of one answer, of two, of three…"""
    game = start()
    assert tuple(count(game, depth) for depth in range(1, len(counts) + 1)) == counts


def test_calling_off_explains_all_that_came_with_version_2() -> None:
    """The border war without calling an invasion off has the numbers of version 1 of the rules."""
    assert tuple(count(border_war(), depth, CallOff) for depth in range(1, 5)) == (12, 34, 139, 710)
