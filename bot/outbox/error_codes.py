"""What the bot does where Discord refuses a request, by its error code; docs/reliability.md has the same tables."""

from __future__ import annotations

from enum import Enum

import aiohttp
import discord

from bot.logs import error_summary
from bot.store import DatabaseError
from bot.store.models import AWAY, BARRED, GONE


class Reaction(Enum):
    """What the bot does with a message or a thread that Discord refuses, in the words of docs/reliability.md."""

    LATER = "sends it again later; what follows waits"
    ANEW = "posts it anew"
    BELOW = "leaves it; what of a story is not told yet goes on below, a card is posted anew"
    REOPEN = "opens the thread and sends it again; where it may not, parks the table (barred)"
    GONE = "parks the table (gone)"
    AWAY = "parks the table (away)"
    BARRED = "parks the table (barred)"
    DMS_CLOSED = "leaves direct messages out for a day; the button shows the hand"
    LEFT_OUT = "leaves this one out and goes on"


REACTIONS = {
    10003: Reaction.GONE,
    10004: Reaction.AWAY,
    10008: Reaction.ANEW,
    10013: Reaction.LEFT_OUT,
    20009: Reaction.LEFT_OUT,
    20016: Reaction.LATER,
    20022: Reaction.BELOW,
    20028: Reaction.LATER,
    20029: Reaction.LATER,
    30046: Reaction.BELOW,
    40002: Reaction.BARRED,
    40003: Reaction.LEFT_OUT,
    40004: Reaction.LATER,
    40005: Reaction.LEFT_OUT,
    40006: Reaction.LATER,
    40058: Reaction.BARRED,
    40062: Reaction.LATER,
    50001: Reaction.BARRED,
    50005: Reaction.BELOW,
    50006: Reaction.LEFT_OUT,
    50007: Reaction.DMS_CLOSED,
    50008: Reaction.BARRED,
    50009: Reaction.BARRED,
    50013: Reaction.BARRED,
    50021: Reaction.BELOW,
    50024: Reaction.BARRED,
    50035: Reaction.LEFT_OUT,
    50045: Reaction.LEFT_OUT,
    50046: Reaction.LEFT_OUT,
    50083: Reaction.REOPEN,
    50178: Reaction.BARRED,
    50278: Reaction.DMS_CLOSED,
    130000: Reaction.LATER,
    160005: Reaction.BARRED,
    200000: Reaction.LEFT_OUT,
    240000: Reaction.LEFT_OUT,
    400001: Reaction.LEFT_OUT,
}
"""What is done with a message that is refused with a code. What only edits can meet counts for them alone."""
OF_EDITS = (Reaction.ANEW, Reaction.BELOW)
"""What only edits can meet: the message is deleted, or stands and takes no edit."""
BY_STATUS = {401: Reaction.LATER, 403: Reaction.BARRED, 429: Reaction.LATER}
"""What is done for any other code, by the status; an edit of what is not found (404) is posted anew, from 500 on
Discord is in trouble, and else the message itself is what it does not take."""
PARKED = {Reaction.GONE: GONE, Reaction.AWAY: AWAY, Reaction.BARRED: BARRED, Reaction.REOPEN: BARRED}
"""Why a table is parked; an archived thread only where the bot may not open it."""
NO_THREAD = {10003: "gone", 40066: "tag", 40067: "tag", 50001: "barred", 50013: "barred", 160006: "full"}
"""Why a table plays in its channel, by the code with which its thread was refused; for any other "other"."""
THREAD_MADE = 160004
"""A message that has a thread already: that is the table's."""
REQUEST_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What discord.py raises where a request fails: Discord refuses it, is in trouble, or cannot be reached."""
ANSWERED = (10008, 10015, 10062, 40060, 50027)
"""The codes for an interaction that cannot be answered any more: its message was dismissed (10008), it is too old, or
it has been answered already, because Discord delivered it twice (40060)."""


def is_outage(error: BaseException) -> bool:
    """Whether a request failed because Discord is in trouble or cannot be reached: no fault of the bot's."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500
    return isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError)


def is_temporary(error: BaseException) -> bool:
    """Whether the same may work in a while: an outage, or the database could not be read or written just now."""
    return isinstance(error, DatabaseError) or is_outage(error)


def failure_text(error: BaseException) -> str:
    """How a request failed, for the log: Discord's status and code, or the kind of the error and its place."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}, code {error.code}"
    return error_summary(error)


def reaction_to(error: discord.HTTPException, *, edits: bool = False) -> Reaction:
    """What is done with a message, or with an edit of one, that Discord refuses."""
    known = REACTIONS.get(error.code)
    if known is not None and (edits or known not in OF_EDITS):
        return known
    if error.status >= 500:
        return Reaction.LATER
    if edits and error.status == 404:
        return Reaction.ANEW
    return BY_STATUS.get(error.status, Reaction.LEFT_OUT)
