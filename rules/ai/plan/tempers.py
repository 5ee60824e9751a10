"""Tempers: what one AI of the same strength weighs otherwise than another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.ai.plan.weights import Weights

SURE = 0.95
"""The chance above which every temper goes on with an invasion."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How the weights of a game are changed.

    `caution` is added to the chances from which a chain is begun and an invasion gone on with, `land` to what a
    territory counts, `grudge` to how much more the strongest of the others counts; what a neighbour may do and what a
    failed chain costs is feared `fear` times as much.
    """

    caution: float = 0.0
    land: float = 0.0
    fear: float = 1.0
    grudge: float = 0.0

    def tempered(self, weights: Weights) -> Weights:
        """These weights in this temper."""
        return replace(
            weights,
            least=weights.least + self.caution,
            go_on=min(SURE, weights.go_on + self.caution),
            land=weights.land + self.land,
            threat=weights.threat * self.fear,
            stake=weights.stake * self.fear,
            grudge=weights.grudge + self.grudge,
        )


BALANCED = "balanced"
"""The temper of an AI for which nobody has chosen another."""
TEMPERS: Mapping[str, Temper] = {
    BALANCED: Temper(),
    "bold": Temper(caution=-0.12, land=0.5, fear=0.5),
    "patient": Temper(caution=0.12, land=-0.2, fear=1.4),
    "grudging": Temper(grudge=3.0),
}
"""The tempers by their names: one that attacks where others wait, one that waits until it can hold what it takes, and
one that goes for whoever is ahead."""
