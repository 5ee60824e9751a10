"""The second half of a turn: expansions, attacks, lone headquarters, and the manoeuvre."""

from __future__ import annotations

import pytest
from support.legacy.position import position

from rules import Player
from rules.author import TurnBegan
from rules.legacy.campaign.box import MAJOR, MINOR
from rules.legacy.campaign.campaign import City
from rules.legacy.turn.joining import ToJoin
from rules.legacy.turn.victory import WarWon
from rules.risk.combat.battle import BattleFought, Defend
from rules.risk.combat.expand import Defended, Expand, Expanded, NobodyArrives
from rules.risk.combat.invasion import Attack, EmptyLand, NotAdjacent, OwnLand, ToFight, TooFewArmies
from rules.risk.combat.occupy import Eliminated, MoveIn, PlayerKnockedOut, ToOccupy
from rules.risk.turn.fortify import Fortification, Fortify, NotConnected, ToFortify
from rules.risk.turn.reinforce import Finish, TooMany

RED, BLUE, YELLOW = map(Player, ("red", "blue", "yellow"))
FIELD = {"red": "peru:5", "blue": "brazil:2 japan:2", "yellow": "egypt:2"}


class TestExpanding:
    def test_troops_walk_into_empty_neighbours(self) -> None:
        """R24, R26 · Turn 3a: any number of troops walks into a neighbouring territory that nobody occupies, as often
        as one likes, and between attacks too."""
        war = position(FIELD)
        war.play(Expand, "peru", "argentina", 3)
        assert war.told(Expanded) == [Expanded(RED, "peru", "argentina", 3, ())]
        assert (war.armies("peru"), war.armies("argentina")) == (2, 3)
        war.play(Expand, "peru", "venezuela", 1).play(Attack, "argentina", "brazil", 2)
        assert war.owner("venezuela") == "red"

    def test_nothing_is_left_empty(self) -> None:
        """R25 · Turn 3: no territory that one controls may be left without troops."""
        war = position({**FIELD, "red": "peru:2 venezuela:1"})
        assert war.refused(Expand, "peru", "argentina", 2) == TooMany(2, 1)
        assert war.refused(Expand, "venezuela", "central_america", 1) == TooFewArmies("venezuela", 1)
        assert war.refused(Attack, "venezuela", "brazil", 1) == TooFewArmies("venezuela", 1)

    def test_what_is_no_expansion(self) -> None:
        """Far, held or one's own: each is refused with its reason."""
        war = position({**FIELD, "red": "peru:5 argentina:1"})
        assert war.refused(Expand, "peru", "siam", 1) == NotAdjacent("peru", "siam")
        assert war.refused(Expand, "peru", "brazil", 1) == Defended("brazil", BLUE)
        assert war.refused(Expand, "peru", "argentina", 1) == OwnLand("argentina")
        assert war.refused(Attack, "peru", "venezuela", 1) == EmptyLand("venezuela")

    @pytest.mark.parametrize(
        ("kind", "walls", "toll"), [(MINOR, False, 1), (MAJOR, False, 2), (MINOR, True, 3), (MAJOR, True, 4)]
    )
    def test_a_city_takes_its_toll(self, kind: str, walls: bool, toll: int) -> None:
        """R27, D12 · Turn 3a: an empty city costs as many troops as its population, two more where it is fortified,
        and somebody must arrive."""
        lasting = {"cities": {"argentina": City(kind, "Nova", "red")}, "fortified": {"argentina": 9} if walls else {}}
        war = position({**FIELD, "red": "peru:6"}, lasting=lasting)
        assert war.refused(Expand, "peru", "argentina", toll) == NobodyArrives("argentina", toll)
        war.play(Expand, "peru", "argentina", toll + 1)
        assert (war.armies("peru"), war.armies("argentina")) == (5 - toll, 1)
        assert war.told(Expanded)[0].lost == toll

    def test_the_toll_is_no_choice_where_nobody_would_arrive(self) -> None:
        """D12 · Turn 3a: with too few troops for the toll the city is not on offer."""
        lasting = {"cities": {"argentina": City(MAJOR, "Nova", "red")}}
        assert "argentina" not in position({**FIELD, "red": "peru:3"}, lasting=lasting).choices(Expand, "target")
        war = position({**FIELD, "red": "peru:4"}, lasting=lasting)
        assert war.play(Expand, "peru", "argentina", 3).armies("argentina") == 1

    def test_walking_in_is_no_conquest(self) -> None:
        """A13, R45 · Turn 3a: an expansion brings no card at the end of the turn."""
        war = position(FIELD, open="argentina japan").play(Expand, "peru", "argentina", 2)
        war.play(Finish).play(Finish)
        assert war.told(TurnBegan) == [TurnBegan(BLUE)]


class TestLoneHeadquarters:
    def test_one_walks_in_as_into_an_empty_city(self) -> None:
        """A1 · Turn 3: headquarters without troops count for nobody; one walks in without a battle and has their
        star."""
        war = position(FIELD, headquarters="yellow: argentina; red: peru")
        assert (war.stars("yellow"), war.stars("red")) == (0, 1)
        assert war.refused(Attack, "peru", "argentina", 1) == EmptyLand("argentina")
        assert war.play(Expand, "peru", "argentina", 1).stars("red") == 2

    def test_a_city_there_takes_its_toll(self) -> None:
        """A1 · Turn 3: the toll of a city under the headquarters is paid."""
        lasting = {"cities": {"argentina": City(MAJOR, "Nova", "yellow")}}
        war = position(FIELD, headquarters="yellow: argentina", lasting=lasting)
        assert war.play(Expand, "peru", "argentina", 3).armies("argentina") == 1

    def test_the_fourth_star_wins_there_too(self) -> None:
        """R12, A1 · Victory: the fourth star by headquarters that one walks into wins at once."""
        war = position(FIELD, headquarters="yellow: argentina; red: peru", stars={"red": 2})
        assert war.play(Expand, "peru", "argentina", 1).told(WarWon) == [WarWon(RED, "stars")]


class TestAttacking:
    def test_one_to_three_troops_attack_a_neighbour(self) -> None:
        """R28 · Turn 3b: one to three troops attack a neighbouring territory; one stays behind."""
        war = position(FIELD)
        assert war.choices(Attack, "dice") == [1, 2, 3]
        assert war.refused(Attack, "peru", "brazil", 4) == TooMany(4, 3)
        assert war.refused(Attack, "peru", "japan", 1) == NotAdjacent("peru", "japan")
        few = position({**FIELD, "red": "peru:2"})
        assert few.refused(Attack, "peru", "brazil", 2) == TooMany(2, 1)

    def test_the_defender_chooses_one_or_two(self) -> None:
        """R29 · Turn 3b: the defender chooses to defend with one troop or two."""
        war = position(FIELD).play(Attack, "peru", "brazil", 3)
        assert war.choices(Defend, "dice", "blue") == [1, 2]
        assert war.refused(Defend, 3) == TooMany(3, 2)

    def test_each_troop_throws_a_die_and_ties_are_the_defender_s(self) -> None:
        """R30, R32, R35, R36, R37 · Turn 3b: a die for each troop, sorted; the highest are compared, then the second
        ones, and a die without an opponent does nothing; the higher wins, equal ones the defender; each loser loses a
        troop."""
        war = position(FIELD).battle("peru", "brazil", (2, 6, 3), (3, 5))
        (fought,) = war.told(BattleFought)
        assert (fought.attack, fought.defence) == ((6, 3, 2), (5, 3))
        assert (fought.attacker_lost, fought.defender_lost) == (1, 1)
        assert (war.armies("peru"), war.armies("brazil")) == (4, 1)

    def test_one_may_attack_again_or_do_something_else(self) -> None:
        """R39 · Turn 3b: while the defender has troops left the attacker may attack again, or do anything else."""
        war = position(FIELD).battle("peru", "brazil", (1,), (6, 6))
        assert isinstance(war.asked(), ToFight)
        assert "brazil" in war.choices(Attack, "target")
        assert "argentina" in war.choices(Expand, "target")
        assert war.play(Expand, "peru", "argentina", 1).owner("brazil") == "blue"

    def test_the_attackers_move_in_and_more_may_follow(self) -> None:
        """R40 · Turn 3b: the attacking troops move into the conquered territory, and others from the same territory
        may follow; the turn goes on."""
        war = position({**FIELD, "red": "peru:7", "blue": "brazil:1 japan:2"})
        war.battle("peru", "brazil", (6, 5, 4), (1,))
        assert (war.armies("peru"), war.armies("brazil"), war.owner("brazil")) == (4, 3, "red")
        assert war.asked() == ToOccupy(RED, "peru", "brazil", 3)
        war.play(MoveIn, 2)
        assert (war.armies("peru"), war.armies("brazil")) == (2, 5)
        assert isinstance(war.asked(), ToFight)

    def test_captured_headquarters_stay_and_count(self) -> None:
        """R12 · Victory: headquarters that fall stay where they are, and count for whoever holds the land."""
        war = position({**FIELD, "blue": "brazil:1 japan:2"}, headquarters="blue: brazil")
        war.battle("peru", "brazil", (6,), (1,))
        assert (war.stars("red"), war.stars("blue")) == (1, 0)

    def test_the_fourth_star_wins_before_anything_else(self) -> None:
        """R12 · Victory: four stars, headquarters included, win at that very moment: nobody is asked who follows."""
        war = position({**FIELD, "blue": "brazil:1 japan:2"}, headquarters="blue: brazil", stars={"red": 3})
        war.battle("peru", "brazil", (6, 5, 4), (1,))
        assert war.told(WarWon) == [WarWon(RED, "stars")]
        assert not [asked for asked in war.state.pending.values() if isinstance(asked, ToFight | ToOccupy)]


LAST = {"red": "peru:5", "blue": "brazil:1", "yellow": "egypt:2"}


class TestKnockingOut:
    def test_the_captor_takes_the_resource_cards(self) -> None:
        """R41 · Turn 3b: whoever takes a player's last troop takes all the resource cards, but neither scar card, stars
        nor missiles."""
        war = position(LAST, hands="blue: siam coin.3; red: japan", stars={"blue": 1}, missiles={"blue": 2})
        war.battle("peru", "brazil", (6,), (1,))
        assert war.told(PlayerKnockedOut) == [PlayerKnockedOut(BLUE, RED, "peru", "brazil")]
        assert (war.hand("red"), war.hand("blue")) == (["coin.3", "japan", "siam"], [])
        assert (war.stars("red"), war.stars("blue")) == (0, 1)

    def test_nobody_is_out_by_that(self) -> None:
        """R41, R16 · Turn 3b: who has lost the last troop is not out, and joins the war in the next own turn."""
        war = position(LAST).battle("peru", "brazil", (6,), (1,))
        assert not war.told(Eliminated)
        assert not war.told(WarWon)
        war.until(ToJoin)
        assert war.asked() == ToJoin(BLUE, 4)

    def test_who_is_knocked_out_by_nobody_keeps_the_cards(self) -> None:
        """A9 · Turn 3: without a captor the cards stay in the hand."""
        war = position({"red": "peru:5", "yellow": "egypt:2"}, knocked_out="blue", hands="blue: siam coin.3")
        assert war.hand("blue") == ["coin.3", "siam"]


class TestManoeuvre:
    def test_once_along_one_s_own_land(self) -> None:
        """R42, R43 · Turn 4: once, any number of troops goes from one territory to another along one's own ones; none
        is left empty."""
        hold = {**FIELD, "red": "peru:4 argentina:1 venezuela:1 alaska:1"}
        war = position(hold, step=Fortification)
        assert war.asked() == ToFortify(RED, 1)
        assert war.refused(Fortify, "peru", "alaska", 1) == NotConnected("peru", "alaska")
        assert war.refused(Fortify, "peru", "argentina", 4) == TooMany(4, 3)
        war.play(Fortify, "peru", "argentina", 3)
        assert (war.armies("peru"), war.armies("argentina")) == (1, 4)
        assert war.told(TurnBegan) == [TurnBegan(BLUE)]

    def test_nobody_must(self) -> None:
        """R43 · Turn 4: the manoeuvre is free."""
        war = position(FIELD, step=Fortification).play(Finish)
        assert war.told(TurnBegan) == [TurnBegan(BLUE)]
