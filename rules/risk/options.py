"""The options that several games of the family offer, each with what its rules know."""

from __future__ import annotations

from typing import Literal, get_args

from rules.kernel.options import Option

FirstPlayerChoice = Literal["two-rolls", "first-to-place"]
FIRST_PLAYER: Option[FirstPlayerChoice] = Option("first-player", get_args(FirstPlayerChoice))
FirstRoundsChoice = Literal["war", "truce"]
FIRST_ROUNDS: Option[FirstRoundsChoice] = Option("first-rounds", get_args(FirstRoundsChoice))
LoneDieChoice = Literal["two", "one"]
LONE_DIE: Option[LoneDieChoice] = Option("lone-die", get_args(LoneDieChoice))
TradesAfterEliminationChoice = Literal["down-to-four", "every-set"]
TRADES_AFTER_ELIMINATION: Option[TradesAfterEliminationChoice] = Option(
    "trades-after-elimination", get_args(TradesAfterEliminationChoice)
)
