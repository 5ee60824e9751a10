"""Orders in advance in Middle-earth: captains and cards; random plans do only what is on offer."""

from __future__ import annotations

from random import Random

import pytest
from support.lotr.position import position
from support.lotr.random_games import any_answer, table
from support.random_games.random_plans import carried_out
from support.tables.seat_orders import standing

from rules import Player, Ruleset, Seeded, State, apply
from rules.author import Pass
from rules.lotr.captains import A_CAPTAIN
from rules.lotr.cards_defence import Interpose
from rules.orders import (
    Clause,
    Condition,
    Orders,
    Plan,
    SeatOrders,
    StandingOrder,
    condition_topics,
    occasion,
    standing_answer,
    update_orders,
)
from rules.risk.combat.invasion import Attack
from rules.risk.plans.plan import ALL, DeployLine, EndLine, FortifyLine, InvadeLine, PlanLine
from rules.risk.plans.plan_trades import TradeLine

GREEN, RED = Player("green"), Player("red")


def test_conditions_look_at_captains_on_both_sides() -> None:
    """In the window their leader is one who could come along; at the dice one who does."""
    held = {"green": "khand:9", "red": "near_harad:3"}
    game = position(hold=held, captains={"green": "khand"}, adventures={"red": "courage_alone"})
    game.play(Attack, "khand", "near_harad", 3)
    window = occasion(game.rules, game.state, game.number())
    assert (window.where, window.theirs, window.ours) == ("near_harad", 8, 3)
    assert (window.theirs_leading, window.ours_leading) == (A_CAPTAIN, ())
    game.play(Pass)
    assert not occasion(game.rules, game.state, game.number()).theirs_leading


def test_windows_about_attacks_take_conditions_and_those_of_the_fellowship_do_not() -> None:
    game = position()
    assert condition_topics(game.rules, game.state) == ("invasion", "sea-battle", "to-defend")


def test_a_window_may_be_asked_about_for_one_land_alone() -> None:
    held = {"green": "khand:9", "red": "near_harad:3"}
    game = position(hold=held, adventures={"red": "courage_alone"}).play(Attack, "khand", "near_harad", 3)
    number = game.number()

    def asks_about(land: str) -> Orders:
        clause = Clause(Condition((land,)), "ask")
        return standing({RED: {"invasion": StandingOrder("pass", clauses=(clause,))}})

    assert standing_answer(game.rules, game.state, number, asks_about("near_harad")) is None
    assert standing_answer(game.rules, game.state, number, asks_about("harad")) == Pass(number, RED)


def test_somebody_elses_card_halts_a_plan_and_ones_own_does_not() -> None:
    held = {"green": "khand:9", "red": "near_harad:3"}
    game = position(hold=held, adventures={"red": "courage_alone"}).play(Attack, "khand", "near_harad", 3)
    plans = Orders({seat: SeatOrders(plan=Plan((EndLine(),))) for seat in (GREEN, RED)})
    number = game.number()
    step = apply(game.rules, game.state, Interpose(number, RED, "courage_alone"), Seeded(b"x"))
    after = update_orders(game.rules, game.state, step, plans)
    assert after[GREEN].plan is not None
    assert after[GREEN].plan.halted is not None
    assert after[RED].plan == Plan((EndLine(),))


@pytest.mark.parametrize("seed", range(6))
def test_an_order_never_does_what_its_player_could_not(seed: int) -> None:
    assert carried_out(table("three", setup="dealt"), seed, _some_lines, any_answer)


def _some_lines(rules: Ruleset, state: State, rnd: Random) -> list[PlanLine]:
    mine = list(state.land.of(state.active)) or list(rules.board.territories)

    def near(where: str) -> str:
        return rnd.choice(list(rules.board.links_of[where]))

    sources = [rnd.choice(mine) for _ in range(4)]
    lines: list[PlanLine] = [
        DeployLine(rnd.choice(mine), rnd.choice((ALL, 1, 2))),
        *([TradeLine()] if rnd.random() < 0.1 else []),
    ]
    lines += [
        InvadeLine(where, near(where), left=rnd.randrange(3), leaders=A_CAPTAIN if rnd.random() < 0.3 else ())
        for where in sources
    ]
    return [*lines, FortifyLine(sources[0], near(sources[0]), ALL, A_CAPTAIN if rnd.random() < 0.3 else ()), EndLine()]
