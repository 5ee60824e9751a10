"""Preferences of people and servers: language, the palette of private pictures, and messages before one's turn."""

from __future__ import annotations

from contextlib import suppress

from bot.refusals import NoSuchLanguage, NoSuchPalette
from bot.store import DatabaseError, Store
from bot.store.models import Person
from renders import PALETTES
from rules import Refused

LANGUAGES = ("en", "fr")
PALETTE = "heraldic"
"""The palette of shared posts, and of private pictures until a person chooses another."""


class PreferenceService:
    """Stored choices. A person's choice comes before the server's, and that before the locale of their Discord."""

    def __init__(self, store: Store, default: str) -> None:
        self._store, self._default = store, default

    async def language(self, person: int, guild: int | None, otherwise: str = "") -> str:
        """The language of messages that only this person sees: their choice, or the server's, or that of their Discord
        at their last press, or that of the locale `otherwise`, or the default."""
        known, server = await self._choices(person, guild)
        return known.language or server or known.discord_language or language_of_locale(otherwise) or self._default

    async def _choices(self, person: int, guild: int | None) -> tuple[Person, str]:
        """What is stored about a person, and the language of the server."""
        return await self._store.read(
            lambda tx: (tx.people.get(person), tx.people.server_language(guild) if guild else "")
        )

    async def save_locale(self, person: int, guild: int | None, locale: str) -> str:
        """Save the `locale` (`fr`, `en-GB`, …) of the Discord of a person who presses or types.

        Returns their language, as `language`.
        """
        language = language_of_locale(locale)
        known, server = await self._choices(person, guild)
        if known.discord_language != language:
            with suppress(DatabaseError):  # the next press saves it
                await self._store.transact(lambda tx: tx.people.set_discord_language(person, language))
        return known.language or server or language or self._default

    async def table_language(self, opener: int, guild: int | None, locale: str = "") -> str:
        """The language of a new table's shared posts: the server's choice, or that of the person who opens it (their
        choice, or that of their Discord at their last press), or that of the server's `locale`, or the default."""
        known, server = await self._choices(opener, guild)
        return server or known.language or known.discord_language or language_of_locale(locale) or self._default

    async def person(self, person: int) -> Person:
        """What is stored about a person; `dms_closed` says that their last direct message was refused."""
        return await self._store.read(lambda tx: tx.people.get(person))

    async def set_language(self, person: int, language: str) -> None:
        """Set a person's language ("" deletes it); raises `Refused(NoSuchLanguage)`."""
        _require_known(language)
        await self._store.transact(lambda tx: tx.people.set_language(person, language))

    async def set_palette(self, person: int, palette: str) -> None:
        """Set the palette of a person's private pictures ("" deletes it); raises `Refused(NoSuchPalette)`."""
        if palette and palette not in PALETTES:
            raise Refused(NoSuchPalette(palette))
        await self._store.transact(lambda tx: tx.people.set_palette(person, palette))

    async def set_next_up(self, person: int, wanted: bool) -> None:
        """Set whether a person is told, privately, when their turn is next."""
        await self._store.transact(lambda tx: tx.people.set_next_up(person, wanted))

    async def set_guide(self, person: int, *, wanted: bool) -> None:
        """Set whether the guide speaks to a person in their first turns of a real game."""
        await self._store.transact(lambda tx: tx.people.set_guide(person, "on" if wanted else "off"))

    async def set_server_language(self, guild: int, language: str) -> None:
        """Set a server's language ("" deletes it), for its new tables and for people who have chosen none.

        Raises `Refused(NoSuchLanguage)`.
        """
        _require_known(language)
        await self._store.transact(lambda tx: tx.people.set_server_language(guild, language))


def language_of_locale(locale: str) -> str:
    """The supported language of a Discord locale; "" if there is none."""
    language = locale.partition("-")[0].lower()
    return language if language in LANGUAGES else ""


def _require_known(language: str) -> None:
    if language and language not in LANGUAGES:
        raise Refused(NoSuchLanguage(language))
