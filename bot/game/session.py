"""A session: one running or ended game in memory, as an immutable value that each commit replaces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from bot.game.undo import LastAnswers, OwnAnswer
from bot.game.window_delays import window_rounds
from bot.refusals import NotSeated
from bot.store.models import COURSE, ENDED, CampaignMember, Seat, Table
from renders import RecentTurns
from rules import (
    NOBODY,
    Action,
    Chance,
    Decision,
    Event,
    Game,
    Offer,
    Player,
    Refusal,
    Refused,
    Ruleset,
    Seeded,
    Setting,
    State,
    View,
    legal,
    view,
)
from rules.author import ToReact
from rules.orders import Orders
from rules.records import Drawn
from rules.risk import is_setting_up


@dataclass(frozen=True, slots=True)
class Waiting:
    """A decision without an answer, the seat that must give it, and since when it waits (seconds since 1970)."""

    number: int
    decision: Decision
    seat: Seat
    since: int

    @property
    def person(self) -> int | None:
        """The person who must answer; None where an AI or the caretaker does, or nobody."""
        return self.seat.respondent


@dataclass(frozen=True, slots=True)
class LoggedStep:
    """A step that was played. `by` is game, player, order, ai, clock, vote, table, undo or rewind; `person`
    pressed for it.

    `events` and `draws` hold secrets: show events through `redact_for`. `at` is in seconds since 1970; `undoes` is the
    first step that an undo or a rewind took back. `free`: its player may undo it without a vote.
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

    def events_for(self, viewer: Player | None) -> tuple[Event, ...]:
        """The events as this seat (None: the public) may see them."""
        return tuple(event.redact_for(viewer) for event in self.events)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an interaction did. `steps` are the logged steps, those of standing orders and AI seats included.

    `taken` of the actions were taken; `refused` says why the next one was not (only after at least one was taken).
    `repeated`: the interaction had been handled before, and nothing more was done. `ai_plays_on`: AI seats play on in
    the background.
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
    """One running or ended game: its table, ruleset, state, seats, and what each seat has said beforehand.

    `rules` are those in force in `state`. `key` is the key of the dice, `sealed` what the campaign's seals hide. `held`
    are the windows held back, by the first decision of the round, with the moment (seconds since 1970) of release;
    `answers` are people's last answers in the turn under way. `members` are those of the table's campaign, by their
    ids. `recent` are the turns of the last steps, once somebody has asked for them. `state`, `key` and `sealed` hold
    every secret: pictures, texts and AIs get `view(...)`.
    """

    table: Table
    game: Game
    setting: Setting
    rules: Ruleset
    state: State
    seats: Mapping[Player, Seat]
    orders: Orders
    key: bytes
    held: Mapping[int, int] = field(default_factory=dict)
    answers: LastAnswers = field(default_factory=LastAnswers)
    sealed: Mapping[str, str] = field(default_factory=dict)
    members: Mapping[str, CampaignMember] = field(default_factory=dict)
    recent: RecentTurns | None = None

    def __repr__(self) -> str:
        return f"Session(table {self.table.id}, {self.table.game}, step {self.table.seq})"

    @property
    def chance(self) -> Chance:
        """The dice: the nth draw is always the same."""
        return Seeded(self.key, self.sealed)

    @property
    def is_attended(self) -> bool:
        """Whether any seat is active, so that the table has somebody to wait for."""
        return any(seat.is_active for seat in self.seats.values())

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by its host."""
        return self.state.winners is not None or self.is_ended

    @property
    def is_ended(self) -> bool:
        """Whether nothing more is played at the table."""
        return self.table.state == ENDED or (self.is_course and self.table.ended is not None)

    @property
    def is_course(self) -> bool:
        """Whether its one person is being taught here."""
        return self.table.state == COURSE

    def ai_name(self, seat: Player) -> str:
        """The name by which a campaign knows the AI in a seat; "" for any other."""
        campaigns = self.game.campaigns
        member = (
            campaigns.members_by_seat(self.state).get(seat, "") if campaigns is not None and self.seats[seat].ai else ""
        )
        return self.members[member].ai if member in self.members else ""

    @property
    def is_won(self) -> bool:
        """Whether the game is won, and only what follows its victory is still open."""
        campaigns = self.game.campaigns
        return campaigns is not None and campaigns.is_won(self.state)

    def seat_of(self, person: int) -> Player | None:
        """The person's seat; None if they have none."""
        return next((colour for colour, seat in self.seats.items() if seat.person == person), None)

    def seat_held_by(self, person: int) -> Player:
        """The person's seat; raises `Refused(NotSeated)` if they have none."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refused(NotSeated())
        return seat

    def view(self, viewer: Player | None) -> View:
        """The game as this seat (None: the public) may see it. After its host has ended it, it is nobody's turn."""
        seen = view(self.state, viewer)
        ended = self.is_ended and seen.winners is None
        return replace(seen, active=NOBODY, waiting=(), mine={}) if ended else seen

    @property
    def views_at_end(self) -> tuple[View, ...]:
        """Every seat's view, once the game is over and what they kept secret is told; none before."""
        return tuple(self.view(seat) for seat in self.state.seats) if self.over else ()

    def view_for(self, person: int | None) -> View:
        """The game as this person may see it: through their seat, or as the public."""
        return self.view(None if person is None else self.seat_of(person))

    def list_waiting(self) -> tuple[Waiting, ...]:
        """Every decision without an answer, in the order in which they were asked."""
        return tuple(
            Waiting(number, decision, self.seats[decision.player], self.table.waiting_since.get(number, 0))
            for number, decision in self.state.pending.items()
            if number not in self.state.replies
        )

    def decisions_of(self, seat: Player) -> dict[int, Decision]:
        """The seat's decisions without an answer, by number."""
        return {w.number: w.decision for w in self.list_waiting() if w.decision.player == seat}

    def plays_turn(self, decision: Decision) -> bool:
        """Whether an answer to it carries on the turn of who is asked.

        None does in the set-up, to a window, or about what is for ever, such as a reward.
        """
        apart = decision.for_ever or isinstance(decision, ToReact)
        return decision.player == self.state.active and not apart and not is_setting_up(self.rules, self.state)

    def open_to(self, seat: Player) -> dict[int, Decision]:
        """As `decisions_of`, then those whose answer the seat may still change, because others' answers are missing."""
        pending = self.state.pending.items()
        answered = {n: decision for n, decision in pending if decision.player == seat and n in self.state.replies}
        return {**self.decisions_of(seat), **answered}

    def secret_answers(self) -> dict[int, Decision]:
        """The answered questions that wait until others have answered theirs, by number; none of a window, where an
        answer that came would tell of a card."""
        pending = self.state.pending.items()
        return {n: decision for n, decision in pending if n in self.state.replies and not isinstance(decision, ToReact)}

    def own_answer(self, seat: Player, person: int) -> OwnAnswer:
        """What this person answered last for the seat, and whether they may take it back.

        Nobody may while secret answers wait: they are changed instead, and who could still take back something would
        learn from it whether another has changed an answer since.
        """
        own = self.answers.of(seat, person)
        return replace(own, undoable=own.undoable and not self.secret_answers())

    def effect_time(self, number: int) -> int | None:
        """The moment (seconds since 1970) at which an answer to this decision takes effect; None if it is not held."""
        return self.held.get(window_rounds(self.state).get(number, 0))

    def offers(self, number: int) -> Iterator[Offer]:
        """The legal answers to a pending decision, as offers."""
        return legal(self.rules, self.state, number)

    def policies(self, topic: str) -> tuple[str, ...]:
        """The names of a topic's policies for standing orders, without `ask` and `default`."""
        return tuple(self.rules.policies(self.kind_of(topic), topic))

    def kind_of(self, topic: str) -> type[Decision]:
        """The kind of decision that comes up under a topic; a window's is `ToReact`."""
        kind = self.rules.asked.get(topic, ToReact)
        return kind if issubclass(kind, Decision) else ToReact
