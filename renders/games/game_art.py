"""What a game adds to pictures, as one value; those of all games together, of this project and of packages."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from PIL.Image import Image

from renders.board.drawing import Sprite
from renders.board.shapes import Shape
from renders.board.sizes import Box
from renders.cards.card_scenes import CardScene
from renders.look import Colour
from renders.marks import Mark
from renders.scene import (
    Adds,
    Arrow,
    CannotDraw,
    CoverKind,
    MarkerKind,
    Piece,
    PieceKind,
    Scene,
    Sign,
    TokenKind,
)
from renders.throws import Sums
from rules import PACKAGES, Event, View
from rules.author import Module, Part

V = TypeVar("V")
DrawPiece = Callable[[Piece, Colour, str, str, int], Sprite]
"""Draws a piece in its owner's colour, with its owner's letter, on a territory, at a scale."""
DrawMarker = Callable[[MarkerKind, str, int], Sprite]
"""Draws a marker on a territory, at a scale."""
DrawToken = Callable[[int], Sprite]
"""Draws a token at a scale."""
DrawSign = Callable[[int], Sprite]
"""Draws a sign so many pixels wide, around its anchor."""


@dataclass(frozen=True, slots=True)
class Landmark:
    """What stands on territories of a kind, named places of a board or spaces of a realm, and its sign in the legend.

    `box` is the space that it takes on a board, around its middle; `size` and `key` are the sides of its silhouette on
    the board and in the legend, in board pixels.
    """

    sign: str
    """What it is called: a word of the `words`; the names of single ones come with the `look`, by kind."""
    shape: Shape
    box: Box
    size: int
    key: int = 18
    colour: Colour | None = None
    """The colour in which it stands on a pale disc; None where it is pale itself, with a rim."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What lies over territories that are out of play, in the place of hatching: its colour, and how it is painted.

    `paint` draws on a ground, or on a part of one whose corner is `offset` (both in pixels at `scale`): the ground, a
    mask of the territories, the scale, the offset.
    """

    colour: Colour
    paint: Callable[[Image, Image, int, tuple[int, int]], None]


@dataclass(frozen=True, slots=True)
class CardKind:
    """How the cards of a kind look: the band behind the title, and the sign that stands for the kind.

    `livery` is the paper and the trim of a kind that has its own; the sign then stands on the band of the title too.
    """

    band: Colour
    sign: Shape
    livery: tuple[Colour, Colour] | None = None


@dataclass(frozen=True, kw_only=True)
class GameArt:
    """All that one game adds to pictures; whatever it leaves out is drawn as in every game of the family."""

    adds: tuple[tuple[Module, Adds], ...] = ()
    """What each of its modules adds to a scene."""
    arrows: tuple[tuple[type[Event], Callable[[Any], Arrow]], ...] = ()
    """The arrows of its own events."""
    sums: tuple[tuple[type[Event], Callable[[Any], Sums]], ...] = ()
    """The dice of its events in which sums are compared."""
    changes: tuple[tuple[Module, Callable[[View], Hashable]], ...] = ()
    """How the art of a board has changed in a game with a module."""
    between: tuple[tuple[type[Part], Callable[[Any, str, Mapping[str, str]], Scene]], ...] = ()
    """The scene of what a kind of campaign keeps between its games."""
    signs: Mapping[Sign, Shape] = field(default_factory=dict)
    """The signs for what a seat has, beside the board."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What its signs are called where no words are given."""
    one_of: Mapping[str, str] = field(default_factory=dict)
    """What a pile is called that has one thing in it, where that is another word."""
    card_backs: Mapping[str, Colour] = field(default_factory=dict)
    """The backs of cards that are told by their kind; their sign stands on it."""
    armies: Mapping[str, Mapping[int, Shape]] = field(default_factory=dict)
    """Its sets of pieces behind counts, by name: the drawing of each piece by the number of armies it counts."""
    landmarks: Mapping[str, Landmark] = field(default_factory=dict)
    """Each kind of what stands on territories, as its boards call it."""
    scars: Mapping[str, tuple[Shape, Colour]] = field(default_factory=dict)
    """The signs that are stuck on a territory, with their colours."""
    campaign_signs: Mapping[str, Shape] = field(default_factory=dict)
    """The silhouette of each thing that the history of its campaigns tells of, emblems among them."""
    campaign_colours: Mapping[str, Colour] = field(default_factory=dict)
    """The colours in that history, by emblem: those of the seats are of one evening."""
    pieces: Mapping[PieceKind, DrawPiece] = field(default_factory=dict)
    """Its pieces around the count of a territory."""
    markers: Mapping[MarkerKind, DrawMarker] = field(default_factory=dict)
    """Its markers of what holds for a territory."""
    marker_signs: Mapping[MarkerKind, tuple[Shape, Colour, Colour]] = field(default_factory=dict)
    """The signs of markers that are discs, with the colours of the disc and of the sign."""
    drawn_signs: Mapping[Sign, DrawSign] = field(default_factory=dict)
    """The signs that are drawings, such as those of layers (`Layer.sign`)."""
    tokens: Mapping[TokenKind, DrawToken] = field(default_factory=dict)
    """Its tokens that move along a path of the board."""
    covers: Mapping[CoverKind, Cover] = field(default_factory=dict)
    """What may lie over a territory that is out of play."""
    card_kinds: Mapping[str, CardKind] = field(default_factory=dict)
    """The kinds of its cards."""
    card_symbols: Mapping[str, Shape] = field(default_factory=dict)
    """The symbols on its Territory cards, as its boards call them."""
    card_scenes: Mapping[str, CardScene] = field(default_factory=dict)
    """The art of its cards by motif; that of a symbol has the symbol's name."""
    marks: Mapping[str, Mark] = field(default_factory=dict)
    """The marks beside its words; their plain forms come with its words (`Wording.marks`)."""
    coins: tuple[Sign, ...] = ()
    """The signs that stand on a coin."""
    boards: Mapping[str, Path] = field(default_factory=dict)
    """The folder of each compiled board (`docs/boards.md`), by its name."""


_registered: list[GameArt] = []


def register(art: GameArt) -> None:
    """Let pictures show what a game of this project adds."""
    _registered.append(art)
    known_art.cache_clear()


def read_package_art() -> None:
    """Read what the packages that are installed now add to pictures."""
    known_art.cache_clear()
    known_art()


@cache
def known_art() -> GameArt:
    """What all games add, as one value; that of packages is imported when it is first asked for."""
    every = [*_registered, *_of_packages()]
    return GameArt(
        adds=_chain(art.adds for art in every),
        arrows=_chain(art.arrows for art in every),
        sums=_chain(art.sums for art in every),
        changes=_chain(art.changes for art in every),
        between=_chain(art.between for art in every),
        signs=_merge(art.signs for art in every),
        words=_merge(art.words for art in every),
        one_of=_merge(art.one_of for art in every),
        card_backs=_merge(art.card_backs for art in every),
        armies=_merge(art.armies for art in every),
        landmarks=_merge(art.landmarks for art in every),
        scars=_merge(art.scars for art in every),
        campaign_signs=_merge(art.campaign_signs for art in every),
        campaign_colours=_merge(art.campaign_colours for art in every),
        pieces=_merge(art.pieces for art in every),
        markers=_merge(art.markers for art in every),
        marker_signs=_merge(art.marker_signs for art in every),
        drawn_signs=_merge(art.drawn_signs for art in every),
        tokens=_merge(art.tokens for art in every),
        covers=_merge(art.covers for art in every),
        card_kinds=_merge(art.card_kinds for art in every),
        card_symbols=_merge(art.card_symbols for art in every),
        card_scenes=_merge(art.card_scenes for art in every),
        marks=_merge(art.marks for art in every),
        coins=_chain(art.coins for art in every),
        boards=_merge(art.boards for art in every),
    )


def landmark_signs() -> dict[str, str]:
    """What each kind of landmark is called, as among the `words`."""
    return {kind: landmark.sign for kind, landmark in known_art().landmarks.items()}


def known_landmark(kind: str) -> Landmark:
    """The landmark of a kind; raises `CannotDraw` for one that no game has registered."""
    try:
        return known_art().landmarks[kind]
    except KeyError:
        raise CannotDraw(f"no art has landmarks of the kind {kind!r}") from None


def known_cover(kind: CoverKind) -> Cover:
    """The cover of a kind; raises `CannotDraw` for one that no game has registered."""
    try:
        return known_art().covers[kind]
    except KeyError:
        raise CannotDraw(f"no art has covers of the kind {kind!r}") from None


def _of_packages() -> Iterator[GameArt]:
    """The art of each package; one that names a folder without a compiled board is refused."""
    for game, art in PACKAGES.read_parts("art", GameArt):
        missing = [board for board, folder in art.boards.items() if not (folder / "anchors.json").is_file()]
        if missing:
            PACKAGES.refuse(game, f"there is no compiled board {missing[0]!r} in {art.boards[missing[0]]}")
        else:
            yield art


def _chain(parts: Iterable[tuple[V, ...]]) -> tuple[V, ...]:
    return tuple(each for part in parts for each in part)


def _merge(tables: Iterable[Mapping[str, V]]) -> dict[str, V]:
    """The tables as one; of two that have the same name, the first counts, so that nothing of ours is changed."""
    return {name: each for table in reversed([*tables]) for name, each in table.items()}
