"""The board begins with what changed, enlarged, where that is one part of it; else with the whole."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from support.classic.position import field
from support.tables.prompts import session_at

from bot.services import Services
from bot.ui.pictures.board import changed_part
from renders import RecentTurns
from rules import Player
from rules.author import TurnBegan
from rules.risk import Conquered

RED, BLUE = Player("red"), Player("blue")


def services(*targets: tuple[str, str]) -> Services:
    """Services whose game has just had these conquests, in blue's turn."""
    events = [Conquered(BLUE, RED, source, target, 1, ()) for source, target in targets]  # type: ignore[arg-type]
    recent = RecentTurns().after([(1, [TurnBegan(BLUE), *events])], 1)

    async def recent_turns(session: Any) -> RecentTurns:
        return recent

    return cast(Services, SimpleNamespace(games=SimpleNamespace(recent_turns=recent_turns)))


@pytest.mark.parametrize(
    ("targets", "shown"),
    [
        ((("brazil", "peru"),), {"brazil", "peru"}),
        ((), set()),
        ((("brazil", "peru"), ("alaska", "kamchatka"), ("ukraine", "ural"), ("egypt", "congo")), set()),
    ],
)
async def test_what_changed_is_enlarged_unless_it_is_everywhere(
    targets: tuple[tuple[str, str], ...], shown: set[str]
) -> None:
    session = session_at("classic", field(hold={"red": "brazil:3", "blue": "peru"}))
    assert set(await changed_part(services(*targets), session, 1)) == shown
