"""What still stands of a game's steps: what was taken back did not happen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.game.session import Logged, Session
from bot.store.models import Handover
from rules.kernel.values import Event, Player


def standing(steps: Iterable[Logged]) -> tuple[Logged, ...]:
    """The steps without those that an undo took back, and without the undos."""
    left: list[Logged] = []
    for step in steps:
        if step.undoes is None:
            left.append(step)
        else:
            while left and left[-1].seq >= step.undoes:
                left.pop()
    return tuple(left)


def standing_events(steps: Iterable[Logged]) -> tuple[Event, ...]:
    """All that happened and still stands, whole: show it through `seen_by`."""
    return tuple(event for step in standing(steps) for event in step.events)


@dataclass(frozen=True, slots=True)
class Spell:
    """A seat, who sat in it (None: an AI, or nobody), and what happened in the whole game meanwhile."""

    seat: Player
    person: int | None
    events: Sequence[Event]


def spells(
    session: Session, handovers: Sequence[Handover], steps: Sequence[Logged], whole: Sequence[Event]
) -> list[Spell]:
    """Everybody who sat at the table, seat by seat; a seat that never changed hands has one spell, the `whole` game."""
    found: list[Spell] = []
    for seat in session.state.seats:
        changes = [handed for handed in handovers if handed.colour == seat]
        if not changes:
            found.append(Spell(seat, session.seats[seat].person, whole))
        else:
            found.extend(_of_one(session, seat, changes, steps))
    return found


def _of_one(session: Session, seat: Player, changes: Sequence[Handover], steps: Sequence[Logged]) -> list[Spell]:
    """What stands of each stretch between two changes; a person who sat there twice has one spell."""
    people = [changes[0].before, *(handed.after for handed in changes)]
    people[-1] = session.seats[seat].person
    ends = [*(handed.seq for handed in changes), session.table.seq]
    last = {step.seq for step in standing(steps)}
    gathered: dict[int | None, list[Event]] = {}
    begin = -1
    for person, end in zip(people, ends, strict=True):
        stretch = [step for step in steps if begin < step.seq <= end and step.seq in last]
        gathered.setdefault(person, []).extend(event for step in stretch for event in step.events)
        begin = end
    return [Spell(seat, person, tuple(events)) for person, events in gathered.items()]
