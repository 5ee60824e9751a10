"""All that a person could read of a table: the channel at any time, their own screen, their direct messages."""

from __future__ import annotations

from itertools import islice

from support.tables.simkit import Person, everything, newest_first
from support.tables.tables import Table


class Observer:
    """All text that has ever been in the channel."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.read: dict[str, None] = {}

    def look(self) -> None:
        newest = list(islice(newest_first(self.table.channel), 6))
        self.read |= dict.fromkeys(everything(message) for message in reversed(newest))

    def seen_by(self, person: Person) -> list[str]:
        """All texts in the channel, on the screen and in direct messages that this person could read."""
        self.look()
        return [*self.read, *person.read, *person.letters]

    def lines_seen_by(self, person: Person) -> set[str]:
        """The same, line by line."""
        return {line for text in self.seen_by(person) for line in text.splitlines()}
