"""The Enclave of the Bear in attack: the fear of its first strike, and three of a kind."""

from __future__ import annotations

from typing import Any

from support.legacy.battles import Battles, war

from rules.legacy.campaign.box import BUNKER
from rules.risk.combat.battle import Conquered
from rules.risk.combat.invasion import ToFight
from rules.risk.combat.occupy import MoveIn

LANDS = {"red": "alaska:9 alberta:5", "blue": "northwest_territory:6 kamchatka:3 ontario:3"}
NORTHWEST = "northwest_territory"


def bears(power: str, lands: dict[str, str] | None = None, **setup: Any) -> Battles:
    """Red attacks with this power of the Enclave."""
    return war(lands or LANDS, powers={"red": power}, **setup)


class TestFirstStrikeFear:
    def test_the_lower_die_loses_one(self) -> None:
        """P-first_strike_fear · Powers: in the first territory attacked in the turn the defender takes 1 off his lower
        die."""
        game = bears("first_strike_fear").battle("alaska", NORTHWEST, attack=(5, 4), defence=(6, 4))
        assert game.fought == ((5, 4), (6, 3), 1, 1)

    def test_in_every_throw_for_it(self) -> None:
        """P-first_strike_fear · Powers: it holds while that same target is attacked, from wherever."""
        game = bears("first_strike_fear").battle("alaska", NORTHWEST, attack=(5, 4), defence=(6, 4))
        game.battle("alberta", NORTHWEST, attack=(2, 2), defence=(6, 2))
        assert game.fought == ((2, 2), (6, 1), 1, 1)

    def test_lost_with_the_second_territory(self) -> None:
        """P-first_strike_fear · Powers: once another territory is attacked it is lost for the turn, also where it was
        first."""
        game = bears("first_strike_fear").battle("alaska", NORTHWEST, attack=(5, 4), defence=(6, 4))
        game.battle("alaska", "kamchatka", attack=(5, 4), defence=(6, 4))
        assert game.fought == ((5, 4), (6, 4), 2, 0)
        game.battle("alaska", NORTHWEST, attack=(5, 4), defence=(6, 4))
        assert game.fought == ((5, 4), (6, 4), 2, 0)

    def test_after_a_conquest(self) -> None:
        """P-first_strike_fear · Powers: the next territory attacked is no longer the first, even if that has fallen."""
        lands = {"red": "alaska:9", "blue": f"{NORTHWEST} kamchatka:3"}
        game = bears("first_strike_fear", lands).battle("alaska", NORTHWEST, attack=(5,), defence=(4,)).play(MoveIn, 0)
        game.battle("alaska", "kamchatka", attack=(5, 4), defence=(6, 4))
        assert game.fought == ((5, 4), (6, 4), 2, 0)

    def test_a_single_die(self) -> None:
        """P-first_strike_fear, A2 · Powers: a single die is the lower one."""
        game = bears("first_strike_fear").battle("alaska", NORTHWEST, attack=(4,), defence=(4,))
        assert game.fought == ((4,), (3,), 0, 1)

    def test_of_equal_dice_one(self) -> None:
        """A4 · Rulings: of two equal dice only one changes."""
        game = bears("first_strike_fear").battle("alaska", NORTHWEST, attack=(4, 4), defence=(4, 4))
        assert game.fought == ((4, 4), (4, 3), 1, 1)

    def test_never_below_one(self) -> None:
        """A3 · Rulings: no change brings a die below 1."""
        game = bears("first_strike_fear").battle("alaska", NORTHWEST, attack=(2, 1), defence=(3, 1))
        assert game.fought == ((2, 1), (3, 1), 2, 0)

    def test_sorted_after_the_change(self) -> None:
        """P-first_strike_fear · Powers: what the power did to a die is seen before the dice are put in order; a bunker
        on the other one counts as well."""
        game = bears("first_strike_fear", lasting={"scars": {NORTHWEST: BUNKER}})
        assert game.battle("alaska", NORTHWEST, attack=(5, 4), defence=(4, 4)).fought == ((5, 4), (5, 3), 1, 1)

    def test_without_the_power(self) -> None:
        """P-first_strike_fear · Powers: it is that of the faction that has kept it, and only in its attacks."""
        assert bears("round_up").battle("alaska", NORTHWEST, attack=(5, 4), defence=(6, 4)).fought[1] == (6, 4)
        game = war(LANDS, powers={"blue": "first_strike_fear"})
        assert game.battle("alaska", NORTHWEST, attack=(5, 4), defence=(6, 4)).fought == ((5, 4), (6, 4), 2, 0)


class TestTripleConquest:
    def test_all_defenders_die(self) -> None:
        """P-triple_conquest · Powers: three of a kind in attack that kill one defender kill all of them, and the
        territory is taken."""
        game = bears("triple_conquest").battle("alaska", NORTHWEST, attack=(4, 4, 4), defence=(5, 3))
        assert game.fought == ((4, 4, 4), (5, 3), 1, 6)
        assert game.owner(NORTHWEST) == "red"
        assert [fallen.target for fallen in game.told(Conquered)] == [NORTHWEST]

    def test_the_dead_do_not_move_in(self) -> None:
        """P-triple_conquest · Powers: the attackers who are left of the throw move in."""
        game = bears("triple_conquest").battle("alaska", NORTHWEST, attack=(4, 4, 4), defence=(5, 3)).play(MoveIn, 0)
        assert (game.armies(NORTHWEST), game.armies("alaska")) == (2, 6)

    def test_somebody_must_die(self) -> None:
        """P-triple_conquest · Powers: a triple that kills nobody takes nothing."""
        game = bears("triple_conquest").battle("alaska", NORTHWEST, attack=(4, 4, 4), defence=(5, 4))
        assert game.fought == ((4, 4, 4), (5, 4), 2, 0)
        assert (game.owner(NORTHWEST), game.armies(NORTHWEST)) == ("blue", 6)

    def test_three_dice_are_needed(self) -> None:
        """P-triple_conquest · Powers: two of a kind, or two equal dice among three, do nothing."""
        game = bears("triple_conquest").battle("alaska", NORTHWEST, attack=(5, 5), defence=(3, 3))
        assert (game.fought[3], game.owner(NORTHWEST)) == (2, "blue")
        game.battle("alaska", NORTHWEST, attack=(5, 5, 4), defence=(3, 3))
        assert (game.fought[3], game.owner(NORTHWEST)) == (2, "blue")

    def test_others_have_it_not(self) -> None:
        """P-triple_conquest · Powers: another faction's triple kills as its dice say."""
        game = bears("first_strike_fear").battle("alaska", NORTHWEST, attack=(4, 4, 4), defence=(5, 3))
        assert (game.fought[3], game.armies(NORTHWEST)) == (1, 5)
        assert isinstance(game.asked(), ToFight)

    def test_a_missile_makes_no_triple(self) -> None:
        """P-triple_conquest, A5 · Powers: a triple is natural; a missile neither makes one nor breaks it."""
        made = bears("triple_conquest", missiles={"yellow": 1})
        made.fire((6, 6, 5), (4, 4), "attack", 3)
        assert (made.fought, made.owner(NORTHWEST)) == (((6, 6, 6), (4, 4), 0, 2), "blue")
        kept = bears("triple_conquest", missiles={"yellow": 1})
        kept.fire((5, 5, 5), (4, 4), "attack", 3)
        assert (kept.fought, kept.owner(NORTHWEST)) == (((6, 5, 5), (4, 4), 0, 6), "red")

    def test_a_walled_triple(self) -> None:
        """P-triple_conquest · Powers: two natural sixes in defence of the same throw bar further attacks, not
        the conquest by the throw itself."""
        game = war(
            LANDS,
            powers={"red": "triple_conquest", "blue": "double_six_wall"},
            lasting={"scars": {NORTHWEST: "ammo_shortage"}},
        )
        game.battle("alaska", NORTHWEST, attack=(6, 6, 6), defence=(6, 6))
        assert (game.fought, game.owner(NORTHWEST)) == (((6, 6, 6), (6, 5), 1, 6), "red")
