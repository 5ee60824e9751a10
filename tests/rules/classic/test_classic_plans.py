"""Orders in advance: an invasion ordered once, a turn written ahead, clauses of a standing defence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.classic.position import BLUE, RED, YELLOW, Field, field, rules_of
from support.classic.random_games import any_answer
from support.random_games.plan_under_way import Ordered
from support.random_games.random_plans import carried_out
from support.tables.seat_orders import standing

from rules import NamedDraws, Refusal, Ruleset, State, apply
from rules.kernel.conditions import NeverHolds, NeverReached, NoSuchLand
from rules.orders import (
    Clause,
    Condition,
    Orders,
    Plan,
    SeatOrders,
    StandingOrder,
    condition_flaw,
    read_orders,
    settle,
    standing_answer,
    update_orders,
    write_orders,
)
from rules.risk.combat.battle import Defend, ToDefend
from rules.risk.combat.invasion import Attack, NotAdjacent, OwnLand, ToFight
from rules.risk.combat.occupy import MoveIn, ToOccupy
from rules.risk.odds.forecast import forecast
from rules.risk.odds.invasion_odds import in_percent
from rules.risk.plans.plan import (
    ALL,
    ASKED,
    AttackFailed,
    DeployLine,
    EndLine,
    FortifyLine,
    InvadeLine,
    LeftReached,
    LineSkipped,
    OddsFell,
    OutOfOrder,
    OwnerChanged,
    PlanLine,
    StepOver,
    StillToPlace,
    TooSmall,
    drop_passed,
    skip_line,
)
from rules.risk.plans.plan_check import plan_flaw as plan_flaw
from rules.risk.plans.plan_check import unjoined
from rules.risk.plans.plan_trades import NoSet, TradeLine
from rules.risk.turn.cards import MustTrade
from rules.risk.turn.fortify import Fortified, NotConnected
from rules.risk.turn.reinforce import Finish, Reinforcement, TooMany, ToReinforce


def front(mine: str = "alaska:9", theirs: str = "kamchatka:2", **setup: Any) -> Field:
    return field(hold={"red": mine, "blue": f"{theirs} siam"}, **setup)


class TestNumbersOfALine:
    """How many armies there will be is not known when a turn is written, so no number has an upper bound."""

    @pytest.mark.parametrize("count", [1, 999, 1000, 999_999])
    def test_as_many_as_one_likes(self, count: int) -> None:
        invasion = InvadeLine("alaska", "kamchatka", left=count, follow=count, rounds=count)
        lines = (DeployLine("alaska", count), invasion, FortifyLine("alaska", "alberta", count))
        assert plan_flaw(front().rules, lines) is None

    @pytest.mark.parametrize(
        ("line", "why"),
        [
            (DeployLine("alaska", 0), TooSmall(0, 1)),
            (FortifyLine("alaska", "alberta", 0), TooSmall(0, 1)),
            (InvadeLine("alaska", "kamchatka", left=-1), TooSmall(-1, 0)),
            (InvadeLine("alaska", "kamchatka", follow=-7), TooSmall(-7, 0)),
            (InvadeLine("alaska", "kamchatka", rounds=-1), TooSmall(-1, 0)),
            (InvadeLine("alaska", "kamchatka", odds=100), TooMany(100, 99, 0)),
        ],
    )
    def test_but_none_too_small(self, line: PlanLine, why: Refusal) -> None:
        assert plan_flaw(front().rules, (line,)) == why


class TestAnInvasionOrderedOnce:
    def test_until_it_falls(self) -> None:
        """Battle by battle with the defender's usual answer; then as many follow as the line says."""
        game = Ordered(front(), InvadeLine("alaska", "kamchatka", follow=2), dice=(6, 1, 1, 6, 5, 6, 6, 6, 1, 1))
        assert game.game.owner("kamchatka") == "red"
        assert [step.action.kind for step in game.steps if step.action] == [
            "attack", "defend", "attack", "defend", "move-in",
        ]  # fmt: skip
        assert (game.game.armies("kamchatka"), game.game.armies("alaska")) == (5, 2)
        assert isinstance(game.game.asked(), ToFight)
        assert game.plan is None

    def test_all_follow_where_nothing_else_was_said(self) -> None:
        game = Ordered(front(theirs="kamchatka"), InvadeLine("alaska", "kamchatka"), dice=(6, 6, 6, 1))
        assert (game.game.armies("kamchatka"), game.game.armies("alaska")) == (8, 1)

    def test_how_many_follow_may_be_left_open(self) -> None:
        """Then the player is asked, and the rest of the plan continues after the answer."""
        lines = (InvadeLine("alaska", "kamchatka", follow=ASKED), EndLine())
        game = Ordered(front(theirs="kamchatka"), *lines, dice=(6, 6, 6, 1))
        assert isinstance(game.game.asked(), ToOccupy)
        game.game.play(MoveIn, 1)
        game.go_on()
        assert (game.game.armies("kamchatka"), game.game.state.active) == (4, "blue")

    def test_until_so_many_are_left(self) -> None:
        game = Ordered(front("alaska:6"), InvadeLine("alaska", "kamchatka", left=3), dice=(1, 1, 1, 6, 6))
        assert game.why == LeftReached("alaska", "kamchatka", 3)
        assert len(game.steps) == 2
        assert isinstance(game.game.asked(), ToFight)

    def test_alone_it_ends_with_its_last_attacker(self) -> None:
        game = Ordered(front("alaska:2", "kamchatka"), InvadeLine("alaska", "kamchatka"), dice=(1, 6))
        assert game.game.armies("alaska") == 1
        assert game.plan is None
        assert isinstance(game.game.asked(), ToFight)

    def test_before_other_lines_it_halts_with_its_last_attacker(self) -> None:
        """Its own line has failed and is over."""
        lines = (InvadeLine("alaska", "kamchatka"), EndLine())
        game = Ordered(front("alaska:2", "kamchatka"), *lines, dice=(1, 6))
        assert game.left == (EndLine(),)
        assert game.why == AttackFailed("alaska", "kamchatka")
        assert game.game.state.active == "red"
        assert isinstance(game.game.asked(), ToFight)

    def test_while_the_odds_hold(self) -> None:
        game = Ordered(
            front("alaska:6", "kamchatka:3"), InvadeLine("alaska", "kamchatka", odds=60), dice=(1, 1, 1, 6, 6)
        )
        assert isinstance(game.why, OddsFell)
        assert game.why.percent < 60

    def test_the_odds_are_those_that_are_shown(self) -> None:
        """Rounded as in the list: an order to stop below what is shown there goes on."""
        game = front("alaska:4")
        chance = forecast(game.rules, game.state, RED, "alaska", "kamchatka").win
        assert (round(chance, 3), in_percent(chance)) == (0.656, 66)
        for least, dice in ((66, (6, 6, 6, 1, 1)), (67, ())):
            plan = Ordered(front("alaska:4"), InvadeLine("alaska", "kamchatka", odds=least), dice=dice)
            assert bool(plan.steps) == bool(dice)
        assert plan.why == OddsFell("kamchatka", 66)

    def test_it_is_not_begun_where_it_would_stop_at_once(self) -> None:
        game = Ordered(front("alaska:4"), InvadeLine("alaska", "kamchatka", left=3))
        assert game.steps == []
        assert game.why == LeftReached("alaska", "kamchatka", 3)

    def test_it_goes_on_when_a_defender_who_is_asked_has_answered(self) -> None:
        asked = standing({BLUE: {"to-defend": StandingOrder("ask")}})
        game = Ordered(front(), InvadeLine("alaska", "kamchatka"), also=asked)
        assert isinstance(game.game.asked(), ToDefend)
        assert game.plan is not None
        assert game.plan.halted is None
        game.game.play(Defend, 1, dice=(6, 1, 1, 1))
        game.go_on()
        assert isinstance(game.game.asked(), ToDefend)
        game.game.play(Defend, 1, dice=(6, 1, 1, 1))
        game.go_on()
        assert game.game.owner("kamchatka") == "red"

    def test_whoever_holds_the_target_by_now(self) -> None:
        game = Ordered(front(), InvadeLine("alaska", "kamchatka", foe=YELLOW))
        assert game.why == OwnerChanged("kamchatka", BLUE)
        game = Ordered(front("alaska:4 kamchatka:4", ""), InvadeLine("alaska", "kamchatka"))
        assert game.why == OwnLand("kamchatka")

    @pytest.mark.parametrize(
        ("line", "why"),
        [
            (InvadeLine("kamchatka", "alaska"), "own-land"),
            (InvadeLine("kamchatka", "japan"), "not-your-land"),
            (InvadeLine("alaska", "brazil"), "not-adjacent"),
            (InvadeLine("alaska", "kamchatka", leaders=("captain",)), "no-leader"),
        ],
    )
    def test_what_the_rules_forbid_it_does_not_do(self, line: PlanLine, why: str) -> None:
        game = Ordered(front(), line)
        assert game.steps == []
        assert game.why.kind == why


class TestAWrittenTurn:
    def test_from_the_first_regiment_to_the_end(self) -> None:
        game = Ordered(
            front(step=Reinforcement),
            DeployLine("alaska", 2),
            DeployLine("alaska", ALL),
            InvadeLine("alaska", "kamchatka", foe=BLUE),
            FortifyLine("kamchatka", "alaska", 3),
            EndLine(),
            dice=(6, 6, 6, 1, 1),
        )
        assert game.game.owner("kamchatka") == "red"
        assert game.game.state.active == "blue"
        assert [e.count for step in game.steps for e in step.events if isinstance(e, Fortified)] == [3]
        assert game.orders[RED].plan is None

    def test_it_does_only_what_it_says(self) -> None:
        game = Ordered(front(step=Reinforcement), DeployLine("alaska", ALL))
        assert isinstance(game.game.asked(), ToFight)
        assert game.plan is None

    @pytest.mark.parametrize(
        ("line", "why"),
        [
            (TradeLine(), NoSet()),
            (InvadeLine("alaska", "kamchatka"), StillToPlace(3)),
            (DeployLine("kamchatka", 1), None),
            (DeployLine("alaska", 7), None),
        ],
    )
    def test_it_stops_where_it_does_not_fit(self, line: PlanLine, why: Refusal | None) -> None:
        game = Ordered(front(step=Reinforcement), line, EndLine())
        assert game.steps == []
        assert game.why == why if why else game.why.kind in ("not-your-land", "too-many")
        assert game.left == (line, EndLine())
        assert isinstance(game.game.asked(), ToReinforce)

    def test_a_set_is_turned_in_first(self) -> None:
        hands = {"red": "alaska alberta ontario brazil peru"}
        game = Ordered(front(step=Reinforcement, hands=hands), DeployLine("alaska", 1))
        assert isinstance(game.why, MustTrade)
        game = Ordered(front(step=Reinforcement, hands=hands), TradeLine(), DeployLine("alaska", ALL))
        assert game.plan is None
        assert game.game.armies("alaska") >= 9 + 3 + 4

    def test_a_line_whose_step_is_over(self) -> None:
        game = Ordered(front(), DeployLine("alaska", 1))
        assert game.why == StepOver()

    def test_the_attacks_are_not_ended_for_a_march_that_cannot_be_made(self) -> None:
        game = Ordered(front(mine="alaska:9 brazil"), FortifyLine("alaska", "brazil", 2), EndLine())
        assert game.steps == []
        assert game.why == NotConnected("alaska", "brazil")
        assert isinstance(game.game.asked(), ToFight)

    @pytest.mark.parametrize(
        ("then", "why"),
        [
            (FortifyLine("alaska", "alberta", 2), LineSkipped()),
            (FortifyLine("alaska", "brazil", 2), NotConnected("alaska", "brazil")),
            (EndLine(), LineSkipped()),
            (InvadeLine("alaska", "kamchatka"), None),
        ],
    )
    def test_skipping_a_line_ends_no_step(self, then: PlanLine, why: Refusal | None) -> None:
        game = front(mine="alaska:9 alberta brazil")
        lines = (InvadeLine("alberta", "alaska"), then)
        assert skip_line(game.rules, game.state, RED, lines) == Plan((then,), why)
        assert skip_line(game.rules, game.state, RED, lines[:1]) is None

    def test_the_lines_whose_step_has_passed_are_left_out(self) -> None:
        attack = InvadeLine("alaska", "kamchatka")
        lines = (TradeLine(), DeployLine("alaska", ALL), attack, EndLine())
        early, late = front(step=Reinforcement), front()
        assert drop_passed(late.rules, late.state, RED, lines) == (attack, EndLine())
        assert drop_passed(late.rules, late.state, RED, lines[:2]) == ()
        assert drop_passed(early.rules, early.state, RED, lines) == lines

    def test_one_for_the_next_turn_waits_for_the_end_of_this_one(self) -> None:
        game = front()
        orders = Orders({RED: SeatOrders().with_next_turn((EndLine(),), waits=True)})
        assert read_orders(write_orders(orders[RED]), game.rules, game.rules.refusals) == orders[RED]
        for waits in (True, False):
            step = apply(game.rules, game.state, Finish(game.number(), RED), NamedDraws())
            orders, game.state = update_orders(game.rules, game.state, step, orders), step.state
            assert orders[RED] == SeatOrders().with_next_turn((EndLine(),), waits=waits)

    def test_a_march_that_nothing_joins_is_known_when_it_is_written(self) -> None:
        """Of what the lines attack it is taken that it falls; of what others hold now, nothing."""
        game = field(hold={"red": "alaska:9 japan brazil", "blue": "kamchatka siam"})
        march, by_attack = FortifyLine("alaska", "brazil", 2), FortifyLine("alaska", "japan", 2)
        attack = InvadeLine("alaska", "kamchatka")
        others = FortifyLine("alaska", "siam", 1)
        assert unjoined(game.rules, game.state, RED, (march, by_attack, others)) == (march, by_attack)
        assert unjoined(game.rules, game.state, RED, (attack, march, by_attack)) == (march,)
        assert game.owner("kamchatka") == "blue"

    def test_in_the_order_of_the_tables_own_turn(self) -> None:
        """With General Mobilisation the armies come at the end of the turn, and their line behind the march."""
        attack, march = InvadeLine("alaska", "kamchatka", foe=BLUE), FortifyLine("kamchatka", "alaska", 3)
        lines = (attack, march, DeployLine("alaska", ALL))
        mobilised = front(general_mobilisation="on")
        assert plan_flaw(mobilised.rules, lines) is None
        assert plan_flaw(mobilised.rules, (lines[2], attack)) == OutOfOrder(2)
        assert plan_flaw(front().rules, lines) == OutOfOrder(3)
        game = Ordered(mobilised, *lines, dice=(6, 6, 6, 1, 1))
        assert game.game.owner("kamchatka") == "red"
        assert [e.count for step in game.steps for e in step.events if isinstance(e, Fortified)] == [3]
        assert game.game.armies("alaska") > 1 + 3
        assert game.game.state.active == "blue"

    def test_what_is_left_of_it_is_gone_when_the_turn_ends(self) -> None:
        game = Ordered(front("alaska:4"), InvadeLine("alaska", "kamchatka", left=3), EndLine())
        assert game.left == (InvadeLine("alaska", "kamchatka", left=3), EndLine())
        for _ in range(2):
            kind = game.game.rules.actions.kinds["finish"]
            number = game.game.number()
            step = apply(game.game.rules, game.game.state, kind(number, RED), NamedDraws())  # type: ignore[call-arg,arg-type]
            game.orders = update_orders(game.game.rules, game.game.state, step, game.orders)
            game.game.state = step.state
        assert game.game.state.active == "blue"
        assert game.orders[RED].plan is None


class TestClauses:
    def order(self, *clauses: Clause) -> Orders:
        return standing({BLUE: {"to-defend": StandingOrder("most", clauses=clauses)}})

    @pytest.mark.parametrize(
        ("when", "dice"),
        [
            (Condition(("kamchatka",)), 1),
            (Condition(("japan",)), 2),
            (Condition(theirs=(8, 99)), 1),
            (Condition(theirs=(9, 99)), 2),
            (Condition(theirs=(0, 7)), 2),
            (Condition(ours=(0, 2)), 1),
            (Condition(ours=(3, 99)), 2),
            (Condition(leader="theirs"), 2),
            (Condition(leader="ours"), 2),
            (Condition(leader="none"), 1),
        ],
    )
    def test_the_first_that_holds_answers_else_the_plain_one(self, when: Condition, dice: int) -> None:
        """Eight may attack Kamchatka's two, without a leader."""
        game = front().play(Attack, "alaska", "kamchatka", 3)
        number = game.number()
        answer = standing_answer(game.rules, game.state, number, self.order(Clause(when, "one")))
        assert answer == Defend(number, BLUE, dice)

    def test_they_are_looked_at_anew_at_every_question(self) -> None:
        """With one army left, one die is thrown in any case; with two, only by the clause."""
        orders = self.order(Clause(Condition(ours=(0, 2)), "one"))
        game = front(theirs="kamchatka:3").play(Attack, "alaska", "kamchatka", 1)
        done = settle(game.rules, game.state, orders, NamedDraws(attack=(6,), defence=(1, 1)))
        assert [step.action.dice for step in done.steps] == [2]  # type: ignore[union-attr]
        game.state = done.steps[-1].state
        game.play(Attack, "alaska", "kamchatka", 1)
        done = settle(game.rules, game.state, orders, NamedDraws(attack=(6,), defence=(1,)))
        assert [step.action.dice for step in done.steps] == [1]  # type: ignore[union-attr]

    def test_a_clause_may_ask(self) -> None:
        game = front().play(Attack, "alaska", "kamchatka", 3)
        orders = self.order(Clause(Condition(("kamchatka",)), "ask"))
        assert standing_answer(game.rules, game.state, game.number(), orders) is None

    @pytest.mark.parametrize(
        ("conditions", "why"),
        [
            ([Condition(("narnia",))], NoSuchLand("narnia")),
            ([Condition(theirs=(5, 2))], NeverHolds(1)),
            ([Condition(leader="nobody")], NeverHolds(1)),
            ([Condition(), Condition(("japan",))], NeverReached(2)),
            ([Condition(("japan", "siam")), Condition(theirs=(3, 9)), Condition(("siam",), (4, 5))], NeverReached(3)),
            ([Condition(("japan",)), Condition(theirs=(3, 9)), Condition(leader="ours")], None),
        ],
    )
    def test_what_can_never_be_is_said(self, conditions: list[Condition], why: Refusal | None) -> None:
        assert condition_flaw(rules_of(3), conditions) == why


def test_an_answer_to_one_question_alone() -> None:
    game = front().play(Attack, "alaska", "kamchatka", 3)
    number = game.number()
    asking = SeatOrders({"to-defend": StandingOrder("ask")})
    orders = Orders({BLUE: asking.with_answer(Defend(number, BLUE, 1))})
    held = settle(game.rules, game.state, orders, NamedDraws(), lambda state, number: True)
    assert held == ([], orders)
    done = settle(game.rules, game.state, orders, NamedDraws(attack=(6, 6, 6), defence=(1,)))
    assert [step.action for step in done.steps] == [Defend(number, BLUE, 1)]
    assert done.orders[BLUE] == asking


@pytest.mark.parametrize("seed", range(12))
def test_an_order_never_does_what_its_player_could_not(seed: int) -> None:
    assert carried_out(rules_of(3, mode="conquest", setup="dealt"), seed, _some_lines, any_answer)


def _some_lines(rules: Ruleset, state: State, rnd: Random) -> list[PlanLine]:
    lands = list(rules.board.territories)

    def near(where: str) -> str:
        return rnd.choice(list(rules.board.links_of[where]) if rnd.random() < 0.9 else lands)

    lines: list[PlanLine] = [DeployLine(rnd.choice(lands), rnd.choice((ALL, 1, 2, 3))) for _ in range(rnd.randrange(3))]
    for source in rnd.sample(lands, 3):
        lines.append(InvadeLine(source, near(source), left=rnd.randrange(3), odds=rnd.choice((0, 50))))
    source = rnd.choice(lands)
    return [*rnd.sample(lines, rnd.randrange(len(lines)) + 1), FortifyLine(source, near(source), ALL), EndLine()]


def test_the_lines_are_read_back_as_they_were_written() -> None:
    lines = (TradeLine(), DeployLine("japan", ALL), InvadeLine("japan", "siam", RED, 2, 60, ("captain",), 3), EndLine())
    rules = rules_of(3)
    orders = SeatOrders(plan=Plan(lines, NotAdjacent("japan", "siam")), next_turn=lines)
    assert read_orders(write_orders(orders), rules, rules.refusals) == orders


def test_nobody_follows_where_nobody_is_left() -> None:
    game = Ordered(front("alaska:2", "kamchatka"), InvadeLine("alaska", "kamchatka"), EndLine(), dice=(6, 1))
    assert not any(isinstance(decision, ToOccupy) for decision in game.game.state.pending.values())
    assert game.game.state.active == "blue"
