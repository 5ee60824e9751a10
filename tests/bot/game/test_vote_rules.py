"""A table's decisions by ballots: who may vote, what majority is needed, how missing ballots count."""

from __future__ import annotations

import pytest

from bot.game.vote_rules import MOTIONS, OF_CAMPAIGNS, all_voted, count_ballots, voters, voting_time
from bot.pace import BRISK, DAILY, FRIENDLY, LIVE, own_pace
from bot.store.models import Seat

SEATS = [Seat("green", 1), Seat("black", 2), Seat("yellow", ai=True), Seat("red", 3), Seat("blue")]
PLAYING = ("green", "black", "yellow", "red")


def outcome(motion: str, text: str, asked: int) -> str:
    """The decision of `asked` people with these ballots, one word each."""
    ballots = dict(enumerate(text.split()))
    return MOTIONS[motion].settles(count_ballots(ballots, range(asked)), asked)


def test_people_who_still_play_are_asked_and_no_ai() -> None:
    assert voters(SEATS, PLAYING) == (1, 2, 3)
    assert voters(SEATS, ("black", "yellow")) == (2,)


def test_nobody_votes_on_a_seat_of_their_own() -> None:
    assert voters(SEATS, PLAYING, about="black") == (1, 3)


@pytest.mark.parametrize(
    ("motion", "text", "asked", "comes"),
    [
        ("draw", "yes yes yes", 3, "yes"),
        ("draw", "yes yes", 3, "no"),
        ("draw", "yes yes no", 3, "no"),
        ("draw", "yes", 1, "yes"),
        ("pause", "yes yes", 3, "yes"),
        ("pause", "yes yes no no", 4, "no"),
        ("resume", "yes", 3, "no"),
        ("resume", "yes no no", 5, "no"),
        ("rewind", "yes yes", 3, "yes"),
        ("rewind", "yes yes no", 3, "no"),
        ("rewind", "yes", 2, "no"),
        ("rewind", "", 4, "no"),
        ("replacement", "ai ai wait", 3, "ai"),
        ("replacement", "substitute", 3, "substitute"),
        ("replacement", "ai wait", 2, "wait"),
        ("replacement", "substitute caretaker", 2, "caretaker"),
        ("replacement", "", 3, "caretaker"),
    ],
)
def test_what_the_ballots_decide(motion: str, text: str, asked: int, comes: str) -> None:
    assert outcome(motion, text, asked) == comes


@pytest.mark.parametrize(
    ("motion", "text", "asked", "certain"),
    [
        *((motion, "yes yes", 3, True) for motion in ("pause", "resume", *OF_CAMPAIGNS)),
        *((motion, "yes yes", 4, False) for motion in ("pause", "resume", *OF_CAMPAIGNS)),
        ("pause", "no no", 3, False),
        ("draw", "yes yes", 2, False),
        ("draw", "no", 2, False),
        ("rewind", "yes yes", 3, False),
        ("replacement", "ai ai", 3, False),
    ],
)
def test_which_votes_end_before_all_have_voted(motion: str, text: str, asked: int, certain: bool) -> None:
    """Once more than half have said yes, if that decides it; never as a no is certain."""
    ballots = dict(enumerate(text.split()))
    assert MOTIONS[motion].is_certain(count_ballots(ballots, range(asked)), asked) is certain


def test_a_ballot_of_somebody_who_has_left_does_not_count() -> None:
    assert count_ballots({1: "yes", 2: "no", 9: "yes"}, (1, 2)) == {"yes": 1, "no": 1}
    assert all_voted({1: "yes", 2: "no", 9: "yes"}, (1, 2))
    assert not all_voted({1: "yes", 9: "yes"}, (1, 2))


def test_ballots_stay_open_as_long_as_a_question_but_never_for_weeks() -> None:
    hours = [voting_time(pace) / 3600 for pace in (FRIENDLY, DAILY, BRISK)]
    assert hours == [48, 24, 8]
    assert voting_time(LIVE) == 300
    assert voting_time(own_pace(30 * 86400, 0, 0, 3600, 0)) == 7 * 86400
