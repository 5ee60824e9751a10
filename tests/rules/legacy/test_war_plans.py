"""Turns of Legacy that are written ahead, and what silence answers."""

from __future__ import annotations

from collections.abc import Iterable

from legacy_position import War, position

from rules import NamedDraws, Player, TurnBegan
from rules.kernel.orders import GOING, PLAN, StandingOrder, settle, with_order
from rules.legacy.buying_stars import StarBought, StartOfTurn
from rules.legacy.end_of_turn import EndOfTurn
from rules.legacy.joining import JoinOrRecruit, WarJoined
from rules.legacy.plans import CardLine, NoSuchCard, ResourcesLine, StarLine
from rules.legacy.trading import ResourcesTraded
from rules.risk.battle import Conquests
from rules.risk.expand import Expanded
from rules.risk.plan import ALL, DeployLine, EndLine, InvadeLine, OutOfOrder, PlanLine, plan_lines, write_plan
from rules.risk.plan_check import plan_flaw

RED, BLUE = Player("red"), Player("blue")
HOLD = {"red": "peru:3", "blue": "brazil:2 japan:2", "yellow": "egypt:2"}
CARDS = "siam india china ural coin.1 coin.2"
END = EndLine()


def written(war: War, lines: Iterable[PlanLine], dice: tuple[int, ...] = ()) -> War:
    """Red's turn as these lines carry it on."""
    plan = StandingOrder(GOING, write_plan(lines))
    script = NamedDraws(die=dice)
    settled = settle(war.rules, war.state, with_order({}, RED, PLAN, plan), script)
    war.events = tuple(event for step in settled.steps for event in step.events)
    war.state = settled.steps[-1].state
    assert PLAN not in settled.orders.get(RED, {})
    return war


def test_a_whole_turn() -> None:
    """Stars are bought, resources traded, recruits placed, empty land entered, and the turn ends."""
    war = position(HOLD, step=StartOfTurn, hands=f"red: {CARDS}")
    lines = (
        StarLine(("siam", "india", "china", "ural")), ResourcesLine(("coin.1", "coin.2")), DeployLine("peru", ALL),
        InvadeLine("peru", "argentina", follow=ALL), END,
    )  # fmt: skip
    written(war, lines)
    assert war.told(StarBought)[0].cards == ("siam", "india", "china", "ural")
    assert war.told(ResourcesTraded)[0].troops == 2
    assert war.told(Expanded) == [Expanded(RED, "peru", "argentina", 7, ())]
    assert war.told(TurnBegan) == [TurnBegan(BLUE)]


def test_steps_without_a_line_are_passed_over() -> None:
    """Who has written only where the recruits go keeps the cards."""
    war = written(position(HOLD, step=StartOfTurn, hands=f"red: {CARDS}"), (DeployLine("peru", ALL), END))
    assert not war.told(StarBought)
    assert not war.told(ResourcesTraded)
    assert war.told(TurnBegan) == [TurnBegan(BLUE)]


def test_the_cheapest_star() -> None:
    """A line without cards buys with those of the fewest coins."""
    lasting = {"coins": {"siam": 3, "india": 2}}
    war = position(HOLD, step=StartOfTurn, hands=f"red: {CARDS}", lasting=lasting)
    written(war, (StarLine(), DeployLine("peru", ALL), END))
    assert war.told(StarBought)[0].cards == ("china", "ural", "coin.1", "coin.2")


def test_the_card_of_the_turn() -> None:
    """The first card of the line that is due is taken; without one, or a line, the dearest."""

    def taken(*lines: PlanLine) -> list[str]:
        war = position(
            {**HOLD, "red": "peru:3 argentina:2"}, step=EndOfTurn, parts=(Conquests(("argentina",)),),
            open="siam argentina peru ural", deck="india", lasting={"coins": {"peru": 2}},
        )  # fmt: skip
        return written(war, lines).hand("red")

    assert taken(CardLine(("siam", "argentina"))) == ["argentina"]
    assert taken(CardLine(("siam",))) == ["peru"]
    assert taken(END) == ["peru"]


def test_a_plan_joins_the_war() -> None:
    """Who was knocked out joins the war by default, and the lines go on."""
    war = position({"blue": "japan:2", "yellow": "egypt:2"}, step=JoinOrRecruit, knocked_out="red")
    written(war, (END,))
    assert len(war.told(WarJoined)) == 1
    assert war.told(TurnBegan) == [TurnBegan(BLUE)]


def test_lines_go_as_the_steps_do() -> None:
    """A line of an earlier step is refused, and so is a card that does not exist."""
    rules = position(HOLD).rules
    assert [kind.__name__ for kind in plan_lines(rules) if kind.step is not None] == [
        "StarLine", "ResourcesLine", "DeployLine", "FortifyLine", "CardLine",
    ]  # fmt: skip
    assert plan_flaw(rules, (StarLine(), ResourcesLine(("siam", "coin.10")), CardLine(), END)) is None
    assert plan_flaw(rules, (DeployLine("peru", ALL), StarLine())) == OutOfOrder(2)
    assert plan_flaw(rules, (StarLine(("siam", "wild_1", "coin.1", "ural")),)) == NoSuchCard("wild_1")
