"""How fast the rules of Middle-earth play, beside the yardstick and the reference core, all in the same minute."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TypedDict

from bot.bench import reference, yardstick
from bot.selfplay import ai, anybody, dice, played, seated, taste
from rules import ruleset
from rules.kernel import snapshot
from rules.kernel.chance import Scripted
from rules.kernel.game import Setting
from rules.kernel.play import advance, begin
from rules.kernel.values import Action

SEED = 4
RECORDS = 8
COPIES = 40
TARGETS = {"replay": 0.25, "random": 0.12}
"""Shares of the reference core's actions a second."""
MOST_JSON, MOST_MEMORY = 64 * 1024, 2 * 1024 * 1024
"""Bytes: one state as JSON, and one game in memory."""


class Speed(TypedDict):
    """Steps a second, as a share of the reference core's actions, and the share aimed at (None: none)."""

    steps_per_second: int
    share: float
    target_share: float | None
    met: bool


class Size(TypedDict):
    """Bytes, and the most that is allowed."""

    bytes: int
    most: int
    met: bool


class RulesBench(TypedDict):
    """What `risk bench rules` prints."""

    yardstick_seconds: float
    reference_yardstick_seconds: float
    reference_actions_per_second: int
    replay: Speed
    random: Speed
    ai: Speed
    state_json: Size
    game_in_memory: Size


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


def bench_rules(seconds: float = 2.0, rounds: int = 3) -> RulesBench:
    """Four players, the set-up of the book. Everything in turn, `seconds` each, `rounds` times; the best counts."""
    table = seated("lotr", 4, {})
    records = [record(table, number) for number in range(1, RECORDS + 1)]
    contest: dict[str, Callable[[int], int]] = {
        "replay": lambda n: replay(table, records[n % RECORDS]),
        "random": lambda n: random_game(table, n),
        "ai": lambda n: ai_game(table, n),
    }
    measured = yardstick.seconds()
    best = dict.fromkeys(("reference", *contest), 0.0)
    for _ in range(rounds):
        best["reference"] = max(best["reference"], reference.actions_a_second(seconds))
        for name, game in contest.items():
            best[name] = max(best[name], steps_a_second(game, seconds))
    largest = max((state_json(table, one) for one in records), key=len)
    return {
        "yardstick_seconds": round(measured, 3),
        "reference_yardstick_seconds": yardstick.REFERENCE_SECONDS,
        "reference_actions_per_second": round(best["reference"]),
        "replay": _speed("replay", best),
        "random": _speed("random", best),
        "ai": _speed("ai", best),
        "state_json": _size(len(largest.encode()), MOST_JSON),
        "game_in_memory": _size(memory(table, largest), MOST_MEMORY),
    }


def steps_a_second(game: Callable[[int], int], seconds: float) -> float:
    """Whole games, numbered from 0, until the time is over; `game` tells how many steps it took."""
    start, steps, number = perf_counter(), 0, 0
    while perf_counter() - start < seconds:
        steps += game(number)
        number += 1
    return steps / (perf_counter() - start)


def record(table: Setting, number: int) -> Played:
    """An AI game, kept."""
    actions: list[Action] = []
    draws: list[int] = []
    for step in played(table, dice(table, SEED, number), ai(taste(SEED, number))):
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


def random_game(table: Setting, number: int) -> int:
    """Any legal answer to everything; all offers are listed each time."""
    return sum(1 for _ in played(table, Tossed(number), anybody(taste(SEED, number))))


def ai_game(table: Setting, number: int) -> int:
    return sum(1 for _ in played(table, dice(table, SEED, number), ai(taste(SEED, number))))


def state_json(table: Setting, kept: Played) -> str:
    """The largest state of a game as the store writes it, looked at every twenty steps."""
    rules, chance = ruleset(table), Scripted(kept.draws)
    state = begin(rules, chance).state
    largest = ""
    for at, action in enumerate(kept.actions):
        advance(rules, state, action, chance)
        if at % 20 == 0:
            largest = max(largest, snapshot.text(state), key=len)
    return largest


def memory(table: Setting, state: str) -> int:
    """Bytes that one state takes in memory, on average over several read from their JSON."""

    rules, data = ruleset(table), json.loads(state)
    snapshot.read(rules, data)
    tracemalloc.start()
    kept = [snapshot.read(rules, data) for _ in range(COPIES)]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken // len(kept)


def _speed(name: str, best: dict[str, float]) -> Speed:
    share, target = best[name] / best["reference"], TARGETS.get(name)
    return {
        "steps_per_second": round(best[name]),
        "share": round(share, 3),
        "target_share": target,
        "met": target is None or share >= target,
    }


def _size(taken: int, most: int) -> Size:
    return {"bytes": taken, "most": most, "met": taken < most}
