"""What a picture shows: a view of the game brought down to what is drawn, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

ArrowKind = Literal["attack", "conquest", "move"]


class CannotDraw(ValueError):
    """A scene, a look or an art file that cannot be drawn; the text names what is wrong."""


@dataclass(frozen=True, slots=True)
class Holding:
    """Who holds a territory (a seat's id, "neutral", or "" for nobody) and with how many armies."""

    owner: str
    armies: int


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One line of the seat list. `seat` is its id, a colour's name; `side` is "good", "evil" or ""."""

    seat: str
    name: str
    side: str = ""
    territories: int = 0
    regions: int = 0
    strongholds: int = 0
    points: int = 0
    active: bool = False
    out: bool = False
    ai: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """What just happened between two territories."""

    kind: ArrowKind
    source: str
    target: str


@dataclass(frozen=True)
class Scene:
    """One board at one moment.

    `board` names the art; `holdings` needs an entry for each territory of the board, or of the `part` of it that is
    played; `captains` says whose captain stands where (several seats' captains may meet); `ring` is the territory of
    the Fellowship, or None where there is none; `headline` is the line under the board's title (whose turn it is).
    """

    board: str
    holdings: Mapping[str, Holding]
    seats: tuple[SeatLine, ...] = ()
    captains: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    ring: str | None = None
    headline: str = ""
    arrows: tuple[Arrow, ...] = ()
    highlights: tuple[str, ...] = ()
    closed_bridges: tuple[tuple[str, str], ...] = ()
    storm: tuple[str, ...] = ()

    def key(self) -> tuple[object, ...]:
        """Equal for scenes that look the same."""
        lands = tuple(sorted((t, h.owner, h.armies) for t, h in self.holdings.items()))
        captains = tuple(sorted((t, *seats) for t, seats in self.captains.items() if seats))
        rest = (self.ring, self.headline, self.arrows, self.highlights, self.closed_bridges, self.storm)
        return (self.board, lands, captains, self.seats, *rest)
