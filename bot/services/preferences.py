"""What people and servers prefer: the language each of them reads, the palette in which a person sees armies."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

from bot.refusals import NoSuchLanguage, NoSuchPalette
from bot.store import Store, Transaction
from bot.store.models import Person
from renders import PALETTES
from rules import Refused

LANGUAGES = ("en", "fr")
UNSAID = "en-US"
PALETTE = "heraldic"
"""What shared posts are painted in, and private pictures until a person chooses."""


class PreferenceService:
    """Stored choices; a person's own goes before the server's, and that before Discord's guess."""

    def __init__(self, store: Store, default: str) -> None:
        self._store, self._default = store, default

    async def language(self, person: int, guild: int | None, otherwise: str = "") -> str:
        """The language of what only this person sees: their choice, the server's, their Discord's as last heard, and
        `otherwise` where nothing is known of them."""

        def chosen(tx: Transaction) -> tuple[str, str, str]:
            known = tx.people.get(person)
            return known.language, tx.people.server_language(guild) if guild else "", known.heard

        own, server, heard = await self._store.read(chosen)
        return own or server or heard or language_of_locale(otherwise) or self._default

    async def heard(self, person: int, guild: int | None, locale: str) -> str:
        """As `language`, for somebody who presses or types: their Discord speaks this `locale` (`fr`, `en-GB`, …)."""
        now = language_of_locale(locale)
        if (await self.person(person)).heard != now:
            with suppress(sqlite3.Error):  # what cannot be written down now is heard again
                await self._store.transact(lambda tx: tx.people.set_heard(person, now))
        return await self.language(person, guild, locale)

    async def table_language(self, guild: int | None, locale: str = "", opener: str = "") -> str:
        """The language of a new table's shared posts: the server's choice, Discord's word for it, or the opener's.

        Discord calls every server American that has not said otherwise: then whoever opens the table knows better.
        """
        chosen = await self._store.read(lambda tx: tx.people.server_language(guild)) if guild else ""
        told = "" if locale == UNSAID else language_of_locale(locale)
        return chosen or told or opener or language_of_locale(locale) or self._default

    async def person(self, person: int) -> Person:
        """What is known of a person; `dms_closed` says that their last direct message was refused."""
        return await self._store.read(lambda tx: tx.people.get(person))

    async def set_language(self, person: int, language: str) -> None:
        """A person's language ("" forgets it); raises `Refused(NoSuchLanguage)`."""
        _require_known(language)
        await self._store.transact(lambda tx: tx.people.set_language(person, language))

    async def set_palette(self, person: int, palette: str) -> None:
        """The palette of a person's private pictures ("" forgets it); raises `Refused(NoSuchPalette)`."""
        if palette and palette not in PALETTES:
            raise Refused(NoSuchPalette(palette))
        await self._store.transact(lambda tx: tx.people.set_palette(person, palette))

    async def set_next_up(self, person: int, wanted: bool) -> None:
        """Whether a person is told, privately, that they are next."""
        await self._store.transact(lambda tx: tx.people.set_next_up(person, wanted))

    async def set_server_language(self, guild: int, language: str) -> None:
        """A server's language, for its new tables and whoever has chosen none; raises `Refused(NoSuchLanguage)`."""
        _require_known(language)
        await self._store.transact(lambda tx: tx.people.set_server_language(guild, language))


def language_of_locale(locale: str) -> str:
    """The language of ours that a Discord locale means; "" if it is none."""
    language = locale.partition("-")[0].lower()
    return language if language in LANGUAGES else ""


def _require_known(language: str) -> None:
    if language and language not in LANGUAGES:
        raise Refused(NoSuchLanguage(language))
