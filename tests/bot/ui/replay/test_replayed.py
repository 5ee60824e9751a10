"""A page of a running game beside that of the finished one: the same steps, and nothing that is not public."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from support.documents.page_texts import unpack_page
from support.in_part import in_part
from support.other_worlds import in_another_world
from support.stored_records import GAMES, record_of, stored_steps

from bot.ui.replay.bake import Baker
from bot.ui.replay.page import public_page, read_so_far, replay_page
from bot.ui.replay.replayed import ReplayedGame, follow, play_again
from rules import Unreadable
from rules.records import Tampered, read_record

ONE_OF_EACH = ("classic-secret-mission", "godstorm/four", "legacy/late", "lotr-base-six")


PART = 90
"""So many steps of a game are enough: there are hands by then, and answers were taken back."""


@cache
def finished(name: str) -> ReplayedGame:
    """The first steps of a finished game."""
    record = record_of(name)
    return play_again(replace(record, lines=record.lines[:PART]))


def with_pips(name: str, story: dict[str, Any]) -> Any:
    """A story in each language, whose dice show their pips, whatever draw they were."""
    lines = record_of(name).lines

    def shown(part: Any) -> Any:
        return ["x", part[1], lines[part[2]].draws[part[3]].number + 1] if part[0] == "d" else part

    return [[[*map(shown, line)] for line in told] for told in story.values()]


@in_part("name", ONE_OF_EACH, ("classic-secret-mission", "lotr-base-six"))
def test_a_running_game_has_the_steps_of_the_finished_one(name: str) -> None:
    """The same numbers and the public's story; of the trees what everybody sees."""
    running = follow(record_of(name).head.setting, stored_steps(name, PART))
    whole, shown = Baker(finished(name)).bake(), Baker(running).bake()
    assert [step[0] for step in shown.steps] == [step[0] for step in whole.steps]
    for at, (now, later) in enumerate(zip(shown.steps, whole.steps, strict=True)):
        assert now[2] == {key: value for key, value in later[2].items() if key != "zones"}, at
        seen_later = whole.eyes[at].get("", whole.stories[at])
        assert with_pips(name, shown.stories[at]) == with_pips(name, seen_later), at
    assert shown.eyes == [{}] * len(shown.steps)
    assert shown.curves == whole.curves
    assert bool(whole.zones) == (name != "godstorm/four"), "of these games one had no hands yet"
    assert not shown.zones


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_a_running_page_holds_no_draw_no_hand_and_no_line(name: str) -> None:
    head, rows = record_of(name).head, stored_steps(name, PART)
    data = unpack_page(html := public_page(head.setting, rows, head.commitment)).data
    assert "record" not in data["blobs"]
    assert "zones" not in json.dumps([data["first"], data["steps"]])
    assert {(by, roles, line) for _, by, _, roles, line in data["steps"]} == {("", "", 0)}
    assert head.secret not in html
    text = json.dumps(data)
    assert head.commitment in text
    assert head.secret not in text
    assert not [line.fingerprint for line in record_of(name).lines if line.fingerprint in text]


@pytest.mark.parametrize(
    ("name", "first"),
    [("classic-secret-mission", 0), ("godstorm/three", 110), ("legacy/late", 40), ("lotr-base-six", 0)],
)
def test_two_worlds_that_differ_in_all_that_is_hidden_have_one_page(name: str, first: int) -> None:
    """Hands, missions, the order of decks, draws, answers by an order; not a byte tells which world it is."""
    head, rows = record_of(name).head, stored_steps(name, first + 60)[first:]
    others = tuple(map(in_another_world, rows))
    assert [row for row, other in zip(rows, others, strict=True) if row.snapshot != other.snapshot]
    one, other = (public_page(head.setting, each, head.commitment) for each in (rows, others))
    assert one == other


def test_a_secret_answer_that_was_changed_is_no_step() -> None:
    """While a game runs it shows nowhere, and so the numbers after its end do not count it."""
    numbers = [step.number for step in finished("classic-secret-mission").steps]
    assert numbers == list(range(len(numbers)))
    lines = [step.line for step in finished("classic-secret-mission").steps]
    assert len(lines) < lines[-1] + 1
    running = follow(record_of("classic-secret-mission").head.setting, stored_steps("classic-secret-mission", PART))
    assert [step.number for step in running.steps] == numbers


def test_a_running_game_begins_where_the_rules_of_today_do() -> None:
    """With the position after the last step of older rules, as its record will; the numbers stay."""
    name = "lotr-base-six"
    rows = [replace(row, rules="0") if row.seq < 40 else row for row in stored_steps(name, PART)]
    running = follow(record_of(name).head.setting, rows)
    assert running.older
    assert running.steps[0].number == finished(name).steps[39].number
    assert running.steps[0].seen == finished(name).steps[39].seen
    assert running.steps[1].number == finished(name).steps[40].number


def test_a_running_game_of_older_rules_shows_where_it_stands() -> None:
    """After an update nobody has answered yet: the page has one step, the position at which the table goes on."""
    name = "lotr-base-six"
    rows = [replace(row, rules="0") for row in stored_steps(name, PART)]
    (only,) = follow(record_of(name).head.setting, rows).steps
    assert (only.number, only.seen) == (finished(name).steps[-1].number, finished(name).steps[-1].seen)
    data = unpack_page(public_page(record_of(name).head.setting, rows, "")).data
    (note,) = data["words"]["en"]["missing"]
    assert note.startswith(f"This page begins at step {only.number}. The rules have changed")


def test_the_dice_that_gave_the_seats_are_dice_of_the_first_step() -> None:
    """The page puts them before the draws of the first line, each of which has its own role."""
    record = record_of("godstorm/two")
    assert record.head.seat_draw is not None
    first = play_again(replace(record, lines=record.lines[:1])).steps[0]
    assert first.roles.startswith("oo-")
    assert len(first.roles) == len(record.head.seat_draw.dice) + len(record.lines[0].draws)


def test_without_scripts_too_a_step_between_two_turns_stands_under_both() -> None:
    html = replay_page(SMALL)
    ends, heading, begins = map(html.index, ("Order of play: ", "<h2>Turn 1</h2>", "Green&#x27;s turn."))
    assert ends < heading < begins


# ---- broken records

SMALL = (GAMES / "godstorm" / "four.game").read_text(encoding="utf-8")


DAMAGED = (
    "Line 50 of its record is damaged, or was changed.",
    "La ligne 50 de son enregistrement est abîmée, ou a été modifiée.",
)


def change_line(number: int, change: Callable[[str], str]) -> str:
    """The small record with one line changed."""
    lines = SMALL.split("\n")
    at = next(k for k, line in enumerate(lines) if line.startswith(f"{number}\t"))
    return "\n".join([*lines[:at], *filter(None, [change(lines[at])]), *lines[at + 1 :]])


@pytest.mark.parametrize(
    ("change", "why", "pourquoi"),
    [
        (lambda line: "", *DAMAGED),
        (
            lambda line: line.replace("\t-\t", "\t3/6\t"),
            "In line 50 of its record, a die or a shuffle is not what the secret gives.",
            "À la ligne 50 de son enregistrement, un dé ou un mélange n’est pas celui que donne le secret.",
        ),
        (lambda line: line[:30], *DAMAGED),
        (
            lambda line: line.replace('"decision":', '"decision":9'),
            "In line 50 of its record stands a move that the rules do not allow.",
            "À la ligne 50 de son enregistrement figure un coup que les règles interdisent.",
        ),
    ],
    ids=["missing", "draw", "cut", "answer"],
)
def test_a_broken_record_is_shown_as_far_as_it_holds(change: Callable[[str], str], why: str, pourquoi: str) -> None:
    """And the page says why in its reader's words, none of which are the program's."""
    html = replay_page(change_line(50, change))
    data = unpack_page(html).data
    assert data["steps"][-1][0] == 49
    assert data["unshown"][0][0] == 50
    assert data["words"]["en"]["missing"] == [
        note := f"This page ends after step 49. {why} What comes after it cannot be trusted."
    ]
    assert data["words"]["fr"]["missing"] == [
        f"Cette page s’arrête après l’étape 49. {pourquoi} La suite n’est pas fiable."
    ]
    assert f'<p class="note">{note}</p>' in html, "it stands there without scripts too"


def test_of_a_record_that_can_be_read_nothing_is_left_out() -> None:
    assert read_so_far(SMALL) == (read_record(SMALL), True)


def test_nothing_is_made_where_nothing_can_be_shown() -> None:
    with pytest.raises(Tampered, match="draw 1 is not"):
        replay_page(change_line(0, lambda line: re.sub(r"\d+/42", "0/42", line, count=1)))
    with pytest.raises(Unreadable):
        replay_page(change_line(0, lambda line: line[:30]))
