"""Chromium, for the tests that drive a page: without Playwright they are skipped, or fail where it is required."""

import asyncio
import os
import shutil
from contextlib import asynccontextmanager

import pytest

REQUIRED = os.environ.get("RISK_REQUIRE_BROWSER") == "1"
FLAGS = ("--no-sandbox", "--disable-gpu", "--in-process-gpu", "--renderer-process-limit=1")
"""Few processes, since to start one takes longer than most tests; and pages painted without imitating a GPU."""
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Chromium's names. The first has no windows, hence nothing to paint around a page: two thirds of the time."""

if REQUIRED:
    import playwright.async_api as playwright
else:
    playwright = pytest.importorskip("playwright.async_api", reason="playwright is not installed")


@asynccontextmanager
async def started_chromium():
    """One Chromium for all tests of a file: to start it takes as long as most of them."""
    path = chromium()
    async with playwright.async_playwright() as driver:
        started = await driver.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        await started.close()


def chromium() -> str:
    """The program's path; the test is skipped where there is none, or fails where one is required."""
    path = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if path is None:
        if REQUIRED:
            pytest.fail("RISK_REQUIRE_BROWSER=1, and no Chromium is on the PATH")
        pytest.skip("no Chromium on the PATH")
    return path


async def holds(page, condition, about=None):
    """Wait up to ten seconds until a condition, in JavaScript, is true of a page. Playwright's own `wait_for_function`
    runs a text in the page each time, which the policy of our pages forbids."""
    for _ in range(500):
        if await page.evaluate(condition, about):
            return
        await asyncio.sleep(0.02)
    raise AssertionError(condition)
