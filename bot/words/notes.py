"""Notes of the outbox as sentences: a seat's handover, a pace, a pause, …"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.pace import Pace
from bot.words import Words
from bot.words.arguments import TYPED, typed_text
from bot.words.decisions import policy_name
from bot.words.times import pace_line

NONE = "none"


def note_text(note: Mapping[str, Any], words: Words) -> str:
    """The text of a `note` row; a seat is named by its colour, a pace described with its numbers.

    `given` lists who got which seat, as pairs of a person (None: an AI) and a colour; `topic` and `policy` are how a
    decision was answered, `answer` is one as data.
    """
    said = {name: value for name, value in note.items() if name != "note"}
    said.setdefault("round", 0)  # notes of before rounds were counted named no round
    said.setdefault("again", "no")
    if "seat" in said:
        said["seat"] = words.say(f"seat-{said['seat']}")
    if "policy" in said:
        said["policy"] = policy_name(said.pop("topic"), said["policy"], words)
    if "answer" in said:
        said["answer"] = _answer(said["answer"], words)
    if "given" in said:
        said["given"] = words.all_of([_given(person, colour, words) for person, colour in said["given"]])
    if "pace" in said:
        pace = Pace.read(said["pace"])
        said |= {"pace": pace_line(pace, words), "clocks": NONE if pace.decision is None else "run"}
    return words.say(f"note-{note['note']}", **said)


def _answer(given: Mapping[str, Any], words: Words) -> str:
    """An answer as it was written to the outbox, in a few words."""
    fields = {name: typed_text(value) if name in TYPED else value for name, value in given.items() if name != "player"}
    return words.say(f"action-{fields.pop('kind')}", **fields)


def _given(person: int | None, colour: str, words: Words) -> str:
    who = words.say("seat-ai") if person is None else f"<@{person}>"
    return f"{who} → **{words.say(f'seat-{colour}')}**"
