"""A step in progress: what a rule can do to a game and ask of it, and the loop that runs a game until it waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from inspect import CO_VARARGS, CO_VARKEYWORDS, signature
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from msgspec import field

from rules.atlas import Card, Territory
from rules.kernel.chance import Chance, DrawLabel, Drawn
from rules.kernel.events import CardsMoved, GameEnded, ZoneLaid
from rules.kernel.state import PartTable, State
from rules.kernel.values import (
    EVERYONE,
    NOBODY,
    Action,
    Answers,
    Decision,
    Due,
    Event,
    LeaderKind,
    Player,
    Task,
    Zone,
    ZoneName,
)
from rules.kernel.wants import NO_DETAILS

if TYPE_CHECKING:
    from rules.atlas.board import LinkKind
    from rules.kernel.module import Module
    from rules.kernel.ruleset import Ruleset

P = ParamSpec("P")
T = TypeVar("T")
ANY_NUMBER = CO_VARARGS | CO_VARKEYWORDS
"""What the code of a function is marked with that takes any number of arguments."""
MOST_TASKS = range(100_000)
"""Counts the tasks of one step, of which no game has so many."""
GAME: tuple[str, ...] = ("game",)
"""The outermost frame."""
TURN = "turn"
"""The frame of a player's turn: what lies outside it is of the set-up or between turns, or outlasts the turn."""


class DieLabels(dict[str, DrawLabel]):
    """The die labels by purpose, each made once, since about half of all steps roll dice."""

    def __missing__(self, what: str) -> DrawLabel:
        label = self[what] = DrawLabel("die", what)
        return label


DICE = DieLabels()


def _outside_turn(frame: tuple[str, ...]) -> tuple[str, ...]:
    """The frame that surrounds the turn, for what comes up within it and outlasts it."""
    return frame[: frame.index(TURN)] if TURN in frame else frame


@cache
def _sight(before: str, after: str) -> tuple[tuple[str, ...], bool]:
    """Who sees cards that move between two zones, and whether that reveals them to a player."""
    seen = tuple(dict.fromkeys(who for who in (before, after) if who != NOBODY))
    return seen, after not in (NOBODY, before) and before != EVERYONE


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
    secret: bool = field(default=True, name="sealed")

    @property
    def hurried(self) -> bool:
        """A secret window waits for all answers; an open one for the first action that is not a pass."""
        return not self.secret

    def follows(self, answers: Answers) -> bool:
        """The window closes when all have passed."""
        return any(type(answer) is not Pass for answer, _ in answers)


def parameters(function: Callable[..., Any]) -> tuple[str, ...]:
    """The names of a function's parameters. (`inspect.signature` takes longer than all else that registers a rule.)"""
    if not isinstance(function, FunctionType) or function.__code__.co_flags & ANY_NUMBER:
        return tuple(signature(function).parameters)
    code = function.__code__
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]


class Query(Generic[P, T]):
    """A value that modules may change. Called with a context and what it is about, it is the value after all of them.

    It is made from a function, and has its name (in kebab case), its parameters and its docstring, which says in a
    sentence what the value is. The function returns the start value: what holds where nobody changes it. `owner` is the
    module that asks (`Module.asks`), None for a value that is asked whatever is composed. `answered_by` names a module
    that answers, where the start value is no answer: one has to be composed.
    """

    __slots__ = ("about", "answered_by", "name", "owner", "sentence", "start")

    def __init__(
        self, start: Callable[Concatenate[Context, P], T], owner: Module | None = None, answered_by: str = ""
    ) -> None:
        self.start, self.owner, self.answered_by = start, owner, answered_by
        self.name = start.__name__.replace("_", "-")
        self.about = parameters(start)[1:]
        """The names of the parameters after the context."""
        self.sentence = " ".join((start.__doc__ or "").split())
        if not self.sentence:
            raise TypeError(f"the query {self.name} does not say in its docstring what the value is")
        self.__class__ = _written_out(type(self), start, self.about)

    def __repr__(self) -> str:
        return f"<query {self.name}({', '.join(self.about)})>"

    def __call__(self, g: Context, *about: P.args, **named: P.kwargs) -> T:
        """The value after all its modifiers."""
        modify = g.rules.queries.get(self)
        start = self.start(g, *about, **named)
        return start if modify is None else modify(g, start, *about, **named)

    def modify(self, g: Context, value: T, *about: P.args, **named: P.kwargs) -> T:
        """Another value than the start value, after all modifiers."""
        modify = g.rules.queries.get(self)
        return value if modify is None else modify(g, value, *about, **named)


def _written_out(kind: type[Query[P, T]], start: Callable[..., T], about: tuple[str, ...]) -> type[Query[P, T]]:
    """The class of one query, whose methods take its own parameters. (Each step asks so much that unpacking shows.)

    Its code is a copy: the interpreter adapts code to what it calls, and each query calls functions of its own.
    """
    ask, modify = (FunctionType(code.replace(), {"start": start}) for code in _written_for(about))
    return type(kind.__name__, (kind,), {"__slots__": (), "__call__": ask, "modify": modify})


@cache
def _written_for(about: tuple[str, ...]) -> tuple[CodeType, CodeType]:
    """The code of the two ways to ask a query with these parameters: from its start value, and from another."""
    given, rest = ", ".join(("g", *about)), ", ".join(("", *about))
    names: dict[str, Any] = {}
    exec(
        f"def ask(self, {given}):\n"
        f"    modify = g.rules.queries.get(self)\n"
        f"    return start({given}) if modify is None else modify(g, start({given}){rest})\n"
        f"def modify(self, g, value{rest}):\n"
        f"    modify = g.rules.queries.get(self)\n"
        f"    return value if modify is None else modify(g, value{rest})\n",
        names,
    )
    return names["ask"].__code__, names["modify"].__code__


class Modifiers(Protocol):
    """For each query that something modifies, the function that does so: (g, value, *about) -> value."""

    def get(self, query: Query[P, T], /) -> Callable[Concatenate[Context, T, P], T] | None: ...


class Context:
    """The interface that a rule gets to the game, valid for one step. It changes `state` in place.

    New tasks go to the agenda below those pushed before, so that those pushed first run first: a rule's own at index
    `_at`. On top of these the last `_reacted` are those pushed by reactions to its events, which run while `_nested`.
    """

    __slots__ = (
        "_at", "_nested", "_reacted", "chance", "drawn", "events", "frame", "labels", "parts", "rules", "state",
    )  # fmt: skip
    rules: Ruleset
    state: State
    chance: Chance
    parts: PartTable
    events: list[Event]
    drawn: tuple[Drawn, ...]
    labels: tuple[DrawLabel, ...]
    frame: tuple[str, ...]
    _at: int
    _reacted: int
    _nested: bool

    @staticmethod
    def of(rules: Ruleset, state: State, chance: Chance) -> Context:
        """The interface to a game as it stands, by the rules in force there."""
        g = Context()
        in_force = rules.in_force
        g.rules = rules if in_force is None else in_force(state)
        g.state = state
        g.chance = chance
        g.parts = state.parts.table
        g.events = []
        g.drawn = g.labels = ()
        g.frame = GAME
        g._at = len(state.agenda)
        g._reacted = 0
        g._nested = False
        return g

    def __repr__(self) -> str:
        """Which game it is about, and where in it: `<Context of classic: frame game/turn, events=3>`."""
        return f"<Context of {self.rules.name}: frame {'/'.join(self.frame)}, events={len(self.events)}>"

    @property
    def options(self) -> dict[str, str]:
        """The table's options."""
        return self.rules.options

    def unseal(self, label: str) -> str:
        """The text behind a seal, for the rule that breaks it."""
        return self.chance.unseal(label)

    def wake(self) -> None:
        """Go on by the rules that are in force now, for a rule that has changed which they are."""
        self.rules = self.rules.at(self.state)

    def zone(self, name: ZoneName) -> Zone:
        """A zone by name; a zone that was never laid out is empty and hidden."""
        return self.state.zones[name]

    def emit(self, event: Event) -> None:
        """Apply an event, record it, and run the reactions of other rules."""
        event.apply(self.state)
        self.events.append(event)
        kind, reactions = type(event), self.rules.reactions
        if kind in reactions:
            nested = self._nested
            self._nested = True
            reactions[kind](self, event)
            self._nested = nested

    def then(self, task: Task, frame: str = "") -> None:
        """Push a task, into this rule's frame or into a new one inside it.

        After the end of the game nothing is pushed. A reaction's tasks come before those of the rule that emitted the
        event. A task that outlasts the turn lies outside the turn's frame, with all that it brings about.
        """
        state = self.state
        if state.winners is None:
            inside = (*self.frame, frame) if frame else self.frame
            if type(task) in self.rules.outlasting:
                inside = _outside_turn(inside)
            state.agenda.insert(self._reaction_at() if self._nested else self._at, (task, inside, ()))

    def then_all(self, tasks: Iterable[Task], frame: str = "") -> None:
        """Push tasks, in reading order, as `then` does."""
        state, outlasting = self.state, self.rules.outlasting
        if state.winners is None:
            inside = (*self.frame, frame) if frame else self.frame
            due: list[Due] = [
                (task, _outside_turn(inside) if type(task) in outlasting else inside, ()) for task in tasks
            ]
            due.reverse()
            at = self._reaction_at(len(due)) if self._nested else self._at
            state.agenda[at:at] = due

    def ask(self, decision: Decision, then: Task = AWAIT) -> None:
        """Wait for the answer to a decision, play it, then continue with a task, if given.

        Where the decision outlasts the turn, so does what follows.
        """
        state = self.state
        if state.winners is None:
            number = state.decisions_asked = state.decisions_asked + 1
            state.pending[number] = decision
            frame = self.frame
            if type(decision) in self.rules.outlasting:
                frame = _outside_turn(frame)
            state.agenda.insert(self._reaction_at() if self._nested else self._at, (then, frame, (number,)))

    def ask_all(self, decisions: Iterable[Decision], then: Task = AWAIT) -> None:
        """Wait for the answers to all these decisions, play them in this order, then continue with a task, if given.

        Where one of them outlasts the turn all do, and what follows.
        """
        state = self.state
        if state.winners is None:
            asked = dict(enumerate(decisions, state.decisions_asked + 1))
            state.pending |= asked
            state.decisions_asked += len(asked)
            at = self._reaction_at() if self._nested else self._at
            outlasts = not self.rules.outlasting.isdisjoint(map(type, asked.values()))
            state.agenda.insert(at, (then, _outside_turn(self.frame) if outlasts else self.frame, tuple(asked)))

    def window(self, name: str, *, secret: bool = True) -> None:
        """Open a window: ask all players whom the modules name for it, until all pass.

        A module that makes a window secret, or leaves it open, unlike its opener modifies `window_secret`.
        """
        self.then(Window(name, window_secret.modify(self, secret, name)))

    def links(self, territory: Territory, leaders: tuple[LeaderKind, ...] = ()) -> dict[Territory, LinkKind]:
        """The territories connected to one for a force with these leaders, each with its kind of link."""
        rules = self.rules
        found, modify = rules.board.links_of[territory], rules.queries.get(links)
        return found if modify is None else modify(self, found, territory, leaders)

    def close(self, frame: str) -> None:
        """Drop what is left of a frame and of all frames inside it, and withdraw their decisions.

        A rule that closes its own frame continues in the surrounding one.
        """
        agenda = self.state.agenda
        at, reacted = self._at, len(agenda) - self._reacted
        for place in range(len(agenda) - 1, -1, -1):
            _, frames, waits = agenda[place]
            if frame in frames:
                if waits:
                    self._withdraw(waits)
                self._at -= place < at
                self._reacted -= place >= reacted
                del agenda[place]
        if frame in self.frame:
            self.frame = self.frame[: self.frame.index(frame)]

    def end(self, winners: tuple[Player, ...], how: str) -> None:
        """End the game, unless it has ended already."""
        if self.state.winners is None:
            self.emit(GameEnded(winners, how))
            self.close("game")

    def deal(self, things: Sequence[T], what: str) -> T:
        """Pick one of these things at random. `what` is the label: `land`."""
        label, state = DrawLabel("deal", what), self.state
        at = self.chance.deal(state.draws + 1, things, label)
        state.draws += 1
        self.drawn += (Drawn(at, len(things)),)
        self.labels += (label,)
        return things[at]

    def roll(self, dice: int, what: str, sides: int = 6) -> tuple[int, ...]:
        """Roll dice and return them in the order rolled. `what` is their label: `attack`, `defence`, …"""
        label, state = DICE[what], self.state
        drawn, faces = self.chance.throw(state.draws + 1, dice, sides, label)
        state.draws += dice
        self.drawn += drawn
        self.labels += (label,) * dice
        return faces

    def lay(self, zone: ZoneName, cards: tuple[Card, ...], seen_by: str = NOBODY) -> None:
        """Set a zone's cards and who sees them."""
        self.emit(ZoneLaid(zone, cards, seen_by))

    def shuffle(self, zone: ZoneName) -> None:
        """Shuffle a zone's cards (Fisher-Yates, with one draw per card)."""
        cards = list(self.zone(zone).cards)
        places = self._draw(DrawLabel("shuffle", zone), range(len(cards), 1, -1))
        for last, other in zip(range(len(cards) - 1, 0, -1), places, strict=True):
            cards[last], cards[other] = cards[other], cards[last]
        self.emit(ZoneLaid(zone, tuple(cards), self.zone(zone).seen_by))

    def move(self, cards: tuple[Card, ...], source: ZoneName, target: ZoneName) -> None:
        """Move cards between zones; players who may look into either zone see them."""
        if cards:
            zones = self.state.zones
            seen, told = _sight(zones[source].seen_by, zones[target].seen_by)
            self.emit(CardsMoved(cards, source, target, seen, told))

    def run(self) -> None:
        """Run the game until it waits for a player or is over."""
        state = self.state
        agenda = state.agenda
        for _ in MOST_TASKS:
            if not agenda:
                return
            task, frame, waits = agenda[-1]
            if waits:
                if not state.replies or not self._play_answers(task, frame, waits):
                    return
            else:
                agenda.pop()
                self.frame = frame
                self._at = len(agenda)
                self._reacted = 0
                self.rules.does[type(task)](self, task)
        raise RuntimeError(f"{self.rules.name}: a game that never waits; it came to {task}")

    def answer(self, action: Action) -> None:
        """Play an accepted answer, unless it waits for others, and run the game."""
        number, state, rules = action.decision, self.state, self.rules
        if not number or type(action) in rules.asides:
            self.interrupt(action)
            return
        agenda = state.agenda
        task, frame, waits = agenda[-1]
        if waits[0] == number and len(waits) == 1:  # As for most answers.
            decision, self.frame = state.pending.pop(number), frame
            if type(task) not in rules.weighing or task.follows([(action, decision)]):
                agenda[-1] = (task, frame, ())
            else:
                agenda.pop()
                self._at -= 1
            rules.plays[type(action)](self, action, decision)
        else:
            state.replies[number] = action
        self.run()

    def interrupt(self, action: Action) -> None:
        """Play an action out of turn, or beside an open decision, before what the game waits for."""
        asked = (frame for _, frame, waits in self.state.agenda if action.decision in waits)
        self.frame = next(asked, GAME)
        self.rules.plays[type(action)](self, action, self.state.pending.get(action.decision))
        self.run()

    def answer_by_default(self, player: Player) -> None:
        """Give a player's pending decisions their default answers, replacing any that he has given."""
        for number, decision in self.state.pending.items():
            if decision.player == player:
                answering = self.rules.answering(type(decision))
                action = answering.policies[answering.default](self, number, decision, NO_DETAILS)
                if action is not None:
                    self.state.replies[number] = action

    def _play_answers(self, task: Task, frame: tuple[str, ...], waits: tuple[int, ...]) -> bool:
        """Play the answers that the first task on the agenda waits for, if they are in; it stays if it follows them."""
        pending, replies = self.state.pending, self.state.replies
        if len(replies) < len(waits) and not task.hurried:  # As for most answers in a window.
            return False
        asked = [(replies[number], pending[number]) for number in waits if number in replies]
        if len(asked) < len(waits) and not (task.hurried and task.follows(asked)):
            return False
        for number in waits:
            del pending[number]
            replies.pop(number, None)
        agenda, plays = self.state.agenda, self.rules.plays
        if task.follows(asked):
            agenda[-1] = (task, frame, ())
        else:
            del agenda[-1]
        self.frame = frame
        self._at = len(agenda)
        self._reacted = 0
        for reply, decision in asked:
            if self.frame is not frame:  # an earlier answer has closed the frame of this one
                break
            plays[type(reply)](self, reply, decision)
        return True

    def _draw(self, label: DrawLabel, sizes: Sequence[int]) -> tuple[int, ...]:
        """One draw for each size."""
        state = self.state
        numbers = self.chance.draws(state.draws + 1, sizes, label)
        state.draws += len(sizes)
        self.drawn += tuple(map(Drawn, numbers, sizes))
        self.labels += (label,) * len(sizes)
        return numbers

    def _reaction_at(self, tasks: int = 1) -> int:
        """The index at which a reaction's tasks are pushed: above the rule's own, below earlier reactions'."""
        at = len(self.state.agenda) - self._reacted
        self._reacted += tasks
        return at

    def _withdraw(self, waits: tuple[int, ...]) -> None:
        for number in waits:
            self.state.pending.pop(number, None)
            self.state.replies.pop(number, None)


@Query
def links(g: Context, where: Territory, leaders: tuple[LeaderKind, ...]) -> dict[Territory, LinkKind]:
    """The territories connected to one for a force with these leaders, each with its kind of link."""
    return g.rules.board.links_of[where]


@Query
def window_secret(g: Context, window: str) -> bool:
    """Whether the answers in a window stay secret until all are in."""
    return True
