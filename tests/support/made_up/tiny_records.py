"""Records of the made-up game, all with one key: whole random games, and games that start from a position."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random

from support.made_up import tiny_game as tiny
from support.made_up.tiny_game import GAME

from rules import Ruleset, Seeded, Setting, State, apply, begin, fingerprint, take_back
from rules.records import RULES_VERSION, Head, Line, Record, commitment, key_of, line_of

SECRET = bytes(range(32))
WORDS = ("1117", "grün | blau\t2", "")
"""What the seats contributed: the number of a press, a word, and nothing, as an AI."""
HEAD = Head(
    Setting("squirrels", tiny.SEATS, (("mode", "short"),)), RULES_VERSION, commitment(SECRET), WORDS, SECRET.hex()
)
KEY = Seeded(key_of(HEAD))


def rules_of(setting: Setting) -> Ruleset:
    if setting.game != "squirrels":
        raise LookupError(setting.game)
    return tiny.ruleset(seats=setting.seats)


@cache
def played(seed: int) -> Record:
    """A whole random game, with its first free answer from step 4 on taken back."""
    luck, lines = Random(seed), []
    step = begin(GAME, KEY)
    before = step.state
    for seq in count():
        lines.append(line_of(seq, step))
        if step.state.winners is not None:
            return Record(HEAD, tuple(lines))
        if seq >= 4 and step.free:
            back = take_back(before, step.state)
            lines.append(Line(seq + 1, "undo", "-", "undo", {"to": seq - 1}, (), fingerprint(back)))
            return going_on(lines, back, luck)
        before = step.state
        step = apply(GAME, before, tiny.anything(before, luck), KEY)
    raise AssertionError


def going_on(lines: list[Line], state: State, luck: Random) -> Record:
    for seq in count(len(lines)):
        if state.winners is not None:
            return Record(HEAD, tuple(lines))
        step = apply(GAME, state, tiny.anything(state, luck), KEY)
        lines.append(line_of(seq, step))
        state = step.state
    raise AssertionError
