"""Golden records of Godstorm: a whole game for each number of players, in `tests/games/godstorm`.

A rule change that alters an old game shows as a diff of these files. Rewrite them with

    python tests support.godstorm.golden

and read the diff before you commit it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from support.godstorm.random_games import SEATS

from rules import Action, Event, Ruleset, Seeded, Setting, State, apply, begin, default, legal, view
from rules.ai import choose
from rules.godstorm import GODSTORM, VERSION
from rules.godstorm.waters import AtlantisSank
from rules.records import Head, Record, SeatDraw, commitment, complete_wishes, draw_seats, key_of, line_of, write_record
from rules.risk.combat.occupy import Eliminated

GAMES = Path(__file__).parents[2] / "games" / "godstorm"
Habit = Callable[[Ruleset, State, int, Random], Action]
"""How a table's players answer."""


def play_well(rules: Ruleset, state: State, number: int, rnd: Random) -> Action:
    """As the AI does."""
    seen = view(state, state.pending[number].player)
    return choose(rules, seen, number, tuple(legal(rules, state, number)), rnd.randrange)


def let_be(rules: Ruleset, state: State, number: int, rnd: Random) -> Action:
    """As the clock does: nobody attacks or spends anything, so that points are level now and then."""
    return default(rules, state, number)


class Table(NamedTuple):
    """A table that has a record: its options, how it plays, and what its game must show."""

    players: int
    options: dict[str, str]
    habit: Habit
    shows: Callable[[list[Event], State], bool]


TABLES = {
    "two": Table(2, {"pantheons": "by-dice"}, play_well, lambda events, end: True),
    "three": Table(
        3,
        {"setup": "claimed", "sky-cards": "anyone"},
        play_well,
        lambda events, end: any(isinstance(event, AtlantisSank) for event in events),
    ),
    "four": Table(4, {"setup": "quick"}, let_be, lambda events, end: len(end.winners or ()) > 1),
    "five": Table(
        5,
        {"declared-gods": "all-go", "sky-labor": "any"},
        play_well,
        lambda events, end: any(isinstance(event, Eliminated) for event in events),
    ),
}


def rules_of(setting: Setting) -> Ruleset:
    """The ruleset of one table."""
    return GODSTORM.ruleset(setting)


def played(name: str) -> Record:
    """The first game of a table that shows what it must."""
    return next(record for at in count() if (record := _played(name, at)) is not None)


def _played(name: str, at: int) -> Record | None:
    table, rnd = TABLES[name], Random(f"{name} {at}")
    seats, secret = SEATS[: table.players], f"{name} {at}".encode().ljust(32, b".")
    words = tuple(f"{seat}'s word" for seat in seats)
    head = Head(GODSTORM.setting(seats, table.options), VERSION, commitment(secret), words, secret.hex())
    if table.options.get("pantheons") == "by-dice":
        head = replace(head, seat_draw=SeatDraw(tuple(complete_wishes((seats[-1],), SEATS) for _ in seats)))
    chance = Seeded(key_of(head))
    if head.seat_draw:
        given, dice = draw_seats(head.seat_draw.wishes, chance)
        head = replace(head, setting=replace(head.setting, seats=given), seat_draw=replace(head.seat_draw, dice=dice))
    rules = rules_of(head.setting)
    step = begin(rules, chance, len(head.seat_draw.dice) if head.seat_draw else 0)
    lines, events, state = [line_of(0, step)], list(step.events), step.state
    while state.winners is None:
        step = apply(rules, state, table.habit(rules, state, state.unanswered[0], rnd), chance, by="ai")
        lines.append(line_of(len(lines), step))
        events += step.events
        state = step.state
    return Record(head, tuple(lines)) if table.shows(events, state) else None


if __name__ == "__main__":
    for name in TABLES:
        (GAMES / f"{name}.game").write_text(write_record(played(name)), encoding="utf-8")
