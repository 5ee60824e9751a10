"""The message that grows: where the next lines of a turn's story go."""

from __future__ import annotations

from bot.store.rows import TELL, Posted

LONGEST = 1800
"""Characters after which a new message is begun (Discord's limit is 2,000)."""
GROWS_FOR = 50 * 60
"""Seconds after which a message is left alone: Discord dislikes edits of messages older than an hour."""


def still_grows(newest: Posted | None, turn: int, now: int) -> bool:
    """Whether the table's newest message is this turn's story and young enough to be edited."""
    return newest is not None and newest.kind == TELL and newest.turn == turn and young(newest, now)


def young(posted: Posted, now: int) -> bool:
    """Whether a message may still be edited."""
    return now - posted.at < GROWS_FOR


def pieces(so_far: str, added: str) -> list[str]:
    """The texts of the messages that hold what was said and what is added; the first replaces `so_far`."""
    full: list[str] = []
    text = so_far
    for line in _lines(added):
        longer = f"{text}\n{line}" if text else line
        if len(longer) > LONGEST:
            full.append(text)
            longer = line
        text = longer
    return [*full, text]


def _lines(text: str) -> list[str]:
    """Lines, none longer than a message."""
    return [line[at : at + LONGEST] for line in text.split("\n") for at in range(0, max(len(line), 1), LONGEST)]
