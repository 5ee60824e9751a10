"""A running game as it was loaded: frozen, replaced as a whole by the next answer, dropped at will."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from bot.game.window_delays import window_rounds
from bot.refusals import NotSeated
from bot.store.models import ENDED, Seat, Table
from rules import (
    NOBODY,
    Action,
    Chance,
    Decision,
    Drawn,
    Event,
    Game,
    Offer,
    Player,
    Refusal,
    Refused,
    Ruleset,
    Seeded,
    Setting,
    Standing,
    State,
    View,
    legal,
    view,
)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A decision that waits for an answer, from whom (`person` None: an AI, a caretaker, nobody), since when."""

    number: int
    decision: Decision
    seat: Seat
    since: int

    @property
    def person(self) -> int | None:
        return self.seat.respondent


@dataclass(frozen=True, slots=True)
class LoggedStep:
    """A step that was played. `by` is game, player, order, ai, clock or undo; `person` the one who pressed, if any.

    `events` and `draws` are whole: show them through `seen_by`. `free`: its player may take it back for the asking.
    """

    seq: int
    by: str
    person: int | None
    action: Action | None
    events: tuple[Event, ...]
    draws: tuple[Drawn, ...]
    at: int
    undoes: int | None = None
    free: bool = False

    def seen_by(self, viewer: Player | None) -> tuple[Event, ...]:
        """Its events as this seat (None: everybody) may know them."""
        return tuple(event.seen_by(viewer) for event in self.events)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a press did. `steps` are the steps `first` to `last` as they were logged, standing orders' included.

    `taken` of the actions were taken; `refused` says why the next one was not (only after at least one was taken).
    `again`: the same press had been handled before, and nothing more was done. `thinking`: AI seats play on.
    """

    table: int
    seat: Player
    steps: tuple[LoggedStep, ...]
    taken: int = 1
    refused: Refusal | None = None
    repeated: bool = False
    ai_plays_on: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Session:
    """One running or ended game: its table, its ruleset, its state, who sits where, what each seat ordered.

    `held`: the windows that are held back, by the first decision of the round, each with the moment at which it is not.
    `state` and `key` hold every secret: pictures, texts and AIs get `view(...)`.
    """

    table: Table
    game: Game
    setting: Setting
    rules: Ruleset
    state: State
    seats: Mapping[Player, Seat]
    orders: Mapping[Player, Mapping[str, Standing]]
    key: bytes
    held: Mapping[int, int] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"Session(table {self.table.id}, {self.table.game}, step {self.table.seq})"

    @property
    def chance(self) -> Chance:
        """The dice: draw n is the same for ever."""
        return Seeded(self.key)

    @property
    def is_attended(self) -> bool:
        """Whether anybody is left at the table for whom it is worth waiting."""
        return any(seat.is_active for seat in self.seats.values())

    @property
    def over(self) -> bool:
        """Whether the game was played to its end, or ended by its host."""
        return self.state.winners is not None or self.table.state == ENDED

    def seat_of(self, person: int) -> Player | None:
        """The seat in which the person sits."""
        return next((colour for colour, seat in self.seats.items() if seat.person == person), None)

    def seat_held_by(self, person: int) -> Player:
        """As `seat_of`; raises `Refused(NotSeated)`."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused(NotSeated())
        return seat

    def view(self, viewer: Player | None) -> View:
        """The game as this seat (None: everybody) may know it. Where its host ended it, it is nobody's turn."""
        seen = view(self.state, viewer)
        ended = self.table.state == ENDED and seen.winners is None
        return replace(seen, active=NOBODY, waiting=(), mine={}) if ended else seen

    def seen_by(self, person: int | None) -> View:
        """The game as this person may know it: through their seat, or as everybody."""
        return self.view(None if person is None else self.seat_of(person))

    def waiting(self) -> tuple[Waiting, ...]:
        """Every decision without an answer yet, in the order in which they were asked."""
        return tuple(
            Waiting(number, decision, self.seats[decision.player], self.table.waiting_since.get(number, 0))
            for number, decision in self.state.pending.items()
            if number not in self.state.replies
        )

    def decisions_of(self, seat: Player) -> dict[int, Decision]:
        """The seat's own pending decisions by number; sealed ones that it has answered already are left out."""
        return {w.number: w.decision for w in self.waiting() if w.decision.player == seat}

    def open_to(self, seat: Player) -> dict[int, Decision]:
        """As `asked_of`, and after those the ones that the seat has answered and may answer anew until all have."""
        pending = self.state.pending.items()
        answered = {n: decision for n, decision in pending if decision.player == seat and n in self.state.replies}
        return {**self.decisions_of(seat), **answered}

    def held_until(self, number: int) -> int | None:
        """The moment at which an answer to this decision may take effect; None where nothing holds it back."""
        return self.held.get(window_rounds(self.state).get(number, 0))

    def offers(self, number: int) -> Iterator[Offer]:
        """The legal answers to a pending decision, as shapes."""
        return legal(self.rules, self.state, number)

    def policies(self, topic_of: type[Decision]) -> tuple[str, ...]:
        """The names of the standing orders that this kind of decision knows, without `ask` and `default`."""
        return tuple(self.rules.answering(topic_of).policies)
