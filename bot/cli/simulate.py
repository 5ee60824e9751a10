"""`risk simulate`: let the AI play whole games, count and time them, and write their records if wanted.

Of a game that has campaigns it plays whole campaigns too, each war going on from the one before.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from statistics import median
from time import perf_counter
from traceback import extract_tb
from typing import TYPE_CHECKING, Any

from bot.cli.arguments import BadArguments, add_game, report_failure, setting, whole_number
from bot.cli.campaigns import campaigns_of, play_campaign
from bot.cli.selfplay import ai_player, dice, head, play, taste, why_stuck
from rules import GAMES, Player, Setting, State, Step, apply
from rules.records import Line, Record, line_of, verify_chain, write_record
from rules.risk import Order, order_of_play, this_round

if TYPE_CHECKING:
    from argparse import _SubParsersAction

MOST_GAMES = 1_000_000


@dataclass(slots=True)
class Simulation:
    """The numbers of the games simulated so far. `finished` games have ended; `reasons`: why the others are stuck."""

    games: int = 0
    finished: int = 0
    steps: int = 0
    seconds: float = 0.0
    turns: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    wins: Counter[Player] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    reasons: list[str] = field(default_factory=list)


@dataclass(slots=True)
class CampaignTally:
    """The numbers of the campaigns simulated so far: how many, what their game counts in them, in which war what was
    sealed was opened, by its label, and of how many the chain of records was proved."""

    campaigns: int = 0
    counts: dict[str, Counter[str]] = field(default_factory=dict)
    lines: dict[str, tuple[str, ...]] = field(default_factory=dict)
    opened: dict[str, list[int]] = field(default_factory=dict)
    verified: int = 0


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("simulate", help="play AI games and count the results", description=__doc__)
    add_game(parser, seats=4)
    parser.add_argument("--games", metavar="K", help="how many games (default: 1)")
    parser.add_argument(
        "--campaign", action="store_true",
        help="play whole campaigns, of a game that has such; what AIs open in them shows in their records",
    )  # fmt: skip
    parser.add_argument("--campaigns", metavar="K", help="how many campaigns (default: 1)")
    parser.add_argument("--seed", metavar="S", default="1", help="the same seed plays the same games (default: 1)")
    parser.add_argument("--record", metavar="DIR", type=Path, help="write each game's record into this folder")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play the games and print the numbers. Returns 2, with one line on standard error, if they cannot be played."""
    try:
        table = setting(args)
        seed = whole_number("--seed", args.seed, -(2**63), 2**63)
        if args.campaigns is not None and not args.campaign:
            raise BadArguments("--campaigns is for --campaign")
        if args.games is not None and args.campaign:
            raise BadArguments("a campaign has all its games; leave --games out, or --campaign")
        if args.campaign:
            campaigns_of(table)
        count = (
            whole_number("--campaigns", args.campaigns or "1", 1, MOST_GAMES)
            if args.campaign
            else whole_number("--games", args.games or "1", 1, MOST_GAMES)
        )
        if args.record:
            args.record.mkdir(parents=True, exist_ok=True)
        if args.campaign:
            tally, chained = simulate_campaigns(table, count, seed, args.record)
            numbers, lines = report(table, tally) | campaign_report(chained), chained.lines
        else:
            numbers, lines = report(table, simulate(table, count, seed, args.record)), {}
    except (BadArguments, OSError) as error:
        return report_failure("simulate", error)
    sys.stdout.write((json.dumps(numbers) if args.json else _summary(numbers, lines)) + "\n")
    return 0


def simulate(table: Setting, games: int, seed: int, record: Path | None = None) -> Simulation:
    """Play games 1 to `games` of a seed; write the record of each into the folder `record`. Raises `OSError`.

    A game in which a rule raises is stuck, as is one that does not end; the tally says why.
    """
    tally = Simulation(wins=Counter(dict.fromkeys(table.seats, 0)))
    start = perf_counter()
    for number in range(1, games + 1):
        lines: list[Line] = []
        last, error = None, ""
        try:
            for step in play(table, dice(table, seed, number), ai_player(taste(seed, number)), forward=apply):
                last = step
                tally.steps += step.action is not None
                if record:
                    lines.append(line_of(len(lines), step))
        except Exception as raised:
            error = _error_text(raised)
        _count(tally, last, f"game {number}", error)
        if record:
            text = write_record(Record(head(table, seed, number), tuple(lines)))
            (record / f"{table.game}-{seed}-{number}.game").write_text(text, encoding="utf-8")
    tally.seconds = perf_counter() - start
    return tally


def simulate_campaigns(
    table: Setting, campaigns: int, seed: int, record: Path | None = None
) -> tuple[Simulation, CampaignTally]:
    """Play campaigns 1 to `campaigns` of a seed, and prove the records of each as a chain; write them into the folder
    `record`, of several campaigns each into a folder of its own. Raises `BadArguments`, `OSError`."""
    _, kept = campaigns_of(table)
    tally = Simulation(wins=Counter(dict.fromkeys(table.seats, 0)))
    chained = CampaignTally()
    for number in range(1, campaigns + 1):
        start, texts, left = perf_counter(), {}, None
        for war in play_campaign(table, seed, number):
            tally.steps += war.steps
            texts[f"{table.game}-{seed}-{number}-{war.war:02}.game"] = war.record
            left = war.left
            _count(tally, war.last, f"campaign {number}, war {war.war}")
            for label in kept.seals.labels_opened_in(war.setting, war.last.state):
                chained.opened.setdefault(label, []).append(war.war)
        tally.seconds += perf_counter() - start
        assert left is not None
        chained.campaigns += 1
        for counted in kept.statistics(left):
            chained.lines[counted.heading] = tuple(counted.counts)
            for name, counts in counted.counts.items():
                chained.counts.setdefault(name, Counter()).update(counts)
        chained.verified += verify_chain(texts, GAMES).whole
        if record:
            _write_chain(record / str(number) if campaigns > 1 else record, texts)
    return tally, chained


def _write_chain(folder: Path, texts: Mapping[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")


def _error_text(raised: Exception) -> str:
    """An error in one line, with the file and the line of code where it came up."""
    *_, frame = extract_tb(raised.__traceback__)
    return f"{type(raised).__name__}: {raised} ({Path(frame.filename).name}:{frame.lineno}, {frame.name})"


def _count(tally: Simulation, last: Step | None, name: str, error: str = "") -> None:
    """Count a game that was played up to its last step; None if an error kept it from its first."""
    tally.games += 1
    if last is None or last.state.winners is None:
        tally.reasons.append(f"{name}: {error or (why_stuck(last.state) if last else '')}")
    else:
        tally.finished += 1
        tally.turns.append(last.state.parts[Order].turns)
        tally.rounds.append(this_round(last.state))
        tally.wins.update(last.state.winners)
        tally.places.update(_places(last.state))


def _places(state: State) -> list[int]:
    """The winners' places in the order of play, as it was in the end: 1 is whoever plays first."""
    order = order_of_play(state)
    first = order.index(state.parts[Order].first)
    return [(order.index(winner) - first) % len(order) + 1 for winner in state.winners or ()]


def report(table: Setting, tally: Simulation) -> dict[str, Any]:
    """The numbers by name. `wins_by_seat` and `wins_by_order` count a shared victory for each winner; 95 of 100 games
    have at most `p95_rounds`. The round in which a game ends counts."""
    rounds = sorted(tally.rounds)
    return {
        "game": table.game,
        "seats": list(table.seats),
        "options": dict(table.options),
        "games": tally.games,
        "finished": tally.finished,
        "stuck": tally.games - tally.finished,
        "why_stuck": tally.reasons,
        "steps": tally.steps,
        "seconds": round(tally.seconds, 3),
        "steps_per_second": round(tally.steps / tally.seconds, 1),
        "median_turns": median(tally.turns) if tally.turns else None,
        "median_rounds": median(rounds) if rounds else None,
        "p95_rounds": rounds[ceil(0.95 * len(rounds)) - 1] if rounds else None,
        "most_rounds": rounds[-1] if rounds else None,
        "wins_by_seat": dict(tally.wins),
        "wins_by_order": {str(place): tally.places[place] for place in range(1, len(table.seats) + 1)},
    }


def campaign_report(tally: CampaignTally) -> dict[str, Any]:
    """What is told of campaigns besides, by name. `opened_in_war` is the median of the wars in which a seal broke."""
    return {
        "campaigns": tally.campaigns,
        **{name: dict(sorted(counts.items())) for name, counts in tally.counts.items()},
        "opened": {label: len(wars) for label, wars in tally.opened.items()},
        "opened_in_war": {label: median(wars) for label, wars in tally.opened.items()},
        "verified": tally.verified,
    }


def _summary(numbers: dict[str, Any], lines: Mapping[str, Sequence[str]]) -> str:
    """The numbers of a report as lines of text; `lines`: of which counts a line about campaigns is made, by heading."""
    chained = numbers.get("campaigns", 0)
    campaigns = [
        f"  {chained} campaign{'s' * (chained != 1)}, {numbers['verified']} verified",
        *(f"  {heading} {_count_text([numbers[name] for name in names])}" for heading, names in lines.items()),
        f"  opened {_shares(numbers['opened'], dict.fromkeys(numbers['opened'], chained)) or 'nothing'}",
        f"  in war {_counts_text(numbers['opened_in_war']) or 'none'} (median)",
    ] if chained else []  # fmt: skip
    return "\n".join(
        [
            f"{numbers['game']}, {len(numbers['seats'])} seats: {numbers['games']} game{'s' * (numbers['games'] != 1)},"
            f" {numbers['finished']} finished, {numbers['stuck']} stuck",
            *(f"  stuck  {reason}" for reason in numbers["why_stuck"]),
            f"  wins   {_counts_text(numbers['wins_by_seat'])}",
            f"  order  {_counts_text(numbers['wins_by_order'])}",
            f"  turns  {numbers['median_turns']} (median)",
            f"  rounds {numbers['median_rounds']} (median), {numbers['p95_rounds']} (95 %),"
            f" {numbers['most_rounds']} (most)",
            f"  speed  {numbers['steps']} steps in {numbers['seconds']} s, {numbers['steps_per_second']:.0f} a second",
            *campaigns,
        ]
    )


def _counts_text(counts: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def _count_text(counts: Sequence[Mapping[str, int]]) -> str:
    """Counts, or so many of others."""
    return _shares(*counts) if len(counts) == 2 else ", ".join(map(_counts_text, counts))


def _shares(counts: Mapping[str, int], of: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {count} of {of[name]}" for name, count in counts.items())
