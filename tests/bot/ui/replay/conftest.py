"""A reader of pages; the tests of all files here share one Chromium, and one page of a short game."""

import pytest_asyncio
from support.chromium import started_chromium
from support.replay_reader import SMALL, check, html_of, somebody


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser():
    async with started_chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="package")
async def reader(browser):
    """A reader on a phone, who has opened nothing yet."""
    one = await somebody(browser)
    yield one
    check(one)
    await one.page.context.close()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def opened_once(browser, tmp_path_factory):
    """The page of a short game, which is opened once."""
    one = await somebody(browser)
    await one.open(tmp_path_factory.mktemp("page") / "war.html", html_of(SMALL))
    yield one
    await one.page.context.close()


@pytest_asyncio.fixture(loop_scope="package")
async def opened(opened_once):
    """A reader on a phone who has just opened the page of a short game."""
    await opened_once.begin_anew()
    await opened_once.rest()
    yield opened_once
    check(opened_once)
