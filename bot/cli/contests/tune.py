"""`risk arena … --tune`: fit the weights with which a player plans to its contests with another, by CMA-ES.

Each generation tries a dozen candidates on deals of its own, all on the same. In the end the fitted weights and those
before play deals that no candidate has seen.
"""

from __future__ import annotations

import json
import shlex
import sys
import warnings
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, fields, replace
from itertools import product
from statistics import mean
from typing import Any

from bot.cli.arguments import BadArguments
from bot.cli.contests.contest import Contest, Map, interval, mapped, play_deal
from rules.ai import EASY, Weights, advice_as, characters_of

GENERATIONS = 20
SPREAD, MOST = 0.3, 3.0
"""Candidates are spread at first by this part of each weight, and never have more than so many times the first one."""
UNSEEN = 5
"""How many times the deals of a candidate are played in the end."""
INTERRUPTED = 130
"""The exit code of a program that was interrupted."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins, and its 95 % interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


@dataclass(frozen=True, slots=True)
class Fitted:
    """What was fitted: by which command, in how many `generations` of so many candidates and games each.

    `before` and `after` are the shares of wins of the weights of before and of these, in so many `unseen` games; None
    where it was interrupted.
    """

    command: str
    generations: int
    candidates: int
    games: int
    weights: Weights
    unseen: int = 0
    before: Share | None = None
    after: Share | None = None


def tune(contest: Contest, deals: int, generations: int, jobs: int) -> Fitted:
    """Fit the weights of a contest's first player, with so many deals a candidate, and tell how it goes on standard
    error. Ctrl+C ends it with what was fitted by then.

    Raises `BadArguments` for a player that plans nothing, and where the library is not installed.
    """
    written, game = contest.players[0], contest.table.game
    planning = {str(each): each for each in characters_of(game) if each.strength != EASY}
    if written not in planning:
        raise BadArguments(f"--tune fits a player that plans: {', '.join(planning) or 'none'}, not {written!r}")
    first = advice_as(planning[written], game).weights
    search = start_search(len(fields(first)), contest.seed)
    games = deals * len(contest.table.seats)
    fitted = Fitted(_command(contest, games, generations), 0, search.popsize, games, first)
    with suppress(KeyboardInterrupt), mapped(jobs) as each:
        for number in range(generations):
            tried = search.ask()
            played = range(1 + number * deals, 1 + (number + 1) * deals)
            weights = [scale(first, factors) for factors in tried]
            shares = [share.share for share in shares_of(contest, weights, played, each)]
            search.tell(tried, [1.0 - share for share in shares])
            fitted = replace(fitted, generations=number + 1, weights=scale(first, search.result.xfavorite))
            sys.stderr.write(
                f"generation {number + 1} of {generations}: {100 * mean(shares):.1f} % at the mean,"
                f" {100 * max(shares):.1f} % the best\n"
            )
        unseen = range(1 + generations * deals, 1 + (generations + UNSEEN) * deals)
        before, after = shares_of(contest, (first, fitted.weights), unseen, each)
        fitted = replace(fitted, unseen=UNSEEN * games, before=before, after=after)
    return fitted


def start_search(weights: int, seed: int) -> Any:
    """The search for the best factors of so many weights, as `cma` begins it. Raises `BadArguments` without it."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it draws nothing here
            import cma
    except ImportError:
        raise BadArguments("--tune needs CMA-ES: pip install 'cma>=4,<5', or '.[dev]'") from None
    options = {"seed": 1 + seed % (2**32 - 1), "bounds": [0.0, MOST], "verbose": -9}
    return cma.CMAEvolutionStrategy([1.0] * weights, SPREAD, options)


def scale(first: Weights, factors: Iterable[float]) -> Weights:
    """These weights, each times a factor, to three digits: what is printed is what was tried."""
    return Weights(*(round(weight * float(by), 3) for weight, by in zip(astuple(first), factors, strict=True)))


def shares_of(contest: Contest, tried: Sequence[Weights], played: range, each: Map) -> list[Share]:
    """The share of wins of each of these weights on the same deals."""
    contests = [replace(contest, weights=weights) for weights in tried]
    results = each(play_deal, *zip(*product(contests, played), strict=True))
    found = []
    for _ in contests:
        deals = [next(results) for _ in played]
        wins = [deal.won / deal.games for deal in deals]
        found.append(Share(mean(wins), *interval(wins, sum(deal.games for deal in deals))))
    return found


def _command(contest: Contest, games: int, generations: int) -> str:
    table = contest.table
    chosen = [f"{name}={choice}" for name, choice in table.options if table.defaults.get(name) != choice]
    numbers = {"seats": len(table.seats), "ours": contest.ours, "games": games, "seed": contest.seed}
    words = ["risk", "arena", *contest.players, "--game", table.game, *(("--option", *chosen) if chosen else ())]
    words += [word for name, number in numbers.items() for word in (f"--{name}", str(number))]
    return shlex.join([*words, "--tune", str(generations)])


def tell_fitted(fitted: Fitted, as_json: bool) -> int:
    """Print what was fitted. Returns the exit code: 130 where it was interrupted."""
    sys.stdout.write((json.dumps(_plain(fitted)) if as_json else _describe(fitted)) + "\n")
    return INTERRUPTED if fitted.after is None else 0


def _plain(fitted: Fitted) -> dict[str, Any]:
    shares = {"before": fitted.before, "after": fitted.after}
    return {
        "command": fitted.command,
        "generations": fitted.generations,
        "candidates": fitted.candidates,
        "games": fitted.games,
        "weights": {each.name: getattr(fitted.weights, each.name) for each in fields(fitted.weights)},
        "unseen_games": fitted.unseen,
        **{
            name: share and {"share": round(share.share, 4), "interval": [round(share.low, 4), round(share.high, 4)]}
            for name, share in shares.items()
        },
    }


def _describe(fitted: Fitted) -> str:
    lines = [
        f"# {fitted.command}",
        f"# {fitted.generations} generations of {fitted.candidates} candidates, {fitted.games} games each",
        repr(fitted.weights),
    ]
    if fitted.after is None:
        lines.append("# interrupted: not compared on other deals")
    else:
        lines.append(f"# {fitted.unseen} games on other deals: {fitted.after}; before {fitted.before}")
    return "\n".join(lines)
