"""How fast the rules of each game play, beside the yardstick and the reference core, all in the same minute."""

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
from rules import Action, Scripted, Setting, advance, begin, read_snapshot, ruleset, snapshot_text

SEED = 4
RECORDS = 8
COPIES = 40
RANDOM_STEPS = 1200
"""Where a random game is broken off, about where a real one ends: classic armies at random conquer nobody, ever."""
TABLES: dict[str, dict[str, str]] = {"lotr": {}, "classic": {"mode": "conquest"}}
"""The games measured, with their options: Middle-earth as its book sets it up, the World to its last army."""
TARGETS = {("lotr", "replay"): 0.25, ("lotr", "random"): 0.12, ("classic", "replay"): 0.4, ("classic", "random"): 0.15}
"""Shares of the reference core's actions a second."""
MOST_JSON, MOST_MEMORY = 64 * 1024, 2 * 1024 * 1024
"""Bytes: one state as JSON, and one game in memory."""
REFERENCE = ("reference", "play")
Contest = dict[tuple[str, str], Callable[[int], int]]
"""By game and kind of play: plays the numbered game, and tells how many steps it took."""


class Speed(TypedDict):
    """Steps a second of one game, as a share of the reference core's actions, and the share aimed at (None: none)."""

    game: str
    play: str
    steps_per_second: int
    share: float
    target_share: float | None
    met: bool


class Size(TypedDict):
    """Bytes, and the most that is allowed."""

    game: str
    what: str
    bytes: int
    most: int
    met: bool


class RulesBench(TypedDict):
    """What `risk bench rules` prints."""

    yardstick_seconds: float
    reference_yardstick_seconds: float
    reference_actions_per_second: int
    speeds: list[Speed]
    sizes: list[Size]


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: its answers, its draws."""

    actions: tuple[Action, ...]
    draws: tuple[int, ...]


class Tossed:
    """Dice thrown as the reference core throws them: the rules are measured, not the hash of the fair ones."""

    def __init__(self, seed: int) -> None:
        self._throw = Random(seed).random

    def draw(self, n: int, size: int) -> int:
        return int(self._throw() * size)


def bench_rules(seconds: float = 0.1, rounds: int = 40) -> RulesBench:
    """Four players at each game. Everything in turn, `seconds` each, `rounds` times.

    A share is taken within each round, a second of the same machine; the middle one of all rounds counts.
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
    """Everything that is measured, by game and kind of play."""
    contest: Contest = {REFERENCE: reference.play}
    for game, table in tables.items():
        contest |= {
            (game, "replay"): partial(replay_record, table, records[game]),
            (game, "random"): partial(random_game, table),
            (game, "ai"): partial(ai_game, table),
        }
    return contest


def _speeds(contest: Contest, seconds: float, rounds: int) -> dict[tuple[str, str], list[float]]:
    """The steps a second of each, round by round."""
    speeds: dict[tuple[str, str], list[float]] = {what: [] for what in contest}
    for _ in range(rounds):
        for what, game in contest.items():
            speeds[what].append(steps_a_second(game, seconds))
    return speeds


def steps_a_second(game: Callable[[int], int], seconds: float) -> float:
    """Whole games, numbered from 0, until the time of this process is over; `game` tells how many steps it took."""
    start, steps, number = process_time(), 0, 0
    while process_time() - start < seconds:
        steps += game(number)
        number += 1
    return steps / (process_time() - start)


def record(table: Setting, number: int) -> Played:
    """An AI game, kept."""
    actions: list[Action] = []
    draws: list[int] = []
    for step in play(table, dice(table, SEED, number), ai_player(taste(SEED, number))):
        draws += (drawn.number for drawn in step.draws)
        if step.action:
            actions.append(step.action)
    return Played(tuple(actions), tuple(draws))


def replay(table: Setting, kept: Played) -> int:
    """Play a record again, in place."""
    rules, chance = ruleset(table), Scripted(kept.draws)
    state = begin(rules, chance).state
    for action in kept.actions:
        advance(rules, state, action, chance)
    return len(kept.actions)


def replay_record(table: Setting, records: list[Played], number: int) -> int:
    """Play one of the records again, in turn."""
    return replay(table, records[number % len(records)])


def random_game(table: Setting, number: int) -> int:
    """Any legal answer to everything; all offers are listed each time."""
    return sum(1 for _ in islice(play(table, Tossed(number), random_player(taste(SEED, number))), RANDOM_STEPS))


def ai_game(table: Setting, number: int) -> int:
    return sum(1 for _ in play(table, dice(table, SEED, number), ai_player(taste(SEED, number))))


def state_json(table: Setting, kept: Played) -> str:
    """The largest state of a game as the store writes it, looked at every twenty steps."""
    rules, chance = ruleset(table), Scripted(kept.draws)
    state = begin(rules, chance).state
    largest = ""
    for at, action in enumerate(kept.actions):
        advance(rules, state, action, chance)
        if at % 20 == 0:
            largest = max(largest, snapshot_text(state), key=len)
    return largest


def memory(table: Setting, state: str) -> int:
    """Bytes that one state takes in memory, on average over several read from their JSON."""

    rules, data = ruleset(table), json.loads(state)
    read_snapshot(rules, data)
    tracemalloc.start()
    kept = [read_snapshot(rules, data) for _ in range(COPIES)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken // len(kept)


def _speed(game: str, play: str, steps: list[float], core: list[float]) -> Speed:
    target = TARGETS.get((game, play))
    share = round(median(ours / theirs for ours, theirs in zip(steps, core, strict=True)), 3)
    return {
        "game": game,
        "play": play,
        "steps_per_second": round(median(steps)),
        "share": share,
        "target_share": target,
        "met": target is None or share >= target,
    }


def _sizes(game: str, table: Setting, records: list[Played]) -> list[Size]:
    largest = max((state_json(table, one) for one in records), key=len)
    return [
        _size(game, "state json", len(largest.encode()), MOST_JSON),
        _size(game, "in memory", memory(table, largest), MOST_MEMORY),
    ]


def _size(game: str, what: str, taken: int, most: int) -> Size:
    return {"game": game, "what": what, "bytes": taken, "most": most, "met": taken < most}
