"""Why the house (not the rules) says no: typed refusals about seats, tables and presses, raised as `Refused`."""

from __future__ import annotations

from rules.kernel.tagged import value
from rules.kernel.values import Player, Refusal


@value
class NoTableHere(Refusal):
    """No game is open or running in this channel, or no table has that number."""


@value
class TableHereAlready(Refusal):
    """This channel has a game already, open or running."""

    table: int


@value
class NoSuchGame(Refusal):
    """No game of that name can be played here."""

    game: str


@value
class NoSuchSeat(Refusal):
    """This game has no seat of that colour, or not at this table."""

    seat: str


@value
class SeatTaken(Refusal):
    """Somebody sits there already."""

    seat: str


@value
class NotSeated(Refusal):
    """The person does not sit at this table."""


@value
class SeatedAlready(Refusal):
    """The person has another seat at this table."""

    seat: str
    person: int


@value
class SatElsewhere(Refusal):
    """The person has held another seat at this table, and knows what lies there."""

    seat: str
    person: int


@value
class SeatIsOut(Refusal):
    """That seat holds no land any more: there is nothing left to play."""

    seat: str


@value
class NotHost(Refusal):
    """Only the host of the table may do that."""

    host: int


@value
class BegunAlready(Refusal):
    """The lobby is closed: the game has begun."""


@value
class TablePaused(Refusal):
    """The table has voted for a pause: nobody plays until it votes to go on."""

    since: int


@value
class NotBegun(Refusal):
    """The game has not begun: the table is still a lobby."""


@value
class TableClosed(Refusal):
    """The table is over: its game has ended, or its lobby was closed."""


@value
class PutAside(Refusal):
    """The saved game cannot be read by this program; it is kept untouched."""

    table: int


@value
class NothingToUndo(Refusal):
    """The last step is not yours, or somebody has acted since."""


@value
class UndoNotFree(Refusal):
    """Your last step drew chance or told a secret: it cannot be taken back for the asking."""


@value
class NoSuchOrder(Refusal):
    """No standing order of that name for that kind of question."""

    topic: str
    policy: str


@value
class NotYourTurn(Refusal):
    """A turn that was written ahead is played when it begins; now it is somebody else's."""

    player: Player


@value
class NoVote(Refusal):
    """This vote is not this person's: they do not play, somebody plays for them, or it is about their own seat."""


@value
class VoteOpen(Refusal):
    """The table votes on this already."""

    motion: str


@value
class VotedLately(Refusal):
    """The table has just said no to this; from this moment (seconds since 1970) on it can be asked again."""

    again: int


@value
class VoteClosed(Refusal):
    """The vote is closed."""


@value
class SaidAlready(Refusal):
    """The person's ballot says that already."""

    choice: str


@value
class NoSuchMoment(Refusal):
    """The game cannot go back there: it was not played, is taken back already, or older rules played it."""

    turns: int


@value
class NobodyThere(Refusal):
    """Nobody sits in that seat who could be replaced."""

    seat: str


@value
class NotOffered(Refusal):
    """That seat is not on offer, or no longer."""

    seat: str


@value
class OfferedToAnother(Refusal):
    """That seat is kept for somebody else."""

    person: int


@value
class NoVacationLeft(Refusal):
    """So many days more are not left of those that a seat may be away in this game."""

    days: int
    left: int


@value
class NoSuchLanguage(Refusal):
    """A language that the bot does not speak."""

    language: str


@value
class NoSuchPalette(Refusal):
    """A palette in which nothing is painted."""

    palette: str


@value
class BadPace(Refusal):
    """A number of a pace that no game bears. `field` is decision, bank, growth, window or vacation.

    `least` and `most`, in seconds, are what would be right.
    """

    field: str
    least: int
    most: int


@value
class BadHours(Refusal):
    """Hours that cannot be kept. `why` is zone (no such time zone), time (no time of day) or long (over ten hours)."""

    why: str
    said: str
