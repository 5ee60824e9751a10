"""`risk simulate`: let the AI play whole games, count and time them, and write their records if wanted."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bot.cli.arguments import BadArguments, add_game, report_failure, setting, whole_number
from bot.cli.selfplay import ai_player, dice, head, play, taste
from rules import Line, Player, Record, Setting, Step, line_of, write_record
from rules.risk import Order

if TYPE_CHECKING:
    from argparse import _SubParsersAction

MOST_GAMES = 1_000_000


@dataclass(slots=True)
class Simulation:
    """The numbers of the games simulated so far. `finished` games have ended; the others are stuck."""

    games: int = 0
    finished: int = 0
    steps: int = 0
    seconds: float = 0.0
    turns: list[int] = field(default_factory=list)
    wins: Counter[Player] = field(default_factory=Counter)


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("simulate", help="play AI games and count the results", description=__doc__)
    add_game(parser, seats=4)
    parser.add_argument("--games", metavar="K", default="1", help="how many games (default: 1)")
    parser.add_argument("--seed", metavar="S", default="1", help="the same seed plays the same games (default: 1)")
    parser.add_argument("--record", metavar="DIR", type=Path, help="write each game's record into this folder")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play the games and print the numbers. Returns 2, with one line on standard error, if they cannot be played."""
    try:
        table = setting(args)
        games, seed = (
            whole_number("--games", args.games, 1, MOST_GAMES),
            whole_number("--seed", args.seed, -(2**63), 2**63),
        )
        if args.record:
            args.record.mkdir(parents=True, exist_ok=True)
        tally = simulate(table, games, seed, args.record)
    except (BadArguments, OSError) as error:
        return report_failure("simulate", error)
    numbers = report(table, tally)
    sys.stdout.write((json.dumps(numbers) if args.json else _summary(numbers)) + "\n")
    return 0


def simulate(table: Setting, games: int, seed: int, record: Path | None = None) -> Simulation:
    """Play games 1 to `games` of a seed; write the record of each into the folder `record`. Raises `OSError`."""
    tally = Simulation(wins=Counter(dict.fromkeys(table.seats, 0)))
    start = perf_counter()
    for number in range(1, games + 1):
        lines: list[Line] = []
        last = None
        for step in play(table, dice(table, seed, number), ai_player(taste(seed, number))):
            last = step
            tally.steps += step.action is not None
            if record:
                lines.append(line_of(len(lines), step))
        assert last is not None
        _count(tally, last)
        if record:
            text = write_record(Record(head(table, seed, number), tuple(lines)))
            (record / f"{table.game}-{seed}-{number}.game").write_text(text, encoding="utf-8")
    tally.seconds = perf_counter() - start
    return tally


def _count(tally: Simulation, last: Step) -> None:
    tally.games += 1
    if last.state.winners is not None:
        tally.finished += 1
        tally.turns.append(last.state.part(Order).turns)
        tally.wins.update(last.state.winners)


def report(table: Setting, tally: Simulation) -> dict[str, Any]:
    """The numbers by name. `wins_by_seat` counts a shared victory for each winner."""
    return {
        "game": table.game,
        "seats": list(table.seats),
        "options": dict(table.options),
        "games": tally.games,
        "finished": tally.finished,
        "stuck": tally.games - tally.finished,
        "steps": tally.steps,
        "seconds": round(tally.seconds, 3),
        "steps_per_second": round(tally.steps / tally.seconds, 1),
        "median_turns": median(tally.turns) if tally.turns else None,
        "wins_by_seat": dict(tally.wins),
    }


def _summary(numbers: dict[str, Any]) -> str:
    """The numbers of a report as lines of text."""
    wins = ", ".join(f"{seat} {count}" for seat, count in numbers["wins_by_seat"].items())
    return "\n".join(
        [
            f"{numbers['game']}, {len(numbers['seats'])} seats: {numbers['games']} game{'s' * (numbers['games'] != 1)},"
            f" {numbers['finished']} finished, {numbers['stuck']} stuck",
            f"  wins   {wins}",
            f"  turns  {numbers['median_turns']} (median)",
            f"  speed  {numbers['steps']} steps in {numbers['seconds']} s, {numbers['steps_per_second']:.0f} a second",
        ]
    )
