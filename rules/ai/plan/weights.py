"""The weights of a plan: what armies, land, income, cards and chances count against one another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What the parts of a seat's strength count, in armies.

    `rear`: an army that borders on no enemy. `land`: a territory held. `rounds`: how many rounds of income count, and
    `late` how much fewer the dearer sets are. `card`: a card, as a part of the next set. `part`: how much of a region's
    bonus counts that is held in part. `threat` and `coming`: what of a neighbour's stack, and of his income, an army at
    a door has to hold against. `share`: the exponent that turns strengths into shares. `hunger`: what a seat gains that
    can take another's cards. `nearness`: what it is to be near one's aim. `stake`: what part
    of the worth is lost with all armies where a chain fails. `least`: the chance below which a chain is dropped.
    `go_on`: that above which an invasion under way is not thought over. `grudge`: how much more the strongest of the
    others counts.
    """

    rear: float = 0.6
    land: float = 0.6
    rounds: float = 1.5
    late: float = 0.3
    card: float = 0.28
    part: float = 0.25
    threat: float = 0.9
    coming: float = 0.5
    share: float = 1.6
    hunger: float = 0.6
    nearness: float = 2.0
    stake: float = 0.8
    least: float = 0.45
    go_on: float = 0.62
    grudge: float = 0.0


USUAL = Weights()
"""Those of a game that names no others."""
