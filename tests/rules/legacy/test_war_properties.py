"""Properties of every war of Legacy: nobody is stuck, offers and checks agree, no troop is lost."""

from __future__ import annotations

import pytest
from legacy_random_games import run, table

from rules.legacy.stars import STARS_TO_WIN, stars_of


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_war(players: int) -> None:
    """Random wars end, and their one winner has four stars or is the last."""
    state = run(table(players), players)
    assert state.winners is not None
    (winner,) = state.winners
    others = [seat for seat in state.seats if seat != winner and state.land.of(seat)]
    assert stars_of(state, winner) >= STARS_TO_WIN or not others
