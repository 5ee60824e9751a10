"""The pace of a table: the time for a decision, the time bank, and the time to react in others' turns."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from bot.pace.durations import DAY, HOUR, MINUTE
from bot.refusals import BadPace
from rules import Refused

SHORTEST, LONGEST = MINUTE, 30 * DAY
MOST_BANK, MOST_GROWTH, MOST_VACATION = 30 * DAY, DAY, 60 * DAY


@dataclass(frozen=True, slots=True)
class Pace:
    """A pace; all numbers are seconds. `decision`: for each decision of one's own turn; None: there are no deadlines.

    `bank`: the most that a seat's time bank holds, and its start; `growth`: what is added to it a day. `window`: for
    each decision in another's turn. `vacation`: how long a seat may be away in a game. `nudge`: without deadlines, the
    time until the first reminder (see `NUDGE_AFTER`).
    """

    name: str
    decision: int | None
    bank: int = 0
    growth: int = 0
    window: int = 0
    vacation: int = 0
    nudge: int = DAY

    def to_text(self) -> str:
        """The pace as JSON for the store, with its numbers, so that changing a named pace changes no running game."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> Pace:
        """The pace that `to_text` wrote; "" is friendly, the pace of tables that have none."""
        return cls(**json.loads(text)) if text else FRIENDLY


FRIENDLY = Pace("friendly", None, vacation=60 * DAY)
DAILY = Pace("daily", 24 * HOUR, bank=24 * HOUR, growth=4 * HOUR, window=12 * HOUR, vacation=14 * DAY)
BRISK = Pace("brisk", 8 * HOUR, bank=8 * HOUR, growth=2 * HOUR, window=3 * HOUR, vacation=7 * DAY)
LIVE = Pace("live", 5 * MINUTE, bank=10 * MINUTE, growth=0, window=2 * MINUTE, vacation=0)
PACES = {pace.name: pace for pace in (FRIENDLY, DAILY, BRISK, LIVE)}


def own_pace(decision: int, bank: int, growth: int, window: int, vacation: int) -> Pace:
    """A pace of one's own numbers; raises `Refused(BadPace)` for the first that is out of bounds."""
    bounds = {
        "decision": (decision, SHORTEST, LONGEST),
        "bank": (bank, 0, MOST_BANK),
        "growth": (growth, 0, MOST_GROWTH),
        "window": (window, SHORTEST, LONGEST),
        "vacation": (vacation, 0, MOST_VACATION),
    }
    for field, (seconds, least, most) in bounds.items():
        if not least <= seconds <= most:
            raise Refused(BadPace(field, least, most))
    return Pace("own", decision, bank, growth, window, vacation)
