"""The refusals of the bot (not of the rules): typed values about tables, seats and settings, raised as `Refused`."""

from __future__ import annotations

from typing import Annotated

from rules import NOBODY, Player, Refusal
from rules.author import TypedName

PersonId = Annotated[int, "a person"]
ChannelId = Annotated[int, "a channel"]
Moment = Annotated[int, "seconds since 1970"]


class NoTableHere(Refusal):
    """No game is open or running in this channel, or no table has that number."""


class TableGone(Refusal):
    """The table of this press was deleted, as a course is after its week."""


class TableHereAlready(Refusal):
    """This channel has a game already, open or running."""

    table: int


class TooManyTables(Refusal):
    """A person is host of as many open or running tables as this bot allows (`most`)."""

    most: int
    person: PersonId


class NoSuchGame(Refusal):
    """No game of that name can be played here."""

    game: str


class NoSuchSeat(Refusal):
    """This game has no seat of that colour, or not at this table."""

    seat: Player


class SeatTaken(Refusal):
    """Another player sits in this seat already."""

    seat: Player


class NotSeated(Refusal):
    """The person does not sit at this table."""


class NoSeatTaken(Refusal):
    """The person has not taken a seat in this lobby."""


class NoSeatToLeave(Refusal):
    """The person who leaves this lobby has no seat in it."""


class SeatsKept(Refusal):
    """The people of these seats have not confirmed yet that they play again."""

    seats: tuple[Player, ...]


class PeopleLeft(Refusal):
    """The people of these seats have left the server; the seats are free now."""

    seats: tuple[Player, ...]


class LooksLike(Refusal):
    """A name that can be taken for another of the game: a place's, a seat's, or one that was given (`other`)."""

    name: TypedName
    other: TypedName


class DidNotPlay(Refusal):
    """The person did not play the game that is to be played again."""


class NoCampaign(Refusal):
    """This channel has no campaign, or no campaign has that name."""


class NothingToOpen(Refusal):
    """No pack of the campaign can be opened by vote now: it has been, or the campaign is in its first war."""


class NotInCampaign(Refusal):
    """The person is no member of the campaign."""


class InCampaignAlready(Refusal):
    """The person is a member of the campaign, and is told of its next game."""


class NoCampaignVote(Refusal):
    """Only people who have played in the campaign, and have not left it, vote on what concerns it."""


class CampaignOver(Refusal):
    """The campaign's members have ended it."""


class NothingPlayed(Refusal):
    """No game of the campaign is over yet."""


class WarUnderWay(Refusal):
    """The campaign is played already, in this channel."""

    channel: ChannelId


class RewardsLapse(Refusal):
    """These people may still take a reward of the campaign's last game, which the start of the next one would end."""

    people: tuple[PersonId, ...]


class CampaignFull(Refusal):
    """The campaign has as many members as it may have."""

    most: int


class CampaignOptions(Refusal):
    """The options were chosen for the whole campaign when its first game started."""


class NotOver(Refusal):
    """The game still runs."""


class SeatedAlready(Refusal):
    """The person has another seat at this table."""

    seat: Player
    person: PersonId


class SatElsewhere(Refusal):
    """The person has held another seat at this table, and knows its secrets."""

    seat: Player
    person: PersonId


class SeatIsOut(Refusal):
    """The seat is out of the game: there is nothing left to play."""

    seat: Player


class NoAiThere(Refusal):
    """No AI plays this seat, so it has no strength."""

    seat: Player


class OneStrength(Refusal):
    """The AI of this game has one strength only."""


class CharacterAlready(Refusal):
    """The AI of this seat has that character, or will have it from the seat's next turn on."""

    seat: Player


class CoachOff(Refusal):
    """This table has no coach, so it gives no hints and no reviews. `over`: its game is over."""

    over: bool = False


class WatchMoreAfterEnd(Refusal):
    """The game is over, and what it shows in a browser can only become less."""


class NothingToReview(Refusal):
    """The person gave no answer in this game that can be reviewed."""


class NotHost(Refusal):
    """Only the host of the table may do that."""

    host: PersonId


class HostNotSeated(Refusal):
    """Only a person who sits at the table can become its host."""

    person: PersonId


class BegunAlready(Refusal):
    """The lobby is closed: the game has begun."""


class TableStarting(Refusal):
    """Somebody has pressed Start: seats, contributions and options are fixed, and the game begins in a moment."""


class BadWord(Refusal):
    """No contribution to the dice: it must have 1 to `most` letters and signs that everybody reads as they are."""

    most: int


class RoundMayBeKnown(Refusal):
    """The table waits for a round of the public beacon that may be public by now: it cannot be closed any more."""


class BeaconNotLate(Refusal):
    """The game waits for a round of the public beacon and may not begin without it, or not yet."""


class TablePaused(Refusal):
    """The table has voted for a pause: nobody plays until it votes to go on."""

    since: Moment


class TableClosed(Refusal):
    """The table is over: its game has ended, or its lobby was closed."""


class PutAside(Refusal):
    """This version of the program cannot read the saved game; it is kept as it is."""

    table: int


class CourseOutdated(PutAside):
    """A course was begun with rules that this program cannot read; another one can be begun."""


class PackageMissing(PutAside):
    """The table's game comes from a package without which it cannot go on; it is kept as it is.

    `why`: the package is not here ("gone"), it has a flaw ("flawed"), another one has its game now ("other"), or it is
    here in another version, which cannot read what was saved ("version").
    """

    package: str
    why: str


class RecordLacksPackage(Refusal):
    """The record's game comes from a package that cannot be played here."""

    package: str


class NothingToUndo(Refusal):
    """The last answer is not yours: `by` has played since (NOBODY: nothing was played that could be taken back)."""

    by: Player = NOBODY


class UndoNotFree(Refusal):
    """Your last answer cannot be taken back without a vote.

    `why`: `dice` fell, `shuffle`, what was hidden was `seen`, what was done is for ever (`final`), or the time for the
    answer has run out since (`late`).
    """

    why: str = "seen"


class AnswersSecret(Refusal):
    """Answers are secret until everybody has given theirs: they are changed, not taken back."""


class NoSuchOrder(Refusal):
    """There is no policy of that name for standing orders under this topic."""

    topic: str
    policy: str


class NotYourTurn(Refusal):
    """A plan starts in the player's own turn; now it is the turn of `player`."""

    player: Player


class NoVote(Refusal):
    """The person has no vote: they do not play, somebody stands in for them, or the vote is about their own seat."""


class OthersAsked(Refusal):
    """What a host wishes is asked of others first; everybody votes on it only if one of them says no."""


class VoteOpen(Refusal):
    """A vote on this motion is open already."""

    motion: str


class VotedLately(Refusal):
    """The table has just voted no on this; from `again` on (seconds since 1970) it can vote again."""

    again: Moment


class VoteClosed(Refusal):
    """The vote is closed."""


class SaidAlready(Refusal):
    """The person has voted for this choice already."""

    choice: str


class NoSuchMoment(Refusal):
    """The game cannot go back there: nothing was played there, it is taken back already, or older rules played it.

    `for_ever`: something in the game was done for ever, and what lies before that stays as well.
    """

    for_ever: bool = False


class NobodyThere(Refusal):
    """No person sits in the seat who could be replaced."""

    seat: Player


class NotOffered(Refusal):
    """The seat is not offered, or no longer."""

    seat: Player


class OfferedToAnother(Refusal):
    """The seat is offered to another person, `person`."""

    person: PersonId


class NoVacationLeft(Refusal):
    """The seat has fewer vacation days left in this game (`left`) than `days`."""

    days: int
    left: int


class NoSuchLanguage(Refusal):
    """The bot has no such language."""

    language: str


class NoSuchPalette(Refusal):
    """There is no such palette."""

    palette: str


class BadPace(Refusal):
    """A number of a pace is out of bounds. `field` is decision, bank, growth, window or vacation.

    `least` and `most`, in seconds, are the bounds.
    """

    field: str
    least: int
    most: int


class BadHours(Refusal):
    """Hours of sleep that cannot be set; `text` is what is wrong.

    `why` is zone (no such time zone), time (no time of day), long (over ten hours) or none (both times are equal).
    """

    why: str
    text: str
