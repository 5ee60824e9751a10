"""An endless stream of hostile presses and commands, reproducible by a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from support.processes.load_generator import BUTTON, COMMAND, Desk, LoadGenerator

FORM = 5
ODD = (
    "@everyone @here <@&1> <@123456789012345678>",
    "\u202egnirts\u202c \u200f\u2066x\u2069",
    "x" * 6000,
    "'; DROP TABLE tables; --",
    "\u0000\u0007\ufffe",
    "Z\u0351\u036b\u0343" * 300,
    "..//..//etc",
    "{$who} { -term } %s %(x)s {0}",
    "-1",
    "99999999999999999999999999",
    "١٢٣",
    "",
    "mordor",
    "🗡️" * 500,
)
FIELDS = {
    "deploy": ("where", "count"),
    "attack": ("from", "to", "until", "dice", "captain"),
    "fortify": ("from", "to", "count", "captain"),
    "card": ("card",),
    "trade": ("cards",),
    "do": ("answer",),
    "board": ("region",),
    "log": ("turns",),
}
_NUMBERS, _YES = ("count", "dice", "turns"), ("captain",)


class HostileInput:
    """A person without a seat at the table, who sends anything."""

    def __init__(self, load: LoadGenerator, verbs: list[str], seed: int) -> None:
        self.load, self.verbs = load, sorted(verbs)
        self.random = random.Random(seed)

    def all(self, times: int) -> Iterator[tuple[int, int, int, int, dict[str, Any]]]:
        """This many of them, each in the form that `StubDiscord.press` takes."""
        for _ in range(times):
            desk = self.random.choice(self.load.desks)
            kind, data = self.random.choice((self._button, self._list, self._form, self._command))(desk)
            yield kind, desk.guild, desk.channel, self._somebody(desk), data

    def _somebody(self, desk: Desk) -> int:
        """A stranger, or a player of another table."""
        others = [person for other in self.load.desks if other is not desk for person in other.people]
        return self.random.choice([desk.channel * 10 + 9, self.random.choice(others)])

    def _button(self, desk: Desk) -> tuple[int, dict[str, Any]]:
        return BUTTON, {"custom_id": self._key("r", desk), "component_type": 2}

    def _list(self, desk: Desk) -> tuple[int, dict[str, Any]]:
        values = [self._odd()[:100] for _ in range(self.random.randint(1, 3))]
        return BUTTON, {"custom_id": self._key("s", desk), "component_type": 3, "values": values}

    def _form(self, desk: Desk) -> tuple[int, dict[str, Any]]:
        written = {"type": 4, "custom_id": self.random.choice(("text", "count", "x")), "value": self._odd()}
        rows = [{"type": 1, "components": [written]}]
        return FORM, {"custom_id": self._key(self.random.choice("rs"), desk), "components": rows}

    def _command(self, desk: Desk) -> tuple[int, dict[str, Any]]:
        name = self.random.choice(sorted(FIELDS))
        options = [self._option(field) for field in FIELDS[name]]
        inner = {"type": 1, "name": name, "options": options}
        return COMMAND, {"id": "1", "name": "risk", "type": 1, "options": [inner]}

    def _option(self, field: str) -> dict[str, Any]:
        if field in _NUMBERS:
            return {"type": 4, "name": field, "value": self.random.choice((1, 3, 999, -5, 0))}
        if field in _YES:
            return {"type": 5, "name": field, "value": True}
        return {"type": 3, "name": field, "value": "win" if field == "until" else self._odd()}

    def _key(self, first: str, desk: Desk) -> str:
        """A custom_id of the right form with arbitrary content, or of no valid form."""
        if self.random.random() < 0.1:
            return self._odd()[:100] or "?"
        table = self.random.choice((desk.number, desk.number, 0, 10**6, 2**62, 2**63, 10**30))
        number = self.random.choice((0, 0, 1, self.random.randint(1, 60), 10**9, 10**25))
        words = [self._odd().partition(":")[0][:20] for _ in range(self.random.randint(0, 4))]
        return f"{first}:{table}:{number}:{self.random.choice(self.verbs)}{''.join(f':{word}' for word in words)}"[:100]

    def _odd(self) -> str:
        return self.random.choice(ODD)
