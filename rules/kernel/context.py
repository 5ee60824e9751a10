"""A step in progress: what a rule can do to a game, and the loop that runs a game until it waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from rules.kernel.chance import Chance, DrawLabel, Drawn, NamedDraws
from rules.kernel.events import CardsMoved, GameEnded, ZoneLaid
from rules.kernel.state import State
from rules.kernel.values import EVERYONE, NOBODY, Action, Answers, Decision, Due, Event, Player, Task

if TYPE_CHECKING:
    from rules.atlas.board import LinkKind
    from rules.kernel.ruleset import Ruleset

T = TypeVar("T")
MOST_TASKS = 100_000
TURN = "turn"
"""The frame of a player's turn: what lies outside it is of the set-up, or between turns."""


class DieLabels(dict[str, DrawLabel]):
    """The die labels by purpose, each made once, since about half of all steps roll dice."""

    def __missing__(self, what: str) -> DrawLabel:
        label = self[what] = DrawLabel("die", what)
        return label


DICE = DieLabels()


class Pass(Action):
    """Do nothing in a window."""


class Await(Task):
    """Wait for answers, with nothing to do after they are played."""

    def follows(self, answers: Answers) -> bool:
        return False


AWAIT = Await()


class Window(Task):
    """An open window. It asks again after every round in which a player acted, until all pass."""

    name: str
    sealed: bool = True

    def ready(self, answers: Answers) -> bool:
        """A sealed window waits for all answers; an open one for the first action that is not a pass."""
        return not self.sealed and self.follows(answers)

    def follows(self, answers: Answers) -> bool:
        """The window closes when all have passed."""
        return any(type(answer) is not Pass for answer, _ in answers)


class Context:
    """The interface that a rule gets to the game, valid for one step. It changes `state` in place.

    New tasks go to the agenda at index `_at`, below those pushed before, so that those pushed first run first. On top
    of a rule's own tasks, the last `_reacted` are those pushed by reactions to its events; while these run (`_nested`),
    `_at` is theirs, and `_own` keeps the rule's.
    """

    __slots__ = (
        "_at", "_nested", "_own", "_reacted", "chance", "drawn", "events", "frame", "labels", "options", "part",
        "rules", "state", "zone",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, state: State, chance: Chance) -> None:
        self.rules, self.state, self.chance = rules, state, chance
        self.options = rules.options
        self.part = state.part
        self.zone = state.zones.__getitem__
        self.events: list[Event] = []
        self.drawn: list[Drawn] = []
        self.labels: list[DrawLabel] = []
        self.frame: tuple[str, ...] = ("game",)
        self._at = self._own = len(state.agenda)
        self._reacted = 0
        self._nested = False

    def emit(self, event: Event) -> None:
        """Apply an event, record it, and run the reactions of other rules."""
        event.apply(self.state)
        self.events.append(event)
        if reactions := self.rules.reacts[type(event)]:
            if self._nested:
                for rule in reactions:
                    rule(self, event)
                return
            agenda = self.state.agenda
            self._own, self._at, self._nested = self._at, len(agenda) - self._reacted, True
            for rule in reactions:
                rule(self, event)
            self._reacted, self._at, self._nested = len(agenda) - self._at, self._own, False

    def then(self, *tasks: Task, frame: str = "") -> None:
        """Push tasks, in reading order, into this rule's frame or into a new one inside it.

        After the end of the game nothing is pushed. A reaction's tasks come before those of the rule that emitted the
        event.
        """
        state = self.state
        if state.winners is None:
            inside = (*self.frame, frame) if frame else self.frame
            for task in tasks:
                state.agenda.insert(self._at, Due(task, inside))

    def ask(self, *decisions: Decision, then: Task | None = None) -> None:
        """Wait for the answers to all these decisions, play them in this order, then continue with a task, if given."""
        state = self.state
        if state.winners is not None:
            return
        first = last = state.decisions_asked
        for decision in decisions:
            last += 1
            state.pending[last] = decision
        state.decisions_asked = last
        state.agenda.insert(self._at, Due(then or AWAIT, self.frame, tuple(range(first + 1, last + 1))))

    def window(self, name: str, *, sealed: bool = True) -> None:
        """Open a window: ask all players whom the modules name for it, until all pass.

        A module that seals a window, or leaves it open, unlike its opener says so in the query `window-sealed`.
        """
        self.then(Window(name, self.value("window-sealed", sealed, name)))

    def links(self, territory: str, leaders: tuple[str, ...] = ()) -> dict[str, LinkKind]:
        """The territories connected to one for a force with these leaders, each with its kind of link."""
        links = self.rules.board.links_of[territory]
        for rule in self.rules.modifies["links"]:  # like `value`, inlined because it is called so often
            links = rule(self, links, territory, leaders)
        return links

    def value(self, query: str, start: T, *about: Any) -> T:
        """A value after all its modifiers: a number, for instance, or a territory's links."""
        for rule in self.rules.modifies[query]:
            start = rule(self, start, *about)
        return start

    def close(self, frame: str) -> None:
        """Drop what is left of a frame and of all frames inside it, and withdraw their decisions.

        A rule that closes its own frame continues in the surrounding one.
        """
        agenda = self.state.agenda
        at, own, reacted = self._at, self._own, len(agenda) - self._reacted
        for place, due in enumerate(agenda):
            if frame in due.frame:
                self._withdraw(due)
                self._at -= place < at
                self._own -= place < own
                self._reacted -= place >= reacted
        agenda[:] = [due for due in agenda if frame not in due.frame]
        if frame in self.frame:
            self.frame = self.frame[: self.frame.index(frame)]

    def end(self, winners: tuple[Player, ...], how: str) -> None:
        """End the game, unless it has ended already."""
        if self.state.winners is None:
            self.emit(GameEnded(winners, how))
            self.close("game")

    def deal(self, size: int, what: str) -> int:
        """Pick one of `size` things at random: an index from 0 to size - 1. `what` is the label: `land`."""
        return self._draw(DrawLabel("deal", what), (size,), 0)[0]

    def roll(self, dice: int, what: str, sides: int = 6) -> tuple[int, ...]:
        """Roll dice and return them in the order rolled. `what` is their label: `attack`, `defence`, …"""
        return tuple(self._draw(DICE[what], (sides,) * dice, 1))

    def lay(self, zone: str, cards: tuple[str, ...], seen_by: str = NOBODY) -> None:
        """Set a zone's cards and who sees them."""
        self.emit(ZoneLaid(zone, cards, seen_by))

    def shuffle(self, zone: str) -> None:
        """Shuffle a zone's cards (Fisher-Yates, with one draw per card)."""
        cards = list(self.state.zone(zone).cards)
        places = self._draw(DrawLabel("shuffle", zone), range(len(cards), 1, -1), 0)
        for last, other in zip(range(len(cards) - 1, 0, -1), places, strict=True):
            cards[last], cards[other] = cards[other], cards[last]
        self.emit(ZoneLaid(zone, tuple(cards), self.state.zone(zone).seen_by))

    def move(self, cards: tuple[str, ...], source: str, target: str) -> None:
        """Move cards between zones; players who may look into either zone see them."""
        left, right = self.zone(source), self.zone(target)
        seen = tuple(dict.fromkeys([who for who in (left.seen_by, right.seen_by) if who != NOBODY]))
        told = right.seen_by not in (NOBODY, left.seen_by) and left.seen_by != EVERYONE
        if cards:
            self.emit(CardsMoved(cards, source, target, seen, told))

    def run(self) -> None:
        """Run the game until it waits for a player or is over."""
        agenda, does, replies = self.state.agenda, self.rules.does, self.state.replies
        for _ in range(MOST_TASKS):
            if not agenda:
                return
            due = agenda.pop()
            if not due.waits:
                self.frame = due.frame
                self._at = len(agenda)
                self._reacted = 0
                task = due.task
                does[type(task)](self, task)
            elif not replies or not self._answered(due):
                agenda.append(due)
                return
        raise RuntimeError(f"{self.rules.name}: a game that never waits; it came to {due.task}")

    def interrupt(self, action: Action) -> None:
        """Play an action out of turn, or beside an open decision, before what the game waits for."""
        asked = (due.frame for due in self.state.agenda if action.decision in due.waits)
        self.frame = next(asked, ("game",))
        self.rules.plays[type(action)](self, action, self.state.pending.get(action.decision))
        self.run()

    def answer_by_default(self, player: Player) -> None:
        """Give a player's pending decisions their default answers, replacing any that he has given."""
        for number, decision in self.state.pending.items():
            if decision.player == player:
                answering = self.rules.answering(type(decision))
                action = answering.policies[answering.default](self, number, decision, ())
                if action is not None:
                    self.state.replies[number] = action

    def _answered(self, due: Due) -> bool:
        """Play the answers that a task just taken off the agenda waits for, if they are in, then repeat the task if it
        follows them."""
        state, task, waits, frame = self.state, due.task, due.waits, due.frame
        agenda, pending, replies = state.agenda, state.pending, state.replies
        asked: Answers = []
        for number in waits:
            if number in replies:
                asked.append((replies[number], pending[number]))
        if len(asked) < len(waits) and not task.ready(asked):
            return False
        for number in waits:
            del pending[number]
            replies.pop(number, None)
        if task.follows(asked):
            agenda.append(Due(task, frame))
        self.frame = frame
        self._at = len(agenda)
        self._reacted = 0
        plays = self.rules.plays
        for reply, decision in asked:
            if self.frame is not frame:  # an earlier answer has closed the frame of this one
                break
            plays[type(reply)](self, reply, decision)
        return True

    def _draw(self, label: DrawLabel, sizes: Sequence[int], least: int) -> list[int]:
        """One draw for each size, counted from `least`. (A plain loop is faster here than a comprehension or map.)"""
        state, chance, drawn = self.state, self.chance, self.drawn
        draw = chance.of(label).draw if type(chance) is NamedDraws else chance.draw
        numbers = []
        for size in sizes:
            state.draws += 1
            number = draw(state.draws, size)
            drawn.append(Drawn(number, size))
            numbers.append(number + least)
        self.labels += [label] * len(numbers)
        return numbers

    def _withdraw(self, due: Due) -> None:
        for number in due.waits:
            self.state.pending.pop(number, None)
            self.state.replies.pop(number, None)
