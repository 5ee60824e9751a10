"""The options that several games of the family offer, each with what its rules know; why house rules are refused."""

from __future__ import annotations

from typing import Literal, get_args

from rules.kernel.options import Option
from rules.kernel.values import Refusal

FirstPlayerChoice = Literal["two-rolls", "first-to-place"]
FIRST_PLAYER: Option[FirstPlayerChoice] = Option("first-player", get_args(FirstPlayerChoice))
"""The option of how the first player is found."""
FirstRoundsChoice = Literal["war", "truce"]
FIRST_ROUNDS: Option[FirstRoundsChoice] = Option("first-rounds", get_args(FirstRoundsChoice))
"""The option of whether nobody may be attacked in the first rounds."""
LoneDieChoice = Literal["two", "one"]
LONE_DIE: Option[LoneDieChoice] = Option("lone-die", get_args(LoneDieChoice))
"""The option of how many dice a lone army defends with against a lone attacking die."""
TradesAfterEliminationChoice = Literal["down-to-four", "every-set"]
TRADES_AFTER_ELIMINATION: Option[TradesAfterEliminationChoice] = Option(
    "trades-after-elimination", get_args(TradesAfterEliminationChoice)
)
"""The option of how long a player who took another's cards goes on trading sets."""


class HouseRulesClash(Refusal):
    """These two house rules cannot be combined."""

    rule: str
    other: str


class HouseRuleWants(Refusal):
    """The house rule requires another value of an option."""

    rule: str
    option: str
    choice: str


class NotOnThisBoard(Refusal):
    """The table's board has no such region; choose another."""

    option: str
    choice: str
