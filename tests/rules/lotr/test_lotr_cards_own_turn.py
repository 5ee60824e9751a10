"""The power cards of one's own turn."""

from __future__ import annotations

from random import Random

import pytest
from support.lotr.position import FOUR, NEUTRAL, Position, position

from rules import Player, legal
from rules.ai import choose
from rules.author import Holding, ToReact
from rules.house.reserve import Reserve
from rules.kernel.values import NoSuchLand, WrongType
from rules.lotr.adventures import CardPlayed, WrongMoment
from rules.lotr.captains import A_CAPTAIN, CaptainThere
from rules.lotr.cards_attack import (
    InvasionBegun,
    NobodyToSuborn,
    NoCommonRange,
    NoSeaLine,
    NoStronghold,
    Prepare,
    Suborn,
)
from rules.lotr.cards_lasting import BRIDGE, CORSAIRS, BridgeClosed, Spell, Spells
from rules.lotr.cards_own_turn import CarryCaptain, CloseBridge, EndOfThePath, NoSuchBridge, PlayCard
from rules.lotr.fellowship import FellowshipMoved
from rules.lotr.strongholds import GarrisonStrongholds
from rules.risk.combat.battle import BattleFought, Defend
from rules.risk.combat.calling_off import CalledOff, CallOff, NoInvasion
from rules.risk.combat.invasion import (
    Attack,
    Friendly,
    Invasion,
    InvasionDeclared,
    InvasionEnded,
    NoLeader,
    NotAdjacent,
    OwnLand,
    ToFight,
    TooFewArmies,
)
from rules.risk.combat.occupy import MoveIn
from rules.risk.plans.plan import FortifyLine, InvadeLine
from rules.risk.plans.plan_check import plan_flaw
from rules.risk.turn.cards import MustTrade, NotInHand, Trade
from rules.risk.turn.fortify import Fortify, NotConnected, SameLand, ToFortify
from rules.risk.turn.reinforce import Deploy, Finish, NotYourLand, StillToPlace, TooMany, ToReinforce


def bonus(game: Position) -> tuple[int, int]:
    (fought,) = game.told(BattleFought)
    return fought.attack_bonus, fought.defence_bonus


class TestGrima:
    def with_grima(self, theirs: int = 5, mine: int = 3) -> Position:
        return position(
            hold={"green": f"khand:{mine}", "red": f"near_harad:{theirs}"}, adventures={"green": "grima_wormtongue"}
        )

    @pytest.mark.parametrize("count", [1, 2])
    def test_regiments_change_sides(self, count: int) -> None:
        """C-grima_wormtongue · Cartes Aventure, pouvoirs: up to two regiments leave the land about to be attacked
        and join.
        """
        game = self.with_grima().play(Suborn, "grima_wormtongue", "khand", "near_harad", count)
        assert (game.armies("khand"), game.armies("near_harad")) == (3 + count, 5 - count)
        assert [e.target for e in game.told(InvasionDeclared)] == ["near_harad"]
        assert game.laid("green") == ["grima_wormtongue"]

    def test_the_defender_keeps_one(self) -> None:
        """C-grima_wormtongue · Cartes Aventure, pouvoirs: the defender keeps at least one."""
        game = self.with_grima(theirs=2)
        assert game.refused(Suborn, "grima_wormtongue", "khand", "near_harad", 2) == TooMany(2, 1)
        assert game.refused(Suborn, "grima_wormtongue", "khand", "near_harad", 0) == TooMany(0, 1)
        assert self.with_grima(theirs=1).offers(Suborn) == []

    def test_before_the_invasion_only(self) -> None:
        """C-grima_wormtongue · Cartes Aventure, pouvoirs: before the invasion: not once a battle of it has been
        fought.
        """
        game = self.with_grima(mine=9).battle("khand", "near_harad", attack=(1,), defence=(6,))
        assert game.offers(Suborn) == []
        why = game.refused(Suborn, "grima_wormtongue", "khand", "near_harad", 1)
        assert why == InvasionBegun("near_harad")

    def test_a_single_regiment_may_win_company(self) -> None:
        """C-grima_wormtongue · Cartes Aventure, pouvoirs: who has too few to attack may have enough with those who
        come over.
        """
        game = self.with_grima(mine=1).play(Suborn, "grima_wormtongue", "khand", "near_harad", 2)
        assert game.choices(Attack, "dice") == [1, 2]


class TestYouShallNotPass:
    LAID = (Spells((Spell(BRIDGE, ("minas_tirith", "ithilien"), Player("red")),)),)

    def test_a_bridge_is_closed(self) -> None:
        """C-you_shall_not_pass · Cartes Aventure, pouvoirs: at the start of one's turn, one bridge, until one's
        next turn.
        """
        game = position(step=GarrisonStrongholds, hold={"green": "khand"}, adventures={"green": "you_shall_not_pass.2"})
        assert len(game.choices(CloseBridge, "bridge")) == 18
        assert game.refused(CloseBridge, "you_shall_not_pass.2", ("khand", "near_harad")) == NoSuchBridge(
            "khand", "near_harad"
        )
        game.play(CloseBridge, "you_shall_not_pass.2", ("minas_tirith", "ithilien"))
        assert game.state.parts[Spells].laid == (Spell(BRIDGE, ("minas_tirith", "ithilien"), Player("green")),)
        assert game.laid("green") == ["you_shall_not_pass.2"]

    def test_a_bridge_is_named_in_either_order(self) -> None:
        """C-you_shall_not_pass · Cartes Aventure, pouvoirs: a bridge has two ends; one alone names none."""
        game = position(step=GarrisonStrongholds, hold={"green": "khand"}, adventures={"green": "you_shall_not_pass"})
        for ends in ((), ("ithilien",), ("ithilien", "minas_tirith", "lebennin")):
            assert game.refused(CloseBridge, "you_shall_not_pass", ends) == WrongType("close-bridge", "bridge")
        game.play(CloseBridge, "you_shall_not_pass", ("ithilien", "minas_tirith"))
        assert game.state.parts[Spells].laid == (Spell(BRIDGE, ("minas_tirith", "ithilien"), Player("green")),)

    def test_a_closed_bridge_is_not_closed_twice(self) -> None:
        """C-you_shall_not_pass · Cartes Aventure, pouvoirs: only a bridge that is open."""
        game = position(
            step=GarrisonStrongholds,
            hold={"green": "khand"},
            adventures={"green": "you_shall_not_pass"},
            parts=self.LAID,
        )
        assert len(game.choices(CloseBridge, "bridge")) == 17
        why = game.refused(CloseBridge, "you_shall_not_pass", ("minas_tirith", "ithilien"))
        assert why == NoSuchBridge("minas_tirith", "ithilien")

    def test_no_attack_over_it(self) -> None:
        """C-you_shall_not_pass · Cartes Aventure, pouvoirs: nobody attacks over it but together with a captain."""
        hold = {"green": "ithilien:5", "red": "minas_tirith:1"}
        game = position(hold=hold, parts=self.LAID)
        assert game.refused(Attack, "ithilien", "minas_tirith", 3) == BridgeClosed("ithilien", "minas_tirith")
        game = position(hold=hold, parts=self.LAID, captains={"green": "ithilien"})
        assert game.refused(Attack, "ithilien", "minas_tirith", 3) == BridgeClosed("ithilien", "minas_tirith")
        led = [o.fields["leaders"] for o in game.offers(Attack) if "minas_tirith" in o.fields["target"]]
        assert led == [(A_CAPTAIN,)]
        game.battle("ithilien", "minas_tirith", attack=(6,), defence=(1,), led=True).play(MoveIn, 0)
        assert game.captains("green") == ["minas_tirith"]

    def test_no_march_over_it(self) -> None:
        """C-you_shall_not_pass · Cartes Aventure, pouvoirs: nor does anybody march over it without one."""
        hold = {"green": "ithilien:5 minas_tirith lebennin"}
        game = position(hold=hold, parts=self.LAID).play(Finish)
        assert game.refused(Fortify, "ithilien", "lebennin", 1) == BridgeClosed("ithilien", "lebennin")
        game = position(hold=hold, parts=self.LAID, captains={"green": "ithilien"}).play(Finish)
        assert game.refused(Fortify, "ithilien", "lebennin", 1) == BridgeClosed("ithilien", "lebennin")
        game.play(Fortify, "ithilien", "lebennin", 3, A_CAPTAIN)
        assert (game.armies("lebennin"), game.captains("green")) == (4, ["lebennin"])


def test_ambush() -> None:
    """C-ambush · Cartes Aventure, pouvoirs: before an invasion, three regiments join the territory attacked from."""
    game = position(hold={"green": "khand:1"}, adventures={"green": "ambush"}).play(
        Prepare, "ambush", "khand", "near_harad"
    )
    assert game.armies("khand") == 4
    assert game.told(CardPlayed) == [CardPlayed(Player("green"), "ambush")]
    game.battle("khand", "near_harad", attack=(6, 6, 6), defence=(1,))
    assert game.owner("near_harad") == "green"


def test_ambush_by_sea_past_the_corsairs() -> None:
    """C-ambush, C-corsairs_of_umbar · Cartes Aventure: the corsairs take their three when the invasion is declared,
    once.
    """
    game = position(
        hold={"green": "belfalas:6"},
        adventures={"green": "ambush"},
        parts=(Spells((Spell(CORSAIRS, (), Player("red")),)),),
    )
    game.play(Prepare, "ambush", "belfalas", "umbar")
    assert game.armies("belfalas") == 6 - 3 + 3
    game.battle("belfalas", "umbar", attack=(1,), defence=(6,))
    assert game.armies("belfalas") == 5


@pytest.mark.parametrize("card", ["enemy_at_hand", "siege_machines"])
class TestBreaches:
    def test_the_walls_do_not_help(self, card: str) -> None:
        """C-enemy_at_hand, C-siege_machines · Cartes Aventure, pouvoirs: the stronghold gives no +1 until the
        invasion ends.
        """
        game = position(hold={"green": "gorgoroth:9", "red": "minas_morgul:5 barad_dur:5"}, adventures={"green": card})
        game.play(Prepare, card, "gorgoroth", "minas_morgul")
        for _ in range(2):
            game.battle("gorgoroth", "minas_morgul", attack=(1,), defence=(6,))
            assert bonus(game) == (0, 0)
        game.battle("gorgoroth", "barad_dur", attack=(1,), defence=(6,))
        assert bonus(game) == (0, 1)
        game.battle("gorgoroth", "minas_morgul", attack=(1,), defence=(6,))
        assert bonus(game) == (0, 1), "the invasion for which it was played is over"

    def test_a_captain_still_helps(self, card: str) -> None:
        """C-enemy_at_hand, C-siege_machines · Cartes Aventure, pouvoirs: a defending captain still adds his own."""
        game = position(hold={"green": "gorgoroth:9"}, captains={"red": "minas_morgul"}, adventures={"green": card})
        game.play(Prepare, card, "gorgoroth", "minas_morgul")
        game.battle("gorgoroth", "minas_morgul", attack=(1,), defence=(6,), shielded=True)
        assert bonus(game) == (0, 1)

    def test_only_on_a_stronghold(self, card: str) -> None:
        """C-enemy_at_hand, C-siege_machines · Cartes Aventure, pouvoirs: only before invading a stronghold."""
        game = position(hold={"green": "khand:9"}, adventures={"green": card})
        assert game.offers(Prepare) == []
        assert game.refused(Prepare, card, "khand", "near_harad") == NoStronghold("near_harad")

    def test_from_another_territory(self, card: str) -> None:
        """C-enemy_at_hand, C-siege_machines, R45 · Cartes Aventure, pouvoirs: it holds for the invasion, from
        wherever it goes on.
        """
        game = position(hold={"green": "gorgoroth:9 ithilien:9", "red": "minas_morgul:5"}, adventures={"green": card})
        game.play(Prepare, card, "gorgoroth", "minas_morgul")
        game.battle("ithilien", "minas_morgul", attack=(1,), defence=(6,))
        assert bonus(game) == (0, 0)


class TestMoveByNight:
    def test_three_more_marches(self) -> None:
        """C-move_by_night · Cartes Aventure, pouvoirs: after the last invasion, up to three marches more."""
        game = position(
            hold={"green": "harad:9 near_harad khand"},
            adventures={"green": "move_by_night"},
            captains={"green": "khand"},
        )
        assert game.offers(PlayCard) == []
        game.play(Finish).play(PlayCard, "move_by_night")
        assert game.asked() == ToFortify(Player("green"), 4)
        for _ in range(4):
            game.play(Fortify, "harad", "near_harad", 1)
        assert game.armies("near_harad") == 5
        assert game.state.active == "red"

    def test_fewer_will_do(self) -> None:
        """C-move_by_night · Cartes Aventure, pouvoirs: up to three: one may stop before."""
        game = position(
            hold={"green": "harad:9 near_harad"}, adventures={"green": "move_by_night"}, captains={"green": "harad"}
        )
        game.play(Finish).play(PlayCard, "move_by_night").play(Fortify, "harad", "near_harad", 1).play(Finish)
        assert game.state.active == "red"


class TestTheWayUnderTheMountains:
    def game(self, **setup: object) -> Position:
        named: dict[str, object] = {
            "hold": {"green": "rhudaur:6"},
            "adventures": {"green": "way_under_mountains"},
            **setup,
        }
        return position(**named)  # type: ignore[arg-type]

    def test_a_plan_may_name_it(self) -> None:
        """C-way_under_mountains · Cartes Aventure, pouvoirs: a plan may hold the attack that the card opens."""
        rules = self.game().rules
        assert plan_flaw(rules, (InvadeLine("rhudaur", "moria"),)) is None
        assert plan_flaw(rules, (InvadeLine("rhudaur", "harad"),)) == NotAdjacent("rhudaur", "harad")
        assert plan_flaw(rules, (InvadeLine("rhudaur", "rhudaur"),)) == SameLand("rhudaur")
        assert plan_flaw(rules, (FortifyLine("rhudaur", "rhudaur", 1),)) == SameLand("rhudaur")

    def test_along_a_range(self) -> None:
        """C-way_under_mountains, A40 · Cartes Aventure, pouvoirs: from a land that touches a range into another
        that touches it.
        """
        game = self.game()
        assert game.refused(Attack, "rhudaur", "moria", 1) == NotAdjacent("rhudaur", "moria")
        assert game.choices(Prepare, "target") == sorted(
            [
                "forodwaith",
                "angmar",
                "eastern_angmar",
                "borderlands",
                "carrock",
                "anduin_valley",
                "eregion",
                "gladden_fields",
                "moria",
            ]
        )
        game.play(Prepare, "way_under_mountains", "rhudaur", "moria")
        assert [(e.target, e.link) for e in game.told(InvasionDeclared)] == [("moria", "mountain")]
        game.battle("rhudaur", "moria", attack=(6, 6, 6), defence=(1,)).play(MoveIn, 1)
        assert (game.owner("moria"), game.armies("moria")) == ("green", 4)

    def test_it_stays_open_for_the_invasion(self) -> None:
        """C-way_under_mountains · Cartes Aventure, pouvoirs: battle after battle, until that invasion ends."""
        game = self.game(hold={"green": "rhudaur:9", "red": "moria:5"}).play(
            Prepare, "way_under_mountains", "rhudaur", "moria"
        )
        game.battle("rhudaur", "moria", attack=(1,), defence=(6,)).battle("rhudaur", "moria", attack=(1,), defence=(6,))
        game.battle("rhudaur", "carrock", attack=(1,), defence=(6,))
        assert game.refused(Attack, "rhudaur", "moria", 1) == NotAdjacent("rhudaur", "moria")

    def test_another_territory_may_attack_meanwhile(self) -> None:
        """C-way_under_mountains · Cartes Aventure, pouvoirs: the way stays open from the land for which it was played,
        though another land attacks in between."""
        game = self.game(hold={"green": "rhudaur:9 eregion:9", "red": "moria:5"})
        game.play(Prepare, "way_under_mountains", "rhudaur", "moria")
        game.battle("eregion", "moria", attack=(1,), defence=(6,))
        game.battle("rhudaur", "moria", attack=(1,), defence=(6,))
        assert (game.armies("rhudaur"), game.armies("eregion")) == (8, 8)
        game.play(CallOff)
        assert game.refused(Attack, "rhudaur", "moria", 1) == NotAdjacent("rhudaur", "moria")

    def test_an_invasion_that_older_rules_left_is_known_by_its_link(self) -> None:
        """C-way_under_mountains · Cartes Aventure, pouvoirs: in a game that rules of version 1 left in mid-invasion."""
        game = self.game(hold={"green": "rhudaur:9", "red": "moria:5"})
        game.state.parts[Invasion] = Invasion(Player("green"), "rhudaur", "moria", "mountain", 1)
        game.battle("rhudaur", "moria", attack=(1,), defence=(6,))
        assert game.armies("rhudaur") == 8

    def test_no_common_range(self) -> None:
        """C-way_under_mountains · Cartes Aventure, pouvoirs: a refusal names what is missing."""
        game = self.game(hold={"green": "rhudaur:6 khand"})
        why = game.refused(Prepare, "way_under_mountains", "rhudaur", "umbar")
        assert why == NoCommonRange("rhudaur", "umbar")
        nowhere = game.refused(Prepare, "way_under_mountains", "rhudaur", "narnia")
        assert nowhere == NoSuchLand("narnia")
        assert game.refused(Prepare, "way_under_mountains", "rhudaur", "khand") == OwnLand("khand")

    def test_no_march_through_it(self) -> None:
        """C-way_under_mountains · Cartes Aventure, pouvoirs: an attack, no march."""
        game = self.game(hold={"green": "rhudaur:9 moria"}).play(Finish)
        assert game.refused(Fortify, "rhudaur", "moria", 1) == NotConnected("rhudaur", "moria")

    def test_two_regiments_are_needed(self) -> None:
        """C-way_under_mountains, R37 · Cartes Aventure, pouvoirs: as for any attack."""
        assert self.game(hold={"green": "rhudaur:1"}).offers(Prepare) == []


class TestCallingOff:
    """Fin d'une invasion."""

    def test_it_costs_nothing_and_another_begins_with_a_card(self) -> None:
        """R37, A18 · Combats: an invasion is called off without losing a regiment, and the same land is invaded again,
        with a card before it."""
        game = position(hold={"green": "khand:9", "red": "near_harad:5"}, adventures={"green": "ambush"})
        game.battle("khand", "near_harad", attack=(1,), defence=(6,))
        assert game.refused(Prepare, "ambush", "khand", "near_harad") == InvasionBegun("near_harad")
        game.play(CallOff)
        assert game.told(CalledOff) == [CalledOff(Player("green"), "near_harad")]
        assert game.told(InvasionEnded) == [InvasionEnded(Player("green"), "near_harad")]
        assert (game.armies("khand"), game.armies("near_harad"), type(game.asked())) == (8, 5, ToFight)
        game.play(Prepare, "ambush", "khand", "near_harad")
        assert [e.target for e in game.told(InvasionDeclared)] == ["near_harad"]
        assert game.armies("khand") == 11

    def test_only_what_is_under_way(self) -> None:
        """R37 · Combats: there is nothing to call off before the first invasion, nor after the last was called off."""
        game = position(hold={"green": "khand:9", "red": "near_harad:5"})
        assert (game.refused(CallOff), game.offers(CallOff)) == (NoInvasion(), [])
        game.battle("khand", "near_harad", attack=(1,), defence=(6,))
        assert len(game.offers(CallOff)) == 1
        assert game.play(CallOff).offers(CallOff) == []

    def test_the_defender_is_asked_again(self) -> None:
        """C-courage_alone · Cartes Aventure, pouvoirs: a new invasion is declared, and may be answered with a card."""
        game = position(hold={"green": "khand:9", "red": "near_harad:5"}, adventures={"red": "courage_alone"})
        game.battle("khand", "near_harad", attack=(1,), defence=(6,)).play(CallOff)
        game.play(Attack, "khand", "near_harad", 1)
        assert game.asked() == ToReact(Player("red"), "invasion")

    def test_the_ai_calls_nothing_off(self) -> None:
        """The AI finishes or goes on: it never ends an invasion to begin it again."""
        game = position(hold={"green": "khand:9", "red": "near_harad:5"})
        game.battle("khand", "near_harad", attack=(1,), defence=(6,))
        for armies in (8, 2, 1):
            game.state.land.put("khand", Holding(Player("green"), armies))
            number = game.number()
            offers = tuple(legal(game.rules, game.state, number))
            answer = choose(game.rules, game.seen("green"), number, offers, Random(1).randrange)
            assert not isinstance(answer, CallOff)


class TestWhyACardIsRefused:
    """Refusals of the cards before an invasion."""

    HELD = "ambush siege_machines black_sails grima_wormtongue"

    def game(self) -> Position:
        return position(
            seats=FOUR, hold={"green": "khand:9 belfalas harondor:1", "yellow": "lamedon:5"},
            adventures={"green": self.HELD}, options={"mode": "alliance"},
        )  # fmt: skip

    @pytest.mark.parametrize(
        ("source", "target", "why"),
        [
            ("umbar", "harad", NotYourLand("umbar")),
            ("khand", "belfalas", OwnLand("belfalas")),
            ("khand", "moria", NotAdjacent("khand", "moria")),
            ("belfalas", "lamedon", Friendly("lamedon", Player("yellow"))),
            ("khand", "near_harad", NoStronghold("near_harad")),
            ("belfalas", "umbar", TooFewArmies("belfalas", 1)),
        ],
    )
    def test_a_siege(self, source: str, target: str, why: object) -> None:
        """C-siege_machines · Cartes Aventure, pouvoirs: what stands against it is said."""
        assert self.game().refused(Prepare, "siege_machines", source, target) == why

    def test_the_others(self) -> None:
        """C-black_sails, C-grima_wormtongue · Cartes Aventure, pouvoirs: no sea line there, nobody who could come
        over, and one regiment too few."""
        game = self.game()
        assert game.refused(Prepare, "black_sails", "khand", "near_harad") == NoSeaLine("khand", "near_harad")
        assert game.refused(Prepare, "black_sails", "belfalas", "umbar") == TooFewArmies("belfalas", 1)
        why = game.refused(Suborn, "grima_wormtongue", "khand", "near_harad", 1)
        assert why == NobodyToSuborn("near_harad")


class TestBorneToAnotherPlace:
    def game(self) -> Position:
        return position(
            step=GarrisonStrongholds, hold={"green": "khand umbar harad"}, captains={"green": "khand umbar"},
            adventures={"green": "borne_to_another_place"},
        )  # fmt: skip

    def test_a_captain_flies(self) -> None:
        """C-borne_to_another_place · Cartes Aventure, pouvoirs: at the start of one's turn a captain moves to any
        own land.
        """
        game = self.game().play(CarryCaptain, "borne_to_another_place", "khand", "harad")
        assert game.captains("green") == ["harad", "umbar"]

    def test_where_he_may_not(self) -> None:
        """C-borne_to_another_place, A13 · Cartes Aventure, pouvoirs: not to the other captain, nor to another's
        land.
        """
        game, card = self.game(), "borne_to_another_place"
        assert game.refused(CarryCaptain, card, "khand", "umbar") == CaptainThere("umbar")
        assert game.refused(CarryCaptain, card, "khand", "khand") == SameLand("khand")
        assert game.refused(CarryCaptain, card, "khand", "moria") == NotYourLand("moria")
        assert game.refused(CarryCaptain, card, "harad", "khand") == NoLeader("harad")


class TestHuntForTheRingbearer:
    def game(self, ring: str, **setup: object) -> Position:
        return position(
            step=GarrisonStrongholds,
            hold={"green": "khand fornost"},
            adventures={"green": "hunt_ringbearer"},
            fellowship=ring,
            **setup,
        )  # type: ignore[arg-type]

    def test_where_one_stands(self) -> None:
        """C-hunt_ringbearer · Cartes Aventure, pouvoirs: four regiments where one holds the Fellowship's territory."""
        game = self.game("fornost").play(PlayCard, "hunt_ringbearer")
        assert (game.armies("fornost"), game.ring) == (5, "fornost")

    def test_elsewhere(self) -> None:
        """C-hunt_ringbearer · Cartes Aventure, pouvoirs: elsewhere it drives the Fellowship one step on, without a
        roll.
        """
        game = self.game("moria").play(PlayCard, "hunt_ringbearer")
        assert game.told(FellowshipMoved) == [FellowshipMoved("moria", "gladden_fields")]

    def test_at_the_end_of_the_path(self) -> None:
        """C-hunt_ringbearer · Cartes Aventure, pouvoirs: on Mount Doom it cannot be driven any further."""
        game = self.game("mount_doom")
        assert game.offers(PlayCard) == []
        assert game.refused(PlayCard, "hunt_ringbearer") == EndOfThePath("mount_doom")


@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("hunt_ringbearer", (PlayCard, "hunt_ringbearer")),
        ("you_shall_not_pass", (CloseBridge, "you_shall_not_pass", ("minas_tirith", "ithilien"))),
        ("borne_to_another_place", (CarryCaptain, "borne_to_another_place", "khand", "umbar")),
    ],
)
def test_only_at_the_start(card: str, answer: tuple[object, ...]) -> None:
    """C-hunt_ringbearer, C-you_shall_not_pass, C-borne_to_another_place, A18 · Cartes Aventure, pouvoirs: at the
    start of the turn: before its first regiment is placed or its first set traded.
    """
    trio = ("rhudaur", "lebennin", "minas_tirith")
    setup = {
        "step": GarrisonStrongholds, "hold": {"green": "khand umbar"}, "captains": {"green": "khand"},
        "adventures": {"green": card}, "hands": {"green": " ".join(trio)},
    }  # fmt: skip
    assert position(**setup).play(*answer).laid("green") == [card]
    for first in ((Deploy, "khand", 1), (Trade, trio)):
        game = position(**setup).play(*first)
        assert game.refused(*answer) == WrongMoment(card)
        assert [o for o in game.offers(answer[0]) if card in o.fields["card"]] == []


class TestNothingToPlace:
    """Hecatomb, Prisoners of War: the reserve is empty."""

    def game(self, rule: str, **setup: object) -> Position:
        named: dict[str, object] = {
            "step": GarrisonStrongholds, "hold": {"green": "khand:3 umbar"}, "captains": {"green": "khand"},
            "parts": (Reserve({Player("green"): 0, Player("red"): 9}),), "options": {rule: "on"}, **setup,
        }  # fmt: skip
        return position(**named)  # type: ignore[arg-type]

    @pytest.mark.parametrize("rule", ["hecatomb", "prisoners-of-war"])
    @pytest.mark.parametrize(
        ("card", "answer"),
        [
            ("hunt_ringbearer", (PlayCard, "hunt_ringbearer")),
            ("you_shall_not_pass", (CloseBridge, "you_shall_not_pass", ("the_shire", "buckland"))),
            ("borne_to_another_place", (CarryCaptain, "borne_to_another_place", "khand", "umbar")),
        ],
    )
    def test_a_card_can_be_played_all_the_same(self, rule: str, card: str, answer: tuple[object, ...]) -> None:
        """C-hunt_ringbearer, C-you_shall_not_pass, C-borne_to_another_place · Cartes Aventure, pouvoirs: step 1 takes
        place with nothing to place as well.
        """
        game = self.game(rule, adventures={"green": card})
        assert game.asked() == ToReinforce(Player("green"), 0)
        assert game.offers(Deploy) == []
        assert game.play(*answer).laid("green") == [card]
        assert isinstance(game.asked(), ToFight)

    def test_the_player_goes_on(self) -> None:
        """C-hunt_ringbearer · Cartes Aventure, pouvoirs: nobody must play a card, and the clock plays none."""
        for answered in (True, False):
            game = self.game("hecatomb", adventures={"green": "hunt_ringbearer gollum"})
            game.play(Finish) if answered else game.until(ToFight)
            assert (game.asked(), game.state.active) == (ToFight(Player("green")), "green")
            assert game.tales("green") == ["gollum", "hunt_ringbearer"]

    def test_one_card_after_another(self) -> None:
        """C-you_shall_not_pass · Cartes Aventure, pouvoirs: it is still the start of the turn after a first card."""
        game = self.game("hecatomb", adventures={"green": "you_shall_not_pass borne_to_another_place"})
        game.play(CarryCaptain, "borne_to_another_place", "khand", "umbar")
        game.play(CloseBridge, "you_shall_not_pass", ("the_shire", "buckland"))
        assert isinstance(game.asked(), ToFight)

    def test_what_is_in_the_hand_is_not_told(self) -> None:
        """C-gollum · Cartes Aventure, pouvoirs: any Adventure card in hand brings the question, none brings none."""
        assert self.game("hecatomb", adventures={"green": "gollum"}).asked() == ToReinforce(Player("green"), 0)
        assert isinstance(self.game("hecatomb").asked(), ToFight)

    def test_what_is_left_is_placed(self) -> None:
        """C-hunt_ringbearer · Cartes Aventure, pouvoirs: nobody goes on with regiments to place or a set to trade."""
        left = (Reserve({Player("green"): 2, Player("red"): 9}),)
        assert self.game("hecatomb", parts=left).refused(Finish) == StillToPlace(1)
        hands = {"green": "rhudaur lebennin minas_tirith harad near_harad"}
        assert self.game("hecatomb", hands=hands).refused(Finish) == MustTrade(5)


class TestBlackSails:
    def test_one_more_by_sea(self) -> None:
        """C-black_sails · Cartes Aventure, pouvoirs: on an invasion by sea, one more on the highest die, all the
        way.
        """
        game = position(hold={"green": "belfalas:9", "red": "umbar:5"}, adventures={"green": "black_sails"})
        game.play(Prepare, "black_sails", "belfalas", "umbar")
        for _ in range(2):
            game.battle("belfalas", "umbar", attack=(1,), defence=(6,))
            assert bonus(game)[0] == 1

    def test_with_a_captain(self) -> None:
        """C-black_sails, R38 · Cartes Aventure, pouvoirs: on top of a captain's."""
        game = position(
            hold={"green": "belfalas:9", "red": "umbar:5"},
            captains={"green": "belfalas"},
            adventures={"green": "black_sails"},
        )
        game.play(Prepare, "black_sails", "belfalas", "umbar")
        assert bonus(game.battle("belfalas", "umbar", attack=(1,), defence=(6,), led=True))[0] == 2

    def test_not_by_land(self) -> None:
        """C-black_sails · Cartes Aventure, pouvoirs: by sea only."""
        game = position(hold={"green": "belfalas:9"}, adventures={"green": "black_sails"})
        assert game.choices(Prepare, "target") == ["minhiriath", "umbar"]
        assert game.refused(Prepare, "black_sails", "belfalas", "lebennin") == NoSeaLine("belfalas", "lebennin")


def test_cards_of_other_moments_are_refused() -> None:
    """A18 · Cartes Aventure: each card is played at the moment that it prints."""
    others = "balrog courage_alone hunt_ringbearer move_by_night you_shall_not_pass"
    game = position(hold={"green": "khand:9"}, adventures={"green": others})
    for card in others.split():
        assert game.refused(Prepare, card, "khand", "near_harad") == WrongMoment(card)
        assert game.refused(PlayCard, card).kind == "not-now"
    assert game.refused(Prepare, "ambush", "khand", "near_harad") == NotInHand("ambush")
    game.play(Finish)
    assert game.refused(PlayCard, "hunt_ringbearer") == WrongMoment("hunt_ringbearer")


def test_any_number_of_cards() -> None:
    """R55, A18 · Cartes Aventure: as many as one likes in a turn, several for one invasion; they lie open and score."""
    game = position(
        hold={"green": "belfalas:3", "red": "umbar:5"},
        adventures={"green": "ambush black_sails siege_machines grima_wormtongue"},
    )
    for card in ("ambush", "black_sails", "siege_machines"):
        game.play(Prepare, card, "belfalas", "umbar")
    game.play(Suborn, "grima_wormtongue", "belfalas", "umbar", 2)
    assert (game.armies("belfalas"), game.armies("umbar")) == (3 + 3 + 2, 3)
    game.battle("belfalas", "umbar", attack=(1,), defence=(6,))
    assert bonus(game) == (1, 0)
    assert len(game.laid("green")) == 4
    assert game.seen("red").cards("laid:green").faces is not None


def test_a_card_against_the_neutral_army() -> None:
    """A25 · Partie à 2 joueurs: cards before an invasion work on the neutral army too."""
    game = position(hold={"green": "khand:3", NEUTRAL: "near_harad:5"}, adventures={"green": "grima_wormtongue"})
    game.play(Suborn, "grima_wormtongue", "khand", "near_harad", 2)
    assert game.armies("near_harad") == 3
    assert isinstance(game.asked(), ToFight)


def test_an_invasion_declared_by_a_card_may_be_dropped() -> None:
    """R44 · Mettre fin à une invasion: nobody must fight an invasion that a card announced."""
    game = position(hold={"green": "khand:3"}, captains={"green": "khand"}, adventures={"green": "ambush"})
    game.play(Prepare, "ambush", "khand", "near_harad").play(Finish)
    assert isinstance(game.asked(), ToFortify)


def test_defence_dice_after_suborning() -> None:
    """C-grima_wormtongue, R39 · Cartes Aventure, pouvoirs: only those who are left defend."""
    game = position(hold={"green": "khand:3", "red": "near_harad:3"}, adventures={"green": "grima_wormtongue"})
    game.play(Suborn, "grima_wormtongue", "khand", "near_harad", 2).play(Attack, "khand", "near_harad", 3)
    assert game.choices(Defend, "dice") == [1]
