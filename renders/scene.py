"""The data of a picture: a view of the game reduced to what is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from rules import Board, Ruleset, View

ArrowKind = Literal["attack", "conquest", "move", "plan"]
Sign = Literal["territories", "regions", "strongholds", "points", "armies", "cards", "prisoners"]


class CannotDraw(ValueError):
    """A scene, a look or an art file cannot be drawn; the text names the cause."""


@dataclass(frozen=True, slots=True)
class Holding:
    """The holder of a territory (a seat's id, "neutral", or "" for none), and its armies."""

    owner: str
    armies: int


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One line of the seat list. `seat` is its id, a colour's name.

    `pieces` is the set of pieces for its armies ("good", "evil", "regiments", or "" for plain stones), `counts` the
    numbers in the list, each beside its sign, in order.
    """

    seat: str
    name: str
    pieces: str = ""
    counts: tuple[tuple[Sign, int], ...] = ()
    active: bool = False
    out: bool = False
    ai: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow between two territories: an attack that was held off, a conquest, a march, or a planned attack.

    `count` is how many attacks or marches it stands for.
    """

    kind: ArrowKind
    source: str
    target: str
    count: int = 1


@dataclass(frozen=True)
class Scene:
    """One board at one moment.

    `board` names the art; `plain` is the board itself if there is no art for it. `holdings` has an entry for each
    territory in play: all others are shown as out of play, as are the `missing` sea lanes and bridges. `captains` are
    the owners of captains by territory (several may meet on one), `capitals` the owners of capitals by territory;
    `ring` is the territory of the Fellowship, or None without one; `headline` is the line under the board's title
    (whose turn it is); at the end it names the `winners`.
    """

    board: str
    holdings: Mapping[str, Holding]
    seats: tuple[SeatLine, ...] = ()
    captains: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    capitals: Mapping[str, str] = field(default_factory=dict)
    ring: str | None = None
    headline: str = ""
    arrows: tuple[Arrow, ...] = ()
    highlights: tuple[str, ...] = ()
    closed_bridges: tuple[tuple[str, str], ...] = ()
    storm: tuple[str, ...] = ()
    missing: tuple[tuple[str, str], ...] = ()
    plain: Board | None = None
    winners: tuple[str, ...] = ()

    def counted(self, sign: Sign, count: Callable[[str], int]) -> Scene:
        """The same scene with one more number on each seat's line."""
        lines = tuple(replace(line, counts=(*line.counts, (sign, count(line.seat)))) for line in self.seats)
        return replace(self, seats=lines)

    def key(self) -> tuple[object, ...]:
        """A key that is equal for scenes that look the same."""
        lands = tuple(sorted((t, h.owner, h.armies) for t, h in self.holdings.items()))
        captains = tuple(sorted((t, *seats) for t, seats in self.captains.items() if seats))
        capitals = tuple(sorted(self.capitals.items()))
        rest = (self.ring, self.headline, self.arrows, self.highlights, self.closed_bridges, self.storm, self.missing)
        return (self.board, lands, captains, capitals, self.seats, self.winners, *rest)


Adds = Callable[[Scene, View, Ruleset], Scene]
"""Adds a rule module's data to the scene of a view."""
