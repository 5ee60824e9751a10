"""The score: territories, strongholds, whole regions, famous places, and the Adventure cards that were played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from rules.atlas import Board, Card
from rules.kernel.context import Context
from rules.kernel.options import Option
from rules.kernel.state import Land
from rules.kernel.values import Event, Player, Rolls
from rules.lotr.adventures import count_points, score_zone
from rules.lotr.board import PRIZES, strongholds_on
from rules.lotr.sides import side

TiesChoice = Literal["broken", "shared"]
TIES: Option[TiesChoice] = Option("ties", get_args(TiesChoice))


@dataclass(frozen=True, slots=True)
class Score:
    """A player's points by what they are for."""

    territories: int
    strongholds: int
    regions: int
    cards: int
    places: int = 0

    @property
    def total(self) -> int:
        return self.territories + self.strongholds + self.regions + self.cards + self.places

    @property
    def rank(self) -> tuple[int, ...]:
        """What decides between two players, in this order: points, territories, strongholds, cards."""
        return (self.total, self.territories, self.strongholds, self.cards)


class Tallied(Event):
    """A player's final score."""

    player: Player
    territories: int
    strongholds: int
    regions: int
    cards: int
    total: int
    places: int = 0


class TieThrown(Event):
    """A tie in points, territories, strongholds and cards was broken by three dice each."""

    rolls: Rolls


def score(board: Board, land: Land, player: Player, played: tuple[Card, ...]) -> Score:
    """A player's score: 1 for a territory, 2 for a stronghold, a whole region's bonus, the points of the cards
    `played`, and (expansion of 2003) the prizes of famous places for his side."""
    mine, which = set(land.of(player)), side(player)
    return Score(
        territories=len(mine),
        strongholds=2 * sum(t in mine for t in strongholds_on(board)),
        regions=sum(region.bonus for region in board.regions.values() if mine.issuperset(region.territories)),
        cards=count_points(played, which),
        places=sum(points for t, (whose, points) in PRIZES.of(board).items() if t in mine and whose == which),
    )


def score_of(g: Context, player: Player) -> Score:
    return score(g.rules.board, g.state.land, player, g.zone(score_zone(player)).cards)


def tally(g: Context) -> dict[Player, Score]:
    """Every player's score, each emitted as `Tallied`."""
    scores = {seat: score_of(g, seat) for seat in g.state.seats}
    for seat, points in scores.items():
        g.emit(
            Tallied(
                seat, points.territories, points.strongholds, points.regions, points.cards, points.total, points.places
            )
        )  # fmt: skip
    return scores


def best(g: Context, scores: dict[Player, Score]) -> tuple[Player, ...]:
    """The winner: most points, then territories, strongholds, cards, then three dice until they differ (ruling 33).

    With the option `ties`, players with equal points share the victory.
    """
    shared = TIES.of(g.options) == "shared"

    def rank(player: Player) -> tuple[int, ...]:
        return (scores[player].total,) if shared else scores[player].rank

    top = max(rank(player) for player in scores)
    tied = [player for player in scores if rank(player) == top]
    while not shared and len(tied) > 1:
        thrown = tuple((player, sum(g.roll(3, "tie"))) for player in tied)
        g.emit(TieThrown(thrown))
        most = max(total for _, total in thrown)
        tied = [player for player, total in thrown if total == most]
    return tuple(tied)
