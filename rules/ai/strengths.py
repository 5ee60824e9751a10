"""The strengths of an AI: `easy` looks one invasion ahead; `normal` and `hard` plan, in games that have a planner."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ai.choosing import ADVICE
from rules.ai.classic.planner import plan_world
from rules.ai.godstorm.planner import plan_ancient_earth
from rules.ai.legacy.planner import plan_legacy
from rules.ai.lotr.planner import plan_middle_earth
from rules.ai.outlook import Advice
from rules.ai.plan.terms import BUDGET

STRENGTHS = EASY, NORMAL, HARD = "easy", "normal", "hard"
"""Every strength, the weakest first."""
A_WHILE = 500
"""How many `hard` looks at where each takes long to weigh."""
A_GLANCE = 40
"""How many conquests `normal` looks at for an answer: single ones, and hardly a chain of them."""


PLANNERS: Mapping[str, Mapping[str, Advice]] = {
    "classic": {NORMAL: plan_world(A_GLANCE), HARD: plan_world(BUDGET)},
    "godstorm": {
        NORMAL: plan_ancient_earth(A_GLANCE, saves=False),
        HARD: plan_ancient_earth(BUDGET, saves=True),
    },
    "legacy": {
        NORMAL: plan_legacy(ADVICE["legacy"], A_GLANCE, far=False),
        HARD: plan_legacy(ADVICE["legacy"], A_WHILE),
    },
    "lotr": {NORMAL: plan_middle_earth(A_GLANCE, far=False), HARD: plan_middle_earth(A_WHILE)},
}
"""The advice with which `normal` and `hard` play, by the name of the game."""
