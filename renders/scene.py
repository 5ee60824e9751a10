"""The data of a picture: a view of the game reduced to what is drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from rules import Ruleset, View
from rules.author import Board, Holding, Value

PieceKind = str
"""A captain, a capital, or a piece of one game (`GameArt.pieces`)."""
MarkerKind = str
"""A marker of one game (`GameArt.markers`)."""
TokenKind = str
"""A token of one game (`GameArt.tokens`)."""
CoverKind = str
"""What lies over a territory that is out of play (`GameArt.covers`)."""
ArrowKind = Literal["attack", "conquest", "expansion", "move", "descent", "plan"]
PEACEFUL: tuple[ArrowKind, ...] = ("expansion", "move", "descent")
"""The kinds of arrows without a battle, in the order in which they are shown between two territories."""
Sign = str
"""What a number counts: a key of `legend.SIGNS`."""


class CannotDraw(ValueError):
    """A scene, a look or an art file cannot be drawn; the text names the cause."""


class SeatLine(NamedTuple):
    """One line of the seat list. `seat` is its id, a colour's name.

    `pieces` is the set of pieces for its armies (a key of `GameArt.armies`; "" for plain stones),
    `counts` the numbers in the list, each beside its sign, in order. `letter` stands on its sign and on its pieces; by
    default the first of its id (see `tell_apart`). `place` is its place in the order of play, from 1; 0 where the list
    does not tell.
    """

    seat: str
    name: str
    pieces: str = ""
    counts: tuple[tuple[Sign, int], ...] = ()
    active: bool = False
    out: bool = False
    ai: bool = False
    letter: str = ""
    place: int = 0

    def with_count(self, sign: Sign, count: int) -> SeatLine:
        """The same line with one more number."""
        return SeatLine(self.seat, self.name, self.pieces, (*self.counts, (sign, count)), *self[4:])

    def with_pieces(self, pieces: str) -> SeatLine:
        """The same line with the set of pieces for its armies."""
        return SeatLine(self.seat, self.name, pieces, *self[3:])


def tell_apart(names: Iterable[str]) -> list[str]:
    """A letter for each name, no two the same as long as the names have others: the first, else the last, else one in
    between (`Blue` B, `Black` K). Names that stand first keep theirs."""
    given: list[str] = []
    for name in names:
        letters = [sign.upper() for sign in name if sign.isalnum()]
        wished = (*letters[:1], *letters[-1:], *letters[1:-1])
        free = (letter for letter in wished if letter not in given)
        given.append(next(free, wished[0] if wished else ""))
    return given


class Piece(NamedTuple):
    """One piece beside a count: its kind, and its owner ("" for a piece that is nobody's).

    `sign` is what stands on it: the emblem of a faction, the boxes that a city's fortification has left.
    """

    kind: PieceKind
    owner: str
    sign: str = ""


class Arrow(Value):
    """An arrow between two territories: an attack that has taken nothing (yet), a conquest, an expansion into empty
    land, a march, a way out of Heaven, or a planned attack.

    `count` is how many attacks or marches it stands for, `godswar` whether leaders fought first in them.
    """

    kind: ArrowKind
    source: str
    target: str
    count: int = 1
    godswar: bool = False


@dataclass(frozen=True, slots=True)
class Slot:
    """An open card of a territory: the coins on it, and the seat that holds the territory ("" for none)."""

    land: str
    coins: int
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Market:
    """What lies beside the board for all: the open cards from the first slot on, piles of cards and how many there are
    (each by its sign), and the open missions by id."""

    slots: tuple[Slot, ...] = ()
    piles: tuple[tuple[Sign, int], ...] = ()
    missions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scene:
    """One board at one moment.

    `board` names the art; `plain` is the board itself if there is no art for it. `holdings` has an entry for each
    territory in play (its owner is a seat's id, "neutral", or "" for none); scenes that follow one another share those
    that stay. All others are shown as out of play, as are the `missing` sea lanes and bridges; some are `covered` by
    something. `pieces` stand beside the counts of their territories, `markers` say what holds for a
    territory, whoever has it, `tokens` move along a path of the board, `tags` are names that were glued on a
    territory, `title` and `regions` those given to the board and to its regions, `marks` what a region pays more or
    less than the board says. A `closed` bridge or sea lane is crossed out.
    `headline` is the line under the board's title (whose turn it is); at the end it names the `winners`. `track` is the
    epoch and the last one. The `inset` is another sheet, drawn below. `layers` are what else this board shows, each a
    `renders.board.layers.Layer`; `market` is what lies beside it for all, if its art has a plate for it. `change` makes
    another art of the board's own: a hashable value (`renders.board.art.ArtChange`).
    """

    board: str
    holdings: Mapping[str, Holding]
    seats: tuple[SeatLine, ...] = ()
    pieces: Mapping[str, tuple[Piece, ...]] = field(default_factory=dict)
    markers: Mapping[str, tuple[MarkerKind, ...]] = field(default_factory=dict)
    tags: Mapping[str, str] = field(default_factory=dict)
    title: str = ""
    regions: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, int] = field(default_factory=dict)
    tokens: Mapping[str, TokenKind] = field(default_factory=dict)
    headline: str = ""
    track: tuple[int, int] | None = None
    arrows: tuple[Arrow, ...] = ()
    highlights: tuple[str, ...] = ()
    closed: tuple[tuple[str, str], ...] = ()
    missing: tuple[tuple[str, str], ...] = ()
    covered: Mapping[str, CoverKind] = field(default_factory=dict)
    inset: Scene | None = None
    plain: Board | None = None
    winners: tuple[str, ...] = ()
    market: Market | None = None
    layers: tuple[Hashable, ...] = ()
    change: Hashable = None

    @property
    def titled_cards(self) -> tuple[str, ...]:
        """The cards whose titles stand on the picture, which its look must name (`Names.cards`)."""
        return self.market.missions if self.market is not None else ()

    def letter(self, seat: str) -> str:
        """The letter on a seat's sign and on its pieces."""
        return next((line.letter for line in self.seats if line.seat == seat), "") or seat[:1].upper()

    def with_fields(self, **fields: Any) -> Scene:
        """The same scene with other fields, as `replace`, which takes ten times as long since it sets every field."""
        other = object.__new__(Scene)
        other.__dict__.update(self.__dict__, **fields)
        return other

    def with_arrow(self, arrow: Arrow) -> Scene:
        """The same scene with this arrow alone, on the sheet that shows both its ends."""
        if self.inset is None or not self.inset.holdings.keys() >= {arrow.source, arrow.target}:
            return self.with_fields(arrows=(arrow,))
        return self.with_fields(arrows=(), inset=self.inset.with_fields(arrows=(arrow,)))

    def beside(self, found: Mapping[str, Iterable[Piece]]) -> Scene:
        """The same scene with further pieces."""
        if not found:
            return self
        lands = {*self.pieces, *found}
        return self.with_fields(pieces={t: (*self.pieces.get(t, ()), *found.get(t, ())) for t in lands})

    def with_layers(self, *more: Hashable) -> Scene:
        """The same scene with further layers, over those that it has."""
        return self.with_fields(layers=(*self.layers, *more)) if more else self

    def with_armies(self, pieces: Callable[[str], str]) -> Scene:
        """The same scene with the set of pieces for each seat's armies."""
        return self.with_fields(seats=tuple([line.with_pieces(pieces(line.seat)) for line in self.seats]))

    def with_count(self, sign: Sign, count: Callable[[str], int]) -> Scene:
        """The same scene with one more number on each seat's line."""
        return self.with_fields(seats=tuple([line.with_count(sign, count(line.seat)) for line in self.seats]))

    def with_marks(self, arrows: Iterable[Arrow], lit: Iterable[str]) -> Scene:
        """The same scene with those of the arrows and of the highlights that lie on its sheet."""
        here = self.holdings.keys()
        return self.with_fields(
            arrows=tuple([one for one in arrows if one.source in here and one.target in here]),
            highlights=tuple([where for where in lit if where in here]),
        )

    def key(self) -> tuple[object, ...]:
        """A key that is equal for scenes that look the same."""
        lands = tuple(sorted((t, h.owner, h.armies) for t, h in self.holdings.items()))
        pieces = tuple(
            sorted((t, tuple((one.kind, one.owner, one.sign) for one in found)) for t, found in self.pieces.items())
        )
        markers, tags = tuple(sorted(self.markers.items())), tuple(sorted(self.tags.items()))
        names = (self.title, tuple(sorted(self.regions.items())), tuple(sorted(self.marks.items())))
        marks = (tuple(sorted(self.tokens.items())), self.arrows, self.highlights, self.closed)
        state = (self.seats, self.headline, self.track, self.winners)
        away = (self.missing, tuple(sorted(self.covered.items())))
        more = (self.market, self.layers, self.change, self.inset and self.inset.key())
        return (self.board, lands, pieces, markers, tags, names, *state, *marks, *away, *more)


Adds = Callable[[Scene, View, Ruleset], Scene]
"""Adds a rule module's data to the scene of a view."""
