"""How people answer: at once, at night, once a day; some vanish, go on vacation, or hand their seat over."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from bot.pace import ALWAYS, Hours

MINUTE, HOUR, DAY = 60, 3600, 86400
ZONES = ("Europe/Paris", "America/New_York", "Asia/Tokyo", "Australia/Sydney")
HABITS = ("prompt", "prompt", "daily", "night", "slow", "slow", "vanishes", "leaves", "hands-on")


@dataclass
class Person:
    """A person at a table. From the time `turning` on (0: never) they vanish, go away, or offer their seat."""

    id: int
    habit: str
    hours: Hours
    turning: int = 0
    gone: bool = False
    called_for: set[int] = field(default_factory=set)

    def answers_after(self, now: int, quick: bool, dice: random.Random) -> int | None:
        """Seconds until they look at a decision that comes up now; None: never. `quick`: a live table."""
        if self.gone or (self.habit == "vanishes" and self.turning and now >= self.turning):
            return None
        if quick:
            return dice.randint(5, 200)
        wait = {
            "prompt": (MINUTE, 40 * MINUTE),
            "daily": (HOUR, 20 * HOUR),
            "night": (8 * HOUR, 14 * HOUR),
            "slow": (4 * HOUR, 23 * HOUR),
        }.get(self.habit, (10 * MINUTE, 5 * HOUR))
        return self.hours.after(now, dice.randint(*wait)) - now


def people(first: int, count: int, begun: int, dice: random.Random) -> list[Person]:
    """This many people with habits of their own; those who leave do so within the first ten days."""
    found = []
    for number in range(first, first + count):
        habit = dice.choice(HABITS)
        start = dice.randrange(0, 24 * 60, 30)
        sleeps = Hours(dice.choice(ZONES), (start, (start + 8 * 60) % (24 * 60)))
        turns = habit in ("vanishes", "leaves", "hands-on")
        turning = begun + dice.randint(0, 10 * DAY) if turns else 0
        found.append(Person(number, habit, sleeps if dice.random() < 0.6 else ALWAYS, turning))
    return found
