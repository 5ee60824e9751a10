"""A game carried on in memory: answers, then standing orders and AI seats until somebody must be asked."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Protocol

from msgspec import structs

from bot.game.session import Session
from bot.game.window_delays import always_passes, answered_by_person, delay_seconds, window_rounds
from bot.logs import error_summary
from bot.refusals import TablePaused
from bot.store.models import NOBODY_STANDS_IN, THIS_TURN, Seat, StoredStep
from rules import (
    ASK,
    EVERY,
    NOBODY,
    PLAN,
    RULES_VERSION,
    Action,
    Chance,
    Decision,
    Event,
    Offer,
    Orders,
    Player,
    Refused,
    Ruleset,
    Seeded,
    Standing,
    State,
    Step,
    ToReact,
    TurnBegan,
    View,
    apply,
    begin,
    default,
    heard,
    legal,
    mixed,
    only,
    plain,
    read_snapshot,
    refusal,
    rewind,
    said_to,
    settle,
    snapshot_text,
    standing_answer,
    take_back,
    view,
    with_order,
)

log = logging.getLogger(__name__)

AT_ONCE = 12
"""How many AI decisions may follow a press before the person is answered."""


class Chooser(Protocol):
    """An AI: it sees a view and the legal answers, and may draw numbers (from 0 to size - 1) of its own."""

    def __call__(
        self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /
    ) -> Action: ...


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A step, the person who pressed for it; of an undo or a rewind the first step and how many turns it took back."""

    step: Step
    person: int | None = None
    undoes: int | None = None
    turns_back: int = 0


class Progress:
    """Works on a session without changing it; `steps` and `state` are what a commit would write.

    Every method is plain computing: run it off the event loop.
    """

    def __init__(self, session: Session, choose: Chooser, seats: Mapping[Player, Seat] | None = None) -> None:
        self.session = session
        self.rules: Ruleset = session.rules
        self.state: State = session.state
        self.chance: Chance = session.chance
        self.seats = session.seats if seats is None else seats
        self.orders: Orders = session.orders
        self.held = dict(session.held)
        self.steps: list[PlayedStep] = []
        self._choose = choose

    @property
    def ai_is_due(self) -> bool:
        """Whether an AI seat, or one that the caretaker keeps, has still to decide something."""
        return not self.is_paused and self._own_answer() is not None

    @property
    def is_paused(self) -> bool:
        """Whether the table is paused, so that nobody plays."""
        return self.session.table.paused is not None

    @property
    def is_attended(self) -> bool:
        """Whether anybody is left at the table for whom it is worth waiting."""
        return self.session_now().is_attended

    def session_now(self) -> Session:
        """The session as it would stand."""
        return replace(self.session, state=self.state, seats=self.seats, orders=self.orders)

    def begin(self) -> None:
        """Set the game up."""
        self._add(PlayedStep(begin(self.rules, self.chance)))

    def answer(self, action: Action, person: int) -> None:
        """Play a person's answer, or keep it until its window may take it; raises `Refused`."""
        self.require_unpaused()
        if action.decision in self.state.pending and self.is_held(self.state, action.decision):
            self._keep(action)
        else:
            self._add(PlayedStep(apply(self.rules, self.state, action, self.chance), person))

    def _keep(self, action: Action) -> None:
        if why := refusal(self.rules, self.state, action):
            raise Refused(why)
        self.orders = with_order(self.orders, action.player, only(action.decision), said_to(action))

    def is_held(self, state: State, number: int) -> bool:
        """Whether a window is held back, so that no answer to this decision takes effect yet."""
        first = window_rounds(state).get(number)
        if first is None or first <= self.session.state.decisions_asked:
            return first in self.held
        return any(self._may_say_more(state, other) for other, begun in window_rounds(state).items() if begun == first)

    def _may_say_more(self, state: State, number: int) -> bool:
        """Whether a person may still say anything but pass, as far as anybody can tell."""
        seat = state.pending[number].player
        said = self.orders.get(seat, {})
        return answered_by_person(self.seats.get(seat)) and not always_passes(self.rules, state, number, said)

    def require_unpaused(self) -> None:
        """Raises `Refused(TablePaused)` while the table is."""
        if (since := self.session.table.paused) is not None:
            raise Refused(TablePaused(since))

    def release(self, first: int) -> None:
        """The delay of the window whose round began with this decision is over."""
        self.held.pop(first, None)

    def windows_held_until(self, now: int) -> dict[int, int]:
        """The windows held back, by the first decision of the round, each with the moment at which it is not."""
        state, key, pace = self.state, self.session.key, self.session.table.pace
        firsts = {window_rounds(state)[number] for number in state.unanswered if self.is_held(state, number)}
        return {first: self.held.get(first) or now + delay_seconds(key, first, pace) for first in sorted(firsts)}

    def orders_will_answer(self, number: int) -> bool:
        """Whether orders will answer a decision that is held back: nobody is called for it.

        Whoever has answered already is asked as before, so that nobody learns how soon that was.
        """
        said = self._orders_as_they_answer()
        if not self.is_held(self.state, number) or only(number) in said[self.state.pending[number].player]:
            return False
        return standing_answer(self.rules, self.state, number, said) is not None

    def give_defaults(self, seat: Player) -> None:
        """Answer what is asked of a seat as an absent player would."""
        for number, decision in tuple(self.state.pending.items()):
            if decision.player == seat and number in self.state.pending and number not in self.state.replies:
                self._add(PlayedStep(self._default(number, "order")))

    def undo(self, before: State, undoes: int, person: int, turns: int = 0) -> None:
        """Go back to the game before step `undoes`, so many turns back; raises `Refused(TablePaused)`."""
        self.require_unpaused()
        self._add(PlayedStep(Step(take_back(before, self.state), None, "undo", (), ()), person, undoes, turns))

    def rewind(self, before: State, undoes: int, since: Sequence[Event], turns: int) -> None:
        """As `undo`, by agreement: past chance and secrets. `since` are the events of the steps taken back.

        A plan that was under way is over: it was made for what came after.
        """
        self.orders = {s: {t: o for t, o in said.items() if t != PLAN} for s, said in self.orders.items()}
        step = rewind(self.rules, before, self.state, self.chance, since)
        self._add(PlayedStep(step, None, undoes, turns))

    def agree(self, action: Action) -> None:
        """Play what the table has agreed on; raises `Refused`."""
        self._add(PlayedStep(apply(self.rules, self.state, action, self.chance, by="vote")))

    def play_on(self, most: int = AT_ONCE) -> None:
        """Let orders, caretakers and AI seats answer until somebody must be asked, or `most` answers are in."""
        if self.is_paused:
            return
        self._settle()
        for _ in range(most):
            number = self._own_answer()
            if number is None:
                return
            self._decide(number)
            self._settle()

    def lapse(self, number: int) -> Player:
        """A question has run out: from now on the caretaker answers for its seat, until the turn ends."""
        seat = self.state.pending[number].player
        missed = self.seats[seat].missed + own_turn(self.state, number)
        self.seats = {**self.seats, seat: replace(self.seats[seat], stand_in=THIS_TURN, missed=missed)}
        return seat

    def next_of(self, action: Action) -> Action:
        """The action; if its decision was answered in this progress, as an answer to the seat's next of the kind."""
        first = self.session.state.pending.get(action.decision)
        if first is not None and action.decision not in self.state.pending:
            for number, decision in self.state.pending.items():
                if decision.player == action.player and type(decision) is type(first):
                    return structs.replace(action, decision=number)
        return action

    def rows(self, now: int) -> list[StoredStep]:
        """The steps as the store keeps them."""
        first = self.session.table.seq + 1
        return [_row(first + at, played, now) for at, played in enumerate(self.steps)]

    def _add(self, played: PlayedStep) -> None:
        self.orders = heard(self.rules, self.state, played.step, self.orders)
        self._follow(played)

    def _follow(self, played: PlayedStep) -> None:
        self.steps.append(played)
        self.state = played.step.state
        if any(isinstance(event, TurnBegan) for event in played.step.events):
            self.seats = {colour: ask_again(seat) for colour, seat in self.seats.items()}

    def _settle(self) -> None:
        done = settle(self.rules, self.state, self._orders_as_they_answer(), self.chance, self.is_held)
        for step in done.steps:
            self._follow(PlayedStep(step))
        self.orders = {s: said if self._is_ai(s) else done.orders.get(s, said) for s, said in self.orders.items()}

    def _orders_as_they_answer(self) -> Orders:
        """The orders as they answer. An AI is asked about everything: it answers for itself."""
        asked = {EVERY: Standing(ASK)}
        return {seat: asked if self._is_ai(seat) else self.orders.get(seat, {}) for seat in self.seats}

    def _is_ai(self, seat: Player) -> bool:
        return self.seats[seat].is_ai

    def _own_answer(self) -> int | None:
        """The first decision that waits for an AI, or for a caretaker while anybody is left at the table."""
        for number in self.state.unanswered:
            seat = self.seats.get(self.state.pending[number].player)
            if seat is not None and (seat.is_ai or (seat.by_caretaker and self.is_attended)):
                return number
        return None

    def _decide(self, number: int) -> None:
        decision = self.state.pending[number]
        if not self._is_ai(decision.player):
            return self._add(PlayedStep(self._default(number, "clock")))
        try:
            action = self._ai_action(number, decision)
            step = apply(self.rules, self.state, action, self.chance, by="ai")
        except Exception as error:
            log.warning(
                "table %s: the AI did not answer %s (%s)", self.session.table.id, decision.kind, error_summary(error)
            )
            step = self._default(number, "ai")
        return self._add(PlayedStep(step))

    def _default(self, number: int, by: str) -> Step:
        return apply(self.rules, self.state, default(self.rules, self.state, number), self.chance, by=by)

    def _ai_action(self, number: int, decision: Decision) -> Action:
        own, drawn = Seeded(mixed(self.session.key, ("ai", decision.player, str(number)))), count(1)
        seen, offers = view(self.state, decision.player), tuple(legal(self.rules, self.state, number))
        return self._choose(self.rules, seen, number, offers, lambda size: own.draw(next(drawn), size))


def own_turn(state: State, number: int) -> bool:
    """Whether a pending decision belongs to its player's own turn, or to the set-up: not to a window or a battle of
    another's."""
    decision = state.pending[number]
    return state.active in (NOBODY, decision.player) and not isinstance(decision, ToReact)


def ask_again(seat: Seat) -> Seat:
    """The seat when a turn begins: whom the caretaker kept for one turn is asked again."""
    return replace(seat, stand_in=NOBODY_STANDS_IN) if seat.stand_in == THIS_TURN else seat


def dump_state(state: State) -> bytes:
    """A state as the store keeps it."""
    return zlib.compress(snapshot_text(state).encode(), 1)


def load_state(rules: Ruleset, snapshot: bytes) -> State:
    """The state that `frozen` wrote; raises `Unreadable` or `zlib.error`."""
    return read_snapshot(rules, json.loads(zlib.decompress(snapshot)))


def _row(seq: int, played: PlayedStep, now: int) -> StoredStep:
    step = played.step
    action = None if step.action is None else plain(step.action)
    events = tuple(plain(event) for event in step.events)
    free = step.free and step.by in ("player", "order")
    left = (played.undoes, RULES_VERSION)
    return StoredStep(seq, step.by, played.person, action, events, step.draws, dump_state(step.state), free, now, *left)
