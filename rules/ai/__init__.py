"""AI players that see only a view and the legal answers: shared answers for the Risk family, with advice by game."""

from __future__ import annotations

from rules.ai.characters import (
    CHARACTERS,
    USUAL,
    Character,
    CharacterChooser,
    advice_as,
    characters_of,
    choose_as,
    is_planned,
)
from rules.ai.choosing import ADVICE, ANSWERS, Chooser, advice_of, choose
from rules.ai.hints import Comparison, Hint, compare, give_hint
from rules.ai.outlook import Advice, Sight
from rules.ai.plan.tempers import BALANCED, TEMPERS
from rules.ai.plan.weights import Weights
from rules.ai.reasons import CounterAttack, TurnPlan
from rules.ai.strengths import EASY, STRENGTHS

__all__ = [
    "ADVICE",
    "ANSWERS",
    "BALANCED",
    "CHARACTERS",
    "EASY",
    "STRENGTHS",
    "TEMPERS",
    "USUAL",
    "Advice",
    "Character",
    "CharacterChooser",
    "Chooser",
    "Comparison",
    "CounterAttack",
    "Hint",
    "Sight",
    "TurnPlan",
    "Weights",
    "advice_as",
    "advice_of",
    "characters_of",
    "choose",
    "choose_as",
    "compare",
    "give_hint",
    "is_planned",
]
