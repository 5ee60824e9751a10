"""Take a line of the story apart for a page: text in its styles, seats as colours, dice as references to draws.

A die of the story names the draw that it is, so the page shows what the record says; one that a rule has changed since
it fell is written as a number of its own. The draw may be one of an earlier step: where players may act on dice that
lie on the table, the battle is told later.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from bot.words.marks import plain_marks
from bot.words.story.turn_story import SMALL
from rules import Player, Step

Part = str | list[Any]
"""Text; `["b", text]` (bold), `["i", text]`, `["s", seat]` (its sign), `["d", side, step, draw]` (a die: the side, and
which draw of which step), `["x", side, pips]` (a die that shows what no draw gave)."""
Line = list[Part]
SMALL_PRINT = "-"
"""The first part of a line in small print."""
NEXT_TURN: Line = ["="]
"""Stands between what a step told of one turn and what it tells of the next, which began in it."""
SIDES = {"attack": "a", "defence": "d"}
OTHER = "o"
"""The role of a die that is of neither side."""
DIE = "die"
ON_THE_TABLE = 12
"""How many dice of earlier steps that were not told yet may be told later."""


class ThrownDie(NamedTuple):
    """A die of a battle: the step, which of its draws it was, the side, and its pips."""

    step: int
    draw: int
    side: str
    pips: int


def roles_of(step: Step) -> str:
    """For each draw of a step a letter: a die of the attack (`a`) or the defence (`d`), another die (`o`), a shuffle or
    a deal (`-`)."""
    return "".join(SIDES.get(label.of, OTHER) if label.kind == DIE else "-" for label in step.labels)


def dice_of(number: int, step: Step) -> list[ThrownDie]:
    """The dice of battles that fell in a step with this number."""
    return [
        ThrownDie(number, at, SIDES[label.of], draw.number + 1)
        for at, (label, draw) in enumerate(zip(step.labels, step.draws, strict=True))
        if label.kind == DIE and label.of in SIDES
    ]


def split_line(text: str, seats: Sequence[Player], dice: list[ThrownDie]) -> Line:
    """The parts of a line of the story; the dice that it names are taken from those that may be told."""
    parts: Line = []
    if text.startswith(SMALL):
        parts.append(SMALL_PRINT)
        text = text.removeprefix(SMALL)
    bold = italic = False
    for found in _tokens().finditer(text):
        token = found.group()
        if token == "**":
            bold = not bold
        elif token == "*":
            italic = not italic
        elif token in _dice():
            parts.append(_die(*_dice()[token], dice))
        elif (seat := _signs().get(token)) in seats:
            parts.append(["s", seat])
        else:
            words = token[1:] if token[0] == "\\" and len(token) > 1 else token
            _add(parts, words, "b" if bold else "i" if italic else "")
    return parts


def _add(parts: Line, words: str, style: str) -> None:
    """Add words, to the last part if that has the same style."""
    last = parts[-1] if parts else None
    if isinstance(last, list) and style and last[0] == style:
        last[1] += words
    elif isinstance(last, str) and last != SMALL_PRINT and not style:
        parts[-1] = last + words
    else:
        parts.append([style, words] if style else words)


def _die(side: str, pips: int, dice: list[ThrownDie]) -> Part:
    """The first die of that side with so many pips that the story has not told yet."""
    found = next((die for die in dice if (die.side, die.pips) == (side, pips)), None)
    if found is None:
        return ["x", side, pips]
    dice.remove(found)
    return ["d", side, found.step, found.draw]


@cache
def _dice() -> dict[str, tuple[str, int]]:
    """The marks of dice: whose, and how many pips."""
    return {plain_marks()[f"{side}-{pips}"]: (letter, pips) for side, letter in SIDES.items() for pips in range(1, 7)}


@cache
def _signs() -> dict[str, str]:
    """The marks of seats."""
    return {plain: name for name, plain in plain_marks().items()}


@cache
def _tokens() -> re.Pattern[str]:
    known = sorted((*_dice(), *_signs()), key=len, reverse=True)
    begins = re.escape("".join({"\\", "*", *(mark[0] for mark in known)}))
    words = f"[^{begins}]+"  # most of a line, so it is tried first
    return re.compile("|".join((words, r"\\.", r"\*\*", r"\*", *map(re.escape, known), r".")), re.DOTALL)


def story_lines(
    lines: Sequence[str], seats: Sequence[Player], dice: Sequence[ThrownDie]
) -> tuple[list[Line], list[ThrownDie]]:
    """The lines of one step, taken apart, and which of the dice they have not told; each is told at most once."""
    left = [*dice]
    return [split_line(text, seats, left) for text in lines], left


def split_story(lines: Sequence[Line]) -> tuple[Sequence[Line], Sequence[Line]]:
    """What a step tells of the turn before, and what of the turn in which it stands."""
    at = lines.index(NEXT_TURN) if NEXT_TURN in lines else -1
    return lines[: max(at, 0)], lines[at + 1 :]
