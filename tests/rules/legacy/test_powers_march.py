"""The Saharan Republic: when it may manoeuvre, and between which territories."""

from __future__ import annotations

from typing import Any

from support.legacy.battles import Battles, war

from rules import Refusal
from rules.kernel.values import NotNow
from rules.legacy.turn.buying_stars import ToBuyStars
from rules.legacy.turn.powers_march import NotYet
from rules.risk.combat.battle import Defend, ToDefend
from rules.risk.combat.invasion import Attack, InvasionEnded, ToFight
from rules.risk.turn.fortify import Fortification, Fortify, Marches, NoMarchLeft, NotConnected, ToFortify
from rules.risk.turn.reinforce import Deploy, Finish, ToReinforce

LANDS = {"red": "alaska:5 kamchatka:2 egypt", "blue": "irkutsk:3 peru", "yellow": "brazil"}


def republic(power: str = "free_timing", **setup: Any) -> Battles:
    """Red holds Alaska and Kamchatka, which are linked, and Egypt, far away. His march is left."""
    return war(LANDS, powers={"red": power}, **{"parts": (Marches(1),), **setup})


class TestFreeTiming:
    def test_between_two_attacks(self) -> None:
        """P-free_timing · Powers: the manoeuvre may be made at any moment of the own turn, once."""
        game = republic()
        game.play(Fortify, "alaska", "kamchatka", 4)
        assert (game.armies("alaska"), game.armies("kamchatka")) == (1, 6)
        assert isinstance(game.asked(), ToFight)
        assert game.refused(Fortify, "kamchatka", "alaska", 1) == NoMarchLeft()
        assert not game.offers(Fortify)

    def test_the_troops_attack_from_where_they_went(self) -> None:
        """P-free_timing · Powers: what marched before an attack fights in it."""
        game = republic().play(Fortify, "alaska", "kamchatka", 4)
        game.play(Attack, "kamchatka", "irkutsk", 3)
        assert isinstance(game.asked(), ToDefend)

    def test_its_step_brings_no_second_one(self) -> None:
        """P-free_timing · Powers: made early, it is not made again in its own step."""
        game = republic().play(Fortify, "alaska", "kamchatka", 4).play(Finish)
        assert game.asked() != ToFortify(game.state.active, 1)
        late = republic().play(Finish)
        assert late.asked() == ToFortify(late.state.active, 1)
        assert late.play(Fortify, "alaska", "kamchatka", 4).armies("kamchatka") == 6

    def test_while_troops_are_placed(self) -> None:
        """P-free_timing · Powers: before, between and after the recruits are placed."""
        game = war(LANDS, powers={"red": "free_timing"}, turn="yellow", step=Fortification).play(Finish)
        assert isinstance(game.asked(), ToReinforce)
        game.play(Deploy, "alaska", 1).play(Fortify, "alaska", "kamchatka", 5)
        assert isinstance(game.asked(), ToReinforce)
        assert (game.armies("alaska"), game.armies("kamchatka")) == (1, 7)

    def test_at_the_very_start(self) -> None:
        """P-free_timing · Powers: before stars are bought too; they can still be bought afterwards."""
        cards = {"hands": "red: congo india ural japan"}
        game = war(LANDS, powers={"red": "free_timing"}, turn="yellow", step=Fortification, **cards).play(Finish)
        game.play(Fortify, "alaska", "kamchatka", 4)
        assert isinstance(game.asked(), ToBuyStars)
        assert not game.offers(Fortify)

    def test_never_inside_a_battle(self) -> None:
        """D25 · Powers: between actions, never inside a battle."""
        game = republic().play(Attack, "kamchatka", "irkutsk", 1)
        with_march = game.refused(Fortify, "alaska", "kamchatka", 1)
        assert isinstance(with_march, NotNow)

    def test_between_two_battles_of_an_invasion(self) -> None:
        """D25 · Powers: between two throws for the same territory too; the invasion is over with it."""
        game = republic(dice=()).play(Attack, "kamchatka", "irkutsk", 1)
        game.play(Defend, 1, attack=(5,), defence=(2,))
        game.play(Fortify, "alaska", "kamchatka", 4)
        assert [ended.target for ended in game.told(InvasionEnded)] == ["irkutsk"]
        assert game.armies("kamchatka") == 6

    def test_others_wait_for_the_step(self) -> None:
        """P-free_timing · Powers: everybody else manoeuvres after his attacks."""
        game = republic("free_path", parts=())
        assert game.refused(Fortify, "alaska", "kamchatka", 1) == NotYet()
        assert not game.offers(Fortify)


class TestFreePath:
    def marching(self, power: str) -> Battles:
        return republic(power, step=Fortification, parts=())

    def test_any_two_territories(self) -> None:
        """P-free_path · Powers: the manoeuvre joins any two controlled territories, connected or not."""
        game = self.marching("free_path")
        assert game.choices(Fortify, "target") == ["alaska", "egypt", "kamchatka"]
        game.play(Fortify, "alaska", "egypt", 4)
        assert (game.armies("alaska"), game.armies("egypt")) == (1, 5)

    def test_one_troop_stays(self) -> None:
        """Manoeuvre: no territory is left empty."""
        game = self.marching("free_path")
        assert isinstance(game.refused(Fortify, "alaska", "egypt", 5), Refusal)
        assert isinstance(game.refused(Fortify, "egypt", "alaska", 1), Refusal)

    def test_not_into_land_of_others(self) -> None:
        """P-free_path · Powers: both territories are controlled."""
        game = self.marching("free_path")
        assert "irkutsk" not in game.choices(Fortify, "target")
        assert isinstance(game.refused(Fortify, "alaska", "irkutsk", 1), Refusal)

    def test_others_need_a_chain(self) -> None:
        """Manoeuvre: without the power, along a chain of controlled territories."""
        game = self.marching("hq_levy")
        assert game.refused(Fortify, "alaska", "egypt", 1) == NotConnected("alaska", "egypt")
