"""The list of rulebook cases is whole: every sentence of the play aid, decision, ruling, choice, power, scar, mission
and reward has one, and the page says so."""

from __future__ import annotations

import re
from pathlib import Path

from support.documents.rulebook_cases import LEGACY as BOOK
from support.documents.rulebook_cases import cases, listed

from rules.legacy import LEGACY
from rules.legacy.campaign.box import AMMO_SHORTAGE, BUNKER, MISSIONS
from rules.legacy.setup.factions import POWERS

PAGE = Path(__file__).parents[3] / "docs" / "rulebook-cases-legacy.md"
RULINGS_PAGE = PAGE.with_name("decisions-legacy.md")
SENTENCES, DECISIONS, RULINGS = 54, 25, 24
OF_THE_TABLE = {"D21", "D22", "D23"}
"""Who a campaign belongs to, votes and keys are no matter of the rules."""
OF_EVENTS = {"R52"}
"""How an event is discarded: its cases stand beside the cards that are turned up."""
REWARDS = (
    "name_continent", "major_city", "cancel_scar", "continent_bonus", "fortify", "destroy_card", "minor_city",
    "upgrade_card", "signature", "winner", "held-on", "eliminated", "put-off", "stock", "world",
)  # fmt: skip


def test_every_number_has_a_case() -> None:
    """The play aid without a gap, every decision, ruling and choice, every power, scar, mission and reward."""
    wanted = {f"R{n}" for n in range(1, SENTENCES + 1)} | {f"D{n}" for n in range(1, DECISIONS + 1)}
    wanted |= {f"A{n}" for n in range(1, RULINGS + 1)}
    wanted |= {f"O-{option.name}-{choice}" for option in LEGACY.options for choice in option.choices}
    wanted |= {f"P-{power}" for powers in POWERS.values() for power in powers} | {f"M-{name}" for name in MISSIONS}
    wanted |= {f"S-{scar}" for scar in (AMMO_SHORTAGE, BUNKER)} | {f"W-{reward}" for reward in REWARDS}
    wanted -= OF_THE_TABLE | OF_EVENTS
    numbers = {case.number for case in cases(BOOK)}
    assert numbers == wanted, sorted(numbers ^ wanted)


def test_the_page_is_up_to_date() -> None:
    """The page equals the tests' docstrings (to rewrite it, see `tests/support/documents/rulebook_cases.py`)."""
    assert PAGE.read_text(encoding="utf-8") == listed(BOOK)


def test_the_rulings_page_names_every_ruling_and_choice() -> None:
    """Each number once in its table; beside each option its choices, the default first."""
    text = RULINGS_PAGE.read_text(encoding="utf-8")
    numbers = re.findall(r"^\| ([DA]\d+) \|", text, re.MULTILINE)
    assert numbers == [*(f"D{n}" for n in range(1, DECISIONS + 1)), *(f"A{n}" for n in range(1, RULINGS + 1))]
    for option in LEGACY.options:
        assert f"`{option.name}`: {', '.join(f'`{choice}`' for choice in option.choices)}" in text
