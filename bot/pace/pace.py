"""How fast a table plays: how long a question may wait, what may be saved up, how long others may think."""

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
    """All in seconds. `decision`: for each question of one's own turn; None: there are no deadlines.

    `bank`: what a seat may have saved up beside it, full at the beginning; `growth`: what it saves a day. `window`: for
    every question in another's turn. `vacation`: how long a seat may be away in a game. `nudge`: where there are no
    deadlines, after how long one is reminded.
    """

    name: str
    decision: int | None
    bank: int = 0
    growth: int = 0
    window: int = 0
    vacation: int = 0
    nudge: int = DAY

    def to_text(self) -> str:
        """As the store keeps it: the numbers, so that a game keeps its pace though a named one changes."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> Pace:
        """What `written` wrote; "" is friendly, the pace of tables that have none."""
        return cls(**json.loads(text)) if text else FRIENDLY


FRIENDLY = Pace("friendly", None, vacation=60 * DAY)
DAILY = Pace("daily", 24 * HOUR, bank=24 * HOUR, growth=4 * HOUR, window=12 * HOUR, vacation=14 * DAY)
BRISK = Pace("brisk", 8 * HOUR, bank=8 * HOUR, growth=2 * HOUR, window=3 * HOUR, vacation=7 * DAY)
LIVE = Pace("live", 5 * MINUTE, bank=10 * MINUTE, growth=0, window=2 * MINUTE, vacation=0)
PACES = {pace.name: pace for pace in (FRIENDLY, DAILY, BRISK, LIVE)}


def own_pace(decision: int, bank: int, growth: int, window: int, vacation: int) -> Pace:
    """A pace in one's own numbers; raises `Refused(BadPace)` for the first that no game bears."""
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
