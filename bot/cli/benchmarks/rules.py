"""Measure the speed of each game's rules against the reference core, and the size of their states."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import TypedDict

from bot.cli.benchmarks import reference, yardstick
from bot.cli.selfplay import ai_player, dice, play, random_player, setting_of, taste
from rules import Action, Chance, Setting, advance, begin, ruleset
from rules.records import Scripted, read_snapshot, snapshot_text

SEED = 4
RECORDS = 8
"""How many AI games are recorded, to be replayed."""
COPIES = 40
"""How many copies of a state are read to measure its memory."""
RANDOM_STEPS = 1200
"""The steps after which a random game is broken off, about the length of a real one: random classic games never end."""
TABLES: dict[str, dict[str, str]] = {"lotr": {}, "classic": {"mode": "conquest"}, "godstorm": {}, "legacy": {}}
"""The games to measure, with their options: Middle-earth with its standard set-up, the World to its last army, the
first war of a campaign."""
TARGETS = {
    ("lotr", "replay"): 0.25, ("lotr", "random"): 0.12,
    ("classic", "replay"): 0.4, ("classic", "random"): 0.15,
    ("godstorm", "replay"): 0.3, ("godstorm", "random"): 0.12,
    ("legacy", "replay"): 0.3, ("legacy", "random"): 0.12,
}  # fmt: skip
"""The least steps a second, as shares of the reference core's actions a second."""
MOST_JSON, MOST_MEMORY = 64 * 1024, 2 * 1024 * 1024
"""The most bytes of one state as JSON, and of one state in memory."""
REFERENCE = ("reference", "play")
Contest = dict[tuple[str, str], Callable[[int], int]]
"""Functions by game and kind of play: each plays the numbered game and returns its number of steps."""


class Speed(TypedDict):
    """Steps a second of one game, also as a share of the reference core's actions, and the target share, if any."""

    game: str
    play: str
    steps_per_second: int
    share: float
    target_share: float | None
    met: bool


class Size(TypedDict):
    """A size in bytes, and the most that is allowed."""

    game: str
    what: str
    bytes: int
    most: int
    met: bool


class RulesBench(TypedDict):
    """The output of `risk bench rules`."""

    yardstick_seconds: float
    reference_yardstick_seconds: float
    reference_actions_per_second: int
    speeds: list[Speed]
    sizes: list[Size]


@dataclass(frozen=True, slots=True)
class Played:
    """The answers and draws of a game that was played."""

    actions: tuple[Action, ...]
    draws: tuple[int, ...]


class FastDice(Chance):
    """Dice as fast as those of the reference core, so that the hash of the fair dice is not measured."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def draw(self, n: int, size: int) -> int:
        return int(self._random() * size)


def bench_rules(seconds: float = 0.1, rounds: int = 40) -> RulesBench:
    """Measure every game with four players: all kinds of play in turn, `seconds` each, `rounds` times.

    Shares are computed within each round, so that a change of the machine's speed does not matter; the median counts.
    """
    tables = {game: setting_of(game, 4, options) for game, options in TABLES.items()}
    records = {game: [record(table, number) for number in range(1, RECORDS + 1)] for game, table in tables.items()}
    measured = yardstick.seconds()
    speeds = _speeds(_contest(tables, records), seconds, rounds)
    core = speeds.pop(REFERENCE)
    return {
        "yardstick_seconds": round(measured, 3),
        "reference_yardstick_seconds": yardstick.REFERENCE_SECONDS,
        "reference_actions_per_second": round(median(core)),
        "speeds": [_speed(game, play, steps, core) for (game, play), steps in speeds.items()],
        "sizes": [size for game, table in tables.items() for size in _sizes(game, table, records[game])],
    }


def _contest(tables: dict[str, Setting], records: dict[str, list[Played]]) -> Contest:
    """The functions to measure, by game and kind of play."""
    contest: Contest = {REFERENCE: reference.play}
    for game, table in tables.items():
        contest |= {
            (game, "replay"): partial(replay_record, table, records[game]),
            (game, "random"): partial(random_game, table),
            (game, "ai"): partial(ai_game, table),
        }
    return contest


def _speeds(contest: Contest, seconds: float, rounds: int) -> dict[tuple[str, str], list[float]]:
    """The steps a second of each function, round by round."""
    speeds: dict[tuple[str, str], list[float]] = {what: [] for what in contest}
    for _ in range(rounds):
        for what, game in contest.items():
            speeds[what].append(steps_a_second(game, seconds))
    return speeds


def steps_a_second(game: Callable[[int], int], seconds: float) -> float:
    """The speed of `game` in whole games, numbered from 0, over `seconds` of processor time."""
    start, steps, number = process_time(), 0, 0
    while process_time() - start < seconds:
        steps += game(number)
        number += 1
    return steps / (process_time() - start)


def record(table: Setting, number: int) -> Played:
    """Play an AI game and record it."""
    actions: list[Action] = []
    draws: list[int] = []
    for step in play(table, dice(table, SEED, number), ai_player(taste(SEED, number))):
        draws += (drawn.number for drawn in step.draws)
        if step.action:
            actions.append(step.action)
    return Played(tuple(actions), tuple(draws))


def replay(table: Setting, game: Played) -> int:
    """Play a recorded game again, in place. Returns its number of actions."""
    rules, chance = ruleset(table), Scripted(game.draws)
    state = begin(rules, chance).state
    for action in game.actions:
        advance(rules, state, action, chance)
    return len(game.actions)


def replay_record(table: Setting, records: list[Played], number: int) -> int:
    """Play one of the recorded games again, by turns."""
    return replay(table, records[number % len(records)])


def random_game(table: Setting, number: int) -> int:
    """Play a game of random legal answers, for which all offers are listed. Returns its number of steps."""
    return sum(1 for _ in islice(play(table, FastDice(number), random_player(taste(SEED, number))), RANDOM_STEPS))


def ai_game(table: Setting, number: int) -> int:
    """Play a game of the AI. Returns its number of steps."""
    return sum(1 for _ in play(table, dice(table, SEED, number), ai_player(taste(SEED, number))))


def state_json(table: Setting, game: Played) -> str:
    """The largest of every twentieth state of a game, as JSON."""
    rules, chance = ruleset(table), Scripted(game.draws)
    state = begin(rules, chance).state
    largest = ""
    for at, action in enumerate(game.actions):
        advance(rules, state, action, chance)
        if at % 20 == 0:
            largest = max(largest, snapshot_text(state), key=len)
    return largest


def memory(table: Setting, state: str) -> int:
    """The bytes that one state takes in memory, on average over `COPIES` read from JSON."""
    rules, data = ruleset(table), json.loads(state)
    read_snapshot(rules, data)
    tracemalloc.start()
    copies = [read_snapshot(rules, data) for _ in range(COPIES)]
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(copies)


def _speed(game: str, play: str, steps: list[float], core: list[float]) -> Speed:
    target = TARGETS.get((game, play))
    share = round(median(speed / reference for speed, reference in zip(steps, core, strict=True)), 3)
    return {
        "game": game,
        "play": play,
        "steps_per_second": round(median(steps)),
        "share": share,
        "target_share": target,
        "met": target is None or share >= target,
    }


def _sizes(game: str, table: Setting, records: list[Played]) -> list[Size]:
    largest = max((state_json(table, game_record) for game_record in records), key=len)
    return [
        _size(game, "state json", len(largest.encode()), MOST_JSON),
        _size(game, "in memory", memory(table, largest), MOST_MEMORY),
    ]


def _size(game: str, what: str, size: int, most: int) -> Size:
    return {"game": game, "what": what, "bytes": size, "most": most, "met": size < most}
