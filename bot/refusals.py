"""Why the house (not the rules) says no: typed refusals about seats, tables and presses, raised as `Refused`."""

from __future__ import annotations

from rules import Player, Refusal


class NoTableHere(Refusal):
    """No game is open or running in this channel, or no table has that number."""


class TableHereAlready(Refusal):
    """This channel has a game already, open or running."""

    table: int


class NoSuchGame(Refusal):
    """No game of that name can be played here."""

    game: str


class NoSuchSeat(Refusal):
    """This game has no seat of that colour, or not at this table."""

    seat: str


class SeatTaken(Refusal):
    """Somebody sits there already."""

    seat: str


class NotSeated(Refusal):
    """The person does not sit at this table."""


class SeatedAlready(Refusal):
    """The person has another seat at this table."""

    seat: str
    person: int


class SatElsewhere(Refusal):
    """The person has held another seat at this table, and knows what lies there."""

    seat: str
    person: int


class SeatIsOut(Refusal):
    """That seat holds no land any more: there is nothing left to play."""

    seat: str


class NotHost(Refusal):
    """Only the host of the table may do that."""

    host: int


class BegunAlready(Refusal):
    """The lobby is closed: the game has begun."""


class TablePaused(Refusal):
    """The table has voted for a pause: nobody plays until it votes to go on."""

    since: int


class TableClosed(Refusal):
    """The table is over: its game has ended, or its lobby was closed."""


class PutAside(Refusal):
    """The saved game cannot be read by this program; it is kept untouched."""

    table: int


class NothingToUndo(Refusal):
    """The last step is not yours, or somebody has acted since."""


class UndoNotFree(Refusal):
    """Your last step drew chance or told a secret: it cannot be taken back for the asking."""


class NoSuchOrder(Refusal):
    """No standing order of that name for that kind of question."""

    topic: str
    policy: str


class NotYourTurn(Refusal):
    """A turn that was written ahead is played when it begins; now it is somebody else's."""

    player: Player


class NoVote(Refusal):
    """This vote is not this person's: they do not play, somebody plays for them, or it is about their own seat."""


class VoteOpen(Refusal):
    """The table votes on this already."""

    motion: str


class VotedLately(Refusal):
    """The table has just said no to this; from this moment (seconds since 1970) on it can be asked again."""

    again: int


class VoteClosed(Refusal):
    """The vote is closed."""


class SaidAlready(Refusal):
    """The person's ballot says that already."""

    choice: str


class NoSuchMoment(Refusal):
    """The game cannot go back there: it was not played, is taken back already, or older rules played it."""

    turns: int


class NobodyThere(Refusal):
    """Nobody sits in that seat who could be replaced."""

    seat: str


class NotOffered(Refusal):
    """That seat is not on offer, or no longer."""

    seat: str


class OfferedToAnother(Refusal):
    """That seat is kept for somebody else."""

    person: int


class NoVacationLeft(Refusal):
    """So many days more are not left of those that a seat may be away in this game."""

    days: int
    left: int


class NoSuchLanguage(Refusal):
    """A language that the bot does not speak."""

    language: str


class NoSuchPalette(Refusal):
    """A palette in which nothing is painted."""

    palette: str


class BadPace(Refusal):
    """A number of a pace that no game bears. `field` is decision, bank, growth, window or vacation.

    `least` and `most`, in seconds, are what would be right.
    """

    field: str
    least: int
    most: int


class BadHours(Refusal):
    """Hours that cannot be kept. `why` is zone (no such one), time (no time of day), long (over ten hours) or none."""

    why: str
    said: str
