"""Step 3: one march between connected territories of one's own."""

from __future__ import annotations

from support.lotr.position import Position, position

from rules import Player
from rules.lotr.captains import A_CAPTAIN, CaptainThere
from rules.risk.combat.invasion import NoLeader, TooFewArmies
from rules.risk.turn.fortify import Fortification, Fortified, Fortify, NotConnected, SameLand, ToFortify
from rules.risk.turn.reinforce import Finish, NotYourLand, TooMany


def marching(lands: str, captains: str = "") -> Position:
    return position(step=Fortification, hold={"green": lands}, captains={"green": captains})


def test_one_march() -> None:
    """R56 · Étape 3: as many regiments as one likes, once, from one territory to another; then the turn goes on."""
    game = marching("harad:9 near_harad khand")
    assert game.asked() == ToFortify(Player("green"), 1)
    game.play(Fortify, "harad", "khand", 5)
    assert (game.armies("harad"), game.armies("khand")) == (4, 6)
    assert game.told(Fortified) == [Fortified(Player("green"), "harad", "khand", 5, ())]
    assert not isinstance(game.asked(), ToFortify)


def test_the_march_is_optional() -> None:
    """R56 · Étape 3: nobody has to march."""
    game = marching("harad:9 khand", "harad").play(Finish)
    assert game.state.active == "red"


def test_one_regiment_stays() -> None:
    """R57 · Étape 3, rappel: at least one regiment stays; a territory is never abandoned."""
    game = marching("harad:3 near_harad:1")
    assert game.refused(Fortify, "harad", "near_harad", 3) == TooMany(3, 2)
    assert game.refused(Fortify, "harad", "near_harad", 0) == TooMany(0, 2)
    assert game.refused(Fortify, "near_harad", "harad", 1) == TooFewArmies("near_harad", 1)


def test_only_through_ones_own_land() -> None:
    """R58 · Étape 3: every territory on the way must be one's own."""
    game = marching("harad:5 near_harad khand deep_harad umbar belfalas:3 lebennin minas_tirith")
    assert game.choices(Fortify, "target") == [
        "belfalas", "deep_harad", "harad", "khand", "lebennin", "minas_tirith", "near_harad", "umbar",
    ]  # fmt: skip
    game = marching("harad:5 khand deep_harad")
    assert game.refused(Fortify, "harad", "khand", 1) == NotConnected("harad", "khand")
    assert game.refused(Fortify, "harad", "near_harad", 1) == NotYourLand("near_harad")
    assert game.refused(Fortify, "near_harad", "harad", 1) == NotYourLand("near_harad")
    assert game.refused(Fortify, "harad", "harad", 1) == SameLand("harad")
    assert game.refused(Fortify, "harad", "harad", 1, A_CAPTAIN) == SameLand("harad")


def test_the_rulebooks_march() -> None:
    """A37, R58 · Étape 3: Lune Valley, Mithlond and Forlindon are connected; Lune Valley and Forlindon alone are
    not.
    """
    assert (
        marching("lune_valley:3 mithlond forlindon").play(Fortify, "lune_valley", "forlindon", 2).armies("forlindon")
        == 3
    )
    game = marching("lune_valley:3 forlindon")
    assert game.refused(Fortify, "lune_valley", "forlindon", 2) == NotConnected("lune_valley", "forlindon")


def test_no_march_over_mountains() -> None:
    """R2 · Explication du jeu: a march crosses no mountains and no river without a bridge either."""
    game = marching("angmar:5 rhudaur")
    assert game.refused(Fortify, "angmar", "rhudaur", 1) == NotConnected("angmar", "rhudaur")


def test_a_captain_marches_with_regiments() -> None:
    """R38b, D50, A13 · Capitaines: a captain moves along with at least one regiment, never alone."""
    game = marching("harad:3 near_harad", "harad")
    assert game.refused(Fortify, "harad", "near_harad", 0, A_CAPTAIN) == TooMany(0, 2)
    assert game.refused(Fortify, "near_harad", "harad", 1, A_CAPTAIN) == NoLeader("near_harad")
    game.play(Fortify, "harad", "near_harad", 1, A_CAPTAIN)
    assert game.captains("green") == ["near_harad"]


def test_a_captain_may_stay() -> None:
    """R59 · Étape 3: the march leaves a captain behind unless he is ordered to go along."""
    game = marching("harad:3 near_harad", "harad").play(Fortify, "harad", "near_harad", 2)
    assert game.captains("green") == ["harad"]


def test_captains_pass_but_do_not_meet() -> None:
    """R59, A13 · Étape 3: a captain may pass through the other's territory, but they never stay on the same one."""
    game = marching("harad:4 near_harad khand", "harad near_harad")
    assert game.refused(Fortify, "harad", "near_harad", 1, A_CAPTAIN) == CaptainThere("near_harad")
    game.play(Fortify, "harad", "khand", 1, A_CAPTAIN)
    assert game.captains("green") == ["khand", "near_harad"]


def test_regiments_alone_may_join_a_captain() -> None:
    """R59 · Étape 3: without a captain of theirs regiments may march to where one stands."""
    game = marching("harad:4 near_harad", "harad near_harad").play(Fortify, "harad", "near_harad", 2)
    assert (game.armies("near_harad"), game.captains("green")) == (3, ["harad", "near_harad"])
