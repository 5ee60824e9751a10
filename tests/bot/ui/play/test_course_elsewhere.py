"""A course where something is in its way: one clear line, in the reader's language, and a way on."""

from __future__ import annotations

import pytest
from support.tables.broken_channel import forbid
from support.tables.positions import write
from support.tables.simkit import LOCALES, close_dms, keys
from support.tables.tables import Table
from support.tables.voting import channel

from bot.words import LANGUAGES

pytestmark = pytest.mark.usefixtures("no_pictures")


def said(table: Table) -> str:
    return table.alice.text.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2019", "'")


def buttons(table: Table, verb: str) -> list[str]:
    return [key for key in keys(table.alice.screen) if f":{verb}" in key]


async def begin(table: Table, language: str, game: str = "classic") -> int:
    LOCALES[table.alice.id] = language
    await table.alice.type("risk learn")
    await table.alice.press(f"course:{game}")
    course = await table.bot.store.read(lambda tx: tx.courses.of_person(table.alice.id))
    assert course is not None
    return course.table


async def follow(table: Table) -> None:
    """Alice gives the advised answer."""
    (advised,) = [key for key in keys(table.alice.screen) if key.endswith("#advised")]
    await table.alice.press(advised.split(":", 3)[-1])
    await table.bot.services.games.wait_until_idle()
    await table.quiet()


async def end(table: Table, number: int) -> None:
    """The course ends where it stands, and Alice sees how."""
    await table.bot.store.transact(lambda tx: tx.tables.change(number, ended=1))
    assert table.bot._runner is not None
    table.bot._runner.drop(number)
    await table.alice.press("play")


@pytest.mark.parametrize(
    ("language", "line"), [("en", "You are in the middle of one: Classic Risk."), ("fr", "Vous en avez une en cours")]
)
async def test_asked_for_twice_it_leads_back_into_the_course_that_was_begun(
    table: Table, language: str, line: str
) -> None:
    number = await begin(table, language)
    await follow(table)
    await follow(table)
    told = said(table)
    await table.alice.type("risk learn")
    assert line in said(table)
    await table.alice.press("open")
    assert said(table).partition("🎓")[2] == told.partition("🎓")[2]
    assert buttons(table, "undo")[0].startswith(f"r:{number}:")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_channel_without_private_threads_is_no_obstacle(table: Table, language: str) -> None:
    """All of it is seen by its learner alone anyway."""
    forbid(table, "create_private_threads", "create_public_threads", "send_messages_in_threads")
    posts = channel(table)
    await begin(table, language)
    assert "🎓" in said(table)
    assert "I can't" not in said(table)
    assert "je ne peux pas" not in said(table)
    assert table.alice.screen.flags.ephemeral
    await follow(table)
    assert channel(table) == posts


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "In <#{0}> I can't: send messages."), ("fr", "Dans <#{0}> je ne peux pas : envoyer des messages.")],
)
async def test_where_the_bot_may_not_post_a_real_game_says_what_it_lacks(
    table: Table, language: str, line: str
) -> None:
    forbid(table, "send_messages")
    posts, number = channel(table), await begin(table, language)
    await follow(table)
    await end(table, number)
    await table.alice.press("new-table:classic")
    assert line.format(table.channel.id) in said(table), said(table)
    assert channel(table) == posts
    await table.alice.type("risk learn")
    assert buttons(table, "open"), "the course can still be looked at"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_has_closed_their_direct_messages_notices_nothing(table: Table, language: str) -> None:
    close_dms(table.env, table.alice.member)
    number = await begin(table, language)
    for _ in range(3):
        await follow(table)
        assert "🎓" in said(table) or buttons(table, "why")
    assert not (await table.bot.services.preferences.person(table.alice.id)).dms_closed, "nothing was sent"
    assert (await table.bot.services.games.load(number)).table.seq >= 3


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A real game needs a channel with me in it. In your server, type `/risk new`."),
        ("fr", "Il faut un salon où je suis présent. Sur votre serveur, tapez `/risk nouveau`."),
    ],
)
@pytest.mark.parametrize("place", ["", "group", "server"])
async def test_where_the_bot_is_not_it_is_learnt_and_a_real_game_is_looked_for_elsewhere(
    table: Table, language: str, line: str, place: str
) -> None:
    LOCALES[table.alice.id] = language
    await table.alice.type_outside("risk learn", place)
    await table.alice.press_outside("course:classic", place)
    assert "🎓" in said(table)
    course = await table.bot.store.read(lambda tx: tx.courses.of_person(table.alice.id))
    assert course is not None
    await table.bot.store.transact(lambda tx: tx.tables.change(course.table, ended=1))
    assert table.bot._runner is not None
    table.bot._runner.drop(course.table)
    await table.alice.press_outside("play", place)
    await table.alice.press_outside("new-table:classic", place)
    assert line in said(table)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_the_middle_of_ones_own_game_it_changes_nothing_of_that(table: Table, language: str) -> None:
    await table.begun(table.alice, table.bob, table.carol, game="classic", seats=("red", "blue", "yellow"))
    before, posts = await table.session(), channel(table)
    number = await begin(table, language)
    await follow(table)
    assert number != before.table.id
    assert (await table.session()).table.seq == before.table.seq
    assert channel(table) == posts
    await table.alice.press("play", table.last("play"))
    assert not [key for key in keys(table.alice.screen) if key.startswith(f"r:{number}:")]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_course_goes_on_when_the_version_of_the_rules_changes(table: Table, language: str) -> None:
    """Only what was answered by the old rules cannot be taken back any more."""
    number = await begin(table, language)
    await follow(table)
    await follow(table)
    assert buttons(table, "undo")
    write(table.database, "UPDATE steps SET rules = 'older' WHERE table_id = ?", number)
    await table.restart()
    await table.alice.type("risk learn")
    await table.alice.press("open")
    assert "🎓" in said(table)
    assert not buttons(table, "undo")
    await follow(table)
    assert (await table.bot.services.games.load(number)).table.seq >= 3


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The rules have changed since this practice game began. `/risk learn` begins a new one."),
        (
            "fr",
            "Les règles ont changé depuis le début de cette partie d'entraînement. "
            "`/risk apprendre` en commence une autre.",
        ),
    ],
)
async def test_a_course_whose_rules_can_no_longer_be_read_says_so_and_another_is_begun(
    table: Table, language: str, line: str
) -> None:
    number = await begin(table, language)
    write(table.database, 'UPDATE tables SET options = \'{"mode": "none"}\' WHERE id = ?', number)
    await table.restart()
    await table.alice.press("why")
    assert line in said(table)
    await table.alice.type("risk learn")
    assert not buttons(table, "open")
    await table.alice.press("course:classic")
    assert "🎓" in said(table)
    assert await table.bot.store.read(lambda tx: tx.tables.get(number)) is None
