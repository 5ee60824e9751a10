"""Where a database is: the path of an SQLite file, or the URL of a PostgreSQL database."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """The URL of a PostgreSQL database; as text it has no password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        try:
            parts = urlsplit(self.url)
            user, host = parts.username, parts.hostname or "localhost"
            place = f"{f'{user}@' if user else ''}{host}{f':{parts.port}' if parts.port else ''}"
        except ValueError:
            return "PostgreSQL"
        return f"postgresql://{place}{parts.path}"


Address = Path | PostgresUrl


def with_schema(address: PostgresUrl, schema: str) -> PostgresUrl:
    """The same database, with a schema in place of its own."""
    more = "&" if "?" in address.url else "?"
    return PostgresUrl(f"{address.url}{more}options=-csearch_path%3D{schema}")


def address_of(text: str) -> Address:
    """The address that was written by `write_address`."""
    return PostgresUrl(text) if text.startswith(SCHEMES) else Path(text)


def write_address(address: Address) -> str:
    """An address as text, with its password if it has one: for another process of ours alone."""
    return address.url if isinstance(address, PostgresUrl) else str(address)
