"""Die Mechaniker in defence: their headquarters, and the wall of two natural sixes."""

from __future__ import annotations

from typing import Any

import pytest
from support.legacy.battles import Battles, cities, war

from rules.legacy.campaign.box import AMMO_SHORTAGE, BUNKER
from rules.risk.combat.invasion import Attack, InvasionEnded, ToFight
from rules.risk.combat.occupy import MoveIn
from rules.risk.combat.open_dice import AttackBarred, AttackedEnough
from rules.risk.odds.forecast import forecast
from rules.risk.turn.reinforce import Finish

LANDS = {"red": "alaska:9 alberta:9", "blue": "kamchatka:6 northwest_territory:3", "yellow": "peru"}


def mechaniker(power: str, seat: str = "blue", lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """Blue defends with this power, against Red in Alaska."""
    return war(lands or LANDS, powers={seat: power}, **setup)


class TestFortifiedHeadquarters:
    def at_home(self, **setup: Any) -> Battles:
        return mechaniker("fortified_hq", headquarters={"kamchatka": "blue"}, **setup)

    def test_one_more_on_both_dice(self) -> None:
        """P-fortified_hq · Powers: the own starting headquarters count as fortified: +1 on both dice in defence."""
        game = self.at_home().battle("alaska", "kamchatka", attack=(5, 3), defence=(4, 3))
        assert game.fought == ((5, 3), (5, 4), 2, 0)

    def test_elsewhere_nothing(self) -> None:
        """P-fortified_hq · Powers: no other territory of the faction is fortified by it."""
        game = self.at_home().battle("alaska", "northwest_territory", attack=(5, 3), defence=(4, 3))
        assert game.fought == ((5, 3), (4, 3), 1, 1)

    def test_other_headquarters(self) -> None:
        """P-fortified_hq · Powers: headquarters that the faction has taken are not fortified."""
        game = mechaniker("fortified_hq", headquarters={"kamchatka": "yellow"})
        assert game.battle("alaska", "kamchatka", attack=(5, 3), defence=(4, 3)).fought[1] == (4, 3)

    def test_in_other_hands(self) -> None:
        """P-fortified_hq, A7 · Powers: whoever has taken them has no fortified headquarters."""
        game = mechaniker("fortified_hq", "yellow", headquarters={"kamchatka": "yellow"})
        assert game.battle("alaska", "kamchatka", attack=(5, 3), defence=(4, 3)).fought[1] == (4, 3)

    def test_taken_back(self) -> None:
        """P-fortified_hq, A7 · Powers: taken back they are fortified again."""
        lands = {"red": "kamchatka", "blue": "japan:6", "yellow": "alaska:9"}
        game = mechaniker("fortified_hq", lands=lands, headquarters={"kamchatka": "blue"}, turn="blue")
        game.battle("japan", "kamchatka", attack=(5, 4), defence=(3,)).play(MoveIn, 2).play(Finish).until(ToFight)
        assert game.battle("alaska", "kamchatka", attack=(5, 3), defence=(4, 3)).fought[1] == (5, 4)

    def test_no_boxes(self) -> None:
        """P-fortified_hq · Powers: it never wears off, however many attack."""
        game = self.at_home()
        for _ in range(2):
            game.battle("alaska", "kamchatka", attack=(5, 3, 1), defence=(4, 3))
            assert game.fought == ((5, 3, 1), (5, 4), 2, 0)
        assert not game.lasting.fortified

    def test_not_on_top_of_a_fortification(self) -> None:
        """P-fortified_hq · Powers: in a fortified city both count once."""
        walls = {"cities": cities("kamchatka"), "fortified": {"kamchatka": 8}}
        game = self.at_home(lasting=walls).battle("alaska", "kamchatka", attack=(5, 3), defence=(4, 3))
        assert game.fought == ((5, 3), (5, 4), 2, 0)

    def test_when_the_fortification_is_worn_down(self) -> None:
        """P-fortified_hq · Powers: the headquarters stay fortified when the city's own boxes are all crossed."""
        walls = {"cities": cities("kamchatka"), "fortified": {"kamchatka": 9}}
        game = self.at_home(lasting=walls).battle("alaska", "kamchatka", attack=(5, 3, 1), defence=(4, 3))
        assert (game.fought[1], game.lasting.fortified) == ((5, 4), {})
        assert game.battle("alaska", "kamchatka", attack=(5, 3, 1), defence=(4, 3)).fought[1] == (5, 4)

    @pytest.mark.parametrize(("scar", "shown"), [(BUNKER, (6, 4)), (AMMO_SHORTAGE, (4, 4))])
    def test_scars_are_added(self, scar: str, shown: tuple[int, int]) -> None:
        """A3 · Rulings: several changes of one die are added."""
        game = self.at_home(lasting={"scars": {"kamchatka": scar}})
        assert game.battle("alaska", "kamchatka", attack=(5, 3), defence=(4, 3)).fought[1] == shown

    def test_never_above_six(self) -> None:
        """A3 · Rulings: no change brings a die above 6."""
        game = self.at_home().battle("alaska", "kamchatka", attack=(6, 6), defence=(6, 5))
        assert game.fought[1] == (6, 6)

    def test_the_odds_know_it(self) -> None:
        """P-fortified_hq · Powers: the odds of an attack count it."""
        walled, plain = self.at_home(), mechaniker("fortified_hq")
        odds = [forecast(game.rules, game.state, "red", "alaska", "kamchatka").win for game in (walled, plain)]
        assert odds[0] < odds[1] - 0.1


class TestDoubleSixWall:
    def test_no_further_attack_this_turn(self) -> None:
        """P-double_six_wall · Powers: after two natural sixes in defence the territory cannot be attacked again this
        turn, from nowhere."""
        game = mechaniker("double_six_wall").battle("alaska", "kamchatka", attack=(6, 5, 4), defence=(6, 6))
        assert game.fought == ((6, 5, 4), (6, 6), 2, 0)
        assert [(barred.player, barred.where) for barred in game.told(AttackBarred)] == [("blue", "kamchatka")]
        assert [ended.target for ended in game.told(InvasionEnded)] == ["kamchatka"]
        assert game.refused(Attack, "alaska", "kamchatka", 3) == AttackedEnough("kamchatka")
        assert "kamchatka" not in game.choices(Attack, "target")

    def test_what_forbids_prevails(self) -> None:
        """P-double_six_wall, R53, D15 · Powers: where two powers oppose one another the harmful one prevails: the
        territory is closed to attackers whose power would take it at a throw, too."""
        game = war(LANDS, powers={"red": "triple_conquest", "blue": "double_six_wall"})
        game.battle("alaska", "kamchatka", attack=(5, 5, 5), defence=(6, 6))
        assert game.fought == ((5, 5, 5), (6, 6), 2, 0)
        assert game.refused(Attack, "alaska", "kamchatka", 3) == AttackedEnough("kamchatka")

    def test_that_territory_alone(self) -> None:
        """P-double_six_wall · Powers: only that territory is closed."""
        game = mechaniker("double_six_wall").battle("alaska", "kamchatka", attack=(6, 5, 4), defence=(6, 6))
        game.battle("alaska", "northwest_territory", attack=(5,), defence=(4,))
        assert game.fought == ((5,), (4,), 0, 1)

    def test_natural_sixes(self) -> None:
        """P-double_six_wall, A5 · Powers: a six by a fortification or a missile is not natural."""
        walls = {"cities": cities("kamchatka"), "fortified": {"kamchatka": 0}}
        game = mechaniker("double_six_wall", lasting=walls).battle("alaska", "kamchatka", attack=(6, 5), defence=(6, 5))
        assert (game.fought[1], game.told(AttackBarred)) == ((6, 6), [])
        fired = mechaniker("double_six_wall", missiles={"yellow": 1})
        fired.fire((5, 4), (6, 3), "defence", 2, target="kamchatka")
        assert (fired.fought[1], fired.told(AttackBarred)) == ((6, 6), [])

    def test_a_changed_six_is_natural(self) -> None:
        """P-double_six_wall, A5 · Powers: two sixes that a scar changes were natural all the same."""
        game = mechaniker("double_six_wall", lasting={"scars": {"kamchatka": AMMO_SHORTAGE}})
        game.battle("alaska", "kamchatka", attack=(6, 5), defence=(6, 6))
        assert (game.fought[1], len(game.told(AttackBarred))) == ((6, 5), 1)

    def test_two_dice_are_needed(self) -> None:
        """P-double_six_wall · Powers: a single six closes nothing."""
        game = mechaniker("double_six_wall").battle("alaska", "kamchatka", attack=(5,), defence=(6,))
        assert not game.told(AttackBarred)

    def test_others_have_it_not(self) -> None:
        """P-double_six_wall · Powers: another faction's sixes only win."""
        game = mechaniker("fortified_hq").battle("alaska", "kamchatka", attack=(5, 4), defence=(6, 6))
        assert not game.told(AttackBarred)
        assert "kamchatka" in game.choices(Attack, "target")

    def test_an_ordered_invasion_halts(self) -> None:
        """P-double_six_wall · Powers: an invasion that was ordered to the end is over with it."""
        game = mechaniker("double_six_wall")
        game.invade("alaska", "kamchatka", attack=(6, 5, 4), defence=(6, 6))
        assert game.why_halted == AttackedEnough("kamchatka")
