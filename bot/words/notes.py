"""Notes of the outbox as sentences: a seat's handover, a pace, a pause, …"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.messages import Sentence
from bot.pace import Pace
from bot.words import Words
from bot.words.arguments import escape_typed
from bot.words.decisions import policy_name
from bot.words.seats import character_name
from bot.words.times import pace_line
from rules.ai import Character

NONE = "none"


def note_text(sentence: Sentence, words: Words) -> str:
    """The text of a sentence of the bot; a seat is named by its colour, a pace described with its numbers."""
    # notes of before rounds were counted named no round
    args: dict[str, str | int] = {"round": 0, "again": "no", **sentence.values}
    if sentence.seat:
        args["seat"] = words.say(f"seat-{sentence.seat}")
    if sentence.policy:
        args["policy"] = policy_name(sentence.topic, sentence.policy, words)
    if sentence.answer is not None:
        args["answer"] = _answer(sentence.answer, words)
    if sentence.given:
        args["given"] = words.all_of([_seat_line(person, colour, words) for person, colour in sentence.given])
    if "strength" in args:
        args["strength"] = character_name(Character.read(str(args["strength"])), words)
    if sentence.pace:
        pace = Pace.read(sentence.pace)
        args |= {"pace": pace_line(pace, words), "clocks": NONE if pace.decision is None else args.get("clocks", "run")}
    return words.say(f"note-{sentence.note}", **args)


def _answer(answer: Mapping[str, Any], words: Words) -> str:
    """An answer as it was written to the outbox, in a few words."""
    fields = {
        name: escape_typed(value) if name == "name" else value for name, value in answer.items() if name != "player"
    }
    ids = {f"{name}_id": value for name, value in fields.items() if isinstance(value, str)}
    return words.say(f"action-{fields.pop('kind')}", **fields, **ids)


def _seat_line(person: int | None, colour: str, words: Words) -> str:
    who = words.say("seat-ai") if person is None else f"<@{person}>"
    return f"{who} → **{words.say(f'seat-{colour}')}**"
