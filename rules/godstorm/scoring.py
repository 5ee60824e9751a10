"""The end: points for land, continents, crypts, altars and relics; ties by faith, temples, gods and armies."""

from __future__ import annotations

from dataclasses import dataclass

from rules.atlas import Territory
from rules.atlas.board import Board
from rules.atlas.extras import Extra
from rules.godstorm.epochs import LAST_EPOCH, Epochs
from rules.godstorm.faith import faith_of
from rules.godstorm.gods import Gods
from rules.godstorm.miracles import relics
from rules.godstorm.temples import temples_of
from rules.godstorm.titles import data
from rules.godstorm.underworld import ALTAR, CRYPT, spaces
from rules.kernel.context import Context
from rules.kernel.module import Module
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import EMPTY
from rules.kernel.values import Event, Player
from rules.kernel.view import View, view
from rules.risk.turn.rounds import end_round, round_is_over
from rules.risk.turn.turns import NextTurn, seats_in_play

scoring = Module("scoring", needs=("rounds", "epochs", "miracles", "underworld"))


def _there(places: tuple[Territory, ...], board: Board) -> tuple[Territory, ...]:
    return tuple(where for where in places if where in board.region_of)


RELIC_POINTS: Extra[tuple[Territory, ...]] = Extra("relic_points", tuple[Territory, ...], (), _there)
"""The territories on which a relic counts."""


@dataclass(frozen=True, slots=True)
class Score:
    """A player's points by what they are for."""

    territories: int
    continents: int
    spaces: int
    relics: int

    @property
    def total(self) -> int:
        return self.territories + self.continents + self.spaces + self.relics


class PointsCounted(Event):
    """A player's final score, with the faith, temples, gods and armies on Earth that decide a tie."""

    player: Player
    territories: int
    continents: int
    spaces: int
    relics: int
    total: int
    ties: tuple[int, ...]


def score(rules: Ruleset, seen: View, player: Player) -> Score:
    """A player's points now, which are public: 1 for a territory, a crypt, an altar, and a relic with its territory."""
    held, board = seen.land.holdings, rules.board
    mine = set(seen.land.of(player))
    below = (*spaces(rules, CRYPT), *spaces(rules, ALTAR))
    return Score(
        territories=len(mine),
        continents=sum([region.bonus for region in board.regions.values() if mine.issuperset(region.territories)]),
        spaces=sum([held.get(where, EMPTY).owner == player for where in below]),
        relics=sum([data(relic).point in mine for relic in seen.cards(relics(player)).faces or ()]),
    )


def tie_breakers(seen: View, player: Player) -> tuple[int, ...]:
    """What decides between players with as many points: faith, temples, gods and armies on Earth, in this order."""
    armies = sum(map(seen.land.armies, seen.land.of(player)))
    return faith_of(seen, player), len(temples_of(seen, player)), len(seen.parts[Gods].of(player)), armies


@scoring.does(NextTurn, instead=True)
def end_game(g: Context, task: NextTurn) -> None:
    """After the last turn of the last epoch the points are read, and no further round is counted."""
    if g.parts[Epochs].now == LAST_EPOCH and round_is_over(g.state):
        read_points(g)
    else:
        end_round(g, task)


def read_points(g: Context) -> None:
    """The most points win; who is still level shares the victory."""
    seen = view(g.state, None)
    scores = {seat: (score(g.rules, seen, seat), tie_breakers(seen, seat)) for seat in seats_in_play(g.state)}
    for seat, (s, level) in scores.items():
        g.emit(PointsCounted(seat, s.territories, s.continents, s.spaces, s.relics, s.total, level))
    best = max((s.total, level) for s, level in scores.values())
    g.end(tuple(seat for seat, (s, level) in scores.items() if (s.total, level) == best), "points")
