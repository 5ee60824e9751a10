"""Who sits where: as they joined, by lot, or as the host arranges; the first at the table is the General."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kernel.context import Context
from rules.kernel.game import by_turns
from rules.kernel.module import Module
from rules.kernel.options import Option
from rules.kernel.state import State
from rules.kernel.values import Event, Player, Task

JOINED, LOT, ARRANGED = "joined", "lot", "arranged"
"""How the seats come to their order: as people joined, by lot, or as the table arranged them."""
SEATING = Option("seating", (JOINED, LOT, ARRANGED))
"""The option by which the seats come to their order."""
"""How the table chooses its order of seats. The rules themselves only draw the lots: else the setting has the order."""

seating = Module("seating")


class DrawSeats(Task):
    """Draw the seats by lot, the first one first. `sides` gives each seat's side: sides sit in turn."""

    sides: tuple[tuple[Player, str], ...]


class SeatsDrawn(Event):
    """Lots put the seats into this order."""

    seats: tuple[Player, ...]

    def apply(self, state: State) -> None:
        state.seats = self.seats


@seating.does(DrawSeats)
def draw_seats(g: Context, task: DrawSeats) -> None:
    left, drawn = list(g.state.seats), []
    while len(left) > 1:
        drawn.append(g.deal(left, "seat"))
        left.remove(drawn[-1])
    g.emit(SeatsDrawn(by_turns((*drawn, *left), dict(task.sides))))


def lots(seats: tuple[Player, ...], options: Mapping[str, str], sides: Mapping[Player, str]) -> tuple[Task, ...]:
    """What a set-up begins with: the lots, where the table has chosen them."""
    drawn = DrawSeats(tuple((seat, sides[seat]) for seat in seats))
    return (drawn,) if SEATING.of(options) == LOT else ()


def modules_for_seats(options: Mapping[str, str]) -> tuple[Module, ...]:
    """The module that only a table with lots plays with."""
    return (seating,) if SEATING.of(options) == LOT else ()
