"""What a commit has to say afterwards: told steps, a board post when somebody new must act, private hands, the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.game.progress import PlayedStep, Progress
from bot.game.session import Session
from bot.store import Transaction
from bot.store.models import BOARD, END, HAND, RUNNING, TELL, WORD, Seat, Table
from rules import NOBODY, Player, State, TurnBegan

Announcement = tuple[str, dict[str, Any]]


def announcements_of(progress: Progress, actor: int | None) -> list[Announcement]:
    """The outbox rows that follow from a progress which `actor` (None: an AI, an order) set off, in sending order."""
    table = progress.session.table
    said: list[Announcement] = []
    if progress.steps:
        last = table.seq + len(progress.steps)
        said.append((TELL, {"first": table.seq + 1, "last": last, "turn": table.turn}))
    said.extend(_hands(progress))
    if progress.state.winners is not None:
        return [*said, (END, {})]
    if board := _board(progress, actor):
        said.append((BOARD, board))
    return said


def first_announcements(progress: Progress, actor: int) -> list[Announcement]:
    """As `notices`, for a game that has just begun: everybody's hand, and a board post in any case."""
    said = announcements_of(progress, actor)
    if any(kind in (BOARD, END) for kind, _ in said):
        return said
    return [*said, (BOARD, {"call": [], "waiting": _people(progress.state, progress.seats), "fresh": True})]


def _board(progress: Progress, actor: int | None) -> dict[str, Any] | None:
    """A fresh board post if somebody is called or a turn began; else the old one brought up to date, if others are
    waited for or somebody else is away."""
    called, waiting = mentions(progress, actor), _people(progress.state, progress.seats)
    fresh = bool(called) or bool(waiting and turns_begun(progress.steps))
    before = progress.session
    same = waiting == _people(before.state, before.seats) and _away(progress.seats) == _away(before.seats)
    if same and not fresh:
        return None
    return {"call": called, "waiting": waiting, "fresh": fresh}


def repost_payload(session: Session) -> dict[str, Any]:
    """The payload of a board post that calls nobody: it says whether the clocks run, and who stands in for whom."""
    return {"call": [], "waiting": _people(session.state, session.seats), "fresh": True}


def turns_begun(steps: Sequence[PlayedStep]) -> int:
    """How many turns began in these steps, less those that they took back."""
    begun = sum(isinstance(event, TurnBegan) for played in steps for event in played.step.events)
    return begun - sum(played.turns_back for played in steps)


def waiting_since(progress: Progress, now: int) -> dict[int, int]:
    """Since when each decision that still waits for somebody has been waiting; a seat's new sitter is asked anew."""
    before = progress.session.table.waiting_since
    return {
        number: now if _has_new_respondent(progress, player) else before.get(number, now)
        for number, player in _waiting(progress.state)
        if not progress.orders_will_answer(number)
    }


def newly_asked(progress: Progress) -> dict[int, Player]:
    """The decisions that wait for somebody whom they were not asked before."""
    before = progress.session.table.waiting_since
    return {
        number: player
        for number, player in _waiting(progress.state)
        if (number not in before or _has_new_respondent(progress, player)) and not progress.orders_will_answer(number)
    }


def mentions(progress: Progress, actor: int | None) -> list[int]:
    """The people who are waited for by a decision that they were not called for yet, and those whom something that
    happened was meant for. Whoever acted knows."""
    new = {progress.seats[player].respondent for player in (*newly_asked(progress).values(), *_addressees(progress))}
    return sorted(person for person in new if person is not None and person != actor)


def _addressees(progress: Progress) -> Iterator[Player]:
    """The seats that something was proposed to."""
    for played in progress.steps:
        yield from (event.addressee for event in played.step.events if event.addressee in progress.seats)


def hand_of(state: State, seat: Player) -> dict[str, tuple[str, ...]]:
    """The zones that only this seat may look into."""
    return {name: zone.cards for name, zone in state.zones.items() if zone.seen_by == seat != NOBODY}


def _hands(progress: Progress) -> Iterator[Announcement]:
    """A private copy for each person whose hand changed, or who took over a seat with a hand."""
    for colour, seat in progress.seats.items():
        if seat.person is None:
            continue
        before = {} if _has_new_respondent(progress, colour) else hand_of(progress.session.state, colour)
        after = hand_of(progress.state, colour)
        if {name: cards for name, cards in after.items() if cards} != {n: c for n, c in before.items() if c}:
            yield HAND, {"person": seat.person, "seat": colour}


def _has_new_respondent(progress: Progress, colour: Player) -> bool:
    """Whether somebody else answers there now."""
    before = progress.session.seats.get(colour)
    return before is None or before.respondent != progress.seats[colour].respondent


def _waiting(state: State) -> Iterator[tuple[int, Player]]:
    for number, decision in state.pending.items():
        if number not in state.replies:
            yield number, decision.player


def _away(seats: Mapping[Player, Seat]) -> list[str]:
    """The seats for whose people somebody stands in."""
    return [colour for colour, seat in seats.items() if seat.away]


def _people(state: State, seats: Mapping[Player, Seat]) -> list[int]:
    """The people who are waited for."""
    people = {seats[player].respondent for _, player in _waiting(state) if player in seats}
    return sorted(person for person in people if person is not None)


def announce_next_up(tx: Transaction, progress: Progress, table: Table, now: int) -> None:
    """When a turn has begun: tell the person whose turn comes after it."""
    if table.state != RUNNING or turns_begun(progress.steps) <= 0:
        return
    seat = progress.seats.get(_after(progress))
    person = seat.respondent if seat is not None else None
    if person is not None and _waits(progress, person) and tx.people.get(person).next_up:
        told = {"note": "next-up", "seat": progress.state.active, "channel": f"<#{table.channel}>"}
        tx.outbox.add(table.id, WORD, {"person": person, **told}, now)


def _waits(progress: Progress, person: int) -> bool:
    """Whether it is somebody else's turn."""
    return progress.seats[progress.state.active].respondent != person


def _after(progress: Progress) -> Player:
    """The next seat at the table that still holds land."""
    seats, land = progress.state.seats, progress.state.land
    at = seats.index(progress.state.active)
    return next((seat for seat in (*seats[at + 1 :], *seats[:at]) if land.of(seat)), progress.state.active)
