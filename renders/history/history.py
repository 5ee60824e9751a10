"""What a campaign's history tells, ready to be drawn: its wars, who signed, and cards of cities and factions.

Every text is in the reader's language; emblems and signs are ids. `history_picture.py` makes a picture of it, and
`history_front.py` the front of its page.
"""

from __future__ import annotations

from dataclasses import dataclass

from renders.board import shapes
from renders.board.shapes import Shape
from renders.games.game_art import known_art
from renders.look import Colour

SEAL = "seal"
"""The kind of deed of a pack that was opened."""
UNSIGNED: Colour = (150, 132, 106)
"""The colour of a war that nobody has won, and of a faction without a colour."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a war left for ever: the kind of what was glued, and what is said of it."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class War:
    """A line of the history: the war, who won it with which faction ("" for nobody), how long it was, who held on and
    who was out, and what it left. `number` is that of the war, 0 where the line is about none."""

    heading: str
    winner: str = ""
    faction: str = ""
    emblem: str = ""
    length: str = ""
    lines: tuple[str, ...] = ()
    deeds: tuple[Deed, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class StoryCard:
    """The card of a city or of a faction: its sign (a city's kind, or an emblem), its name, what it is, its story."""

    sign: str
    title: str
    about: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Cards under one heading."""

    heading: str
    cards: tuple[StoryCard, ...]


@dataclass(frozen=True, slots=True)
class SignatureRow:
    """What one person has signed: each war by its number, with the emblem that they won it with."""

    name: str
    signed: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class FactionRow:
    """How often a faction has won, and how often it was played."""

    emblem: str
    name: str
    wins: int
    played: int


@dataclass(frozen=True, slots=True)
class Plot:
    """Who signed which of so many wars, and how often each faction has won."""

    heading: str
    wars: int
    people: tuple[SignatureRow, ...]
    factions: tuple[FactionRow, ...]


@dataclass(frozen=True, slots=True)
class History:
    """A campaign's whole history; `none` is said where there is no war yet."""

    language: str
    title: str
    summary: str
    none: str
    heading: str
    wars: tuple[War, ...]
    plot: Plot
    chapters: tuple[Chapter, ...] = ()


def colour_of(emblem: str) -> Colour:
    """The colour of a faction, by its emblem."""
    return known_art().campaign_colours.get(emblem, UNSIGNED)


def sign_of(kind: str) -> Shape:
    """The silhouette of what was glued, of a city or of a faction; a star for what has none of its own."""
    known = known_art()
    return known.campaign_signs.get(kind) or known.signs.get(kind) or shapes.STAR
