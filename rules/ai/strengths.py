"""The strengths of an AI: `easy` looks one invasion ahead; `normal` and `hard` plan, in games that have a planner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from rules.ai.choosing import advice_of, choose
from rules.ai.classic.planner import plan_world
from rules.ai.lotr.planner import plan_middle_earth
from rules.ai.outlook import Advice
from rules.ai.plan.terms import BUDGET
from rules.kernel.offers import Offer
from rules.kernel.ruleset import Ruleset
from rules.kernel.values import Action, Decision
from rules.kernel.view import View

STRENGTHS = EASY, NORMAL, HARD = "easy", "normal", "hard"
"""Every strength, the weakest first."""
USUAL = NORMAL
"""The strength of an AI for which nobody has chosen another."""
A_GLANCE = 40
"""How many conquests `normal` looks at for an answer: single ones, and hardly a chain of them."""


class StrengthChooser(Protocol):
    """Answers as an AI of a strength, otherwise as a `Chooser`. `choose_as` is one."""

    def __call__(
        self,
        strength: str,
        rules: Ruleset,
        view: View,
        number: int,
        offers: Sequence[Offer],
        pick: Callable[[int], int],
        /,
    ) -> Action: ...


PLANNERS: Mapping[str, Mapping[str, Advice]] = {
    "classic": {NORMAL: plan_world(A_GLANCE), HARD: plan_world(BUDGET)},
    "lotr": {NORMAL: plan_middle_earth(A_GLANCE), HARD: plan_middle_earth(BUDGET)},
}
"""The advice with which `normal` and `hard` play, by the name of the game."""


def strengths_of(game: str) -> tuple[str, ...]:
    """The strengths that the AI has in a game of this name: all where it has a planner, else `easy` alone."""
    return STRENGTHS if game in PLANNERS else (EASY,)


def is_planned(strength: str, game: str, decision: Decision) -> bool:
    """Whether an AI of this strength answers such a decision from a plan: that takes milliseconds, not microseconds."""
    kind, easy = type(decision), advice_of(game)
    return advice_as(strength, game).answers.get(kind) is not easy.answers.get(kind)


def choose_as(
    strength: str, rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int]
) -> Action:
    """The answer of an AI of this strength to the viewer's decision `number`; of `easy` where the game has no other.

    For the other arguments and what is raised see `choose`; `LookupError` for a strength that does not exist.
    """
    if strength not in STRENGTHS:
        raise LookupError(f"no strength {strength!r}; there are {', '.join(STRENGTHS)}")
    return choose(rules, view, number, offers, pick, advice_as(strength, rules.name))


def advice_as(strength: str, game: str) -> Advice:
    """The advice with which an AI of this strength plays a game of this name; that of `easy` where it has no other."""
    return PLANNERS.get(game, {}).get(strength) or advice_of(game)
