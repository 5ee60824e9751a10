"""A view: what one reader may know of a game. Pictures, texts and AIs only ever see views."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from rules.atlas import Card
from rules.kernel.arguments import wrong_argument
from rules.kernel.state import Land, PartReader, PartTable, State, describe, list_kept_parts, part_table
from rules.kernel.tagged import Value
from rules.kernel.values import Decision, Part, Player, ZoneName

P = TypeVar("P", bound=Part)


class Cards(Value):
    """A zone as a reader sees it: the number of cards, and which they are if he may look."""

    count: int
    faces: tuple[Card, ...] | None


class PartsSeen:
    """The parts of a game as its readers see them: those that were kept. Any other kind reads as the default part."""

    __slots__ = ("table",)

    def __init__(self, table: PartTable) -> None:
        self.table = table

    def __getitem__(self, of: type[P], /) -> P:
        return self.table[of]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PartsSeen) and list_kept_parts(self.table) == list_kept_parts(other.table)

    def __repr__(self) -> str:
        return f"PartsSeen({[*self.values()]})"

    def values(self) -> Iterable[Part]:
        return list_kept_parts(self.table).values()

    def __reduce__(self) -> tuple[object, ...]:
        """Only the parts that were kept go along to another process: it has the default ones itself."""
        return _seen_there, ((*self.values(),),)


def _seen_there(kept: Iterable[Part]) -> PartsSeen:
    return PartsSeen(part_table(kept).table)


@dataclass(frozen=True, slots=True)
class View:
    """A game as `viewer` may know it (None: the public).

    `waiting` lists the players whom the game waits for and the topics, `mine` the viewer's own pending decisions.

    >>> from rules import GAMES, View, position, ruleset, view
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> state = position(rules, "red: alaska:4; blue: kamchatka; green: *", hands="red: peru", step="combat").state
    >>> seen: View = view(state, "blue")
    >>> seen.waiting, seen.mine
    ((('red', 'to-fight'),), {})
    >>> seen.cards("hand:red")
    Cards(count=1, faces=None)
    """

    viewer: Player | None
    seats: tuple[Player, ...]
    active: Player
    land: Land
    zones: dict[ZoneName, Cards]
    parts: PartReader
    winners: tuple[Player, ...] | None
    waiting: tuple[tuple[Player, str], ...]
    mine: dict[int, Decision]
    draws: int

    def __repr__(self) -> str:
        """Who sees it, who plays, and whom the game waits for:
        `<View for blue of red blue: red's turn, waiting for red (to-fight)>`."""
        asked = ", ".join(f"{player} ({topic})" for player, topic in self.waiting)
        return f"<View for {self.viewer or 'everybody'} of {describe(self.seats, self.active, self.winners, asked)}>"

    def cards(self, zone: ZoneName) -> Cards:
        return self.zones.get(zone) or Cards(0, None)


def view(state: State, viewer: Player | None) -> View:
    """The game as this reader may know it. Parts and land are public by design; only zones hide anything.

    Raises `LookupError` for a viewer who has no seat.

    >>> from rules import GAMES, position, ruleset, view
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> state = position(rules, "red: alaska:4; blue: kamchatka; green: *", hands="red: peru").state
    >>> view(state, "red").cards("hand:red"), view(state, None).cards("hand:red")
    (Cards(count=1, faces=('peru',)), Cards(count=1, faces=None))
    """
    if not isinstance(state, State):
        raise wrong_argument("state", state, State)
    if viewer and viewer not in state.seats:
        raise LookupError(f"viewer: no seat is named {viewer!r}; there are {', '.join(state.seats)}, and None")
    return View(
        viewer,
        state.seats,
        state.active,
        state.land,
        {
            name: Cards(len(zone.cards), zone.cards if zone.shown_to(viewer) else None)
            for name, zone in state.zones.items()
        },
        PartsSeen(state.parts.table),
        state.winners,
        tuple(
            (decision.player, decision.topic)
            for number, decision in state.pending.items()
            if number not in state.replies
        ),
        {number: decision for number, decision in state.pending.items() if decision.player == viewer},
        state.draws,
    )
