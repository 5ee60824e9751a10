"""Turns of Legacy that are written ahead, and what silence answers."""

from __future__ import annotations

import pytest
from support.legacy.position import War, position

from rules import NamedDraws, Player, Refusal
from rules.author import TurnBegan
from rules.legacy.turn.buying_stars import StarBought, StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn
from rules.legacy.turn.joining import JoinOrRecruit, WarJoined
from rules.legacy.turn.plans import BuyStarLine, TakeCardLine, TradeResourcesLine
from rules.legacy.turn.trading import ResourcesTraded, TooFewResources
from rules.legacy.turn.victory import WarWon
from rules.orders import Orders, Plan, SeatOrders, settle
from rules.risk.combat.battle import Conquests
from rules.risk.combat.expand import Expanded
from rules.risk.plans.plan import (
    ALL,
    DeployLine,
    EndLine,
    InvadeLine,
    OutOfOrder,
    PlanLine,
    StepOver,
)
from rules.risk.plans.plan_check import plan_flaw
from rules.risk.turn.reinforce import TooMany

RED, BLUE = Player("red"), Player("blue")
HOLD = {"red": "peru:3", "blue": "brazil:2 japan:2", "yellow": "egypt:2"}
CARDS = "siam india china ural coin.1 coin.2"
END = EndLine()


def written(war: War, *lines: PlanLine, why: Refusal | None = None) -> War:
    """Red's turn as these lines carry it on, to its end, or up to where it halts."""
    settled = settle(war.rules, war.state, Orders({RED: SeatOrders(plan=Plan(lines))}), NamedDraws())
    war.events = tuple(event for step in settled.steps for event in step.events)
    war.state = settled.steps[-1].state if settled.steps else war.state
    left = settled.orders[RED].plan
    assert (left.halted if left else None) == why
    return war


def test_a_whole_turn() -> None:
    """Stars are bought, resources traded, recruits placed, empty land entered, and the turn ends."""
    war = position(HOLD, step=StartOfTurn, hands=f"red: {CARDS}")
    written(
        war, BuyStarLine(1), TradeResourcesLine(2), DeployLine("peru", ALL),
        InvadeLine("peru", "argentina", follow=ALL), END,
    )  # fmt: skip
    assert war.told(StarBought)[0].cards == ("siam", "india", "china", "ural")
    assert war.told(ResourcesTraded)[0].troops == 2
    assert war.told(Expanded) == [Expanded(RED, "peru", "argentina", 7, ())]
    assert war.told(TurnBegan) == [TurnBegan(BLUE)]


def test_steps_without_a_line_are_passed_over() -> None:
    """Who has written only where the recruits go keeps the cards."""
    war = written(position(HOLD, step=StartOfTurn, hands=f"red: {CARDS}"), DeployLine("peru", ALL), END)
    assert not war.told(StarBought)
    assert not war.told(ResourcesTraded)
    assert war.told(TurnBegan) == [TurnBegan(BLUE)]


@pytest.mark.parametrize(("count", "stars"), [(1, 1), (2, 2), (ALL, 2)])
def test_so_many_stars(count: int, stars: int) -> None:
    """Stars are bought with the cards of the fewest coins."""
    cards = f"{CARDS} peru coin.3 coin.4"
    war = position(HOLD, step=StartOfTurn, hands=f"red: {cards}", lasting={"coins": {"siam": 3}})
    written(war, BuyStarLine(count), DeployLine("peru", ALL), END)
    assert len(war.told(StarBought)) == stars
    assert war.hand("red")[-1] == "siam"


def test_more_stars_than_cards() -> None:
    """A turn halts where fewer stars can be paid than were ordered, or none."""
    few = position(HOLD, step=StartOfTurn, hands=f"red: {CARDS}")
    assert not written(few, BuyStarLine(2), END, why=TooMany(2, 1)).told(StarBought)
    written(position(HOLD, step=StartOfTurn), BuyStarLine(1), END, why=StepOver())


@pytest.mark.parametrize(
    ("count", "cards"),
    [
        (2, ("india",)), (3, ("siam",)), (4, ("siam", "china")), (5, ("siam", "india")),
        (7, ("siam", "india", "china", "coin.1")), (ALL, ("siam", "india", "china", "coin.1")),
    ],
)  # fmt: skip
def test_so_many_resources(count: int, cards: tuple[str, ...]) -> None:
    """The cards that are worth so much, or little more, as few as can be; all of them if they are worth ten at most."""
    lasting = {"coins": {"siam": 3, "india": 2}}
    war = position(HOLD, step=JoinOrRecruit, hands="red: siam india china coin.1", lasting=lasting)
    written(war, TradeResourcesLine(count), DeployLine("peru", ALL), END)
    assert war.told(ResourcesTraded)[0].cards == cards


def test_more_resources_than_cards() -> None:
    """A turn halts where the cards are worth less."""
    war = position(HOLD, step=JoinOrRecruit, hands="red: siam india")
    written(war, TradeResourcesLine(4), DeployLine("peru", ALL), END, why=TooFewResources(2, 4))
    rich = position(HOLD, step=JoinOrRecruit, hands="red: siam india", lasting={"coins": {"siam": 6, "india": 6}})
    assert written(rich, TradeResourcesLine(ALL), DeployLine("peru", ALL), END).told(ResourcesTraded)[0].troops == 30


def test_the_card_of_the_turn() -> None:
    """The card of the line is taken if it is due; else, or without a line, the dearest."""

    def taken(*lines: PlanLine) -> list[str]:
        war = position(
            {**HOLD, "red": "peru:3 argentina:2"}, step=EndOfTurn, parts=(Conquests(("argentina",)),),
            open="siam argentina peru ural", deck="india", lasting={"coins": {"peru": 2}},
        )  # fmt: skip
        return written(war, *lines).hand("red")

    assert taken(TakeCardLine("argentina")) == ["argentina"]
    assert taken(TakeCardLine("siam")) == ["peru"]
    assert taken(END) == ["peru"]


def test_a_plan_joins_the_war() -> None:
    """Who was knocked out joins the war by default, and the lines go on."""
    war = position({"blue": "japan:2", "yellow": "egypt:2"}, step=JoinOrRecruit, knocked_out="red")
    written(war, END)
    assert len(war.told(WarJoined)) == 1
    assert war.told(TurnBegan) == [TurnBegan(BLUE)]


def test_a_plan_is_over_with_the_war() -> None:
    """What was ordered after the fourth star is dropped, while rewards are still being taken."""
    war = position(HOLD, step=StartOfTurn, stars={"red": 2}, headquarters="red: peru", hands=f"red: {CARDS}")
    plan = Plan((BuyStarLine(1), DeployLine("peru", ALL), END))
    settled = settle(war.rules, war.state, Orders({RED: SeatOrders(plan=plan)}), NamedDraws())
    assert any(isinstance(event, WarWon) for step in settled.steps for event in step.events)
    assert settled.steps[-1].state.winners is None
    assert settled.orders[RED].plan is None


def test_lines_go_as_the_steps_do() -> None:
    """A line of an earlier step is refused, and so is a trade of one resource or of eleven."""
    rules = position(HOLD).rules
    assert plan_flaw(rules, (BuyStarLine(1), TradeResourcesLine(10), TakeCardLine("peru"), END)) is None
    assert plan_flaw(rules, (DeployLine("peru", ALL), BuyStarLine(1))) == OutOfOrder(2)
    for count in (1, 11):
        assert plan_flaw(rules, (TradeResourcesLine(count),)) == TooMany(count, 10, 2)
