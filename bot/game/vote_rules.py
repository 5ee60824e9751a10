"""Motions: what a table may vote on, who has a vote, and what the ballots decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.pace import Pace
from bot.store.models import AI, CARETAKER, Seat

DRAW, PAUSE, RESUME, REWIND, REPLACEMENT = "draw", "pause", "resume", "rewind", "replacement"
END_CAMPAIGN, CAMPAIGN_HOST, CAMPAIGN_NAME = "campaign-end", "campaign-host", "campaign-name"
OF_CAMPAIGNS = (END_CAMPAIGN, CAMPAIGN_HOST, CAMPAIGN_NAME)
"""The motions on which a campaign's members vote, between two games."""
STRENGTH = "strength"
"""How strong the AI of a seat is from its next turn on."""
COACH = "coach"
"""Whether players may ask for hints and reviews."""
WATCH = "watch"
"""What everybody with the address sees of the game in a browser."""
SEAT, PACE, END = "seat", "pace", "end"
OF_HOSTS = (SEAT, PACE, END)
"""What a host wishes that takes something from others: who plays a seat, another pace, the end of the game."""
YES, NO = "yes", "no"
WAIT, SUBSTITUTE = "wait", "substitute"

DAY = 86400
UNHURRIED, LONGEST = 2 * DAY, 7 * DAY
"""Seconds for which a vote stays open: at a table without deadlines, and at most."""

Counts = Mapping[str, int]
"""How many ballots there are for each choice."""


@dataclass(frozen=True, slots=True)
class Motion:
    """A motion and its choices. `settles` returns the choice that wins, from the ballots and the number of voters.

    `closes_on_yes`: it is over once *yes* is certain. Its early end tells of nobody that they said no.
    """

    name: str
    choices: tuple[str, ...]
    settles: Callable[[Counts, int], str]
    closes_on_yes: bool = False

    def is_certain(self, counts: Counts, voters: int) -> bool:
        """Whether it is decided before all have voted."""
        return self.closes_on_yes and self.settles(counts, voters) == YES


def everybody(counts: Counts, voters: int) -> str:
    """Yes only if every voter says yes, so that nobody loses anything by being absent."""
    return YES if counts.get(YES, 0) == voters else NO


def most_of_all(counts: Counts, voters: int) -> str:
    """Yes if more than half of all voters say yes."""
    return YES if 2 * counts.get(YES, 0) > voters else NO


def no_objection(counts: Counts, voters: int) -> str:
    """Yes if more than half of all voters say yes and nobody says no."""
    return NO if counts.get(NO, 0) else most_of_all(counts, voters)


def most_ballots(counts: Counts, voters: int) -> str:
    """The choice with most ballots. In a tie, or without ballots, the first: the mildest by which the game goes on."""
    return max(REPLACEMENTS, key=lambda choice: counts.get(choice, 0))


REPLACEMENTS = (CARETAKER, WAIT, AI, SUBSTITUTE)
MOTIONS = {
    motion.name: motion
    for motion in (
        Motion(DRAW, (YES, NO), everybody),
        Motion(PAUSE, (YES, NO), most_of_all, closes_on_yes=True),
        Motion(RESUME, (YES, NO), most_of_all, closes_on_yes=True),
        Motion(REWIND, (YES, NO), no_objection),
        Motion(REPLACEMENT, REPLACEMENTS, most_ballots),
        Motion(SEAT, (YES, NO), most_of_all),
        *(
            Motion(name, (YES, NO), most_of_all, closes_on_yes=True)
            for name in (STRENGTH, COACH, WATCH, PACE, END, *OF_CAMPAIGNS)
        ),
    )
}
"""Every motion by its name."""


def voters(seats: Iterable[Seat], playing: Collection[str], about: str = "") -> tuple[int, ...]:
    """The people who may vote: those in the `playing` seats, except the seat that the vote is `about`.

    AI seats have no vote, nor have absent players for whom somebody stands in.
    """
    voting = (seat for seat in seats if seat.colour in playing and seat.colour != about and seat.is_active)
    return tuple(seat.person for seat in voting if seat.person is not None)


def count_ballots(ballots: Mapping[int, str], voters: Collection[int]) -> Counts:
    """Count the ballots of the voters; people who have lost their vote since are not counted."""
    return Counter(choice for person, choice in ballots.items() if person in voters)


def all_voted(ballots: Mapping[int, str], voters: Collection[int]) -> bool:
    """Whether every voter has voted."""
    return set(voters) <= set(ballots)


def voting_time(pace: Pace, motion: str = "") -> int:
    """The seconds for which a vote is open: the pace's time for a decision of one's own turn, at most `LONGEST`.

    A campaign's members play at no table meanwhile: they have two days at least.
    """
    time = min(pace.decision or UNHURRIED, LONGEST)
    return max(time, UNHURRIED) if motion in OF_CAMPAIGNS else time
