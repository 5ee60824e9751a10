"""Land: who holds a territory, and what becomes of one without armies."""

from __future__ import annotations

import pytest

from rules import NOBODY
from rules.kernel.state import Land, State
from rules.kernel.values import Event, Holding, Player
from rules.risk.armies import ArmiesLost, ArmiesMoved
from rules.risk.battle import BattleFought

RED, BLUE = Player("red"), Player("blue")


def land() -> State:
    return State((RED, BLUE), land=Land({"ash": Holding(RED, 2), "elm": Holding(BLUE, 1), "oak": Holding(RED, 1)}))


@pytest.mark.parametrize(
    "event",
    [
        ArmiesLost(RED, "ash", 2, "card"),
        ArmiesMoved(RED, "ash", "oak", 2),
        BattleFought(BLUE, RED, "elm", "ash", (6, 6), (1, 1), 0, 0, 0, 2),
    ],
)
def test_whatever_takes_the_last_army_leaves_the_land_to_nobody(event: Event) -> None:
    state = land()
    event.apply(state)
    assert state.land["ash"] == Holding(NOBODY, 0)
    assert (state.land.owner("ash"), state.land.armies("ash")) == (NOBODY, 0)
    assert state.land.of(RED) == ("oak",)
    assert state.land.of(NOBODY) == ("ash",)
    assert list(state.land) == ["ash", "elm", "oak"]


def test_land_that_somebody_enters_is_his() -> None:
    state = land()
    state.land.add("ash", -2)
    state.land.put("ash", Holding(BLUE, 3))
    assert state.land.of(BLUE) == ("ash", "elm")
    assert state.land.of(NOBODY) == ()
