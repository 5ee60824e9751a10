"""The lines of a turn of Godstorm as people write them: gods, temples, cards, Heaven, and rounds of godswar."""

from __future__ import annotations

import pytest
from support.godstorm.moments import session_of
from support.godstorm.position import BLUE, field

from bot.ui.interaction.request import Rejected
from bot.ui.orders.plan_text import PlanText
from bot.words import words
from rules.godstorm.plans import BuildLine, BuyLine, LeaveHeavenLine, SummonLine
from rules.kernel.values import NOBODY
from rules.risk.plans.plan import ALL, EndLine, InvadeLine, PlanLine

LINES = (
    SummonLine("sky", "gaul"),
    BuildLine("gaul"),
    BuyLine("war", 2),
    InvadeLine("gaul", "liguria", NOBODY, 3, 60, ("war", "magic"), rounds=2),
    LeaveHeavenLine("north-gate", ALL),
    EndLine(),
)


@pytest.fixture(params=["en", "fr"])
def text(request: pytest.FixtureRequest) -> PlanText:
    return PlanText(session_of(field(hold={"blue": "gaul:6 liguria"})), BLUE, words(request.param))


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.kind)
def test_what_is_written_is_read_back(text: PlanText, line: PlanLine) -> None:
    assert text.read(text.text(line)) == (line,)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("summon sky > Gaul", SummonLine("sky", "gaul")),
        ("build a temple Gaul", BuildLine("gaul")),
        ("buy war 2", BuyLine("war", 2)),
        ("leave Heaven North Gate 3", LeaveHeavenLine("north-gate", 3)),
        ("attack Gaul > Liguria, war, rounds 1", InvadeLine("gaul", "liguria", NOBODY, leaders=("war",), rounds=1)),
    ],
)
def test_lines_in_english(text: str, line: PlanLine) -> None:
    english = PlanText(session_of(field(hold={"blue": "gaul:6 liguria"})), BLUE, words("en"))
    assert english.read(text) == (line,)


@pytest.mark.parametrize("text", ["summon > Gaul", "summon love > Gaul", "build Gaul > Liguria", "buy war many", "set"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    """There are no sets to trade in either."""
    english = PlanText(session_of(field(hold={"blue": "gaul:6 liguria"})), BLUE, words("en"))
    with pytest.raises(Rejected):
        english.read(text)
