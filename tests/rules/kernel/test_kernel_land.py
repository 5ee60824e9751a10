"""Land: who holds a territory, and what becomes of one without armies."""

from __future__ import annotations

import pytest

from rules import NOBODY
from rules.kernel.state import Land, State
from rules.kernel.values import Event, Holding, Player
from rules.risk.armies import ArmiesLost, ArmiesMoved
from rules.risk.combat.battle import BattleFought

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
    assert state.land.at("ash") == Holding(NOBODY, 0)
    assert (state.land.owner("ash"), state.land.armies("ash")) == (NOBODY, 0)
    assert state.land.of(RED) == ("oak",)
    assert state.land.of(NOBODY) == ()
    assert list(state.land) == ["ash", "elm", "oak"]


def test_land_and_states_read_well_when_they_are_printed() -> None:
    state = land()
    ArmiesLost(RED, "ash", 2, "card").apply(state)
    assert repr(state.land) == "Land(ash=- elm=blue:1 oak=red:1)"
    assert repr(state) == "<State of red blue: nobody's turn, waiting for nothing>"


def test_land_that_somebody_enters_is_his() -> None:
    state = land()
    state.land.add("ash", -2)
    state.land.put("ash", Holding(BLUE, 3))
    assert state.land.of(BLUE) == ("ash", "elm")
    assert state.land.of(NOBODY) == ()


REALM_OF = {"ash": "", "elm": "", "oak": "", "root": "below", "mole": "below", "cloud": "above"}


def test_his_territories_are_those_of_the_main_map_and_each_further_realm_is_asked_for_by_name() -> None:
    land = Land({"root": Holding(RED, 4), "oak": Holding(RED, 1), "ash": Holding(RED, 2)}, REALM_OF)
    land.put("cloud", Holding(RED, 7))
    land.put("mole", Holding(RED, 1))
    assert land.of(RED) == ("ash", "oak")
    assert land.of(RED, "below") == ("mole", "root")
    assert land.of(RED, "above") == ("cloud",)
    land.put("root", Holding(BLUE, 1))
    land.add("mole", -1)
    assert (land.of(RED, "below"), land.of(BLUE, "below"), land.of(NOBODY, "below")) == ((), ("root",), ())
    assert (land.of(BLUE), land.of(NOBODY)) == ((), ())
    assert [land.realm(space) for space in ("ash", "root", "cloud", "narnia")] == ["", "below", "above", ""]
    assert (land.owner("cloud"), land.armies("cloud"), "cloud" in land) == (RED, 7, True)


def test_a_copy_knows_the_realms_too() -> None:
    land = Land({"root": Holding(RED, 4)}, REALM_OF)
    twin = land.copy()
    twin.put("mole", Holding(RED, 1))
    assert (twin.of(RED, "below"), land.of(RED, "below"), twin.of(RED)) == (("mole", "root"), ("root",), ())


def test_the_main_map_is_full_when_somebody_holds_each_of_its_territories() -> None:
    land = Land({"root": Holding(RED, 4), "oak": Holding(RED, 1), "ash": Holding(BLUE, 2)}, REALM_OF)
    assert not land.full(3)
    land.put("elm", Holding(RED, 1))
    assert land.full(3)
    land.add("ash", -2)
    assert not land.full(3)
