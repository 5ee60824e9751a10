"""The history of a game: the steps that were not taken back, and who sat in which seat (tenures)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.game.session import LoggedStep, Session
from bot.store.models import Handover
from rules import Event, Player


def drop_undone_steps(steps: Iterable[LoggedStep]) -> tuple[LoggedStep, ...]:
    """The steps without those that an undo took back, and without the undos."""
    left: list[LoggedStep] = []
    for step in steps:
        if step.undoes is None:
            left.append(step)
        else:
            while left and left[-1].seq >= step.undoes:
                left.pop()
    return tuple(left)


def list_surviving_events(steps: Iterable[LoggedStep]) -> tuple[Event, ...]:
    """The events of the surviving steps, with their secrets: show them through `seen_by`."""
    return tuple(event for step in drop_undone_steps(steps) for event in step.events)


@dataclass(frozen=True, slots=True)
class Tenure:
    """A seat, a person who sat in it (None: an AI, or nobody), and all events of the game during that time."""

    seat: Player
    person: int | None
    events: Sequence[Event]


def tenures(
    session: Session, handovers: Sequence[Handover], steps: Sequence[LoggedStep], whole: Sequence[Event]
) -> list[Tenure]:
    """All tenures, seat by seat; a seat that never changed hands has one, with the events of the `whole` game."""
    found: list[Tenure] = []
    for seat in session.state.seats:
        changes = [handover for handover in handovers if handover.colour == seat]
        if not changes:
            found.append(Tenure(seat, session.seats[seat].person, whole))
        else:
            found.extend(_tenures_of_seat(session, seat, changes, steps))
    return found


def _tenures_of_seat(
    session: Session, seat: Player, changes: Sequence[Handover], steps: Sequence[LoggedStep]
) -> list[Tenure]:
    """The surviving events between two handovers, by person; a person who sat there twice has one tenure."""
    people = [changes[0].before, *(handover.after for handover in changes)]
    people[-1] = session.seats[seat].person
    ends = [*(handover.seq for handover in changes), session.table.seq]
    surviving = {step.seq for step in drop_undone_steps(steps)}
    gathered: dict[int | None, list[Event]] = {}
    begin = -1
    for person, end in zip(people, ends, strict=True):
        stretch = [step for step in steps if begin < step.seq <= end and step.seq in surviving]
        gathered.setdefault(person, []).extend(event for step in stretch for event in step.events)
        begin = end
    return [Tenure(seat, person, tuple(events)) for person, events in gathered.items()]
