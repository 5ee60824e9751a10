"""The five families of values that a game is made of, and what a state holds: holdings, zones, parts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NewType, Self

from rules.atlas import MAIN, NO_TERRITORY, Card, RealmName, Territory
from rules.kernel.tagged import Tagged, Value

if TYPE_CHECKING:
    from rules.atlas import Board
    from rules.kernel.state import State

Player = NewType("Player", str)
"""A seat at the table, named by its colour. A seat is not a person.

>>> from rules import GAMES, Player
>>> Player("red") in GAMES["classic"].colours
True
"""

LeaderKind = NewType("LeaderKind", str)
"""A kind of leader who goes along with a force: `captain`."""

ZoneName = NewType("ZoneName", str)
"""A zone of cards: its pile and, behind colons, of which kind and whose it is: `deck`, `hand:red`, `bought:war:red`."""

TypedName = Annotated[str, "a name that a person typed"]
"""A name that a person typed; words print it escaped."""
AttackDice = Annotated[tuple[int, ...], "the attacker's dice"]
"""The attacker's dice, as they show."""
DefenceDice = Annotated[tuple[int, ...], "the defender's dice"]
"""The defender's dice, as they show."""
ThrownDice = Annotated[tuple[int, ...], "dice of neither side"]
"""Dice of neither side, as they show."""
AttackFalls = Annotated[tuple[tuple[int, ...], ...], "every fall of the attacker's dice"]
"""Every fall of each of the attacker's dice, those that were thrown again included."""
DefenceFalls = Annotated[tuple[tuple[int, ...], ...], "every fall of the defender's dice"]
"""Every fall of each of the defender's dice, those that were thrown again included."""
Rolls = Annotated[tuple[tuple[str, int], ...], "who threw which number, round after round"]
"""Who threw which number, round after round."""
Ranked = Annotated[tuple[str, ...], "what is wished for, the first choice first"]
"""What is wished for, the first choice first."""

NOBODY = Player("")
"""No seat: who holds an empty space, and whose turn it is before the first and between two turns.

>>> from rules import NOBODY, Land
>>> Land().owner("alaska") == NOBODY
True
"""
EVERYONE = "*"
"""Who may look into an open zone, and who sees cards that move there."""


class Holding(Value):
    """Who holds a territory, and with how many armies."""

    owner: Player
    armies: int


class Event(Tagged):
    """Something that happened. Events are the only writers of a game's facts.

    A `bookkeeping` event gets no line of its own in the log, as the events around it report the same.

    >>> from rules import GAMES, Event, NamedDraws, apply, position, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> step = position(rules, "red: alaska:4; blue: kamchatka; green: *", step="reinforcement")
    >>> step = apply(rules, step.state, rules.actions.read(
    ...     {"kind": "deploy", "decision": 1, "player": "red", "where": "alaska", "count": 3}), NamedDraws())
    >>> all(isinstance(event, Event) for event in step.events)
    True
    >>> step.events[0]
    ArmiesPlaced(player='red', where='alaska', count=3, pool='stock')
    """

    bookkeeping: ClassVar[bool] = False

    def apply(self, state: State) -> None:
        """Write the event into the state. An event that only reports writes nothing."""

    @property
    def addressee(self) -> Player:
        """The player to notify, although the event asks nothing of him; `NOBODY` for most events."""
        return NOBODY

    @property
    def lost_by(self) -> Player:
        """The player from whom it takes something that is no territory; `NOBODY` for most events."""
        return NOBODY

    @property
    def shows(self) -> bool:
        """Whether a player learned a secret by it; such a step can only be undone by a vote."""
        return False

    @property
    def final(self) -> bool:
        """Whether what it did is for ever: no undo and no vote goes back past such a step."""
        return False

    @property
    def unsealed(self) -> str:
        """The label of the pack whose seal it broke, which deserves a post of its own; "" for most events."""
        return ""

    def redact_for(self, viewer: Player | None) -> Self:
        """The event as this reader may see it (None: the public)."""
        return self


class FinalEvent(Event):
    """An event whose effect is for ever."""

    @property
    def final(self) -> bool:
        return True


class Task(Tagged):
    """Something left to do in the game.

    `outlasts_turn`: it is done although the turn in which it comes up ends early.
    """

    outlasts_turn: ClassVar[bool] = False

    @property
    def hurried(self) -> bool:
        """Whether it goes on although answers are missing, once it follows those that are in."""
        return False

    def follows(self, answers: Answers) -> bool:
        """Whether the task runs itself after its answers were played."""
        return True


class Refusal(Tagged):
    """Why an answer cannot be accepted, as a typed value without wording.

    >>> from rules import GAMES, Refusal, Refused
    >>> try:
    ...     GAMES["classic"].setting(("red", "blue", "mauve"))
    ... except Refused as refused:
    ...     why = refused.why
    >>> isinstance(why, Refusal), why.kind, why.seat
    (True, 'unknown-seat', 'mauve')
    """


class Part(Tagged):
    """What a module remembers. Every field has a default: a part that was never stored is `Part()`.

    A part with `lasts_a_turn` is cleared when the next turn begins. If its `open` things can be answered by their
    `number`, `taken_up_as` is the field in which answers give it.
    """

    lasts_a_turn: ClassVar[bool] = False
    taken_up_as: ClassVar[str] = ""
    kinds: ClassVar[list[type[Part]]] = []
    """Every kind of part that there is."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        Part.kinds.append(cls)


class Decision(Tagged):
    """What the game waits for, and from whom.

    `outlasts_turn`: it is answered although the turn in which it is asked ends early.

    >>> from rules import GAMES, Decision, position, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> state = position(rules, "red: alaska:4; blue: kamchatka; green: *", step="combat").state
    >>> isinstance(state.pending[1], Decision)
    True
    >>> state.pending[1].kind, state.pending[1].player
    ('to-fight', 'red')
    """

    outlasts_turn: ClassVar[bool] = False
    player: Player

    @property
    def topic(self) -> str:
        """The topic under which a seat's standing orders for it are kept."""
        return self.kind

    @property
    def for_ever(self) -> bool:
        """Whether what its answer leads to is for ever: the clock gives more time for it."""
        return False


class FinalDecision(Decision):
    """A decision about something that is for ever."""

    outlasts_turn: ClassVar[bool] = True

    @property
    def for_ever(self) -> bool:
        return True


class Action(Tagged):
    """An answer to the decision of that number (0: an action out of turn, without a decision).

    Its classes are in `rules.risk` and the doors of the games; a ruleset knows them by kind.

    >>> from rules import GAMES, Action, ruleset
    >>> rules = ruleset(GAMES["classic"].setting(("red", "blue", "green"), {"mode": "conquest"}))
    >>> finish = rules.actions.read({"kind": "finish", "decision": 1, "player": "red"})
    >>> isinstance(finish, Action), finish
    (True, Finish(decision=1, player='red'))
    """

    decision: int
    player: Player

    @property
    def for_ever(self) -> bool:
        """Whether it leads to an event that is `final`: its player is asked once more before it is given."""
        return False


class FinalAction(Action):
    """An action that leads to a final event."""

    @property
    def for_ever(self) -> bool:
        return True


class PlanLine(Tagged):
    """One line of a plan. A file of rules that declares a line brings it to every game that plays with its module.

    `step` is the step of the turn in which it is carried out (None: after all of them), `realm` where the spaces that
    it names lie (None: anywhere). `stands_alone`: once it has halted as the only line left, it is over with what its
    player does next himself.
    """

    step: ClassVar[Task | None] = None
    stands_alone: ClassVar[bool] = False
    realm: ClassVar[RealmName | None] = MAIN

    def step_on(self, board: Board) -> Task | None:
        """The step of the turn in which it is carried out on this board."""
        return self.step

    @property
    def brings(self) -> tuple[Territory, tuple[LeaderKind, ...]]:
        """The leaders whom the line brings to a space, after that space."""
        return NO_TERRITORY, ()

    @classmethod
    def ways_in(cls, board: Board) -> tuple[Territory, ...]:
        """The spaces of the realm that a line can name without holding them: the ways in from another."""
        return ()


Answers = list[tuple[Action, Decision]]
"""The answers with their decisions, in the order asked."""


class Zone(Tagged):
    """Cards in order, the first on top. `seen_by` is a player, `EVERYONE`, or `NOBODY`."""

    cards: tuple[Card, ...] = ()
    seen_by: str = NOBODY

    def shown_to(self, viewer: Player | None) -> bool:
        return self.seen_by == EVERYONE or (viewer is not None and viewer != NOBODY and self.seen_by == viewer)


@cache
def zone_of(pile: str, *whose: str) -> ZoneName:
    """The zone of a pile that is somebody's, or of a kind and somebody's: `hand:red`, `bought:war:red`."""
    return ZoneName(":".join((pile, *whose)))


def pile_of(zone: ZoneName) -> str:
    """The pile that a zone is or belongs to, whoever has it: `hand` for `hand:red`."""
    return zone.partition(":")[0]


def owner_of(zone: ZoneName, seats: Iterable[Player]) -> Player:
    """Which of `seats` has a zone of cards: red for `hand:red`; NOBODY for `deck`."""
    last = zone.rpartition(":")[2]
    return next((seat for seat in seats if seat == last), NOBODY)


Due = tuple[Task, tuple[str, ...], tuple[int, ...]]
"""A task on the agenda, its frames, and the decisions that it waits for. (A tuple, as every step makes three.)"""


class Refused(Exception):
    """Raised by `apply`, with the state unchanged. `why` is the typed reason, `hint` what would be right, or "".

    >>> from rules import GAMES, Refused
    >>> try:
    ...     GAMES["classic"].setting(("red", "blue", "green"), {"mode": "chess"})
    ... except Refused as refused:
    ...     print(refused)
    no-such-option option='mode' choice='chess' (its choices are secret-mission, conquest, two-players, capital)
    """

    def __init__(self, why: Refusal, hint: str = "") -> None:
        super().__init__(why)
        self.why, self.hint = why, hint

    def __str__(self) -> str:
        """The reason's kind and fields, all in ASCII: `no-such-option option='mode' choice='chess'`; then the hint."""
        fields = (f"{name}={getattr(self.why, name)!a}" for name in self.why.__struct_fields__)
        return " ".join((self.why.kind, *fields)) + (f" ({self.hint})" if self.hint else "")


class WrongType(Refusal):
    """A field of the answer has another type than declared, as reading it from JSON would have found."""

    action: str
    field: str


class NotAsked(Refusal):
    """There is no such open decision: it was answered, withdrawn, or never asked."""

    decision: int


class NoSuchLand(Refusal):
    """This board has no territory or space of that name."""

    where: Territory


class NotYours(Refusal):
    """The decision belongs to another seat."""

    player: Player


class NotNow(Refusal):
    """This kind of action does not answer this kind of decision."""

    action: str
    decision: str


class GameIsOver(Refusal):
    """The game has ended."""
