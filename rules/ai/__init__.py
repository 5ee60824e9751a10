"""AI players that see only a view and the legal answers: shared answers for the Risk family, with advice by game."""

from __future__ import annotations

from rules.ai.choosing import ADVICE, ANSWERS, Chooser, advice_of, choose
from rules.ai.hints import Comparison, Hint, compare, give_hint
from rules.ai.outlook import Advice, Sight
from rules.ai.plan.weights import Weights
from rules.ai.reasons import CounterAttack, TurnPlan
from rules.ai.strengths import EASY, STRENGTHS, USUAL, StrengthChooser, advice_as, choose_as, is_planned, strengths_of

__all__ = [
    "ADVICE",
    "ANSWERS",
    "EASY",
    "STRENGTHS",
    "USUAL",
    "Advice",
    "Chooser",
    "Comparison",
    "CounterAttack",
    "Hint",
    "Sight",
    "StrengthChooser",
    "TurnPlan",
    "Weights",
    "advice_as",
    "advice_of",
    "choose",
    "choose_as",
    "compare",
    "give_hint",
    "is_planned",
    "strengths_of",
]
