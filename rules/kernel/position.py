"""A game position described by names in texts or lists: each module sets up its own part."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from rules.atlas import Card
from rules.kernel.ruleset import Ruleset
from rules.kernel.state import Land, State
from rules.kernel.tagged import Unreadable
from rules.kernel.typed import well_typed, wrong_field
from rules.kernel.values import NOBODY, Part, Player, Task, Zone, ZoneName

REST = "*"
"""In a list of names: all that are not named elsewhere."""

Names = str | Iterable[str]
"""Names separated by blanks, or one by one."""
BySeat = str | Mapping[str, Names]
"""For each seat its names: `green: peru japan; red: siam` (or a line each), or a mapping."""


class Position:
    """A game position being set up by the modules' `lays` functions. Raises `Unreadable` for what does not fit.

    `turn` is the player on turn, `NOBODY` before the first turn; `ahead` are the tasks with which the game goes on, the
    rest of the turn or of the set-up.
    """

    def __init__(self, rules: Ruleset, turn: Player, ahead: tuple[Task, ...]) -> None:
        self.rules, self.ahead = rules, ahead
        self.state = State(rules.seats, turn, Land(realm_of=rules.board.realm_of))
        self._lies: dict[tuple[Card, ...], dict[Card, ZoneName]] = defaultdict(dict)
        self._rest: dict[tuple[Card, ...], ZoneName] = {}

    def by_seat(self, what: str, given: BySeat | None) -> dict[Player, tuple[str, ...]]:
        """The names given for each seat of the table. `what` is the parameter they came under, for error messages."""
        found = by_owner(given or {})
        if strangers := [name for name in found if name not in self.rules.seats]:
            raise Unreadable(f"{what}: no seat is named {strangers[0]!r}; there are {', '.join(self.rules.seats)}")
        return {seat: found.get(seat, ()) for seat in self.rules.seats}

    def lay(
        self,
        zone: ZoneName,
        listed: Names | None,
        every: tuple[Card, ...],
        seen_by: str = NOBODY,
        *,
        rest: bool = False,
    ) -> None:
        """Set a zone's cards, the first on top.

        `every` are all the cards of its kind, each of which lies in one zone only. `*` among the cards adds all cards
        that lie in no other zone, in the order of `every`. `rest` does the same, unless another zone says `*`.
        """
        named, lies = names(listed or ()), self._lies[every]
        cards = tuple(Card(card) for card in named if card != REST)
        for card in cards:
            if card not in every:
                raise Unreadable(f"{zone}: no card is named {card!r}")
            if card in lies:
                raise Unreadable(f"{card} lies in {lies[card]} and in {zone}")
            lies[card] = zone
        self.state.zones[zone] = Zone(cards, seen_by)
        if REST in named:
            if self._rest.setdefault(every, zone) != zone:
                raise Unreadable(f"{zone}: the rest of the cards lies in {self._rest[every]} already")
        elif rest:
            self._rest.setdefault(every, zone)

    def keep(self, *parts: Part) -> None:
        """Store parts, replacing those of the same kind."""
        for part in parts:
            if type(part) not in self.rules.parts.kinds.values():
                raise Unreadable(f"{self.rules.name} is not played with {type(part).__name__}")
            if not well_typed(part):
                raise Unreadable(f"{part.kind}: {wrong_field(part)} holds another type than it declares")
            self.state.parts[type(part)] = part

    def lay_out(self, description: Mapping[str, object]) -> None:
        """Let each module set up its part of the description."""
        if unknown := [name for name in description if name not in self.rules.lays]:
            known = ", ".join(sorted(self.rules.lays))
            raise Unreadable(f"{self.rules.name} has nothing called {unknown[0]!r} to lay out, but {known}")
        for follow in self.rules.lays_unsaid:
            follow(self)
        for rule in dict.fromkeys(self.rules.lays.values()):
            rule(self, *(description.get(name) for name, its in self.rules.lays.items() if its is rule))
        for every, zone in self._rest.items():
            left = tuple(card for card in every if card not in self._lies[every])
            now = self.state.zones[zone]
            self.state.zones[zone] = Zone((*now.cards, *left), now.seen_by)


def names(listed: Names) -> tuple[str, ...]:
    """Names from a text or a list."""
    return tuple(listed.split() if isinstance(listed, str) else listed)


def by_owner(listed: BySeat) -> dict[Player, tuple[str, ...]]:
    """Names by owner, from a text (`green: peru japan; red: siam`) or a mapping."""
    if not isinstance(listed, str):
        return {Player(owner): names(things) for owner, things in listed.items()}
    found: dict[Player, tuple[str, ...]] = {}
    for line in listed.replace(";", "\n").split("\n"):
        owner, colon, things = line.partition(":")
        if not line.strip():
            continue
        if not colon or Player(owner.strip()) in found:
            raise Unreadable(f"{line.strip()!r} should begin with a seat not named before, and a colon")
        found[Player(owner.strip())] = names(things)
    return found
