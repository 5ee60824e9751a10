"""The lines of a turn of Legacy as people write them and press them: stars, resources, and the card of the turn."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from support.legacy.position import position
from support.tables.prompts import session_at

from bot.ui.interaction.components import Press
from bot.ui.interaction.request import Rejected
from bot.ui.orders.plan_text import PlanText
from bot.ui.play.plan_editor import WrittenTurn, turn_layout
from bot.words import words
from bot.words.decisions import verb
from rules import Player
from rules.legacy.turn.plans import BuyStarLine, TakeCardLine, TradeResourcesLine
from rules.risk.plans.plan import ALL, EndLine, FortifyLine, InvadeLine, PlanLine

RED, BLUE = Player("red"), Player("blue")
WAR = position({"red": "peru:5", "blue": "brazil:2", "yellow": "egypt:2"})
SESSION = session_at("legacy", WAR)
LINES = (
    BuyStarLine(2),
    BuyStarLine(ALL),
    TradeResourcesLine(6),
    TradeResourcesLine(ALL),
    TakeCardLine("peru"),
    InvadeLine("peru", "brazil", BLUE, left=3),
    FortifyLine("peru", "argentina", 2),
    EndLine(),
)


def text(language: str) -> PlanText:
    return PlanText(SESSION, RED, words(language, "legacy"))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("line", LINES, ids=str)
def test_what_is_written_is_read_back(language: str, line: PlanLine) -> None:
    assert text(language).read(text(language).text(line)) == (line,)


@pytest.mark.parametrize(
    ("language", "typed", "line"),
    [
        ("en", "buy star 1", BuyStarLine(1)),
        ("en", "buy stars all", BuyStarLine(ALL)),
        ("en", "trade 6", TradeResourcesLine(6)),
        ("en", "take Peru", TakeCardLine("peru")),
        ("fr", "étoile 1", BuyStarLine(1)),
        ("fr", "échanger 10", TradeResourcesLine(10)),
        ("fr", "prendre la carte Pérou", TakeCardLine("peru")),
        ("en", "expand Peru > Argentina", InvadeLine("peru", "argentina")),
        ("en", "move Peru > Argentina 2", FortifyLine("peru", "argentina", 2)),
        ("fr", "s’étendre Pérou > Argentine", InvadeLine("peru", "argentina")),
        ("fr", "manoeuvre Pérou > Argentine 2", FortifyLine("peru", "argentina", 2)),
    ],
)
def test_how_people_write_them(language: str, typed: str, line: PlanLine) -> None:
    assert text(language).read(typed) == (line,)


@pytest.mark.parametrize("typed", ["buy star", "buy star Peru 2", "trade", "trade many", "take", "take Narnia"])
def test_what_cannot_be_read_is_refused(typed: str) -> None:
    with pytest.raises(Rejected):
        text("en").read(typed)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_editor_has_a_button_for_each(language: str) -> None:
    """Each kind of line has a button with its own verb."""
    request: Any = SimpleNamespace(words=words(language, "legacy"))
    layout = turn_layout(WrittenTurn(SESSION, RED, request, LINES))
    rows = [block for block in layout.blocks if isinstance(block, ui.ActionRow)]
    labels = {press.item.label for row in rows for press in row.children if isinstance(press, Press)}
    assert {verb(kind, request.words) for kind in ("buy-star", "trade-resources", "take-card")} < labels
