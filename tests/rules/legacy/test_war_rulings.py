"""Decisions and rulings of Legacy that no step of the turn holds alone."""

from __future__ import annotations

import pytest
from support.legacy.campaigns import after_the_war
from support.legacy.campaigns import table as seated
from support.legacy.position import opening, position

from rules import Player, Unreadable
from rules import position as laid_out
from rules.author import ToReact
from rules.house import HOUSE
from rules.legacy import LEGACY
from rules.legacy.campaign.campaign import Campaign, Seated, Signature, Signed
from rules.legacy.campaign.rewards import ToTakeReward
from rules.legacy.combat.scar_cards import PlayScar
from rules.legacy.setup.headquarters import Headquarters
from rules.legacy.turn.buying_stars import StartOfTurn
from rules.legacy.turn.end_of_turn import EndOfTurn, ToTakeCard
from rules.legacy.turn.stars import stars_of
from rules.risk.combat.battle import Conquests
from rules.risk.turn.reinforce import ToReinforce

RED = Player("red")
HOLD = {"red": "peru:5", "blue": "brazil:2", "yellow": "egypt:2"}


@pytest.mark.parametrize("moments", ["start-and-end", "start"])
def test_bunker_and_shortage_are_for_battles(moments: str) -> None:
    """R15, R44, D2, D10, O-scar-cards-start-and-end, O-scar-cards-start · Turn 1 and 5: a bunker and a shortage are
    played before an attack roll alone; at the start and the end of a turn, before its card, nobody is asked for
    them."""
    setup = {"scar_cards": "red: bunker.1; blue: ammo_shortage.1", "options": {"scar-cards": moments}}
    assert isinstance(position(HOLD, step=StartOfTurn, **setup).asked(), ToReinforce)
    end = position(HOLD, step=EndOfTurn, parts=(Conquests(("peru",)),), open="peru siam", deck="ural", **setup)
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
    assert war.state.parts[Campaign].signatures == (Signature(1, "ann"),)


class TestLaidOutPositions:
    HOLD = "red: peru:4; blue: brazil; yellow: egypt; nobody: *"

    def test_what_a_war_has_besides(self) -> None:
        """Members, factions, headquarters, stars and open cards are described by seat; all other cards lie where they
        belong, and what is not said is as at the beginning."""
        rules = opening().rules
        state = laid_out(
            rules, self.HOLD, step="combat", members="blue: ben", factions="red: khan_industries",
            headquarters="red: peru; blue: siam", stars="red: 2", open="ural peru", hands="blue: coin.2 china",
        ).state  # fmt: skip
        assert state.parts[Seated].members == {"red": "red", "blue": "ben", "yellow": "yellow"}
        assert state.parts[Headquarters].at == {"peru": "khan_industries", "siam": "die_mechaniker"}
        assert (stars_of(state, RED), stars_of(state, Player("blue"))) == (3, 0)
        assert state.zone("open").cards == ("ural", "peru")
        assert len(state.zone("coins").cards) == 9
        assert len(state.zone("deck").cards) == 39

    @pytest.mark.parametrize(
        ("setup", "why"),
        [
            ({"factions": "red: mutiny"}, "factions: none is named 'mutiny'; there are die_mechaniker"),
            ({"factions": "red: khan_industries; blue: khan_industries"}, "factions: two seats play the same one"),
            ({"headquarters": "red: atlantis"}, "headquarters: no territory is named 'atlantis'"),
            ({"headquarters": "red: peru siam"}, "headquarters: red has one at most"),
            ({"stars": "red: many"}, "stars: 'many' is no number"),
            ({"stars": "green: 1"}, "stars: no seat is named 'green'"),
        ],
    )
    def test_what_is_refused(self, setup: dict[str, str], why: str) -> None:
        with pytest.raises(Unreadable, match=why):
            laid_out(opening().rules, self.HOLD, step="combat", **setup)
