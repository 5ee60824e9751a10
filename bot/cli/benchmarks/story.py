"""Measure how long the story of a turn is: 52 games of AIs, of every game and kind, in both languages.

Every seat is told as a person's would be. Characters are counted as Discord displays them: without markdown, a mark of
the bot's own as one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import dropwhile
from statistics import median, quantiles
from typing import Any, TypedDict

from bot.cli.selfplay import ai_player, dice, play, setting_of, taste
from bot.services.emoji import emoji_names
from bot.words import LANGUAGES, words
from bot.words.marks import Marks
from bot.words.story.turns import Turn, strength_of, turn_text, turns_in
from rules import NOBODY, Event, Ruleset, Setting, State, ruleset
from rules.author import TurnBegan

SEED = 13
GAMES_OF_EACH = 4
SHORT_WAR = 22
"""The turns of the war whose whole story is measured."""
MEDIAN, NEARLY_ALL, WHOLE_WAR, RAW = 400, 1000, 10_000, 4000
"""The most characters: of the median turn, of 95 turns in 100, of a war of three in 22 turns; and the most raw ones, in
which an emoji counts as what is sent for it."""

Kind = tuple[str, int, Mapping[str, str]]
KINDS: tuple[Kind, ...] = (
    ("lotr", 4, {}),
    ("lotr", 3, {}),
    ("lotr", 2, {}),
    ("lotr", 4, {"mode": "alliance"}),
    ("lotr", 4, {"edition": "base-and-expansion"}),
    ("classic", 3, {"mode": "secret-mission"}),
    ("classic", 3, {"mode": "conquest"}),
    ("classic", 5, {"mode": "capital"}),
    ("classic", 2, {"mode": "two-players"}),
    (
        "classic",
        3,
        {"mode": "conquest", "board": "ancient", **dict.fromkeys(("calculated-risks", "prisoners-of-war"), "on")},
    ),
    ("godstorm", 4, {}),
    ("godstorm", 3, {}),
    ("godstorm", 2, {}),
)


class StoryBench(TypedDict):
    """Characters of the stories of all turns, by language."""

    turns: int
    lengths: list[dict[str, Any]]


def bench_story() -> StoryBench:
    """Play the games and measure every turn's story."""
    displayed: dict[str, list[int]] = {language: [] for language in LANGUAGES}
    raw: dict[str, list[int]] = {language: [] for language in LANGUAGES}
    wars: dict[str, list[int]] = {language: [] for language in LANGUAGES}
    dressed = Marks({mark: f"<:{name}:{10**18}>" for mark, name in emoji_names().items()})
    for game, seats, options in KINDS:
        for number in range(1, GAMES_OF_EACH + 1):
            lengths = stories(setting_of(game, seats, options), number)
            for language, texts in lengths.items():
                shown = [visible_length(text) for text in texts]
                displayed[language] += shown
                raw[language] += (len(dressed.dress(text)) for text in texts)
                if seats == 3 and len(shown) >= SHORT_WAR:
                    wars[language].append(sum(shown[:SHORT_WAR]))
    lengths_by_language = [
        {
            "language": language,
            "median": round(median(displayed[language])),
            "target_median": MEDIAN,
            "p95": round(quantiles(displayed[language], n=20)[-1]),
            "target_p95": NEARLY_ALL,
            "longest_raw": max(raw[language]),
            "target_longest_raw": RAW,
            "median_war_of_22_turns": round(median(wars[language])),
            "longest_war_of_22_turns": max(wars[language]),
            "target_war": WHOLE_WAR,
        }
        for language in LANGUAGES
    ]
    return {"turns": len(displayed[LANGUAGES[0]]), "lengths": lengths_by_language}


def stories(setting: Setting, number: int) -> dict[str, list[str]]:
    """The stories of all turns of one game, by language."""
    rules = ruleset(setting)
    found: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for turn, state in turns(rules, setting, number):
        for language, texts in found.items():
            spoken = words(language, setting.game)
            text = turn_text(turn, strength_of(turn.seat, state, rules, spoken), rules, spoken)
            if text:
                texts.append(text)
    return found


def turns(rules: Ruleset, setting: Setting, game: int) -> Iterator[tuple[Turn, State]]:
    """The turns of one game as everybody sees them, each with the state after it."""
    shown: list[tuple[int, Event]] = []
    number, seat = 0, NOBODY
    steps = play(setting, dice(setting, SEED, game), ai_player(taste(SEED, game)))
    between = False
    for at, step in enumerate(steps):
        own = dropwhile(lambda event: not isinstance(event, TurnBegan), step.events) if between else step.events
        shown += [(at, event.redact_for(None)) for event in own]
        between = step.state.active == NOBODY  # Bids, say: the channel tells them in a message of their own.
        *over, under_way = turns_in(shown, number, seat, begun=True)
        for turn in over:
            if turn.number:
                yield turn, step.state
        if over:
            number, seat = under_way.number, under_way.seat
            shown = [(at, event) for event in under_way.events]


_MARKDOWN = re.compile(r"\*\*|\*|^-# |\ufe0f|<a?:\w+:\d+>", re.MULTILINE)
"""What Discord does not show as characters; the selector is the second half of a plain mark such as ⚔️."""


def visible_length(text: str) -> int:
    """The characters of a text as Discord shows it."""
    return len(_MARKDOWN.sub(lambda found: "▪" if found.group().startswith("<") else "", text))
