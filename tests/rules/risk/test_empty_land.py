"""Territories that nobody holds: no target for an attack, open to whoever walks in."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from support.made_up.realm_game import BLUE, RED, Realms, above, below, rules_of, vacate

from rules import NOBODY, NamedDraws, Refusal, plain
from rules.author import Holding, Module
from rules.kernel.conditions import NoSuchLand
from rules.kernel.context import Context
from rules.kernel.play import NoChance
from rules.orders import Orders, Plan, SeatOrders, settle
from rules.risk.combat.battle import ThrowDice, engage, throw_dice
from rules.risk.combat.expand import Defended, Expand, Expanded, NobodyArrives, entry_action, expand, toll
from rules.risk.combat.invasion import (
    Attack,
    EmptyLand,
    Engage,
    InvasionEnded,
    NotAdjacent,
    OwnLand,
    ToFight,
    TooFewArmies,
)
from rules.risk.plans.plan import ALL, ASKED, DeployLine, EndLine, FortifyLine, InvadeLine, OutOfOrder
from rules.risk.plans.plan_check import plan_flaw
from rules.risk.turn.reinforce import OtherRealm, TooMany


def before_empty_land(**hold: str) -> Realms:
    """Red stands in Rus; Varangia, Scythia and Cimmeria lie empty around it, Sarmatia is Blue's."""
    named = {"red": "rus:4", "blue": "sarmatia:1 varangia scythia cimmeria dacia:2 west-waste:1"} | hold
    return above(named, expand, empty="varangia scythia cimmeria")


class TestAttacks:
    def test_land_that_nobody_holds_is_no_target(self) -> None:
        game = before_empty_land()
        assert game.choices(Attack, "target") == ["sarmatia"]
        assert game.refused(Attack, "rus", "varangia", 1) == EmptyLand("varangia")

    def test_a_space_that_nobody_ever_entered_is_empty_too(self) -> None:
        game = below({"red": "rus north-gate:4", "blue": "west-waste"}, expand)
        assert "east-waste" not in game.state.land
        assert game.refused(Attack, "north-gate", "east-waste", 1) == EmptyLand("east-waste")
        assert game.choices(Expand, "target") == ["east-waste", "middle-waste"]

    def test_a_battle_for_land_that_was_emptied_meanwhile_is_not_fought(self) -> None:
        game = above({"red": "rus:4", "blue": "varangia dacia"}, expand)
        game.play(Attack, "rus", "varangia", 2)
        vacate(game, ["varangia"])
        g = Context.of(game.rules, game.state, NoChance())
        throw_dice(g, ThrowDice())
        engage(g, Engage(2, ()))
        assert g.events == [InvasionEnded(RED, "varangia")]


class TestWalkingIn:
    def test_armies_walk_in_without_dice_and_one_stays_behind(self) -> None:
        game = before_empty_land()
        assert game.choices(Expand, "target") == ["cimmeria", "scythia", "varangia"]
        assert game.choices(Expand, "count") == [1, 2, 3]
        game.play(Expand, "rus", "varangia", 2)
        assert game.told(Expanded) == [Expanded(RED, "rus", "varangia", 2, ())]
        assert game.state.land.at("varangia") == Holding(RED, 2)
        assert (game.armies("rus"), game.asked()) == (2, ToFight(RED))
        assert game.state.land.of(RED) == ("rus", "varangia")

    @pytest.mark.parametrize(
        ("source", "target", "count", "why"),
        [
            ("rus", "sarmatia", 1, Defended("sarmatia", BLUE)),
            ("rus", "dacia", 1, NotAdjacent("rus", "dacia")),
            ("rus", "varangia", 4, TooMany(4, 3, 1)),
            ("rus", "varangia", 0, TooMany(0, 3, 1)),
            ("thule", "varangia", 1, TooFewArmies("thule", 1)),
            ("rus", "thule", 1, OwnLand("thule")),
            ("rus", "middle-waste", 1, OtherRealm("middle-waste", "")),
        ],
    )
    def test_what_cannot_be_entered_is_refused_with_its_reason(
        self, source: str, target: str, count: int, why: Refusal
    ) -> None:
        game = before_empty_land(red="rus:4 thule:1 north-gate:5")
        assert game.refused(Expand, source, target, count) == why

    def test_from_heaven_all_may_walk_through_a_gate(self) -> None:
        game = below({"red": "rus valhalla:3", "blue": "varangia"}, expand)
        game.play(Expand, "valhalla", "north-gate", 3)
        assert (game.owner("north-gate"), game.armies("north-gate"), game.owner("valhalla")) == (RED, 3, NOBODY)

    def test_an_invasion_elsewhere_ends(self) -> None:
        game = before_empty_land()
        game.battle("rus", "sarmatia", attack=(1,), defence=(6,)).play(Expand, "rus", "varangia", 1)
        assert game.told(InvasionEnded) == [InvasionEnded(RED, "sarmatia")]

    def test_where_it_is_not_played_nothing_is_offered(self) -> None:
        game = above({"red": "rus:4", "blue": "varangia dacia"}, empty="varangia")
        assert "expand" not in game.rules.actions.kinds
        assert game.refused(Attack, "rus", "varangia", 1) == EmptyLand("varangia")


def carried_out(game: Realms, *lines: InvadeLine | EndLine | FortifyLine) -> Realms:
    """The game after an order for these lines."""
    orders = Orders({RED: SeatOrders(plan=Plan(lines))})
    steps, _ = settle(game.rules, game.state, orders, NamedDraws(die=(6, 6, 6, 1)))
    game.events = tuple(event for step in steps for event in step.events)
    game.state = steps[-1].state if steps else game.state
    return game


class TestPlans:
    def test_an_invasion_that_finds_nobody_walks_in_with_all(self) -> None:
        game = carried_out(before_empty_land(), InvadeLine("rus", "varangia", BLUE))
        assert game.told(Expanded) == [Expanded(RED, "rus", "varangia", 3, ())]

    def test_it_walks_in_with_as_many_as_were_to_follow_and_one(self) -> None:
        game = carried_out(before_empty_land(), InvadeLine("rus", "varangia", follow=1))
        assert game.told(Expanded) == [Expanded(RED, "rus", "varangia", 2, ())]

    def test_who_wanted_to_be_asked_is_asked(self) -> None:
        game = carried_out(before_empty_land(), InvadeLine("rus", "varangia", follow=ASKED))
        assert (game.told(Expanded), game.asked()) == ([], ToFight(RED))

    def test_where_it_is_not_played_the_plan_halts(self) -> None:
        game = above({"red": "rus:4", "blue": "varangia dacia"}, empty="varangia")
        game = carried_out(game, InvadeLine("rus", "varangia"))
        assert (game.events, game.asked()) == ((), ToFight(RED))

    def test_lines_below_wait_for_their_step(self) -> None:
        game = above({"red": "rus:4 north-gate:4", "blue": "varangia:1 west-waste:1"}, expand)
        lines = InvadeLine("rus", "varangia", follow=0), InvadeLine("north-gate", "middle-waste", follow=ALL)
        assert plan_flaw(game.rules, lines) is None
        assert plan_flaw(game.rules, lines[::-1]) == OutOfOrder(2)
        carried_out(game, *lines)
        assert (game.owner("varangia"), game.owner("middle-waste")) == (RED, RED)
        assert game.armies("middle-waste") == 3

    def test_what_a_plan_may_name(self) -> None:
        rules = rules_of(expand)
        assert plan_flaw(rules, (InvadeLine("north-gate", "varangia"),)) == NotAdjacent("north-gate", "varangia")
        assert plan_flaw(rules, (InvadeLine("narnia", "varangia"),)) == NoSuchLand("narnia")
        assert plan_flaw(rules, (DeployLine("north-gate", 1),)) == OtherRealm("north-gate", "")
        assert plan_flaw(rules, (FortifyLine("rus", "north-gate", 1),)) == OtherRealm("north-gate", "")
        assert plan_flaw(rules, (InvadeLine("valhalla", "southeast-gate"),)) is None, "a rule leads there"
        assert plan_flaw(rules, (InvadeLine("southeast-gate", "valhalla"),)) == NotAdjacent(
            "southeast-gate", "valhalla"
        )


def with_a_toll(cost: Mapping[str, int]) -> Realms:
    """Red stands in Rus with four armies that can go; entering these lands costs armies."""
    city = Module("city", needs=("expand",))
    city.modifies(toll)(lambda g, lost, source, target, count: lost + cost.get(target, 0))
    hold = {"red": "rus:5", "blue": "sarmatia:1 varangia scythia cimmeria dacia:2 west-waste:1"}
    return above(hold, expand, city, empty="varangia scythia cimmeria")


class TestTolls:
    def test_armies_are_lost_on_entry_and_the_rest_arrive(self) -> None:
        game = with_a_toll({"varangia": 2}).play(Expand, "rus", "varangia", 3)
        assert game.told(Expanded) == [Expanded(RED, "rus", "varangia", 3, (), 2)]
        assert (game.armies("rus"), game.state.land.at("varangia")) == (2, Holding(RED, 1))

    def test_at_least_one_must_arrive(self) -> None:
        game = with_a_toll({"varangia": 2, "scythia": 4})
        assert game.refused(Expand, "rus", "varangia", 2) == NobodyArrives("varangia", 2)
        assert game.refused(Expand, "rus", "scythia", 4) == NobodyArrives("scythia", 4)
        assert game.refused(Expand, "rus", "scythia", 5) == TooMany(5, 4, 1)

    def test_offers_ask_for_enough_and_leave_out_what_nobody_reaches(self) -> None:
        game = with_a_toll({"varangia": 2, "scythia": 4})
        offered = {o.fields["target"]: o.fields["count"] for o in game.offers(Expand)}
        assert offered == {("cimmeria",): range(1, 5), ("varangia",): range(3, 5)}

    def test_an_order_sends_as_many_more_as_the_toll_takes(self) -> None:
        game = with_a_toll({"varangia": 2})
        g = Context.of(game.rules, game.state, NoChance())
        walks = [entry_action(g, 1, RED, "rus", "varangia", count, ()) for count in (1, 4)]
        assert walks == [Expand(1, RED, "rus", "varangia", 3), Expand(1, RED, "rus", "varangia", 4)]

    def test_without_a_toll_nothing_more_is_written(self) -> None:
        assert "lost" not in plain(Expanded(RED, "rus", "varangia", 3, ()))
