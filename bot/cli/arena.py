"""`risk arena`: seat one kind of player among another, play each deal from every seat, and count who wins."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from math import ceil, sqrt
from multiprocessing import get_context
from statistics import mean, median, variance
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bot.cli.arguments import BadArguments, add_game, report_failure, setting, whole_number
from bot.cli.players import NAMED, SeatedPlayer, seat_player
from bot.cli.selfplay import MOST_STEPS, dice, first_unanswered
from bot.workers.process import PlayerFailed
from rules import Chance, Player, Setting, advance, begin, legal, ruleset, view
from rules.ai import STRENGTHS, strengths_of
from rules.risk import this_round

if TYPE_CHECKING:
    from argparse import _SubParsersAction

MOST_GAMES = 1_000_000
Z = 1.96
"""How many standard errors lie on either side in a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: `ours` seats of one player among those of another, on the deals of a seed."""

    table: Setting
    players: tuple[str, str]
    ours: int
    seed: int

    def seats_of_ours(self, turned: int) -> frozenset[Player]:
        """The seats of the first player when the table is turned by so many seats."""
        seats = self.table.seats
        return frozenset(seats[(turned + n) % len(seats)] for n in range(self.ours))


@dataclass(slots=True)
class Thought:
    """How long a player thought, in milliseconds: about each answer, and in each of its turns altogether."""

    answers: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Results:
    """How games went: how many, how many of them ended, how many a seat of ours won (a shared win counts in part), the
    rounds of each that ended, and how long either player thought."""

    games: int = 0
    finished: int = 0
    won: float = 0.0
    rounds: list[int] = field(default_factory=list)
    thoughts: tuple[Thought, Thought] = field(default_factory=lambda: (Thought(), Thought()))


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
            if written in STRENGTHS and written not in strengths_of(table.game):
                raise BadArguments(
                    f"{table.game} has no AI that plays {written}; it has {', '.join(strengths_of(table.game))}"
                )
            with seat_player(written):
                pass
        numbers = report(contest, [*play_deals(contest, ceil(games / seats), jobs)])
    except (BadArguments, PlayerFailed) as error:
        return report_failure("arena", error)
    sys.stdout.write((json.dumps(numbers) if args.json else summary(numbers)) + "\n")
    return 0


def play_deals(contest: Contest, deals: int, jobs: int = 1) -> Iterator[Results]:
    """Deals 1 to `deals` of a contest, each played from every seat, in several processes if wanted.

    Raises `PlayerFailed` once a player cannot play on.
    """
    numbers = range(1, deals + 1)
    if jobs == 1:
        yield from map(partial(play_deal, contest), numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play_deal, contest), numbers)


def play_deal(contest: Contest, deal: int) -> Results:
    """One deal of dice and cards, played with the table turned so that ours sit on every seat in turn."""
    played, seats = Results(), len(contest.table.seats)
    with ExitStack() as stack:
        players = [stack.enter_context(seat_player(written)) for written in contest.players]
        for turned in range(seats):
            for player in players:
                player.sit(contest.table, f"{contest.seed}/{deal}/{turned}")
            chance = dice(contest.table, contest.seed, deal)
            play_game(contest, contest.seats_of_ours(turned), players, chance, played)
    return played


def play_game(
    contest: Contest, ours: frozenset[Player], players: Sequence[SeatedPlayer], chance: Chance, played: Results
) -> None:
    """Play one game, with the first player on the seats that are `ours`, and count it among those `played`."""
    rules = ruleset(contest.table)
    state = begin(rules, chance).state
    active, turn = state.active, 0.0
    for _ in range(MOST_STEPS):
        number = first_unanswered(state)
        if state.winners is not None or not number:
            break
        seat = state.pending[number].player
        which = 0 if seat in ours else 1
        seen, offers = view(state, seat), tuple(legal(rules, state, number))
        start = perf_counter()
        action = players[which].answer(rules.at(seen), seen, number, offers)
        spent = (perf_counter() - start) * 1000
        played.thoughts[which].answers.append(spent)
        turn += spent if seat == active else 0.0
        state = advance(rules, state, action, chance, "ai").state
        if state.active != active:
            played.thoughts[0 if active in ours else 1].turns.append(turn)
            active, turn = state.active, 0.0
    played.games += 1
    if state.winners:
        played.finished += 1
        played.won += len(ours.intersection(state.winners)) / len(state.winners)
        played.rounds.append(this_round(state))


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


def interval(shares: Sequence[float], games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, by Wilson's formula.

    The games of one deal are alike, so they count as many as their deals differ: `games` independent ones at most, and
    that many where all deals went alike.
    """
    share, count = mean(shares), float(games)
    if len(shares) > 1 and (error := variance(shares) / len(shares)) > 0:
        count = min(count, share * (1 - share) / error)
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return max(0.0, middle - reach), min(1.0, middle + reach)


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
