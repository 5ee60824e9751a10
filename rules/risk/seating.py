"""Who may sit together: refusals before a game of the family begins."""

from __future__ import annotations

from rules.kernel.values import Refusal


class WrongNumber(Refusal):
    """This many players cannot play: the numbers that can."""

    seats: int
    allowed: tuple[int, ...]
