"""Decisions and rulings of Legacy that no step of the turn holds alone."""

from __future__ import annotations

import pytest
from legacy_campaigns import after_the_war
from legacy_campaigns import table as seated
from legacy_position import position

from rules import Player, ToReact
from rules.house import HOUSE
from rules.legacy import LEGACY
from rules.legacy.buying_stars import StartOfTurn
from rules.legacy.campaign import Campaign, Signature, Signed
from rules.legacy.end_of_turn import EndOfTurn, ToTakeCard
from rules.legacy.rewards import ToTakeReward
from rules.legacy.scar_cards import PlayScar
from rules.risk.battle import Conquests
from rules.risk.reinforce import ToReinforce

RED = Player("red")
HOLD = {"red": "peru:5", "blue": "brazil:2", "yellow": "egypt:2"}


@pytest.mark.parametrize("moments", ["start-and-end", "start"])
def test_bunker_and_shortage_are_for_battles(moments: str) -> None:
    """R15, R44, D2, D10, O-scar-cards-start-and-end, O-scar-cards-start · Turn 1 and 5: a bunker and a shortage are
    played before an attack roll alone; at the start and the end of a turn, before its card, nobody is asked for
    them."""
    said = {"scar_cards": "red: bunker.1; blue: ammo_shortage.1", "options": {"scar-cards": moments}}
    assert isinstance(position(HOLD, step=StartOfTurn, **said).asked(), ToReinforce)
    end = position(HOLD, step=EndOfTurn, parts=(Conquests(("peru",)),), open="peru siam", deck="ural", **said)
    assert end.asked() == ToTakeCard(RED)
    assert end.refused(PlayScar, "bunker.1").kind == "not-now"
    assert not [asked for asked in end.state.pending.values() if isinstance(asked, ToReact)]


def test_there_are_no_house_rules() -> None:
    """D19 · Options: a campaign is played by its own rules alone; no house rule is offered."""
    assert not {option.name for option in LEGACY.options} & set(HOUSE)


def test_an_ai_signs_like_anybody() -> None:
    """A17 · After the war: an AI that wins signs under its own name and takes a reward."""
    war = after_the_war(seated(3), {"red": "alaska", "blue": "peru"}, ais=("ann",))
    assert war.told(Signed) == [Signed(RED)]
    assert war.asked() == ToTakeReward(RED, True)
    assert war.state.part(Campaign).signatures == (Signature(1, "ann"),)
