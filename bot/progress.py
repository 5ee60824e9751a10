"""A game carried on in memory: answers, then standing orders and AI seats until somebody must be asked."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Protocol

from bot.journal import where
from bot.sitting import Session
from bot.store.rows import Seat, StepRow
from rules.kernel.chance import Chance, Seeded, mixed
from rules.kernel.offers import Offer
from rules.kernel.orders import ASK, EVERY, Orders, Standing, heard, settle
from rules.kernel.play import Step, apply, begin, default, legal, take_back
from rules.kernel.record import RULES_VERSION
from rules.kernel.rewind import rewind
from rules.kernel.ruleset import Ruleset
from rules.kernel.snapshot import read, text
from rules.kernel.state import State
from rules.kernel.tagged import plain
from rules.kernel.values import Action, Decision, Event, Player
from rules.kernel.view import View, view

log = logging.getLogger(__name__)

AT_ONCE = 12
"""How many AI decisions may follow a press before the person is answered."""


class Chooser(Protocol):
    """An AI: it sees a view and the legal answers, and may draw numbers (from 0 to size - 1) of its own."""

    def __call__(
        self, rules: Ruleset, view: View, number: int, offers: Sequence[Offer], pick: Callable[[int], int], /
    ) -> Action: ...


@dataclass(frozen=True, slots=True)
class Played:
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
        self.steps: list[Played] = []
        self._choose = choose

    @property
    def thinking(self) -> bool:
        """Whether an AI seat has still to decide something."""
        return self._ai_turn() is not None

    def now(self) -> Session:
        """The session as it would stand."""
        return replace(self.session, state=self.state, seats=self.seats, orders=self.orders)

    def begin(self) -> None:
        """Set the game up."""
        self._add(Played(begin(self.rules, self.chance)))

    def answer(self, action: Action, person: int) -> None:
        """Play a person's answer; raises `Refused`."""
        self._add(Played(apply(self.rules, self.state, action, self.chance), person))

    def give_defaults(self, seat: Player) -> None:
        """Answer what is asked of a seat as an absent player would."""
        for number, decision in tuple(self.state.pending.items()):
            if decision.player == seat and number in self.state.pending and number not in self.state.replies:
                answer = default(self.rules, self.state, number)
                self._add(Played(apply(self.rules, self.state, answer, self.chance, by="order")))

    def undo(self, before: State, undoes: int, person: int, turns: int = 0) -> None:
        """Go back to the game before step `undoes`, so many turns back."""
        self._add(Played(Step(take_back(before, self.state), None, "undo", (), ()), person, undoes, turns))

    def rewind(self, before: State, undoes: int, since: Sequence[Event], turns: int) -> None:
        """As `undo`, by agreement: past chance and secrets. `since` are the events of the steps taken back."""
        step = rewind(self.rules, before, self.state, self.chance, since)
        self._add(Played(step, None, undoes, turns))

    def agree(self, action: Action) -> None:
        """Play what the table has agreed on; raises `Refused`."""
        self._add(Played(apply(self.rules, self.state, action, self.chance, by="vote")))

    def play_on(self, most: int = AT_ONCE) -> None:
        """Let standing orders and AI seats answer until somebody must be asked, or AIs decided `most` times."""
        self._settle()
        for _ in range(most):
            number = self._ai_turn()
            if number is None:
                return
            self._decide(number)
            self._settle()

    def next_of(self, action: Action) -> Action:
        """The action; if its decision was answered in this progress, as an answer to the seat's next of the kind."""
        first = self.session.state.pending.get(action.decision)
        if first is not None and action.decision not in self.state.pending:
            for number, decision in self.state.pending.items():
                if decision.player == action.player and type(decision) is type(first):
                    return replace(action, decision=number)
        return action

    def rows(self, now: int) -> list[StepRow]:
        """The steps as the store keeps them."""
        first = self.session.table.seq + 1
        return [_row(first + at, played, now) for at, played in enumerate(self.steps)]

    def _add(self, played: Played) -> None:
        self.orders = heard(self.rules, self.state, played.step, self.orders)
        self._follow(played)

    def _follow(self, played: Played) -> None:
        self.steps.append(played)
        self.state = played.step.state

    def _settle(self) -> None:
        done = settle(self.rules, self.state, self._said(), self.chance)
        for step in done.steps:
            self._follow(Played(step))
        self.orders = {s: said if self._thinks(s) else done.orders.get(s, said) for s, said in self.orders.items()}

    def _said(self) -> Orders:
        """The orders as they answer. An AI is asked about everything: it answers for itself."""
        asked = {EVERY: Standing(ASK)}
        return {seat: asked if self._thinks(seat) else self.orders.get(seat, {}) for seat in self.seats}

    def _thinks(self, seat: Player) -> bool:
        return self.seats[seat].ai

    def _ai_turn(self) -> int | None:
        """The first decision that waits for an AI."""
        for number, decision in self.state.pending.items():
            seat = self.seats.get(decision.player)
            if seat is not None and seat.ai and number not in self.state.replies:
                return number
        return None

    def _decide(self, number: int) -> None:
        decision = self.state.pending[number]
        try:
            action = self._thought(number, decision)
            step = apply(self.rules, self.state, action, self.chance, by="ai")
        except Exception as error:
            log.warning("table %s: the AI did not answer %s (%s)", self.session.table.id, decision.kind, where(error))
            step = apply(self.rules, self.state, default(self.rules, self.state, number), self.chance, by="ai")
        self._add(Played(step))

    def _thought(self, number: int, decision: Decision) -> Action:
        own, drawn = Seeded(mixed(self.session.key, ("ai", decision.player, str(number)))), count(1)
        offers = tuple(legal(self.rules, self.state, number))
        seen = view(self.state, decision.player)
        return self._choose(self.rules, seen, number, offers, lambda size: own.draw(next(drawn), size))


def frozen(state: State) -> bytes:
    """A state as the store keeps it."""
    return zlib.compress(text(state).encode(), 1)


def thawed(rules: Ruleset, snapshot: bytes) -> State:
    """The state that `frozen` wrote; raises `Unreadable` or `zlib.error`."""
    return read(rules, json.loads(zlib.decompress(snapshot)))


def _row(seq: int, played: Played, now: int) -> StepRow:
    step = played.step
    action = None if step.action is None else plain(step.action)
    events = tuple(plain(event) for event in step.events)
    free = step.free and step.by in ("player", "order")
    left = (played.undoes, RULES_VERSION)
    return StepRow(seq, step.by, played.person, action, events, step.draws, frozen(step.state), free, now, *left)
