"""Lines of the story, taken apart for a page."""

from types import SimpleNamespace
from typing import Any, cast

from bot.ui.replay.story_parts import dice_of, story_lines
from bot.words.marks import mark
from rules import Player, Step
from rules.records import Drawn

SEATS = (Player("green"), Player("red"))


def step(*fallen: tuple[str, int]) -> Step:
    """A step in which dice fell, each of a side."""
    labels = tuple(SimpleNamespace(kind="die", of=side) for side, _ in fallen)
    return cast(Step, SimpleNamespace(labels=labels, draws=tuple(Drawn(pips - 1, 6) for _, pips in fallen)))


def parts(text: str, *fallen: tuple[str, int]) -> list[Any]:
    ((line,), _) = story_lines([text], SEATS, dice_of(7, step(*fallen)))
    return line


def test_styles_and_signs_are_parts() -> None:
    assert parts(f"{mark('green')} **Green** plays *Bree*.") == [
        ["s", "green"],
        " ",
        ["b", "Green"],
        " plays ",
        ["i", "Bree"],
        ".",
    ]


def test_small_print_says_so() -> None:
    assert parts("-# Later.") == ["-", "Later."]


def test_a_die_is_the_draw_that_it_was() -> None:
    line = parts(
        f"{mark('attack-5')} {mark('attack-2')} against {mark('defence-5')}",
        ("attack", 2),
        ("attack", 5),
        ("defence", 5),
    )
    assert [part for part in line if isinstance(part, list)] == [["d", "a", 7, 1], ["d", "a", 7, 0], ["d", "d", 7, 2]]


def test_two_dice_alike_are_two_draws() -> None:
    line = parts(f"{mark('attack-4')} {mark('attack-4')}", ("attack", 4), ("attack", 4))
    assert [part for part in line if isinstance(part, list)] == [["d", "a", 7, 0], ["d", "a", 7, 1]]


def test_a_die_that_no_draw_gave_shows_its_own_number() -> None:
    """A missile has made it a six."""
    assert parts(mark("defence-6"), ("defence", 1)) == [["x", "d", 6]]


def test_what_people_typed_is_text() -> None:
    assert parts(r"\*\*Fort\*\* <b>x</b>") == ["**Fort** <b>x</b>"]


def test_dice_that_are_not_told_may_be_told_later() -> None:
    """Where somebody may act on dice that lie on the table, the battle is told in a later step."""
    lines, left = story_lines(["Red waits."], SEATS, dice_of(7, step(("attack", 3))))
    assert lines == [["Red waits."]]
    ((line,), rest) = story_lines([mark("attack-3")], SEATS, left)
    assert (line, rest) == ([["d", "a", 7, 0]], [])
