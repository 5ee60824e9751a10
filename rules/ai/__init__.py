"""AI players that see only a view and the legal answers: shared answers for the Risk family, with advice by game."""

from __future__ import annotations

from rules.ai.choosing import ADVICE, ANSWERS, Chooser, advice_of, choose
from rules.ai.outlook import Advice, Sight
from rules.ai.strengths import EASY, STRENGTHS, USUAL, StrengthChooser, choose_as, strengths_of

__all__ = [
    "ADVICE",
    "ANSWERS",
    "EASY",
    "STRENGTHS",
    "USUAL",
    "Advice",
    "Chooser",
    "Sight",
    "StrengthChooser",
    "advice_of",
    "choose",
    "choose_as",
    "strengths_of",
]
