"""What the messages of the bot say: a class for each kind, which their writers fill in and their renderer reads.

The outbox stores a message as its `kind` and its fields as JSON. Both stay as they are: rows that were written once are
read for ever. A new kind is a class here, a line in `KINDS`, and a renderer or an action for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

from msgspec import Struct, convert, field, json, structs


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Message(Struct, frozen=True, omit_defaults=True):
    """What an outbox message says. A field at its default is not stored, unless the class says otherwise.

    Of a kind: `private`, it goes to one person; `makes_thread`, it is sent although its table has no channel yet;
    `despite_put_aside`, it is sent although its game cannot be read; `obsoletes`, the unsent messages of that class
    need not be sent any more; `retires`, a new post of it takes the buttons from the table's board post or lobby card.
    """

    kind: ClassVar[str]
    private: ClassVar[bool] = False
    makes_thread: ClassVar[bool] = False
    despite_put_aside: ClassVar[bool] = False
    obsoletes: ClassVar[type[Message] | None] = None
    retires: ClassVar[bool] = False

    @classmethod
    def read(cls, payload: dict[str, Any]) -> Message:
        """The message that was stored with this payload."""
        return convert(payload, cls)

    def payload(self) -> dict[str, Any]:
        """The fields as they are stored: plain JSON."""
        data: dict[str, Any] = json.decode(json.encode(self))
        return data

    @property
    def recipient(self) -> int | None:
        """The person to whom it goes as a direct message; None: it stands in a channel."""
        return None

    @property
    def call(self) -> tuple[int, ...]:
        """The people whom it mentions."""
        return ()

    @property
    def channel(self) -> int | None:
        """The channel in which it stands, where that is not its table's."""
        return None

    @property
    def turn(self) -> int:
        """The turn about which it tells; 0: none."""
        return 0

    @property
    def is_elsewhere(self) -> bool:
        """Whether it stands outside the table's channel: in private, or in a channel of its own."""
        return self.private or self.channel is not None

    @property
    def waits_for_turn(self) -> int:
        """The number of the turn that must be over before it is sent; 0: it is sent at once."""
        return 0

    def over(self, unsent: Self) -> Self | None:
        """This message in place of an unsent one of its class, with what that adds to it; None: both are sent."""
        return None


class ToldSteps(Message):
    """A message that tells the steps `first` to `last`, the first of which belongs to turn `turn`."""

    kind: ClassVar[str] = "tell"

    first: int
    last: int
    turn: int

    @classmethod
    def read(cls, payload: dict[str, Any]) -> Message:
        """A story; one without `to` was sent, or half sent, before migration 0017."""
        return convert(payload, Story if "to" in payload else SentText)


class SentText(ToldSteps):
    """Steps whose text was fixed when its sending began, as it was before stories: it is never edited again."""


class Story(ToldSteps):
    """The story of the turns `turn` to `to`, told from these steps.

    `seat` plays the first turn, which had `begun` before the first step, or else begins in it; `by_hand`: a person
    plays it. `between`: the game is set up and it is nobody's turn. `rewind`: the step took the table back. `ends`: the
    seals that were broken in its last step close it, and their posts follow; `after`: it tells of its first step what
    followed on the seal of that label. `continued`: an earlier message told the beginning of the turn. `untold`: what
    a message that stands, and in which it goes on, does not tell yet, as a message of its own would tell it.
    """

    to: int
    seat: str
    begun: bool
    by_hand: bool
    between: bool = False
    rewind: bool = False
    ends: tuple[str, ...] = ()
    after: str = ""
    continued: bool = False
    untold: Story | None = None

    def goes_on_in(self, further: Story) -> bool:
        """Whether it is told on by the next one: the same turn, or turns played by nobody.

        What happened between two turns, or between the set-up and the first, is none of the one before. What follows
        a broken seal, or a rewind, is told in another message.
        """
        by_nobody = not self.by_hand and not further.by_hand and further.turn == self.to + 1
        return self.is_turn_of(further) or (by_nobody and not self._is_closed_to(further))

    def is_turn_of(self, further: Story) -> bool:
        """Whether another one tells more of the turn in which it ends, whatever was told in between and taken back."""
        apart = bool(self.seat) != bool(further.seat) or self.between != further.between
        return further.turn == self.to and not apart and not self._is_closed_to(further)

    def _is_closed_to(self, further: Story) -> bool:
        return bool(self.ends or self.rewind or further.rewind)

    def with_next(self, further: Story) -> Story:
        """It with the steps of another one in which it goes on."""
        return structs.replace(self, last=further.last, to=further.to, ends=further.ends or self.ends)

    def with_beginning_of(self, earlier: Story) -> Story:
        """It told from the beginning of an earlier one that goes on in it."""
        began = {"first": earlier.first, "turn": earlier.turn, "seat": earlier.seat, "begun": earlier.begun}
        again = {"after": earlier.after or self.after, "continued": earlier.continued or self.continued}
        return structs.replace(self, **began, **again)


class SealPost(Message):
    """The post of a broken seal, which this step broke; in rows of before posts had its day, no step is named."""

    kind: ClassVar[str] = "seal"

    label: str
    step: int | None = None


class Card(Message):
    """A message that stands once for its table, or for the `subject` named by that field, and is edited from then on.

    It is posted anew if it is `fresh`; and, if it `renews` itself, where the last one is too old to be edited.
    """

    subject: ClassVar[str] = ""
    renews: ClassVar[bool] = False

    @property
    def fresh(self) -> bool:
        """Whether it is a new post in any case."""
        return False


class LobbyCard(Card):
    """The lobby card as it is now; the people in `call` are mentioned, since their seats are kept for them."""

    kind: ClassVar[str] = "lobby"
    retires: ClassVar[bool] = True
    renews: ClassVar[bool] = True

    call: tuple[int, ...] = ()
    fresh: bool = False

    def over(self, unsent: LobbyCard) -> LobbyCard:
        return LobbyCard(self.call or unsent.call, self.fresh or unsent.fresh)


class BoardPost(Card):
    """The board post. Of the people for whom the table is `waiting` only those in `call` are mentioned.

    `windows`: the table waits for nothing but answers to windows; once that is over, no map of it stays.
    """

    kind: ClassVar[str] = "board"
    obsoletes: ClassVar[type[Message] | None] = LobbyCard
    retires: ClassVar[bool] = True

    call: tuple[int, ...]
    waiting: tuple[int, ...]
    fresh: bool
    with_map: bool = field(default=True, name="map")
    windows: bool = False

    def over(self, unsent: BoardPost) -> BoardPost:
        """With the mentions of the unsent one, as far as the table still waits for them, and with its map."""
        called = tuple(sorted({*unsent.call, *self.call} & {*self.waiting}))
        fresh, with_map = unsent.fresh or self.fresh, unsent.with_map or self.with_map
        return BoardPost(called, self.waiting, fresh, with_map, self.windows)


class VoteCard(Card):
    """The card of a vote, with buttons while it is open, in the channel where its note stands too."""

    kind: ClassVar[str] = "vote"
    subject: ClassVar[str] = "vote"

    vote: int
    call: tuple[int, ...]
    channel: int | None = field(default=None, name="in")

    def over(self, unsent: VoteCard) -> VoteCard | None:
        return None if unsent.vote != self.vote else structs.replace(self, call=_both(unsent.call, self.call))


class OfferCard(Card):
    """A seat that a substitute may take."""

    kind: ClassVar[str] = "offer"
    subject: ClassVar[str] = "seat"

    seat: str
    call: tuple[int, ...]
    fresh: bool = False

    def over(self, unsent: OfferCard) -> OfferCard | None:
        return None if unsent.seat != self.seat else structs.replace(self, call=_both(unsent.call, self.call))


class SeatList(Message):
    """The frozen list of a table that starts: seats, contributions, options, the secret's hash.

    `again`: it replaces one that came too late for the beacon's round.
    """

    kind: ClassVar[str] = "list"

    again: bool


class EndPost(Card):
    """The last post, with scores and the dice key."""

    kind: ClassVar[str] = "end"
    obsoletes: ClassVar[type[Message] | None] = BoardPost
    retires: ClassVar[bool] = True

    fresh: bool = True

    def over(self, unsent: EndPost) -> EndPost:
        return EndPost(unsent.fresh or self.fresh)


class HandMessage(Card, omit_defaults=False):
    """What is new in a seat's hand, or the `whole` of it, for the person who plays it; nothing is sent where it says
    nothing.

    What came into the hand by what the person did in their own turn is news to nobody: the last message shows the whole
    hand then, and is edited as long as it can be.

    `new`: zone, card, and the seat that held the card before, or "". `asks`: with the question what to do with cards
    for others' turns. `missed`: windows that passed by default, each with a card that could have been played in it.
    `after_turn`: the number of the turn that must be over before it is sent, 0: it is sent at once. The defaults are
    those of rows from before these fields, which are about the whole hand.
    """

    kind: ClassVar[str] = "dm"
    private: ClassVar[bool] = True
    subject: ClassVar[str] = "person"
    renews: ClassVar[bool] = True

    person: int
    seat: str
    whole: bool = True
    new: tuple[tuple[str, str, str], ...] = ()
    asks: bool = False
    missed: tuple[tuple[str, str], ...] = ()
    after_turn: int = 0

    @property
    def recipient(self) -> int:
        return self.person

    def payload(self) -> dict[str, Any]:
        """The fields as they are stored, without the one that came later where it says nothing."""
        data = super().payload()
        return data if self.after_turn else {name: data[name] for name in data if name != "after_turn"}

    @property
    def waits_for_turn(self) -> int:
        return self.after_turn

    @property
    def fresh(self) -> bool:
        return not self.after_turn

    def over(self, unsent: HandMessage) -> HandMessage | None:
        """With what the unsent one says to the same person; what it says to somebody else is dropped."""
        if unsent.seat != self.seat:
            return None
        if unsent.person != self.person:
            return self
        whole = unsent.whole or self.whole
        new = () if whole else (*unsent.new, *(card for card in self.new if card not in unsent.new))
        asks, missed = unsent.asks or self.asks, (*unsent.missed, *self.missed)
        after = self.after_turn and unsent.after_turn and max(self.after_turn, unsent.after_turn)
        return HandMessage(self.person, self.seat, whole, new, asks, missed, after)


class Reminder(Message):
    """Every table that waits for this person, privately."""

    kind: ClassVar[str] = "reminder"
    private: ClassVar[bool] = True

    person: int

    @property
    def recipient(self) -> int:
        return self.person


class RecordMessage(Message):
    """The record of a game, privately, before its table is deleted at `until` (seconds since 1970)."""

    kind: ClassVar[str] = "record"
    private: ClassVar[bool] = True

    person: int
    until: int

    @property
    def recipient(self) -> int:
        return self.person


class Sentence(Message):
    """A sentence of the bot itself: the text `note-<note>`.

    `seat` is named by its colour, `pace` is one as text, `policy` how the decision of a `topic` was answered, `answer`
    an action as data, `given` who got which seat (None: an AI). `values` are what else the text says, as it says it, by
    the names that it has for them; they are stored beside the fields.
    """

    note: str
    seat: str = ""
    pace: str = ""
    topic: str = ""
    policy: str = ""
    answer: Mapping[str, Any] | None = None
    given: tuple[tuple[int | None, str], ...] = ()
    values: Mapping[str, str | int] = {}

    @classmethod
    def read(cls, payload: dict[str, Any]) -> Message:
        own = {stored: payload[stored] for stored in cls.__struct_encode_fields__ if stored in payload}
        values = {name: value for name, value in payload.items() if name not in own}
        return convert({**own, "values": values}, cls)

    def payload(self) -> dict[str, Any]:
        data = super().payload()
        values = data.pop("values", {})
        return {**data, **values}


class Note(Sentence):
    """A sentence to the table, in its language; a `silent` one notifies nobody."""

    kind: ClassVar[str] = "note"
    despite_put_aside: ClassVar[bool] = True

    silent: bool = False
    channel: int | None = field(default=None, name="in")


class DirectNote(Sentence, kw_only=True):
    """A sentence to one person, privately, in their language."""

    kind: ClassVar[str] = "word"
    private: ClassVar[bool] = True
    despite_put_aside: ClassVar[bool] = True

    person: int

    @property
    def recipient(self) -> int:
        return self.person


class Invite(Sentence, kw_only=True):
    """A sentence in another channel: the message from which the table's thread is made."""

    kind: ClassVar[str] = "invite"
    makes_thread: ClassVar[bool] = True

    channel: int = field(name="in")


class ThreadChange(Message, tag_field="do"):
    """No message, but something to do with the table's thread."""

    kind: ClassVar[str] = "thread"
    makes_thread: ClassVar[bool] = True

    @classmethod
    def read(cls, payload: dict[str, Any]) -> Message:
        change: Message = convert(payload, MakeThread | ShowInThread | CloseThread)
        return change


class MakeThread(ThreadChange, tag="make"):
    """Make the thread from this message; None: as a post of a forum."""

    message: int | None = None


class ShowInThread(ThreadChange, tag="show"):
    """Show the state of the table in its thread: lobby, playing or ended."""

    state: str


class CloseThread(ThreadChange, tag="close"):
    """Close a thread that the table has left."""

    thread: int


KINDS: dict[str, type[Message]] = {
    message.kind: message
    for message in (
        *(ToldSteps, SealPost, LobbyCard, BoardPost, VoteCard, OfferCard, SeatList, EndPost),
        *(HandMessage, Reminder, RecordMessage, Note, DirectNote, Invite, ThreadChange),
    )
}
"""The class that reads each stored kind."""
PRIVATE = tuple(kind for kind, message in KINDS.items() if message.private)
"""The kinds that go to one person as a direct message, and so do not need the table's channel."""
M = TypeVar("M", bound=Message)


def _both(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted({*one, *other}))
