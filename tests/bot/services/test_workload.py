"""Files that took long to make are given again, as far as there is room for them."""

from __future__ import annotations

import pytest

from bot.services.workload import LastMade

pytestmark = pytest.mark.asyncio


class Maker:
    """Makes files of so many bytes, and counts them."""

    def __init__(self, size: int) -> None:
        self.size, self.made = size, 0

    async def __call__(self) -> bytes:
        self.made += 1
        return bytes(self.size)


async def test_a_table_of_two_languages_has_both_its_files_kept() -> None:
    kept, make = LastMade(most=10), Maker(4)
    for language in ("en", "fr", "en", "fr"):
        assert await kept.get(language, make) == bytes(4)
    assert make.made == 2


async def test_what_nobody_asked_for_longest_makes_room() -> None:
    kept, make = LastMade(most=10), Maker(4)
    for key in ("one", "two", "one", "three"):
        await kept.get(key, make)
    assert make.made == 3
    await kept.get("one", make)
    await kept.get("three", make)
    assert make.made == 3
    await kept.get("two", make)
    assert make.made == 4


async def test_a_file_without_room_is_made_each_time_and_drops_no_other() -> None:
    kept, small, large = LastMade(most=10), Maker(4), Maker(11)
    await kept.get("small", small)
    for _ in range(2):
        assert len(await kept.get("large", large)) == 11
    await kept.get("small", small)
    assert (small.made, large.made) == (1, 2)
