"""Plans of Godstorm: an invasion with gods ordered once, and a turn of ten steps written ahead."""

from __future__ import annotations

from random import Random

import pytest
from support.godstorm.position import BLUE, GREEN, Field, field
from support.godstorm.random_games import any_answer, table
from support.random_games.plan_under_way import Ordered
from support.random_games.random_plans import carried_out
from support.tables.seat_orders import standing

from rules import NamedDraws, Refusal, Ruleset, State, apply
from rules.godstorm.godswar import ToRiskGod
from rules.godstorm.invocations import InvokeAlone
from rules.godstorm.pantheons import GODS, UNDERWORLD
from rules.godstorm.plans import BuildLine, BuyLine, GodLost, LeaveHeavenLine, SummonLine
from rules.godstorm.purchases import NoSuchDeck
from rules.godstorm.summoning import NoSuchGod, Summoning
from rules.godstorm.underworld import CryptReturns, Embarkation
from rules.kernel.windows import ToReact
from rules.orders import SeatOrders, StandingOrder, update_orders
from rules.risk.combat.invasion import ToFight
from rules.risk.plans.plan import (
    ALL,
    ASKED,
    CardOfAnother,
    DeployLine,
    EndLine,
    FortifyLine,
    InvadeLine,
    NoSuchLine,
    OutOfOrder,
    PlanLine,
    RoundsFought,
    StepOver,
    TooSmall,
    plan_lines,
)
from rules.risk.plans.plan_check import plan_flaw
from rules.risk.plans.plan_trades import TradeLine
from rules.risk.turn.fortify import ToFortify
from rules.risk.turn.reinforce import OtherRealm, TooMany

WON, LOST = (6, 6, 6, 2, 2, 2), (2, 2, 2, 6, 6, 6)
"""Godswar dice, three a side: the defender's god falls, or the attacker's."""
BOTH = ("war", "magic")


def test_lines_are_listed_as_the_turn_goes() -> None:
    own = [line for line in plan_lines(table(3)) if line.__module__ == SummonLine.__module__]
    assert [line.kind for line in own] == ["build-line", "summon-line", "buy-line", "leave-heaven-line"]


def front(**setup: object) -> Field:
    gods = {"blue": "war@gaul magic@gaul", "green": "death@liguria"}
    return field(hold={"blue": "gaul:6", "green": "liguria:2"}, **{"gods": gods, **setup})  # type: ignore[arg-type]


def invade(**how: object) -> InvadeLine:
    return InvadeLine("gaul", "liguria", leaders=BOTH, **how)  # type: ignore[arg-type]


class TestAnInvasionWithGods:
    def test_gods_fight_until_a_side_has_none_then_soldiers_until_it_falls(self) -> None:
        plan = Ordered(front(), invade(), dice=(*WON, 6, 6, 5, 3, 2))
        assert plan.game.owner("liguria") == "blue"
        assert plan.plan is None
        assert isinstance(plan.game.asked(), ToFight)

    def test_the_gods_declared_go_along(self) -> None:
        game = front(gods={"blue": "war@gaul magic@gaul"})
        Ordered(game, invade(), dice=(6, 6, 5, 3, 2))
        assert game.gods("blue") == {"war": "liguria", "magic": "liguria"}

    def test_it_stops_after_the_rounds_ordered(self) -> None:
        game = front(gods={"blue": "war@gaul magic@gaul", "green": "death@liguria sky@liguria"})
        plan = Ordered(game, invade(rounds=1), dice=(*WON, 2))
        assert plan.why == RoundsFought("liguria", 1)
        assert isinstance(game.asked(), ToRiskGod)
        assert plan.left == (invade(rounds=1, begun=True),)

    def test_it_is_over_with_the_last_attack_that_could_be_made(self) -> None:
        """The step of the attacks ends with it: what comes after the line is not done, and the line is not left."""
        for after in ((), (FortifyLine("iberia", "gaul", 1), EndLine())):
            game = field(hold={"blue": "gaul:2 iberia:3 atlas oricalcos", "green": "liguria:9"})
            plan = Ordered(game, InvadeLine("gaul", "liguria"), *after, dice=(1, 6, 6))
            assert isinstance(game.asked(), ToFortify)
            assert plan.left == after
            assert (plan.plan is None) == (not after)

    def test_a_lost_god_halts_it(self) -> None:
        plan = Ordered(front(), invade(), dice=LOST)
        assert plan.why == GodLost("magic", "gaul")
        assert isinstance(plan.game.asked(), ToRiskGod), "the next round is the player's to fight or to stop"

    def test_a_target_that_has_fallen_is_not_left_to_do(self) -> None:
        """Where nobody is asked who follows, plague banishes the god in the step of the conquest."""
        line = InvadeLine("gaul", "liguria", leaders=("war",), follow=ASKED)  # type: ignore[arg-type]
        for after in ((), (EndLine(),)):
            hold = {"blue": "gaul:3", "green": "liguria:1"}
            game = field(hold=hold, gods={"blue": "war@gaul"}, plague="liguria")
            plan = Ordered(game, line, *after, dice=(6, 5, 1))
            assert game.owner("liguria") == "blue"
            assert not game.gods("blue")
            assert plan.left == after
            assert (plan.plan is None) == (not after)

    def test_another_players_card_halts_it(self) -> None:
        gods = {"blue": "war@gaul magic@gaul", "green": "sky@liguria"}
        game = front(gods=gods, miracles={"green": "men_become_warriors"}, faith={"green": "3"})
        also = standing({GREEN: {"sky": StandingOrder("ask")}})
        plan = Ordered(game, invade(), also=also)
        assert isinstance(game.asked(), ToReact)
        card = InvokeAlone(game.number("green"), GREEN, "men_become_warriors")
        step = apply(game.rules, game.state, card, NamedDraws())
        plan.orders = update_orders(game.rules, game.state, step, plan.orders)
        assert plan.why == CardOfAnother(GREEN, "men_become_warriors")

    def test_a_god_banished_by_plague_halts_the_rest(self) -> None:
        game = front(gods={"blue": "war@gaul magic@gaul"}, plague="liguria")
        plan = Ordered(game, invade(), EndLine(), dice=(6, 6, 5, 3, 2))
        assert isinstance(plan.why, GodLost)
        assert plan.left == (EndLine(),)


class TestATurnWrittenAhead:
    def test_through_all_its_steps(self) -> None:
        """A god, a temple and two cards; an invasion, a march, armies out of Heaven, and one below."""
        game = field(
            hold={"blue": "gaul:6 iberia:3 kurnugia:4", "green": "liguria:1 roma southwest-gate:1"},
            gods={"blue": "war@gaul"}, faith={"blue": "12"}, step=Summoning,
        )  # fmt: skip
        plan = Ordered(
            game,
            SummonLine("sky", "gaul"),
            BuildLine("gaul"),
            BuyLine("war", 2),
            InvadeLine("gaul", "liguria", leaders=("war",)),
            FortifyLine("iberia", "gaul", ALL),
            LeaveHeavenLine("north-gate", 2),
            InvadeLine("kurnugia", "southwest-gate"),
            EndLine(),
            dice=(6, 5, 4, 1, 6, 5, 1),
        )
        assert game.gods("blue") == {"war": "liguria", "sky": "gaul"}
        assert game.temples() == ("gaul",)
        assert len(game.zone("war:blue")) == 2
        assert (game.armies("gaul"), game.armies("iberia")) == (3, 1)
        assert game.below("blue") == ("north-gate", "southwest-gate")
        assert game.state.active == "green"
        assert plan.orders[BLUE] == SeatOrders()

    def test_crypts_send_back_what_they_may_on_the_way(self) -> None:
        game = field(
            hold={"blue": "gaul:2 southwest-crypt:3", "green": "roma"}, temples="gaul", step=CryptReturns,
        )  # fmt: skip
        plan = Ordered(game, DeployLine("gaul", ALL))
        assert (game.armies("southwest-crypt"), plan.plan) == (2, None)
        assert game.armies("gaul") == 2 + 1 + 3

    def test_it_halts_where_faith_is_short(self) -> None:
        plan = Ordered(
            field(hold={"blue": "gaul:3"}, faith={"blue": "4"}, step=Summoning), BuildLine("gaul"), EndLine()
        )
        assert plan.why.kind == "not-enough-faith"
        assert plan.left == (BuildLine("gaul"), EndLine())

    def test_a_line_whose_step_is_over(self) -> None:
        game = field(hold={"blue": "gaul:3 kurnugia:2"}, step=Embarkation)
        assert Ordered(game, BuildLine("gaul")).why == StepOver()

    def test_all_of_heaven(self) -> None:
        game = field(hold={"blue": "gaul:3 kurnugia:4"}, step=Embarkation)
        Ordered(game, LeaveHeavenLine("north-gate", ALL))
        assert game.armies("north-gate") == 4


class TestAPlanThatMakesSense:
    @pytest.mark.parametrize(
        ("lines", "why"),
        [
            ((SummonLine("sky", "gaul"), BuyLine("sky"), InvadeLine("gaul", "liguria")), None),
            ((BuyLine("sky"), SummonLine("sky", "gaul")), OutOfOrder(2)),
            ((LeaveHeavenLine("north-gate", ALL), FortifyLine("gaul", "iberia", 1)), OutOfOrder(2)),
            ((SummonLine("love", "gaul"),), NoSuchGod("love")),
            ((SummonLine("sky", "north-gate"),), OtherRealm("north-gate", "")),
            ((LeaveHeavenLine("gaul", 1),), OtherRealm("gaul", UNDERWORLD)),
            ((LeaveHeavenLine("north-gate", 0),), TooSmall(0, 1)),
            ((BuyLine("love"),), NoSuchDeck("love")),
            ((BuyLine("war", 5),), TooMany(5, 4, 1)),
            ((BuyLine("war", 0),), TooMany(0, 4, 1)),
            ((InvadeLine("gaul", "liguria", rounds=-1),), TooSmall(-1, 0)),
            ((DeployLine("gaul", 1), TradeLine()), NoSuchLine(2)),
        ],
    )
    def test_what_can_never_be_is_said(self, lines: tuple[PlanLine, ...], why: Refusal | None) -> None:
        assert plan_flaw(table(3), lines) == why


@pytest.mark.parametrize("seed", range(6))
def test_an_order_never_does_what_its_player_could_not(seed: int) -> None:
    assert carried_out(table(3, setup="quick"), seed, _some_lines, any_answer)


def _some_lines(rules: Ruleset, state: State, rnd: Random) -> list[PlanLine]:
    mine = list(state.land.of(state.active)) or list(rules.board.territories)
    sources = [rnd.choice(mine) for _ in range(3)]
    gods = [tuple(god for god in GODS if rnd.random() < 0.5) for _ in sources]
    near = [rnd.choice(list(rules.board.links_of[where])) for where in sources]
    lines: list[PlanLine] = [
        DeployLine(rnd.choice(mine), rnd.choice((ALL, 1, 2))),
        *([SummonLine(rnd.choice(GODS), rnd.choice(mine))] if rnd.random() < 0.4 else []),
        *([BuyLine(rnd.choice(GODS), 2)] if rnd.random() < 0.4 else []),
        *(
            InvadeLine(here, there, left=rnd.randrange(2), leaders=along, rounds=rnd.randrange(2))
            for here, there, along in zip(sources, near, gods, strict=True)
        ),
        *([LeaveHeavenLine("north-gate", ALL)] if rnd.random() < 0.5 else []),
    ]
    return [*lines, EndLine()]
