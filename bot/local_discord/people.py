"""The people of the local Discord: their names, secret links, languages, and what each has read or dismissed."""

import secrets
from dataclasses import dataclass, field

from pydantic import TypeAdapter, ValidationError

from bot.local_discord.world import FIRST_PERSON

NAMES = ("Alice", "Bob", "Carol", "Dave")
LANGUAGES = {"en": "en-US", "fr": "fr"}
MOST_PEOPLE = 12
LONGEST_NAME = 32


@dataclass
class LocalPerson:
    """One person. `language` is None until they have chosen one or opened their page.

    `read` is the last message read by channel; `dismissed` are the private messages that they have removed.
    """

    id: int
    name: str
    key: str = field(default_factory=lambda: secrets.token_urlsafe(24), repr=False)
    language: str | None = None
    read: dict[int, int] = field(default_factory=dict)
    dismissed: set[int] = field(default_factory=set)

    @property
    def locale(self) -> str:
        return LANGUAGES[self.language or "en"]


@dataclass
class LocalPeople:
    """All people (`those`), and the host's data: the start page's key, the bot's secret, the server's language."""

    host_key: str = field(default_factory=lambda: secrets.token_urlsafe(24), repr=False)
    bot_secret: str = field(default_factory=lambda: secrets.token_urlsafe(27), repr=False)
    language: str | None = None
    those: list[LocalPerson] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in NAMES[len(self.those) :] if not self.those else ():
            self.add(name)

    def add(self, name: str) -> LocalPerson:
        """Add a person; raises NotAdded if the name is empty, too long or taken, or there is no room for more."""
        name = " ".join(name.split())
        if not 0 < len(name) <= LONGEST_NAME or any(name.casefold() == one.name.casefold() for one in self.those):
            raise NotAdded("name")
        if len(self.those) >= MOST_PEOPLE:
            raise NotAdded("full")
        person = LocalPerson(max((one.id for one in self.those), default=FIRST_PERSON - 1) + 1, name)
        self.those.append(person)
        return person

    def with_key(self, key: str) -> LocalPerson | None:
        return next((one for one in self.those if secrets.compare_digest(one.key.encode(), key.encode())), None)

    def with_id(self, id: int) -> LocalPerson | None:
        return next((one for one in self.those if one.id == id), None)

    def person_named(self, name: str) -> LocalPerson:
        return next(one for one in self.those if one.name == name)


class NotAdded(Exception):
    """No person was added; the message is `name` or `full`."""


_PEOPLE: TypeAdapter[LocalPeople] = TypeAdapter(LocalPeople)


def dump_people(people: LocalPeople) -> bytes:
    return _PEOPLE.dump_json(people)


def load_people(raw: bytes) -> LocalPeople:
    """The people that `dump_people` wrote. Raises ValueError."""
    try:
        return _PEOPLE.validate_json(raw)
    except ValidationError as error:
        raise ValueError(f"{error.error_count()} values cannot be read") from error
