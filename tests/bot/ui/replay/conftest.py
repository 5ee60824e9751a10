"""A reader of pages; the tests of all files here share one Chromium."""

import pytest_asyncio
from support.chromium import started_chromium
from support.replay_reader import NARROW, Reader


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser():
    async with started_chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="package")
async def reader(browser):
    """A reader on a phone; whatever happens, nothing was asked of a network, and nothing broke."""
    context = await browser.new_context(viewport=NARROW, accept_downloads=True)
    one = Reader(await context.new_page())
    one.listen()
    yield one
    assert one.complaints == []
    assert [url for url in one.answered if not url.startswith(("file:", "blob:"))] == []
    await context.close()
