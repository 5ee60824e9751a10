"""SEALED: it opens packs of Risk Legacy. A position of a late campaign holds all that the campaign has left."""

from __future__ import annotations

from random import Random

import pytest
from support.random_games.random_answers import pick
from support.sealed.legacy_packs import late_table

from rules import Ruleset, Seeded, apply, begin, position
from rules.legacy.campaign.campaign import Campaign
from rules.legacy.campaign.chain import campaign_after
from rules.legacy.campaign.seals import outcome_of_packs
from rules.legacy.sealed.pocket_2.kept import ISLAND

EVERY = ("pack_1", "pack_2", "pack_3", "pack_4", "pocket_1", "pocket_2")


def laid_out(rules: Ruleset) -> str:
    """A territory for each seat, the last one's on what the packs have added."""
    lands = ("peru", "siam", "ural")
    return "; ".join([*map(": ".join, zip(rules.seats, lands, strict=True)), "nobody: *"])


@pytest.mark.parametrize("labels", [(), *((label,) for label in EVERY), EVERY])
def test_the_campaign_and_the_board_are_those_of_the_game(labels: tuple[str, ...]) -> None:
    rules = late_table(3, *labels)
    game, laid = begin(rules, Seeded(b"a game")).state, position(rules, laid_out(rules), step="combat").state
    assert laid.parts[Campaign] == game.parts[Campaign]
    assert outcome_of_packs(laid) == outcome_of_packs(game)
    assert campaign_after(laid) == campaign_after(game)
    assert rules.at(laid).board == rules.at(game).board
    assert (ISLAND in rules.at(laid).board.territories) is ("pocket_2" in labels)


@pytest.mark.parametrize("label", EVERY)
def test_it_plays_on(label: str) -> None:
    rules, rnd, chance = late_table(3, label), Random(label), Seeded(label.encode())
    state = position(rules, laid_out(rules), chance=chance).state
    for _ in range(60):
        if state.winners is not None:
            break
        state = apply(rules, state, pick(rules, state, rnd.choice(state.unanswered), rnd), chance).state
