"""A contest of two players: each deal is played from every seat, and the wins are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from statistics import mean, variance
from time import perf_counter
from typing import Any

from bot.cli.contests.players import SeatedPlayer, seat_player
from bot.cli.selfplay import MOST_STEPS, dice, first_unanswered
from rules import Chance, Player, Setting, advance, begin, legal, ruleset, view
from rules.ai import Weights
from rules.risk import this_round

Z = 1.96
"""How many standard errors lie on either side in a 95 % interval."""
Map = Callable[..., Iterator[Any]]


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: `ours` seats of one player among those of another, on the deals of a seed.

    With `weights` the first player plans with these in place of its own.
    """

    table: Setting
    players: tuple[str, str]
    ours: int
    seed: int
    weights: Weights | None = None

    def seats_of_ours(self, turned: int) -> frozenset[Player]:
        """The seats of the first player when the table is turned by so many seats.

        They are as far apart as can be, so that two of four are partners where sides play.
        """
        seats = self.table.seats
        return frozenset(seats[(turned + n * len(seats) // self.ours) % len(seats)] for n in range(self.ours))


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


def play_deals(contest: Contest, deals: int, jobs: int = 1) -> Iterator[Results]:
    """Deals 1 to `deals` of a contest, each played from every seat, in several processes if wanted.

    Raises `PlayerFailed` once a player cannot play on.
    """
    with mapped(jobs) as each:
        yield from each(play_deal, repeat(contest), range(1, deals + 1))


@contextmanager
def mapped(jobs: int) -> Iterator[Map]:
    """A `map` that calls a function in so many processes; in this one, if that is enough."""
    if jobs == 1:
        yield map
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield pool.map


def play_deal(contest: Contest, deal: int) -> Results:
    """One deal of dice and cards, played with the table turned so that ours sit on every seat in turn."""
    played, seats = Results(), len(contest.table.seats)
    with ExitStack() as stack:
        seated = zip(contest.players, (contest.weights, None), strict=True)
        players = [stack.enter_context(seat_player(written, weights=weights)) for written, weights in seated]
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
