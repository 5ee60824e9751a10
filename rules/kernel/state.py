"""A game at one moment: plain mutable dicts of frozen values."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol, TypeVar

from rules.atlas import MAIN, RealmName, Territory
from rules.kernel.values import NOBODY, Action, Decision, Due, Holding, Part, Player, Zone, ZoneName

P = TypeVar("P", bound=Part)
EMPTY = Holding(NOBODY, 0)
"""The holding of a space that nobody holds."""
EMPTY_ZONE = Zone()
MAIN_MAP_ALONE: Mapping[Territory, RealmName] = MappingProxyType({})
"""The realms of a board that has only its main map."""


BLANKS: dict[type[Part], Part] = {}
"""The default part of each kind that there is. They are frozen, so all games share one of each."""
CLEARED: dict[type[Part], Part] = {}
"""Those to which parts go back when the next turn begins."""


class PartReader(Protocol):
    """What modules remember, by kind of part; a part that was never kept is the default one."""

    def __getitem__(self, of: type[P], /) -> P: ...
    def values(self) -> Iterable[Part]: ...

    @property
    def table(self) -> PartTable:
        """The plain dictionary, for what every step reads."""


class PartTable(Protocol):
    """What modules remember in a game. Every kind of part has an entry: until one is kept, the one in `BLANKS`.

    (Parts are read some ten times a step. In a plain dictionary without gaps that takes a third of the time.)
    """

    def __getitem__(self, of: type[P], /) -> P: ...
    def __setitem__(self, of: type[P], part: P, /) -> None: ...
    def values(self) -> Iterable[Part]: ...
    def update(self, parts: Mapping[type[Part], Part], /) -> None: ...
    def items(self) -> Iterable[tuple[type[Part], Part]]: ...
    def copy(self) -> PartTable: ...


def blank(of: type[Part]) -> Part:
    """The default part of a kind."""
    if of not in BLANKS:
        _learn_kinds()
    return BLANKS[of]


def _learn_kinds() -> None:
    """Make the default part of each kind that has been defined since the last time.

    Raises `TypeError` for a kind of which a field has no default.
    """
    for kind in Part.kinds[len(BLANKS) :]:
        try:
            BLANKS[kind] = kind()
        except TypeError as error:
            why = "each field of a part needs a default, which it has until something is kept"
            raise TypeError(f"{kind.__module__}.{kind.__name__}: {why} ({error})") from error
        if kind.lasts_a_turn:
            CLEARED[kind] = BLANKS[kind]


def list_kept_parts(table: PartTable) -> dict[type[Part], Part]:
    """The parts in a game's table that were kept, by kind."""
    return {kind: part for kind, part in table.items() if part is not BLANKS[kind]}


class Parts:
    """A game's parts by kind, around the plain dictionary `table`, which rules read directly (`Context.parts`).

    It prints those that were kept: the kinds of all games are in the table, sealed ones too. (A dictionary of a class
    of its own would print so as well, and reading it takes four times as long.)
    """

    __slots__ = ("table",)

    def __init__(self, table: PartTable) -> None:
        self.table = table

    def __getitem__(self, of: type[P], /) -> P:
        return self.table[of]

    def __setitem__(self, of: type[P], part: P, /) -> None:
        self.table[of] = part

    def update(self, parts: Mapping[type[Part], Part], /) -> None:
        self.table.update(parts)

    def items(self) -> Iterable[tuple[type[Part], Part]]:
        return self.table.items()

    def values(self) -> Iterable[Part]:
        return self.table.values()

    def copy(self) -> Parts:
        return Parts(self.table.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Parts) and self.table == other.table

    def __repr__(self) -> str:
        return f"{{{', '.join(f'{kind.__name__}: {part!r}' for kind, part in list_kept_parts(self).items())}}}"


def part_table(kept: Iterable[Part] = ()) -> Parts:
    """A game's parts, of which these were kept."""
    _learn_kinds()
    table: PartTable = {**BLANKS, **{type(part): part for part in kept}}  # type: ignore[assignment]
    return Parts(table)


class Zones(dict[ZoneName, Zone]):
    """Zones by name. Reading one that was never laid out gives an empty, hidden one, and stores nothing.

    (They are read in every third step, so that a method written in Python would be felt.)
    """

    def __missing__(self, name: ZoneName) -> Zone:
        return EMPTY_ZONE


class Land:
    """Who holds which space of the board. Also keeps each player's spaces, by realm, sorted by name; not nobody's.

    `holdings` has every space that somebody holds or held; reading it is quickest. `at` also knows all others.
    `realm_of` is the board's: the realm of each space. A space that it does not name lies on the main map.

    >>> from rules import GAMES, Land, position, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> land: Land = position(rules, "red: alaska:4 peru; blue: kamchatka; green: *").state.land
    >>> land.owner("alaska"), land.armies("alaska"), land.of("red")
    ('red', 4, ('alaska', 'peru'))
    >>> len(land.of("green"))
    39
    """

    __slots__ = ("_of", "_realm_of", "holdings")

    def __init__(
        self,
        holdings: Mapping[Territory, Holding] | None = None,
        realm_of: Mapping[Territory, RealmName] = MAIN_MAP_ALONE,
    ) -> None:
        self.holdings: dict[Territory, Holding] = {}
        self._realm_of = realm_of
        self._of: dict[Player | tuple[Player, RealmName], tuple[Territory, ...]] = {}
        for space, holding in (holdings or {}).items():
            self.put(space, holding)

    def at(self, space: Territory) -> Holding:
        """Who holds a space, and with how many armies; `EMPTY` where nobody does."""
        return self.holdings.get(space, EMPTY)

    def __contains__(self, space: object) -> bool:
        return space in self.holdings

    def __iter__(self) -> Iterator[Territory]:
        """Every space of every realm that somebody holds or held."""
        return iter(self.holdings)

    def __len__(self) -> int:
        return len(self.holdings)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Land) and self.holdings == other.holdings

    def __repr__(self) -> str:
        """Owner and armies of each space: `Land(alaska=red:3 alberta=blue:1 kamchatka=-)`."""
        held = (f"{space}={h.owner}:{h.armies}" if h.owner else f"{space}=-" for space, h in self.holdings.items())
        return f"Land({' '.join(held)})"

    def owner(self, space: Territory) -> Player:
        """The space's owner; `NOBODY` while it is empty."""
        return self.holdings.get(space, EMPTY).owner

    def armies(self, space: Territory) -> int:
        return self.holdings.get(space, EMPTY).armies

    def realm(self, space: Territory) -> RealmName:
        """The realm in which a space lies; "" for the main map."""
        return self._realm_of.get(space, MAIN)

    def of(self, player: Player, realm: RealmName = MAIN) -> tuple[Territory, ...]:
        """A player's territories on the main map, or the spaces in a further realm, sorted by name."""
        return self._of.get((player, realm) if realm else player, ())

    def holders(self, players: tuple[Player, ...]) -> tuple[Player, ...]:
        """Those of these players who hold a territory on the main map."""
        return tuple(filter(self._of.get, players))

    def full(self, territories: int) -> bool:
        """Whether somebody holds every one of the so many territories of the main map."""
        return territories == sum([len(held) for owner, held in self._of.items() if isinstance(owner, str)])

    def put(self, space: Territory, holding: Holding) -> None:
        loser, winner = self.holdings.get(space, EMPTY).owner, holding.owner
        self.holdings[space] = holding
        if loser == winner:
            return
        realm, of = self._realm_of.get(space), self._of
        if loser:
            key = (loser, realm) if realm else loser
            left = of[key]
            at = left.index(space)
            of[key] = left[:at] + left[at + 1 :]
        if winner:
            key = (winner, realm) if realm else winner
            kept = of.get(key, ())
            at = bisect(kept, space)
            of[key] = (*kept[:at], space, *kept[at:])

    def add(self, space: Territory, armies: int) -> None:
        """Add armies to an occupied space (or remove them, if negative). Without armies it is nobody's."""
        before = self.holdings[space]
        left = before.armies + armies
        if left:
            self.holdings[space] = Holding(before.owner, left)
        else:
            self.put(space, EMPTY)

    def copy(self) -> Land:
        twin = Land(None, self._realm_of)
        twin.holdings = self.holdings.copy()
        twin._of = self._of.copy()
        return twin


def describe(seats: tuple[Player, ...], active: Player, winners: tuple[Player, ...] | None, asked: str) -> str:
    """A game in a few words, for a repr: its seats, and its winners or whose turn it is and what it waits for."""
    if winners is not None:
        return f"{' '.join(seats)}: won by {' '.join(winners) or 'nobody'}"
    turn = f"{active}'s turn" if active else "nobody's turn"
    return f"{' '.join(seats)}: {turn}, waiting for {asked or 'nothing'}"


@dataclass(slots=True, repr=False)
class State:
    """One game. Only events write land, zones, parts, seats, active and winners; the kernel's loop writes the rest.

    `agenda` is a stack, the next task last. `pending` are the open decisions, by number; `replies` the answers that
    wait for others. `draws` counts the chance drawn; neither it nor `decisions_asked` ever decreases. What modules
    remember is in `parts`, by kind: their classes are in `rules.risk` and the doors of the games. A zone by a name that
    was never laid out is empty.

    >>> from rules import GAMES, State, position, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> state: State = position(rules, "red: alaska:4; blue: kamchatka; green: *", step="combat").state
    >>> state.active, state.winners, state.unanswered
    ('red', None, (1,))
    >>> from rules.risk import Order
    >>> state.parts[Order].first
    'red'
    >>> state.fork() == state
    True
    """

    seats: tuple[Player, ...]
    active: Player = NOBODY
    land: Land = field(default_factory=Land)
    zones: Zones = field(default_factory=Zones)
    parts: Parts = field(default_factory=part_table)
    winners: tuple[Player, ...] | None = None
    agenda: list[Due] = field(default_factory=list)
    pending: dict[int, Decision] = field(default_factory=dict)
    replies: dict[int, Action] = field(default_factory=dict)
    draws: int = 0
    decisions_asked: int = 0

    def __repr__(self) -> str:
        """Who plays and what the game waits for, nothing that is hidden:
        `<State of red blue: red's turn, waiting for 1 (to-fight of red)>`."""
        asked = ", ".join(f"{n} ({self.pending[n].topic} of {self.pending[n].player})" for n in self.unanswered)
        return f"<State of {describe(self.seats, self.active, self.winners, asked)}>"

    @property
    def kept(self) -> dict[type[Part], Part]:
        """The parts that were kept, by kind."""
        return list_kept_parts(self.parts)

    def zone(self, name: ZoneName) -> Zone:
        """A zone by name: `deck`, `hand:red`; one in which nothing was laid yet is empty and hidden."""
        return self.zones[name]

    @property
    def unanswered(self) -> tuple[int, ...]:
        """The pending decisions without an answer; in a secret window, some may have one already."""
        return tuple(number for number in self.pending if number not in self.replies)

    def fork(self) -> State:
        """An independent copy that shares the frozen values; takes a few microseconds."""
        return State(
            self.seats,
            self.active,
            self.land.copy(),
            Zones(self.zones),
            self.parts.copy(),
            self.winners,
            self.agenda.copy(),
            self.pending.copy(),
            self.replies.copy(),
            self.draws,
            self.decisions_asked,
        )
