"""What messages say was given is what the events gave, in whole games of Legacy and of LOTR with house rules."""

from __future__ import annotations

from itertools import islice

import pytest
from support.legacy.random_games import late_setting
from support.random_games.told_armies import PLACED, badly_added, check_what_is_told, granted

from bot.cli.selfplay import ai_player, dice, play, random_player, setting_of, taste
from bot.words import words
from bot.words.story.turns import turn_text, turns_in
from rules import NOBODY, Setting, ruleset

HOUSE = {"hecatomb": "on", "continental-power": "on", "risk-bounty": "on"}


def check_sums(table: Setting, seed: int) -> None:
    """Play a game of AIs, and hold its story to its events."""
    steps = list(play(table, dice(table, seed, 1), ai_player(taste(seed, 1))))
    told = [(at, event.redact_for(None)) for at, step in enumerate(steps) for event in step.events]
    assert granted(event for _, event in told)
    check_what_is_told(told, ruleset(table), words("en", table.game))


@pytest.mark.parametrize("seed", [3, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(20, 40))])
def test_a_war_of_legacy_says_what_it_gave(seed: int) -> None:
    check_sums(setting_of("legacy", 3, {}) if seed % 2 else late_setting(4, seed), seed)


@pytest.mark.parametrize("seed", [5, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(20, 40))])
def test_a_war_of_the_ring_with_house_rules_says_what_it_gave(seed: int) -> None:
    mode = ("alone", "alliance", "hunt")[seed % 3]
    check_sums(setting_of("lotr", 4, {"mode": mode, **HOUSE}), seed)


@pytest.mark.parametrize("game", ["classic", "lotr", "godstorm", "legacy"])
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 20))])
def test_the_places_of_reinforcements_add_up(game: str, seed: int) -> None:
    table = setting_of(game, 4, {"setup": "dealt"} if game in ("classic", "lotr") else {})
    steps = islice(play(table, dice(table, seed, 1), random_player(taste(seed, 1))), 1200)
    told = [(at, event.redact_for(None)) for at, step in enumerate(steps) for event in step.events]
    for language in ("en", "fr"):
        spoken = words(language, game)
        stories = [turn_text(turn, None, ruleset(table), spoken) for turn in turns_in(told, 0, NOBODY, begun=True)]
        assert any(PLACED.search(story) for story in stories)
        assert [line for story in stories for line in badly_added(story)] == []
