"""Play a game on in memory: answers, then standing orders and AI seats, until a person must decide."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count

from msgspec import structs

from bot.game.seats import seat_holders
from bot.game.session import Session
from bot.game.window_delays import (
    DefaultPass,
    always_passes,
    answered_by_person,
    default_passes,
    delay_seconds,
    holds_windows,
    window_rounds,
)
from bot.logs import error_summary
from bot.pace import Allowed
from bot.refusals import TablePaused
from bot.store.models import NOBODY_STANDS_IN, THIS_TURN, CampaignMember, Seat, StoredStep
from rules import (
    NOBODY,
    Action,
    Chance,
    Event,
    Player,
    Refused,
    Ruleset,
    Seeded,
    State,
    Step,
    apply,
    begin,
    default,
    legal,
    plain,
    refusal,
    take_back,
    view,
)
from rules.ai import CharacterChooser
from rules.author import ToReact, TurnBegan
from rules.orders import (
    ASK,
    Orders,
    SeatOrders,
    StandingOrder,
    only_answer,
    settle,
    standing_answer,
    together,
    update_orders,
)
from rules.records import UNDO, mix_keys, read_snapshot, rewind, snapshot_text
from rules.risk import is_setting_up

log = logging.getLogger(__name__)

AT_ONCE = 12
"""How many AI decisions may follow a press before the bot replies to it; the others follow in the background."""


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """A step and the person who pressed for it, if any.

    An undo or a rewind has in `undoes` the first step that it took back, and in `turns_back` how many turns.
    `in_window`: it answered in a secret window, so that what others had answered there came out with it.
    """

    step: Step
    person: int | None = None
    undoes: int | None = None
    turns_back: int = 0
    in_window: bool = False

    @property
    def free(self) -> bool:
        """Whether its person may take it back without a vote, as long as nothing else was played."""
        return self.step.free and not self.in_window


def turns_begun(steps: Sequence[PlayedStep]) -> int:
    """How many turns began in these steps, less those that they took back."""
    begun = sum(isinstance(event, TurnBegan) for played in steps for event in played.step.events)
    return begun - sum(played.turns_back for played in steps)


class Progress:
    """Plays a session on without changing it; `steps`, `state`, `seats`, `orders` and `held` are what a commit writes.

    `default_passes` are the windows that passed for a person who had set nothing for them. In a campaign, `members` are
    those that it has, newcomers included, by their ids, and `substitutes` those that have come to hold a seat.

    Every method only computes: run it off the event loop.
    """

    def __init__(self, session: Session, choose: CharacterChooser, seats: Mapping[Player, Seat] | None = None) -> None:
        self.session = session
        self.rules: Ruleset = session.rules
        self.state: State = session.state
        self.chance: Chance = session.chance
        self.seats = session.seats if seats is None else seats
        self.orders: Orders = session.orders
        self.held = dict(session.held)
        self.steps: list[PlayedStep] = []
        self.default_passes: list[DefaultPass] = []
        self.members = session.members
        self.substitutes: list[CampaignMember] = []
        self._choose = choose

    @property
    def ai_is_due(self) -> bool:
        """Whether a decision waits for an AI seat, or for one that the caretaker plays."""
        return not self.is_paused and self._next_automatic() is not None

    @property
    def is_paused(self) -> bool:
        """Whether the table is paused, so that nobody may play."""
        return self.session.table.paused is not None

    @property
    def is_attended(self) -> bool:
        """Whether any seat is active, so that the table has somebody to wait for."""
        return self.session_now().is_attended

    @property
    def turn(self) -> int:
        """The number of the turn under way; 0 during the set-up."""
        return self.session.table.turn + turns_begun(self.steps)

    @property
    def last_final(self) -> int:
        """The last step that did something for ever, with those of this progress; 0 where none did."""
        table, played = self.session.table, enumerate(self.steps, self.session.table.seq + 1)
        return max((seq for seq, each in played if each.step.final), default=table.final)

    def session_now(self) -> Session:
        """The session with the state, seats and orders of this progress, and the rules in force now."""
        now = self.rules.at(self.state)
        after = replace(self.session, rules=now, state=self.state, seats=self.seats, orders=self.orders)
        return replace(after, members=self.members)

    def begin(self) -> None:
        """Play the set-up of the game."""
        self._add(PlayedStep(begin(self.rules, self.chance, self.state.draws)))

    def answer(self, action: Action, person: int) -> None:
        """Play a person's answer, or save it as an order while its window is held back; raises `Refused`."""
        self.require_unpaused()
        if action.decision in self.state.pending and self.is_held(self.state, action.decision):
            self._save_as_order(action)
        else:
            in_window = action.decision in window_rounds(self.state)
            step = apply(self.rules, self.state, action, self.chance)
            self._add(PlayedStep(step, person, in_window=in_window))

    def _save_as_order(self, action: Action) -> None:
        if why := refusal(self.rules, self.state, action):
            raise Refused(why)
        seat_orders = self.orders[action.player].with_answer(action)
        self.orders = self.orders.with_seat(action.player, seat_orders)

    def is_held(self, state: State, number: int) -> bool:
        """Whether a window is held back, so that no answer to this decision takes effect yet."""
        first = window_rounds(state).get(number)
        if first is None or first <= self.session.state.decisions_asked:
            return first in self.held
        if not holds_windows(self.seats.values()):
            return False
        return any(self._may_say_more(state, other) for other, begun in window_rounds(state).items() if begun == first)

    def _may_say_more(self, state: State, number: int) -> bool:
        """Whether a person may answer this decision with anything but a pass, as far as their orders tell."""
        seat = state.pending[number].player
        seat_orders = self.orders[seat]
        return answered_by_person(self.seats.get(seat)) and not always_passes(self.rules, state, number, seat_orders)

    def _is_watched(self, state: State, number: int) -> bool:
        """Whether the round of a secret window is held, or a person is still waited for in it: each answer is a step of
        its own then, so that the number of steps does not tell who passed."""
        rounds, orders = window_rounds(state), self._orders_in_force()
        return self.is_held(state, number) or any(
            begun == rounds.get(number)
            and other not in state.replies
            and answered_by_person(self.seats.get(state.pending[other].player))
            and standing_answer(self.rules, state, other, orders) is None
            for other, begun in rounds.items()
        )

    def require_unpaused(self) -> None:
        """Raises `Refused(TablePaused)` while the table is paused."""
        if (since := self.session.table.paused) is not None:
            raise Refused(TablePaused(since))

    def release(self, first: int) -> None:
        """End the delay of the window whose round began with the decision `first`."""
        self.held.pop(first, None)

    def windows_held_until(self, now: int) -> dict[int, int]:
        """The windows held back, by the first decision of the round, and the moment (seconds since 1970) of release."""
        state, key, pace = self.state, self.session.key, self.session.table.pace
        firsts = {window_rounds(state)[number] for number in state.unanswered if self.is_held(state, number)}
        return {first: self.held.get(first) or now + delay_seconds(key, first, pace) for first in sorted(firsts)}

    def orders_will_answer(self, number: int) -> bool:
        """Whether standing orders will answer a decision that is held back: nobody is mentioned for it.

        False for an answer that its player has given already: the table seems to wait for it as before, so that nobody
        learns how soon it came.
        """
        orders = self._orders_in_force()
        if not self.is_held(self.state, number) or number in orders[self.state.pending[number].player].answers:
            return False
        return standing_answer(self.rules, self.state, number, orders) is not None

    def give_defaults(self, seat: Player) -> None:
        """Answer every pending decision of a seat with its default, as for an absent player."""
        for number, decision in tuple(self.state.pending.items()):
            if decision.player == seat and number in self.state.pending and number not in self.state.replies:
                self._add(PlayedStep(self._default(number, "order")))

    def undo(self, before: State, undoes: int, person: int, turns: int = 0) -> None:
        """Go back to the state `before` step `undoes`, by this many turns; raises `Refused(TablePaused)`."""
        self.require_unpaused()
        step = Step(take_back(before, self.state), None, UNDO, (), (), rules=self.rules.version)
        self._add(PlayedStep(step, person, undoes, turns))

    def rewind(self, before: State, undoes: int, since: Sequence[Event], turns: int) -> None:
        """As `undo`, but by agreement, past chance and secrets. `since` are the events of the steps taken back.

        Plans are dropped: they were made for the turns taken back.
        """
        self.orders = Orders({seat: seat_orders.with_plan(None) for seat, seat_orders in self.orders.items()})
        step = rewind(self.rules, before, self.state, self.chance, since)
        self._add(PlayedStep(step, None, undoes, turns))

    def agree(self, action: Action) -> None:
        """Play an action that the table has voted for; raises `Refused`."""
        self._add(PlayedStep(apply(self.rules, self.state, action, self.chance, by="vote")))

    def play_on(self, most: int = AT_ONCE) -> None:
        """Let orders, caretakers and AI seats answer until a person must decide, or `most` answers are in.

        First the record of a campaign's game learns which members hold its seats by now, however they came to.
        """
        self._substitute()
        if self.is_paused:
            return
        self._settle()
        for _ in range(most):
            number = self._next_automatic()
            if number is None:
                return
            self._answer_automatically(number)
            self._settle()

    def _substitute(self) -> None:
        campaigns = self.session.game.campaigns
        if campaigns is None or not self.members or self.state.winners is not None:
            return
        held = campaigns.members_by_seat(self.state)
        for seat, member in seat_holders(self.seats, held, self.members, campaigns.most).items():
            action = campaigns.substitute(seat, member.member, bool(member.ai))
            if refusal(self.rules, self.state, action) is None:
                self._add(PlayedStep(apply(self.rules, self.state, action, self.chance, by="table")))
                self.substitutes.append(member)
                self.members = {**self.members, member.member: member}

    def lapse(self, number: int) -> Player:
        """Let a deadline pass: the caretaker answers for the decision's seat until the turn ends. Returns the seat.

        What is for ever is answered alone: as little as possible is done in its player's absence.
        """
        seat = self.state.pending[number].player
        if self.state.pending[number].for_ever:
            self._add(PlayedStep(self._default(number, "clock")))
            return seat
        missed = self.seats[seat].missed + is_missed_turn(self.rules, self.state, number)
        self.seats = {**self.seats, seat: replace(self.seats[seat], stand_in=THIS_TURN, missed=missed)}
        return seat

    def finish(self) -> None:
        """Let the caretaker answer whatever people are asked until the game is over: it is won already."""
        while self.state.winners is None:
            self.play_on()
            if self.state.unanswered:
                self._add(PlayedStep(self._default(self.state.unanswered[0], "clock")))

    def next_of(self, action: Action) -> Action:
        """The action; if its decision was answered in this progress, moved to the seat's next decision of its kind."""
        first = self.session.state.pending.get(action.decision)
        if first is not None and action.decision not in self.state.pending:
            for number, decision in self.state.pending.items():
                if decision.player == action.player and type(decision) is type(first):
                    return structs.replace(action, decision=number)
        return action

    def rows(self, now: int) -> list[StoredStep]:
        """The steps as rows for the store."""
        first = self.session.table.seq + 1
        return [_row(first + at, played, now, self.rules.version) for at, played in enumerate(self.steps)]

    def _add(self, played: PlayedStep) -> None:
        self.orders = update_orders(self.rules, self.state, played.step, self.orders)
        self._append(played)

    def tell_once(self, seat: Player, what: str) -> bool:
        """Whether the seat's person has not been told or asked this yet; from now on they have."""
        seat_orders = self.orders[seat]
        if what in seat_orders.told:
            return False
        self.orders = self.orders.with_seat(seat, seat_orders.with_told(what))
        return True

    def _append(self, played: PlayedStep) -> None:
        self.steps.append(played)
        self.default_passes += default_passes(self.rules, self.state, played.step, self.orders)
        before, self.state = self.state, played.step.state
        beginning = [event.player for event in played.step.events if isinstance(event, TurnBegan)]
        if before.active != self.state.active or beginning:
            self.seats = {colour: end_stand_in_for_turn(seat) for colour, seat in self.seats.items()}
        for colour in beginning:
            self.seats = {**self.seats, colour: begin_character(self.seats[colour])}

    def _settle(self) -> None:
        self._follow_orders()
        while (action := self._only_answer()) is not None:
            self._add(PlayedStep(apply(self.rules, self.state, action, self.chance, by="order")))
            self._follow_orders()

    def _follow_orders(self) -> None:
        settled = settle(self.rules, self.state, self._orders_in_force(), self.chance, self.is_held, self._is_watched)
        for step in settled.steps:
            self._append(PlayedStep(step))
        of_people = {seat: seat_orders for seat, seat_orders in settled.orders.items() if not self._is_ai(seat)}
        self.orders = Orders({**self.orders, **of_people})

    def _only_answer(self) -> Action | None:
        """The only answer to a decision of the one person at a table: in a window, and elsewhere if that person wishes
        it (`Preferences.forced`). Nobody is there to read from its speed what that person holds."""
        if holds_windows(self.seats.values()):
            return None
        for number in self.state.unanswered:
            decision = self.state.pending[number]
            spared = isinstance(decision, ToReact) or self.orders[decision.player].preferences.forced
            asked = spared and answered_by_person(self.seats.get(decision.player))
            if asked and (action := only_answer(self.rules, self.state, number)) is not None:
                return action
        return None

    def _orders_in_force(self) -> Orders:
        """The orders that may answer now: those of seats that no AI plays. An AI decides everything itself."""
        ask_everything = SeatOrders(others=StandingOrder(ASK))
        return Orders({seat: ask_everything if self._is_ai(seat) else self.orders[seat] for seat in self.seats})

    def _is_ai(self, seat: Player) -> bool:
        return self.seats[seat].is_ai

    def _next_automatic(self) -> int | None:
        """The first decision that waits for an AI seat, or for a stand-in while the table is attended."""
        for number in self.state.unanswered:
            seat = self.seats.get(self.state.pending[number].player)
            if seat is not None and (seat.ai or (seat.away and self.is_attended)):
                return number
        return None

    def _answer_automatically(self, number: int) -> None:
        """Answer as the AI or the caretaker; where the AI fails, play the decision's default.

        While a seat has a person, the AI decides nothing for ever in it: what is so is answered as by the caretaker.
        """
        decision = self.state.pending[number]
        has_person = self.seats[decision.player].person is not None
        if not self._is_ai(decision.player) or (has_person and decision.for_ever):
            return self._add(PlayedStep(self._as_caretaker(number)))
        try:
            action = self._ai_action(number)
            if has_person and action.for_ever:
                return self._add(PlayedStep(self._as_caretaker(number)))
            if not self._is_watched(self.state, number):
                action = together(self.state, action, self._ai_answer)
            step = apply(self.rules, self.state, action, self.chance, by="ai")
        except Exception as error:
            log.warning(
                "table %s: the AI did not answer %s (%s)", self.session.table.id, decision.kind, error_summary(error)
            )
            step = self._default(number, "ai")
        return self._add(PlayedStep(step))

    def _as_caretaker(self, number: int) -> Step:
        """The answer of the seat's standing orders, which no AI follows, else the default."""
        ordered = standing_answer(self.rules, self.state, number, self.orders)
        if ordered is None:
            return self._default(number, "clock")
        return apply(self.rules, self.state, ordered, self.chance, by="order")

    def _default(self, number: int, by: str) -> Step:
        return apply(self.rules, self.state, default(self.rules, self.state, number), self.chance, by=by)

    def _ai_answer(self, number: int) -> Action | None:
        """What an AI seat would answer to a pending decision; None for any other seat."""
        return self._ai_action(number) if self._is_ai(self.state.pending[number].player) else None

    def _ai_action(self, number: int) -> Action:
        decision = self.state.pending[number]
        chance, draws = Seeded(mix_keys(self.session.key, ("ai", decision.player, str(number)))), count(1)
        seen, offers = view(self.state, decision.player), tuple(legal(self.rules, self.state, number))
        character, rules = self.seats[decision.player].character, self.rules.at(self.state)
        return self._choose(character, rules, seen, number, offers, lambda size: chance.draw(next(draws), size))


def time_allowed(state: State, number: int) -> Allowed:
    """Which time a pending decision has: that of its player's own turn also in the set-up and for a question between
    turns; that of another's turn in windows and battles of it."""
    decision = state.pending[number]
    if decision.for_ever:
        return Allowed.FOR_EVER
    own = state.active in (NOBODY, decision.player) and not isinstance(decision, ToReact)
    return Allowed.OWN_TURN if own else Allowed.OTHERS_TURN


def is_missed_turn(rules: Ruleset, state: State, number: int) -> bool:
    """Whether a turn or the set-up is missed with this decision. A question between turns, a bid say, is not counted,
    nor is one about what is for ever: whoever is away for it misses the turn that follows."""
    own = time_allowed(state, number) is Allowed.OWN_TURN
    return own and (state.active != NOBODY or is_setting_up(rules, state))


def end_stand_in_for_turn(seat: Seat) -> Seat:
    """The seat when a new turn begins: a caretaker for one turn no longer stands in."""
    return replace(seat, stand_in=NOBODY_STANDS_IN) if seat.stand_in == THIS_TURN else seat


def begin_character(seat: Seat) -> Seat:
    """The seat when a turn of its own begins: what was chosen for its AI counts from then on."""
    return replace(seat, character=seat.latest_character, next_character=None)


def dump_state(state: State) -> bytes:
    """A state as a snapshot for the store: its canonical JSON text in UTF-8."""
    return snapshot_text(state).encode()


def load_state(rules: Ruleset, snapshot: bytes) -> State:
    """The state that `dump_state` wrote; raises `Unreadable` or `ValueError`."""
    return read_snapshot(rules, json.loads(snapshot))


def _row(seq: int, played: PlayedStep, now: int, rules: str) -> StoredStep:
    step = played.step
    action = None if step.action is None else plain(step.action)
    events = tuple(plain(event) for event in step.events)
    free = played.free and step.by in ("player", "order")
    snapshot, undoes = dump_state(step.state), played.undoes
    return StoredStep(seq, step.by, played.person, action, events, step.draws, free, now, undoes, rules, snapshot)
