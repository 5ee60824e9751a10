"""`risk arena`: seat one kind of player among another, play each deal from every seat, and count who wins."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from math import ceil
from statistics import mean, median
from typing import TYPE_CHECKING, Any

from bot.cli.arguments import BadArguments, add_game, report_failure, setting, whole_number
from bot.cli.contests.contest import Contest, Results, Thought, interval, play_deals
from bot.cli.contests.players import NAMED, seat_player
from bot.cli.contests.tune import GENERATIONS, tell_fitted, tune
from bot.workers.process import PlayerFailed
from rules.ai import CHARACTERS, characters_of

if TYPE_CHECKING:
    from argparse import _SubParsersAction

MOST_GAMES, MOST_GENERATIONS = 1_000_000, 10_000


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand; its parsed arguments carry `run`."""
    parser = subparsers.add_parser("arena", help="play one AI against another and count the wins", description=__doc__)
    parser.add_argument("ours", metavar="PLAYER", help=f"{', '.join(NAMED)} or FILE.py:function (docs/ai.md)")
    parser.add_argument("theirs", metavar="OTHER", help="the player on all other seats")
    add_game(parser, seats=4, usual="classic")
    parser.add_argument("--ours", dest="seated", metavar="N", default="1", help="seats of PLAYER (default: 1)")
    parser.add_argument("--games", metavar="K", default="40", help="how many games (default: 40)")
    parser.add_argument("--seed", metavar="S", default="1", help="the same seed deals the same games (default: 1)")
    parser.add_argument("--jobs", metavar="J", default="1", help="how many processes play (default: 1)")
    parser.add_argument(
        "--tune", metavar="G", nargs="?", const=str(GENERATIONS), help="fit the weights of PLAYER in G generations, of"
        f" which each candidate plays so many games (default: {GENERATIONS})",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play the games and print the numbers. Returns 2, with one line on standard error, if they cannot be played."""
    try:
        table = setting(args)
        seats = len(table.seats)
        seated = whole_number("--ours", args.seated, 1, seats - 1)
        games = whole_number("--games", args.games, 1, MOST_GAMES)
        jobs = whole_number("--jobs", args.jobs, 1, 64)
        contest = Contest(table, (args.ours, args.theirs), seated, whole_number("--seed", args.seed, -(2**63), 2**63))
        for written in contest.players:
            known = [*map(str, characters_of(table.game))]
            if written in map(str, CHARACTERS) and written not in known:
                raise BadArguments(f"{table.game} has no AI that plays {written}; it has {', '.join(known)}")
            with seat_player(written):
                pass
        deals = ceil(games / seats)
        if args.tune is not None:
            fitted = tune(contest, deals, whole_number("--tune", args.tune, 1, MOST_GENERATIONS), jobs)
            return tell_fitted(fitted, args.json)
        numbers = report(contest, play(contest, deals, jobs))
    except (BadArguments, PlayerFailed) as error:
        return report_failure("arena", error)
    sys.stdout.write((json.dumps(numbers) if args.json else summary(numbers)) + "\n")
    return 0


def play(contest: Contest, deals: int, jobs: int) -> list[Results]:
    """Play the deals; on a terminal, say after each how it stands. Ctrl-C ends it with the deals that were played."""
    played: list[Results] = []
    try:
        for result in play_deals(contest, deals, jobs):
            played.append(result)
            if sys.stderr.isatty():
                games, won = sum(deal.games for deal in played), sum(deal.won for deal in played)
                whole = deals * len(contest.table.seats)
                sys.stderr.write(f"\r{games} of {whole} games, {100 * won / games:.1f} % won")
    except KeyboardInterrupt:
        if not played:
            raise
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    return played


def report(contest: Contest, deals: Sequence[Results]) -> dict[str, Any]:
    """The numbers of a contest, as `--json` prints them; shares are of all games that were played."""
    games = sum(deal.games for deal in deals)
    shares = [deal.won / deal.games for deal in deals]
    low, high = interval(shares, games)
    rounds = sorted(number for deal in deals for number in deal.rounds)
    thoughts = (Thought(), Thought())
    for deal in deals:
        for kept, more in zip(thoughts, deal.thoughts, strict=True):
            kept.answers += more.answers
            kept.turns += more.turns
    return {
        "game": contest.table.game,
        "options": dict(contest.table.options),
        "seats": len(contest.table.seats),
        "seats_of_ours": contest.ours,
        "seed": contest.seed,
        "games": games,
        "finished": sum(deal.finished for deal in deals),
        "player": contest.players[0],
        "against": contest.players[1],
        "won": round(sum(deal.won for deal in deals), 2),
        "share": round(mean(shares), 4),
        "interval": [round(low, 4), round(high, 4)],
        "rounds": {"median": median(rounds), "most": rounds[-1]} if rounds else None,
        "milliseconds": [
            {"player": written, "answer": _times(thought.answers), "turn": _times(thought.turns)}
            for written, thought in zip(contest.players, thoughts, strict=True)
        ],
    }


def _times(spent: Sequence[float]) -> dict[str, float]:
    """The median of some times, what 95 of 100 stay below, their mean, and the longest."""
    ordered = sorted(spent) or [0.0]
    return {
        "median": round(median(ordered), 3),
        "95": round(ordered[int(0.95 * (len(ordered) - 1))], 3),
        "mean": round(mean(ordered), 3),
        "most": round(ordered[-1], 3),
    }


def summary(numbers: dict[str, Any]) -> str:
    """The numbers of a contest in lines for people."""
    low, high = (100 * bound for bound in numbers["interval"])
    lines = [
        f"{numbers['player']} won {numbers['won']:g} of {numbers['games']} against {numbers['against']}: "
        f"{100 * numbers['share']:.1f} % ({low:.1f} to {high:.1f}); even is "
        f"{100 * numbers['seats_of_ours'] / numbers['seats']:.1f} %"
    ]
    if numbers["finished"] < numbers["games"]:
        lines.append(f"{numbers['games'] - numbers['finished']} did not end, and count for nobody")
    if numbers["rounds"]:
        lines.append(f"rounds: {numbers['rounds']['median']:g} at the median, {numbers['rounds']['most']} at most")
    for player in numbers["milliseconds"]:
        told = (
            f"{what} {times['median']:g} ms, 95 of 100 below {times['95']:g}, at most {times['most']:g}"
            for what in ("answer", "turn")
            for times in (player[what],)
        )
        lines.append(f"{player['player']}: " + "; ".join(told))
    return "\n".join(lines)
