"""A board as the rules see it: territories, their links and barriers, and what is printed on them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from pydantic import TypeAdapter

from rules.atlas.ids import Card, RealmName, RegionName, Territory

LinkKind = Literal["land", "bridge", "sea"]
"""How two spaces are linked: `land`, `bridge` or `sea`."""
BarrierKind = Literal["mountain", "river", "sea", "flame"]
MAIN = RealmName("")
"""The name of a board's main map among its realms."""


@dataclass(frozen=True)
class Region:
    """A region: its bonus for a player who holds all of its `territories`."""

    bonus: int
    territories: tuple[Territory, ...]


@dataclass(frozen=True)
class Realm:
    """A map beside a board's main map: each space with its kind, the open borders and the barriers.

    A barrier between two spaces that are linked closes part of their border.
    """

    spaces: dict[Territory, str]
    links: tuple[tuple[Territory, Territory, LinkKind], ...] = ()
    barriers: tuple[tuple[Territory, Territory, BarrierKind], ...] = ()

    @cached_property
    def of_kind(self) -> dict[str, tuple[Territory, ...]]:
        """The spaces of each kind, in the order of `spaces`."""
        kinds = dict.fromkeys(self.spaces.values())
        return {kind: tuple(where for where, its in self.spaces.items() if its == kind) for kind in kinds}


@dataclass(frozen=True)
class Board:
    """One board, as data: a main map of territories, and further `realms` by name.

    `links` are the open borders (each once), `barriers` the borders that are drawn but closed. `cards` gives the side
    and the symbol of each territory's card, `other_symbols` those of another edition's cards. `landmarks` are the named
    places on territories by kind, `ranges` the territories that each mountain range touches. `parts` are the
    territories of editions that have fewer. `extras` is what one game alone has and reads (`rules/atlas/extras.py`).
    Fields that do not apply to a board are empty. All of them are about the main map.
    """

    name: str
    regions: dict[RegionName, Region]
    links: tuple[tuple[Territory, Territory, LinkKind], ...]
    barriers: tuple[tuple[Territory, Territory, BarrierKind], ...]
    cards: dict[Card, tuple[str, str]]
    ports: tuple[Territory, ...] = ()
    ranges: dict[str, tuple[Territory, ...]] | None = None
    landmarks: Mapping[str, Mapping[Territory, str]] = field(default_factory=dict)
    parts: dict[str, tuple[Territory, ...]] | None = None
    other_symbols: dict[Card, str] | None = None
    extras: Mapping[str, Any] = field(default_factory=dict)
    realms: Mapping[RealmName, Realm] = field(default_factory=dict)
    extras_read: dict[str, Any] = field(init=False, repr=False, compare=False, default_factory=dict)
    """What was read of `extras`, by name, in its game's shape."""
    realm_of: dict[Territory, RealmName] = field(init=False, repr=False, compare=False)
    """For each space of the board its realm: `MAIN` for a territory."""
    links_of: dict[Territory, dict[Territory, LinkKind]] = field(init=False, repr=False, compare=False)
    """For each space, of any realm, its neighbours and the kind of each link."""

    def __repr__(self) -> str:
        """Its name and size: `<Board world: regions=6, territories=42>`; and its further realms, if it has some."""
        realms = f", realms={' '.join(self.realms)}" if self.realms else ""
        return f"<Board {self.name}: regions={len(self.regions)}, territories={len(self.territories)}{realms}>"

    def __post_init__(self) -> None:
        """Fill in what every step of a game looks up: a `cached_property` would cost it several times as much.

        Raises `ValueError` for a link of a territory that the board does not have.
        """
        beyond = {space: name for name, realm in self.realms.items() for space in realm.spaces}
        realm_of = dict.fromkeys(self.territories, MAIN) | beyond
        found: dict[Territory, dict[Territory, LinkKind]] = {space: {} for space in realm_of}
        for links in (self.links, *(realm.links for realm in self.realms.values())):
            for a, b, kind in links:
                if a not in found or b not in found:
                    unknown = a if a not in found else b
                    raise ValueError(
                        f"the board {self.name}: the link of {a} and {b}: no territory is called {unknown!r}"
                    )
                found[a][b] = found[b][a] = kind
        object.__setattr__(self, "realm_of", realm_of)
        object.__setattr__(self, "links_of", found)

    @cached_property
    def territories(self) -> tuple[Territory, ...]:
        """Every territory of the main map, region by region: the order in which lists show them."""
        return tuple(t for region in self.regions.values() for t in region.territories)

    @cached_property
    def territory_cards(self) -> tuple[Card, ...]:
        """The card of every territory, in the order of `territories`."""
        return tuple(map(Card, self.territories))

    @cached_property
    def region_of(self) -> dict[Territory, RegionName]:
        return {t: name for name, region in self.regions.items() for t in region.territories}

    def region(self, where: Territory) -> Region:
        """The region of a space; for one that lies in none, as in other realms, one of its own that brings nothing."""
        name = self.region_of.get(where)
        return Region(0, (where,)) if name is None else self.regions[name]

    @cached_property
    def main_map(self) -> Board:
        """The board of a game that is played on the main map alone."""
        return replace(self, realms={})

    @cached_property
    def ranges_of(self) -> dict[Territory, tuple[str, ...]]:
        """For each space the mountain ranges that it touches."""
        ranges = self.ranges or {}
        return {t: tuple(r for r, touched in ranges.items() if t in touched) for t in self.realm_of}

    def shares_range(self, one: Territory, other: Territory) -> bool:
        """Whether a mountain range touches both spaces."""
        return not set(self.ranges_of[one]).isdisjoint(self.ranges_of[other])

    def part(self, name: str) -> Board:
        """The board of an edition that has fewer territories."""
        kept = set((self.parts or {})[name])
        lands = {name: tuple(t for t in region.territories if t in kept) for name, region in self.regions.items()}
        return replace(
            self,
            regions={name: Region(self.regions[name].bonus, left) for name, left in lands.items() if left},
            links=tuple(link for link in self.links if kept.issuperset(link[:2])),
            barriers=tuple(barrier for barrier in self.barriers if kept.issuperset(barrier[:2])),
            cards={card: shown for card, shown in self.cards.items() if Territory(card) in kept},
            ports=tuple(t for t in self.ports if t in kept),
            ranges={r: tuple(t for t in touched if t in kept) for r, touched in (self.ranges or {}).items()},
            landmarks={k: {t: what for t, what in at.items() if t in kept} for k, at in self.landmarks.items()},
        )


_BOARD = TypeAdapter(Board)


@cache
def land_names(name: str) -> frozenset[str]:
    """What a board's territories and regions are called in every language, as keys of `kernel/names.py`.

    Nothing that players name may be called so. The names themselves are the bot's; a test holds these against them.
    """
    listed = json.loads((files("rules.atlas") / "names.json").read_text(encoding="utf-8"))
    return frozenset(listed[name])


_added: dict[str, Board] = {}
"""The boards of packages, by name."""


def board(name: str) -> Board:
    """The board of that name: a package's, or read from its file in `rules/atlas`; raises `LookupError` if there is
    none."""
    return _added[name] if name in _added else _own(name)


@cache
def _own(name: str) -> Board:
    return _BOARD.validate_python(_read(name))


def add_board(board: Board) -> None:
    """Let a board of a package be found by its name; raises `ValueError` if there is another of that name."""
    if board.name in _added or _file(board.name).is_file():
        raise ValueError(f"there is a board named {board.name!r} already")
    _added[board.name] = board


def remove_board(board: Board) -> None:
    """Take back what `add_board` did."""
    del _added[board.name]


def _file(name: str) -> Traversable:
    return files("rules.atlas") / f"{name}.json"


def _read(name: str) -> dict[str, Any]:
    """A board's data. One that is `like` another is that board, but for the fields that its file gives; of the links,
    those of the pairs that it lists."""
    source = _file(name)
    if not name.isidentifier() or not source.is_file():
        raise LookupError(f"no board named {name!r}")
    data: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    if "like" not in data:
        return data
    other = _read(data.pop("like"))
    instead = {frozenset(link[:2]): link for link in data.pop("links", ())}
    links = [instead.get(frozenset(link[:2]), link) for link in other["links"]]
    return {**other, "links": links, **data}
