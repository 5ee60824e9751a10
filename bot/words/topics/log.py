"""How events become lines: which are told, which share a line, which are added up and told once."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from rules import Event

Told = Literal["both", "first", "second", "alike"]
"""Which of two neighbouring events is reported; `alike`: the second if the first is."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Pieces placed on a territory. `manner` selects the message: `told-<manner>`."""

    manner: str
    player: str
    where: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Tally:
    """What happens often, and is told once for all.

    `manner` selects the messages `told-<manner>` and `story-<manner>`, and `told-<manner>-one` for a `count` of `what`,
    on the territory `where`; where there is `told-<manner>-about`, it explains each `what` below the line of the log.
    """

    manner: str
    player: str
    what: str = ""
    where: str = ""
    count: int = 1
    notable: bool = False
    """Whether the story of a turn gives it a line of its own."""
    routine: bool = False
    """Whether the story of a turn leaves it out: it goes without saying, or another line tells it."""
    last: bool = False
    """Whether it happens all turn long and is told below the turn; else it is told where it first happened."""


@dataclass(frozen=True, slots=True)
class Announced:
    """Armies that an event announces, and the reason (`ArmiesGranted.why`) for which they are granted after it.

    `event-<kind>.given` says that they were received; `event-<kind>` does not.
    """

    count: int
    why: str


class LogWords:
    """What some modules add to the lines about events."""

    decks: ClassVar[Collection[str]] = ()
    """Zones from which players draw cards, by the first part of their name."""
    hands: ClassVar[Collection[str]] = ()
    """A player's zones for drawn cards; `told-drawn-<zone>` reports their number to everyone."""
    quiet_hands: ClassVar[Collection[str]] = ()
    """The same, but reported only to readers who see the cards."""
    shown: ClassVar[Collection[str]] = ()
    """Zones into which cards are turned up that everybody sees; `told-shown-<zone>` reports each with its effect."""
    battles: ClassVar[Mapping[type[Event], str]] = {}
    """Events with the fields of `BattleFought`, each with the message id for its dice."""

    def is_empty(self, event: Event) -> bool:
        """Whether this event has nothing to report, although others of its kind do."""
        return False

    def placement(self, event: Event) -> Placed | None:
        """What the event places on the board; consecutive ones become one line a player."""
        return None

    def income(self, event: Event) -> str:
        """What a player regularly receives by the event, which has the fields of `ArmiesGranted`; "" if nothing.

        It selects `told-<income>` for the sum and `told-<income>-<why>` for its parts.
        """
        return ""

    def announces(self, event: Event) -> Announced | None:
        """The armies that the event announces."""
        return None

    def tally(self, event: Event) -> Tally | None:
        """What the event adds to a count that is told after everything else."""
        return None

    def confirms_draw(self, event: Event) -> tuple[str, str] | None:
        """The pile and the player of a draw that this event only confirms, or announces."""
        return None

    def which_to_tell(self, before: Event, event: Event) -> Told:
        """Which of two neighbouring events to report, if the other adds nothing."""
        return "both"
