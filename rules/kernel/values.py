"""The five families that a game is made of, and what a state keeps: holdings, zones, parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NewType, Self

from rules.kernel.tagged import Tagged, Value

if TYPE_CHECKING:
    from rules.kernel.state import State

Player = NewType("Player", str)
"""A seat at the table, by its colour: `red`. A seat is not a person."""

NOBODY = Player("")
EVERYONE = "*"


class Holding(Value):
    """Who holds a territory, and with how many armies."""

    owner: Player
    armies: int


class Event(Tagged):
    """Something that happened: the only writer of a game's facts.

    What a `bookkeeping` event says is told by the events around it: it gets no line of its own.
    """

    bookkeeping: ClassVar[bool] = False

    def apply(self, state: State) -> None:
        """Write what happened into the state. An event that only tells writes nothing."""

    @property
    def addressee(self) -> Player:
        """Whom it is meant for: he is called, although nothing new is asked of him."""
        return NOBODY

    @property
    def shows(self) -> bool:
        """Whether somebody learnt a secret by it: such a step cannot be taken back for the asking."""
        return False

    def seen_by(self, viewer: Player | None) -> Self:
        """The same event as this reader (None: everybody) may know it."""
        return self


class Task(Tagged):
    """Something that the game has still to do."""

    def ready(self, answers: Answers) -> bool:
        """Whether the answers that it waits for may be played while some are lacking, given those that are in."""
        return False

    def follows(self, answers: Answers) -> bool:
        """Whether it is itself carried out once these answers were played."""
        return True


class Refusal(Tagged):
    """Why an answer cannot be taken. Typed, never worded."""


class Part(Tagged):
    """What a module remembers. Every field has a default: a part nobody wrote yet is `Part()`.

    A part that `lasts_a_turn` is forgotten when the next turn begins. One whose `open` things lie on the table, each
    with a `number`, says in `taken_up_as` under which field answers mean them by it.
    """

    lasts_a_turn: ClassVar[bool] = False
    taken_up_as: ClassVar[str] = ""


class Decision(Tagged):
    """What the game waits for, and from whom."""

    player: Player

    @property
    def topic(self) -> str:
        """Under which heading a seat leaves standing orders for it."""
        return self.kind


class Action(Tagged):
    """An answer to the decision of that number (0: said out of turn, to nobody's question)."""

    decision: int
    player: Player


Answers = list[tuple[Action, Decision]]
"""What was answered to what, in the order in which it was asked."""


class Zone(Tagged):
    """Cards in order, the first on top. `seen_by` is a player, `EVERYONE`, or `NOBODY`."""

    cards: tuple[str, ...] = ()
    seen_by: str = NOBODY

    def shown_to(self, viewer: Player | None) -> bool:
        return self.seen_by == EVERYONE or (viewer is not None and viewer != NOBODY and self.seen_by == viewer)


class Due(Tagged):
    """A task on the agenda: the frames that it belongs to, and the decisions that it waits for."""

    task: Task
    frame: tuple[str, ...]
    waits: tuple[int, ...] = ()


class Refused(Exception):
    """Raised by `apply`: nothing was changed. `why` says it in a typed way."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.kind)
        self.why = why


class WrongType(Refusal):
    """A field of the answer holds another type than it declares, as reading it from JSON would have found."""

    action: str
    field: str


class NotAsked(Refusal):
    """No such decision is waiting: answered already, withdrawn, or never asked."""

    decision: int


class NotYours(Refusal):
    """The decision is another seat's."""

    player: Player


class NotNow(Refusal):
    """This kind of answer does not answer this kind of decision."""

    action: str
    decision: str


class GameIsOver(Refusal):
    """The game has ended."""
