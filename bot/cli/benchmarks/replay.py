"""Measure the page of a finished game and that of a campaign: how long it is made, beside proving the same records, and
how large it is.

Each share is taken within a round, and the median of all rounds counts: a machine that changes its speed changes both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import Any, TypedDict

from bot.cli.campaigns import play_campaign
from bot.cli.selfplay import ai_player, dice, head, play, setting_of, taste
from bot.ui.replay.campaign import campaign_page
from bot.ui.replay.page import replay_page
from rules import GAMES, ruleset
from rules.records import Record, line_of, read_record, verify, verify_chain, write_record

SEED, SEATS, ROUNDS = 3, 4, 9
TIMES, LONGEST = 6.0, 5.0
"""The most that a page may take: so many times its proof, and so many seconds."""
LARGEST: Mapping[str, float] = {"classic": 1.2, "lotr": 1.5, "godstorm": 1.6, "legacy": 1.3}
"""The most megabytes of the page of a whole game, by game."""


LARGEST_CAMPAIGN = 2.5
"""The most megabytes of the page of a whole campaign."""


class ReplayBench(TypedDict):
    """A row for each game; `first` is the first page that a program makes of a game, with all that it reads for it. And
    the page of a campaign."""

    pages: list[dict[str, Any]]
    campaign: dict[str, Any]


def bench_replay() -> ReplayBench:
    """Play a game of AIs of each kind, prove its record and make its page, several times each; then once a campaign."""
    return {"pages": [_row(game) for game in LARGEST], "campaign": _campaign()}


def _campaign() -> dict[str, Any]:
    wars = [*play_campaign(setting_of("legacy", SEATS, {}), SEED, 1)]
    records = {f"{war.war:02}": war.record for war in wars}
    start = process_time()
    proof = verify_chain(records, GAMES)
    proved = process_time() - start
    start = process_time()
    size = len(campaign_page(proof, records, {}).encode()) / 1e6
    made = process_time() - start
    return {
        "games": len(wars),
        "steps": sum(war.steps for war in wars),
        "megabytes": round(size, 2),
        "target_megabytes": LARGEST_CAMPAIGN,
        "times_its_proof": round(made / proved, 1),
        "seconds": round(made, 1),
        "met": size <= LARGEST_CAMPAIGN,
    }


def _row(game: str) -> dict[str, Any]:
    text = record_of_ais(game)
    record = read_record(text)
    verify(record, ruleset)
    first, size = _seconds(lambda: replay_page(text)), len(replay_page(text).encode()) / 1e6
    rounds = [(_seconds(lambda: replay_page(text)), _seconds(lambda: verify(record, ruleset))) for _ in range(ROUNDS)]
    times, proved = median(made / proof for made, proof in rounds), median(proof for _, proof in rounds)
    return {
        "game": game,
        "steps": len(record.lines),
        "megabytes": round(size, 2),
        "target_megabytes": LARGEST[game],
        "times_its_proof": round(times, 1),
        "target_times": TIMES,
        "first": round(first / proved, 1),
        "seconds": round(first, 2),
        "target_seconds": LONGEST,
        "met": size <= LARGEST[game] and times <= TIMES and first <= LONGEST,
    }


def record_of_ais(game: str) -> str:
    """The record of a whole game of AIs."""
    setting = setting_of(game, SEATS, {})
    steps = play(setting, dice(setting, SEED, 1), ai_player(taste(SEED, 1)))
    lines = tuple(line_of(number, step) for number, step in enumerate(steps))
    return write_record(Record(head(setting, SEED, 1), lines))


def _seconds(work: Callable[[], object]) -> float:
    """The processor time of some work."""
    start = process_time()
    work()
    return process_time() - start
