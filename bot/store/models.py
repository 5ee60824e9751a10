"""The values that the store reads and writes: tables, seats, steps, timers, votes, outbox messages, people."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.messages import Message
from bot.pace import ALWAYS, FRIENDLY, GONE_AFTER, Hours, Pace
from rules.ai import USUAL, Character
from rules.orders import PassTogether
from rules.records import FORMAT, Drawn, Round

NOBODY_STANDS_IN, THIS_TURN, CARETAKER, AI = "", "turn", "caretaker", "ai"
LOBBY, STARTING, RUNNING, ENDED, CLOSED = "lobby", "starting", "running", "ended", "closed"
COURSE = "course"
"""The state of a table at which one person is taught, from its beginning to its end; nobody else sees it."""
NOT_WATCHED, PUBLIC, WHOLE = WATCHES = ("off", "public", "whole")
"""What a table shows of its game in a browser: nothing; what everybody may know; that, and everything at the end."""
TOKEN_BYTES = 16
"""The bytes of chance in the address of a table's game."""
BEFORE_THE_GAME = (LOBBY, STARTING)
"""The states of a table whose game has not begun."""
GONE, AWAY, BARRED = "gone", "away", "barred"
"""Why a table is parked: its channel was deleted, the bot is not in its server, it lacks a permission there."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game in one channel or thread; until a thread is made for it, `channel` is a negative number of its own.

    `state` is lobby, starting (its list of seats is frozen and posted, nothing is drawn yet), running, ended (played or
    ended by its host), closed (it never began) or course (see `COURSE`).

    Times are seconds since 1970. `turn` counts the turns begun, `seq` is the last step's number (-1 before the first).
    `waiting_since` holds the time from which each decision waits, by its number. `paused` is since when the table is
    paused, if it is. `parked` is why the bot cannot post in its channel (see `GONE`), since `parked_at`; "" if it can.
    `record_format` is the format of its record, which says how the key of its dice is made. `beacon` is the round of
    the public beacon that its frozen list names, if any. `before` is what its game begins with (see `Setting`). `final`
    is the last step that did something for ever, which is never taken back; 0 where none did. `campaign` is the
    campaign to which the game belongs, if any, and `war` which of its games it is; `label` is what `labelled_by` calls
    the campaign that begins here ("" where nobody did, or it goes on). `package` is the package that its game comes
    from, with its version (`atoll-risk 1.2`); "" for a game of this project. `rematch_of` is the ended table of which
    it is the rematch, if it is one. `coach`: its players may ask for hints, and for a review at the end.
    `watch` is what it shows of its game in a browser (see `WATCHES`), and `watch_token` what the address ends with, ""
    where nobody may watch. `version` is raised whenever something changes of what a session keeps in memory.
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
    record_format: str = FORMAT
    beacon: Round | None = None
    before: str = ""
    final: int = 0
    campaign: int | None = None
    war: int = 0
    package: str = ""
    label: str = ""
    labelled_by: int | None = None
    rematch_of: int | None = None
    coach: bool = False
    watch: str = NOT_WATCHED
    watch_token: str = field(default="", repr=False)
    version: int = 0

    @property
    def homeless(self) -> bool:
        """Whether the table has no channel yet, because its thread is still to be made."""
        return self.channel < 0

    @property
    def address(self) -> str:
        """The token under which its game can be watched now; "" before the game, and where nobody may watch."""
        return self.watch_token if self.state in (RUNNING, ENDED) else ""

    def showing(self, watch: str) -> Table:
        """The table as it shows this from now on; it keeps its address as long as it is watched."""
        return replace(self, watch=watch, watch_token=(self.watch_token or new_token()) if watch != NOT_WATCHED else "")

    def with_new_address(self) -> Table:
        """The table under another address, so that nobody can watch it any more who knows the old one alone."""
        return replace(self, watch_token=new_token() if self.watch_token else "")


def new_token() -> str:
    """The end of an address that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a table is opened with; its fields are those of `Table`. `label` is what its host calls the campaign that
    begins there."""

    guild: int | None
    channel: int
    host: int
    game: str
    options: Mapping[str, str]
    language: str
    pace: Pace = FRIENDLY
    before: str = ""
    campaign: int | None = None
    war: int = 0
    label: str = ""
    rematch_of: int | None = None
    coach: bool = False
    watch: str = NOT_WATCHED
    watch_token: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class StoredCampaign:
    """A campaign of one server, of which it is the campaign `number`. `kept` is what its last game has left, as text
    that the game itself reads; `host` is whoever opened it, or was voted for (0: nobody any more). `ended` is when its
    members ended it, if they did. `label` is what a host calls it, or ""."""

    id: int
    guild: int | None
    number: int
    game: str
    host: int
    kept: str = field(repr=False)
    ended: int | None = None
    label: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class SealedTexts:
    """What a campaign keeps secret: the secret of its own key, the texts behind its seals, by label, and what was drawn
    into packs (known with its key, as its first game begins)."""

    secret: bytes
    texts: Mapping[str, str]
    drawn: Mapping[str, str] = field(default_factory=dict)

    @property
    def behind(self) -> Mapping[str, str]:
        """Everything that a game can find behind a seal."""
        return {**self.texts, **self.drawn}


@dataclass(frozen=True, slots=True)
class CampaignMember:
    """Who is behind an opaque member id of a campaign: a person, an AI by its name, or (neither) somebody forgotten.

    `told`: they are told of its next game. `played`: they had a seat in one; who is neither is no member any more.
    """

    member: str
    person: int | None = None
    ai: str = ""
    told: bool = True
    played: bool = True

    @property
    def votes(self) -> bool:
        """Whether they vote on what concerns the campaign: people who have played in it, and want to be told of it."""
        return self.person is not None and self.told and self.played


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table, by its colour. `person` is a Discord user's id; neither person nor `ai`: nobody sits there.

    `contribution` is what its person added to the dice: the number of their press, or a word; "" for an AI. It stays
    when the seat changes hands. `conceded`: its player gave up; the AI plays on. `bank` is how full its time bank was,
    in billionths, at the moment `banked` (0: full); `missed` counts the turns missed in a row. `stand_in` plays for an
    absent person: the caretaker for this turn (turn) or until they return (caretaker), or the AI until they return
    (ai); "" nobody does. `joined` counts the seats of a table as they were taken, `place` is where the host put it;
    both are 0 in games that are older than the choice. `wishes` are the seats that its player wishes for, where dice
    give the seats.
    `opens`: its player agrees, before a war, to open what a campaign opens by vote. `character` is what kind of
    opponent its AI is, `next_character` what kind from its next turn on, if that was voted for; a seat without an AI
    has the usual one.
    """

    colour: str
    person: int | None = None
    ai: bool = False
    contribution: str = ""
    conceded: bool = False
    bank: int = 0
    banked: int = 0
    missed: int = 0
    stand_in: str = ""
    joined: int = 0
    place: int = 0
    wishes: tuple[str, ...] = ()
    opens: bool = False
    character: Character = USUAL
    next_character: Character | None = None

    @property
    def free(self) -> bool:
        """Whether neither a person nor an AI sits here."""
        return self.person is None and not self.ai

    @property
    def kept(self) -> bool:
        """Whether the seat of a lobby is kept for a person who has not confirmed yet that they play."""
        return self.person is not None and not self.contribution

    @property
    def away(self) -> bool:
        """Whether the seat has a stand-in, until its person acts again."""
        return self.stand_in != NOBODY_STANDS_IN

    @property
    def respondent(self) -> int | None:
        """The person who must answer; None where an AI or the caretaker answers, or nobody sits here."""
        return None if self.away else self.person

    @property
    def is_ai(self) -> bool:
        """Whether an AI answers."""
        return self.ai or self.stand_in == AI

    @property
    def latest_character(self) -> Character:
        """What was last chosen for its AI, though it may only count from its next turn on."""
        return self.next_character or self.character

    @property
    def is_active(self) -> bool:
        """Whether a person sits here whom the table waits for: one who is neither replaced nor gone for too long."""
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
    """One logged step as plain JSON. `seq` 0 is the set-up; `undoes` is the first step that an undo took back.

    `rules` is the version of the rules that played it, `snapshot` the state after it as canonical JSON text in UTF-8
    (empty where the step was read without it). `free`: see `LoggedStep`.
    """

    seq: int
    by: str
    person: int | None
    action: dict[str, Any] | None
    events: tuple[dict[str, Any], ...]
    draws: tuple[Drawn, ...]
    free: bool
    at: int
    undoes: int | None
    rules: str
    snapshot: bytes = field(repr=False, default=b"")

    @property
    def answers(self) -> tuple[dict[str, Any], ...]:
        """The answer of each seat that gave one with this step."""
        if self.action is None:
            return ()
        together = self.action["kind"] == PassTogether.kind
        return (self.action, *self.action["others"]) if together else (self.action,)


@dataclass(frozen=True, slots=True)
class Guidance:
    """What a course's guide has said last: at which question, about which moment ("" for none), the plain answer that
    it advised, the plain answer that its person gave `instead` to the question before (None: what was advised), after
    which step (`seq`), and the plain placements that it advised `further`."""

    number: int
    moment: str
    advice: dict[str, Any]
    instead: dict[str, Any] | None = None
    seq: int = 0
    further: Sequence[dict[str, Any]] = ()


@dataclass(frozen=True, slots=True)
class StoredCourse:
    """The course of a person: its table, the moments that are understood, and what its guide has said last."""

    person: int
    table: int
    understood: tuple[str, ...] = ()
    said: Guidance | None = None


@dataclass(frozen=True, slots=True)
class HandledInteraction:
    """What an interaction did: the steps `first` to `last`, `taken` of its actions, and a plain refusal or None."""

    interaction: int
    table: int
    person: int
    first: int
    last: int
    taken: int
    refused: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Timer:
    """A moment (`due_at`, seconds since 1970) at which something is to be done at a table; `kind` says what.

    `subject` is a decision's or a vote's number, or 0. A `pausable` timer is postponed by the time for which the
    program or the table does not run; if it has a `seat` (a colour), its time left counts in the waking hours of the
    seat's person. `attempt` says how often it has fired for the same subject. A deadline's decision was `given` so many
    counted seconds in all; `bank` is how full its seat's time bank was, in billionths, at the moment `banked`, when it
    was asked.
    """

    table: int
    kind: str
    subject: int
    due_at: int
    pausable: bool = True
    attempt: int = 0
    seat: str = ""
    given: int = 0
    bank: int = 0
    banked: int = 0


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote of a table, by secret ballot. For `motion` and `outcome` see `vote_rules.py` and `votes.py` of `bot/game`.

    `colour` is the seat that it is about ("": none). A rewind takes back the steps from `first` on, to the beginning of
    turn `turn` (0: to before an answer). `by` is the person who opened it (None: a timeout); `counts` are the ballots
    for each choice, once it is closed. A vote of a campaign's members belongs to the table of its last game: `about` is
    a person's id or a place and its new name, `channel` where the card stands (None: in the table's channel).

    What a host wishes is first asked of the people `asked`, alone: until all agree, or one says no and the table votes.
    `about` is the pace as text, or who gets the seat (see `heir_text`; "": somebody whose data is deleted). In a vote
    on what an AI is like it is its character.
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
    about: str = ""
    channel: int | None = None
    asked: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """A seat that a substitute may take: `person` alone, or (None) the first who wants it. `by` is the person who
    offers their own seat, or None where the table does."""

    colour: str
    person: int | None
    by: int | None
    at: int


@dataclass(frozen=True, slots=True)
class TableThread:
    """The thread that the bot makes for a table: from a message in the channel `parent`, or as a post of that forum.

    `origin` is the channel where the table was opened. `thread` is None until the thread is made; `shown` is the state
    of the table that it shows: lobby, playing or ended.
    """

    table: int
    parent: int
    post: bool
    origin: int
    thread: int | None = None
    shown: str = "lobby"


ANSWERED = "answered"
"""The kind of the deadline of an answered decision: it runs on, in case the answer is taken back, but never fires."""
BEGIN_GAME = "begin"
"""The kind of the timer that begins the game of a table that is starting."""
REMOVAL_NOTICE, REMOVAL = "removal-notice", "removal"
"""The kinds of the timers by which a table is deleted after its server removed the bot: announced, then done."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """One Discord message that an outbox message still has to send: `edits` is the id to edit, 0 for a new one."""

    edits: int
    text: str


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """A message of the outbox: to be sent, or sent. Its id is the nonce of the Discord message.

    state: waiting, sending, sent, failed, since `since`. `chunks` are the Discord messages still to be sent.
    """

    id: int
    table: int
    content: Message
    state: str = "waiting"
    since: int = 0
    chunks: tuple[Chunk, ...] = ()

    @property
    def kind(self) -> str:
        """The stored name of what it says."""
        return self.content.kind

    @property
    def marker(self) -> str:
        """The end of the custom_id of at least one button of the message, by which a lost send is found again."""
        return f"#{self.id}"


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A Discord message that was sent for the outbox message `outbox_id`. `text` is all that it says so far."""

    id: int
    table: int
    kind: str
    outbox_id: int
    channel: int
    message: int
    at: int
    turn: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """What is stored about a person: their language ("" none chosen), when a direct message was last refused, their
    palette ("" none chosen), their hours, whether they want to be told that their turn is next, when they were last
    reminded, the language of their Discord at the last press (`discord_language`; "" if it is not supported), and
    whether the guide of courses speaks to them in real games (`on`, `off` until they call it back, "" where they have
    not said)."""

    id: int
    language: str = ""
    dms_closed: int | None = None
    palette: str = ""
    hours: Hours = ALWAYS
    next_up: bool = False
    reminded: int = 0
    discord_language: str = ""
    guide: str = ""
