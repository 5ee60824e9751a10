"""The armies that messages say were given, beside those that the events gave."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.words import Words
from bot.words.seats import naming
from bot.words.story.events import event_lines
from bot.words.story.turns import story_of, turn_text, turns_in
from rules import NOBODY, Event, Ruleset
from rules.risk import ArmiesGranted

UNIT = r"(?:army|armies|regiments?|troops?)"
RECEIVED = re.compile(rf"receives (\d+) {UNIT}|trades .* for (\d+) {UNIT}|mobilises (\d+) {UNIT}")
"""How an English line says that armies were received."""
WORTH, FEWER = re.compile(rf", worth (\d+) {UNIT}"), re.compile(r"receives (\d+) fewer")
"""How it says what a set is worth, where the reserve gives less, and the next line how much less."""
SET = re.compile(r"card set \+(\d+)")
"""How an English story says it of a set."""
PLACED = re.compile(r"^\+(\d+) \w+ \((.*)\)", re.MULTILINE)
"""How it says what was placed: all of it, and where."""


def received(lines: Iterable[str]) -> int:
    """All the armies that these lines say somebody received."""
    told = promised = 0
    for line in lines:
        told += sum(int(number) for found in RECEIVED.findall(line) for number in found if number)
        if promised and (less := FEWER.search(line)):
            told += promised - int(less[1])
        worth = WORTH.search(line)
        promised = int(worth[1]) if worth else 0
    return told


def badly_added(story: str) -> list[str]:
    """What was placed, where a story names places and others whose armies do not add up to all of it."""
    said = (found for found in PLACED.finditer(story))
    return [found[0] for found in said if int(found[1]) != sum(map(int, re.findall(r"\b(\d+)(?=,|$| )", found[2])))]


def granted(events: Iterable[Event], *reasons: str) -> int:
    """All the armies that these events granted, of these reasons or of any."""
    given = (event for event in events if isinstance(event, ArmiesGranted))
    return sum(event.count for event in given if not reasons or event.why in reasons)


def check_what_is_told(steps: Sequence[tuple[int, Event]], rules: Ruleset, words: Words) -> None:
    """Assert that the log and the stories of these events, each with its step, say the armies that were given."""
    events = [event for _, event in steps]
    lines = event_lines(events, rules, words, naming(words))
    assert received(lines) == granted(events)
    for turn in turns_in(steps, 0, NOBODY, begun=True):
        own = [event for event in turn.events if getattr(event, "player", turn.seat) == turn.seat]
        story = turn_text(turn, None, rules, words)
        assert badly_added(story) == []
        said = [int(number) for number in SET.findall(story)]
        assert sum(said) == granted(own, "set") or not story_of(turn, None, rules, words).events.lines
