"""Boards of several realms: the main map and what lies beside it."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from support.made_up.realm_game import BLUE, RED, UNDERWORLD, above, below, rules_of

from rules import NOBODY, Refusal, plain
from rules.atlas import MAIN
from rules.author import Module, board
from rules.classic.boards import board_of, resolve_edition
from rules.godstorm import RELIC_POINTS
from rules.house.single_front import FrontDrawn, OneFront, single_front
from rules.kernel.conditions import Condition, NoSuchLand, condition_flaw
from rules.records import read_snapshot, snapshot_text
from rules.risk.armies import ArmiesGranted
from rules.risk.combat.battle import Conquered
from rules.risk.combat.invasion import Attack, Combat, Fight, NotAdjacent, ToFight
from rules.risk.combat.occupy import Eliminated, MoveIn, ToOccupy
from rules.risk.odds.forecast import fighters, forecast
from rules.risk.odds.invasion_odds import invasion_odds
from rules.risk.turn.fortify import Fortification, Fortify
from rules.risk.turn.reinforce import Deploy, Finish, NotYourLand, OtherRealm, Reinforcement, region_bonus
from rules.risk.turn.turns import seats_in_play

EARTH = board("ancient_earth")
DEPTHS = EARTH.realms[UNDERWORLD]
HEAVENS = ("kurnugia", "avalon", "duat", "elysium", "valhalla")


def joined(*spaces: str) -> set[str]:
    return {near for space in spaces for near in EARTH.links_of[space]}


class TestTheBoard:
    def test_the_underworld_has_three_gates_four_crypts_two_altars_and_four_plain_spaces(self) -> None:
        assert Counter(DEPTHS.spaces.values()) == {"gate": 3, "crypt": 4, "altar": 2, "plain": 4}
        assert (len(DEPTHS.links), len(DEPTHS.barriers)) == (19, 8)
        assert {kind for _, _, kind in DEPTHS.links} == {"land"}
        assert {kind for _, _, kind in DEPTHS.barriers} == {"flame"}

    def test_two_walls_of_flame_leave_a_gap(self) -> None:
        walls = {frozenset(wall[:2]) for wall in DEPTHS.barriers}
        assert walls & {frozenset(link[:2]) for link in DEPTHS.links} == {
            frozenset(("southwest-crypt", "west-waste")),
            frozenset(("southeast-crypt", "east-waste")),
        }

    def test_every_space_of_the_underworld_can_be_reached_from_every_other(self) -> None:
        found = {"north-gate"}
        while more := joined(*found) - found:
            found |= more
        assert found == set(DEPTHS.spaces)
        assert joined("south-vale") == {"southeast-crypt", "southwest-crypt"}, "the way south leads round the flames"

    def test_five_heavens_that_nothing_is_linked_to(self) -> None:
        assert EARTH.realms["heavens"].spaces == dict.fromkeys(HEAVENS, "heaven")
        assert joined(*HEAVENS) == set()

    def test_no_border_leads_from_one_realm_to_another(self) -> None:
        assert all(EARTH.realm_of[a] == EARTH.realm_of[b] for a, near in EARTH.links_of.items() for b in near)

    def test_territories_and_regions_are_those_of_the_main_map(self) -> None:
        assert len(EARTH.territories) == len(EARTH.region_of) == 42
        assert len(EARTH.realm_of) == len(EARTH.links_of) == 42 + 13 + 5
        assert all(EARTH.realm_of[t] == MAIN for t in EARTH.territories)
        assert not EARTH.shares_range("rus", "north-gate")

    def test_relics_count_in_five_territories(self) -> None:
        assert RELIC_POINTS.of(EARTH) == ("anglia", "babylon", "egypt", "graecia", "thule")


def test_the_classic_game_on_this_board_knows_its_main_map_alone() -> None:
    options = resolve_edition({"board": "ancient", "east-africa-middle-east": "open", "card-symbols": "as-printed"})
    played = board_of(options)
    assert not played.realms
    assert played.links_of.keys() == set(EARTH.territories)
    assert (played.links, played.barriers, played.cards) == (EARTH.links, EARTH.barriers, EARTH.cards)
    assert board_of(options) is played, "one board for all tables"


@pytest.mark.parametrize("name", ["world", "middle_earth"])
def test_other_boards_have_no_further_realm(name: str) -> None:
    assert board(name).realm_of == dict.fromkeys(board(name).territories, MAIN)


class TestCombatBelow:
    def test_a_step_is_held_for_one_realm_and_offers_only_what_lies_there(self) -> None:
        hold = {"red": "rus:9 north-gate:4 southwest-crypt:1", "blue": "west-waste:2 varangia:1 west-altar:1"}
        game = below(hold)
        assert game.asked() == ToFight(RED, UNDERWORLD)
        assert game.choices(Attack, "source") == ["north-gate"]
        assert game.choices(Attack, "target") == ["west-waste"]
        assert game.choices(Attack, "dice") == [1, 2, 3]
        game = above(hold)
        assert game.asked() == ToFight(RED)
        assert game.choices(Attack, "source") == ["rus"]

    @pytest.mark.parametrize(
        ("source", "target", "why"),
        [
            ("rus", "varangia", OtherRealm("rus", UNDERWORLD)),
            ("north-gate", "varangia", OtherRealm("varangia", UNDERWORLD)),
            ("rus", "west-waste", OtherRealm("rus", UNDERWORLD)),
            ("valhalla", "avalon", OtherRealm("avalon", UNDERWORLD)),
            ("north-gate", "northwest-crypt", NotAdjacent("north-gate", "northwest-crypt")),
            ("west-waste", "north-gate", NotYourLand("west-waste")),
        ],
    )
    def test_an_attack_from_one_realm_into_another_is_refused(self, source: str, target: str, why: Refusal) -> None:
        blue = "west-waste:2 varangia:1 northwest-crypt:2 avalon:1"
        game = below({"red": "rus:9 north-gate:4 valhalla:2", "blue": blue})
        assert game.refused(Attack, source, target, 1) == why

    def test_the_underworld_cannot_be_attacked_while_the_main_map_is_fought_on(self) -> None:
        game = above({"red": "rus:9 north-gate:4", "blue": "west-waste:2"})
        assert game.refused(Attack, "north-gate", "west-waste", 1) == OtherRealm("north-gate", MAIN)
        assert game.refused(Attack, "rus", "west-waste", 1) == OtherRealm("west-waste", MAIN)

    def test_a_space_falls_and_armies_follow_as_on_the_main_map(self) -> None:
        game = below({"red": "rus:1 north-gate:6", "blue": "west-waste:1 varangia:1"})
        game.battle("north-gate", "west-waste", attack=(6, 5, 4), defence=(1,))
        assert game.told(Conquered) == [Conquered(RED, BLUE, "north-gate", "west-waste", 3, ())]
        assert game.asked() == ToOccupy(RED, "north-gate", "west-waste", 2)
        game.play(MoveIn, 2)
        assert (game.armies("west-waste"), game.armies("north-gate")) == (5, 1)
        assert game.state.land.of(RED, UNDERWORLD) == ("north-gate", "west-waste")
        assert game.asked() == ToFight(RED, UNDERWORLD), "the step goes on below"

    def test_from_heaven_all_may_go(self) -> None:
        game = below({"red": "rus:1 valhalla:2", "blue": "north-gate:1 varangia:1"})
        assert game.choices(Attack, "source") == ["valhalla"]
        assert game.choices(Attack, "dice") == [1, 2]
        assert forecast(game.rules, game.state, RED, "valhalla", "north-gate").win == invasion_odds(2, 1).win
        assert fighters(game.rules, game.state, "valhalla") == 2
        game.battle("valhalla", "north-gate", attack=(6, 5), defence=(1,))
        assert (game.armies("north-gate"), game.owner("valhalla"), game.armies("valhalla")) == (2, NOBODY, 0)
        assert game.asked() == ToFight(RED, UNDERWORLD), "nobody is left who could follow"

    def test_who_loses_the_last_space_below_still_plays(self) -> None:
        game = below({"red": "rus:1 north-gate:6", "blue": "west-waste:1 varangia:1"})
        game.battle("north-gate", "west-waste", attack=(6,), defence=(1,))
        assert game.told(Eliminated) == []
        assert BLUE in seats_in_play(game.state)

    def test_who_holds_spaces_below_and_no_territory_is_out(self) -> None:
        game = above({"red": "rus:6", "blue": "varangia:1 west-waste:30 avalon:9"})
        game.battle("rus", "varangia", attack=(6, 5, 4), defence=(1,))
        assert [event.player for event in game.told(Eliminated)] == [BLUE]
        assert BLUE not in seats_in_play(game.state)

    def test_a_state_below_is_saved_and_read_as_it_was(self) -> None:
        game = below({"red": "rus:1 north-gate:6 valhalla:1", "blue": "west-waste:1 varangia:1"})
        game.play(Attack, "north-gate", "west-waste", 3)
        again = read_snapshot(game.rules, json.loads(snapshot_text(game.state)))
        assert snapshot_text(again) == snapshot_text(game.state)
        assert again.land.of(RED, UNDERWORLD) == ("north-gate",)


class TestWhatStaysOnTheMainMap:
    def test_income_and_regions_count_territories_alone(self) -> None:
        game = above({"red": "rus scythia north-gate:9 valhalla:9", "blue": "varangia"}, step=Reinforcement)
        assert [(event.count, event.why) for event in game.told(ArmiesGranted)] == [(3, "territories")]

    def test_a_rule_may_change_what_a_region_brings_its_holder(self) -> None:
        named = Module("named", needs=("reinforce",))
        named.modifies(region_bonus)(lambda g, bonus, player, region: bonus + (region == "hyrkania" and player == RED))
        hold = {"red": "rus scythia cimmeria sarmatia", "blue": "varangia"}
        for more, bonus in (((), 2), ((named,), 3)):
            granted = above(hold, *more, step=Reinforcement).told(ArmiesGranted)
            assert [(event.count, event.what) for event in granted] == [(3, ""), (bonus, "hyrkania")]

    def test_reinforcements_go_to_territories(self) -> None:
        game = above({"red": "rus scythia north-gate:9 valhalla:9", "blue": "varangia"}, step=Reinforcement)
        assert game.choices(Deploy, "where") == ["rus", "scythia"]
        assert game.refused(Deploy, "north-gate", 1) == OtherRealm("north-gate", MAIN)

    def test_a_march_stays_on_the_main_map(self) -> None:
        hold = {"red": "rus:3 scythia north-gate:9 west-waste:2", "blue": "varangia"}
        game = above(hold, step=Fortification)
        assert game.choices(Fortify, "source") == ["rus"]
        assert game.refused(Fortify, "north-gate", "west-waste", 1) == OtherRealm("north-gate", MAIN)
        assert game.refused(Fortify, "rus", "west-waste", 1) == OtherRealm("west-waste", MAIN)

    def test_a_single_front_is_drawn_on_the_main_map(self) -> None:
        hold = {"red": "rus:9 scythia:5 north-gate:4 west-altar:4", "blue": "varangia dacia west-waste:2"}
        game = above(hold, single_front)
        game.battle("rus", "varangia", attack=(6, 5, 4), defence=(1,)).play(MoveIn, 0)
        assert game.refused(Attack, "scythia", "dacia", 1) == OneFront("varangia", "")
        game.play(Finish)
        assert game.choices(Attack, "source") == ["north-gate", "west-altar"]
        game.battle("north-gate", "west-waste", attack=(6, 5, 4), defence=(1, 1))
        assert game.told(FrontDrawn) == []


def test_steps_and_questions_on_the_main_map_are_written_as_before_there_were_realms() -> None:
    written = [plain(Combat()), plain(Fight()), plain(ToFight(RED))]
    assert written == [{"kind": "combat"}, {"kind": "fight"}, {"kind": "to-fight", "player": "red"}]
    assert plain(Combat(UNDERWORLD)) == {"kind": "combat", "realm": "underworld"}


def test_conditions_of_orders_may_name_spaces_of_every_realm() -> None:
    rules = rules_of()
    assert condition_flaw(rules, (Condition(("rus", "north-gate")),)) is None
    assert condition_flaw(rules, (Condition(("nowhere",)),)) == NoSuchLand("nowhere")
