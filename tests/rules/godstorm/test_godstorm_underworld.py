"""The Underworld: the way out of Heaven, gates, battles with plain dice, crypts, altars, flames."""

from __future__ import annotations

from typing import Any

from support.godstorm.position import BLUE, GREEN, Field, field

from rules.godstorm import UNDERWORLD
from rules.godstorm.faith import FaithRaised
from rules.godstorm.land import Ascended
from rules.godstorm.raising import RaiseFaith
from rules.godstorm.scoring import score
from rules.godstorm.summoning import Build, Summon, Summoning
from rules.godstorm.underworld import Embarkation, LeaveHeaven, LeftHeaven, NoWayFromHeaven, ToLeaveHeaven
from rules.kernel.values import NOBODY
from rules.risk.armies import ArmiesGranted
from rules.risk.combat.battle import BattleFought, Defend, ToDefend
from rules.risk.combat.expand import Expand, Expanded
from rules.risk.combat.invasion import Attack, NotAdjacent, ToFight, TooFewArmies
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.turn.concede import Concede
from rules.risk.turn.reinforce import Finish, OtherRealm, TooMany

GATES = ("north-gate", "southeast-gate", "southwest-gate")


def below(blue: str, green: str = "", **setup: Any) -> Field:
    """Blue's steps 8 and 9, with these spaces and Heavens beside Gaul and Roma."""
    hold = {"blue": f"gaul {blue}", "green": f"roma {green}"}
    return field(**{"hold": hold, "step": Embarkation, **setup})


class TestLeavingHeaven:
    def test_by_empty_gates(self) -> None:
        """R93, A12, A13 · Chargez depuis le Ciel: without a space of one's own, only by gates that nobody holds."""
        game = below("kurnugia:3", "north-gate:1")
        open_gates = GATES[1:]
        assert game.asked() == ToLeaveHeaven(BLUE)
        assert game.refused(LeaveHeaven, "north-gate", 2) == NoWayFromHeaven("north-gate", open_gates)
        assert game.refused(LeaveHeaven, "east-altar", 2) == NoWayFromHeaven("east-altar", open_gates)
        game.play(LeaveHeaven, "southeast-gate", 2)
        assert (game.below("blue"), game.heaven("blue")) == (("southeast-gate",), 1)

    def test_by_several_gates(self) -> None:
        """A12, D52 · Chargez depuis le Ciel: by one gate or several, each with as many as one likes."""
        game = below("kurnugia:3").play(LeaveHeaven, "north-gate", 1).play(LeaveHeaven, "southwest-gate", 2)
        assert game.below("blue") == ("north-gate", "southwest-gate")

    def test_straight_to_ones_own_spaces(self) -> None:
        """R93, A12 · Chargez depuis le Ciel: with a space of one's own, straight there, without a gate."""
        game = below("kurnugia:3 east-altar", "north-gate southeast-gate southwest-gate")
        assert game.choices(LeaveHeaven, "where") == ["east-altar"]
        game.play(LeaveHeaven, "east-altar", 3)
        assert (game.armies("east-altar"), game.told(LeftHeaven)) == (4, [LeftHeaven(BLUE, "east-altar", 3)])

    def test_any_number(self) -> None:
        """D52, A12 · Chargez depuis le Ciel: any number, and nobody has to stay or to go."""
        game = below("kurnugia:3")
        assert game.refused(LeaveHeaven, "north-gate", 4) == TooMany(4, 3)
        assert below("kurnugia:3").play(Finish).heaven("blue") == 3
        assert game.play(LeaveHeaven, "north-gate", 3).heaven("blue") == 0

    def test_who_is_below_stays_in_step_8(self) -> None:
        """R94 · Chargez depuis le Ciel: armies below do not move in this step."""
        game = below("kurnugia:1 south-vale:4")
        assert game.offers(Expand) == []
        assert game.offers(Attack) == []

    def test_all_gates_held(self) -> None:
        """R94 · Chargez depuis le Ciel: where others hold all gates, one must be invaded."""
        game = below("kurnugia:3", "north-gate southeast-gate southwest-gate")
        assert game.asked() == ToFight(BLUE, UNDERWORLD)
        assert sorted(game.choices(Attack, "target")) == list(GATES)


class TestInvadingBelow:
    def test_a_gate_from_heaven(self) -> None:
        """R95, D56, A12 · Envahissez le Monde souterrain: gates are invaded from Heaven, with or without a foothold."""
        for foothold in ("", "east-altar"):
            game = below(f"kurnugia:2 {foothold}", "north-gate southeast-gate southwest-gate")
            if isinstance(game.asked(), ToLeaveHeaven):
                game.play(Finish)
            game.fight("kurnugia", "north-gate", attack=(6, 5), defence=(1,))
            assert (game.owner("north-gate"), game.heaven("blue")) == ("blue", 0), "nobody has to stay in Heaven"

    def test_as_many_dice_as_armies(self) -> None:
        """A12 · Envahissez le Monde souterrain: from Heaven each army may fight, three at most."""
        game = below("kurnugia:1", "north-gate southeast-gate southwest-gate")
        assert game.refused(Attack, "kurnugia", "north-gate", 2) == TooMany(2, 1)
        game.fight("kurnugia", "north-gate", attack=(1,), defence=(6,))
        assert (game.heaven("blue"), game.told(Ascended)) == (0, [])

    def test_an_empty_gate_from_heaven(self) -> None:
        """A12 · Envahissez le Monde souterrain: an empty gate may be entered from Heaven in this step too."""
        game = below("kurnugia:2 east-altar").play(Finish).play(Expand, "kurnugia", "north-gate", 2)
        assert game.armies("north-gate") == 2

    def test_plain_dice(self) -> None:
        """A13, R95 · Envahissez le Monde souterrain: the same dice as on Earth; gods and temples do nothing there."""
        gods = {"blue": "war@gaul magic@gaul", "green": "magic@roma"}
        game = below("south-vale:4", "southeast-crypt:2", gods=gods, temples="gaul roma")
        game.fight("south-vale", "southeast-crypt", attack=(4, 1, 1), defence=(4, 1))
        (fought,) = game.told(BattleFought)
        assert (fought.attacker_lost, fought.defender_lost) == (2, 0), "ties are the defender's, ones stay"
        assert game.state.land.armies("south-vale") == 2

    def test_the_dead_below_are_gone(self) -> None:
        """R96, A10, A13 · Envahissez le Monde souterrain: who falls there goes to the pool, to no Heaven."""
        game = below("southwest-crypt:4", "west-altar:2").fight(
            "southwest-crypt", "west-altar", attack=(6, 5), defence=(1, 1)
        )
        assert game.told(Ascended) == []
        assert game.below("blue") == ("southwest-crypt", "west-altar")

    def test_moving_in(self) -> None:
        """A13, R95 · Envahissez le Monde souterrain: those who won move in, more may follow, one stays behind."""
        game = below("southwest-crypt:4", "west-altar:1").fight(
            "southwest-crypt", "west-altar", attack=(6,), defence=(1,)
        )
        assert game.asked() == ToOccupy(BLUE, "southwest-crypt", "west-altar", 2)
        assert game.play(MoveIn, 2).armies("southwest-crypt") == 1

    def test_empty_spaces(self) -> None:
        """A13, A5 · Envahissez le Monde souterrain: an empty space is entered without dice, one army staying behind."""
        game = below("north-gate:3")
        assert game.refused(Expand, "north-gate", "east-waste", 3) == TooMany(3, 2, 1)
        game.play(Expand, "north-gate", "east-waste", 2)
        assert game.told(Expanded)[0].count == 2

    def test_flames(self) -> None:
        """R97 · Les cases du Monde souterrain: no attack goes through flames; where they end, it does."""
        game = below("southwest-gate:4 southwest-crypt:4", "west-altar west-waste")
        assert game.refused(Attack, "southwest-gate", "west-altar", 1) == NotAdjacent("southwest-gate", "west-altar")
        game.play(Attack, "southwest-crypt", "west-waste", 1)
        assert game.asked() == ToDefend(GREEN, "west-waste", GREEN)
        game.play(Defend, 1, attack=(6,), defence=(1,))

    def test_no_heaven_is_invaded(self) -> None:
        """R97 · Les cases du Monde souterrain: no way leads into a Heaven, one's own or another's."""
        game = below("north-gate:4", "avalon:3")
        assert game.refused(Attack, "north-gate", "avalon", 1) in (
            NotAdjacent("north-gate", "avalon"), OtherRealm("avalon", UNDERWORLD),
        )  # fmt: skip
        assert "avalon" not in game.choices(Expand, "target")

    def test_one_army_cannot_attack(self) -> None:
        """R95 · Envahissez le Monde souterrain: from a space with one army nothing is invaded."""
        game = below("south-vale kurnugia:1", "southeast-crypt").play(Finish)
        assert game.refused(Attack, "south-vale", "southeast-crypt", 1) == TooFewArmies("south-vale", 1)


class TestWhatSpacesAreNot:
    def test_no_territories(self) -> None:
        """R97 · Les cases du Monde souterrain: they raise no armies, no faith, and make no continent."""
        spaces = "north-gate east-altar west-altar northeast-crypt south-vale west-waste east-waste middle-waste"
        game = field(hold={"blue": f"gaul iberia liguria {spaces}", "green": "roma"}, step=RaiseFaith)
        assert [event.count for event in game.told(FaithRaised)] == [3]
        assert [event.count for event in game.told(ArmiesGranted)] == [3]

    def test_no_gods_and_no_temples(self) -> None:
        """R97 · Les cases du Monde souterrain: no god is summoned and no temple built there."""
        game = field(hold={"blue": "gaul south-vale:3", "green": "roma"}, faith={"blue": "9"}, step=Summoning)
        assert game.refused(Summon, "war", "south-vale") == OtherRealm("south-vale", "")
        assert game.refused(Build, "south-vale") == OtherRealm("south-vale", "")

    def test_crypts_and_altars_are_points(self) -> None:
        """R98, R99, A42 · Autels, cryptes: 1 point each at the end; gates and other spaces none."""
        hold = {"blue": "gaul east-altar southwest-crypt northwest-crypt north-gate south-vale", "green": "roma"}
        game = field(hold=hold)
        assert score(game.rules, game.seen(None), BLUE).spaces == 3


def test_a_fallen_players_spaces_are_empty() -> None:
    """R90 · Éliminer un joueur: his armies below are gone at once, and others may walk in."""
    game = field(
        hold={"blue": "gaul:5 north-gate:3", "green": "liguria east-waste:4 avalon:2"}, gods={"blue": "war@gaul"}
    ).fight("gaul", "liguria", attack=(6,), defence=(1,))  # fmt: skip
    assert game.owner("east-waste") == NOBODY
    game.until(ToFight).play(Finish).play(Finish)
    game.play(Expand, "north-gate", "east-waste", 2)
    assert game.below("blue") == ("east-waste", "north-gate")


def test_giving_up_when_attacked_below() -> None:
    """D58, R95 · Envahissez le Monde souterrain: who gives up there is gone at once, and the attacker may walk in."""
    game = below("south-vale:4", "southeast-crypt:2", options={"concede": "neutral"})
    game.play(Attack, "south-vale", "southeast-crypt", 3)
    assert isinstance(game.asked(), ToDefend)
    game.say(Concede, "green")
    assert (game.owner("southeast-crypt"), game.owner("roma")) == (NOBODY, "neutral")
    assert isinstance(game.asked(), ToFight)
    game.play(Expand, "south-vale", "southeast-crypt", 3)
    assert game.owner("southeast-crypt") == "blue"
