"""The application's emoji: each picture uploaded once, whatever fails on the way; until then marks are plain."""

from __future__ import annotations

import asyncio
from collections import Counter

import discord
import pytest
from support.tables.tables import Table

from bot.services.emoji import LONGEST_RETRY, RETRY, emoji_names
from bot.words.marks import mark, plain_marks
from renders import mark_picture, mark_versions

EMOJI = "/applications/*/emojis"


def there(table: Table) -> Counter[str]:
    """The application's emoji by name."""
    return Counter(emoji.name for emoji in table.env.backend.application_emojis.values())


def uploads(table: Table) -> int:
    return sum(
        request.method == "POST" and request.path.endswith("/emojis") for request in table.env.backend.http_requests
    )


async def uploaded(table: Table) -> None:
    """Start a bot that uploads its emoji, and wait until it has done what it can."""
    for name in mark_versions():
        mark_picture(name)
    await table.restart(emoji=True)
    for _ in range(20):
        await asyncio.sleep(0.005)
        await table.env.settle()


async def test_every_mark_is_uploaded_once_and_shown_in_place_of_the_plain_one(table: Table) -> None:
    await uploaded(table)
    assert there(table) == Counter(emoji_names().values())
    dressed = table.bot.services.emoji.marks.dress(mark("ring"))
    name, number = dressed.strip("<:>").split(":")
    assert name == emoji_names()["ring"]
    assert table.env.backend.application_emojis[int(number)].name == name


async def test_the_next_start_draws_and_uploads_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await uploaded(table)
    before = uploads(table)
    drawn: list[str] = []
    monkeypatch.setattr("bot.services.emoji.mark_picture", drawn.append)
    await uploaded(table)
    assert uploads(table) == before == len(plain_marks())
    assert drawn == []
    assert table.bot.services.emoji.marks.dress(mark("ring")).startswith("<:ring_")


async def test_a_picture_that_changes_gets_a_new_name_and_the_old_one_stays(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await uploaded(table)
    old = emoji_names()["ring"]
    monkeypatch.setattr("bot.services.emoji.mark_versions", lambda: {**mark_versions(), "ring": "1a2b"})
    await uploaded(table)
    assert emoji_names()["ring"] == "ring_1a2b" != old
    assert there(table) == Counter([*emoji_names().values(), old])
    assert emoji_names()["ring"] in table.bot.services.emoji.marks.dress(mark("ring"))


@pytest.mark.parametrize("status", [400, 403, 500])
async def test_a_refused_upload_leaves_plain_marks_and_is_tried_again_later(table: Table, status: int) -> None:
    table.env.inject_error("POST", EMOJI, status=status, times=None)
    await uploaded(table)
    assert there(table) == Counter()
    assert table.bot.services.emoji.marks.dress(mark("ring")) == mark("ring")
    table.env.backend.faults.clear()
    await table.env.advance_time(LONGEST_RETRY)
    assert there(table) == Counter(emoji_names().values())


async def test_half_an_upload_is_finished_without_a_double(table: Table) -> None:
    """The program ends between two uploads, as a kill would end it."""
    create, made = discord.Client.create_application_emoji, []

    async def only_ten(client: discord.Client, **about: object) -> discord.Emoji:
        if len(made) == 10:
            raise discord.DiscordServerError(_Response(), "outage")  # type: ignore[arg-type]
        made.append(about["name"])
        return await create(client, **about)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(discord.Client, "create_application_emoji", only_ten)
        await uploaded(table)
    assert len(there(table)) == 10
    await uploaded(table)
    assert there(table) == Counter(emoji_names().values())


async def test_an_upload_whose_answer_was_lost_is_not_made_twice(table: Table) -> None:
    create, lost = discord.Client.create_application_emoji, []

    async def loses_answers(client: discord.Client, **about: object) -> discord.Emoji:
        emoji = await create(client, **about)  # type: ignore[arg-type]
        if len(lost) < 3:
            lost.append(emoji)
            raise TimeoutError
        return emoji

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(discord.Client, "create_application_emoji", loses_answers)
        await uploaded(table)
        await table.env.advance_time(RETRY * 8)
    assert len(lost) == 3
    assert there(table) == Counter(emoji_names().values())


async def test_of_two_with_one_name_the_later_goes(table: Table) -> None:
    """discord.py sends again what failed, although Discord may have taken it: then there are two."""
    backend = table.env.backend
    first = backend.create_application_emoji(emoji_names()["ring"])
    backend.create_application_emoji(emoji_names()["ring"])
    other = [backend.create_application_emoji("of_the_host") for _ in range(2)]
    await uploaded(table)
    assert there(table) == Counter([*emoji_names().values(), "of_the_host", "of_the_host"])
    assert {first.id, *(emoji.id for emoji in other)} <= set(backend.application_emojis)
    assert table.bot.services.emoji.marks.dress(mark("ring")).endswith(f":{first.id}>")


class _Response:
    status, reason = 503, "Service Unavailable"
