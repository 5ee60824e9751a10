"""Photograph the panel of a first turn on a phone, as README shows it: the list of attacks, then the chosen one.

    python tests support.pictures.panel docs/pictures/panel.webp

It opens a local table in a folder of its own, fills it with AIs, and plays up to the first attack, each time with other
dice. It needs Chromium, Playwright, and a font with colour emoji.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from support.chromium import FLAGS, chromium

PHONE = {"width": 390, "height": 844}
BETWEEN = 16
"""The pixels between the two pictures."""
MOST = 30
"""The seconds that the slowest step may take: the AIs place their armies meanwhile."""


@contextmanager
def local_table() -> Iterator[str]:
    """A local table that has just been opened; the address of its first page."""
    command = (sys.executable, "-m", "bot", "run", "--no-browser", "--port", "0")
    with (
        TemporaryDirectory() as home,
        subprocess.Popen(command, env={"RISK_DATA": home}, stdout=subprocess.PIPE, text=True) as table,
    ):
        assert table.stdout is not None
        yield next(found[0] for line in table.stdout if (found := re.search(r"http://\S+", line)))
        table.terminate()


def photograph(page: Page) -> Image.Image:
    page.wait_for_timeout(1000)
    return Image.open(BytesIO(page.screenshot()))


def photograph_panel(address: str) -> tuple[Image.Image, Image.Image]:
    """The panel at the first attack of a game of The Lord of the Rings, with its list unfolded, then folded again."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        person = browser.new_context(
            viewport=PHONE, is_mobile=True, has_touch=True, locale="en", color_scheme="dark", device_scale_factor=1
        )
        person.set_default_timeout(MOST * 1000)
        front = person.new_page()
        front.goto(address)
        with person.expect_page() as opened:
            front.get_by_text("Play as Alice").click()
        page = opened.value

        def press(name: str | re.Pattern[str]) -> None:
            page.get_by_role("button", name=name).last.tap()

        press("The Lord of the Rings")
        for name in ("Join as Green", "Fill with AIs", "Start"):
            press(name)
        press(re.compile("^Play$"))
        press("Do it all for me")
        page.get_by_text("@Alice").last.wait_for()
        press(re.compile("^Play$"))
        press("the AI's choice")
        page.get_by_text("Attack, or end your attacks").last.wait_for()
        page.locator(".ephemeral .menu").last.tap()
        attacks = photograph(page)
        page.locator(".unfolded").get_by_role("option").nth(0).tap()
        page.get_by_text("to win, you lose").last.wait_for()
        return attacks, photograph(page)


def main(target: str) -> None:
    with local_table() as address:
        shots = photograph_panel(address)
    wide, high = PHONE["width"], PHONE["height"]
    both = Image.new("RGB", (2 * wide + BETWEEN, high), "white")
    for place, shot in enumerate(shots):
        both.paste(shot, (place * (wide + BETWEEN), 0))
    both.save(Path(target), quality=80, method=6)


if __name__ == "__main__":
    main(*sys.argv[1:])
