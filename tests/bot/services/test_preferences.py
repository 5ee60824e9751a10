"""The language that each person gets."""

from __future__ import annotations

import pytest
from support.made_up.game_fixture import ALICE, BOB, CAROL, Backend

from bot.services.preferences import PreferenceService
from rules import Refused


async def test_ones_own_choice_goes_before_the_servers_and_that_before_a_guess(backend: Backend) -> None:
    preferences = PreferenceService(backend.store, "en")
    heard = [await preferences.language(ALICE, 1, "fr"), await preferences.language(ALICE, 1, "de")]
    await preferences.set_server_language(1, "fr")
    heard += [await preferences.language(ALICE, 1, "en-GB"), await preferences.language(ALICE, None, "en-GB")]
    await preferences.set_language(ALICE, "en")
    heard += [
        await preferences.language(ALICE, 1, "fr"),
        await preferences.table_language(ALICE, 1),
        await preferences.table_language(BOB, 2, "fr"),
    ]
    await preferences.set_language(ALICE, "")
    assert heard == ["fr", "en", "fr", "en", "en", "fr", "fr"]
    assert await preferences.language(ALICE, 1) == "fr"


async def test_a_new_table_speaks_as_its_opener_unless_the_server_has_chosen(backend: Backend) -> None:
    preferences = PreferenceService(backend.store, "en")
    await preferences.save_locale(ALICE, 1, "fr")
    await preferences.save_locale(BOB, 1, "en-GB")
    await preferences.save_locale(CAROL, 1, "de")
    heard = [await preferences.table_language(person, 1, "fr") for person in (ALICE, BOB, CAROL)]
    assert heard == ["fr", "en", "fr"], "the server's locale counts for who speaks neither"
    await preferences.set_language(BOB, "fr")
    assert await preferences.table_language(BOB, 1, "en-US") == "fr", "one's own choice goes before one's Discord"
    await preferences.set_server_language(1, "en")
    assert [await preferences.table_language(person, 1, "fr") for person in (ALICE, BOB)] == ["en", "en"]


async def test_what_is_written_to_somebody_directly_is_in_the_language_of_their_last_press(backend: Backend) -> None:
    preferences = PreferenceService(backend.store, "en")
    heard = [await preferences.save_locale(ALICE, None, "fr"), await preferences.language(ALICE, None, "en")]
    heard += [await preferences.save_locale(ALICE, None, "en-GB"), await preferences.language(ALICE, None, "fr")]
    heard += [await preferences.save_locale(ALICE, None, "de"), await preferences.language(ALICE, None, "fr")]
    assert heard == ["fr", "fr", "en", "en", "en", "fr"]


async def test_an_unknown_language_is_refused(backend: Backend) -> None:
    preferences = PreferenceService(backend.store, "en")
    with pytest.raises(Refused) as caught:
        await preferences.set_language(ALICE, "tlh")
    assert caught.value.why.kind == "no-such-language"
