"""A game at one moment: plain mutable dicts of frozen values."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules.kernel.values import NOBODY, Action, Decision, Due, Holding, Part, Player, Zone

P = TypeVar("P", bound=Part)
EMPTY = Holding(NOBODY, 0)


class Blanks(dict[Any, Any]):
    """Default parts, by kind. They are frozen, so all games share one of each."""

    def __missing__(self, of: type[Part]) -> Part:
        made = self[of] = of()
        return made


BLANKS = Blanks()


class Land:
    """Who holds which territory. Also keeps each player's territories, sorted by name."""

    __slots__ = ("_of", "holdings")

    def __init__(self, holdings: dict[str, Holding] | None = None) -> None:
        self.holdings: dict[str, Holding] = {}
        self._of: dict[Player, tuple[str, ...]] = {}
        for territory, holding in (holdings or {}).items():
            self.put(territory, holding)

    def __getitem__(self, territory: str) -> Holding:
        return self.holdings[territory]

    def __contains__(self, territory: object) -> bool:
        return territory in self.holdings

    def __iter__(self) -> Iterator[str]:
        return iter(self.holdings)

    def __len__(self) -> int:
        return len(self.holdings)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Land) and self.holdings == other.holdings

    def owner(self, territory: str) -> Player:
        """The territory's owner; `NOBODY` while it is empty."""
        return self.holdings.get(territory, EMPTY).owner

    def armies(self, territory: str) -> int:
        return self.holdings.get(territory, EMPTY).armies

    def of(self, player: Player) -> tuple[str, ...]:
        """A player's territories, sorted by name."""
        return self._of.get(player, ())

    def put(self, territory: str, holding: Holding) -> None:
        before = self.holdings.get(territory)
        self.holdings[territory] = holding
        if before is None or before.owner != holding.owner:
            if before is not None:
                left = list(self._of[before.owner])
                left.remove(territory)
                self._of[before.owner] = tuple(left)
            kept = list(self._of.get(holding.owner, ()))
            insort(kept, territory)
            self._of[holding.owner] = tuple(kept)

    def add(self, territory: str, armies: int) -> None:
        """Add armies to an occupied territory (or remove them, if negative). Without armies it is nobody's."""
        before = self.holdings[territory]
        if before.armies + armies:
            self.holdings[territory] = Holding(before.owner, before.armies + armies)
        else:
            self.put(territory, EMPTY)

    def copy(self) -> Land:
        twin = Land()
        twin.holdings = self.holdings.copy()
        twin._of = self._of.copy()
        return twin


@dataclass(slots=True)
class State:
    """One game. Only events write land, zones, parts, seats, active and winners; the kernel's loop writes the rest.

    `agenda` is a stack, the next task last. `pending` are the open decisions, by number; `replies` the answers that
    wait for others. `draws` counts the chance drawn; neither it nor `decisions_asked` ever decreases.
    """

    seats: tuple[Player, ...]
    active: Player = NOBODY
    land: Land = field(default_factory=Land)
    zones: dict[str, Zone] = field(default_factory=dict)
    parts: dict[type[Part], Part] = field(default_factory=dict)
    winners: tuple[Player, ...] | None = None
    agenda: list[Due] = field(default_factory=list)
    pending: dict[int, Decision] = field(default_factory=dict)
    replies: dict[int, Action] = field(default_factory=dict)
    draws: int = 0
    decisions_asked: int = 0

    def part(self, of: type[P]) -> P:
        """What a module remembers."""
        parts: dict[type[Part], Any] = self.parts
        kept: P | None = parts.get(of)
        return BLANKS[of] if kept is None else kept

    def keep(self, part: Part) -> None:
        """Store a part (for use in events' `apply`)."""
        self.parts[type(part)] = part

    def zone(self, name: str) -> Zone:
        """A zone by name; a zone that was never laid out is empty and hidden."""
        return self.zones.get(name) or Zone()

    @property
    def unanswered(self) -> tuple[int, ...]:
        """The pending decisions without an answer; in a sealed window, some may have one already."""
        return tuple(number for number in self.pending if number not in self.replies)

    def fork(self) -> State:
        """An independent copy that shares the frozen values; takes a few microseconds."""
        return State(
            self.seats,
            self.active,
            self.land.copy(),
            self.zones.copy(),
            self.parts.copy(),
            self.winners,
            self.agenda.copy(),
            self.pending.copy(),
            self.replies.copy(),
            self.draws,
            self.decisions_asked,
        )
