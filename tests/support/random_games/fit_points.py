"""Fit the weights of `rules/ai/lotr/outcome.py` to games of The Lord of the Rings that are played to their end.

    python tests support.random_games.fit_points --games 300 --seed 1

Four seats, everybody for himself; each seat is an AI drawn by lot. Before each march it is counted what each seat has,
and how many turns it had left is known once the game is over. The weights are those with which the winner was most
likely by `Outcome.chance` (a logistic regression); a fifth of the games is kept aside and tells how well they foresee.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

from bot.cli.selfplay import dice, first_unanswered, setting_of
from rules import Offer, Player, Ruleset, Setting, View, advance, begin, legal, ruleset, view
from rules.ai import Character, choose_as
from rules.ai.lotr.advice import MIDDLE_EARTH
from rules.ai.lotr.outcome import WEIGHTS, turns_left
from rules.ai.lotr.planner import terms_of
from rules.ai.lotr.points import read_outcome
from rules.ai.outlook import Sight
from rules.ai.plan.points import sharpness
from rules.ai.plan.position import read_position, seats_from
from rules.risk.turn.fortify import ToFortify

POOL = tuple(map(Character, ("easy", "easy", "easy", "hard")))
"""From whom each seat is drawn."""
LOSSES, ANY = ("exposed", "my_exposed", "my_open"), ("camp", "mine")
"""What can only count against a seat, and what may count either way. All else can only count for it."""
CAUTION = 3.0
"""How much large weights cost, where each is measured by how much what it is for differs."""


class Seen(NamedTuple):
    """A position before the march of a turn: the seats in the order of play, and what was counted of each."""

    turn: int
    order: tuple[Player, ...]
    alive: tuple[bool, ...]
    counts: list[list[float]]


class Row(NamedTuple):
    """What a position had to foresee, by seat: its counts, also times the turns left, and what it won."""

    game: int
    alive: tuple[bool, ...]
    counts: list[list[float]]
    won: list[float]


def play(table: Setting, seed: int, game: int) -> list[Row]:
    """One game, as the positions before its marches."""
    rules, chance, luck = ruleset(table), dice(table, seed, game), Random(f"{seed}/{game}")
    players = {seat: luck.choice(POOL) for seat in table.seats}
    state, turn, seen = begin(rules, chance).state, 0, {}
    active = state.active
    while state.winners is None:
        number = first_unanswered(state)
        seat = state.pending[number].player
        sight, offers = view(state, seat), tuple(legal(rules, state, number))
        if isinstance(state.pending[number], ToFortify) and turn not in seen:
            seen[turn] = look(rules.at(sight), sight, number, offers, turn)
        action = choose_as(players[seat], rules.at(sight), sight, number, offers, luck.randrange)
        state = advance(rules, state, action, chance, "ai").state
        if state.winners is None and state.active != active:
            active, turn = state.active, turn + 1
    return [foresee(one, game, turn - one.turn, state.winners) for one in seen.values()]


def look(rules: Ruleset, view: View, number: int, offers: Sequence[Offer], turn: int) -> Seen:
    """Count what each seat has."""
    sight = Sight(rules, view, number, offers, lambda size: 0, MIDDLE_EARTH)
    on = terms_of(sight)
    at = read_position(sight, on.ground)
    by_seat = [[*counted] for counted in read_outcome(sight).count(on, at)]
    return Seen(turn, seats_from(sight), tuple(lands > 0 for lands in at.lands), by_seat)


def foresee(seen: Seen, game: int, after: int, winners: Sequence[Player]) -> Row:
    turns = turns_left(after, [n for n, lives in enumerate(seen.alive) if lives])
    turns += [0.0] * (len(seen.order) - len(turns))
    sharp = sharpness(after)
    counts = [
        [sharp * count for count in own] + [sharp * count * left for count in own]
        for own, left in zip(seen.counts, turns, strict=True)
    ]
    return Row(game, seen.alive, counts, [(seat in winners) / len(winners) for seat in seen.order])


def fit(rows: Sequence[Row]) -> tuple[Any, Any]:
    """The weights, first those for the end, and how uncertain they leave it in each row: minus the log of the chance
    that they gave the winner."""
    counts, won = np.array([row.counts for row in rows]), np.array([row.won for row in rows])
    alive = np.array([row.alive for row in rows])
    usual = np.sqrt((counts[alive] ** 2).mean(axis=0)) + 1e-9
    kept_aside = np.array([row.game % 5 == 0 for row in rows])

    def doubt(weights: Any, chosen: Any) -> tuple[Any, Any]:
        hope = np.where(alive[chosen], counts[chosen] / usual @ weights, -1e9)
        hope = np.exp(hope - hope.max(axis=1, keepdims=True))
        chances = hope / hope.sum(axis=1, keepdims=True)
        slope = np.einsum("rs,rsw->w", (chances - won[chosen]) * alive[chosen], counts[chosen] / usual)
        return -(won[chosen] * np.log(chances + 1e-12)).sum(axis=1), slope

    def cost(weights: Any, chosen: Any) -> tuple[float, Any]:
        each, slope = doubt(weights, chosen)
        return each.sum() + CAUTION * weights @ weights, slope + 2 * CAUTION * weights

    bounds = [(None if name in (*LOSSES, *ANY) else 0.0, 0.0 if name in LOSSES else None) for name in WEIGHTS] * 2

    def best(chosen: Any) -> Any:
        start = np.zeros(counts.shape[2])
        return minimize(cost, start, args=(chosen,), jac=True, method="L-BFGS-B", bounds=bounds).x

    return best(np.ones(len(rows), bool)) / usual, doubt(best(~kept_aside), kept_aside)[0]


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    table = setting_of("lotr", 4, {"mode": "alone"})
    rows = [row for game in range(1, args.games + 1) for row in play(table, args.seed, game)]
    weights, doubt = fit(rows)
    print(f"# {len(rows)} positions; mean doubt where no weight was fitted: {doubt.mean():.3f}")
    for n, name in enumerate(WEIGHTS):
        print(f'    "{name}": Weight({weights[n]:.3f}, {weights[n + len(WEIGHTS)]:.3f}),')


if __name__ == "__main__":
    main()
