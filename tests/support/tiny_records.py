"""Records of the made-up game, all with one key: whole random games, and games that start from a position."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random

import tiny_game as tiny
from tiny_game import GAME

from rules import (
    RULES_VERSION,
    Head,
    Line,
    Record,
    Ruleset,
    Seeded,
    Setting,
    State,
    apply,
    begin,
    commitment,
    fingerprint,
    line_of,
    mixed,
    take_back,
)

SECRET = bytes(range(32))
SALTS = ("red pressed at 17", "grün | blau\t2")
KEY = Seeded(mixed(SECRET, SALTS))
HEAD = Head(
    Setting("squirrels", tiny.SEATS, (("mode", "short"),)), RULES_VERSION, commitment(SECRET), SALTS, SECRET.hex()
)


def rules_of(setting: Setting) -> Ruleset:
    if setting.game != "squirrels":
        raise LookupError(setting.game)
    return tiny.ruleset(seats=setting.seats)


@cache
def played(seed: int) -> Record:
    """A whole random game with one undo."""
    luck, lines, states = Random(seed), [], []
    step = begin(GAME, KEY)
    for seq in count():
        lines.append(line_of(seq, step))
        states.append(step.state)
        if step.state.winners is not None:
            return Record(HEAD, tuple(lines))
        if seq == 6:
            back = take_back(states[4], step.state)
            lines.append(Line(7, "player", "red", "undo", {"to": 4}, (), fingerprint(back)))
            break
        step = apply(GAME, step.state, tiny.anything(step.state, luck), KEY)
    return going_on(lines, back, luck)


def going_on(lines: list[Line], state: State, luck: Random) -> Record:
    for seq in count(len(lines)):
        if state.winners is not None:
            return Record(HEAD, tuple(lines))
        step = apply(GAME, state, tiny.anything(state, luck), KEY)
        lines.append(line_of(seq, step))
        state = step.state
    raise AssertionError
