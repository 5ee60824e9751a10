"""The steps of a turn of Godstorm: what a player would pass over by finishing them one after the other."""

from __future__ import annotations

from collections.abc import Callable

from support.godstorm.position import BLUE, GREEN, field

from rules.godstorm.purchases import Buy, Purchases
from rules.godstorm.summoning import Summoning
from rules.kernel.values import Decision
from rules.risk.combat.invasion import Combat, ToFight
from rules.risk.turn.reinforce import Finish
from rules.risk.turn.steps import find_finish, list_passed_steps

HOLD = {"blue": "gaul:5 anglia:3", "green": "liguria:3"}


def never(decision: Decision) -> bool:
    return False


def before_combat(decision: Decision) -> bool:
    return isinstance(decision, ToFight)


def passed(step: type, stop: Callable[[Decision], bool] = never, faith: str = "blue: 9") -> list[tuple[str, set[str]]]:
    game = field(hold=HOLD, gods={"blue": "war@gaul"}, faith=faith, step=step)
    found = list_passed_steps(game.rules, game.state, BLUE, stop)
    return [(decision.kind, {offer.action.kind for offer in offers}) for decision, offers in found]


def test_every_step_that_can_be_finished_is_passed_with_what_it_offers() -> None:
    steps = passed(Summoning)
    assert [kind for kind, _ in steps] == ["to-summon", "to-buy", "to-fight", "to-fortify"]
    assert {"summon", "build"} <= dict(steps)["to-summon"]
    assert "buy" in dict(steps)["to-buy"]


def test_passing_ends_before_the_stop() -> None:
    assert [kind for kind, _ in passed(Summoning, before_combat)] == ["to-summon", "to-buy"]
    assert passed(Combat, before_combat) == []


def test_a_step_in_which_nothing_can_be_paid_is_not_among_them() -> None:
    assert [kind for kind, _ in passed(Combat, faith="blue: 0")] == ["to-fight", "to-fortify"]


def test_cards_that_are_still_face_down_are_not_looked_through() -> None:
    """What a bought card could do may not show before the buying is over."""
    game = field(hold=HOLD, gods={"blue": "war@gaul"}, faith="blue: 9", step=Purchases)
    game.play(Buy, "war")
    assert [decision.kind for decision, _ in list_passed_steps(game.rules, game.state, BLUE, never)] == ["to-buy"]


def test_only_the_player_on_turn_has_steps_to_finish() -> None:
    game = field(hold=HOLD, step=Combat)
    assert find_finish(game.rules, game.state, BLUE) == Finish(game.number(), BLUE)
    assert find_finish(game.rules, game.state, GREEN) is None
