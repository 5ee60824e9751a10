"""House rules under which no turn is planned, since chains of conquests would be reckoned wrongly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.ai.outlook import Advice
from rules.house.calculated_risks import calculated_risks
from rules.house.general_mobilisation import general_mobilisation
from rules.house.single_front import single_front
from rules.kernel.module import Module

UNPLANNED = (calculated_risks, general_mobilisation, single_front)
"""One throw decides with all armies, everybody places at once after a round, a single army attacks."""


def unplanned(easy: Advice) -> tuple[tuple[Module, Callable[[Advice], Advice]], ...]:
    """What an advice that plans adds under these rules: the answers of `easy`, and what that adds itself."""

    def answer_easily(advice: Advice) -> Advice:
        return replace(advice, answers=easy.answers)

    return (*((rule, answer_easily) for rule in UNPLANNED), *easy.more)
