"""What the store keeps, as frozen values: tables, seats, steps, messages to be sent, messages sent, people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.pace import ALWAYS, FRIENDLY, GONE_AFTER, Hours, Pace
from rules import Drawn

NOBODY_STANDS_IN, THIS_TURN, CARETAKER, AI = "", "turn", "caretaker", "ai"
LOBBY, RUNNING, ENDED, CLOSED = "lobby", "running", "ended", "closed"
GONE, AWAY, BARRED = "gone", "away", "barred"
"""Why a table is parked: its channel was deleted, the bot is not in its server, it lacks a permission there."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game in one channel or thread.

    `state` is lobby, running, ended (played or ended by its host) or closed (a lobby that never began). Times are
    seconds since 1970. `turn` counts the turns begun, `seq` is the last step's number (-1 before the first).
    `asked` gives each waiting decision's number the time from which it waits. `paused` says since when it is paused.
    `parked` is why the bot cannot speak in its channel (see `GONE`), since `parked_at`; "" if it can.
    """

    id: int
    guild: int | None
    channel: int
    host: int
    game: str
    options: Mapping[str, str]
    language: str
    state: str
    secret: bytes = field(repr=False)
    created: int
    started: int | None = None
    ended: int | None = None
    seq: int = -1
    turn: int = 0
    waiting_since: Mapping[int, int] = field(default_factory=dict)
    pace: Pace = FRIENDLY
    paused: int | None = None
    parked: str = ""
    parked_at: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a table, by its colour. `person` is a Discord user's id; neither person nor `ai`: nobody sits there.

    `salt` is what the press that filled it added to the dice. `conceded`: its player gave up; the AI plays on.
    `bank` is what it had saved, in seconds, at the moment `banked`; `missed` counts the turns missed in a row.
    `stand_in` plays for a person who is away: the caretaker for this turn (turn) or until they return (caretaker), or
    the AI until they return (ai); "" nobody does.
    """

    colour: str
    person: int | None = None
    ai: bool = False
    salt: str = ""
    conceded: bool = False
    bank: int = 0
    banked: int = 0
    missed: int = 0
    stand_in: str = ""

    @property
    def free(self) -> bool:
        return self.person is None and not self.ai

    @property
    def away(self) -> bool:
        """Whether somebody plays for the person who sits here, until that person acts again."""
        return self.stand_in != NOBODY_STANDS_IN

    @property
    def respondent(self) -> int | None:
        """The person whom the table asks; None where an AI or the caretaker answers, or nobody sits there."""
        return None if self.away else self.person

    @property
    def is_ai(self) -> bool:
        """Whether an AI answers."""
        return self.ai or self.stand_in == AI

    @property
    def is_active(self) -> bool:
        """Whether it is worth waiting for the person who sits here."""
        lost = self.stand_in in (CARETAKER, AI) or self.missed >= GONE_AFTER
        return self.person is not None and not lost

    @property
    def by_caretaker(self) -> bool:
        """Whether the caretaker answers."""
        return self.stand_in in (THIS_TURN, CARETAKER)


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat that changed hands after step `seq`, from the person `before` to the person `after` (None: nobody).

    `how` is person, ai, nobody, conceded (the AI plays on) or neutral (the rules took the army out); `by` is the host
    or moderator who decided it, if one did.
    """

    seq: int
    colour: str
    how: str
    before: int | None = None
    after: int | None = None
    by: int | None = None


@dataclass(frozen=True, slots=True)
class StoredStep:
    """One logged step as plain JSON. `seq` 0 is the beginning; `undoes` is the first step that an undo took back.

    `rules` is the version of the rules that played it.
    """

    seq: int
    by: str
    person: int | None
    action: dict[str, Any] | None
    events: tuple[dict[str, Any], ...]
    draws: tuple[Drawn, ...]
    snapshot: bytes = field(repr=False)
    free: bool
    at: int
    undoes: int | None
    rules: str


@dataclass(frozen=True, slots=True)
class HandledInteraction:
    """What the press of a button did: the steps `first` to `last`, `taken` of its actions, a plain refusal or None."""

    interaction: int
    table: int
    person: int
    first: int
    last: int
    taken: int
    refused: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Timer:
    """A moment to come (`at`, seconds since 1970) at which a table has something to do; what, says its `kind`.

    `about` is a decision's or a vote's number, or 0. One that `moves` is put off while the program or the table stands
    still; where it has a `colour`, what is left until then is counted in the waking hours of who sits in that seat.
    `stage` says how often it has rung about the same.
    """

    table: int
    kind: str
    subject: int
    due_at: int
    pausable: bool = True
    attempt: int = 0
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Vote:
    """Something that a table decides by secret ballot. `motion` and what `outcome` may be: see `bot/votes/motions.py`.

    `colour` is the seat that it is about ("": none). A table that goes back takes back the steps from `first` on, the
    beginning of turn `turn` (0: before an answer). `by` is who asked for it (None: the clock); `counts` how many said
    what, once it is closed.
    """

    id: int
    table: int
    motion: str
    colour: str = ""
    first: int = 0
    turn: int = 0
    by: int | None = None
    opened: int = 0
    closed: int | None = None
    outcome: str = ""
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """A seat that a substitute may take: `person` alone, or (None) whoever comes first. `by` is the one who sits there,
    or None where the table has decided it."""

    colour: str
    person: int | None
    by: int | None
    at: int


TELL, BOARD, HAND, LOBBY_CARD, END, NOTE = "tell", "board", "dm", "lobby", "end", "note"
VOTE, OFFER, WORD, REMINDER = "vote", "offer", "word", "reminder"
PRIVATE = (HAND, WORD, REMINDER)
"""The kinds that go to one person as a direct message, whatever becomes of the channel."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """One message that a row still has to send: `edits` is the message to be edited, 0 a new one."""

    edits: int
    text: str


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """A message to be sent (the outbox). Its number is the message's nonce.

    kind / payload:
    - `tell`  {"first": seq, "last": seq, "turn": n}: these steps are to be told, in words;
    - `board` {"call": [person, …], "waiting": [person, …], "fresh": bool}: the board post; of those who are waited
      for only `call` (may be empty) are mentioned; a fresh one is posted anew, else the one that stands is edited;
    - `dm`    {"person": id, "seat": colour}: the seat's hand and missions, privately;
    - `lobby` {}: the lobby card as it is now;
    - `end`   {}: the last post: scores and the dice key;
    - `note`  {"note": name, …}: the program itself has something to say (`note-<name>`, worded with the rest); with
      "silent" it makes no sound;
    - `vote`  {"vote": id, "call": [person, …]}: a vote's card, with buttons while it is open;
    - `word`  {"person": id, "note": name, …}: as `note`, for one person alone;
    - `reminder` {"person": id}: every table that waits for this person, privately;
    - `offer` {"seat": colour, "call": [person, …]}: a seat that a substitute may take.
    state: waiting, sending, sent, failed.
    """

    id: int
    table: int
    kind: str
    payload: dict[str, Any]
    state: str = "waiting"
    since: int = 0
    chunks: tuple[Chunk, ...] = ()

    @property
    def marker(self) -> str:
        """What at least one button of the message ends its custom_id with, so that a lost send can be found again."""
        return f"#{self.id}"


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message that was sent. `text` is all that a growing message says so far."""

    id: int
    table: int
    kind: str
    row: int
    channel: int
    message: int
    at: int
    turn: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """What we keep of a person: the chosen language ("" none), when a direct message was last refused, the chosen
    palette ("" none), the hours in which no clock of theirs runs, whether they want to hear that they are next, when
    they were last reminded, the language of their Discord at the last press ("" none of ours)."""

    id: int
    language: str = ""
    dms_closed: int | None = None
    palette: str = ""
    hours: Hours = ALWAYS
    next_up: bool = False
    reminded: int = 0
    heard: str = ""
