"""What a table may decide together: who is asked, when all have spoken, what the ballots say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from bot.pace import Pace
from bot.store.models import AI, CARETAKER, Seat

DRAW, PAUSE, RESUME, REWIND, REPLACEMENT = "draw", "pause", "resume", "rewind", "replacement"
YES, NO = "yes", "no"
WAIT, SUBSTITUTE = "wait", "substitute"

DAY = 86400
UNHURRIED, LONGEST = 2 * DAY, 7 * DAY
"""Seconds for which ballots stay open where no deadline is played, and at most."""

Counts = Mapping[str, int]
"""How many ballots there are for each choice."""


@dataclass(frozen=True, slots=True)
class Motion:
    """Something to be decided. `settles` says from the ballots, and the number of voters, what is chosen."""

    name: str
    choices: tuple[str, ...]
    settles: Callable[[Counts, int], str]


def everybody(counts: Counts, voters: int) -> str:
    """Only if every voter says yes: who does not look in loses nothing."""
    return YES if counts.get(YES, 0) == voters else NO


def most_of_all(counts: Counts, voters: int) -> str:
    """If more than half of all voters say yes."""
    return YES if 2 * counts.get(YES, 0) > voters else NO


def no_objection(counts: Counts, voters: int) -> str:
    """If more than half of all voters say yes and nobody says no."""
    return NO if counts.get(NO, 0) else most_of_all(counts, voters)


def most_ballots(counts: Counts, voters: int) -> str:
    """What most ballots say; of equals, and without any ballot, whatever stands first: the mildest that goes on."""
    return max(REPLACEMENTS, key=lambda choice: counts.get(choice, 0))


REPLACEMENTS = (CARETAKER, WAIT, AI, SUBSTITUTE)
MOTIONS = {
    motion.name: motion
    for motion in (
        Motion(DRAW, (YES, NO), everybody),
        Motion(PAUSE, (YES, NO), most_of_all),
        Motion(RESUME, (YES, NO), most_of_all),
        Motion(REWIND, (YES, NO), no_objection),
        Motion(REPLACEMENT, REPLACEMENTS, most_ballots),
    )
}
"""Every motion by its name."""


def voters(seats: Iterable[Seat], playing: Collection[str], about: str = "") -> tuple[int, ...]:
    """The people who are asked: those who sit in a seat that still plays, but for the seat that it is about.

    AI seats have no vote, nor have those for whom somebody else plays because they stayed away.
    """
    asked = (seat for seat in seats if seat.colour in playing and seat.colour != about and seat.is_active)
    return tuple(seat.person for seat in asked if seat.person is not None)


def count_ballots(ballots: Mapping[int, str], asked: Collection[int]) -> Counts:
    """The ballots of those who are asked; whoever left the table since has none."""
    return Counter(choice for person, choice in ballots.items() if person in asked)


def all_voted(ballots: Mapping[int, str], asked: Collection[int]) -> bool:
    """Whether nobody is left who could still vote."""
    return set(asked) <= set(ballots)


def voting_time(pace: Pace) -> int:
    """The seconds after which whoever has not voted is no longer waited for: as for a question of one's own turn."""
    return min(pace.decision or UNHURRIED, LONGEST)
