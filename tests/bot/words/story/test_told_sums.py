"""What messages say was given, and who stands where, is what the events did, in whole games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest
from support.legacy.random_games import late_setting
from support.random_games.told_armies import PLACED, badly_added, check_what_is_told, granted

from bot.cli.selfplay import ai_player, dice, play, random_player, setting_of, taste
from bot.words import words
from bot.words.arguments import land_name
from bot.words.story.turns import turn_text, turns_in
from rules import NOBODY, Event, Setting, Territory, ruleset
from rules.godstorm import GodMoved
from rules.lotr import CaptainMoved
from rules.risk import Conquered

LED = re.compile(r"\*\*([^*]+)\*\* \(")
"""A territory in the line of a conquest, in bold, with its leaders behind it."""
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


@pytest.mark.parametrize("game", ["lotr", "godstorm"])
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 20))])
def test_leaders_stand_where_a_conquest_is_told_with_them(game: str, seed: int) -> None:
    table = setting_of(game, 3, {"setup": "dealt"} if game == "lotr" else {})
    steps = islice(play(table, dice(table, seed, 1), ai_player(taste(seed, 1))), 600)
    told = [(at, event.redact_for(None)) for at, step in enumerate(steps) for event in step.events]
    turns, rules, spoken = turns_in(told, 0, NOBODY, begun=True), ruleset(table), words("fr", game)
    stand = [{land_name(land, spoken) for land in _led(turn.events)} for turn in turns]
    assert any(stand)
    assert [{*_led_in(turn_text(turn, None, rules, spoken))} for turn in turns] == stand


def _led(events: Iterable[Event]) -> set[Territory]:
    """The territories that a turn conquered with leaders, and from which not all of these conquered on."""
    stand: dict[Territory, set[str]] = {}
    conquest: tuple[Territory, Territory] | None = None
    for event in events:
        if isinstance(event, Conquered):
            conquest = event.source, event.target
        elif isinstance(event, CaptainMoved | GodMoved) and (event.source, event.target) == conquest:
            leader = event.god if isinstance(event, GodMoved) else "captain"
            stand.get(event.source, set()).discard(leader)
            stand.setdefault(event.target, set()).add(leader)
    return {land for land, leaders in stand.items() if leaders}


def _led_in(story: str) -> Iterator[str]:
    """The territories that a story names with leaders behind them, of those conquered."""
    for line in story.split("\n"):
        if line.startswith("⚔️"):
            yield from LED.findall(line)
