"""A course on the local table's page, on a phone: after each tap the question and its answers are in sight."""

import pytest
import pytest_asyncio
from support.chromium import holds, playwright, started_chromium
from support.tables.new_database import lay_new_database

from bot.app import create_bot
from bot.settings import Settings
from bot.ui.install import install

expect = playwright.expect

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

PHONE = {"width": 390, "height": 844}
GAMES = ["Risk Godstorm", *(pytest.param(game, marks=pytest.mark.long) for game in ("Classic Risk", "Risk Legacy"))]
GAMES += [pytest.param("The Lord of the Rings", marks=pytest.mark.long)]
"""The game with the longest turn; all with `-m long`."""
TAPS = 8
"""So many answers and choices of a first turn are given."""
ANSWER = """() => {
    const all = [...document.querySelectorAll(".message")], last = all.at(-1);
    const usual = last.querySelector(".actions .button.s1:not(:disabled)"), list = last.querySelector(".menu");
    (usual ?? list ?? last.querySelector(".actions .button:not(:disabled)")).click();
}"""
"""Press the blue button, else open the list, else press the first button."""
SEEN = """() => {
    const log = document.getElementById("log").getBoundingClientRect();
    const inSight = (one) => {
        const box = one.getBoundingClientRect();
        return box.top >= log.top && box.bottom <= log.bottom;
    };
    const last = [...document.querySelectorAll(".message")].at(-1);
    const control = last.querySelector(".actions .button, .menu");
    const titles = [...last.querySelectorAll(".md [role=heading]")];
    return {titles: titles.length, seen: [...titles, control].map(inSight)};
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser():
    async with started_chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def table(tmp_path, lay, small_pictures, strict_words, same_dice):
    """An open table with the game master."""
    bot = create_bot(Settings(_env_file=None, RISK_DATA=tmp_path / "data", RISK_EMOJI=False), install=install)
    (tmp_path / "data").mkdir()
    lay_new_database(bot.settings.database)
    async with lay(tmp_path / "discord", bot=bot) as one:
        yield one


@pytest.mark.parametrize("game", GAMES)
async def test_question_and_answers_are_in_sight_after_each_tap_of_a_first_turn(table, browser, game):
    profile = await browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, locale="en")
    page = await profile.new_page()
    page.set_default_timeout(8000)
    await page.goto(table.page("Alice").link + "#learn")
    await page.get_by_role("button", name=game).tap()
    await expect(page.get_by_text("🎓").last).to_be_visible()
    for tap in range(TAPS):
        await page.wait_for_timeout(150)
        found = await page.evaluate(SEEN)
        assert found["titles"], await page.locator(".message").last.inner_text()
        assert all(found["seen"]), (tap, await page.locator(".message").last.inner_text())
        before = await page.locator(".message .content").last.inner_html()
        await page.evaluate(ANSWER)
        if await page.locator(".unfolded").count():
            await page.locator(".unfolded [role=option]").first.tap()
        await holds(
            page, "(before) => [...document.querySelectorAll('.message .content')].at(-1).innerHTML !== before", before
        )
    await profile.close()
